//! Finds a solution's paths to missing items of a library, and suggests alternatives.

use super::super::mentions::Path;
use super::super::model::{Kind, Model};
use super::Names;

/// The solution's first import that its library lacks.
pub(crate) fn missing(model: &Model) -> Option<usize> {
    let names = Names::of(model);
    let is_missing = |&part: &usize| {
        let facts = &model.parts[part];
        let Kind::Import(path) = &facts.kind else {
            return false;
        };
        let path = path.strip_suffix(&[String::from("*")]).unwrap_or(path);
        let module = model.module_of(part);
        facts.own
            && model.libraries.contains(&in_library(path)[0])
            // A judge's crate is not a module of the file.
            && names.module(0, &in_library(path)[..1]).is_some()
            && names.module(module, path).is_none()
            && !names.names_item(module, path)
    };
    (1..model.parts.len()).find(is_missing)
}

/// The first path in the solution to a missing item of a library, with its part.
pub(crate) fn missing_path(model: &Model) -> Option<(usize, &Path)> {
    let names = Names::of(model);
    let is_missing = |part: usize, path: &Path| {
        let from = model.module_of(part);
        let inside = names.innermost(from, path);
        inside.is_some_and(|(length, module)| {
            !model.parts[module].own
                && length < path.len()
                && !names.names_item(module, &path[length..])
        })
    };
    let own = model.parts.iter().enumerate().filter(|(_, part)| part.own);
    own.flat_map(|(part, facts)| facts.mentions.paths.iter().map(move |path| (part, path)))
        .find(|&(part, path)| path.len() > 1 && is_missing(part, path))
}

/// The number of modules that begin a path, and the public names in the last of them.
pub(crate) fn alternatives<'m>(
    model: &'m Model,
    from: usize,
    path: &[String],
) -> (usize, Vec<&'m str>) {
    let names = Names::of(model);
    let Some((length, module)) = names.innermost(from, path) else {
        return (0, Vec::new());
    };
    let named = names.scopes.get(&module).into_iter().flatten();
    let public = named.filter(|(_, parts)| parts.iter().any(|&part| names.is_public(part)));
    (length, public.map(|(name, _)| *name).collect())
}

/// Removes a leading `crate` from a path.
pub(crate) fn in_library(path: &[String]) -> &[String] {
    match path {
        [root, rest @ ..] if root == "crate" && !rest.is_empty() => rest,
        _ => path,
    }
}

impl Names<'_> {
    /// The length of the longest prefix of a path that leads to a module, and the module.
    fn innermost(&self, from: usize, path: &[String]) -> Option<(usize, usize)> {
        let mut lengths = (1..=path.len()).rev();
        lengths.find_map(|length| Some((length, self.module(from, &path[..length])?)))
    }

    /// Returns whether a path is known to name an item other than a module; items made by macro calls in
    /// crates are unknown.
    fn names_item(&self, from: usize, path: &[String]) -> bool {
        let found = self.parts(from, path);
        let is_item = |&part: &usize| !self.is_import(part) || self.model.is_of_crate(part);
        found.iter().any(is_item) || self.may_be_made(from, path)
    }

    /// Returns whether a macro call in a crate may make the item of a path.
    fn may_be_made(&self, from: usize, path: &[String]) -> bool {
        let inside = self.innermost(from, path);
        let module = inside.map_or(from, |(_, module)| module);
        let is_call = |part: usize| self.model.parts[part].is_call();
        self.model.is_of_crate(module) && self.model.children(module).any(is_call)
    }

    fn is_public(&self, part: usize) -> bool {
        let item = self.item_of(part);
        let before = self.model.text.get(item.start..item.name_range.start);
        let mut lines = before.into_iter().flat_map(str::lines);
        lines.any(|line| line.trim_start().starts_with("pub"))
    }
}
