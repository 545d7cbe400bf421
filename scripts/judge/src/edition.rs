//! The Rust edition of a source.

use crate::files;
use crate::judges::{self, Judge};
use crate::report::short;
use anyhow::{Context, Result, anyhow};
use clap::ValueEnum;
use serde::Deserialize;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use toml::{Table, Value};

#[derive(
    Clone, Copy, Debug, Default, Deserialize, Eq, Hash, Ord, PartialEq, PartialOrd, ValueEnum,
)]
pub enum Edition {
    /// Cargo's default for a package that names no edition.
    #[default]
    #[serde(rename = "2015")]
    #[value(name = "2015")]
    Of2015,
    #[serde(rename = "2018")]
    #[value(name = "2018")]
    Of2018,
    #[serde(rename = "2021")]
    #[value(name = "2021")]
    Of2021,
    #[serde(rename = "2024")]
    #[value(name = "2024")]
    Of2024,
}

impl Edition {
    /// The name, such as `2021`.
    pub const fn name(self) -> &'static str {
        ["2015", "2018", "2021", "2024"][self as usize]
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The edition of a source, and where it is specified.
#[derive(Clone, Debug)]
pub struct Said {
    pub(crate) edition: Edition,
    by: By,
}

#[derive(Clone, Debug)]
enum By {
    Option,
    /// The manifest of the source's package.
    Package(PathBuf),
    /// A manifest that names no edition.
    Silent(PathBuf),
    Judge(&'static str),
    AnyJudge,
    /// The source does not compile in this later one.
    FailsIn(Edition),
}

impl Said {
    /// The edition of a source for a judge: the requested one, else that of the source's package, else the
    /// latest that the judge accepts or, if unknown, that any judge accepts; see also [`or_2021`](Said::or_2021).
    pub(crate) fn of(source: &Path, asked: Option<Edition>, judge: &'static Judge) -> Result<Said> {
        if let Some(edition) = asked {
            let by = By::Option;
            return Ok(Said { edition, by });
        }
        let of_package = of_package(source).with_context(|| {
            format!("{}: its edition is unknown; name one by `--edition`", short(source))
        })?;
        Ok(of_package.unwrap_or_else(|| Said::latest(judge)))
    }

    fn latest(judge: &'static Judge) -> Said {
        match judge.editions().last() {
            Some(&edition) => Said { edition, by: By::Judge(&judge.name) },
            None => Said::default(),
        }
    }

    /// Makes something of a source in this edition. If that fails, tries 2021, for which most sources outside a package
    /// were written, unless the edition was specified or the judge does not take 2021.
    ///
    /// # Errors
    ///
    /// The error in this edition.
    pub(crate) fn or_2021<T>(self, judge: &Judge, make: impl Fn(Said) -> Result<T>) -> Result<T> {
        let is_open =
            matches!(self.by, By::Judge(_) | By::AnyJudge) && self.edition > Edition::Of2021;
        let is_taken = judge.editions().is_empty() || judge.editions().contains(&Edition::Of2021);
        let earlier = Said { edition: Edition::Of2021, by: By::FailsIn(self.edition) };
        make(self).or_else(|error| {
            let made = (is_open && is_taken).then(|| make(earlier).ok());
            made.flatten().ok_or(error)
        })
    }

    pub(crate) fn is_asked(&self) -> bool {
        matches!(self.by, By::Option)
    }
}

/// The latest edition that any judge accepts.
impl Default for Said {
    fn default() -> Said {
        Said { edition: judges::latest_edition(), by: By::AnyJudge }
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Said { edition, by } = self;
        write!(f, "edition {edition}, ")?;
        match by {
            By::Option => write!(f, "as requested"),
            By::Package(manifest) => write!(f, "that of {}", short(manifest)),
            By::Silent(manifest) => write!(f, "since {} names none", short(manifest)),
            By::Judge(name) => write!(f, "the latest that {name} takes"),
            By::AnyJudge => write!(f, "the latest that any judge takes"),
            By::FailsIn(later) => write!(f, "since it does not compile in {later}"),
        }
    }
}

/// The edition of the package around a source: that of the nearest manifest, if it is a package's. Reads the
/// manifest as cargo would, since not every user has cargo beside the compiler.
pub(crate) fn of_package(source: &Path) -> Result<Option<Said>> {
    // The code that reads a missing file reports it.
    let source = fs::canonicalize(source).unwrap_or_else(|_| source.to_owned());
    let Some(path) = manifests(&source).next() else {
        return Ok(None);
    };
    let manifest = read(&path)?;
    let Some(package) = manifest.get("package") else {
        return Ok(None);
    };
    let edition = match package.get("edition") {
        None => {
            let edition = Edition::default();
            let by = By::Silent(path);
            return Ok(Some(Said { edition, by }));
        }
        Some(key) if key.get("workspace").and_then(Value::as_bool) == Some(true) => {
            let missing = || format!("{}: no workspace specifies its `edition`", short(&path));
            inherited(&path, &manifest)?.with_context(missing)?
        }
        Some(key) => {
            named(key.as_str().unwrap_or(&key.to_string())).with_context(|| short(&path))?
        }
    };
    let by = By::Package(path);
    Ok(Some(Said { edition, by }))
}

/// The edition of a source in a package.
///
/// # Errors
///
/// If the source is in no package, or the manifest cannot be read.
pub fn of_packaged(source: &Path) -> Result<Edition> {
    let said = of_package(source)?;
    let said = said.with_context(|| format!("{}: in no package", short(source)))?;
    Ok(said.edition)
}

fn inherited(path: &Path, manifest: &Table) -> Result<Option<Edition>> {
    let edition = |path: &Path, manifest: &Table| {
        let name = || manifest.get("workspace")?.get("package")?.get("edition")?.as_str();
        name().map(named).transpose().with_context(|| short(path))
    };
    if manifest.contains_key("workspace") {
        return edition(path, manifest);
    }
    // The path of the workspace, if not around the package.
    if let Some(folder) = manifest["package"].get("workspace").and_then(Value::as_str) {
        let root = path.with_file_name("").join(folder).join(MANIFEST);
        return edition(&root, &read(&root)?);
    }
    for root in manifests(path.parent().unwrap_or(path)) {
        let manifest = read(&root)?;
        if manifest.contains_key("workspace") {
            return edition(&root, &manifest);
        }
    }
    Ok(None)
}

fn named(name: &str) -> Result<Edition> {
    let unknown = |_| anyhow!("the edition `{name}` is unknown here");
    Edition::from_str(name, false).map_err(unknown)
}

const MANIFEST: &str = "Cargo.toml";

/// The manifests in the folders around a path, the nearest first.
fn manifests(path: &Path) -> impl Iterator<Item = PathBuf> {
    let folders = path.ancestors().skip(1);
    folders.map(|folder| folder.join(MANIFEST)).filter(|manifest| manifest.is_file())
}

fn read(path: &Path) -> Result<Table> {
    toml::from_str(&files::read_source(path)?).with_context(|| short(path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case::named(&[("Cargo.toml", "[package]\nname = \"a\"\nedition = \"2018\"\n")], Some("2018"))]
    #[case::silent(&[("Cargo.toml", "[package]\nname = \"a\"\n")], Some("2015"))]
    #[case::virtual_workspace(&[("Cargo.toml", "[workspace]\n")], None)]
    #[case::nothing(&[], None)]
    #[case::nearest(
        &[
            ("Cargo.toml", "[package]\nname = \"a\"\nedition = \"2018\"\n"),
            ("src/Cargo.toml", "[package]\nname = \"b\"\nedition = \"2021\"\n"),
        ],
        Some("2021")
    )]
    #[case::of_a_workspace_around(
        &[
            ("Cargo.toml", "[workspace]\nmembers = [\"src\"]\npackage.edition = \"2021\"\n"),
            ("src/Cargo.toml", "[package]\nname = \"b\"\nedition.workspace = true\n"),
        ],
        Some("2021")
    )]
    #[case::of_its_own_workspace(
        &[("Cargo.toml", "[workspace.package]\nedition = \"2024\"\n[package]\nname = \"b\"\nedition = { workspace = true }\n")],
        Some("2024")
    )]
    #[case::of_a_workspace_elsewhere(
        &[
            ("root/Cargo.toml", "[workspace.package]\nedition = \"2018\"\n"),
            ("src/Cargo.toml", "[package]\nname = \"b\"\nworkspace = \"../root\"\nedition.workspace = true\n"),
        ],
        Some("2018")
    )]
    #[case::of_no_workspace(
        &[("Cargo.toml", "[package]\nname = \"b\"\nedition.workspace = true\n")],
        Some("no workspace specifies its `edition`")
    )]
    #[case::unknown(
        &[("Cargo.toml", "[package]\nname = \"b\"\nedition = \"1999\"\n")],
        Some("the edition `1999` is unknown here")
    )]
    fn a_source_has_the_edition_of_its_package(
        #[case] files: &[(&str, &str)],
        #[case] expected: Option<&str>,
    ) {
        let folder = tempfile::tempdir().unwrap();
        for (path, text) in [("src/my.rs", "")].iter().chain(files) {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let found = match of_package(&folder.path().join("src/my.rs")) {
            Ok(said) => said.map(|said| said.edition.to_string()),
            Err(error) => Some(format!("{error:#}")),
        };
        match (found, expected) {
            (Some(found), Some(expected)) => assert!(found.ends_with(expected), "{found}"),
            (found, expected) => assert_eq!(found.as_deref(), expected),
        }
    }

    #[test]
    fn a_requested_edition_takes_precedence_and_a_judges_comes_last() {
        let nowhere = Path::new("/nowhere/my.rs");
        let said = |asked, judge| {
            let said = Said::of(nowhere, asked, judges::find(judge).unwrap()).unwrap();
            said.to_string()
        };
        assert_eq!(said(Some(Edition::Of2018), "luogu"), "edition 2018, as requested");
        assert_eq!(said(None, "luogu"), "edition 2024, the latest that Luogu takes");
        assert_eq!(said(None, "poj"), "edition 2024, the latest that any judge takes");
    }
}
