//! `cargo judge completions`

use super::Arguments;
use crate::catalog::Catalog;
use crate::output::stdout;
use anyhow::Result;
use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, CommandFactory};
use clap_complete::{Shell, generate};
use std::collections::BTreeSet;
use std::io::Write;
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "\
The script completes `cargo judge`, and `judge` if that is installed. To install
the script, run one of these in a checkout:

  bash:
    cargo judge completions bash > ~/.cargo-judge.bash
    echo 'source ~/.cargo-judge.bash' >> ~/.bashrc
  zsh:
    cargo judge completions zsh > <a folder of $fpath>/_cargo-judge
  fish:
    cargo judge completions fish > ~/.config/fish/conf.d/cargo-judge.fish
  powershell:
    cargo judge completions powershell > ~/cargo-judge.ps1
    Add-Content $PROFILE '. ~/cargo-judge.ps1'
  elvish:
    cargo judge completions elvish >> ~/.config/elvish/rc.elv

In bash, zsh and fish, the script has the names of the problems: write it again
when there are new ones. In zsh, cargo's own completion must be installed too.")]
pub(crate) struct Options {
    /// Shell
    shell: Shell,
}

/// The name under which zsh looks for a cargo subcommand's completion.
const ZSH_NAME: &str = "cargo-judge";

/// The commands' name in bash: clap's script finds no subcommands for a name with a dash.
const BASH_NAME: &str = "cargo_judge";

/// bash has a single completion for cargo, which knows only cargo's own commands, so this script replaces it.
/// It adds the names of problems, since clap's script completes only options.
const BASH: &str = r#"
_cargo_judge_names="NAMES"

_judge_alone() {
    COMP_WORDS=(cargo_judge "${COMP_WORDS[@]:1}")
    [[ $(complete -p cargo_judge) =~ -F\ ([^\ ]+) ]] && "${BASH_REMATCH[1]}" cargo_judge "$2" "$3"
    if [[ " COMMANDS " == *" ${COMP_WORDS[1]} "* && $COMP_CWORD -gt 1 && $2 != -* && $3 != --* ]]; then
        COMPREPLY+=($(compgen -W "$_cargo_judge_names" -- "$2"))
    fi
}
complete -F _judge_alone -o bashdefault -o default judge

_cargo_with_judge() {
    if [[ ${COMP_WORDS[1]} == judge && $COMP_CWORD -gt 1 ]]; then
        COMP_WORDS=("${COMP_WORDS[@]:1}")
        COMP_CWORD=$((COMP_CWORD - 1))
        _judge_alone "$@"
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

const FISH: &str = r#"
complete -c cargo -n "__fish_seen_subcommand_from judge; and __fish_seen_subcommand_from COMMANDS" -f -a "NAMES"
complete -c judge -n "__fish_seen_subcommand_from COMMANDS" -f -a "NAMES"
"#;

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let names = names(&Catalog::load_or_carried()?);
    let judge = Arguments::command();
    let mut script = Vec::new();
    match options.shell {
        Shell::Bash => {
            let added = with_names(BASH, &judge, &names);
            let mut judge = judge.name(BASH_NAME).bin_name(BASH_NAME);
            generate(Shell::Bash, &mut judge, BASH_NAME, &mut script);
            script.extend(added.as_bytes());
        }
        Shell::Zsh => {
            let mut judge = taking(judge.name(ZSH_NAME).bin_name(ZSH_NAME), &names);
            let mut made = Vec::new();
            generate(Shell::Zsh, &mut judge, ZSH_NAME, &mut made);
            // The lines that say what the script completes end with the name.
            let made = String::from_utf8(made)?;
            let both = made.replace("cargo-judge\n", "cargo-judge judge\n");
            script.extend(both.as_bytes());
        }
        // In fish, this adds to cargo's own completion; in PowerShell and elvish, it replaces that.
        shell => {
            let added = with_names(FISH, &judge, &names);
            let mut judge = judge.name("judge").bin_name("judge");
            let mut cargo = Command::new("cargo").subcommand(judge.clone());
            generate(shell, &mut cargo, "cargo", &mut script);
            let mut alone = Vec::new();
            generate(shell, &mut judge, "judge", &mut alone);
            // PowerShell accepts these lines only at the top.
            let alone = String::from_utf8(alone)?;
            let lines = alone.lines().filter(|line| !line.starts_with("using namespace "));
            script.extend(lines.flat_map(|line| [line, "\n"]).collect::<String>().as_bytes());
            if shell == Shell::Fish {
                script.extend(added.as_bytes());
            }
        }
    }
    stdout().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}

fn names(catalog: &Catalog) -> Vec<String> {
    let names = catalog
        .solutions()
        .flat_map(|(problem, solution)| [problem.id.clone(), solution.name.clone()]);
    let names: BTreeSet<String> = names.collect();
    names.into_iter().collect()
}

fn is_name(argument: &Arg) -> bool {
    ["names", "problem", "solution"].contains(&argument.get_id().as_str())
}

/// Adds the names, and the commands that take them, to a script.
fn with_names(script: &str, judge: &Command, names: &[String]) -> String {
    let commands = judge
        .get_subcommands()
        .filter(|command| command.get_arguments().any(is_name))
        .map(Command::get_name);
    let commands: Vec<&str> = commands.collect();
    script.replace("COMMANDS", &commands.join(" ")).replace("NAMES", &names.join(" "))
}

fn taking(judge: Command, names: &[String]) -> Command {
    judge.mut_subcommands(|command| {
        command.mut_args(|argument| {
            if is_name(&argument) {
                argument.value_parser(PossibleValuesParser::new(names.to_vec()))
            } else {
                argument
            }
        })
    })
}
