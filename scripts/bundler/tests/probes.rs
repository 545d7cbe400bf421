//! What a solution may use: small programs, each of one feature, that answer the same natively, as
//! a bundle in Rust in both editions, and as a bundle in C; or are refused in our words.
//!
//! A probe is a file `probes/<topic>/<feature>.rs`. Comments at its top say what it is about:
//!
//! | line | meaning |
//! |---|---|
//! | `// HashMap: entry` | the feature, as a contestant would name it; always the first line |
//! | `// stdin: 3 4` | a line of its input |
//! | `// refused: …` | it cannot be bundled: what the message contains |
//! | `// refused in Rust: …` | it can be bundled in C, but not for the oldest Rust |
//! | `// refused in C: …` | it can be bundled in Rust, but not in C |
//!
//! The table in `docs/bundles.md` is made of these lines. `UPDATE_DOCS=1 cargo test --package
//! bundler --test probes table` writes it anew.

use anyhow::{Context, Result, anyhow, bail, ensure};
use bundler::c::toolchain::{self, Toolchain};
use bundler::c::{compile::Goal, emit, translate};
use bundler::rust::newer::Version;
use bundler::rust::rustc::{check, compiler};
use bundler::rust::{Options, bundle_source};
use libtest_mimic::{Arguments, Completion, Failed, Trial};
use std::env;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Output, Stdio};
use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

/// The environment variable by which the table is written.
const UPDATE: &str = "UPDATE_DOCS";

/// The lines of the page between which the table is.
const MARKERS: [&str; 2] = [
    "<!-- what the probes print -->\n",
    "<!-- the end of the probes -->\n",
];

/// The time after which a program is taken to run for ever.
const HANGS: Duration = Duration::from_secs(60);

fn main() -> ExitCode {
    let probes = probes().unwrap_or_else(|error| panic!("{error:#}"));
    let table = table(&probes);
    let mut trials = vec![Trial::test("table", move || {
        table_is_current(&table).map_err(|error| failed(&error))
    })];
    for probe in probes {
        let (in_rust, in_c) = (probe.clone(), probe);
        trials.push(Trial::test(
            format!("{}::rust", in_rust.name()),
            move || in_rust.test_rust().map_err(|error| failed(&error)),
        ));
        trials.push(Trial::ignorable_test(
            format!("{}::c", in_c.name()),
            move || match c_compilers() {
                Ok(()) => in_c
                    .test_c()
                    .map(|()| Completion::Completed)
                    .map_err(|error| failed(&error)),
                Err(reason) => Ok(Completion::ignored_with(format!("{reason:#}"))),
            },
        ));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn failed(error: &anyhow::Error) -> Failed {
    format!("{error:#}").into()
}

fn workspace() -> &'static Path {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    folder.ancestors().nth(2).expect("the workspace")
}

/// A program of one feature.
#[derive(Clone, Debug)]
struct Probe {
    topic: String,
    /// The name of its file.
    file: String,
    /// What the feature is called.
    feature: String,
    stdin: String,
    source: String,
    /// Why it cannot be bundled, if it cannot.
    refused: Option<String>,
    /// Why it cannot be bundled for the oldest Rust, though in C.
    refused_in_rust: Option<String>,
    /// Why it cannot be bundled in C alone.
    refused_in_c: Option<String>,
}

/// All probes, sorted by topic and file.
fn probes() -> Result<Vec<Probe>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/probes");
    let mut probes = Vec::new();
    for topic in sorted(&folder)? {
        for path in sorted(&topic)? {
            probes.push(Probe::read(&topic, &path).with_context(|| path.display().to_string())?);
        }
    }
    Ok(probes)
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?;
    let mut paths = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

impl Probe {
    fn read(topic: &Path, path: &Path) -> Result<Probe> {
        let name = |path: &Path| {
            path.file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned()
        };
        let source = fs::read_to_string(path)?;
        let mut lines = source.lines().map_while(|line| line.strip_prefix("// "));
        let feature = lines
            .next()
            .context("the first line is no comment")?
            .to_owned();
        let mut probe = Probe {
            topic: name(topic),
            file: name(path),
            feature,
            stdin: String::new(),
            refused: None,
            refused_in_rust: None,
            refused_in_c: None,
            source: String::new(),
        };
        for line in lines {
            if let Some(line) = line.strip_prefix("stdin:") {
                probe.stdin += line.trim_start();
                probe.stdin.push('\n');
            } else if let Some(words) = line.strip_prefix("refused: ") {
                probe.refused = Some(words.to_owned());
            } else if let Some(words) = line.strip_prefix("refused in Rust: ") {
                probe.refused_in_rust = Some(words.to_owned());
            } else if let Some(words) = line.strip_prefix("refused in C: ") {
                probe.refused_in_c = Some(words.to_owned());
            } else {
                return Err(anyhow!("`// {line}` is none of the lines of a probe"));
            }
        }
        probe.source = source;
        Ok(probe)
    }

    fn name(&self) -> String {
        format!("{}::{}", self.topic, self.file)
    }

    fn bundle(&self, version: Version) -> Result<String> {
        let options = Options {
            version,
            ..Options::default()
        };
        bundle_source(workspace(), Path::new("probe.rs"), &self.source, &options)
    }

    /// What the program prints natively, with the real crates.
    fn expected(&self, folder: &Path) -> Result<Run> {
        let native = compile(folder, "native", &self.source, "2021", &LIBRARIES)?;
        let expected = self.run(&native)?;
        ensure!(!expected.stdout.is_empty(), "the program prints nothing");
        Ok(expected)
    }

    /// The bundle in Rust prints the same in both editions, or is refused.
    fn test_rust(&self) -> Result<()> {
        let folder = tempfile::tempdir()?;
        let bundle = self.bundle(Version::OLDEST);
        if let Some(words) = self.refused.as_ref().or(self.refused_in_rust.as_ref()) {
            return is_refused(bundle, words);
        }
        let bundle = bundle?;
        let expected = self.expected(folder.path())?;
        for edition in ["2021", "2024"] {
            let warnings = check(&bundle, edition, &[])?;
            ensure!(warnings.is_empty(), "edition {edition}: {}", warnings[0]);
            let program = compile(folder.path(), edition, &bundle, edition, &[])?;
            let actual = self.run(&program)?;
            ensure!(
                actual == expected,
                "edition {edition}: {actual:?}, not {expected:?}"
            );
        }
        Ok(())
    }

    /// The bundle in C prints the same, or is refused.
    fn test_c(&self) -> Result<()> {
        if self.refused.is_some() {
            return Ok(());
        }
        let folder = tempfile::tempdir()?;
        let bundle = self.bundle(Version::ANY)?;
        let options = emit::Options {
            heading: Vec::new(),
            entry: String::from("run"),
            memory: 64 << 20,
            method: None,
            interactive: false,
        };
        let translated = translate(&TOOLCHAIN, &bundle, &self.source, Goal::Size, &options);
        if let Some(words) = &self.refused_in_c {
            return is_refused(translated, words);
        }
        let expected = self.expected(folder.path())?;
        let source = folder.path().join("main.c");
        let program = folder.path().join("c");
        fs::write(&source, translated?)?;
        succeeds(
            Command::new("cc")
                .args(["-std=c89", "-O1", "-w", "-o"])
                .args([&program, &source]),
        )?;
        let actual = self.run(&program)?;
        ensure!(actual == expected, "{actual:?}, not {expected:?}");
        Ok(())
    }

    fn run(&self, program: &Path) -> Result<Run> {
        let file = |name: &str| program.with_extension(name);
        fs::write(file("in"), &self.stdin)?;
        let mut child = Command::new(program)
            .stdin(File::open(file("in"))?)
            .stdout(File::create(file("out"))?)
            .stderr(Stdio::null())
            .spawn()?;
        let start = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait()? {
                break status;
            }
            if start.elapsed() > HANGS {
                child.kill()?;
                child.wait()?;
                bail!("{}: it does not end", program.display());
            }
            thread::sleep(Duration::from_millis(2));
        };
        Ok(Run {
            stdout: fs::read_to_string(file("out"))?,
            success: status.success(),
        })
    }
}

/// What a program did.
#[derive(Debug, PartialEq, Eq)]
struct Run {
    stdout: String,
    success: bool,
}

fn is_refused(made: Result<String>, words: &str) -> Result<()> {
    let Err(error) = made else {
        return Err(anyhow!("it is not refused"));
    };
    let message = format!("{error:#}");
    ensure!(
        message.contains(words),
        "it is refused in other words: {message}"
    );
    Ok(())
}

/// Compiles a program as judges do, but for its speed.
fn compile(
    folder: &Path,
    name: &str,
    text: &str,
    edition: &str,
    options: &[OsString],
) -> Result<PathBuf> {
    let source = folder.join(name).with_extension("rs");
    let program = folder.join(name);
    fs::write(&source, text)?;
    succeeds(
        Command::new(compiler())
            .args([
                "--edition",
                edition,
                "--cap-lints=allow",
                "-Cdebug-assertions=off",
            ])
            .args(options)
            .arg("-o")
            .args([&program, &source]),
    )?;
    Ok(program)
}

fn succeeds(command: &mut Command) -> Result<Output> {
    let output = command.output().with_context(|| format!("{command:?}"))?;
    let messages = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{command:?}\n{messages}");
    Ok(output)
}

/// The options by which a program uses the real crates: those that cargo builds the solutions with.
static LIBRARIES: LazyLock<Vec<OsString>> = LazyLock::new(|| {
    let output = succeeds(
        Command::new(env!("CARGO"))
            .current_dir(workspace())
            .args([
                "build",
                "--quiet",
                "--package",
                "problems",
                "--bin",
                "poj1067",
            ])
            .arg("--message-format=json"),
    );
    let output = output.unwrap_or_else(|error| panic!("{error:#}"));
    let mut options = Vec::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let message: serde_json::Value = serde_json::from_str(line).expect("cargo writes JSON");
        let name = message["target"]["name"].as_str().unwrap_or_default();
        let files = message["filenames"].as_array().into_iter().flatten();
        let library = files
            .filter_map(|file| file.as_str())
            .find(|file| Path::new(file).extension().is_some_and(|end| end == "rlib"));
        if let Some(library) = library
            && ["itertools", "proconio", "shared"].contains(&name)
        {
            let folder = Path::new(library).parent().expect("a file is in a folder");
            options.extend(["--extern".into(), format!("{name}={library}").into()]);
            options.extend([
                "-L".into(),
                format!("dependency={}", folder.display()).into(),
            ]);
        }
    }
    options
});

/// Whether there are the compilers that a bundle in C goes through.
fn c_compilers() -> Result<()> {
    toolchain::compiler()?;
    let version = Command::new("cc").arg("--version").output();
    version.context("`cc` is not installed")?;
    Ok(())
}

static TOOLCHAIN: LazyLock<Toolchain> = LazyLock::new(|| {
    let cache = workspace().join("target/judge-wasm");
    Toolchain::new(toolchain::compiler().unwrap(), &cache).unwrap()
});

/// What the probes show, in Markdown.
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
        let rust = cell(probe.refused.as_ref().or(probe.refused_in_rust.as_ref()));
        let c = cell(probe.refused.as_ref().or(probe.refused_in_c.as_ref()));
        let _ = writeln!(text, "| {feature} | {rust} | {c} |");
    }
    text + "\n"
}

/// The table of the page is the one that the probes make.
fn table_is_current(table: &str) -> Result<()> {
    let path = workspace().join("docs/bundles.md");
    let page = fs::read_to_string(&path)?;
    let marked = || anyhow!("{}: the lines {MARKERS:?} are missing", path.display());
    let (before, rest) = page.split_once(MARKERS[0]).with_context(marked)?;
    let (_, after) = rest.split_once(MARKERS[1]).with_context(marked)?;
    let current = [before, MARKERS[0], table, MARKERS[1], after].concat();
    if env::var_os(UPDATE).is_some() {
        fs::write(&path, current)?;
        return Ok(());
    }
    ensure!(
        page == current,
        "{}: the table is not that of the probes; `{UPDATE}=1 cargo test --package bundler --test \
         probes table` writes it anew",
        path.display()
    );
    Ok(())
}
