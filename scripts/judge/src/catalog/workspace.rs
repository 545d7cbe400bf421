//! Where the workspace is.

use anyhow::{Context, Result, anyhow, bail};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// Two members by which the workspace is recognised.
const MEMBERS: [&str; 2] = ["problems", "scripts/truth/jury"];

/// The root of the workspace: of the one around the current folder, or else of the one whose package
/// `cargo run` has started.
///
/// It is found when a tool runs: a checkout that is copied after it was built is another workspace,
/// and cargo compiles nothing again in it.
///
/// # Errors
///
/// When there is none: where it was looked for, and what to do.
pub fn workspace() -> Result<&'static Path> {
    static ROOT: LazyLock<Result<PathBuf>> = LazyLock::new(find);
    ROOT.as_deref().map_err(|error| anyhow!("{error:#}"))
}

fn find() -> Result<PathBuf> {
    let mut starts = vec![env::current_dir().context("the current folder cannot be found")?];
    // Tests pass it on to what they start in another workspace: the current folder goes first.
    starts.extend(env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from));
    let mut folders = starts.iter().flat_map(|start| start.ancestors());
    if let Some(root) = folders.find(|folder| is_root(folder)) {
        return Ok(root.to_owned());
    }
    let starts: Vec<_> = starts
        .iter()
        .map(|start| start.display().to_string())
        .collect();
    bail!(
        "this needs a checkout of the solutions, and there is none in {} or a folder above: its root has \
         testdata/, {}/ and a Cargo.toml with these members; change to a folder of a checkout",
        starts.join(", in "),
        MEMBERS.join("/, ")
    )
}

/// Returns whether a folder is the root of this workspace; other packages have a `Cargo.toml` too.
fn is_root(folder: &Path) -> bool {
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
    let has = |member: &&str| manifest.contains(member) && folder.join(member).is_dir();
    MEMBERS.iter().all(has) && folder.join("testdata").is_dir()
}
