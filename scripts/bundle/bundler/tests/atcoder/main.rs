//! Tests AtCoder's crates: a small program with each gives the same output natively and as bundles in Rust
//! and in C, or is refused with the expected message.
//!
//! A program is a file `crates/<crate>.rs`, described by comments at its top:
//!
//! - `// 2.1.1`: the version of the crate; always the first line
//! - `// features: small_rng`: the enabled features
//! - `// beside: num-traits 0.2.19`: another crate that the program names
//! - `// refused: …`: a part of the message if it cannot be bundled
//! - `// refused in C: …`: the same, if it can be bundled only in Rust
//!
//! `UPDATE_DOCS=1 cargo test --package bundler --test atcoder table` makes the table in `docs/bundles.md`
//! from these lines. The tests of crates are ignored by default, since they take minutes; `.ci/night` runs
//! them.

#[path = "../probes/page.rs"]
mod page;

use anyhow::{Context, Result, ensure};
use bundler::c;
use bundler::program::Program;
use bundler::rust::rustc::compiler;
use bundler::rust::{self, newer::Version};
use libtest_mimic::{Arguments, Trial};
use page::{cell, failed, is_refused};
use rust_to_c::toolchain;
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The lines around the table.
const MARKERS: [&str; 2] =
    ["<!-- what AtCoder's crates come to -->\n", "<!-- the end of AtCoder's crates -->\n"];

#[derive(Clone, Debug, Default)]
struct Sample {
    name: String,
    version: String,
    features: String,
    beside: Option<String>,
    refused: Option<String>,
    refused_in_c: Option<String>,
    source: String,
}

fn main() -> ExitCode {
    let samples = samples().unwrap_or_else(|error| panic!("{error:#}"));
    let table = table(&samples);
    let mut trials = vec![Trial::test("table", move || {
        page::holds(&table, MARKERS, "atcoder").map_err(|error| failed(&error))
    })];
    for sample in samples {
        let name = sample.name.clone();
        let test = move || sample.test().map_err(|error| failed(&error));
        trials.push(Trial::test(name, test).with_ignored_flag(true));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn workspace() -> &'static Path {
    Path::new("../../..")
}

fn samples() -> Result<Vec<Sample>> {
    let entries = fs::read_dir("tests/atcoder/crates")?;
    let mut samples =
        entries.map(|entry| Sample::read(&entry?.path())).collect::<Result<Vec<_>>>()?;
    samples.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(samples)
}

impl Sample {
    fn read(path: &Path) -> Result<Sample> {
        let source = fs::read_to_string(path)?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let mut lines = source.lines().map_while(|line| line.strip_prefix("// "));
        let version = lines.next().context("the first line is not a comment with a version")?;
        let mut sample =
            Sample { name: name.into_owned(), version: version.to_owned(), ..Sample::default() };
        for line in lines {
            let (key, value) = line.split_once(": ").context("expected `key: value`")?;
            match key {
                "features" => value.clone_into(&mut sample.features),
                "beside" => sample.beside = Some(value.to_owned()),
                "refused" => sample.refused = Some(value.to_owned()),
                "refused in C" => sample.refused_in_c = Some(value.to_owned()),
                _ => anyhow::bail!("{}: unknown key in `{line}`", path.display()),
            }
        }
        sample.source = source;
        Ok(sample)
    }

    fn package(&self, folder: &Path) -> Result<PathBuf> {
        let Sample { name, version, features, beside, .. } = self;
        let beside = beside.as_deref().and_then(|beside| beside.split_once(' '));
        let beside =
            beside.map_or(String::new(), |(name, version)| format!("{name} = \"={version}\"\n"));
        let manifest = format!(
            "[package]\nname = \"contest\"\nedition = \"2024\"\n[dependencies]\n{beside}\
             [dependencies.{name}]\n\
             version = \"={version}\"\nfeatures = {:?}\n[workspace]\n",
            features.split_whitespace().collect::<Vec<_>>()
        );
        fs::write(folder.join("Cargo.toml"), manifest)?;
        fs::create_dir(folder.join("src"))?;
        let file = folder.join("src/main.rs");
        fs::write(&file, &self.source)?;
        Ok(file)
    }

    fn test(&self) -> Result<()> {
        let folder = tempfile::tempdir()?;
        let file = self.package(folder.path())?;
        let target = workspace().canonicalize()?.join("target/atcoder");
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["run", "--quiet", "--target-dir"]).arg(target);
        let expected = output(cargo.current_dir(folder.path()))?;

        let program = Program::file(workspace(), &file, "2024")?;
        let options = rust::Options {
            version: Version::ANY,
            editions: vec!["2024"],
            ..rust::Options::default()
        };
        let bundle = rust::bundle(workspace(), &program, &options);
        if let Some(words) = &self.refused {
            return is_refused(bundle, words);
        }
        let executable = folder.path().join("bundle");
        let source = executable.with_extension("rs");
        fs::write(&source, bundle?)?;
        let mut rustc = Command::new(compiler());
        rustc.args(["--edition=2024", "-Dwarnings", "-o"]);
        output(rustc.args([&executable, &source]))?;
        ensure!(output(&mut Command::new(&executable))? == expected);

        let cache = workspace().join("target/judge-wasm");
        let toolchain = toolchain::Toolchain::new(toolchain::compiler()?, &cache)?;
        let options = c::Options { memory_limit: 64 << 20, minify: true, ..c::Options::default() };
        let bundle = c::bundle(workspace(), &toolchain, &program, &options);
        if let Some(words) = &self.refused_in_c {
            return is_refused(bundle, words);
        }
        let source = executable.with_extension("c");
        fs::write(&source, bundle?)?;
        let mut cc = Command::new("cc");
        cc.args(["-std=c89", "-w", "-o"]);
        output(cc.args([&executable, &source]))?;
        ensure!(output(&mut Command::new(&executable))? == expected);
        Ok(())
    }
}

fn output(command: &mut Command) -> Result<String> {
    let output = command.output()?;
    let messages = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{command:?}\n{messages}");
    Ok(String::from_utf8(output.stdout)?)
}

fn table(samples: &[Sample]) -> String {
    let mut text = String::from("\n| crate | Rust | C |\n|---|---|---|\n");
    for sample in samples {
        let rust = cell(sample.refused.as_ref());
        let c = cell(sample.refused.as_ref().or(sample.refused_in_c.as_ref()));
        let _ = writeln!(text, "| {} {} | {rust} | {c} |", sample.name, sample.version);
    }
    text + "\n"
}
