//! A solution as one Rust file that needs nothing but a compiler.
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
//! | [`warnings`] | allows what the compiler warns of in the solution itself |
//! | [`minify`] | leaves out comments and blanks, on request |

pub mod assemble;
pub mod attributes;
pub mod bounds;
pub mod crates;
pub mod edition;
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

use crate::cache::Cache;
use crate::{MARK, source_path};
use anyhow::{Context, Result};
use assemble::STAND_INS;
use crates::{Crate, Crates};
use model::{Libraries, Model};
use newer::Version;
use rustc::Diagnostic;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
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
    /// The judge may compile it in the edition 2018.
    pub edition_2018: bool,
    /// Inputs may be so large that reading them quickly is worth some lines.
    pub large_input: bool,
    /// The version of Rust that the judge has.
    pub version: Version,
}

/// The file to submit for the solution with this name. What the compiler warns of in the solution
/// is printed on stderr.
///
/// # Errors
///
/// For what cannot be bundled: the item and its line.
pub fn bundle(workspace: &Path, solution: &str, options: &Options) -> Result<String> {
    let path = source_path(solution);
    let source = fs::read_to_string(workspace.join(&path))
        .with_context(|| format!("{path}: cannot be read"))?;
    let cache = Cache::open(workspace)?;
    let options_key = format!("{options:?}");
    let key: [&[u8]; 4] = [
        b"Rust",
        path.as_bytes(),
        source.as_bytes(),
        options_key.as_bytes(),
    ];
    if let Some(Ok(text)) = cache.read(&key).map(String::from_utf8) {
        return Ok(text);
    }
    let (text, warnings) = bundle_with_warnings(workspace, Path::new(&path), &source, options)?;
    if warnings.is_empty() {
        cache.write(&key, text.as_bytes());
    }
    for warning in warnings {
        eprintln!("{}\n", warning.in_file(&path));
    }
    Ok(text)
}

/// The file to submit for a solution with this source; `path` is what messages call it.
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
    let (text, _) = bundle_with_warnings(workspace, path, source, options)?;
    Ok(text)
}

fn bundle_with_warnings(
    workspace: &Path,
    path: &Path,
    source: &str,
    options: &Options,
) -> Result<(String, Vec<Diagnostic>)> {
    let in_file = || format!("{}: cannot be bundled", path.display());
    // Some editors begin a file with a byte order mark.
    let source = source.strip_prefix('\u{feff}').unwrap_or(source);
    let crates = Crates::new(workspace);
    let named = support::check(source, &crates, options.version).with_context(in_file)?;
    let replaceable = match options.crates {
        Some(_) => vec![BTreeSet::new()],
        None => replaceable(source)?,
    };
    let mut last = None;
    for replaced in replaceable {
        let crates = match crates.with_dependencies(&(&named | &replaced)) {
            Ok(crates) => crates,
            Err(error) => {
                last.get_or_insert(error);
                break;
            }
        };
        match trimmed(workspace, path, source, &crates, options) {
            Ok(bundle) => return Ok(bundle),
            Err(error) => last = Some(error),
        }
    }
    let error = last.context("there is no way to bundle it")?;
    Err(error.context(in_file()))
}

/// Which stand-ins to replace by their crates, in the order to try: a stand-in is shorter and has a
/// licence without conditions, but only what solutions use most.
fn replaceable(source: &str) -> Result<Vec<BTreeSet<String>>> {
    let named = paths::names(source)?;
    let mut sets = vec![BTreeSet::new()];
    for (name, _) in STAND_INS.iter().filter(|(name, _)| named.contains(*name)) {
        let with = |set: &BTreeSet<String>| set | &BTreeSet::from([String::from(*name)]);
        sets.extend(sets.iter().map(with).collect::<Vec<_>>());
    }
    Ok(sets)
}

/// The solution with what it reaches of `shared`, of these crates, and of the stand-ins for others;
/// and what the compiler warns of in it.
fn trimmed(
    workspace: &Path,
    path: &Path,
    source: &str,
    crates: &[&Crate],
    options: &Options,
) -> Result<(String, Vec<Diagnostic>)> {
    let libraries = Libraries::new(crates, options);
    let taken = if options.strict {
        source.to_owned()
    } else {
        bounds::left_out(source)?
    };
    let expanded = match options.crates {
        Some(_) => taken,
        None => attributes::expand(&taken)?,
    };
    let rooted = paths::rooted(&expanded, |name| libraries.contains(name))?;
    let whole = assemble::assemble(workspace, &rooted, crates, &libraries, options)?;
    let model = Model::new(&whole, &libraries)?;
    support::check_imports(&model)?;
    let kept = reach::reached(&model, &BTreeSet::new());
    let reached = model.print(&kept, Edits::default());
    // Most of the compiler's work, and the same for every judge.
    let asked = format!("{libraries:?}");
    let key: [&[u8]; 3] = [b"needed", asked.as_bytes(), reached.as_bytes()];
    let make = || Ok(unused_impls::trim(&reached, &libraries)?.into_bytes());
    let needed = String::from_utf8(Cache::open(workspace)?.get(&key, make)?)?;
    let (trimmed, warnings) =
        unused::trim(needed, &libraries).map_err(|error| support::explained(&model, error))?;
    let mut migrated = edition::migrate(trimmed, &libraries)?;
    if options.edition_2018 {
        migrated = edition::for_2018(&migrated, &libraries)?;
    }
    let allowed = warnings::allowed(&migrated, &warnings, &libraries)?;
    let (mut text, notices) = with_notices(&migrated, crates, &libraries)?;
    if options.minify {
        text = minify::minify(&text)?;
    }
    Ok((with_mark(path, &allowed, &text, &notices), warnings))
}

impl Libraries {
    fn new(crates: &[&Crate], options: &Options) -> Libraries {
        let crates: Vec<String> = crates.iter().map(|one| one.name.clone()).collect();
        let mut own = vec![String::from("shared")];
        if options.crates.is_none() {
            let stand_ins = STAND_INS.iter().map(|(name, _)| String::from(*name));
            own.extend(stand_ins.filter(|name| !crates.contains(name)));
        }
        Libraries {
            own,
            crates,
            externs: options.crates.clone().unwrap_or_default(),
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
            notices.push(one.licence.clone());
        }
    }
    let kept = vec![true; model.parts.len()];
    Ok((model.print(&kept, edits), notices))
}

/// The terms of a file: this project asks for nothing, a crate for a notice.
fn licence(notices: &[String]) -> String {
    if notices.is_empty() {
        return String::from("Licence: MIT-0, no conditions.");
    }
    let crates = notices.join("; ");
    format!("Licence: MIT-0, no conditions; {PARTS}{crates}")
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

/// The file with lines in its header that name its source and licence, and what is allowed.
fn with_mark(path: &Path, allowed: &str, text: &str, notices: &[String]) -> String {
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
    let licence = licence(notices);
    format!(
        "{header}{gap}//! {MARK} {}{home}\n//! {licence}\n{allowed}{rest}",
        path.display()
    )
}
