//! `cargo judge new`

use anyhow::{Context, Result};
use judge::bundle::clipboard;
use judge::catalog::workspace;
use judge::new::{self, New, Rules, SEPARATOR, Sample};
use judge::output::stdout;
use std::fs;
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Options of `cargo judge new`.
#[derive(clap::Args)]
#[command(after_help = "\
The first case is read from stdin: its input, a line `---`, and the output that is expected.

  cargo judge new own_nim --title 'Nim' --book
  cargo judge new poj2348 --title 'Euclid'\\''s Game' --many --game euclid --case sample.in sample.out

Nothing is overwritten, and nothing is written if something is wrong. docs/new-problem.md goes on from
there.")]
pub struct Options {
    /// The name of the problem's files, such as `own_nim` or `poj1067`
    id: String,

    /// The title [default: the id]
    #[arg(long)]
    title: Option<String>,

    /// The judge, by its key in scripts/judge/judges.toml; `own` for a problem that is on none
    /// [default: the one whose key the id begins with, or else `own`]
    #[arg(long)]
    judge: Option<String>,

    /// The judge's own name for the problem [default: the rest of the id]
    #[arg(long)]
    number: Option<String>,

    /// The statement's address
    #[arg(long)]
    url: Option<String>,

    /// An input file holds many cases, each answered by one line
    #[arg(long)]
    many: bool,

    /// Draft the rules of the game and the problem's book, for `stress`, `answer` and `explore`
    #[arg(long)]
    book: bool,

    /// Draft the book for a game whose rules are there: a module of scripts/jury/src/rules
    #[arg(long, value_name = "MODULE", conflicts_with = "book")]
    game: Option<String>,

    /// Take the first case from these two files
    #[arg(long, num_args = 2, value_names = ["INPUT", "OUTPUT"])]
    case: Vec<PathBuf>,

    /// Take the first case from the clipboard, written as on stdin
    #[arg(long, conflicts_with = "case")]
    clipboard: bool,
}

/// Writes the files that begin a problem.
pub fn run(options: &Options) -> Result<ExitCode> {
    let id = &options.id;
    let judge = options
        .judge
        .as_deref()
        .unwrap_or_else(|| new::judge_of(id));
    let mut new = New {
        id: id.clone(),
        title: options.title.clone().unwrap_or_else(|| id.clone()),
        judge: judge.to_owned(),
        number: options
            .number
            .clone()
            .unwrap_or_else(|| new::number_of(id, judge)),
        url: options.url.clone(),
        many: options.many,
        sample: Sample {
            input: String::new(),
            output: String::new(),
        },
        rules: match &options.game {
            Some(module) => Rules::Existing(module.clone()),
            None if options.book => Rules::New,
            None => Rules::None,
        },
    };
    // Before anybody types a sample in vain.
    new::check(workspace()?, &new)?;
    new.sample = sample(options)?;
    let [files, entries] = new::write(workspace()?, &new)?;
    for path in &files {
        writeln!(stdout(), "wrote {}", path.display())?;
    }
    for path in &entries {
        writeln!(stdout(), "entered it in {}", path.display())?;
    }
    writeln!(stdout(), "\n{}", next_steps(&new))?;
    Ok(ExitCode::SUCCESS)
}

/// The first case.
fn sample(options: &Options) -> Result<Sample> {
    if let [input, output] = options.case.as_slice() {
        let read = |path: &Path| {
            fs::read_to_string(path).with_context(|| format!("{}: cannot be read", path.display()))
        };
        return Ok(Sample {
            input: read(input)?,
            output: read(output)?,
        });
    }
    if options.clipboard {
        return Sample::parse(&clipboard::paste()?).context("the clipboard");
    }
    if io::stdin().is_terminal() {
        let end = if cfg!(windows) {
            "Ctrl-Z and Enter"
        } else {
            "Ctrl-D"
        };
        eprintln!(
            "Paste the sample's input, then a line {SEPARATOR}, then the output that is expected; \
             then press {end}."
        );
    }
    let mut text = String::new();
    io::stdin()
        .read_to_string(&mut text)
        .context("stdin cannot be read")?;
    Sample::parse(&text).context("stdin")
}

fn next_steps(new: &New) -> String {
    let id = &new.id;
    let mut steps = vec![format!(
        "write problems/src/bin/{id}.rs, and complete testdata/{id}.toml"
    )];
    if let Rules::New = new.rules {
        steps.push(format!("write the rules in scripts/jury/src/rules/{id}.rs"));
    }
    if let Rules::None = new.rules {
        steps.push(format!("cargo judge test {id}"));
    } else {
        steps.push(format!(
            "complete scripts/jury/src/books/{id}.rs, and remove `IS_DRAFT` from it"
        ));
        steps.push(format!(
            "cargo judge test {id}, and cargo judge stress {id}"
        ));
    }
    steps.push(format!("cargo judge bundle {id} -o answer.rs"));
    steps.push(String::from("cargo judge list --into README.md"));
    let steps = (1..)
        .zip(steps)
        .map(|(number, step)| format!("  {number}. {step}\n"));
    format!(
        "Next (docs/new-problem.md):\n{}",
        steps.collect::<String>().trim_end()
    )
}
