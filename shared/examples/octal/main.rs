//! Looks for the period of an octal game: what `cargo judge octal` runs.
//!
//! Arguments: the code; the largest heap to try, or `-`; how many exceptional values to list at most;
//! the file that the values are kept in, and that of the certificate of a period: empty if there is to be
//! none. The search ends as well when the standard input does. Prints lines of a name and what it stands for: `heaps` as often as there is
//! progress, and the others at the end, `period` only if one is proved.

mod certificate;
mod kept;

use kept::Kept;
use shared::octal::Octal;
use shared::sparse_space::SparseValues;
use std::env;
use std::error::Error;
use std::fs::File;
use std::io::{self, Read, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// So many values are found between two looks at what ends the search.
const STEP: usize = 1000;

/// The time between two lines of progress.
const PAUSE: Duration = Duration::from_millis(100);

/// True once no thread needs more values.
static IS_OVER: AtomicBool = AtomicBool::new(false);

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // There may be nobody left who reads it.
            let _ = writeln!(io::stdout(), "error {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [code, limit, listed, kept, certificate] = &arguments[..] else {
        return Err(
            "expected a code, a limit, a number of exceptional values, and two files".into()
        );
    };
    let game: Octal = code.parse()?;
    let limit = match limit.as_str() {
        "-" => usize::MAX,
        heaps => heaps.parse()?,
    };
    let listed: usize = listed.parse()?;
    let mut heaps = game.sparse_values().ok_or(
        "the octal periodicity theorem does not apply to a code that repeats a digit for ever",
    )?;
    let mut kept = match kept.as_str() {
        "" => None,
        file => Some(Kept::open(file, &game, &mut heaps)?),
    };
    thread::spawn(|| {
        // Nothing is said there: it only ends.
        let _ = io::stdin().read(&mut [0]);
        IS_OVER.store(true, Ordering::Relaxed);
    });

    let mut tried = heaps.values().len().max(64);
    let mut is_ended = false;
    let proof = loop {
        is_ended |= !extend(&mut heaps, tried, limit, kept.as_mut())?;
        let proof = game.prove(heaps.values());
        if proof.is_some() || is_ended {
            break proof;
        }
        tried += tried / 2;
    };

    if let Some(periodic) = proof.as_ref().filter(|_| !certificate.is_empty()) {
        let said = |error: io::Error| format!("{certificate}: {error}");
        let file = File::create(certificate).map_err(said)?;
        certificate::write(io::BufWriter::new(file), &game, &heaps, periodic).map_err(said)?;
    }

    let mut out = io::BufWriter::new(io::stdout().lock());
    let values = heaps.values();
    let last = |heaps: &[usize]| heaps.last().map_or(String::from("none"), usize::to_string);
    writeln!(out, "code {game}")?;
    writeln!(out, "heaps {}", values.len() - 1)?;
    let largest = values.iter().max().expect("the empty heap has a value");
    writeln!(out, "largest {largest}")?;
    writeln!(out, "mask {:b}", heaps.mask())?;
    writeln!(out, "by-size {}", heaps.by_size())?;
    writeln!(out, "rare {}", heaps.rare_heaps().len())?;
    writeln!(out, "last-rare {}", last(heaps.rare_heaps()))?;
    if let Some(periodic) = proof {
        writeln!(out, "period {}", periodic.period())?;
        writeln!(out, "preperiod {}", periodic.preperiod())?;
        writeln!(out, "needed {}", game.values_needed(&periodic))?;
        writeln!(out, "exceptions {}", periodic.exceptions().count())?;
        for (heap, value) in periodic.exceptions().take(listed) {
            writeln!(out, "exception {heap} {value}")?;
        }
        if let Some((heap, _)) = periodic.exceptions().next_back() {
            writeln!(out, "last-exception {heap}")?;
        }
    }
    out.flush()?;
    Ok(())
}

/// Finds the values of all heaps up to this one, unless something ends the search before: whether
/// nothing does.
fn extend(
    heaps: &mut SparseValues,
    largest: usize,
    limit: usize,
    mut kept: Option<&mut Kept>,
) -> Result<bool, Box<dyn Error>> {
    let end = largest.min(limit);
    let mut known = heaps.values().len() - 1;
    let mut said = Instant::now();
    while known < end && !IS_OVER.load(Ordering::Relaxed) {
        known = end.min(known + STEP);
        heaps.extend_to(known);
        if known == end || said.elapsed() >= PAUSE {
            if let Some(kept) = &mut kept {
                kept.append(heaps.values())?;
            }
            writeln!(io::stdout(), "heaps {known}")?;
            said = Instant::now();
        }
    }
    if let Some(kept) = kept {
        kept.append(heaps.values())?;
    }
    Ok(largest < limit && !IS_OVER.load(Ordering::Relaxed))
}
