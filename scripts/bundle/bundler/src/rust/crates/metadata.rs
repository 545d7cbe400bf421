//! Finds the crates that a program depends on.
//!
//! Build scripts run only for reached crates. Crates that must be compiled first, such as procedural macros,
//! cannot go into a file; neither can libraries in other languages.

use crate::program::Origin;
use crate::rust::rustc::version;
use anyhow::{Context, Result, bail};
use once_cell::unsync::OnceCell;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::slice::from_ref;
use std::sync::{Arc, Mutex, PoisonError};

/// A crate's source, and the settings that decide which parts are compiled.
#[derive(Clone, Debug)]
pub(crate) struct Crate {
    /// The name of the crate's module: the name in paths, with the version if another crate has the same
    /// name.
    pub name: String,
    /// Name, version, licence and authors; empty for the user's own crate.
    pub licence: String,
    /// The file of the root module.
    pub root: PathBuf,
    pub edition: String,
    pub features: BTreeSet<String>,
    /// The dependencies, by the names in the crate's own paths.
    pub dependencies: BTreeMap<String, String>,
    /// True for a crate of procedural macros.
    pub is_macros: bool,
    pub has_script: bool,
    /// Cargo's id of the package.
    pub(super) id: String,
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
    /// The registry; `None` for a local package.
    source: Option<String>,
    manifest_path: PathBuf,
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
    name: String,
    src_path: PathBuf,
    edition: String,
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

/// The direct and indirect dependencies of a program's package.
pub(crate) struct Crates<'a> {
    pub(super) workspace: &'a Path,
    origin: &'a Origin,
    all: OnceCell<Arc<ByModule>>,
}

type ByModule = BTreeMap<String, Crate>;

/// The crates of a workspace's programs, by the workspace's folder and by whether the programs are solutions;
/// kept, since asking cargo is slow.
static OF_WORKSPACE: Mutex<BTreeMap<(PathBuf, bool), Arc<ByModule>>> = Mutex::new(BTreeMap::new());

impl<'a> Crates<'a> {
    pub(crate) fn new(workspace: &'a Path, origin: &'a Origin) -> Self {
        let all = OnceCell::new();
        Crates { workspace, origin, all }
    }

    /// The manifests that may list the crates, for messages.
    pub(crate) fn manifest(&self) -> String {
        match self.origin {
            Origin::Package(manifest) => manifest.display().to_string(),
            Origin::Solutions => String::from("problems/Cargo.toml"),
            Origin::File if self.are_known() => {
                String::from("problems/Cargo.toml or the Cargo.toml of a package around the file")
            }
            Origin::File => String::from("the Cargo.toml of a package around the file"),
        }
    }

    /// Returns whether cargo knows the crates: a folder with only the theory has none.
    pub(super) fn are_known(&self) -> bool {
        self.folder().join("Cargo.toml").is_file()
    }

    /// The folder in which cargo looks up the crates.
    pub(super) fn folder(&self) -> &Path {
        match self.origin {
            Origin::Package(manifest) => manifest.parent().unwrap_or(manifest),
            _ => self.workspace,
        }
    }

    /// The crate with this name, if programs can use it.
    pub(crate) fn get(&self, name: &str) -> Result<Option<&Crate>> {
        let all = self.all.get_or_try_init(|| self.read_once())?;
        Ok(all.get(name))
    }

    /// The crates with these names and all their dependencies, nearest first.
    pub(crate) fn with_dependencies(&self, names: &BTreeSet<String>) -> Result<Vec<&Crate>> {
        let mut open: VecDeque<String> = names.iter().cloned().collect();
        let mut known = BTreeSet::new();
        let mut crates = Vec::new();
        while let Some(name) = open.pop_front() {
            if !known.insert(name.clone()) {
                continue;
            }
            let one = self.get(&name)?;
            let one = one.with_context(|| format!("the crate `{name}` was not found"))?;
            if !one.is_macros {
                // Procedural macros need their dependencies only when they run.
                open.extend(one.dependencies.values().cloned());
            }
            crates.push(one);
        }
        Ok(crates)
    }

    /// The shortest dependency chain from one of these crates to another, including both.
    pub(crate) fn chain(&self, names: &BTreeSet<String>, needed: &str) -> Result<Vec<String>> {
        let mut ways: VecDeque<Vec<String>> = names.iter().map(|name| vec![name.clone()]).collect();
        let mut known = BTreeSet::new();
        while let Some(way) = ways.pop_front() {
            let last = &way[way.len() - 1];
            if last == needed {
                return Ok(way);
            }
            if known.insert(last.clone())
                && let Some(one) = self.get(last)?
            {
                let next = one.dependencies.values();
                ways.extend(next.map(|next| [&way[..], from_ref(next)].concat()));
            }
        }
        bail!("no crate needs `{needed}`")
    }

    fn read_once(&self) -> Result<Arc<ByModule>> {
        if matches!(self.origin, Origin::Package(_)) {
            return Ok(Arc::new(self.read()?));
        }
        let mut known = OF_WORKSPACE.lock().unwrap_or_else(PoisonError::into_inner);
        let program = (self.workspace.to_owned(), *self.origin == Origin::Solutions);
        if let Some(crates) = known.get(&program) {
            return Ok(crates.clone());
        }
        let crates = Arc::new(self.read()?);
        known.insert(program, crates.clone());
        Ok(crates)
    }

    fn read(&self) -> Result<ByModule> {
        if !self.are_known() {
            return Ok(ByModule::new());
        }
        let metadata = metadata(self.folder())?;
        let package = |id: &str| metadata.packages.iter().find(|package| package.id == id);
        let node = |id: &str| metadata.resolve.nodes.iter().find(|node| node.id == id);
        let root = metadata.packages.iter().find(|package| match self.origin {
            Origin::Package(manifest) => package.manifest_path == *manifest,
            _ => package.name == "problems",
        });
        let root =
            root.with_context(|| format!("cargo lists no package for {}", self.manifest()))?;
        let mut modules = Modules::default();
        let mut open: VecDeque<&str> = VecDeque::new();
        let own = root.library().filter(|_| *self.origin != Origin::Solutions);
        let own = own.map(|library| (library.name.replace('-', "_"), root.id.as_str()));
        let named = node(&root.id).into_iter().flat_map(Node::needed);
        let named = named.map(|one| (one.name.clone(), one.pkg.as_str()));
        for (name, id) in named.chain(own) {
            // Solutions have `shared` as a library, not as a crate.
            if name != "shared" || matches!(self.origin, Origin::Package(_)) {
                modules.add(id, name);
                open.push_back(id);
            }
        }
        let mut crates = BTreeMap::new();
        let mut known = BTreeSet::new();
        while let Some(id) = open.pop_front() {
            let (Some(package), Some(node)) = (package(id), node(id)) else {
                continue;
            };
            if !known.insert(id) {
                continue;
            }
            let mut dependencies = BTreeMap::new();
            for one in node.needed() {
                let name = match modules.0.get(one.pkg.as_str()) {
                    Some(name) => name.clone(),
                    None => modules.add_dependency(one, &metadata.packages),
                };
                dependencies.insert(one.name.clone(), name);
                open.push_back(&one.pkg);
            }
            let name = modules.0[id].clone();
            let mut one = Crate::new(&name, package, node, dependencies)?;
            if name == "proconio" {
                // The attributes of `proconio` are expanded in the solution.
                one.features.remove("derive");
                one.dependencies.remove("proconio_derive");
            }
            crates.insert(name, one);
        }
        Ok(crates)
    }
}

/// The names of the packages' modules, by the packages' ids.
#[derive(Default)]
struct Modules<'a>(BTreeMap<&'a str, String>);

impl<'a> Modules<'a> {
    fn add(&mut self, id: &'a str, name: String) {
        self.0.entry(id).or_insert(name);
    }

    /// Adds a dependency under a unique name.
    fn add_dependency(&mut self, one: &'a Dependency, packages: &[Package]) -> String {
        let mut name = one.name.clone();
        if self.0.values().any(|other| *other == name) {
            let package = packages.iter().find(|package| package.id == one.pkg);
            let version = package.map_or("", |package| &package.version);
            name += "_";
            name += &version.replace(|letter: char| !letter.is_alphanumeric(), "_");
        }
        self.0.insert(&one.pkg, name.clone());
        name
    }
}

impl Node {
    /// The dependencies, except of tests and build scripts.
    fn needed(&self) -> impl Iterator<Item = &Dependency> {
        let is_needed = |one: &&Dependency| one.dep_kinds.iter().any(|kind| kind.kind.is_none());
        self.deps.iter().filter(is_needed)
    }
}

/// The kinds of targets that other packages can use.
const LIBRARIES: [&str; 5] = ["lib", "rlib", "dylib", "cdylib", "proc-macro"];

impl Package {
    fn target(&self, kinds: &[&str]) -> Option<&Target> {
        let is_kind = |target: &&Target| target.kind.iter().any(|one| kinds.contains(&&**one));
        self.targets.iter().find(is_kind)
    }

    fn library(&self) -> Option<&Target> {
        self.target(&LIBRARIES)
    }
}

impl Crate {
    fn new(
        name: &str,
        package: &Package,
        node: &Node,
        dependencies: BTreeMap<String, String>,
    ) -> Result<Crate> {
        let root = package.library();
        let root = root.with_context(|| format!("the crate `{name}` has no library"))?;
        Ok(Crate {
            name: name.to_owned(),
            licence: licence(package, &root.src_path),
            root: root.src_path.clone(),
            edition: root.edition.clone(),
            features: node.features.clone(),
            dependencies,
            is_macros: package.target(&["proc-macro"]).is_some(),
            has_script: package.target(&["custom-build"]).is_some(),
            id: package.id.clone(),
        })
    }
}

/// The notice that must accompany a copy of a crate.
fn licence(package: &Package, root: &Path) -> String {
    let Package { name, version, .. } = package;
    if package.source.is_none() && package.license.is_none() {
        return String::new();
    }
    let terms = package.license.as_deref().unwrap_or("terms unknown");
    let notice =
        root.ancestors().find_map(|folder| fs::read_to_string(folder.join("LICENSE-MIT")).ok());
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

fn metadata(folder: &Path) -> Result<Metadata> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(&cargo)
        .args(["metadata", "--format-version=1", "--filter-platform", host()?])
        .current_dir(folder)
        .output()
        .with_context(|| format!("{}: cannot be run", cargo.display()))?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        bail!("{}: cargo cannot find the crates:\n{}", folder.display(), why.trim_end());
    }
    serde_json::from_slice(&output.stdout)
        .context("the output of `cargo metadata` cannot be parsed")
}

/// The host platform, the only one for which cargo downloads crates.
fn host() -> Result<&'static str> {
    let host = version()?.lines().find_map(|line| line.strip_prefix("host: "));
    host.context("the output of `rustc -vV` does not name the host platform")
}
