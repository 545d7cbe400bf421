//! Finds the parts of a file that a name may denote.
//!
//! A name counts as everything that it could denote: that of a local variable also denotes the module's function with
//! that name.

mod calls;
pub(super) mod missing;

use super::mentions::Path;
use super::model::{Kind, Model, Part};
use calls::Made;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::Hash;
use std::rc::Rc;

/// The maximum number of imports to follow, since imports may form cycles.
const DEPTH: usize = 8;

/// The names of a model. Answers are kept, since searches with other banned parts ask for the same ones.
pub(super) struct Names<'m> {
    pub(super) model: &'m Model,
    /// The possible meanings of each name in each module; `*` stands for glob imports.
    scopes: BTreeMap<usize, BTreeMap<&'m str, Vec<usize>>>,
    /// The implementations that macro calls make.
    made: RefCell<HashMap<usize, Rc<Vec<Made>>>>,
    /// The parts that a path reaches from a module within a depth.
    resolved: RefCell<Memo<Path, Rc<BTreeSet<usize>>>>,
    /// The module that a name denotes in a module within a depth.
    modules: RefCell<Memo<String, Option<usize>>>,
}

/// Answers by the module in which a name is looked up and the imports that may still be followed.
type Memo<K, V> = HashMap<(usize, usize), HashMap<K, V>>;

/// Returns the known answer, or else keeps and returns that of `find`, which may ask for others.
fn remembered<Q: Eq + Hash + ToOwned<Owned: Eq + Hash> + ?Sized, V: Clone>(
    memo: &RefCell<Memo<Q::Owned, V>>,
    at: (usize, usize),
    name: &Q,
    find: impl FnOnce() -> V,
) -> V {
    if let Some(known) = memo.borrow().get(&at).and_then(|names| names.get(name)) {
        return known.clone();
    }
    let found = find();
    memo.borrow_mut().entry(at).or_default().insert(name.to_owned(), found.clone());
    found
}

/// A name in a module, before the rest of a path, and the number of imports that may still be followed.
#[derive(Clone, Copy)]
struct Lookup<'p> {
    module: usize,
    name: &'p str,
    rest: &'p [String],
    depth: usize,
}

impl<'m> Names<'m> {
    pub(super) fn of(model: &'m Model) -> Self {
        Names {
            scopes: scopes(model),
            made: RefCell::default(),
            resolved: RefCell::default(),
            modules: RefCell::default(),
            model,
        }
    }
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

impl Names<'_> {
    /// Returns everything that a path may name, and the imports on the way.
    pub(super) fn parts(&self, module: usize, path: &[String]) -> Rc<BTreeSet<usize>> {
        self.parts_within(module, path, DEPTH)
    }

    /// Returns the module that a path leads to.
    pub(super) fn module(&self, from: usize, path: &[String]) -> Option<usize> {
        self.module_within(from, path, DEPTH)
    }

    fn module_within(&self, from: usize, path: &[String], depth: usize) -> Option<usize> {
        let depth = depth.checked_sub(1)?;
        path.iter().try_fold(from, |module, name| match name.as_str() {
            "crate" => Some(0),
            "self" => Some(module),
            "super" => Some(self.model.module_of(module)),
            name => self.module_named(module, name, depth),
        })
    }

    /// The module with this name in another one, perhaps through a glob import.
    fn module_named(&self, module: usize, name: &str, depth: usize) -> Option<usize> {
        remembered(&self.modules, (module, depth), name, || self.find_module(module, name, depth))
    }

    fn find_module(&self, module: usize, name: &str, depth: usize) -> Option<usize> {
        let scope = self.scopes.get(&module)?;
        let parts = |name: &str| scope.get(name).into_iter().flatten();
        let kind = |&part: &usize| &self.model.parts[part].kind;
        let named = parts(name).find_map(|part| match kind(part) {
            Kind::Module => Some(*part),
            Kind::Import(path) if path[0] != *name => self.module_within(module, path, depth),
            Kind::Import(path) => self.module_within(0, path, depth),
            _ => None,
        });
        named.or_else(|| {
            parts("*").find_map(|import| {
                let Kind::Import(path) = kind(import) else {
                    return None;
                };
                let all = self.module_within(module, &path[..path.len() - 1], depth)?;
                self.module_named(all, name, depth.checked_sub(1)?)
            })
        })
    }

    fn parts_within(&self, module: usize, path: &[String], depth: usize) -> Rc<BTreeSet<usize>> {
        let resolve = || Rc::new(self.resolve(module, path, depth));
        remembered(&self.resolved, (module, depth), path, resolve)
    }

    fn resolve(&self, module: usize, path: &[String], depth: usize) -> BTreeSet<usize> {
        let Some((first, rest)) = path.split_first() else {
            return BTreeSet::new();
        };
        match first.as_str() {
            "crate" => self.inside(0, rest, depth),
            "self" => self.inside(module, rest, depth),
            "super" => self.inside(self.model.module_of(module), rest, depth),
            "*" => self
                .scopes
                .get(&module)
                .into_iter()
                .flat_map(BTreeMap::values)
                .flatten()
                .copied()
                .collect(),
            name => self.resolve_name(Lookup { module, name, rest, depth }),
        }
    }

    fn inside(&self, module: usize, path: &[String], depth: usize) -> BTreeSet<usize> {
        BTreeSet::clone(&self.parts_within(module, path, depth))
    }

    fn resolve_name(&self, lookup: Lookup) -> BTreeSet<usize> {
        let Lookup { module, name, depth, .. } = lookup;
        let mut found = self.calls_that_make(module, name);
        let Some(scope) = self.scopes.get(&module) else {
            return found;
        };
        // A module's own definition hides glob imports.
        let mut is_settled = false;
        for &part in scope.get(name).into_iter().flatten() {
            let (inside, is_definition) = self.parts_at(part, lookup);
            found.extend(inside);
            is_settled |= is_definition;
        }
        if let Some(depth) = depth.checked_sub(1).filter(|_| !is_settled) {
            for &import in scope.get("*").into_iter().flatten() {
                found.extend(self.parts_through(import, Lookup { depth, ..lookup }));
            }
        }
        found
    }

    /// The parts that a name reaches through a part that binds it, and whether this is certainly a definition of the
    /// name, not only a macro or a value before the rest of a path.
    fn parts_at(&self, part: usize, lookup: Lookup) -> (BTreeSet<usize>, bool) {
        let Lookup { module, name, rest, depth } = lookup;
        let facts = &self.model.parts[part];
        let path = match &facts.kind {
            Kind::Module => return (self.inside(part, rest, depth), !rest.is_empty()),
            Kind::Value if !rest.is_empty() => return (BTreeSet::new(), false),
            Kind::Import(path) => path,
            _ => return (BTreeSet::from([part]), !facts.is_macro()),
        };
        let mut found = BTreeSet::new();
        if path[..] == [name] {
            found = self.macros(module, name);
        } else if let Some(further) = depth.checked_sub(1) {
            found = self.inside(module, &[path, rest].concat(), further);
            if found.is_empty() && self.is_value(module, path, rest, further) {
                return (found, false);
            }
        }
        let is_macro = |&part: &usize| self.model.parts[part].is_macro();
        let is_item = |part: &usize| !is_macro(part) && !self.is_import(*part);
        let is_definition = found.iter().any(is_item) || !found.iter().any(is_macro);
        found.insert(part);
        (found, is_definition)
    }

    /// The parts that a name reaches through a glob import.
    fn parts_through(&self, import: usize, lookup: Lookup) -> BTreeSet<usize> {
        let Lookup { module, name, rest, depth } = lookup;
        let Kind::Import(path) = &self.model.parts[import].kind else {
            return BTreeSet::new();
        };
        // The contents of a crate outside the file are unknown.
        if self.model.absent_crate(path).is_some() {
            return BTreeSet::from([import]);
        }
        let all = &path[..path.len() - 1];
        let mut found;
        if let Some(target) = self.module(module, all) {
            found = self.inside(target, &[&[String::from(name)], rest].concat(), depth);
            found.retain(|&part| self.is_visible(part, target, module));
        } else {
            // A glob import from a type imports its variants.
            found = self.inside(module, all, depth);
            found.retain(|&part| match &self.model.parts[part].kind {
                Kind::Type(variants) => variants.iter().any(|variant| variant == name),
                _ => false,
            });
        }
        if !found.is_empty() {
            found.insert(import);
        }
        found
    }

    /// Returns whether an import binds only values, past which a path cannot continue.
    fn is_value(&self, module: usize, path: &Path, rest: &[String], depth: usize) -> bool {
        if rest.is_empty() {
            return false;
        }
        let found = self.parts_within(module, path, depth);
        let mut items = found.iter().filter(|&&part| !self.is_import(part)).peekable();
        items.peek().is_some() && items.all(|&part| self.model.parts[part].kind == Kind::Value)
    }

    fn is_visible(&self, part: usize, module: usize, from: usize) -> bool {
        !self.is_import(part)
            || self.model.module_of(part) != module
            || self.model.text[self.item_of(part).start..].starts_with("pub")
            || self.is_within(from, module)
    }

    fn is_import(&self, part: usize) -> bool {
        matches!(self.model.parts[part].kind, Kind::Import(_))
    }

    /// The part itself or, for an import, its `use` item.
    fn item_of(&self, part: usize) -> &Part {
        let facts = &self.model.parts[part];
        if self.is_import(part) { &self.model.parts[facts.parent] } else { facts }
    }

    fn is_within(&self, module: usize, outer: usize) -> bool {
        module == outer || module != 0 && self.is_within(self.model.module_of(module), outer)
    }
}
