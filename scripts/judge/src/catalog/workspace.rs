//! Finds the workspace.

use anyhow::{Context, Result, anyhow, bail};
use percent_encoding::percent_decode_str;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// Two packages that identify the workspace.
const MEMBERS: [&str; 2] = ["problems", "scripts/truth/jury"];

/// Returns the root of the workspace around the current folder, or else of the one whose package
/// `cargo run` started.
///
/// The root is found at run time, so that a built checkout can be copied without recompiling.
///
/// # Errors
///
/// If there is none. The error names the places searched and a remedy.
pub fn workspace() -> Result<&'static Path> {
    static ROOT: LazyLock<Result<PathBuf>> = LazyLock::new(|| match workspace_around() {
        Ok(root) => Ok(root.to_owned()),
        Err(error) => installed_from()?.ok_or(error),
    });
    ROOT.as_deref().map_err(|error| anyhow!("{error:#}"))
}

/// Like [`workspace`], but never the checkout from which the command was installed: commands that
/// add files mean the user's workspace.
pub(crate) fn workspace_around() -> Result<&'static Path> {
    static ROOT: LazyLock<Result<PathBuf>> = LazyLock::new(find);
    ROOT.as_deref().map_err(|error| anyhow!("{error:#}"))
}

/// How the command is called in the current folder: cargo has the alias only in a checkout.
pub(crate) fn called() -> &'static str {
    if workspace_around().is_ok() { "cargo judge" } else { "judge" }
}

fn find() -> Result<PathBuf> {
    let mut starts = vec![env::current_dir().context("the current folder cannot be found")?];
    // The current folder comes first, since tests pass this variable on to programs in another
    // workspace.
    starts.extend(env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from));
    let mut folders = starts.iter().flat_map(|start| start.ancestors());
    if let Some(root) = folders.find(|folder| is_root(folder)) {
        return Ok(root.to_owned());
    }
    let starts: Vec<_> = starts.iter().map(|start| start.display().to_string()).collect();
    bail!(
        "this needs a checkout of the solutions, and there is none in {} or a folder above: its root has \
         testdata/, {}/ and a Cargo.toml with these members; change to a folder of a checkout",
        starts.join(", in "),
        MEMBERS.join("/, ")
    )
}

/// True for the root of this workspace; a `Cargo.toml` alone is not enough.
fn is_root(folder: &Path) -> bool {
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
    let has = |member: &&str| manifest.contains(member) && folder.join(member).is_dir();
    MEMBERS.iter().all(has) && folder.join("testdata").is_dir()
}

/// The checkout from which `cargo install` built this program; `None` if it did not.
///
/// # Errors
///
/// If that checkout is gone.
fn installed_from() -> Result<Option<PathBuf>> {
    let program = env::current_exe().context("the path of this program cannot be found")?;
    let Some(package) = package_of(&program) else {
        return Ok(None);
    };
    let root = package.ancestors().find(|folder| is_root(folder));
    let root = root.with_context(|| {
        format!(
            "this command was installed from {}, which no longer is in a checkout of the solutions; install it \
             again from a checkout: cargo install --locked --profile dev --path scripts/judge",
            package.display()
        )
    })?;
    Ok(Some(root.to_owned()))
}

/// The folder of the package from which cargo installed a program, by the list that cargo keeps
/// beside its `bin` folder:
/// `"judge 0.1.0 (path+file:///home/me/checkout/scripts/judge)" = ["judge"]`.
fn package_of(program: &Path) -> Option<PathBuf> {
    let list = program.parent()?.parent()?.join(".crates.toml");
    let list: toml::Table = toml::from_str(&fs::read_to_string(list).ok()?).ok()?;
    let name = program.file_name()?.to_str()?;
    let mut packages = list.get("v1")?.as_table()?.iter();
    let has_program = |programs: &toml::Value| {
        let mut programs = programs.as_array().into_iter().flatten();
        programs.any(|one| one.as_str() == Some(name))
    };
    let (package, _) = packages.find(|(_, programs)| has_program(programs))?;
    let (_, url) = package.split_once("(path+file://")?;
    let path = percent_decode_str(url.strip_suffix(')')?).decode_utf8().ok()?;
    // On Windows, the path of a URL has a slash before the drive.
    let path = if cfg!(windows) { path.trim_start_matches('/') } else { &path };
    Some(PathBuf::from(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_installed_program_knows_its_package() {
        let root = tempfile::tempdir().unwrap();
        let program = root.path().join("bin/judge");
        let list = "[v1]\n\
            \"other 1.0.0 (registry+https://example.com)\" = [\"other\"]\n\
            \"judge 0.1.0 (path+file:///home/my%20own/games/scripts/judge)\" = [\"judge\"]\n";
        fs::write(root.path().join(".crates.toml"), list).unwrap();
        let package = package_of(&program).unwrap();
        assert!(package.ends_with("my own/games/scripts/judge"), "{package:?}");
        assert_eq!(package_of(&root.path().join("bin/other")), None);
        assert_eq!(package_of(&root.path().join("bin/missing")), None);
    }
}
