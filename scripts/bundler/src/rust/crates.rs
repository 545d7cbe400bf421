//! The crates that solutions depend on, as far as they can go into a file.
//!
//! A crate can, if it is nothing but Rust: a build script would have to run, and a procedural macro
//! has to be compiled before what uses it.

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A crate's source, and what decides which of it is compiled.
#[derive(Clone, Debug)]
pub struct Crate {
    /// The name by which paths call it.
    pub name: String,
    /// Its name and version, its licence, and whose it is.
    pub licence: String,
    /// The file of its root.
    pub root: PathBuf,
    /// The features that are on.
    pub features: BTreeSet<String>,
    /// Its own dependencies.
    pub dependencies: BTreeSet<String>,
    /// Why it cannot go into a file, if it cannot.
    pub obstacle: Option<String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
    src_path: PathBuf,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    features: BTreeSet<String>,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    kind: Option<String>,
}

/// The crates that the package of the solutions depends on, and those that these depend on.
pub struct Crates<'a> {
    workspace: &'a Path,
    /// By the names that paths have for them; read when one is first asked for.
    all: OnceCell<BTreeMap<String, Crate>>,
}

impl<'a> Crates<'a> {
    /// The crates of a workspace.
    pub fn new(workspace: &'a Path) -> Self {
        let all = OnceCell::new();
        Crates { workspace, all }
    }

    /// The crate with this name, if solutions can use one.
    ///
    /// # Errors
    ///
    /// When cargo cannot be run, or does not find the sources of the crates.
    pub fn get(&self, name: &str) -> Result<Option<&Crate>> {
        if self.all.get().is_none() {
            let _ = self.all.set(all(self.workspace)?);
        }
        Ok(self.all.get().and_then(|all| all.get(name)))
    }

    /// The crates with these names and all that they depend on.
    ///
    /// # Errors
    ///
    /// For a crate that cannot go into a file.
    pub fn with_dependencies(&self, names: &BTreeSet<String>) -> Result<Vec<&Crate>> {
        let mut open: Vec<String> = names.iter().cloned().collect();
        let mut known = BTreeSet::new();
        let mut crates = Vec::new();
        while let Some(name) = open.pop() {
            if !known.insert(name.clone()) {
                continue;
            }
            let one = self.get(&name)?;
            let one = one.with_context(|| format!("the crate `{name}` is not there"))?;
            if let Some(why) = &one.obstacle {
                bail!("the crate `{name}` cannot go into a bundle: {why}");
            }
            open.extend(one.dependencies.iter().cloned());
            crates.push(one);
        }
        Ok(crates)
    }
}

fn all(workspace: &Path) -> Result<BTreeMap<String, Crate>> {
    let metadata = metadata(workspace)?;
    let package = |id: &str| metadata.packages.iter().find(|package| package.id == id);
    let node = |id: &str| metadata.resolve.nodes.iter().find(|node| node.id == id);
    let problems = metadata
        .packages
        .iter()
        .find(|package| package.name == "problems");
    let problems = problems.context("the workspace has no package `problems`")?;
    let mut crates = BTreeMap::new();
    let mut ids = BTreeMap::from([(String::from("problems"), problems.id.clone())]);
    let mut open = vec![problems.id.as_str()];
    while let Some(id) = open.pop() {
        for dependency in node(id).into_iter().flat_map(Node::needed) {
            let (name, id) = (&dependency.name, &dependency.pkg);
            if name == "shared" || ids.get(name) == Some(id) {
                continue;
            }
            if ids.insert(name.clone(), id.clone()).is_some() {
                bail!("solutions depend on two versions of the crate `{name}`");
            }
            if let (Some(package), Some(node)) = (package(id), node(id)) {
                let mut one = Crate::new(name, package, node)?;
                if name == "proconio" {
                    // Its attributes are written out in the solution.
                    one.features.remove("derive");
                    one.dependencies.remove("proconio_derive");
                }
                crates.insert(name.clone(), one);
                open.push(id);
            }
        }
    }
    Ok(crates)
}

impl Node {
    /// The dependencies of the crate itself: not those of its tests or of a build script.
    fn needed(&self) -> impl Iterator<Item = &Dependency> {
        let is_needed = |one: &&Dependency| one.dep_kinds.iter().any(|kind| kind.kind.is_none());
        self.deps.iter().filter(is_needed)
    }
}

impl Crate {
    fn new(name: &str, package: &Package, node: &Node) -> Result<Crate> {
        let of_kind = |kind: &str| {
            let is_kind = |target: &&Target| target.kind.iter().any(|one| one == kind);
            package.targets.iter().find(is_kind)
        };
        let obstacle = if of_kind("proc-macro").is_some() {
            Some("it consists of procedural macros")
        } else if of_kind("custom-build").is_some() {
            Some("it has a build script")
        } else {
            None
        };
        let root = of_kind("lib").or_else(|| package.targets.first());
        let root = root.with_context(|| format!("the crate `{name}` has no library"))?;
        Ok(Crate {
            name: name.to_owned(),
            licence: licence(package, &root.src_path),
            root: root.src_path.clone(),
            features: node.features.clone(),
            dependencies: node.needed().map(|one| one.name.clone()).collect(),
            obstacle: obstacle.map(String::from),
        })
    }
}

/// The notice that goes with a copy of a crate.
fn licence(package: &Package, root: &Path) -> String {
    let Package { name, version, .. } = package;
    let terms = package.license.as_deref().unwrap_or("terms unknown");
    let notice = root
        .ancestors()
        .find_map(|folder| fs::read_to_string(folder.join("LICENSE-MIT")).ok());
    let copyright = notice
        .iter()
        .flat_map(|text| text.lines())
        .map(str::trim)
        .find(|line| line.starts_with("Copyright"));
    match copyright {
        Some(copyright) => format!("{name} {version} ({terms}, {copyright})"),
        None => format!("{name} {version} ({terms})"),
    }
}

fn metadata(workspace: &Path) -> Result<Metadata> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(&cargo)
        .args([
            "metadata",
            "--format-version=1",
            "--filter-platform",
            &host()?,
        ])
        .current_dir(workspace)
        .output()
        .with_context(|| format!("{}: cannot be run", cargo.display()))?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        bail!(
            "cargo does not find the crates of the workspace:\n{}",
            why.trim_end()
        );
    }
    serde_json::from_slice(&output.stdout).context("`cargo metadata` is not understood")
}

/// The platform of the compiler: only the crates that it needs were downloaded.
fn host() -> Result<String> {
    let output = Command::new(super::rustc::compiler()).arg("-vV").output();
    let output = output.context("the compiler cannot be run")?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(String::from)
        .context("the compiler does not name its platform")
}
