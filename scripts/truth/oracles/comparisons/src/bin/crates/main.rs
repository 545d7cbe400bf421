//! Compares the theory with other people's crates, on random cases.
//!
//! Prints one line per comparison, with tabs: the subject, the crate, the number of cases that agreed, the
//! time in seconds, and the first disagreement.

mod graphs;
mod matrices;
mod nimbers;
mod octal;
mod partizan;

use clap::Parser;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::time::Instant;

struct Comparison {
    what: &'static str,
    against: &'static str,
    try_case: fn(&mut ChaCha8Rng) -> Tried,
}

/// The result of one case; an error holds the case and both answers.
type Tried = Result<(), String>;

#[allow(clippy::needless_pass_by_value)] // most answers are made for this
fn same<T: PartialEq + Debug>(case: impl Debug, ours: T, theirs: T) -> Tried {
    if ours == theirs { Ok(()) } else { Err(format!("{case:?}: {ours:?} here, {theirs:?} there")) }
}

/// Compares the theory with crates that others wrote, on random cases.
#[derive(Parser)]
struct Options {
    /// The seed of the random cases
    #[arg(long)]
    seed: u64,
    /// The number of cases of each comparison
    #[arg(long, default_value_t = 100_000)]
    cases: u64,
    /// The greatest number of seconds for each comparison
    #[arg(long, default_value_t = 20)]
    seconds: u64,
}

impl Comparison {
    /// Returns the number of cases that agreed, and the result of the last case.
    fn run(&self, stream: u64, options: &Options) -> (u64, Tried) {
        let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
        rng.set_stream(stream);
        let start = Instant::now();
        let (mut agreed, mut last) = (0, Ok(()));
        while last.is_ok() && agreed < options.cases && start.elapsed().as_secs() < options.seconds
        {
            let case = catch_unwind(AssertUnwindSafe(|| (self.try_case)(&mut rng)));
            last = case.unwrap_or_else(|_| Err("a panic; see standard error".into()));
            agreed += u64::from(last.is_ok());
        }
        (agreed, last)
    }
}

fn main() -> ExitCode {
    let options = Options::parse();
    let all = [
        partizan::COMPARISONS,
        nimbers::COMPARISONS,
        octal::COMPARISONS,
        graphs::COMPARISONS,
        matrices::COMPARISONS,
    ];
    let mut exit = ExitCode::SUCCESS;
    for (comparison, stream) in all.into_iter().flatten().zip(0..) {
        let start = Instant::now();
        let (agreed, last) = comparison.run(stream, &options);
        let seconds = start.elapsed().as_secs_f64();
        if last.is_err() {
            exit = ExitCode::FAILURE;
        }
        let Comparison { what, against, .. } = comparison;
        let difference = last.err().unwrap_or_default();
        println!("{what}\t{against}\t{agreed}\t{seconds:.1}\t{difference}");
    }
    exit
}
