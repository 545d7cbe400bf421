//! Tests the features of solutions. A probe is a small program with one feature: it gives the same output
//! natively, as a bundle in Rust in both editions, and as a bundle in C, or is refused with the expected
//! message.
//!
//! A probe is a file `probes/<topic>/<feature>.rs`, described by comments at its top:
//!
//! - `// HashMap: entry`: the feature, as a contestant would name it; always the first line
//! - `// stdin: 3 4`: a line of its input
//! - `// refused: …`: a part of the message if it cannot be bundled
//! - `// refused in Rust: …`: the same, if it can be bundled in C, but not for the oldest Rust
//! - `// refused in C: …`: the same, if it can be bundled only in Rust
//!
//! `UPDATE_DOCS=1 cargo test --package bundler --test probes table` makes the table in `docs/bundles.md` from
//! these lines. Each probe takes a second per language. With `SOME_TESTS` set, one probe in twelve is compiled
//! only to C, and another only to Rust.

mod page;
mod probe;
mod programs;

use anyhow::{Context, Result, anyhow, ensure};
use bundler::c::translate;
use bundler::rust::newer::Version;
use libtest_mimic::{Arguments, Completion, Failed, Trial};
use probe::{Probe, probes};
use programs::workspace;
use rust_to_c::Goal;
use rust_to_c::toolchain::{self, Toolchain};
use std::env;
use std::fmt::Write as _;
use std::process::{Command, ExitCode};
use std::sync::{Arc, LazyLock};

const SOME: &str = "SOME_TESTS";

const MARKERS: [&str; 2] = ["<!-- what the probes print -->\n", "<!-- the end of the probes -->\n"];

fn main() -> ExitCode {
    let probes = probes().unwrap_or_else(|error| panic!("{error:#}"));
    let table = table(&probes);
    let mut trials = vec![Trial::test("table", move || {
        page::holds(&table, MARKERS, "probes").map_err(|error| failed(&error))
    })];
    let probes: Vec<Arc<Probe>> = probes.into_iter().map(Arc::new).collect();
    let some = env::var_os(SOME).is_some();
    let left_out = move |in_c: bool, at: usize| some && at % 12 != 6 * usize::from(!in_c);
    let reason = || Ok(Completion::ignored_with(format!("{SOME} is set")));
    trials.extend(probes.iter().cloned().enumerate().map(|(at, probe)| {
        Trial::ignorable_test(format!("{}::rust", probe.name()), move || {
            if left_out(false, at) {
                return reason();
            }
            test_rust(&probe).map_err(|error| failed(&error))?;
            Ok(Completion::Completed)
        })
    }));
    // Tests in C come last, so that none waits for another test's bundle.
    trials.extend(probes.into_iter().enumerate().map(|(at, probe)| {
        Trial::ignorable_test(format!("{}::c", probe.name()), move || match &*TOOLCHAIN {
            _ if left_out(true, at) => reason(),
            Ok(toolchain) => test_c(&probe, toolchain)
                .map(|()| Completion::Completed)
                .map_err(|error| failed(&error)),
            Err(reason) => Ok(Completion::ignored_with(reason)),
        })
    }));
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn failed(error: &anyhow::Error) -> Failed {
    format!("{error:#}").into()
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

fn is_refused<T>(made: Result<T>, words: &str) -> Result<()> {
    let Err(error) = made else {
        return Err(anyhow!("the program is not refused"));
    };
    let message = format!("{error:#}");
    ensure!(message.contains(words), "refused with another message: {message}");
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

fn table(probes: &[Probe]) -> String {
    let mut text = String::new();
    let mut topic = "";
    for probe in probes {
        if probe.topic != topic {
            topic = &probe.topic;
            let title = topic.replace('_', " ");
            let _ = write!(text, "\n| {title} | Rust | C |\n|---|---|---|\n");
        }
        let cell =
            |reason: Option<&String>| reason.map_or("yes".into(), |why| format!("no: {why}"));
        let feature = probe.feature.replace('|', "\\|");
        let (rust, c) = (cell(probe.no_rust()), cell(probe.no_c()));
        let _ = writeln!(text, "| {feature} | {rust} | {c} |");
    }
    text + "\n"
}
