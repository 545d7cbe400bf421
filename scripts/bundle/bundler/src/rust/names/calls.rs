//! Macro calls: the items that they make, and the parts that these items reach.

use super::super::mentions::Path;
use super::super::model::{Kind, TOLD};
use super::Names;
use std::collections::BTreeSet;
use std::rc::Rc;

/// The traits and types of this file that an implementation made by a macro call may involve.
pub(in super::super) struct Made {
    pub traits: BTreeSet<usize>,
    pub types: BTreeSet<usize>,
}

impl Names<'_> {
    /// Returns the implementations that a macro call makes.
    pub(in super::super) fn made(&self, call: usize) -> Rc<Vec<Made>> {
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
                let mut found = self.parts_or_macros(module, path);
                found.retain(|&part| self.model.parts[part].is_macro());
                open.extend(found.difference(&called));
                called.extend(found);
            }
        }
        called
    }

    /// Returns everything that a path in a macro may name, with the macros of enclosing modules.
    pub(in super::super) fn parts_or_macros(&self, module: usize, path: &Path) -> BTreeSet<usize> {
        let mut found = BTreeSet::clone(&self.parts(module, path));
        if let [name] = &path[..] {
            found.extend(self.macros(module, name));
        }
        found
    }

    /// If a crate's module has no item with this name, finds the macro calls that may make it: those with the
    /// name among their arguments, and those of macros that define it.
    pub(super) fn calls_that_make(&self, module: usize, name: &str) -> BTreeSet<usize> {
        let scope = self.scopes.get(&module);
        let is_named = scope.is_some_and(|scope| scope.contains_key(name));
        if is_named || !self.model.is_of_crate(module) {
            return BTreeSet::new();
        }
        let makes = |part: &usize| {
            let facts = &self.model.parts[*part];
            let mut words = facts.mentions.paths.iter().filter(|path| path.len() == 1);
            facts.is_call()
                && words.any(|word| word[0] == name || self.has_item(module, &word[0], name))
        };
        self.model.children(module).filter(makes).collect()
    }

    /// Returns whether a macro named `called`, in scope in the module, defines the item `name`.
    fn has_item(&self, module: usize, called: &str, name: &str) -> bool {
        let macros = self.macros(module, called);
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
        let mut found: BTreeSet<usize> = BTreeSet::new();
        for path in paths.iter().chain(told.iter().filter(|_| is_told)) {
            found.extend(self.parts(module, path).iter());
        }
        found.retain(|&part| is_it(&self.model.parts[part].kind));
        found
    }

    /// Returns the macros with this name in the enclosing modules.
    pub(in super::super) fn macros(&self, module: usize, name: &str) -> BTreeSet<usize> {
        let is_macro = |part: &usize| self.model.parts[*part].is_macro();
        let mut found = BTreeSet::new();
        let mut inner = module;
        loop {
            let around = self.model.module_of(inner);
            let named = self.scopes.get(&around).and_then(|scope| scope.get(name));
            found.extend(named.into_iter().flatten().copied().filter(is_macro));
            if inner == around {
                return found;
            }
            inner = around;
        }
    }
}
