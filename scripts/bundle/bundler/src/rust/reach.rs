//! Finds the parts of a file that its program reaches by name.
//!
//! A name counts as everything that it could denote: calling a local variable reaches the module's function
//! with that name. Everything needed is kept, and perhaps a little more.

mod calls;
pub(super) mod missing;

use super::mentions::Path;
use super::model::{Kind, Model, Part};
use super::rustc::Diagnostic;
use calls::Made;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

/// The maximum number of imports to follow, since imports may form cycles.
const DEPTH: usize = 8;

/// The traits of `std` that are imported for their methods.
const STD_TRAITS: [&str; 8] =
    ["BufRead", "FromIterator", "FromStr", "Hash", "Hasher", "Read", "TryFrom", "Write"];

/// Returns for each part whether it is reached without the banned parts.
pub(super) fn reached(model: &Model, banned: &BTreeSet<usize>) -> Vec<bool> {
    let mut search = Search::new(model, banned);
    for (part, facts) in model.parts.iter().enumerate() {
        if facts.own {
            search.keep(part);
        }
    }
    while search.advance() {}
    search.kept
}

/// The names of removed parts of crates that errors quote.
pub(super) fn missed(model: &Model, kept: &[bool], errors: &[Diagnostic]) -> BTreeSet<String> {
    let quoted: BTreeSet<&str> = errors.iter().flat_map(Diagnostic::quoted).collect();
    let left_out = (0..kept.len()).filter(|&part| !kept[part] && model.is_of_crate(part));
    let names = left_out.flat_map(|part| model.parts[part].names());
    let missed = names.filter(|&name| name != "_" && quoted.contains(name));
    missed.map(String::from).collect()
}

struct Search<'m> {
    model: &'m Model,
    banned: &'m BTreeSet<usize>,
    /// The possible meanings of each name in each module; `*` stands for glob imports.
    scopes: BTreeMap<usize, BTreeMap<&'m str, Vec<usize>>>,
    kept: Vec<bool>,
    members: BTreeSet<String>,
    /// The sources of kept glob imports.
    globbed: BTreeSet<usize>,
    /// The called macros, each with the module of its call.
    expanded: BTreeSet<(usize, usize)>,
    /// The implementations that macro calls make.
    made: RefCell<HashMap<usize, Rc<Vec<Made>>>>,
    /// A memo of the parts that a path reaches from a module within a depth.
    resolved: RefCell<HashMap<(usize, Path, usize), BTreeSet<usize>>>,
}

fn scopes(model: &Model) -> BTreeMap<usize, BTreeMap<&str, Vec<usize>>> {
    let mut scopes: BTreeMap<usize, BTreeMap<&str, Vec<usize>>> = BTreeMap::new();
    for (index, part) in model.parts.iter().enumerate().skip(1) {
        if part.kind == Kind::Member {
            continue;
        }
        let mut bind = |module| {
            for name in part.names() {
                let scope = scopes.entry(module).or_default();
                scope.entry(name).or_default().push(index);
            }
        };
        let module = model.module_of(index);
        bind(module);
        if part.is_macro() && module != 0 {
            // `#[macro_use]` extends the scope to the enclosing module.
            bind(model.module_of(module));
        }
    }
    scopes
}

impl<'m> Search<'m> {
    fn new(model: &'m Model, banned: &'m BTreeSet<usize>) -> Self {
        Search {
            scopes: scopes(model),
            kept: vec![false; model.parts.len()],
            members: BTreeSet::new(),
            globbed: BTreeSet::new(),
            expanded: BTreeSet::new(),
            made: RefCell::default(),
            resolved: RefCell::default(),
            model,
            banned,
        }
    }
}

impl Search<'_> {
    /// Keeps the parts that the kept ones imply; returns false if there were none.
    fn advance(&mut self) -> bool {
        let implied: Vec<usize> = (0..self.kept.len())
            .filter(|&part| !self.kept[part] && self.is_implied(part))
            .collect();
        let mut is_new = false;
        for part in implied {
            is_new |= self.keep(part);
        }
        is_new
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
                self.kept[parent] && (is_macro || self.members.contains(&facts.name))
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
        let mut found = BTreeSet::new();
        self.resolve(self.model.module_of(part), path, DEPTH, &mut found);
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
        let mut found = BTreeSet::new();
        self.resolve(self.model.module_of(block), &interface[0], DEPTH, &mut found);
        let mut traits =
            found.into_iter().filter(|&part| self.model.parts[part].kind == Kind::Trait).peekable();
        name.is_empty()
            || traits.peek().is_none()
            || traits.any(|part| {
                let mut members = self.model.children(part);
                members.any(|member| self.kept[member] && self.model.parts[member].name == name)
            })
    }

    /// Returns whether the named items of this file are kept; false for a path into an absent crate.
    fn are_kept(&self, part: usize, paths: &[Path]) -> bool {
        let module = self.model.module_of(part);
        let mut found = BTreeSet::new();
        for path in paths {
            if self.model.absent_crate(path).is_some() {
                return false;
            }
            self.resolve(module, path, DEPTH, &mut found);
        }
        found.into_iter().all(|part| {
            self.kept[part]
                || match &self.model.parts[part].kind {
                    Kind::Import(path) => self.model.absent_crate(path).is_none(),
                    _ => false,
                }
        })
    }

    /// Keeps a part and everything that it mentions; returns false if it was already kept or is banned.
    fn keep(&mut self, part: usize) -> bool {
        if self.kept[part] || self.banned.contains(&part) {
            return false;
        }
        self.kept[part] = true;
        let model = self.model;
        let facts = &model.parts[part];
        self.keep(facts.parent);
        self.members.extend(facts.mentions.members.iter().cloned());
        let mut found = BTreeSet::new();
        let is_call = facts.name.is_empty() && matches!(facts.kind, Kind::Macro | Kind::Member);
        if is_call && model.is_of_crate(part) {
            // A macro may name members after its arguments.
            let single = facts.mentions.paths.iter().filter(|path| path.len() == 1);
            self.members.extend(single.flatten().cloned());
            // In modules among the arguments, `super` is the module of the call.
            for path in &facts.mentions.paths {
                let supers = path.iter().take_while(|name| *name == "super").count();
                for further in 1..=supers {
                    self.resolve(model.module_of(part), &path[further..], DEPTH, &mut found);
                }
            }
        }
        for path in &facts.mentions.paths {
            self.resolve(model.module_of(part), path, DEPTH, &mut found);
        }
        if let Kind::Import(path) = &facts.kind {
            let module = model.module_of(part);
            let all = path.strip_suffix(&[String::from("*")]);
            let target = self.module(module, all.unwrap_or(path.as_slice()), DEPTH);
            found.extend(target);
            if all.is_some() {
                self.globbed.extend(target);
            } else {
                self.resolve(module, path, DEPTH, &mut found);
            }
        }
        for &part in &found {
            self.keep(part);
        }
        let module = model.module_of(part);
        for name in facts.mentions.paths.iter().filter(|path| path.len() == 1) {
            self.macros(module, &name[0], &mut found);
        }
        for found in found {
            if model.parts[found].is_macro() {
                self.keep(found);
                self.expand(found, module);
            }
        }
        true
    }

    fn module(&self, from: usize, path: &[String], depth: usize) -> Option<usize> {
        let depth = depth.checked_sub(1)?;
        path.iter().try_fold(from, |module, name| match name.as_str() {
            "crate" => Some(0),
            "self" => Some(module),
            "super" => Some(self.model.module_of(module)),
            name => self.module_in(module, name, depth),
        })
    }

    /// The module with this name in another one, perhaps through a glob import.
    fn module_in(&self, module: usize, name: &str, depth: usize) -> Option<usize> {
        let scope = self.scopes.get(&module)?;
        let parts = |name: &str| scope.get(name).into_iter().flatten();
        let kind = |&part: &usize| &self.model.parts[part].kind;
        let named = parts(name).find_map(|part| match kind(part) {
            Kind::Module => Some(*part),
            Kind::Import(path) if path[0] != *name => self.module(module, path, depth),
            Kind::Import(path) => self.module(0, path, depth),
            _ => None,
        });
        named.or_else(|| {
            parts("*").find_map(|import| {
                let Kind::Import(path) = kind(import) else {
                    return None;
                };
                let all = self.module(module, &path[..path.len() - 1], depth)?;
                self.module_in(all, name, depth.checked_sub(1)?)
            })
        })
    }

    /// Finds everything that a path may name, and the imports on the way.
    fn resolve(&self, module: usize, path: &[String], depth: usize, found: &mut BTreeSet<usize>) {
        let Some((first, rest)) = path.split_first() else {
            return;
        };
        // Otherwise, each of several glob imports would be followed through all others.
        let key = (module, path.to_vec(), depth);
        if let Some(known) = self.resolved.borrow().get(&key) {
            found.extend(known);
            return;
        }
        let mut inside = BTreeSet::new();
        self.resolve_first(module, first, rest, depth, &mut inside);
        found.extend(&inside);
        self.resolved.borrow_mut().insert(key, inside);
    }

    fn resolve_first(
        &self,
        module: usize,
        first: &str,
        rest: &[String],
        depth: usize,
        found: &mut BTreeSet<usize>,
    ) {
        match first {
            "crate" => self.resolve(0, rest, depth, found),
            "self" => self.resolve(module, rest, depth, found),
            "super" => self.resolve(self.model.module_of(module), rest, depth, found),
            "*" => found.extend(
                self.scopes.get(&module).into_iter().flatten().flat_map(|(_, parts)| parts),
            ),
            name => self.resolve_name(module, name, rest, depth, found),
        }
    }

    fn resolve_name(
        &self,
        module: usize,
        name: &str,
        rest: &[String],
        depth: usize,
        found: &mut BTreeSet<usize>,
    ) {
        self.calls_that_make(module, name, found);
        let Some(scope) = self.scopes.get(&module) else {
            return;
        };
        let further = depth.checked_sub(1);
        let named = scope.get(name).map_or(&[][..], Vec::as_slice);
        let mut is_settled = false;
        for &part in named {
            is_settled |= match &self.model.parts[part].kind {
                Kind::Module => {
                    self.resolve(part, rest, depth, found);
                    !rest.is_empty()
                }
                Kind::Import(path) => {
                    let mut inside = BTreeSet::new();
                    if path[..] == [name] {
                        self.macros(module, name, &mut inside);
                    } else if let Some(further) = further {
                        self.resolve(module, &[path, rest].concat(), further, &mut inside);
                        if inside.is_empty() && self.is_value(module, path, rest, further) {
                            continue;
                        }
                    }
                    let is_macro = |&part: &usize| self.model.parts[part].is_macro();
                    let is_item = |&part: &usize| {
                        let facts = &self.model.parts[part];
                        !facts.is_macro() && !matches!(facts.kind, Kind::Import(_))
                    };
                    let is_settled = inside.iter().any(is_item) || !inside.iter().any(is_macro);
                    found.insert(part);
                    found.extend(inside);
                    is_settled
                }
                Kind::Value if !rest.is_empty() => false,
                _ => {
                    found.insert(part);
                    !self.model.parts[part].is_macro()
                }
            };
        }
        // A module's own definition hides glob imports.
        let Some(further) = further.filter(|_| !is_settled) else {
            return;
        };
        let globs = scope.get("*");
        for &import in globs.into_iter().flatten() {
            let Kind::Import(path) = &self.model.parts[import].kind else {
                continue;
            };
            // The contents of a crate outside the file are unknown.
            if self.model.absent_crate(path).is_some() {
                found.insert(import);
                continue;
            }
            let all = &path[..path.len() - 1];
            let mut inside = BTreeSet::new();
            if let Some(target) = self.module(module, all, DEPTH) {
                let path = [&[String::from(name)], rest].concat();
                self.resolve(target, &path, further, &mut inside);
                inside.retain(|&part| self.is_visible(part, target, module));
            } else {
                // A glob import from a type imports its variants.
                self.resolve(module, all, further, &mut inside);
                inside.retain(|&part| match &self.model.parts[part].kind {
                    Kind::Type(variants) => variants.iter().any(|variant| variant == name),
                    _ => false,
                });
            }
            if !inside.is_empty() {
                found.insert(import);
                found.extend(inside);
            }
        }
    }

    /// Returns whether an import binds only values, past which a path cannot continue.
    fn is_value(&self, module: usize, path: &Path, rest: &[String], depth: usize) -> bool {
        let mut found = BTreeSet::new();
        if !rest.is_empty() {
            self.resolve(module, path, depth, &mut found);
        }
        found.retain(|&part| !matches!(self.model.parts[part].kind, Kind::Import(_)));
        let is_value = |&part: &usize| self.model.parts[part].kind == Kind::Value;
        !found.is_empty() && found.iter().all(is_value)
    }

    fn is_visible(&self, part: usize, module: usize, from: usize) -> bool {
        let is_import = matches!(self.model.parts[part].kind, Kind::Import(_));
        !is_import
            || self.model.module_of(part) != module
            || self.model.text[self.item_of(part).start..].starts_with("pub")
            || self.is_within(from, module)
    }

    /// The part itself or, for an import, its `use` item.
    fn item_of(&self, part: usize) -> &Part {
        let facts = &self.model.parts[part];
        match facts.kind {
            Kind::Import(_) => &self.model.parts[facts.parent],
            _ => facts,
        }
    }

    fn is_within(&self, module: usize, outer: usize) -> bool {
        module == outer || module != 0 && self.is_within(self.model.module_of(module), outer)
    }
}
