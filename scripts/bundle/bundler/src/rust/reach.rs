//! Finds the parts of a file that its program reaches by name.
//!
//! Everything needed is kept, and perhaps a little more, since a [name](super::names) counts as all that it could
//! denote.

use super::mentions::Path;
use super::model::{Kind, Model};
use super::names::Names;
use super::rustc::Diagnostic;
use std::collections::BTreeSet;

/// The traits of `std` that are imported for their methods.
const STD_TRAITS: [&str; 8] =
    ["BufRead", "FromIterator", "FromStr", "Hash", "Hasher", "Read", "TryFrom", "Write"];

/// Returns for each part whether it is reached.
pub(super) fn reached(model: &Model) -> Vec<bool> {
    reached_without(&Names::of(model), &BTreeSet::new())
}

/// Returns for each part whether it is reached without the banned parts.
pub(super) fn reached_without(names: &Names, banned: &BTreeSet<usize>) -> Vec<bool> {
    let model = names.model;
    let kept = vec![false; model.parts.len()];
    let mut search = Search {
        names,
        model,
        banned,
        given: given(names),
        kept,
        open: Vec::new(),
        members: BTreeSet::new(),
        globbed: BTreeSet::new(),
        expanded: BTreeSet::new(),
    };
    for (part, facts) in model.parts.iter().enumerate() {
        if facts.own {
            search.keep(part);
        }
    }
    while !search.open.is_empty() {
        search.follow();
        search.imply();
    }
    search.kept
}

/// The members of traits that the solution itself implements, each with its trait.
fn given<'n>(names: &'n Names) -> BTreeSet<(usize, &'n str)> {
    let model = names.model;
    let mut given = BTreeSet::new();
    for (block, facts) in model.parts.iter().enumerate().filter(|(_, facts)| facts.own) {
        let Kind::Implementation(_, paths) = &facts.kind else {
            continue;
        };
        let traits = paths.first().map(|path| names.parts(model.module_of(block), path));
        for &interface in traits.iter().flat_map(|traits| traits.iter()) {
            let members = model.children(block).map(|member| &*model.parts[member].name);
            given.extend(members.map(|member| (interface, member)));
        }
    }
    given
}

/// The names of removed parts of crates that errors quote.
pub(super) fn missed(model: &Model, kept: &[bool], errors: &[Diagnostic]) -> BTreeSet<String> {
    let quoted: BTreeSet<&str> = errors.iter().flat_map(Diagnostic::quoted).collect();
    let left_out = (0..kept.len()).filter(|&part| !kept[part] && model.is_of_crate(part));
    let names = left_out.flat_map(|part| model.parts[part].names());
    let missed = names.filter(|&name| name != "_" && quoted.contains(name));
    missed.map(String::from).collect()
}

struct Search<'s> {
    names: &'s Names<'s>,
    model: &'s Model,
    banned: &'s BTreeSet<usize>,
    /// The [`given`] members.
    given: BTreeSet<(usize, &'s str)>,
    kept: Vec<bool>,
    /// The kept parts whose mentions are not followed yet.
    open: Vec<usize>,
    members: BTreeSet<String>,
    /// The sources of kept glob imports.
    globbed: BTreeSet<usize>,
    /// The called macros, each with the module of its call.
    expanded: BTreeSet<(usize, usize)>,
}

impl Search<'_> {
    /// Keeps the parts that the kept ones imply.
    fn imply(&mut self) {
        let implied: Vec<usize> = (0..self.kept.len())
            .filter(|&part| !self.kept[part] && self.is_implied(part))
            .collect();
        for part in implied {
            self.keep(part);
        }
    }

    fn is_implied(&self, part: usize) -> bool {
        let facts = &self.model.parts[part];
        let parent = facts.parent;
        let missed = &self.model.libraries.missed;
        if facts.names().any(|name| missed.contains(name)) && self.may_be_missed(part) {
            return true;
        }
        match (&facts.kind, &self.model.parts[parent].kind) {
            (Kind::Implementation(of, interface), _) => {
                self.is_entered(part) && self.are_kept(part, of) && self.are_kept(part, interface)
            }
            // A macro call has no name, since it makes several members.
            (Kind::Member, Kind::Inherent(of)) => {
                let is_macro = facts.name.is_empty();
                (is_macro || self.members.contains(&facts.name)) && self.are_kept(parent, of)
            }
            (Kind::Member, Kind::Trait) => {
                let is_macro = facts.name.is_empty();
                self.kept[parent]
                    && (is_macro
                        || self.members.contains(&facts.name)
                        || self.given.contains(&(parent, &*facts.name)))
            }
            (Kind::Member, Kind::Implementation(_, interface)) => {
                self.kept[parent] && self.is_asked_for(parent, interface, &facts.name)
            }
            (Kind::Import(path), Kind::Use) => {
                self.kept[self.model.module_of(part)] && self.is_trait_in_use(part, path)
            }
            (Kind::Trait, Kind::Module) => {
                let mut members = self.model.children(part);
                self.globbed.contains(&parent)
                    && members.any(|member| self.members.contains(&self.model.parts[member].name))
            }
            (Kind::Macro, Kind::Module) => {
                facts.name.is_empty() && self.is_entered(part) && self.makes_something(part)
            }
            _ => false,
        }
    }

    /// Returns whether a part is outside crates, or in a crate with a kept part: an implementation always
    /// names a type or trait of its own crate.
    fn is_entered(&self, part: usize) -> bool {
        let parent = self.model.parts[part].parent;
        if parent == 0 {
            return !self.model.is_of_crate(part) || self.kept[part];
        }
        self.is_entered(parent)
    }

    /// Returns whether the compiler may have missed a part of a crate.
    fn may_be_missed(&self, part: usize) -> bool {
        let parent = self.model.parts[part].parent;
        let is_possible = match &self.model.parts[parent].kind {
            Kind::Implementation(..) => self.kept[parent],
            Kind::Inherent(of) => self.are_kept(parent, &of[..of.len().min(1)]),
            _ => true,
        };
        let is_entered = parent == 0 || self.is_entered(part);
        is_possible && self.model.is_of_crate(part) && is_entered
    }

    /// Returns whether an import may be needed for a trait's methods.
    fn is_trait_in_use(&self, part: usize, path: &Path) -> bool {
        let found = self.names.parts(self.model.module_of(part), path);
        let mut members = found
            .iter()
            .filter(|&&part| self.model.parts[part].kind == Kind::Trait)
            .flat_map(|&part| self.model.children(part));
        let is_std = path[0] == "std" || path[0] == "core";
        // In a crate, any trait counts: the compiler reports unused ones.
        let is_of_crate = self.model.is_of_crate(part);
        let may_be = |name: &String| {
            STD_TRAITS.contains(&name.as_str())
                || is_of_crate && (name == "*" || name.starts_with(char::is_uppercase))
        };
        let is_absent = self.model.absent_crate(path).is_some();
        self.model.parts[part].name == "_"
            || (is_std || is_absent) && path.last().is_some_and(may_be)
            || members.any(|member| self.members.contains(&self.model.parts[member].name))
    }

    /// Returns whether a trait needs a member of a block: the trait's own member is kept, the trait is
    /// outside the file, or the member has no name.
    fn is_asked_for(&self, block: usize, interface: &[Path], name: &str) -> bool {
        let found = self.names.parts(self.model.module_of(block), &interface[0]);
        let is_trait = |part: &&usize| self.model.parts[**part].kind == Kind::Trait;
        let mut traits = found.iter().filter(is_trait).peekable();
        name.is_empty()
            || traits.peek().is_none()
            || traits.any(|&part| {
                let mut members = self.model.children(part);
                members.any(|member| self.kept[member] && self.model.parts[member].name == name)
            })
    }

    /// Returns whether the named items of this file are kept; false for a path into an absent crate.
    fn are_kept(&self, part: usize, paths: &[Path]) -> bool {
        let module = self.model.module_of(part);
        let is_present = |path: &Path| self.model.absent_crate(path).is_none();
        let is_kept = |&part: &usize| {
            self.kept[part]
                || match &self.model.parts[part].kind {
                    Kind::Import(path) => is_present(path),
                    _ => false,
                }
        };
        paths.iter().all(is_present)
            && paths.iter().all(|path| self.names.parts(module, path).iter().all(is_kept))
    }

    /// Returns whether a macro call makes usable items; implementations count only if their traits and types
    /// are kept.
    fn makes_something(&self, call: usize) -> bool {
        let is_in_use = self.kept[self.model.parts[call].parent];
        let made = self.names.made(call);
        if made.is_empty() {
            return is_in_use;
        }
        let is_kept =
            |parts: &BTreeSet<usize>| parts.is_empty() || parts.iter().any(|&part| self.kept[part]);
        made.iter().any(|one| {
            let is_found = is_in_use || !one.traits.is_empty() || !one.types.is_empty();
            is_found && is_kept(&one.traits) && is_kept(&one.types)
        })
    }

    /// Keeps a part and those around it, unless it is banned.
    fn keep(&mut self, part: usize) {
        if self.kept[part] || self.banned.contains(&part) {
            return;
        }
        self.kept[part] = true;
        self.open.push(part);
        self.keep(self.model.parts[part].parent);
    }

    /// Keeps everything that the open parts mention.
    fn follow(&mut self) {
        while let Some(part) = self.open.pop() {
            let facts = &self.model.parts[part];
            let module = self.model.module_of(part);
            self.members.extend(facts.mentions.members.iter().cloned());
            if let Kind::Import(path) = &facts.kind {
                self.follow_import(module, path);
            }
            let is_call = facts.name.is_empty() && matches!(facts.kind, Kind::Macro | Kind::Member);
            if is_call && self.model.is_of_crate(part) {
                self.follow_arguments(module, &facts.mentions.paths);
            }
            self.follow_paths(module, &facts.mentions.paths);
        }
    }

    /// Keeps what an import binds and, for a glob, the module.
    fn follow_import(&mut self, module: usize, path: &Path) {
        let all = path.strip_suffix(&[String::from("*")]);
        let target = self.names.module(module, all.unwrap_or(path));
        if let Some(target) = target {
            self.keep(target);
        }
        if all.is_some() {
            self.globbed.extend(target);
        } else {
            let found = self.names.parts(module, path);
            self.keep_all(&found, module);
        }
    }

    /// Keeps what a macro may make of these arguments.
    fn follow_arguments(&mut self, module: usize, paths: &[Path]) {
        for path in paths {
            // A macro may name members after its arguments.
            if let [name] = &path[..] {
                self.members.insert(name.clone());
            }
            // In modules among the arguments, `super` is the module of the call.
            let supers = path.iter().take_while(|name| *name == "super").count();
            for further in 1..=supers {
                let found = self.names.parts(module, &path[further..]);
                self.keep_all(&found, module);
            }
        }
    }

    /// Keeps what paths in a module may name.
    fn follow_paths(&mut self, module: usize, paths: &[Path]) {
        for path in paths {
            let found = self.names.parts_or_macros(module, path);
            self.keep_all(&found, module);
            self.follow_local_import(module, path, paths);
        }
    }

    /// If a path leads to a module, a function may import it, perhaps under a new name that is in no scope. So
    /// any other path may continue from there. In crates, the compiler reports what this misses.
    fn follow_local_import(&mut self, module: usize, path: &Path, paths: &[Path]) {
        if path.len() > 1
            && path[path.len() - 1] != "*"
            && let Some(target) = self.names.module(module, path)
            && !self.model.parts[target].own
            && !self.model.is_of_crate(target)
        {
            self.keep(target);
            for other in paths.iter().filter(|other| other.len() > 1) {
                let found = self.names.parts(target, &other[1..]);
                self.keep_all(&found, module);
            }
        }
    }

    /// Keeps parts that are mentioned in a module.
    fn keep_all(&mut self, found: &BTreeSet<usize>, module: usize) {
        for &part in found {
            self.keep(part);
            if self.model.parts[part].is_macro() {
                self.expand(part, module);
            }
        }
    }

    /// Keeps the parts that a macro mentions; names are resolved at the call.
    fn expand(&mut self, called: usize, module: usize) {
        if !self.model.is_of_crate(called) || !self.expanded.insert((called, module)) {
            return;
        }
        self.follow_paths(module, &self.model.parts[called].mentions.paths);
    }
}
