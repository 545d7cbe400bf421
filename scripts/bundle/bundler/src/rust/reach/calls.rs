//! Macro calls: the items that they make, and the parts that these items reach.

use super::super::mentions::Path;
use super::super::model::{Kind, TOLD};
use super::{DEPTH, Search};
use std::collections::BTreeSet;
use std::rc::Rc;

/// The traits and types of this file that an implementation made by a macro call may involve.
pub(super) struct Made {
    traits: BTreeSet<usize>,
    types: BTreeSet<usize>,
}

impl Search<'_> {
    /// Returns whether a macro call makes usable items; implementations count only if their traits and types
    /// are kept.
    pub(super) fn makes_something(&self, call: usize) -> bool {
        let is_in_use = self.kept[self.model.parts[call].parent];
        let made = self.made(call);
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

    fn made(&self, call: usize) -> Rc<Vec<Made>> {
        if let Some(made) = self.made.borrow().get(&call) {
            return Rc::clone(made);
        }
        let module = self.model.module_of(call);
        let told = &self.model.parts[call].mentions.paths;
        let mut made = Vec::new();
        for called in self.called(module, call) {
            for (interface, of) in &self.model.parts[called].makes {
                let is_trait = |kind: &Kind| *kind == Kind::Trait;
                let is_type = |kind: &Kind| matches!(kind, Kind::Type(_));
                made.push(Made {
                    traits: self.named(module, interface, told, is_trait),
                    types: self.named(module, of, told, is_type),
                });
            }
        }
        let made = Rc::new(made);
        self.made.borrow_mut().insert(call, Rc::clone(&made));
        made
    }

    /// The macros that a call reaches, also through other macros.
    fn called(&self, module: usize, call: usize) -> BTreeSet<usize> {
        let mut called = BTreeSet::new();
        let mut open = vec![call];
        while let Some(part) = open.pop() {
            for path in &self.model.parts[part].mentions.paths {
                let mut found = BTreeSet::new();
                self.resolve(module, path, DEPTH, &mut found);
                if let [name] = &path[..] {
                    self.macros(module, name, &mut found);
                }
                found.retain(|&part| self.model.parts[part].is_macro());
                open.extend(found.difference(&called));
                called.extend(found);
            }
        }
        called
    }

    /// If a crate's module has no item with this name, finds the macro calls that may make it: those with the
    /// name among their arguments, and those of macros that define it.
    pub(super) fn calls_that_make(&self, module: usize, name: &str, found: &mut BTreeSet<usize>) {
        let scope = self.scopes.get(&module);
        let is_named = scope.is_some_and(|scope| scope.contains_key(name));
        if is_named || !self.model.is_of_crate(module) {
            return;
        }
        let makes = |part: &usize| {
            let facts = &self.model.parts[*part];
            let mut words = facts.mentions.paths.iter().filter(|path| path.len() == 1);
            facts.is_call()
                && words.any(|word| word[0] == name || self.has_item(module, &word[0], name))
        };
        found.extend(self.model.children(module).filter(makes));
    }

    /// Returns whether a macro named `called`, in scope in the module, defines the item `name`.
    fn has_item(&self, module: usize, called: &str, name: &str) -> bool {
        let mut macros = BTreeSet::new();
        self.macros(module, called, &mut macros);
        let mut items = macros.iter().flat_map(|&part| &self.model.parts[part].items);
        items.any(|item| item == name)
    }

    /// The parts of a kind that paths name, perhaps in macro arguments.
    fn named(
        &self,
        module: usize,
        paths: &[Path],
        told: &[Path],
        is_it: impl Fn(&Kind) -> bool,
    ) -> BTreeSet<usize> {
        let is_told = paths.iter().any(|path| path[0] == TOLD);
        let mut found = BTreeSet::new();
        for path in paths.iter().chain(told.iter().filter(|_| is_told)) {
            self.resolve(module, path, DEPTH, &mut found);
        }
        found.retain(|&part| is_it(&self.model.parts[part].kind));
        found
    }

    /// Keeps the parts that a macro mentions; names are resolved at the call.
    pub(super) fn expand(&mut self, called: usize, module: usize) {
        let model = self.model;
        if !model.is_of_crate(called) || !self.expanded.insert((called, module)) {
            return;
        }
        let mut found = BTreeSet::new();
        for path in &model.parts[called].mentions.paths {
            self.resolve(module, path, DEPTH, &mut found);
            if let [name] = &path[..] {
                self.macros(module, name, &mut found);
            }
        }
        for part in found {
            self.keep(part);
            if model.parts[part].is_macro() {
                self.expand(part, module);
            }
        }
    }

    /// Finds the macros with this name in the enclosing modules.
    pub(super) fn macros(&self, module: usize, name: &str, found: &mut BTreeSet<usize>) {
        let around = self.model.module_of(module);
        let named = self.scopes.get(&around).and_then(|scope| scope.get(name));
        let is_macro = |part: &usize| self.model.parts[*part].is_macro();
        found.extend(named.into_iter().flatten().copied().filter(is_macro));
        if module != around {
            self.macros(around, name, found);
        }
    }
}
