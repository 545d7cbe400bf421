//! Turns a crate's files into a module.

use super::{Answers, Crate};
use crate::rust::assemble::{Files, in_module, library, module};
use crate::rust::prepare::Library;
use crate::rust::text::{each_token, range};
use anyhow::Result;
use proc_macro2::TokenTree;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;
use syn::{Item, ItemMacro, Macro};

/// Turns a crate into a module; `to_wasm` is true for a bundle that is compiled only to WebAssembly.
pub(super) fn crate_module(one: &Crate, answers: &Answers, to_wasm: bool) -> Result<String> {
    let text = library(&Library::foreign(one, answers, to_wasm), &one.root)?;
    Ok(in_module(&one.name, &text))
}

impl Library {
    fn foreign(one: &Crate, answers: &Answers, to_wasm: bool) -> Library {
        let mut crates: BTreeMap<String, String> = one
            .dependencies
            .iter()
            .map(|(name, module)| (name.clone(), format!("crate::{module}")))
            .collect();
        for name in ["alloc", "core", "std"] {
            crates.insert(name.to_owned(), String::from("std"));
        }
        let mut library = Library {
            root: format!("crate::{}", one.name),
            crates,
            features: one.features.clone(),
            answer: answers.get(&one.name).cloned().unwrap_or_default(),
            is_of_2015: one.edition == "2015",
            foreign: true,
            to_wasm,
            ..Library::default()
        };
        let root = fs::read_to_string(&one.root).unwrap_or_default();
        let items = syn::parse_file(&root).map_or_else(|_| Vec::new(), |file| file.items);
        let mut has_alloc = false;
        for item in &items {
            if let Item::ExternCrate(item) = item
                && !library.leaves_out(&item.attrs)
            {
                has_alloc |= item.ident == "alloc";
                // A renaming at the root applies to all modules.
                if let Some((_, name)) = &item.rename
                    && let Some(place) = library.crates.get(&item.ident.to_string())
                {
                    library.crates.insert(name.to_string(), place.clone());
                }
            }
        }
        let is_hidden = |item: &Item| match item {
            Item::Macro(item) => item.mac.tokens.to_string().contains("extern crate alloc"),
            _ => false,
        };
        let has_alloc = has_alloc || items.iter().any(is_hidden);
        // Without `extern crate`, `alloc` names a module of the crate itself or of `std`.
        library.crates.retain(|name, _| match name.as_str() {
            "alloc" => has_alloc,
            name => !["core", "std"].contains(&name),
        });
        library
    }
}

impl Files<'_> {
    /// Inlines the files of modules in a macro call.
    pub(in crate::rust) fn insert_by_macro(
        &mut self,
        item: &ItemMacro,
        folder: &Path,
        place: &str,
    ) -> Result<()> {
        if item.mac.path.is_ident("include") {
            if let Some(path) = self.included(&item.mac) {
                let inside = module(self.library, &path, place, self.macros)?;
                self.edits.replace(range(item.span()), inside);
            }
        } else if item.ident.is_none() {
            self.insert_told(&item.mac, folder, place)?;
        }
        Ok(())
    }

    /// Inlines modules in the arguments of a macro such as `cfg_if!`.
    fn insert_told(&mut self, call: &Macro, folder: &Path, place: &str) -> Result<()> {
        let mut modules = Vec::new();
        each_token(call.tokens.clone(), &mut |token, rest| {
            if let (TokenTree::Ident(word), [TokenTree::Ident(name), TokenTree::Punct(end), ..]) =
                (token, rest)
                && word == "mod"
                && end.as_char() == ';'
            {
                modules.push((name.to_string(), range(end.span())));
            }
        });
        for (name, semicolon) in modules {
            let folder = folder.join(name.trim_start_matches("r#"));
            let (flat, nested) = (folder.with_extension("rs"), folder.join("mod.rs"));
            let path = if flat.is_file() { flat } else { nested };
            if path.is_file() {
                let place = format!("{place}{name}::");
                let inside = module(self.library, &path, &place, self.macros)?;
                self.edits.replace(semicolon, format!(" {{\n{inside}}}\n"));
            }
        }
        Ok(())
    }

    /// The included file: beside this file, or written by the build script.
    fn included(&self, include: &Macro) -> Option<PathBuf> {
        let (mut name, mut is_written) = (None, false);
        each_token(include.tokens.clone(), &mut |token, _| {
            if let TokenTree::Literal(literal) = token {
                let literal = literal.to_string();
                let text = literal.trim_matches('"');
                is_written |= text == "OUT_DIR";
                name = Some(text.trim_start_matches('/').to_owned());
            }
        });
        let path = if is_written {
            self.library.answer.folder.join(name?)
        } else {
            self.path.with_file_name(name?)
        };
        path.is_file().then_some(path)
    }
}
