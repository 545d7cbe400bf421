//! Bundles a solution for a judge within its limits, and checks the result. [`bundler`] does the
//! writing.

pub mod check;
pub(crate) mod clipboard;
pub mod destination;
pub(crate) mod file;
pub mod unchecked;
pub mod variants;

use crate::binaries::{Binaries, library_options};
use crate::catalog::{Problem, ResultKind, Solution, any_solution, workspace};
use crate::edition::{Edition, of_packaged};
use crate::judges::{self, Judge, Rust};
use crate::theory;
use crate::verdict;
use anyhow::{Context, Result, anyhow, bail, ensure};
use bundler::program::{Origin, Program};
use bundler::rust::newer::Version;
use bundler::{c, rust};
use jury::Random;
use jury::books::book;
use rand::SeedableRng;
use rust_to_c::Method;
use rust_to_c::toolchain::{self, Toolchain};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Language {
    /// Rust
    Rust,
    /// C89 with long long, which is also C++98
    C,
}

/// The judge and the language that a bundle is for.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The judge's key in `scripts/judge/judges.toml`; empty for [`Target::any`].
    pub key: &'static str,
    pub judge: &'static Judge,
    pub language: Language,
    /// The edition to choose at the judge, if the bundle's behaviour depends on it.
    pub(crate) edition: Option<Edition>,
}

impl Target {
    /// The target for the judge with this key, or else the problem's own judge; in this language,
    /// or else in Rust if the judge accepts it. If no judge is named and the problem's own does not
    /// accept the language, any judge that does is chosen.
    ///
    /// # Errors
    ///
    /// If the judge is unknown, its format for the problem differs, or it is named and does not
    /// accept the language.
    pub fn new(problem: &Problem, key: Option<&str>, language: Option<Language>) -> Result<Target> {
        let named = key.unwrap_or(&problem.facts.judge);
        let Some((known, judge)) = judges::all().find(|(known, _)| *known == named) else {
            return Err(judges::unknown(named));
        };
        let place = problem.place(known)?;
        let takes_rust = place.map_or(judge.takes_rust(), |place| place.takes_rust());
        if language == Some(Language::Rust) && takes_rust == Some(false) {
            if key.is_none() {
                return Ok(Target::any(Language::Rust));
            }
            match judge.rust_version() {
                Some(Version(minor)) => bail!(
                    "{} has Rust 1.{minor}, and bundles need 1.{} or later; use `--lang c`",
                    judge.name,
                    Version::OLDEST.0
                ),
                None => bail!("{} does not accept Rust; use `--lang c`", judge.name),
            }
        }
        let own = if takes_rust == Some(true) { Language::Rust } else { Language::C };
        Ok(Target { key: known, judge, language: language.unwrap_or(own), edition: None })
    }

    /// An unspecified judge that accepts the language.
    pub fn any(language: Language) -> Target {
        static ANY: LazyLock<Judge> = LazyLock::new(Judge::default);
        Target { key: "", judge: &ANY, language, edition: None }
    }

    /// True for [`Target::any`], or for a problem of the user's own.
    pub fn is_unspecified(&self) -> bool {
        matches!(self.key, "" | "own")
    }

    pub fn has_crates(&self) -> bool {
        matches!(self.judge.rust, Some(Rust::Compiler { crates: true, .. }))
    }

    /// The compiler options that locate the judge's crates; `None` if it has none, or outside a checkout, where
    /// the stand-ins replace them.
    pub(crate) fn crates(&self, solution: &Solution) -> Result<Option<Vec<OsString>>> {
        // All solutions have the same crates.
        static FOUND: OnceLock<Vec<OsString>> = OnceLock::new();
        let Some(root) = workspace().ok().filter(|_| self.has_crates()) else {
            return Ok(None);
        };
        if FOUND.get().is_none() {
            // An unregistered file is built with the crates of any solution.
            let is_built = root.join(&solution.path).is_file();
            let name = if is_built { solution.name.clone() } else { any_solution()? };
            let libraries = Binaries::libraries(&name)?;
            let libraries = libraries.iter().filter(|(name, _)| *name != "shared");
            let options = libraries.flat_map(|(name, path)| library_options(name, path));
            let _ = FOUND.set(options.map(OsString::from).collect());
        }
        Ok(FOUND.get().cloned())
    }

    /// The editions that the judge may use: all since 2018 if unknown.
    pub fn editions(&self) -> Vec<Edition> {
        match (self.edition, self.judge.editions()) {
            (Some(edition), _) => vec![edition],
            (None, []) => vec![Edition::Of2018, Edition::Of2021, Edition::Of2024],
            (None, known) => known.to_vec(),
        }
    }

    /// The same target with only this edition.
    #[must_use]
    pub(crate) fn in_edition(self, edition: Edition) -> Target {
        Target { edition: Some(edition), ..self }
    }

    /// The Rust version of a bundle: the judge's or, if unknown, the oldest with the edition to be
    /// chosen, or else the oldest of all.
    fn rust_version(&self) -> Version {
        let of_edition = || self.edition.and_then(judges::oldest_version);
        let known = self.judge.rust_version().or_else(of_edition);
        known.unwrap_or_default()
    }

    /// The function that the judge calls, if any: some judges always call one, others only for some problems.
    ///
    /// # Errors
    ///
    /// If the judge always calls one and the problem has no signature.
    pub fn method(&self, problem: &Problem) -> Result<Option<Method>> {
        let is_own = self.key == problem.facts.judge;
        let signature = match &problem.facts.signature {
            Some(signature) if is_own => signature,
            _ if !self.judge.calls_method => return Ok(None),
            signature => signature.as_ref().with_context(|| {
                format!(
                    "{}: {} calls a method; describe it in [signature] of problems/{}/problem.toml",
                    problem.id, self.judge.name, problem.id
                )
            })?,
        };
        let on_one_line = || vec![signature.parameters.join(" ")];
        Ok(Some(Method {
            class: signature.class.clone(),
            name: signature.function.clone(),
            parameters: signature.parameters.clone(),
            input: signature.input.clone().unwrap_or_else(on_one_line),
            returns_list: signature.result == ResultKind::Numbers,
        }))
    }
}

/// The bundler's input.
///
/// # Errors
///
/// If the solution cannot be read or its package names no edition.
pub fn program(solution: &Solution) -> Result<Program> {
    let workspace = workspace()?;
    Program::solution(workspace, &solution.path, edition_of(solution)?.name())
}

pub(crate) fn edition_of(solution: &Solution) -> Result<Edition> {
    of_packaged(&workspace()?.join(&solution.path))
}

/// The options of a bundle's text.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct Style {
    /// Make the bundle as short as possible
    ///
    /// Intended for judges with a tight size limit; the text of `stringify!` loses its blanks
    #[arg(long)]
    pub minify: bool,

    /// Keep the checks of the statement's bounds
    ///
    /// They are removed by default, since judges' data may break the bounds
    #[arg(long)]
    pub strict: bool,

    /// Keep the comments of the theory
    #[arg(long, conflicts_with = "minify")]
    pub docs: bool,

    /// Bundle functions such as sin, exp, ln and powf in C
    ///
    /// Their last digit may differ from the judge's
    #[arg(long, conflicts_with = "all")]
    pub libm: bool,
}

/// Returns the file to submit.
///
/// # Errors
///
/// If the solution cannot be bundled, or the bundle is longer or shorter than the judge allows.
pub fn bundle(
    problem: &Problem,
    solution: &Solution,
    target: &Target,
    style: Style,
) -> Result<String> {
    bundle_program(problem, solution, &program(solution)?, target, style)
}

fn bundle_program(
    problem: &Problem,
    solution: &Solution,
    program: &Program,
    target: &Target,
    style: Style,
) -> Result<String> {
    let text = match target.language {
        Language::Rust => {
            let options = rust::Options {
                docs: style.docs,
                crates: target.crates(solution)?,
                minify: style.minify,
                strict: style.strict,
                editions: target.editions().into_iter().map(Edition::name).collect(),
                large_input: has_large_input(problem),
                version: target.rust_version(),
                to_wasm: false,
            };
            rust::bundle(theory::root()?, program, &options)?
        }
        Language::C => {
            let options = c::Options {
                heading: heading(problem),
                max_bytes: target.judge.source_bytes.map(|bytes| bytes as usize),
                memory_limit: verdict::memory_limit(problem),
                method: target.method(problem)?,
                // A user's own program may be interactive, and nobody has said so.
                interactive: problem.facts.interactive || program.origin != Origin::Solutions,
                minify: style.minify,
                strict: style.strict,
                large_input: has_large_input(problem),
                libm: style.libm,
            };
            c::bundle(theory::root()?, toolchain()?, program, &options)?
        }
    };
    let Judge { name: judge, source_bytes, source_bytes_min, .. } = target.judge;
    let (name, size) = (&solution.name, text.len() as u64);
    let (least, most) = (source_bytes_min.unwrap_or(0), source_bytes.unwrap_or(u64::MAX));
    ensure!(
        size <= most,
        "{name}: the bundle has {size} bytes, but {judge} accepts at most {most}; try `--minify`"
    );
    ensure!(
        size >= least,
        "{name}: the bundle has only {size} bytes, but {judge} requires at least {least}"
    );
    Ok(text)
}

/// The bytes of a large input: to read it digit by digit takes a tenth of a millisecond.
const LARGE_INPUT: usize = 1 << 15;

/// Returns whether a problem's largest inputs are large; false without a book. Makes the inputs
/// only once.
fn has_large_input(problem: &Problem) -> bool {
    static KNOWN: Mutex<BTreeMap<String, bool>> = Mutex::new(BTreeMap::new());
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(&is_large) = known().get(&problem.id) {
        return is_large;
    }
    let is_large = book(&problem.id).is_ok_and(|book| {
        let inputs = book.largest(&mut Random::seed_from_u64(1));
        inputs.iter().any(|(_, input)| input.len() >= LARGE_INPUT)
    });
    known().insert(problem.id.clone(), is_large);
    is_large
}

/// The judge, the number and the address of a problem, for the top of a source.
fn heading(problem: &Problem) -> Vec<String> {
    let facts = &problem.facts;
    // An unregistered file has neither number nor address.
    let number = Some(&facts.number).filter(|number| !number.is_empty());
    let number = number.map(|number| format!("{} {number}", problem.judge().name));
    let mut lines: Vec<String> = number.into_iter().collect();
    lines.extend(facts.url.clone());
    lines
}

/// Returns the WebAssembly toolchain for bundles in C; looks for it once.
///
/// # Errors
///
/// If the toolchain is missing (the error names the command that installs it) or cannot build its
/// library.
pub fn toolchain() -> Result<&'static Toolchain> {
    static TOOLCHAIN: OnceLock<Result<Toolchain>> = OnceLock::new();
    TOOLCHAIN
        .get_or_init(|| {
            let cache = theory::root()?.join("target/judge-wasm");
            Toolchain::new(toolchain::compiler()?, &cache)
        })
        .as_ref()
        .map_err(|error| anyhow!("{error:#}"))
}
