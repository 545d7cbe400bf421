//! `cargo judge octal`

mod code;
mod program;

use crate::files;
use crate::output::stdout;
use crate::report::{self, escaped};
use crate::runner;
use anyhow::{Context, Result, bail, ensure};
use indicatif::{HumanCount, ProgressBar};
use std::collections::HashMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Duration;

#[derive(clap::Args)]
#[command(after_help = "\
For example, Kayles, Dawson's Kayles, and a game with a long period:

  cargo judge octal 0.77
  cargo judge octal 0.07 --all
  cargo judge octal 0.16 --heaps 1000000
  cargo judge octal 0.16 --seconds 3600 --resume 0.16.values
  cargo judge octal 0.16 --certificate 0.16.certificate

A search takes about three bytes of memory per heap. With --resume, values are
saved to disk continually, in one or two bytes per heap; whatever stops the
search, the same command continues it. docs/octal.md describes the contents of a
certificate and how to check it.

A period is printed only if the octal periodicity theorem proves it. Exceptional
values differ from the period continued to the left; each is printed as
`heap:value`. Rare values, which form the sparse space, have an even number of
ones among certain binary digits. Since few heaps have a rare value, the others
are found quickly.")]
pub(crate) struct Options {
    /// Code of the game, such as 0.77
    code: String,

    /// Largest heap to try before giving up
    ///
    /// [default: as far as `--seconds` allows]
    #[arg(long, value_name = "N")]
    heaps: Option<u64>,

    /// Give up after N seconds of processor time
    #[arg(long, value_name = "N", default_value_t = 60, conflicts_with = "heaps")]
    seconds: u32,

    /// Give up before using more than N GB of memory
    #[arg(long, value_name = "N")]
    memory: Option<u64>,

    /// Keep the values in this file, and continue from them
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    /// Write a certificate of the period to this file
    ///
    /// A checker verifies the period by recomputing the values
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,

    /// Print all exceptional values, not just the first ones
    #[arg(long)]
    all: bool,
}

/// The default number of exceptional values to print.
const FIRST: usize = 16;

/// An upper bound on the memory per heap: two bytes for its value, the rest for the search for a period.
const BYTES_A_HEAP: u64 = 4;

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let code = code::checked(&options.code).with_context(|| escaped(options.code.as_bytes()))?;
    if let Some(certificate) = &options.certificate {
        check_certificate(certificate, options.resume.as_deref())?;
    }
    let (program, _folder) = program::built()?;
    let fit = options.memory.map(|memory| memory.saturating_mul(1_000_000_000) / BYTES_A_HEAP);
    let limit = options.heaps.into_iter().chain(fit).min();
    let limit = limit.map_or(String::from("-"), |heaps| heaps.to_string());
    let listed = if options.all { usize::MAX } else { FIRST };
    let mut child = Command::new(&program)
        .args([&code, &limit, &listed.to_string()])
        .args(
            [&options.resume, &options.certificate]
                .map(|file| file.as_deref().unwrap_or(Path::new(""))),
        )
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("{}: cannot be started", program.display()))?;
    let lines = BufReader::new(child.stdout.take().expect("its output is a pipe"));
    let time = Duration::from_secs(options.seconds.into());
    let is_limited = options.heaps.is_none();
    let progress = match options.heaps {
        Some(heaps) => report::bar(heaps, "[{bar:40}] {msg} heaps"),
        None => report::bar(0, "{elapsed} {msg} heaps"),
    };
    let found = Found::read(lines, &progress, || {
        if is_limited && runner::processor_time(&child).is_some_and(|used| used >= time) {
            end(&mut child);
        }
    })?;
    let status = child.wait()?;
    if let Some(error) = found.facts.get("error") {
        bail!("{code}: {error}");
    }
    ensure!(status.success(), "{code}: the search has failed ({status})");
    found.print()?;
    if !found.facts.contains_key("period") {
        if let Some(file) = &options.resume {
            let file = file.display();
            eprintln!("the values are kept: a search with `--resume {file}` continues from them");
        }
        if let Some(file) = &options.certificate {
            eprintln!("{}: not written, as there is nothing to certify", file.display());
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Checks before a long search that its certificate can be written and that no other file is lost.
fn check_certificate(path: &Path, resumed: Option<&Path>) -> Result<()> {
    const START: &[u8] = b"octal ";
    let shown = path.display();
    let is_resumed = resumed.is_some_and(|resumed| place(resumed) == place(path));
    ensure!(!is_resumed, "{shown}: keeps the values; give the certificate another name");
    let file = match File::open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return files::check_folder(path),
        file => file.with_context(|| format!("{shown}: cannot be read"))?,
    };
    let mut start = Vec::new();
    file.take(START.len() as u64)
        .read_to_end(&mut start)
        .with_context(|| format!("{shown}: cannot be read"))?;
    ensure!(
        start.is_empty() || start == START,
        "{shown}: exists and is not a certificate; give another name"
    );
    Ok(())
}

/// The path of a file that may be new, with its folder resolved.
fn place(path: &Path) -> PathBuf {
    let path = Path::new(".").join(path);
    let folder = path.parent().and_then(|folder| folder.canonicalize().ok());
    let place = folder.zip(path.file_name()).map(|(folder, name)| folder.join(name));
    place.unwrap_or(path)
}

/// Ends a search; its values so far are then final.
fn end(search: &mut Child) {
    drop(search.stdin.take());
}

#[derive(Default)]
struct Found {
    /// The last line with each name.
    facts: HashMap<String, String>,
    exceptions: Vec<String>,
}

impl Found {
    /// Reads all lines, shows the progress in them, and calls `look` for each.
    fn read(lines: impl BufRead, bar: &ProgressBar, mut look: impl FnMut()) -> Result<Found> {
        let mut found = Found::default();
        for line in lines.lines() {
            let line = line?;
            let (name, value) = line.split_once(' ').unwrap_or((&line, ""));
            match name {
                "exception" => found.exceptions.push(value.replacen(' ', ":", 1)),
                _ => {
                    found.facts.insert(name.to_owned(), value.to_owned());
                }
            }
            if name == "heaps" {
                let heaps = value.parse().unwrap_or(0);
                bar.set_position(heaps);
                bar.set_message(HumanCount(heaps).to_string());
                look();
            }
        }
        bar.finish_and_clear();
        Ok(found)
    }

    fn print(&self) -> io::Result<()> {
        let fact = |name: &str| self.facts.get(name).map_or("", String::as_str);
        let mut out = stdout();
        let (code, heaps) = (fact("code"), fact("heaps"));
        if self.facts.contains_key("period") {
            writeln!(out, "{code} has the period {}", fact("period"))?;
            writeln!(out, "preperiod      {}", fact("preperiod"))?;
            writeln!(out, "proof          by the values of {} heaps", fact("needed"))?;
            self.print_exceptions()?;
        } else {
            writeln!(out, "{code}: no period is proved by the values of the heaps up to {heaps}")?;
        }
        writeln!(out, "largest value  {} of the heaps up to {heaps}", fact("largest"))?;
        let (rare, last, mask) = (fact("rare"), fact("last-rare"), fact("mask"));
        let size = match fact("by-size") {
            "true" => " and the size",
            _ => "",
        };
        writeln!(out, "sparse space   mask {mask}{size}, {rare} rare heaps, last {last}")
    }

    fn print_exceptions(&self) -> io::Result<()> {
        let mut out = stdout();
        let fact = |name: &str| self.facts.get(name).map_or("", String::as_str);
        let count = fact("exceptions");
        match fact("last-exception") {
            "" => writeln!(out, "exceptions     none")?,
            last => writeln!(out, "exceptions     {count}, last {last}")?,
        }
        if self.exceptions.is_empty() {
            return Ok(());
        }
        let is_cut = count.parse() != Ok(self.exceptions.len());
        let rest = if is_cut { " … (--all)" } else { "" };
        writeln!(out, "               {}{rest}", self.exceptions.join(" "))
    }
}
