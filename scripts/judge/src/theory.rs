//! The theory, which the command carries along, so that files are bundled and modules pasted without a checkout.

use crate::catalog::workspace;
use crate::files;
use crate::languages::kept;
use anyhow::{Result, anyhow};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The modules of `shared` with their sources, as they were when this command was built.
pub(crate) const MODULES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/theory.rs"));

/// Returns the root of the workspace. Outside of a workspace, it returns a folder with a copy of `shared/src`, which is
/// kept for later calls.
pub(crate) fn root() -> Result<&'static Path> {
    static ROOT: LazyLock<Result<PathBuf>> = LazyLock::new(|| match workspace() {
        Ok(root) => Ok(root.to_owned()),
        Err(_) => unpacked(),
    });
    ROOT.as_deref().map_err(|error| anyhow!("{error:#}"))
}

/// The folder, which is in the user's cache or, if that cannot be written, among the temporary files.
fn unpacked() -> Result<PathBuf> {
    let sources: Vec<&str> = MODULES.iter().flat_map(|&(name, source)| [name, source]).collect();
    let in_folder = |parent: &Path| kept(parent, &sources, write);
    let in_cache = cache().and_then(|cache| in_folder(&cache.join("cargo-judge")).ok());
    match in_cache {
        Some(root) => Ok(root),
        None => in_folder(&files::temporary_folder()?.keep()),
    }
}

fn write(root: &Path) -> Result<()> {
    let folder = root.join("shared/src");
    fs::create_dir_all(&folder)?;
    for (name, source) in MODULES {
        files::write(&folder.join(name).with_extension("rs"), source)?;
    }
    Ok(())
}

/// The user's folder for caches, by the convention of the system.
fn cache() -> Option<PathBuf> {
    let variable = if cfg!(windows) { "LOCALAPPDATA" } else { "XDG_CACHE_HOME" };
    let named = env::var_os(variable).map(PathBuf::from).filter(|folder| folder.is_absolute());
    let within_home = if cfg!(target_os = "macos") { "Library/Caches" } else { ".cache" };
    named.or_else(|| Some(env::home_dir()?.join(within_home)))
}
