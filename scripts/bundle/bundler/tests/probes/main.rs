//! Tests the features of solutions. A probe is a small program with one feature: it gives the same output
//! natively, as a bundle in Rust in both editions, and as a bundle in C, or is refused with the expected
//! message.
//!
//! A probe is a module in `probes/topics/<topic>.rs`, or a function, which is the `main` of a program with the imports
//! at the top of the file. The comments above it describe it:
//!
//! - `// HashMap: entry`: the feature, as a contestant would name it; always the first line
//! - `// stdin: 3 4`: a line of its input
//! - `// refused: …`: a part of the message if it cannot be bundled
//! - `// refused in Rust: …`: the same, if it can be bundled in C, but not for the oldest Rust
//! - `// refused in C: …`: the same, if it can be bundled only in Rust
//! - `// alone: …`: the reason why it cannot run in one program with others
//!
//! `UPDATE_DOCS=1 cargo test --package bundler --test probes table` makes the table in `docs/bundles.md` from
//! these lines. Most probes of a topic run in one program. Each also runs as a program of its own, so that no
//! probe needs what another one brings: with `--include-ignored`, since that takes a second per language.

mod page;
mod probe;
mod programs;

use anyhow::{Context, Result, anyhow, ensure};
use bundler::c::translate;
use bundler::rust::newer::Version;
use libtest_mimic::{Arguments, Completion, Trial};
use page::{cell, failed, is_refused};
use probe::{Probe, Topic, topics};
use programs::workspace;
use rust_to_c::Goal;
use rust_to_c::toolchain::{self, Toolchain};
use std::fmt::Write as _;
use std::process::{Command, ExitCode};
use std::sync::{Arc, LazyLock};

const MARKERS: [&str; 2] = ["<!-- what the probes print -->\n", "<!-- the end of the probes -->\n"];

fn main() -> ExitCode {
    let topics = topics().unwrap_or_else(|error| panic!("{error:#}"));
    let table = table(&topics);
    let mut trials = vec![Trial::test("table", move || {
        page::holds(&table, MARKERS, "probes").map_err(|error| failed(&error))
    })];
    // Tests in C come last, so that none waits for another test's bundle.
    let mut in_c = Vec::new();
    for topic in topics {
        let program = topic.program();
        for probe in program.into_iter().chain(topic.probes) {
            let ignored = !probe.runs_alone() && probe.name != topic.name;
            let probe = Arc::new(probe);
            in_c.push(trial_in_c(Arc::clone(&probe)).with_ignored_flag(ignored));
            trials.push(trial_in_rust(probe).with_ignored_flag(ignored));
        }
    }
    trials.extend(in_c);
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn trial_in_rust(probe: Arc<Probe>) -> Trial {
    Trial::test(format!("{}::rust", probe.name), move || {
        test_rust(&probe).map_err(|error| failed(&error))
    })
}

fn trial_in_c(probe: Arc<Probe>) -> Trial {
    Trial::ignorable_test(format!("{}::c", probe.name), move || match &*TOOLCHAIN {
        Ok(toolchain) => test_c(&probe, toolchain)
            .map(|()| Completion::Completed)
            .map_err(|error| failed(&error)),
        Err(reason) => Ok(Completion::ignored_with(reason)),
    })
}

fn test_rust(probe: &Probe) -> Result<()> {
    let bundle = probe.bundle();
    if let Some(words) = probe.no_rust() {
        return is_refused(bundle, words);
    }
    let bundle = bundle?;
    let expected = probe.expected()?;
    for edition in ["2021", "2024"] {
        let actual = programs::in_rust(bundle, edition, &probe.stdin)?;
        ensure!(actual == *expected, "edition {edition}: {actual:?}, not {expected:?}");
    }
    Ok(())
}

fn test_c(probe: &Probe, toolchain: &Toolchain) -> Result<()> {
    if let Some(words) = &probe.refused {
        return is_refused(probe.bundle_for(Version::ANY), words);
    }
    let newer;
    let bundle = if probe.refused_in_rust.is_some() {
        newer = probe.bundle_for(Version::ANY);
        newer.as_ref().map_err(|error| anyhow!("{error:#}"))
    } else {
        probe.bundle()
    };
    let options = rust_to_c::Options { memory: 64 << 20, ..rust_to_c::Options::default() };
    let translated = bundle.and_then(|source| {
        let program = rust_to_c::Program { source, edition: "2021", goal: Goal::Size, libm: false };
        translate(toolchain, &program, &probe.source, &options)
    });
    if let Some(words) = &probe.refused_in_c {
        return is_refused(translated, words);
    }
    let actual = programs::in_c(&translated?, &probe.stdin)?;
    let expected = probe.expected()?;
    ensure!(actual == *expected, "{actual:?}, not {expected:?}");
    Ok(())
}

/// The compiler to WebAssembly, or the reason for its absence.
static TOOLCHAIN: LazyLock<Result<Toolchain, String>> = LazyLock::new(|| {
    let compilers = || {
        let version = Command::new("cc").arg("--version").output();
        version.context("`cc` is not installed")?;
        toolchain::compiler()
    };
    let compiler = compilers().map_err(|why| format!("{why:#}"))?;
    let cache = workspace().join("target/judge-wasm");
    Ok(Toolchain::new(compiler, &cache).unwrap_or_else(|error| panic!("{error:#}")))
});

fn table(topics: &[Topic]) -> String {
    let mut text = String::new();
    for topic in topics {
        let title = topic.name.replace('_', " ");
        let _ = write!(text, "\n| {title} | Rust | C |\n|---|---|---|\n");
        for probe in &topic.probes {
            let feature = probe.feature.replace('|', "\\|");
            let (rust, c) = (cell(probe.no_rust()), cell(probe.no_c()));
            let _ = writeln!(text, "| {feature} | {rust} | {c} |");
        }
    }
    text + "\n"
}
