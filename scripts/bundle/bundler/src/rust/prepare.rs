//! Turns a file of a library into a module of the bundle.
//!
//! The module removes tests, docs, comments, attributes that only the library's package needs, and code of
//! disabled features. It redirects paths from the root and to dependencies to their places in the bundle.

use super::conditions;
use super::crates::Answer;
use super::paths::continues;
use super::text::{Edits, by_commas, each_token, is_punct, line, range, tightened, whole_lines};
use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, Group, Ident, Literal, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Attribute, ImplItem, Item, ItemExternCrate, Meta, MetaList, TraitItem, UseTree, Visibility,
};

/// The conditions that the compiler evaluates, besides those on the target.
const BUILT_IN: [&str; 9] = [
    "debug_assertions",
    "false",
    "overflow_checks",
    "panic",
    "proc_macro",
    "true",
    "ub_checks",
    "unix",
    "windows",
];

/// The platforms of bundles: those of judges, the local one, and WebAssembly for the translation to C.
const PLATFORMS: [(&str, &[&str]); 3] = [
    ("target_arch", &["aarch64", "wasm32", "wasm64", "x86", "x86_64"]),
    ("target_env", &["", "gnu", "msvc", "musl"]),
    ("target_os", &["linux", "macos", "unknown", "windows"]),
];

/// The conditional attributes that matter in a bundle.
const KEPT: [&str; 6] = ["derive", "inline", "macro_use", "path", "repr", "track_caller"];

/// The suffix of a module from which only a macro is imported.
pub(super) const MACRO: &str = "_macro";

/// The settings common to a library's files.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "the settings are independent")]
pub(super) struct Library {
    /// The path of the library's module.
    pub root: String,
    /// The modules of the dependencies, by the first names of paths.
    pub crates: BTreeMap<String, String>,
    /// The modules that a program could reach; `None` for all.
    pub modules: Option<BTreeSet<String>>,
    pub features: BTreeSet<String>,
    /// The output of the build script, if any.
    pub answer: Answer,
    /// True in the edition 2015, where imports begin at the crate's root.
    pub is_of_2015: bool,
    pub docs: bool,
    /// True for third-party code, whose lints are its authors' concern.
    pub foreign: bool,
    /// True for a library that is compiled only to WebAssembly. Code for the local machine is then removed,
    /// so that the local compiler checks the portable code that WebAssembly needs.
    pub to_wasm: bool,
}

impl Library {
    /// Returns whether modules are at the root of the file, like exported macros.
    fn is_at_root(&self) -> bool {
        self.root == "crate"
    }

    pub(super) fn leaves_out(&self, attributes: &[Attribute]) -> bool {
        let preparation = Preparation {
            library: self,
            text: "",
            named: BTreeSet::new(),
            edits: Edits::default(),
        };
        preparation.is_off(attributes)
    }
}

pub(super) fn parse(path: &Path, text: &str) -> Result<syn::File> {
    syn::parse_file(text).map_err(|error| {
        let line = line(text, range(error.span()).start);
        anyhow!("{}:{line}: {error}", path.display())
    })
}

pub(super) fn prepare(library: &Library, path: &Path, text: &str) -> Result<String> {
    let file = parse(path, text)?;
    let tokens: TokenStream =
        text.parse().map_err(|error| anyhow!("{}: {error}", path.display()))?;
    let mut preparation = Preparation {
        library,
        text,
        named: file.items.iter().filter_map(name).collect(),
        edits: Edits::default(),
    };
    preparation.visit_file(&file);
    preparation.tokens(tokens, Around::Nothing);
    let mut text = preparation.edits.apply(text);
    if !library.docs && !library.foreign {
        let tokens = text.parse().map_err(|error| anyhow!("{}: {error}", path.display()))?;
        text = tightened(&text, tokens);
    }
    Ok(text.trim_matches('\n').to_owned() + "\n")
}

/// The attributes of an item of one of these kinds; none for another kind.
macro_rules! attributes {
    ($item:expr, $type:ident: $($kind:ident)*) => {
        match $item {
            $($type::$kind(item) => &item.attrs[..],)*
            _ => &[],
        }
    };
}

#[derive(Clone, Copy, PartialEq)]
enum Around {
    /// The braces of a path, after `::`.
    Path,
    /// The arguments of a macro.
    Call,
    /// A macro's repetition `$(…)`.
    Repetition,
    Nothing,
}

struct Preparation<'a> {
    library: &'a Library,
    text: &'a str,
    /// The file's functions, modules and types.
    named: BTreeSet<String>,
    edits: Edits,
}

impl<'ast> Visit<'ast> for Preparation<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let attributes = attributes!(
            item, Item: Const Enum Fn Impl Macro Mod Static Struct Trait Type Union Use
        );
        if self.is_off(attributes) {
            self.cut(item);
        } else if let Item::ExternCrate(item) = item {
            match self.import_of(item) {
                Some(import) => self.edits.replace(range(item.span()), import),
                None => self.cut(item),
            }
        } else {
            if let Item::Use(item) = item
                && self.library.foreign
            {
                match &item.vis {
                    // A macro of the same crate cannot be re-exported publicly.
                    Visibility::Public(public) => {
                        self.edits.replace(range(public.span()), "pub(crate)");
                    }
                    // Nor can the root re-export a private item publicly.
                    Visibility::Restricted(public)
                        if public.path.is_ident("crate")
                            && matches!(item.tree, UseTree::Name(_) | UseTree::Rename(_)) =>
                    {
                        let public = range(public.span());
                        let within = format!("pub(in {})", self.library.root);
                        self.edits.replace(public, within);
                    }
                    _ => {}
                }
            }
            if let Item::Macro(item) = item
                && self.library.foreign
                && item.ident.is_none()
            {
                self.re_exports(item.mac.tokens.clone());
            }
            if let Item::Macro(item) = item
                && item.attrs.iter().any(has_local_calls)
            {
                self.local_calls(item.mac.tokens.clone());
            }
            if let Item::Macro(item) = item
                && !self.library.is_at_root()
                && let Some(name) = &item.ident
                && item.attrs.iter().any(|one| one.path().is_ident("macro_export"))
            {
                // As in a crate, paths from the root must find the macro.
                let end = range(item.span()).end;
                let mut export = format!("pub(crate) use {name};");
                if self.named.contains(&name.to_string()) {
                    // Otherwise, another item with this name would be imported too.
                    export = format!("pub(crate) mod {name}{MACRO} {{\n{export}\n}}");
                }
                self.edits.replace(end..end, format!("\n{export}"));
            }
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        if self.is_off(attributes!(item, ImplItem: Const Fn Macro Type)) {
            self.cut(item);
        }
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        if self.is_off(attributes!(item, TraitItem: Const Fn Macro Type)) {
            self.cut(item);
        }
    }
}

impl Preparation<'_> {
    /// The import equivalent to an `extern crate`; `None` for a crate that is always available.
    fn import_of(&self, item: &ItemExternCrate) -> Option<String> {
        let name = item.ident.to_string();
        let place = match name.as_str() {
            "self" => &self.library.root,
            "core" | "std" => "std",
            _ => self.library.crates.get(&name)?,
        };
        let is_public = !matches!(item.vis, Visibility::Inherited);
        let is_path = || self.text.contains(&format!("self::{name}::"));
        if name != "alloc" && place == "std" && !is_public && item.rename.is_none() && !is_path() {
            return None;
        }
        let public = if is_public { "pub(crate) " } else { "" };
        let bound = item.rename.as_ref().map_or(&item.ident, |(_, name)| name);
        Some(format!("{public}use {place} as {bound};"))
    }

    /// Restricts re-exports in the arguments of a macro such as `cfg_if`, since the items are `pub(crate)`.
    fn re_exports(&mut self, tokens: TokenStream) {
        each_token(tokens, &mut |token, rest| {
            if let (TokenTree::Ident(public), [TokenTree::Ident(word), ..]) = (token, rest)
                && public == "pub"
                && word == "use"
            {
                self.edits.replace(range(public.span()), "pub(crate)");
            }
        });
    }

    /// Redirects calls in a macro that calls only macros of its own crate.
    fn local_calls(&mut self, tokens: TokenStream) {
        let place = format!("${}::", self.library.root);
        each_token(tokens, &mut |token, rest| {
            if let (TokenTree::Ident(name), [TokenTree::Punct(bang), TokenTree::Group(_), ..]) =
                (token, rest)
                && bang.as_char() == '!'
            {
                let start = range(name.span()).start;
                self.edits.replace(start..start, place.as_str());
            }
        });
    }

    fn cut(&mut self, item: &impl Spanned) {
        self.edits.cut(whole_lines(self.text, range(item.span())));
    }

    fn is_off(&self, attributes: &[Attribute]) -> bool {
        attributes.iter().any(|attribute| match &attribute.meta {
            Meta::Path(path) => path.is_ident("test"),
            Meta::List(list) if list.path.is_ident("cfg") => {
                self.holds(list.tokens.clone()) == Some(false)
            }
            _ => false,
        })
    }

    /// The value of a `cfg` predicate, if known.
    fn holds(&self, predicate: TokenStream) -> Option<bool> {
        conditions::holds(predicate, &|condition| self.is_met(condition))
    }

    /// The value of a condition without `not`, `all` and `any`, if known.
    fn is_met(&self, condition: &[TokenTree]) -> Option<bool> {
        match condition {
            [TokenTree::Ident(name), TokenTree::Punct(_), TokenTree::Literal(value)] => {
                let text = value.to_string();
                if name == "feature" {
                    Some(self.library.features.contains(text.trim_matches('"')))
                } else if let Some(holds) = self.holds_in_wasm(name, value) {
                    Some(holds)
                } else if self.is_of_no_judge(name, &text) {
                    Some(false)
                } else {
                    self.is_said(name, &format!("{name}={value}"))
                }
            }
            [TokenTree::Ident(name)] if name == "test" || name == "doc" => Some(false),
            // As in the judge's build, crates have no debug assertions.
            [TokenTree::Ident(name)] if name == "debug_assertions" && self.library.foreign => {
                Some(false)
            }
            [TokenTree::Ident(name)] => self.is_said(name, &name.to_string()),
            _ => None,
        }
    }

    /// Returns whether a condition on the processor holds in WebAssembly, or `None` for a bundle for other
    /// platforms too.
    fn holds_in_wasm(&self, name: &Ident, value: &Literal) -> Option<bool> {
        let is_arch = name == "target_arch";
        let is_known = self.library.to_wasm && (is_arch || name == "target_feature");
        is_known.then(|| is_arch && value.to_string() == "\"wasm64\"")
    }

    /// Returns whether a condition holds only on platforms of no bundle.
    fn is_of_no_judge(&self, name: &Ident, value: &str) -> bool {
        let values = PLATFORMS.iter().find(|(condition, _)| name == condition);
        let is_other = |(_, values): &(_, &[&str])| !values.contains(&value.trim_matches('"'));
        self.library.foreign && values.is_some_and(is_other)
    }

    /// Returns whether the build script sets a condition; `None` if the compiler decides.
    fn is_said(&self, name: &Ident, condition: &str) -> Option<bool> {
        let is_built_in = BUILT_IN.iter().any(|built_in| name == built_in)
            || name.to_string().starts_with("target_");
        (self.library.foreign && !is_built_in).then(|| self.library.answer.cfgs.contains(condition))
    }

    /// Simplifies known parts of a predicate in an attribute that stays.
    fn predicate(&mut self, predicate: TokenStream) {
        let tokens: Vec<TokenTree> = predicate.into_iter().collect();
        for part in by_commas(&tokens) {
            if let [TokenTree::Ident(_), TokenTree::Group(inner)] = part {
                self.predicate(inner.stream());
            } else if let [first, ..] = part
                && let Some(holds) = self.holds(part.iter().cloned().collect())
            {
                let end = range(part[part.len() - 1].span()).end;
                let by = if holds { "all()" } else { "any()" };
                self.edits.replace(range(first.span()).start..end, by);
            }
        }
    }

    fn tokens(&mut self, tokens: TokenStream, around: Around) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let is = |index: usize, wanted: char| is_punct(tokens.get(index), wanted);
        let is_word = |index: Option<usize>, wanted: &str| {
            let token = index.and_then(|index| tokens.get(index));
            matches!(token, Some(TokenTree::Ident(word)) if word == wanted)
        };
        for (index, token) in tokens.iter().enumerate() {
            let after_path = index >= 2 && is(index - 1, ':') && is(index - 2, ':');
            match token {
                TokenTree::Ident(first) if is(index + 1, ':') && is(index + 2, ':') => {
                    let begins = around == Around::Path && (index == 0 || is(index - 1, ','));
                    if !after_path && !begins {
                        self.path(first, is_word(index.checked_sub(1), "use"));
                    } else if after_path && !begins && !continues(&tokens[..index - 2]) {
                        self.global(first, range(tokens[index - 2].span()).start);
                    }
                }
                TokenTree::Ident(name) if is_word(index.checked_sub(1), "use") => {
                    self.global(name, range(name.span()).start);
                }
                // Macros turn conditions in their arguments into attributes.
                TokenTree::Ident(name) if around == Around::Call && is(index + 1, '=') => {
                    if let Some(TokenTree::Literal(value)) = tokens.get(index + 2)
                        && let Some(holds) = self.holds_in_wasm(name, value)
                    {
                        let condition = range(name.span()).start..range(value.span()).end;
                        let by = if holds { "all()" } else { "any()" };
                        self.edits.replace(condition, by);
                    }
                }
                TokenTree::Ident(name) if name == "cfg" && is(index + 1, '!') => {
                    if let Some(TokenTree::Group(predicate)) = tokens.get(index + 2) {
                        self.predicate(predicate.stream());
                    }
                }
                TokenTree::Punct(hash) if hash.as_char() == '#' => {
                    let body = if is(index + 1, '!') { index + 2 } else { index + 1 };
                    if let Some(TokenTree::Group(group)) = tokens.get(body)
                        && group.delimiter() == Delimiter::Bracket
                    {
                        let after_if = is_word(index.checked_sub(1), "if");
                        let start = range(hash.span()).start;
                        let is_argument = around == Around::Call && self.library.foreign;
                        // A repetition must not become empty.
                        let is_all = around == Around::Repetition && tokens.len() == body + 1;
                        let stays = after_if || is_argument || is_all;
                        self.attribute(start, group, body == index + 2, stays);
                    }
                }
                TokenTree::Group(group) => {
                    let is_called = index >= 2
                        && is(index - 1, '!')
                        && matches!(tokens[index - 2], TokenTree::Ident(_));
                    let inside = if index >= 1 && is(index - 1, '#') {
                        Around::Nothing
                    } else if after_path {
                        Around::Path
                    } else if index >= 1 && is(index - 1, '$') {
                        Around::Repetition
                    } else if is_called || around == Around::Call {
                        Around::Call
                    } else {
                        Around::Nothing
                    };
                    self.tokens(group.stream(), inside);
                }
                _ => {}
            }
        }
    }

    /// Redirects a path that is looked up in scope.
    fn path(&mut self, first: &Ident, is_import: bool) {
        let name = first.to_string();
        let place = range(first.span());
        if name == "crate" {
            self.edits.replace(place, self.library.root.as_str());
        } else if is_import {
            self.global(first, place.start);
        } else if let Some(path) = self.library.crates.get(&name) {
            self.edits.replace(place, path.as_str());
        }
    }

    /// Redirects a path that may begin with a crate or, in the edition 2015, with an item at the root.
    fn global(&mut self, first: &Ident, start: usize) {
        let name = first.to_string();
        let end = range(first.span()).end;
        let is_at_root = !["core", "self", "std", "super"].contains(&name.as_str());
        if let Some(path) = self.library.crates.get(&name) {
            self.edits.replace(start..end, path.as_str());
        } else if self.library.is_of_2015 && is_at_root {
            let path = format!("{}::{name}", self.library.root);
            self.edits.replace(start..end, path);
        }
    }

    /// Removes or changes an attribute; `stays` is true in a macro's arguments, which may need it.
    fn attribute(&mut self, start: usize, group: &Group, inner: bool, stays: bool) {
        let whole = start..range(group.span_close()).end;
        let is_doc = self.text[start..].starts_with('/');
        let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
        let condition = match &tokens[..] {
            [TokenTree::Ident(name), TokenTree::Group(condition)] => Some((name, condition)),
            _ => None,
        };
        if let Some((name, condition)) = condition
            && name == "cfg"
            && (stays || self.holds(condition.stream()) != Some(true))
        {
            self.predicate(condition.stream());
        } else if stays {
            // The macro may depend on the attribute.
        } else if let Some((name, condition)) = condition
            && name == "cfg_attr"
            && let Some(attributes) = self.conditional(condition)
        {
            self.edits.replace(whole, attributes);
        } else if is_doc {
            if !self.library.docs {
                self.edits.cut(whole_lines(self.text, whole));
            }
        } else if self.is_dropped(&group.stream(), inner) {
            // A comment on the same line goes with the attribute.
            let rest = &self.text[whole.end..];
            let line = &rest[..rest.find('\n').unwrap_or(rest.len())];
            let why = if line.trim_start().starts_with("//") { line.len() } else { 0 };
            self.edits.cut(whole_lines(self.text, whole.start..whole.end + why));
        }
    }

    /// The replacement for an attribute whose condition holds, if it matters in a bundle.
    fn conditional(&self, group: &Group) -> Option<String> {
        let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
        let mut parts = by_commas(&tokens);
        let condition = parts.next()?.iter().cloned().collect();
        let holds = self.library.foreign && self.holds(condition) == Some(true);
        let is_kept = |part: &&[TokenTree]| matches!(part, [TokenTree::Ident(name), ..] if KEPT.iter().any(|kept| name == kept));
        let kept = parts.filter(|_| holds).filter(is_kept).map(|part| {
            let (start, end) = (range(part[0].span()), range(part[part.len() - 1].span()));
            format!("#[{}]", &self.text[start.start..end.end])
        });
        Some(kept.collect()).filter(|text: &String| !text.is_empty())
    }

    /// Returns whether an attribute has no effect in a bundle.
    fn is_dropped(&self, attribute: &TokenStream, inner: bool) -> bool {
        let tokens: Vec<TokenTree> = attribute.clone().into_iter().collect();
        let [TokenTree::Ident(name), rest @ ..] = tokens.as_slice() else {
            return false;
        };
        let name = name.to_string();
        match (name.as_str(), rest) {
            ("cfg", [TokenTree::Group(predicate)]) => self.holds(predicate.stream()) == Some(true),
            ("macro_export", _) => !self.library.is_at_root(),
            ("cfg_attr", [TokenTree::Group(condition)]) => {
                let not_comma = |token: &TokenTree| !is_punct(Some(token), ',');
                match self.holds(condition.stream().into_iter().take_while(not_comma).collect()) {
                    Some(false) => true,
                    // The relevant part of the attribute has been expanded.
                    Some(true) => self.library.foreign,
                    None => false,
                }
            }
            (
                "allow" | "deny" | "deprecated" | "doc" | "expect" | "forbid" | "must_use" | "warn",
                _,
            ) if self.library.foreign => true,
            _ if inner && self.library.foreign => true,
            ("allow" | "deny" | "expect" | "warn", [TokenTree::Group(lints)]) => {
                let is_ours = |name: &str| {
                    name.starts_with("clippy::") || ["missing_docs", "unsafe_code"].contains(&name)
                };
                lints.stream().to_string().replace(' ', "").split(',').all(is_ours)
            }
            _ => false,
        }
    }
}

/// Returns whether an attribute makes a macro call macros of its own crate.
fn has_local_calls(attribute: &Attribute) -> bool {
    let is_said = |list: &MetaList| list.tokens.to_string() == "local_inner_macros";
    attribute.path().is_ident("macro_export") && attribute.meta.require_list().is_ok_and(is_said)
}

/// The name of an item whose kind may share a name with a macro.
fn name(item: &Item) -> Option<String> {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Mod(item) => &item.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        _ => return None,
    };
    Some(name.to_string())
}
