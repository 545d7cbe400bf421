//! `cargo judge new`

use crate::bundle::clipboard;
use crate::catalog::{Limits, workspace_around};
use crate::files;
use crate::new::{self, Kind, MANIFEST, New, Place, Rules, SEPARATOR, Sample};
use crate::output::stdout;
use anyhow::{Context, Result};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "\
The first case is read from stdin: its input, a line `---`, and the expected
output.

  cargo judge new own_turtles --title 'Turtles' --new-game turtles
  cargo judge new poj2348 --title 'Euclid'\\''s Game' --many --game euclid \\
      --case sample.in sample.out
  cargo judge new https://codeforces.com/problemset/problem/1369/F --many \\
      --new-game doubling

Nothing is overwritten, and after an error nothing is written.
docs/new-problem.md explains the next steps.")]
pub(crate) struct Options {
    /// Id, such as `own_nim` or `poj1067`, or the statement's URL
    ///
    /// The id names the problem's files. It can be derived from the URL
    #[arg(value_name = "ID|URL")]
    id: String,

    /// Title [default: the id]
    #[arg(long)]
    title: Option<String>,

    /// Judge; `own` for a problem that is on no judge
    ///
    /// The judge is named by its key in scripts/judge/judges.toml
    ///
    /// [default: the judge that the id or the URL names, or else `own`]
    #[arg(long)]
    judge: Option<String>,

    /// Judge's own name for the problem [default: from the id or URL]
    #[arg(long)]
    number: Option<String>,

    /// Statement's URL [default: the judge's usual one]
    #[arg(long)]
    url: Option<String>,

    /// Many cases per input, each answered by one line
    #[arg(long)]
    many: bool,

    /// Draft a book for an existing game, such as nim
    ///
    /// Without MODULE, the names of these games are listed
    #[arg(
        long,
        value_name = "MODULE",
        num_args = 0..=1,
        default_missing_value = "",
        conflicts_with_all = ["new_game", "kind"]
    )]
    game: Option<String>,

    /// Draft a book, and the rules of a new game
    ///
    /// MODULE is the name of the rules' module
    #[arg(long, value_name = "MODULE")]
    new_game: Option<String>,

    /// Kind of the new game
    #[arg(long, value_enum, default_value_t, requires = "new_game")]
    kind: Kind,

    /// Create an interactive problem
    ///
    /// In an interactive problem, the judge talks with the program
    #[arg(long, conflicts_with = "many")]
    interactive: bool,

    /// Take the first case from these two files
    #[arg(long, num_args = 2, value_names = ["INPUT", "OUTPUT"])]
    case: Vec<PathBuf>,

    /// Take the first case from the clipboard
    ///
    /// It is written as on stdin
    #[arg(long, conflicts_with = "case")]
    clipboard: bool,
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let mut new = of(options)?;
    // Errors are reported before the user types a sample.
    new::check(workspace_around()?, &new)?;
    new.samples = vec![sample(options)?];
    for path in new::write(workspace_around()?, &new)? {
        writeln!(stdout(), "wrote {}", path.display())?;
    }
    writeln!(stdout(), "entered it in {MANIFEST}\n\n{}", next_steps(&new))?;
    Ok(ExitCode::SUCCESS)
}

/// The problem that the options describe, without its sample.
fn of(options: &Options) -> Result<New> {
    let address = if options.id.contains("://") { Some(&options.id) } else { options.url.as_ref() };
    let of_url = address.and_then(|url| Place::of_url(url));
    let id = if options.id.contains("://") {
        let place = of_url.as_ref();
        let place =
            place.context("the judge is unknown; give an id, and the address with --url")?;
        place.id.clone()
    } else {
        options.id.clone()
    };
    let place = of_url.or_else(|| Place::of_id(&id));
    // Facts about one judge do not apply to another.
    let place = place.filter(|place| options.judge.as_ref().is_none_or(|key| key == place.judge));
    let judge = options.judge.as_deref();
    let judge = judge.or(place.as_ref().map(|place| place.judge)).unwrap_or("own");
    let number = place.as_ref().map(|place| place.number.clone());
    let number = options.number.clone().or(number);
    Ok(New {
        title: options.title.clone().unwrap_or_else(|| id.clone()),
        judge: judge.to_owned(),
        number: number.unwrap_or_else(|| new::number_of(&id, judge)),
        url: address.cloned().or(place.and_then(|place| place.url)),
        many: options.many,
        samples: Vec::new(),
        limits: Limits::default(),
        note: None,
        rules: match (&options.game, &options.new_game) {
            (Some(module), _) => Rules::Existing(module.clone()),
            (None, Some(module)) => Rules::New(module.clone(), options.kind),
            (None, None) => Rules::None,
        },
        interactive: options.interactive,
        id,
    })
}

fn sample(options: &Options) -> Result<Sample> {
    if let [input, output] = options.case.as_slice() {
        let (input, output) = (files::read_text(input)?, files::read_text(output)?);
        return Ok(Sample { input, output });
    }
    if options.clipboard {
        return Sample::parse(&clipboard::paste()?).context("the clipboard");
    }
    if io::stdin().is_terminal() {
        let end = if cfg!(windows) { "Ctrl-Z and Enter" } else { "Ctrl-D" };
        eprintln!(
            "Paste the sample's input, then a line {SEPARATOR}, then the output that is expected; \
             then press {end}."
        );
    }
    Sample::parse(&files::text("stdin", files::stdin()?)?).context("stdin")
}

fn next_steps(new: &New) -> String {
    let id = &new.id;
    let mut steps =
        vec![format!("write problems/{id}/{id}.rs, and complete problems/{id}/problem.toml")];
    if let Rules::New(game, _) = &new.rules {
        steps.push(format!("write the rules in problems/{id}/rules/{game}.rs"));
    }
    if let Rules::None = new.rules {
        steps.push(format!("cargo judge test {id}"));
    } else {
        steps.push(format!("complete problems/{id}/book.rs, and remove `IS_DRAFT` from it"));
        steps.push(format!("cargo judge test {id}, and cargo judge stress {id}"));
    }
    steps.push(format!("cargo judge ready {id}, which says what is still missing"));
    steps.push(format!("cargo judge bundle {id} -o answer.rs"));
    steps.push(String::from(
        "cargo judge list --into docs/problems.md shared/src/guide.rs shared/src/partizan.rs",
    ));
    let steps = (1..).zip(steps).map(|(number, step)| format!("  {number}. {step}\n"));
    format!("Next (docs/new-problem.md):\n{}", steps.collect::<String>().trim_end())
}
