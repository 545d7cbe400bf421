//! Probes, each with its description.

use anyhow::{Context, Result, anyhow, bail, ensure};
use bundler::rust::newer::Version;
use bundler::rust::{Options, bundle_source};
use std::fmt::Write as _;
use std::fs;
use std::mem;
use std::path::Path;
use std::sync::OnceLock;

use crate::programs::{self, Run};

#[derive(Debug, Default)]
pub struct Probe {
    /// Its topic and its own name, or the topic alone for a program of several probes.
    pub name: String,
    module: String,
    pub feature: String,
    pub stdin: String,
    pub source: String,
    /// Set if it cannot run in one program with other probes.
    alone: bool,
    /// A part of the error, if it cannot be bundled in either language.
    pub refused: Option<String>,
    /// A part of the error, if it can be bundled only in C.
    pub refused_in_rust: Option<String>,
    /// A part of the error, if it can be bundled only in Rust.
    pub refused_in_c: Option<String>,
    expected: Once<Run>,
    bundle: Once<String>,
}

/// A shared result that is computed once; on failure, the reason.
type Once<T> = OnceLock<Result<T, String>>;

/// The probes of one file, in its order.
#[derive(Debug)]
pub struct Topic {
    pub name: String,
    pub probes: Vec<Probe>,
}

/// Returns all topics, sorted by name.
pub fn topics() -> Result<Vec<Topic>> {
    let files = fs::read_dir("tests/probes/topics")?;
    let mut paths = files.map(|file| Ok(file?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    paths.iter().map(|path| Topic::read(path).with_context(|| path.display().to_string())).collect()
}

impl Topic {
    fn read(path: &Path) -> Result<Topic> {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut probes = Vec::new();
        let (mut description, mut imports) = (Vec::new(), String::new());
        let text = fs::read_to_string(path)?;
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            let module = line.strip_prefix("mod ").and_then(|rest| rest.strip_suffix(" {"));
            let function = line.strip_prefix("fn ").and_then(|rest| rest.strip_suffix("() {"));
            if let Some(module) = module.or(function) {
                let inside = lines.by_ref().take_while(|line| *line != "}");
                let source = if function.is_some() {
                    let body: String = inside.flat_map(|line| [line, "\n"]).collect();
                    format!("{imports}fn main() {{\n{body}}}\n")
                } else {
                    let outdented = inside.map(|line| line.strip_prefix("    ").unwrap_or(line));
                    outdented.flat_map(|line| [line, "\n"]).collect()
                };
                let mut probe = Probe::described(&mem::take(&mut description))
                    .with_context(|| module.to_owned())?;
                probe.name = format!("{name}::{module}");
                module.clone_into(&mut probe.module);
                probe.source = source;
                probes.push(probe);
            } else if let Some(words) = line.strip_prefix("// ") {
                description.push(words);
            } else if line.starts_with("use ") && probes.is_empty() && description.is_empty() {
                imports = format!("{imports}{line}\n\n");
            } else {
                ensure!(["", "#[rustfmt::skip]"].contains(&line), "`{line}` is in no probe");
            }
        }
        ensure!(description.is_empty(), "no probe follows {description:?}");
        Ok(Topic { name, probes })
    }

    /// Returns one program that runs all probes but those that run alone.
    pub fn program(&self) -> Option<Probe> {
        let (mut modules, mut calls, mut input) = (String::new(), String::new(), String::new());
        for Probe { module, source, stdin, .. } in
            self.probes.iter().filter(|probe| !probe.runs_alone())
        {
            let source = source.replacen("fn main(", "pub fn main(", 1);
            let _ = write!(modules, "mod {module} {{\n{source}}}\n\n");
            let _ = write!(calls, "    println!(\"{module}:\");\n    {module}::main();\n");
            input += stdin;
        }
        let source = format!("{modules}fn main() {{\n{calls}}}\n");
        let probe = Probe { name: self.name.clone(), stdin: input, source, ..Probe::default() };
        (!calls.is_empty()).then_some(probe)
    }
}

impl Probe {
    fn described(description: &[&str]) -> Result<Probe> {
        let (feature, lines) = description.split_first().context("no line says what it tests")?;
        let mut probe = Probe { feature: (*feature).to_owned(), ..Probe::default() };
        for line in lines {
            if let Some(line) = line.strip_prefix("stdin:") {
                probe.stdin += line.trim_start();
                probe.stdin.push('\n');
            } else if line.starts_with("alone: ") {
                probe.alone = true;
            } else if let Some(words) = line.strip_prefix("refused: ") {
                probe.refused = Some(words.to_owned());
            } else if let Some(words) = line.strip_prefix("refused in Rust: ") {
                probe.refused_in_rust = Some(words.to_owned());
            } else if let Some(words) = line.strip_prefix("refused in C: ") {
                probe.refused_in_c = Some(words.to_owned());
            } else {
                bail!("unknown line `// {line}`");
            }
        }
        Ok(probe)
    }

    /// Returns whether it cannot share a program with the other probes of its topic.
    pub fn runs_alone(&self) -> bool {
        let refusals = [&self.refused, &self.refused_in_rust, &self.refused_in_c];
        self.alone || refusals.iter().any(|refusal| refusal.is_some())
    }

    /// The expected error, if there is no bundle in Rust.
    pub fn no_rust(&self) -> Option<&String> {
        self.refused.as_ref().or(self.refused_in_rust.as_ref())
    }

    /// The expected error, if there is no bundle in C.
    pub fn no_c(&self) -> Option<&String> {
        self.refused.as_ref().or(self.refused_in_c.as_ref())
    }

    /// The native run, with the real crates.
    pub fn expected(&self) -> Result<&Run> {
        once(&self.expected, || programs::native(self))
    }

    /// The bundle for the oldest Rust, which is also translated to C.
    pub fn bundle(&self) -> Result<&String> {
        once(&self.bundle, || self.bundle_for(Version::OLDEST))
    }

    pub fn bundle_for(&self, version: Version) -> Result<String> {
        let options = Options { version, editions: vec!["2021", "2024"], ..Options::default() };
        let path = Path::new("probe.rs");
        bundle_source(programs::workspace(), path, &self.source, &options)
    }
}

fn once<T>(cell: &Once<T>, make: impl FnOnce() -> Result<T>) -> Result<&T> {
    let made = cell.get_or_init(|| make().map_err(|error| format!("{error:#}")));
    made.as_ref().map_err(|why| anyhow!("{why}"))
}
