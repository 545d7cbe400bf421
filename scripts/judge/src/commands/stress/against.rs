//! Compares programs with another one on generated inputs, for problems outside the catalogue.

use super::Options;
use crate::build::Build;
use crate::catalog::{Case, Catalog, FOUND, Problem, called};
use crate::commands::comparison::{Comparison, INPUTS};
use crate::files;
use crate::output::stdout;
use crate::program::Program;
use crate::report::{self, escaped, excerpt, short};
use crate::runner::{Bounds, Runner};
use crate::stress::{MAX_TIME, save};
use crate::submission::{Executable, Submission};
use crate::verdict::{self, Judged, Verdict};
use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use indicatif::HumanCount;
use jury::Random;
use jury::format::Described;
use rand::SeedableRng;
use rayon::prelude::*;
use std::cmp::Reverse;
use std::ffi::OsString;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// After the first difference, a search continues for as long as it has run, but at least for this time.
const LEAST_MORE: Duration = Duration::from_secs(1);

/// The most by which numbers of an input in a described format differ from the simplest ones within their bounds.
const SPAN: u32 = 12;

/// The group of the options that say where inputs come from.
const SOURCE: &str = "source";

/// The options for comparing programs with another one.
#[derive(Args)]
pub(crate) struct Others {
    /// Compare with this program on inputs of --generate or --input
    ///
    /// PROGRAM is a source file or a command
    #[arg(
        long,
        value_name = "PROGRAM",
        group = INPUTS,
        requires = SOURCE,
        conflicts_with_all = ["bundles", "shard", "format", "summary", "merge"],
    )]
    pub(super) against: Option<String>,

    /// Generator of inputs: a source file or a command
    ///
    /// Its last argument is a number: 1, then 2, …
    #[arg(long, value_name = "PROGRAM", requires = "against", group = SOURCE)]
    pub(super) generate: Option<String>,

    /// Format of the inputs in words, as `show` prints it
    ///
    /// Small inputs are made and differences simplified by it
    #[arg(long, value_name = "FORMAT", requires = "against", group = SOURCE)]
    pub(super) input: Option<String>,

    #[command(flatten)]
    pub(super) comparison: Comparison,
}

/// An input on which a program is wrong.
struct Difference {
    number: u64,
    input: Vec<u8>,
    expected: Vec<u8>,
    /// The name and the run of the wrong program.
    wrong: (String, Judged),
}

/// Looks for a short input on which a program differs from the reference program.
pub(super) fn run(options: &Options, against: &str) -> Result<ExitCode> {
    let Options { own, selection, others, .. } = options;
    let Others { generate, input, comparison, .. } = others;
    let mut problem = Problem::unregistered(String::from(FOUND));
    comparison.apply(&mut problem)?;
    let described = input.as_deref().map(Described::new).transpose().context("--input")?;
    let catalog = Catalog::default();
    let entries = own.entries_of_one(&catalog, selection, &problem, "stress");
    let entries = entries.context(
        "`--against` compares programs of your own: name these alone, without a problem",
    )?;
    let tried = own.build(entries, Build::default())?;
    let against = Executable::helper(against)?;
    let generate = generate.as_deref().map(Executable::helper).transpose()?;
    let source = match (described, &generate) {
        (Some(format), _) => Source::Format { format, span: AtomicU32::new(SPAN) },
        (None, generate) => {
            let generate = generate.as_ref().context("clap requires one of the two")?;
            Source::Generator(generate.program())
        }
    };
    let round = Round {
        problem: &problem,
        bounds: verdict::bounds(&problem),
        runner: Runner::default(),
        programs: tried.iter().map(Submission::program).collect::<Result<_>>()?,
        against: against.program(),
        source,
    };
    let (inputs, mut found) = round.search(options)?;
    let shown = HumanCount(inputs);
    // The last difference is the shortest.
    let differing = found.len() as u64;
    let Some(mut shortest) = found.pop() else {
        writeln!(stdout(), "{shown} inputs: no difference")?;
        return Ok(ExitCode::SUCCESS);
    };
    let mut origin = round.source.origin(shortest.number);
    if let Source::Format { format, .. } = &round.source {
        shortest = round.simplified(format, shortest);
        origin += ", simplified";
    }
    writeln!(
        stdout(),
        "{shown} inputs: a difference on {}; the shortest is that of {origin}\n",
        HumanCount(differing),
    )?;
    let (name, judged) = &shortest.wrong;
    let folder = files::temporary_folder()?;
    let (case, error) = match saved(&shortest) {
        Ok(case) => (case, None),
        Err(error) => (unsaved(folder.path(), &shortest)?, Some(error)),
    };
    write!(stdout(), "{}", report::failure(&problem, name, &case, judged))?;
    if let Some(error) = error {
        eprintln!("warning: the difference is not saved: {error:#}");
        return Ok(ExitCode::FAILURE);
    }
    let call = tried.iter().find(|one| one.name == *name);
    let call = call.map_or("", |one| one.call.trim_start_matches(FOUND).trim_start());
    let comparison = shell_words::join(comparison.words());
    let call = format!("{call} {comparison}");
    write!(
        stdout(),
        "saved as {} and {}\nreplay:  {} test {} --cases {FOUND}\n",
        short(&case.input),
        short(&case.output),
        called(),
        call.trim_end()
    )?;
    Ok(ExitCode::FAILURE)
}

/// Saves an input and the expected output, unless the files exist.
fn saved(difference: &Difference) -> Result<Case> {
    let (input, output) = save(Path::new(FOUND), &difference.input, Some(&difference.expected))?;
    Ok(Case {
        name: input.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        output: output.context("an expected output is saved")?,
        input,
    })
}

/// Writes an input and the expected output to a temporary folder, from where they can be shown.
fn unsaved(folder: &Path, difference: &Difference) -> Result<Case> {
    let [input, output] = ["not-saved.in", "not-saved.out"].map(|name| folder.join(name));
    for (path, text) in [(&input, &difference.input), (&output, &difference.expected)] {
        files::write(path, text)?;
    }
    Ok(Case { name: String::from("not-saved"), input, output })
}

/// Where the inputs come from.
enum Source<'a> {
    Generator(Program<'a>),
    /// A format in words, and the span of the numbers for which the reference program is quick enough.
    Format {
        format: Described,
        span: AtomicU32,
    },
}

impl Source<'_> {
    /// The words that name an input in reports.
    fn origin(&self, number: u64) -> String {
        match self {
            Source::Generator(generate) => format!("{} {number}", generate.name),
            Source::Format { .. } => format!("seed {number}"),
        }
    }
}

struct Round<'a> {
    problem: &'a Problem,
    bounds: Bounds,
    runner: Runner,
    programs: Vec<Program<'a>>,
    against: Program<'a>,
    source: Source<'a>,
}

impl Round<'_> {
    /// Tries one input after another. Returns their number, and those with a difference, the shortest last.
    fn search(&self, options: &Options) -> Result<(u64, Vec<Difference>)> {
        // The number of the first input is passed to the generator, or is a seed.
        let &Options { seconds, seed, cases: inputs, .. } = options;
        let first = seed.unwrap_or(1);
        let start = Instant::now();
        let mut end = start + Duration::from_secs(seconds);
        let bar = report::bar(seconds * 1000, "[{bar:40}] {msg} inputs");
        let batch = rayon::current_num_threads() as u64 * 4;
        let mut tried = 0;
        let mut found: Vec<Difference> = Vec::new();
        while Instant::now() < end && inputs.is_none_or(|most| tried < most) {
            let count = inputs.map_or(batch, |most| batch.min(most - tried));
            let numbers = (0..count).map(|step| first.wrapping_add(tried + step));
            let numbers: Vec<u64> = numbers.collect();
            let differences = numbers.par_iter().map(|&number| self.difference(number));
            // If several inputs cause errors, the one with the lowest number is reported.
            let differences: Vec<Result<_>> = differences.collect();
            let differences: Vec<_> = differences.into_iter().collect::<Result<_>>()?;
            if found.is_empty() && differences.iter().any(Option::is_some) {
                end = end.min(Instant::now() + start.elapsed().max(LEAST_MORE));
            }
            found.extend(differences.into_iter().flatten());
            tried += count;
            bar.set_position(start.elapsed().as_millis() as u64);
            bar.set_message(HumanCount(tried).to_string());
        }
        bar.finish_and_clear();
        found.sort_by_key(|one| Reverse((one.input.len(), one.number)));
        Ok((tried, found))
    }

    /// Returns the first program that is wrong on the input with this number.
    fn difference(&self, number: u64) -> Result<Option<Difference>> {
        let (format, span) = match &self.source {
            Source::Generator(generate) => {
                return self.difference_on(self.generated(generate, number)?, number);
            }
            Source::Format { format, span } => (format, span),
        };
        let most = span.load(Ordering::Relaxed);
        let first = 1 + (number % u64::from(most)) as u32;
        let rng = &mut Random::seed_from_u64(number);
        // Many different numbers need a greater span.
        let mut spans = (first..=most).chain([u32::MAX]);
        let chosen = spans.find_map(|span| Some((span, format.choose(span, rng)?)));
        let (chosen, input) =
            chosen.context("--input: no input in this format is found; use --generate")?;
        let input = input.into_bytes();
        let judged = self.judge(&self.against, &input, None)?;
        let is_too_large = matches!(judged.verdict, Verdict::TimeLimit | Verdict::MemoryLimit);
        if is_too_large && (2..=SPAN).contains(&chosen) {
            span.fetch_min(chosen - 1, Ordering::Relaxed);
            return Ok(None);
        }
        let expected = self.printed(&self.against, judged, &input, number)?;
        self.compared(input, expected, number)
    }

    fn generated(&self, generate: &Program, number: u64) -> Result<Vec<u8>> {
        let mut arguments = generate.arguments.to_vec();
        arguments.push(OsString::from(number.to_string()));
        let generate = Program { arguments: &arguments, ..*generate };
        let input = self.output(&generate, b"", number)?;
        ensure!(
            !input.trim_ascii().is_empty(),
            "{} {number} prints nothing; it must print an input",
            generate.name
        );
        Ok(input)
    }

    /// Returns the first program that is wrong on this input.
    fn difference_on(&self, input: Vec<u8>, number: u64) -> Result<Option<Difference>> {
        let expected = self.output(&self.against, &input, number)?;
        self.compared(input, expected, number)
    }

    /// Returns the first program with another output than this.
    fn compared(
        &self,
        input: Vec<u8>,
        expected: Vec<u8>,
        number: u64,
    ) -> Result<Option<Difference>> {
        for program in &self.programs {
            let judged = self.judge(program, &input, Some(&expected))?;
            if judged.verdict.is_failure() {
                return Ok(Some(Difference {
                    number,
                    wrong: (program.name.to_owned(), judged),
                    input,
                    expected,
                }));
            }
        }
        Ok(None)
    }

    /// Moves to simpler inputs as long as the same program is wrong on them in the same way.
    fn simplified(&self, format: &Described, mut found: Difference) -> Difference {
        let end = Instant::now() + MAX_TIME;
        loop {
            let simpler = format.simpler(&String::from_utf8_lossy(&found.input));
            let (name, judged) = &found.wrong;
            let is_same = |one: &Difference| {
                one.wrong.0 == *name && one.wrong.1.verdict.code() == judged.verdict.code()
            };
            let difference = |input: &String| {
                let input = input.clone().into_bytes();
                let difference =
                    (Instant::now() < end).then(|| self.difference_on(input, found.number));
                difference?.ok()?.filter(is_same)
            };
            match simpler.par_iter().find_map_first(difference) {
                Some(simpler) => found = simpler,
                None => return found,
            }
        }
    }

    fn output(&self, program: &Program, input: &[u8], number: u64) -> Result<Vec<u8>> {
        let judged = self.judge(program, input, None)?;
        self.printed(program, judged, input, number)
    }

    /// The output of a run without an expected output.
    fn printed(
        &self,
        program: &Program,
        judged: Judged,
        input: &[u8],
        number: u64,
    ) -> Result<Vec<u8>> {
        if judged.verdict == Verdict::NotCompared {
            return Ok(judged.run.stdout);
        }
        let errors = excerpt(&judged.run.stderr);
        let of = match input {
            b"" => format!("{} {number}", program.name),
            _ => format!("{} on the input of {}", program.name, self.source.origin(number)),
        };
        let shown = match input {
            b"" => String::new(),
            _ => format!("\n  input:\n{}", excerpt(input)),
        };
        bail!(
            "{of}: {}: {}; without its output nothing can be compared\n  standard error:\n{errors}{shown}",
            judged.verdict.code(),
            escaped(report::how(&judged).as_bytes())
        );
    }

    fn judge(&self, program: &Program, input: &[u8], expected: Option<&[u8]>) -> Result<Judged> {
        verdict::judge_input(&self.runner, self.problem, (input, expected), program, &self.bounds)
    }
}
