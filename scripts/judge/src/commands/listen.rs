//! `cargo judge listen`

use crate::catalog::workspace_around;
use crate::command::report_error;
use crate::files;
use crate::listen::{Contest, Heard, Listener, PORTS, Received};
use crate::new::{self, New};
use crate::output::stdout;
use crate::report::counted;
use anyhow::{Context, Result, anyhow, bail};
use std::collections::HashMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "\
Install the browser extension Competitive Companion, open the page of a problem
or contest, and press the extension's button. Each problem is created as by
`cargo judge new`, with its limits and all its samples. Nothing is overwritten.
Only this machine can send problems; pages open in its browser cannot.

  cargo judge listen
  cargo judge listen --into ~/contest

With --into, each problem gets a folder of .in and .out files, with its limits.
That needs no checkout.

Exit status with --once: 0 if every problem was created, 1 if not.")]
pub(crate) struct Options {
    /// Port [default: the first free one of the extension's]
    #[arg(long, value_name = "N")]
    port: Option<u16>,

    /// Write only samples and limits, a subfolder per problem
    #[arg(long, value_name = "FOLDER")]
    into: Option<PathBuf>,

    /// Exit after one problem, or one whole contest
    #[arg(long)]
    once: bool,
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    match &options.into {
        Some(folder) => files::create_folder(folder)?,
        None => drop(workspace_around().context("name a folder with --into")?),
    }
    let listener = Listener::on(options.port.as_ref().map_or(&PORTS[..], std::slice::from_ref))?;
    let port = listener.port;
    writeln!(stdout(), "listening on port {port} for Competitive Companion; Ctrl-C ends")?;
    let mut session = Session::default();
    loop {
        let is_whole = match listener.next()? {
            Heard::Problem(received, reply) => {
                let made = session.make(options, &received);
                match &made {
                    Ok(_) => reply.send(200, ""),
                    Err(error) => reply.send(409, &format!("{error:#}\n")),
                }
                let is_made = made.is_ok();
                match made {
                    Ok(made) => writeln!(stdout(), "{made}")?,
                    Err(error) => report_error(&error.context(received.title())),
                }
                session.count(received.contest(), is_made)?
            }
            Heard::Refused(refusal, reply) => {
                reply.send(refusal.status, &format!("{}\n", refusal.reason));
                report_error(&anyhow!("a request was refused: {}", refusal.reason));
                refusal.is_loss && session.count(refusal.contest, false)?
            }
        };
        if options.once && is_whole {
            return Ok(ExitCode::from(u8::from(session.has_lost)));
        }
    }
}

#[derive(Default)]
struct Session {
    /// The title and address of each problem created, by id.
    made: HashMap<String, String>,
    /// The contests of received problems, by id.
    contests: HashMap<String, Progress>,
    has_lost: bool,
}

/// The number of problems in a contest, and how many of them were created or failed.
#[derive(Default)]
struct Progress {
    size: usize,
    made: usize,
    lost: usize,
}

impl Session {
    /// Creates a problem; returns a message about it.
    fn make(&mut self, options: &Options, received: &Received) -> Result<String> {
        let new = received.problem();
        let id = &new.id;
        if let Some(other) = self.made.get(id) {
            bail!("the id {id} is that of {other}, which came before; nothing has been changed");
        }
        let count = match new.samples.len() {
            0 => String::from("without samples"),
            count => format!("with {}", counted(count as u64, "sample")),
        };
        let (title, cases) = (&new.title, cases(options, id));
        let said = if options.into.is_some() {
            new::write_samples(&cases, &new)?;
            format!("{title}: wrote {}, {count}", cases.display())
        } else {
            new::write(workspace_around()?, &new)?;
            format!("{title}: made {id}, {count}; write problems/{id}/{id}.rs")
        };
        self.made.insert(id.clone(), format!("{title} <{}>", received.url()));
        let missing = missing(&new, options, &cases);
        Ok([vec![said], missing].concat().join("\n  "))
    }

    /// Counts a problem and reports how many of its contest have arrived. Returns whether all contests are
    /// complete.
    fn count(&mut self, contest: Option<Contest>, is_made: bool) -> Result<bool> {
        self.has_lost |= !is_made;
        if let Some(Contest { id, size, name }) = contest {
            let progress = self.contests.entry(id).or_default();
            progress.size = size;
            if is_made {
                progress.made += 1;
            } else {
                progress.lost += 1;
            }
            let lost = match progress.lost {
                0 => String::new(),
                lost => format!("; {lost} could not be made"),
            };
            writeln!(stdout(), "{} of {size} problems of {name}{lost}", progress.made)?;
        }
        let mut contests = self.contests.values();
        Ok(contests.all(|contest| contest.made + contest.lost >= contest.size))
    }
}

/// The folder of a problem's cases, for messages.
fn cases(options: &Options, id: &str) -> PathBuf {
    let folder = options.into.clone();
    folder.unwrap_or_else(|| PathBuf::from("testdata")).join(id)
}

/// Sentences about missing or unusual parts of a problem.
fn missing(new: &New, options: &Options, cases: &Path) -> Vec<String> {
    let mut missing = Vec::new();
    if new.samples.is_empty() {
        missing.push(format!(
            "The page shows no samples: write cases, such as {}/sample-1.in with sample-1.out.",
            cases.display()
        ));
    }
    if new.interactive {
        let sentence = if options.into.is_some() {
            "It is interactive: `test` gives the program the whole input, and does not answer it."
        } else {
            "It is interactive: `test` needs a book with an interactor (docs/new-problem.md)."
        };
        missing.push(sentence.to_owned());
    }
    missing.extend(new.note.clone());
    missing
}
