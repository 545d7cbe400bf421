//! `cargo judge listen`

use super::report_error;
use anyhow::{Context, Result};
use judge::catalog::workspace;
use judge::listen::{Listener, PORTS, Received};
use judge::new;
use judge::output::stdout;
use judge::report::counted;
use std::collections::HashMap;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Options of `cargo judge listen`.
#[derive(clap::Args)]
#[command(after_help = "\
Install the browser's extension Competitive Companion, open the page of a problem or of a contest, and
press the extension's button: the problem is made as `cargo judge new` makes it, with its limits and all
its samples. Nothing is overwritten. Only this machine can send problems, and no page that is open in
its browser.

  cargo judge listen
  cargo judge listen --into ~/contest    a folder of .in and .out files for each problem; this needs no
                                         checkout")]
pub struct Options {
    /// The port to listen on [default: the first free one of those that the extension sends to]
    #[arg(long, value_name = "N")]
    port: Option<u16>,

    /// Write only the samples, into a folder in this one for each problem
    #[arg(long, value_name = "FOLDER")]
    into: Option<PathBuf>,

    /// End after one problem, or one whole contest
    #[arg(long)]
    once: bool,
}

/// Makes the problems that the browser sends.
pub fn run(options: &Options) -> Result<ExitCode> {
    if options.into.is_none() {
        workspace().context("name a folder with --into")?;
    }
    let listener = Listener::on(
        options
            .port
            .as_ref()
            .map_or(&PORTS[..], std::slice::from_ref),
    )?;
    let port = listener.port;
    writeln!(
        stdout(),
        "listening on port {port} for Competitive Companion; Ctrl-C ends"
    )?;
    // How many problems of each contest have come.
    let mut come: HashMap<String, usize> = HashMap::new();
    loop {
        let received = listener.next()?;
        if let Err(error) = make(options, &received) {
            report_error(&error.context(received.title()));
        }
        let Some((batch, name)) = received.batch() else {
            if options.once {
                return Ok(ExitCode::SUCCESS);
            }
            continue;
        };
        let number = come.entry(batch.id.clone()).or_default();
        *number += 1;
        writeln!(stdout(), "{number} of {} problems of {name}", batch.size)?;
        if *number == batch.size && options.once {
            return Ok(ExitCode::SUCCESS);
        }
    }
}

/// Makes a problem, and says what has been made.
fn make(options: &Options, received: &Received) -> Result<()> {
    let mut out = stdout();
    if let Some(folder) = &options.into {
        fs::create_dir_all(folder)
            .with_context(|| format!("{}: cannot be created", folder.display()))?;
        let folder = folder.join(received.id());
        let samples = received.samples()?;
        new::write_samples(&folder, &samples)?;
        let (title, count) = (received.title(), counted(samples.len() as u64, "sample"));
        writeln!(out, "{title}: wrote {}, with {count}", folder.display())?;
        return Ok(());
    }
    let new = received.problem()?;
    new::write(workspace()?, &new)?;
    let (id, count) = (&new.id, counted(new.samples.len() as u64, "sample"));
    writeln!(
        out,
        "{}: made {id}, with {count}; write problems/src/bin/{id}.rs",
        new.title
    )?;
    Ok(())
}
