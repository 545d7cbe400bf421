//! A program as one Rust file that needs nothing but a compiler.
//!
//! The file is the solution as it is written, then the parts of `shared` that it reaches, then
//! what it uses of other crates. For what solutions use most of `proconio` and `itertools` there are
//! stand-ins; where these do not do, and of any other crate, it is the reached part of the crate
//! itself. The file is made in steps, each from text to text:
//!
//! | step | what it does |
//! |---|---|
//! | [`support`] | refuses what cannot be bundled, by its name and line |
//! | [`newer`] | refuses what is newer than the judge's compiler |
//! | [`bounds`] | leaves out the checks of the statement's bounds, unless asked to be strict |
//! | [`attributes`] | writes out what the attributes of `proconio` come to |
//! | [`paths`] | makes paths to libraries find them within the file |
//! | [`assemble`] | puts the solution, all of `shared`, and the whole crates or stand-ins into one file, each [prepared](prepare) for that |
//! | [`reach`] | leaves out what no name in the solution leads to |
//! | [`unused_impls`] | leaves out the operators that it does without |
//! | [`unused`] | leaves out what the compiler still calls unused |
//! | [`edition`] | brings crates of an older edition up to date, and the file into one that an older edition takes |
//! | [`meaning`] | refuses what means something else in an edition that the judge may compile with |
//! | [`warnings`] | allows what the compiler warns of in the solution itself |
//! | [`minify`] | leaves out comments and blanks, on request |

pub mod assemble;
pub mod attributes;
pub mod bounds;
pub mod crates;
pub mod edition;
pub mod meaning;
pub mod mentions;
pub mod minify;
pub mod model;
pub mod newer;
pub mod paste;
pub mod paths;
pub mod prepare;
pub mod reach;
pub mod rustc;
pub mod support;
pub(super) mod text;
pub mod unused;
pub mod unused_impls;
pub mod warnings;

use crate::MARK;
use crate::cache::Cache;
use crate::program::{Origin, Program};
use anyhow::{Context, Error, Result, anyhow, bail};
use assemble::STAND_INS;
use crates::{Answers, Crate, Crates};
use meaning::Differs;
use model::{Libraries, Model};
use newer::Version;
use rustc::Diagnostic;
use std::collections::{BTreeMap, BTreeSet};
use std::convert::identity;
use std::ffi::OsString;
use std::fmt;
use std::path::Path;
use text::Edits;

/// What a bundle keeps.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is asked for alone")]
pub struct Options {
    /// Keep the comments of `shared`.
    pub docs: bool,
    /// For a judge that has the crates `proconio` and `itertools`, which are then kept: the options
    /// by which the compiler finds them here.
    pub crates: Option<Vec<OsString>>,
    /// Leave out comments and blanks.
    pub minify: bool,
    /// Keep the checks of the statement's bounds.
    pub strict: bool,
    /// The editions that the judge may compile it with. In each of them it has to mean what the program does in its
    /// own edition.
    pub editions: Vec<&'static str>,
    /// Inputs may be so large that reading them quickly is worth some lines.
    pub large_input: bool,
    /// The version of Rust that the judge has.
    pub version: Version,
    /// It is compiled here, to WebAssembly, and its length does not matter: what is unused may stay.
    pub to_wasm: bool,
}

/// The file to submit for a program. What the compiler warns of in the program is printed on stderr.
///
/// # Errors
///
/// For what cannot be bundled: the item and its line.
pub fn bundle(workspace: &Path, program: &Program, options: &Options) -> Result<String> {
    let Program {
        path,
        source,
        edition,
        origin,
    } = program;
    let cache = Cache::open(workspace)?;
    let options_key = format!("{edition} {origin:?} {options:?}");
    let key: [&[u8]; 4] = [
        b"Rust",
        path.as_bytes(),
        source.as_bytes(),
        options_key.as_bytes(),
    ];
    // What another package has is no key.
    let is_kept = !matches!(origin, Origin::Package(_));
    if let Some(Ok(text)) = cache.read(&key).filter(|_| is_kept).map(String::from_utf8) {
        return Ok(text);
    }
    let (text, warnings) = bundle_with_warnings(workspace, program, options)?;
    if warnings.is_empty() && is_kept {
        cache.write(&key, text.as_bytes());
    }
    // Each use of a macro has the warnings of its text.
    let mut said = BTreeSet::new();
    for warning in warnings {
        let line = warning.spans.first().map(|place| place.line_start);
        if said.insert((line, warning.message.clone())) {
            eprintln!("{}\n", warning.in_file(path));
        }
    }
    Ok(text)
}

/// The file to submit for a solution with this source, of the edition 2021; `path` is what messages call it.
///
/// # Errors
///
/// As for [`bundle`].
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
    let in_file = || format!("{path}, of the edition {edition}: cannot be bundled");
    let crates = Crates::new(workspace, &program.origin);
    let source = program.code();
    chains(program, options).with_context(in_file)?;
    let named = support::check(source, &crates, options.version).with_context(in_file)?;
    let replaceable = match options.crates {
        Some(_) => vec![BTreeSet::new()],
        None => replaceable(source, &crates.with_dependencies(&named)?)?,
    };
    let mut last = None;
    for replaced in replaceable {
        let task = Task {
            workspace,
            program,
            source,
            crates: &crates,
            named: &named | &replaced,
            options,
        };
        match task.trimmed() {
            Ok(bundle) => return Ok(bundle),
            // Another crate in place of its stand-in makes it no smaller.
            Err(error) if error.is::<TooLarge>() || error.is::<Differs>() => {
                return Err(error.context(in_file()));
            }
            Err(error) => last = Some(error),
        }
    }
    let error = last.context("there is no way to bundle it")?;
    Err(error.context(in_file()))
}

/// Refuses a let chain, which is of the edition 2024, where the judge may compile with an earlier one.
fn chains(program: &Program, options: &Options) -> Result<()> {
    let own = program.edition;
    let earlier = options.editions.iter().find(|edition| **edition < "2024");
    let Some(edition) = earlier.filter(|_| own >= "2024") else {
        return Ok(());
    };
    match newer::let_chain(program.code()) {
        Some(line) => Err(Error::new(Differs {
            edition,
            own,
            why: format!("line {line}: a let chain, which needs the edition 2024"),
        })),
        None => Ok(()),
    }
}

/// Which stand-ins to replace by their crates, in the order to try: a stand-in is shorter and has a
/// licence without conditions, but only what solutions use most.
fn replaceable(source: &str, crates: &[&Crate]) -> Result<Vec<BTreeSet<String>>> {
    let mut named = paths::names(source)?;
    named.extend(crates.iter().map(|one| one.name.clone()));
    let mut sets = vec![BTreeSet::new()];
    for (name, _) in STAND_INS.iter().filter(|(name, _)| named.contains(*name)) {
        let with = |set: &BTreeSet<String>| set | &BTreeSet::from([String::from(*name)]);
        sets.extend(sets.iter().map(with).collect::<Vec<_>>());
    }
    Ok(sets)
}

/// The most that names may lead to: no judge takes a larger file, and the compiler takes minutes for one.
const MOST_BYTES: usize = 1 << 20;

/// The refusal of a program that reaches more.
#[derive(Debug)]
struct TooLarge(String);

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TooLarge {}

/// What is to be bundled, and with what.
struct Task<'a> {
    workspace: &'a Path,
    program: &'a Program,
    source: &'a str,
    crates: &'a Crates<'a>,
    /// The crates that it names and that no stand-in replaces.
    named: BTreeSet<String>,
    options: &'a Options,
}

impl Task<'_> {
    /// The program with what it reaches of `shared`, of its crates, and of the stand-ins for others;
    /// and what the compiler warns of in it.
    fn trimmed(&self) -> Result<(String, Vec<Diagnostic>)> {
        let Task {
            source, options, ..
        } = self;
        let mut all = self.crates.with_dependencies(&self.named)?;
        all.retain(|one| self.named.contains(&one.name) || !is_stood_in(&one.name));
        let (macros, crates): (Vec<_>, Vec<_>) = all.into_iter().partition(|one| one.is_macros);
        let mut libraries = Libraries::new(&crates, self.program, options);
        let taken = if options.strict {
            (*source).to_owned()
        } else {
            bounds::left_out(source)?
        };
        let expanded = match options.crates {
            Some(_) => taken,
            None => attributes::expand(&taken)?,
        };
        let rooted = paths::rooted(&expanded, |name| libraries.contains(name))?;
        let whole = self.assembled(&rooted, &crates, &libraries)?;
        let current = self.reached(&whole, &macros, &mut libraries)?;
        let explained = |text: &str, error| {
            let model = Model::new(&whole, &libraries);
            model.map_or_else(identity, |model| {
                self.explained(&model, text, &macros, error)
            })
        };
        if options.to_wasm && crates.is_empty() {
            // The compiler leaves out what is unused by itself.
            let warnings = unused::warnings_of_solution(&current, &libraries);
            let warnings = warnings.map_err(|error| explained(&current, error))?;
            self.check_meaning(&self.for_editions(current.clone(), &libraries)?, &libraries)?;
            return Ok((self.with_mark("", &current, &[]), warnings));
        }
        let needed = self.needed(&current, &libraries)?;
        let (trimmed, warnings) =
            unused::trim(needed.clone(), &libraries).map_err(|error| explained(&needed, error))?;
        let migrated = self.for_editions(trimmed, &libraries)?;
        self.check_meaning(&migrated, &libraries)?;
        let allowed = warnings::allowed(&migrated, &warnings, &options.editions, &libraries)?;
        let (mut text, notices) = with_notices(&migrated, &crates, &libraries)?;
        if options.minify {
            text = minify::minify(&text)?;
        }
        Ok((self.with_mark(&allowed, &text, &notices), warnings))
    }

    /// The file with its crates as all editions take them that it is for, and with what the edition 2018 needs.
    fn for_editions(&self, text: String, libraries: &Libraries) -> Result<String> {
        let editions = &self.options.editions;
        let latest = editions.iter().fold(libraries.edition, |a, b| a.max(b));
        let (mut text, errors) = edition::migrate(text, latest, libraries)?;
        let model = Model::new(&text, libraries)?;
        if let Some(error) = errors
            .iter()
            .find(|error| unused::is_of_crate(&model, error))
        {
            return Err(self.of_crate(&text, libraries, error)?);
        }
        if self.program.edition < libraries.edition {
            self.check_own_edition(&text, libraries)?;
        }
        if editions
            .iter()
            .chain([&self.program.edition])
            .any(|edition| *edition == "2018")
        {
            text = edition::for_2018(&text, libraries)?;
        }
        Ok(text)
    }

    /// Refuses a program that means something else in an edition that it is for.
    fn check_meaning(&self, text: &str, libraries: &Libraries) -> Result<()> {
        let own = self.program.edition;
        let editions = self.options.editions.iter().chain([&libraries.edition]);
        for &edition in editions.collect::<BTreeSet<_>>() {
            if edition != own
                && let Some(differs) =
                    meaning::difference(text, self.source, [edition, own], libraries)?
            {
                return Err(Error::new(differs));
            }
        }
        Ok(())
    }

    /// Refuses a program that does not compile in its own edition, where that is older than those that bundles are
    /// written in. What goes along is brought to 2018, but not to 2015.
    fn check_own_edition(&self, text: &str, libraries: &Libraries) -> Result<()> {
        let own = self.program.edition;
        let mut errors = rustc::check(text, own, &libraries.externs)?;
        errors.retain(Diagnostic::is_error);
        let model = Model::new(text, libraries)?;
        let (of_program, others) = unused::of_solution(&model, errors);
        if let Some(error) = of_program.first() {
            bail!("in the edition {own}: {error}");
        }
        if own == "2015" && !others.is_empty() {
            bail!("the edition 2015 does not take what has to go along; 2018 and later ones do");
        }
        Ok(())
    }

    /// What names in the program lead to, and what the compiler misses there.
    fn reached(&self, whole: &str, macros: &[&Crate], libraries: &mut Libraries) -> Result<String> {
        loop {
            let model = Model::new(whole, libraries)?;
            let kept = reach::reached(&model, &BTreeSet::new());
            let text = model.print(&kept, Edits::default());
            if text.len() > MOST_BYTES {
                return Err(self.too_large(&text, libraries)?);
            }
            support::check_imports(&model)
                .map_err(|error| self.explained(&model, &text, macros, error))?;
            let (current, errors) = edition::migrate(text.clone(), libraries.edition, libraries)?;
            let Some(error) = errors.first() else {
                return Ok(current);
            };
            let missed = reach::missed(&model, &kept, &errors);
            let obstacle = self.obstacle(&text, macros, libraries)?;
            if obstacle.is_some() || missed.is_subset(&libraries.missed) {
                let error = self.of_crate(&current, libraries, error)?;
                return Err(self.explained(&model, &text, macros, error));
            }
            libraries.missed.extend(missed);
        }
    }

    /// The refusal of a program that reaches so much of its crates: the largest of these.
    fn too_large(&self, text: &str, libraries: &Libraries) -> Result<Error> {
        let model = Model::new(text, libraries)?;
        let crates = model.children(0).filter(|&part| model.is_of_crate(part));
        let size = |part: &usize| model.parts[*part].range.len();
        let largest = crates.max_by_key(size).context("it has no crates")?;
        let what = format!(
            "is too large: of all crates, {} KB may be in use, and no judge takes so much",
            text.len() / 1000
        );
        let refusal = self.refused(&model.parts[largest].name, &what)?;
        Ok(Error::new(TooLarge(refusal.to_string())))
    }

    /// Why the program does not compile with its crates as modules of its file.
    fn explained(&self, model: &Model, text: &str, macros: &[&Crate], error: Error) -> Error {
        match self.obstacle(text, macros, model.libraries) {
            Ok(None) => support::explained(model, error),
            Ok(Some(refusal)) | Err(refusal) => refusal,
        }
    }

    /// What to say of an error of the compiler: which crate it is in, if it is in one.
    fn of_crate(&self, text: &str, libraries: &Libraries, error: &Diagnostic) -> Result<Error> {
        let model = Model::new(text, libraries)?;
        match unused::crate_of(&model, error) {
            None => Ok(anyhow!("in the edition {}: {error}", libraries.edition)),
            Some(name) => {
                let what = format!(
                    "does not compile as a module of the bundle ({})",
                    error.message
                );
                self.refused(name, &what)
            }
        }
    }

    /// The file without the operators that it does without. That is most of the compiler's work, and the
    /// same for every judge.
    fn needed(&self, text: &str, libraries: &Libraries) -> Result<String> {
        let asked = format!("{libraries:?}");
        let key: [&[u8]; 3] = [b"needed", asked.as_bytes(), text.as_bytes()];
        let make = || Ok(unused_impls::trim(text, libraries)?.into_bytes());
        Ok(String::from_utf8(
            Cache::open(self.workspace)?.get(&key, make)?,
        )?)
    }

    /// The program with all that it could reach. Of the crates, those are read that it names, and those
    /// that are named by what it reaches of others; their build scripts are asked what they set.
    fn assembled(&self, rooted: &str, crates: &[&Crate], libraries: &Libraries) -> Result<String> {
        let own = assemble::assemble(self.workspace, rooted, libraries, self.options)?;
        let to_wasm = self.options.to_wasm;
        let mut answers = Answers::new();
        let mut modules: BTreeMap<&str, String> = BTreeMap::new();
        for &one in crates.iter().filter(|one| self.named.contains(&one.name)) {
            modules.insert(&one.name, assemble::crate_module(one, &answers, to_wasm)?);
        }
        loop {
            let there = crates.iter().filter_map(|one| modules.get(&*one.name));
            let whole = there.fold(own.clone(), |whole, module| whole + module);
            let model = Model::new(&whole, libraries)?;
            let kept = reach::reached(&model, &BTreeSet::new());
            let absent = model.absent(&kept);
            let is_kept = |one: &Crate| model.module(&one.name).is_some_and(|module| kept[module]);
            let is_open =
                |one: &&Crate| one.has_script && !answers.contains_key(&one.name) && is_kept(one);
            let open: Vec<&Crate> = crates.iter().copied().filter(is_open).collect();
            if absent.is_empty() && open.is_empty() {
                return Ok(whole);
            }
            let said = if open.is_empty() {
                Answers::new()
            } else {
                self.crates.answers(&open)?
            };
            for (name, answer) in said {
                if let Some(library) = answer.links.first() {
                    let what = format!("needs `{library}`, a library that is not Rust");
                    return Err(self.refused(&name, &what)?);
                }
                answers.insert(name, answer);
            }
            for &one in crates {
                if absent.contains(&*one.name) || open.iter().any(|open| open.name == one.name) {
                    modules.insert(&one.name, assemble::crate_module(one, &answers, to_wasm)?);
                }
            }
        }
    }

    /// Why a file does not compile, if it names one of these crates of procedural macros.
    fn obstacle(
        &self,
        text: &str,
        macros: &[&Crate],
        libraries: &Libraries,
    ) -> Result<Option<Error>> {
        if macros.is_empty() {
            return Ok(None);
        }
        let model = Model::new(text, libraries)?;
        let is_named = |one: &&&Crate| model.names_at_root(&one.name);
        let Some(one) = macros.iter().find(is_named) else {
            return Ok(None);
        };
        let what = "consists of procedural macros: these are compiled before what uses them";
        self.refused(&one.name, what).map(Some)
    }

    /// The file with lines in its header that name its source, the edition if that is stated, and its licence, and with
    /// what is allowed.
    fn with_mark(&self, allowed: &str, text: &str, notices: &[String]) -> String {
        let text = text.trim_start_matches('\n');
        let header: usize = text
            .split_inclusive('\n')
            .take_while(|line| line.starts_with("//!"))
            .map(str::len)
            .sum();
        let (header, rest) = text.split_at(header);
        let gap = if header.is_empty() { "" } else { "//!\n" };
        let repository = env!("CARGO_PKG_REPOSITORY");
        let home = if repository.is_empty() {
            String::new()
        } else {
            format!(" of <{repository}>")
        };
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

    /// The refusal of a crate: the line that names it, or the crate that needs it.
    fn refused(&self, name: &str, what: &str) -> Result<Error> {
        let chain = self.crates.chain(&self.named, name)?;
        let line = paths::line_of(self.source, &chain[0])?;
        let way = chain.join("` needs `");
        let which = if chain.len() > 1 { ", which" } else { "" };
        Ok(anyhow!(
            "line {line}: the crate `{way}`{which} {what}; do without it, use what a bundle can have \
             (docs/bundles.md, \"Crates\"), or submit the program as it is where the judge has the crate"
        ))
    }
}

/// Whether there is a stand-in for a crate.
fn is_stood_in(name: &str) -> bool {
    STAND_INS.iter().any(|(known, _)| name == *known)
}

impl Libraries {
    fn new(crates: &[&Crate], program: &Program, options: &Options) -> Libraries {
        let crates: Vec<String> = crates.iter().map(|one| one.name.clone()).collect();
        let mut own = Vec::new();
        if !matches!(program.origin, Origin::Package(_)) {
            own.push(String::from("shared"));
        }
        if options.crates.is_none() {
            let stand_ins = STAND_INS.iter().map(|(name, _)| String::from(*name));
            own.extend(stand_ins.filter(|name| !crates.contains(name)));
        }
        Libraries {
            own,
            crates,
            missed: BTreeSet::new(),
            externs: options.crates.clone().unwrap_or_default(),
            edition: program.edition_of_bundle(),
        }
    }
}

/// The file as the judge's compiler takes it without a warning, and the notices of the crates in it.
fn with_notices(
    text: &str,
    crates: &[&Crate],
    libraries: &Libraries,
) -> Result<(String, Vec<String>)> {
    let model = Model::new(text, libraries)?;
    let mut edits = Edits::default();
    let mut notices = Vec::new();
    for module in model.children(0) {
        let part = &model.parts[module];
        let is_it = |one: &&&Crate| !part.own && one.name == part.name;
        if let Some(one) = crates.iter().find(is_it) {
            // As with cargo, what a crate's authors let pass is not shown.
            edits.replace(part.start..part.start, "#[allow(warnings)]\n");
            notices.extend(Some(one.licence.clone()).filter(|licence| !licence.is_empty()));
        }
    }
    let kept = vec![true; model.parts.len()];
    Ok((model.print(&kept, edits), notices))
}

/// The terms of a file: this project asks for nothing, a crate for a notice.
fn licence(origin: &Origin, notices: &[String]) -> String {
    let what = match origin {
        Origin::Solutions => "Licence",
        _ => "Licence of what was added to it",
    };
    if notices.is_empty() {
        return format!("{what}: MIT-0, no conditions.");
    }
    let crates = notices.join("; ");
    format!("{what}: MIT-0, no conditions; {PARTS}{crates}")
}

/// The words before the notices in a file's header.
const PARTS: &str = "parts of it: ";

/// The notices of the crates in a bundle, if there are any.
pub fn notices(bundle: &str) -> Option<&str> {
    let header = bundle.lines().take_while(|line| line.starts_with("//!"));
    header
        .filter_map(|line| line.split_once(PARTS))
        .map(|(_, notices)| notices)
        .next()
}
