//! Bundles a program as one Rust file that needs only a compiler.
//!
//! The file contains the solution as written, and the parts of `shared` and of other crates that it reaches.
//! Stand-ins cover the parts of `proconio` and `itertools` that most solutions use; for everything else,
//! `crates` takes parts of the crate itself. From `assemble` on, the steps share one `Model`, which is parsed
//! again only after a change:
//!
//! | step | what it does |
//! |---|---|
//! | `conditions` | removes code under a `cfg` that holds for no submission |
//! | `support` | refuses items that cannot be bundled, with their names and lines |
//! | [`newer`] | refuses code that is newer than the judge's compiler |
//! | [`bounds`] | removes the checks of the statement's bounds, unless the option `strict` is set |
//! | `attributes` | expands the attributes of `proconio` |
//! | `paths` | redirects paths to libraries into the file |
//! | [`assemble`] | puts the solution, all of `shared` and the stand-ins into one file, adapted by `prepare` |
//! | `reach` | removes items that no name in the solution leads to |
//! | `unused_impls` | removes operators that the program does not need |
//! | `unused` | removes code that the compiler still reports as unused |
//! | `edition` | adapts the file to an older edition |
//! | [`meaning`] | refuses code with another meaning in an edition that the judge may use |
//! | `warnings` | allows the lints that warn about the solution itself |
//! | `minify` | removes comments and whitespace, on request |

pub mod assemble;
mod attributes;
pub mod bounds;
mod conditions;
mod crates;
mod edition;
pub mod meaning;
mod mentions;
mod minify;
mod model;
mod names;
pub mod newer;
pub mod paste;
mod paths;
mod prepare;
mod reach;
pub mod rustc;
mod support;
pub(crate) mod text;
mod unused;
mod unused_impls;
mod warnings;

use crate::cache::Cache;
use crate::program::{Origin, Program};
use crate::{MARK, locate};
use anyhow::{Context, Error, Result, anyhow, bail};
use assemble::STAND_INS;
use conditions::Off;
use crates::{Crates, Taken};
use meaning::Differs;
use model::{Libraries, Model};
use newer::Version;
use proc_macro2::TokenStream;
use rustc::Diagnostic;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::panic::resume_unwind;
use std::path::Path;
use std::thread;
use syn::ItemMod;
use text::{Edits, split_header};

#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "the options are independent")]
pub struct Options {
    /// Keeps the comments of `shared`.
    pub docs: bool,
    /// The compiler options that locate `proconio` and `itertools`, for a judge that has these crates.
    pub crates: Option<Vec<OsString>>,
    /// Removes comments and unneeded whitespace.
    pub minify: bool,
    /// Keeps the checks of the statement's bounds.
    pub strict: bool,
    /// The editions in which the judge may compile the file; its meaning must be the same in all.
    pub editions: Vec<&'static str>,
    /// True if inputs may be so large that fast reading is worth more lines.
    pub large_input: bool,
    pub version: Version,
    /// True if the file is only compiled locally to WebAssembly: unused code may stay, since length does not
    /// matter.
    pub to_wasm: bool,
}

/// Returns the file to submit; prints the compiler's warnings about the program on stderr.
///
/// # Errors
///
/// Fails if an item cannot be bundled; the error names the item and its line.
pub fn bundle(workspace: &Path, program: &Program, options: &Options) -> Result<String> {
    let Program { path, source, edition, origin } = program;
    let cache = Cache::open(workspace)?;
    let options_key = format!("{edition} {origin:?} {options:?}");
    let key: [&[u8]; 4] = [b"Rust", path.as_bytes(), source.as_bytes(), options_key.as_bytes()];
    // The cache key does not cover the sources of another package.
    let is_kept = !matches!(origin, Origin::Package(_));
    if let Some(Ok(text)) = cache.read(&key).filter(|_| is_kept).map(String::from_utf8) {
        return Ok(text);
    }
    let (text, warnings) = bundle_with_warnings(workspace, program, options)?;
    if warnings.is_empty() && is_kept {
        cache.write(&key, text.as_bytes());
    }
    // Each use of a macro repeats the warnings about the macro's text.
    let mut said = BTreeSet::new();
    for warning in warnings {
        let line = warning.spans.first().map(|place| place.line_start);
        if said.insert((line, warning.message.clone())) {
            eprintln!("{}\n", warning.in_file(path));
        }
    }
    Ok(text)
}

/// Bundles a solution in edition 2021 from its source; messages name it `path`.
///
/// # Errors
///
/// Fails as [`bundle`] does.
pub fn bundle_source(
    workspace: &Path,
    path: &Path,
    source: &str,
    options: &Options,
) -> Result<String> {
    let program = Program {
        path: path.display().to_string(),
        source: source.to_owned(),
        edition: "2021",
        origin: Origin::Solutions,
    };
    let (text, _) = bundle_with_warnings(workspace, &program, options)?;
    Ok(text)
}

fn bundle_with_warnings(
    workspace: &Path,
    program: &Program,
    options: &Options,
) -> Result<(String, Vec<Diagnostic>)> {
    let Program { path, edition, .. } = program;
    let made = || {
        let crates = Crates::new(workspace, &program.origin);
        let code = program.code();
        let off = Off::of(code)?;
        let seen = off.blanked(code);
        chains(program, &seen, options)?;
        let named = support::check(&seen, &crates, options.version)?;
        let source = &off.left_out(code);
        let task = Task { workspace, program, source, options };
        let made = if named.is_empty() {
            task.trimmed(None)
        } else {
            crates::bundle(&task, &crates, &named)
        };
        match made {
            Err(error) if options.crates.is_none() => {
                crates::instead_of_stand_ins(&task, &crates, &named, error)
            }
            made => made,
        }
    };
    on_a_large_stack(made)
        .map_err(|error| without_tokens(program).unwrap_or(error))
        .with_context(|| format!("{path} (edition {edition}): cannot be bundled"))
}

/// Calls a function in a thread of its own. Source code is parsed and visited by recursion, and the types of `typenum`
/// are nested deeply: unoptimised, that needs more than the 2 MiB of other threads.
fn on_a_large_stack<T: Send>(made: impl FnOnce() -> T + Send) -> T {
    const STACK: usize = 64 << 20;
    thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, made);
        thread
            .expect("the system can start a thread")
            .join()
            .unwrap_or_else(|panic| resume_unwind(panic))
    })
}

/// The compiler's message about an open bracket or quotation mark, if there is one: it says where it opens.
fn without_tokens(program: &Program) -> Option<Error> {
    if program.code().parse::<TokenStream>().is_ok() {
        return None;
    }
    let said = rustc::check(&program.source, program.edition, &[]).ok()?;
    let first = said.iter().find(|one| one.is_error())?;
    Some(anyhow!("{}", first.in_file(&program.path)))
}

/// Refuses a let chain if the judge may use an edition before 2024.
fn chains(program: &Program, code: &str, options: &Options) -> Result<()> {
    let own = program.edition;
    let earlier = options.editions.iter().find(|edition| **edition < "2024");
    let Some(edition) = earlier.filter(|_| own >= "2024") else {
        return Ok(());
    };
    match newer::let_chain(code) {
        Some(line) => Err(Error::new(Differs {
            edition,
            own,
            why: format!("line {line}: a let chain, which needs the edition 2024"),
        })),
        None => Ok(()),
    }
}

struct Task<'a> {
    workspace: &'a Path,
    program: &'a Program,
    source: &'a str,
    options: &'a Options,
}

impl Task<'_> {
    /// Returns the program with the reached parts of libraries and crates, and the compiler's warnings about
    /// the program.
    fn trimmed(&self, crates: Option<&Taken>) -> Result<(String, Vec<Diagnostic>)> {
        let Task { source, options, .. } = self;
        let taken = if options.strict { (*source).to_owned() } else { bounds::left_out(source)? };
        let expanded = match options.crates {
            Some(_) => taken,
            None => attributes::expand(&taken)?,
        };
        let names = crates.map_or_else(Vec::new, Taken::names);
        let libraries = Libraries::new(names, self.program, &expanded, options);
        let rooted = paths::rooted(&expanded, |name| libraries.contains(name))?;
        let own = assemble::assemble(self.workspace, &rooted, &libraries, options)?;
        let (whole, current) = match crates {
            None => {
                let whole = Model::new(own, libraries)?;
                let current = reached(&whole)?;
                (whole, current)
            }
            Some(crates) => crates.reached(&own, &libraries)?,
        };
        let explained = |reached: &Model, error| match crates {
            None => support::explained(&whole, error),
            Some(crates) => crates.explained(&whole, reached, error),
        };
        if options.to_wasm && crates.is_none() {
            // The compiler removes unused code.
            let warnings = unused::warnings_of_solution(&current);
            let warnings = warnings.map_err(|error| explained(&current, error))?;
            let shown = unused::shown(&current, warnings);
            let bundle = self.with_mark("", &current.text, &[]);
            self.check_meaning(&self.for_editions(current, crates)?)?;
            return Ok((bundle, shown));
        }
        let needed = self.needed(current)?;
        let (trimmed, warnings) = match unused::trim(needed.clone()) {
            Ok(trimmed) => trimmed,
            Err(error) => return Err(explained(&needed, error)),
        };
        let shown = unused::shown(&trimmed, warnings.clone());
        let model = self.for_editions(trimmed, crates)?;
        self.check_meaning(&model)?;
        let allowed = warnings::allowed(&model, &warnings, &options.editions)?;
        let (mut text, notices) = match crates {
            None => (model.text, Vec::new()),
            Some(crates) => crates.with_notices(&model),
        };
        if options.minify {
            text = minify::minify(&text)?;
        }
        Ok((self.with_mark(&allowed, &text, &notices), shown))
    }

    fn for_editions(&self, mut model: Model, crates: Option<&Taken>) -> Result<Model> {
        let editions = &self.options.editions;
        if let Some(crates) = crates {
            let own = model.libraries.edition;
            let latest = editions.iter().fold(own, |a, b| a.max(b));
            model = crates.migrated(model, latest)?;
        }
        if self.program.edition < model.libraries.edition {
            self.check_own_edition(&model)?;
        }
        if editions.iter().chain([&self.program.edition]).any(|edition| *edition == "2018") {
            model = edition::for_2018(model)?;
        }
        Ok(model)
    }

    /// Refuses a program that has another meaning in one of the judge's editions.
    fn check_meaning(&self, model: &Model) -> Result<()> {
        let own = self.program.edition;
        let editions = self.options.editions.iter().chain([&model.libraries.edition]);
        for &edition in editions.collect::<BTreeSet<_>>() {
            if edition != own
                && let Some(differs) = meaning::difference(model, self.source, [edition, own])?
            {
                return Err(Error::new(differs));
            }
        }
        Ok(())
    }

    /// Refuses a program that does not compile in its own edition, if this is older than that of the bundle.
    /// Bundled libraries are adapted to 2018, but not to 2015.
    fn check_own_edition(&self, model: &Model) -> Result<()> {
        let own = self.program.edition;
        let errors = rustc::errors(&model.text, own, &model.libraries.externs)?;
        let (of_program, others) = unused::of_solution(model, errors);
        if let Some(error) = of_program.first() {
            bail!("in the edition {own}: {error}");
        }
        if own == "2015" && !others.is_empty() {
            bail!("the edition 2015 does not support the bundled libraries; use 2018 or later");
        }
        Ok(())
    }

    /// Removes the operators that the program does not need. Cached, since this takes most of the compiler's
    /// time and is the same for every judge.
    fn needed(&self, model: Model) -> Result<Model> {
        let asked = format!("{:?}", model.libraries);
        let key: [&[u8]; 3] = [b"needed", asked.as_bytes(), model.text.as_bytes()];
        let make = || Ok(unused_impls::trim(&model)?.into_bytes());
        let text = String::from_utf8(Cache::open(self.workspace)?.get(&key, make)?)?;
        model.changed(text)
    }

    /// Adds the allowed lints, and a header with the source, its licence and, if needed, its edition.
    fn with_mark(&self, allowed: &str, text: &str, notices: &[String]) -> String {
        let (header, rest) = split_header(text.trim_start_matches('\n'));
        let gap = if header.is_empty() { "" } else { "//!\n" };
        let repository = env!("CARGO_PKG_REPOSITORY");
        let home =
            if repository.is_empty() { String::new() } else { format!(" of <{repository}>") };
        let edition = match self.options.editions[..] {
            [edition] if self.program.origin != Origin::Solutions => {
                format!("//! Edition of Rust: {edition}\n")
            }
            _ => String::new(),
        };
        let licence = licence(&self.program.origin, notices);
        format!(
            "{header}{gap}//! {MARK} {}{home}\n{edition}//! {licence}\n{allowed}{rest}",
            self.program.shown()
        )
    }
}

fn reached(whole: &Model) -> Result<Model> {
    support::check_imports(whole).map_err(|error| support::explained(whole, error))?;
    let kept = reach::reached(whole);
    Model::new(whole.print(&kept, Edits::default()), whole.libraries.clone())
}

impl Libraries {
    /// The libraries of a program with this source. Its own modules hide those of the same name.
    fn new(crates: Vec<String>, program: &Program, source: &str, options: &Options) -> Libraries {
        let mut own = Vec::new();
        if !matches!(program.origin, Origin::Package(_)) {
            own.push(String::from("shared"));
        }
        if options.crates.is_none() {
            let stand_ins = STAND_INS.iter().map(|(name, _)| String::from(*name));
            own.extend(stand_ins.filter(|name| !crates.contains(name)));
        }
        let modules: Vec<ItemMod> = locate::modules(source).collect();
        own.retain(|name| modules.iter().all(|module| module.ident != name));
        Libraries {
            own,
            crates,
            missed: BTreeSet::new(),
            externs: options.crates.clone().unwrap_or_default(),
            edition: program.edition_of_bundle(),
        }
    }
}

/// The licence line. Crates require a notice; this project does not.
fn licence(origin: &Origin, notices: &[String]) -> String {
    let what = origin.licence();
    if notices.is_empty() {
        return format!("{what}: MIT-0, no conditions.");
    }
    let crates = notices.join("; ");
    format!("{what}: MIT-0, no conditions; {PARTS}{crates}")
}

/// The words before the notices in a file's header.
const PARTS: &str = "parts of it: ";

/// The notices of the crates in a bundle, if any.
pub fn notices(bundle: &str) -> Option<&str> {
    let (header, _) = split_header(bundle);
    header.lines().filter_map(|line| line.split_once(PARTS)).map(|(_, notices)| notices).next()
}
