//! Looks for the period of an octal game: what `cargo judge octal` runs.
//!
//! Arguments: the code; the largest heap to try, or for how many seconds, as in `60s`; and how many
//! exceptional values to list at most. Prints lines of a name and what it stands for: `heaps` as
//! often as there is progress, and the others at the end, `period` only if one is proved.

use shared::octal::Octal;
use shared::sparse_space::SparseValues;
use std::env;
use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// So many values are found between two lines of progress.
const STEP: usize = 10_000;

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
    let [code, limit, listed] = &arguments[..] else {
        return Err("expected a code, a limit, and a number of exceptional values".into());
    };
    let game: Octal = code.parse()?;
    let limit = Limit::new(limit)?;
    let listed: usize = listed.parse()?;
    let mut heaps = game.sparse_values().ok_or(
        "the octal periodicity theorem does not apply to a code that repeats a digit for ever",
    )?;

    let mut tried = 64;
    let mut is_ended = false;
    let proof = loop {
        is_ended |= !extend(&mut heaps, tried, &limit)?;
        let proof = game.prove(heaps.values());
        if proof.is_some() || is_ended {
            break proof;
        }
        tried += tried / 2;
    };

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

/// What ends the search.
enum Limit {
    Heaps(usize),
    Time(Instant),
}

impl Limit {
    fn new(limit: &str) -> Result<Self, Box<dyn Error>> {
        Ok(match limit.strip_suffix('s') {
            Some(seconds) => {
                Limit::Time(Instant::now() + Duration::from_secs(seconds.parse::<u32>()?.into()))
            }
            None => Limit::Heaps(limit.parse()?),
        })
    }
}

/// Finds the values of all heaps up to this one, unless the limit comes first: whether it did not.
fn extend(heaps: &mut SparseValues, largest: usize, limit: &Limit) -> io::Result<bool> {
    let end = match *limit {
        Limit::Heaps(limit) => largest.min(limit),
        Limit::Time(_) => largest,
    };
    let mut known = heaps.values().len() - 1;
    while known < end {
        if matches!(*limit, Limit::Time(end) if Instant::now() >= end) {
            return Ok(false);
        }
        known = end.min(known + STEP);
        heaps.extend_to(known);
        writeln!(io::stdout(), "heaps {known}")?;
    }
    Ok(!matches!(*limit, Limit::Heaps(limit) if known >= limit))
}
