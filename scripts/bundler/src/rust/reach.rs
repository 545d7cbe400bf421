//! Which parts of a file its program reaches, by their names.
//!
//! A name counts as what it could be: a local variable that is called as a function of its module
//! reaches that function. What is kept is therefore enough, and may be a little more than that.

pub mod missing;

use super::mentions::Path;
use super::model::{Kind, Model, Part};
use std::collections::{BTreeMap, BTreeSet};

/// Imports that import each other are followed only so far.
const DEPTH: usize = 8;

/// The traits of `std` that are imported for their methods.
const STD_TRAITS: [&str; 8] = [
    "BufRead",
    "FromIterator",
    "FromStr",
    "Hash",
    "Hasher",
    "Read",
    "TryFrom",
    "Write",
];

/// Which parts are reached if the banned ones are missing.
pub fn reached(model: &Model, banned: &BTreeSet<usize>) -> Vec<bool> {
    let mut search = Search::new(model, banned);
    for (part, facts) in model.parts.iter().enumerate() {
        if facts.own {
            search.keep(part);
        }
    }
    while search.advance() {}
    search.kept
}

struct Search<'m> {
    model: &'m Model<'m>,
    banned: &'m BTreeSet<usize>,
    /// What each name means in each module; `*` for all that is imported whole.
    scopes: BTreeMap<usize, BTreeMap<&'m str, Vec<usize>>>,
    kept: Vec<bool>,
    /// The members that anything kept mentions.
    members: BTreeSet<String>,
    /// The modules from which all is imported.
    globbed: BTreeSet<usize>,
}

fn scopes<'m>(model: &'m Model) -> BTreeMap<usize, BTreeMap<&'m str, Vec<usize>>> {
    let mut scopes: BTreeMap<usize, BTreeMap<&str, Vec<usize>>> = BTreeMap::new();
    for (index, part) in model.parts.iter().enumerate().skip(1) {
        if part.name.is_empty() || part.kind == Kind::Member {
            continue;
        }
        let mut bind = |module| {
            let scope = scopes.entry(module).or_default();
            scope.entry(&part.name).or_default().push(index);
        };
        let module = model.module_of(index);
        bind(module);
        if part.kind == Kind::Macro && module != 0 {
            // With `#[macro_use]`, it is in scope around its module as well.
            bind(model.module_of(module));
        }
    }
    scopes
}

impl<'m> Search<'m> {
    fn new(model: &'m Model<'m>, banned: &'m BTreeSet<usize>) -> Self {
        Search {
            scopes: scopes(model),
            kept: vec![false; model.parts.len()],
            members: BTreeSet::new(),
            globbed: BTreeSet::new(),
            model,
            banned,
        }
    }
}

impl Search<'_> {
    /// Keeps what the kept parts imply; whether that was anything new.
    fn advance(&mut self) -> bool {
        let implied: Vec<usize> = (0..self.kept.len())
            .filter(|&part| !self.kept[part] && self.is_implied(part))
            .collect();
        implied.iter().any(|&part| self.keep(part))
    }

    fn is_implied(&self, part: usize) -> bool {
        let facts = &self.model.parts[part];
        let parent = facts.parent;
        match (&facts.kind, &self.model.parts[parent].kind) {
            (Kind::Implementation(of, interface), _) => {
                self.are_kept(part, of) && self.are_kept(part, interface)
            }
            (Kind::Member, Kind::Inherent(of)) => {
                self.members.contains(&facts.name) && self.are_kept(parent, of)
            }
            (Kind::Member, Kind::Trait) => self.kept[parent] && self.members.contains(&facts.name),
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
            // A macro that is called for the items that it makes.
            (Kind::Macro, Kind::Module) => {
                facts.name.is_empty() && self.kept[parent] && self.makes_something(part)
            }
            _ => false,
        }
    }

    /// Whether the call of a macro makes items for which there may be a use: none, if what it
    /// makes are implementations of traits that are not kept.
    fn makes_something(&self, call: usize) -> bool {
        let module = self.model.module_of(call);
        let mut found = BTreeSet::new();
        if let Some(name) = self.model.parts[call].mentions.paths.first() {
            self.resolve(module, name, DEPTH, &mut found);
        }
        let mut traits = BTreeSet::new();
        for made in found
            .iter()
            .flat_map(|&part| &self.model.parts[part].implements)
        {
            self.resolve(module, made, DEPTH, &mut traits);
        }
        traits.retain(|&part| self.model.parts[part].kind == Kind::Trait);
        traits.is_empty() || traits.iter().any(|&part| self.kept[part])
    }

    /// Whether an import may be of a trait that is there for its methods alone.
    fn is_trait_in_use(&self, part: usize, path: &Path) -> bool {
        let mut found = BTreeSet::new();
        self.resolve(self.model.module_of(part), path, DEPTH, &mut found);
        let mut members = found
            .iter()
            .filter(|&&part| self.model.parts[part].kind == Kind::Trait)
            .flat_map(|&part| self.model.children(part));
        let is_std = path[0] == "std" || path[0] == "core";
        self.model.parts[part].name == "_"
            || is_std
                && path
                    .last()
                    .is_some_and(|name| STD_TRAITS.contains(&name.as_str()))
            || members.any(|member| self.members.contains(&self.model.parts[member].name))
    }

    /// Whether a trait that a block implements has this member, as far as that can be seen.
    fn is_asked_for(&self, block: usize, interface: &[Path], name: &str) -> bool {
        let mut found = BTreeSet::new();
        self.resolve(
            self.model.module_of(block),
            &interface[0],
            DEPTH,
            &mut found,
        );
        let mut traits = found
            .into_iter()
            .filter(|&part| self.model.parts[part].kind == Kind::Trait)
            .peekable();
        traits.peek().is_none()
            || traits.any(|part| {
                let mut members = self.model.children(part);
                members.any(|member| self.kept[member] && self.model.parts[member].name == name)
            })
    }

    /// Whether the items that paths name are kept, where they are items of this file.
    fn are_kept(&self, part: usize, paths: &[Path]) -> bool {
        let module = self.model.module_of(part);
        let mut found = BTreeSet::new();
        for path in paths {
            self.resolve(module, path, DEPTH, &mut found);
        }
        found
            .into_iter()
            .all(|part| self.kept[part] || matches!(self.model.parts[part].kind, Kind::Import(_)))
    }

    /// Keeps a part and all that it mentions; whether it was not kept before.
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
        for part in found {
            self.keep(part);
        }
        for path in &facts.mentions.paths {
            if let [name] = path.as_slice() {
                self.keep_macro(model.module_of(part), name);
            }
        }
        true
    }

    /// The module that a path names.
    fn module(&self, from: usize, path: &[String], depth: usize) -> Option<usize> {
        let depth = depth.checked_sub(1)?;
        path.iter()
            .try_fold(from, |module, name| match name.as_str() {
                "crate" => Some(0),
                "self" => Some(module),
                "super" => Some(self.model.module_of(module)),
                name => {
                    let named = self.scopes.get(&module)?.get(name)?;
                    named
                        .iter()
                        .find_map(|&part| match &self.model.parts[part].kind {
                            Kind::Module => Some(part),
                            Kind::Import(path) if path[0] != *name => {
                                self.module(module, path, depth)
                            }
                            Kind::Import(path) => self.module(0, path, depth),
                            _ => None,
                        })
                }
            })
    }

    /// Keeps the macro of this name that a module around defines.
    fn keep_macro(&mut self, module: usize, name: &str) {
        let around = self.model.module_of(module);
        let named = self.scopes.get(&around).and_then(|scope| scope.get(name));
        let is_macro = |&part: &usize| self.model.parts[part].kind == Kind::Macro;
        let named: Vec<usize> = named
            .into_iter()
            .flatten()
            .copied()
            .filter(is_macro)
            .collect();
        for part in named {
            self.keep(part);
        }
        if module != around {
            self.keep_macro(around, name);
        }
    }

    /// Finds what a path may name, and the imports on the way.
    fn resolve(&self, module: usize, path: &[String], depth: usize, found: &mut BTreeSet<usize>) {
        let Some((first, rest)) = path.split_first() else {
            return;
        };
        let Some(depth) = depth.checked_sub(1) else {
            return;
        };
        match first.as_str() {
            "crate" => self.resolve(0, rest, depth, found),
            "self" => self.resolve(module, rest, depth, found),
            "super" => self.resolve(self.model.module_of(module), rest, depth, found),
            "*" => found.extend(
                self.scopes
                    .get(&module)
                    .into_iter()
                    .flatten()
                    .flat_map(|(_, parts)| parts),
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
        let Some(scope) = self.scopes.get(&module) else {
            return;
        };
        let named = scope.get(name).map_or(&[][..], Vec::as_slice);
        let mut is_settled = false;
        for &part in named {
            is_settled |= match self.model.parts[part].kind {
                Kind::Macro => false,
                Kind::Module => !rest.is_empty(),
                _ => true,
            };
            match &self.model.parts[part].kind {
                Kind::Module => self.resolve(part, rest, depth, found),
                Kind::Import(path) => {
                    found.insert(part);
                    self.resolve(module, &[path, rest].concat(), depth, found);
                }
                _ => {
                    found.insert(part);
                }
            }
        }
        // What a module names itself, it does not import with all else.
        let globs = scope.get("*").filter(|_| !is_settled);
        for &import in globs.into_iter().flatten() {
            let Kind::Import(path) = &self.model.parts[import].kind else {
                continue;
            };
            let all = &path[..path.len() - 1];
            let mut inside = BTreeSet::new();
            if let Some(target) = self.module(module, all, DEPTH) {
                let path = [&[String::from(name)], rest].concat();
                self.resolve(target, &path, depth, &mut inside);
                inside.retain(|&part| self.is_visible(part, target, module));
            } else {
                // Of a type, its variants are imported.
                self.resolve(module, all, depth, &mut inside);
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

    /// Whether what is found in one module can be found from another: imports are often private.
    fn is_visible(&self, part: usize, module: usize, from: usize) -> bool {
        let is_import = matches!(self.model.parts[part].kind, Kind::Import(_));
        !is_import
            || self.model.module_of(part) != module
            || self.model.text[self.item_of(part).start..].starts_with("pub")
            || self.is_within(from, module)
    }

    /// The part itself, or the `use` item that it is an import of.
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
