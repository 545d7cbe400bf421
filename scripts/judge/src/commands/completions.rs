//! `cargo judge completions`

use crate::Arguments;
use anyhow::Result;
use clap::builder::PossibleValuesParser;
use clap::{Command, CommandFactory};
use clap_complete::{Shell, generate};
use judge::catalog::Catalog;
use judge::output::stdout;
use std::io::Write;
use std::process::ExitCode;

/// Prints a script by which a shell completes `cargo judge`: commands, options, and the names of the
/// problems and solutions.
#[derive(clap::Args)]
#[command(after_help = "\
To install it, in this workspace:
  bash        echo 'source ~/.cargo-judge.bash' >> ~/.bashrc
              cargo judge completions bash > ~/.cargo-judge.bash
  zsh         cargo judge completions zsh > <a folder of $fpath>/_cargo-judge
  fish        cargo judge completions fish > ~/.config/fish/conf.d/cargo-judge.fish
  powershell  cargo judge completions powershell >> $PROFILE
  elvish      cargo judge completions elvish >> ~/.config/elvish/rc.elv

Print it again when there are new problems. In zsh, cargo's own completion must be installed too.")]
pub struct Options {
    shell: Shell,
}

/// Under this name, the completions of bash and zsh are found by those of cargo.
const NAME: &str = "cargo-judge";

/// In bash, cargo has one completion, which knows its own commands only: this one stands before it.
const BASH: &str = r#"
_cargo_with_judge() {
    if [[ ${COMP_WORDS[1]} == judge && $COMP_CWORD -gt 1 ]]; then
        COMP_WORDS=(cargo-judge "${COMP_WORDS[@]:2}")
        COMP_CWORD=$((COMP_CWORD - 1))
        [[ $(complete -p cargo-judge) =~ -F\ ([^\ ]+) ]] && "${BASH_REMATCH[1]}" cargo-judge "$2" "$3"
        return
    fi
    if ! declare -F _cargo > /dev/null && declare -F _get_comp_words_by_ref > /dev/null; then
        # This sets cargo's own completion in the place of this one.
        source "$(rustc --print sysroot)/etc/bash_completion.d/cargo" 2> /dev/null
        complete -F _cargo_with_judge -o bashdefault -o default cargo
    fi
    ! declare -F _cargo > /dev/null || _cargo "$@"
}
complete -F _cargo_with_judge -o bashdefault -o default cargo
"#;

/// Prints the script.
pub fn run(options: &Options) -> Result<ExitCode> {
    let judge = with_names(Arguments::command(), &Catalog::load()?);
    let mut script = Vec::new();
    match options.shell {
        Shell::Bash | Shell::Zsh => {
            generate(options.shell, &mut judge.clone(), NAME, &mut script);
        }
        // These complete a command of cargo beside its own.
        _ => {
            let mut cargo = Command::new("cargo").subcommand(judge.name("judge"));
            generate(options.shell, &mut cargo, "cargo", &mut script);
        }
    }
    if options.shell == Shell::Bash {
        script.extend(BASH.as_bytes());
    }
    stdout().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}

/// The command, with the names of problems and solutions where it takes them.
fn with_names(command: Command, catalog: &Catalog) -> Command {
    let mut names: Vec<String> = catalog
        .solutions()
        .flat_map(|(problem, solution)| [problem.id.clone(), solution.name.clone()])
        .collect();
    names.sort();
    names.dedup();
    command.mut_subcommands(|subcommand| {
        subcommand.mut_args(|argument| match argument.get_id().as_str() {
            "names" | "solution" => argument.value_parser(PossibleValuesParser::new(names.clone())),
            _ => argument,
        })
    })
}
