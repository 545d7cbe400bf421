//! A file as a tree of removable parts, each with the names that it mentions.

use super::mentions::{Mentions, Path};
use super::text::{Edits, Import, each_token, imports, name, parsed, range};
use anyhow::Result;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::{AttrStyle, Attribute, Ident, ImplItem, Item, TraitItem, UseTree, Visibility};

#[derive(Clone)]
pub struct Model {
    pub text: String,
    /// Each part after its parent; the first is the whole file.
    pub parts: Vec<Part>,
    children: Vec<Vec<usize>>,
    /// The modules that are libraries; all others belong to the solution.
    pub libraries: Libraries,
}

/// The modules from which parts may be removed.
#[derive(Clone, Debug, Default)]
pub struct Libraries {
    /// `shared` and the stand-ins.
    pub own: Vec<String>,
    pub crates: Vec<String>,
    /// The names that the compiler misses in crates, for example in macro calls.
    pub missed: BTreeSet<String>,
    /// The compiler options that locate crates outside the file.
    pub externs: Vec<OsString>,
    pub edition: &'static str,
}

impl Libraries {
    pub fn contains(&self, name: &str) -> bool {
        self.own.iter().chain(&self.crates).any(|one| one == name)
    }
}

#[derive(Clone)]
pub struct Part {
    pub kind: Kind,
    /// The name bound in scope, or an empty string.
    pub name: String,
    /// The enclosing part; the whole file is its own parent.
    pub parent: usize,
    pub own: bool,
    /// The range, with the comments above and the rest of the last line.
    pub range: Range<usize>,
    /// The start, without the comments above.
    pub start: usize,
    /// The range of the name; for a `use` item, that of all imports.
    pub name_range: Range<usize>,
    /// The names mentioned outside inner parts.
    pub mentions: Mentions,
    /// For a macro call: names of items in the arguments.
    pub told: Vec<String>,
    /// For a macro: names of items in the definition.
    pub items: Vec<String>,
    /// For a macro: traits that the expansion may implement.
    pub implements: Vec<Path>,
    /// For a macro: the traits of each implementation in the expansion, with the names in the type.
    pub makes: Vec<(Vec<Path>, Vec<Path>)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A module, or the whole file.
    Module,
    /// A function, constant or static; paths cannot continue past it.
    Value,
    /// An alias, or another item.
    Item,
    /// A macro, or a macro call if it has no name.
    Macro,
    /// A struct, or an enum with the names of its variants.
    Type(Vec<String>),
    Trait,
    /// A `use` item, with its imports as children.
    Use,
    /// Imports from one path; the name is `*` for a glob.
    Import(Path),
    /// An inherent `impl` block, with the names in the type.
    Inherent(Vec<Path>),
    /// A trait `impl` block, with the names in the type and the trait.
    Implementation(Vec<Path>, Vec<Path>),
    /// A function, type or constant in a trait or an `impl` block.
    Member,
}

impl Model {
    /// Parses a file in which these modules are libraries.
    ///
    /// # Errors
    ///
    /// Fails on a syntax error; the error names its line.
    pub fn new(text: String, libraries: Libraries) -> Result<Self> {
        let file = parsed(&text)?;
        let whole = Part::new(Kind::Module, String::new(), 0, 0..text.len());
        let mut model = Model { text, parts: vec![whole], children: vec![Vec::new()], libraries };
        model.items(0, &file.items, 0);
        Ok(model)
    }

    /// The model for a changed text.
    ///
    /// # Errors
    ///
    /// Fails on a syntax error; the error names its line.
    pub fn changed(self, text: String) -> Result<Self> {
        if text == self.text {
            return Ok(self);
        }
        Model::new(text, self.libraries)
    }

    pub fn children(&self, parent: usize) -> impl Iterator<Item = usize> {
        self.children[parent].iter().copied()
    }

    pub fn is_of_crate(&self, part: usize) -> bool {
        let facts = &self.parts[part];
        if facts.parent == 0 {
            self.libraries.crates.contains(&facts.name)
        } else {
            self.is_of_crate(facts.parent)
        }
    }

    /// The module with this name at the root.
    pub fn module(&self, name: &str) -> Option<usize> {
        let is_it =
            |&part: &usize| self.parts[part].kind == Kind::Module && self.parts[part].name == name;
        self.children(0).find(is_it)
    }

    /// Returns whether a path leads to this name at the root.
    pub fn names_at_root(&self, name: &str) -> bool {
        let is_named = |path: &Path| matches!(&path[..], [root, first, ..] if root == "crate" && first == name);
        self.parts.iter().any(|part| {
            let import = match &part.kind {
                Kind::Import(path) => is_named(path),
                _ => false,
            };
            import || part.mentions.paths.iter().any(is_named)
        })
    }

    /// The crates that begin a path in these parts and are not in the file yet.
    pub fn absent(&self, kept: &[bool]) -> BTreeSet<&str> {
        let parts = self.parts.iter().zip(kept).filter(|(_, kept)| **kept);
        let paths = parts.flat_map(|(part, _)| match &part.kind {
            Kind::Import(path) => vec![path],
            _ => part.mentions.paths.iter().collect(),
        });
        paths.filter_map(|path| self.absent_crate(path)).collect()
    }

    /// The crate that begins a path, if it is not in the file yet.
    pub fn absent_crate<'p>(&self, path: &'p Path) -> Option<&'p str> {
        match &path[..] {
            [root, name, ..] if root == "crate" => {
                let is_absent = self.libraries.crates.contains(name) && self.module(name).is_none();
                is_absent.then_some(name)
            }
            _ => None,
        }
    }

    pub fn module_of(&self, part: usize) -> usize {
        let parent = self.parts[part].parent;
        match self.parts[parent].kind {
            Kind::Module => parent,
            _ => self.module_of(parent),
        }
    }

    /// Writes only these parts, with these edits.
    pub fn print(&self, kept: &[bool], mut edits: Edits) -> String {
        for (index, part) in self.parts.iter().enumerate() {
            if !kept[index] {
                if !matches!(part.kind, Kind::Import(_)) {
                    edits.cut(part.range.clone());
                }
                continue;
            }
            if part.kind == Kind::Use {
                if !self.children(index).all(|import| kept[import]) {
                    edits.replace(part.name_range.clone(), self.imports(index, kept));
                }
            } else if let Some(first) = self.children(index).find(|&child| kept[child])
                && self.children(index).next() != Some(first)
            {
                // A block must not begin with a blank line.
                let start = self.parts[first].range.start;
                let rest = &self.text[start..];
                edits.cut(start..start + rest.len() - rest.trim_start_matches('\n').len());
            }
        }
        edits.apply(&self.text)
    }

    /// Writes the imports of a `use` item whose names are kept.
    fn imports(&self, part: usize, kept: &[bool]) -> String {
        let paths: Vec<Path> = self
            .children(part)
            .filter(|&import| kept[import])
            .filter_map(|import| match &self.parts[import].kind {
                Kind::Import(path) => {
                    Some((&self.text[self.parts[import].name_range.clone()], path))
                }
                _ => None,
            })
            .map(|(written, path)| {
                // The last name stays as written, including `as`.
                let (last, before) = path.split_last().expect("a path has a name");
                let is_word = |c: char| c.is_alphanumeric() || c == '_';
                let renamed = written.strip_prefix("self");
                let written = match renamed.filter(|rest| !rest.starts_with(is_word)) {
                    Some(renamed) => format!("{last}{renamed}"),
                    None => written.to_owned(),
                };
                [before, &[written]].concat()
            })
            .collect();
        let shortest = paths.iter().map(Vec::len).min().unwrap_or(1);
        let prefix = (0..shortest - 1)
            .take_while(|&name| {
                paths.len() > 1 && paths.iter().all(|path| path[name] == paths[0][name])
            })
            .count();
        let ends: Vec<String> = paths.iter().map(|path| path[prefix..].join("::")).collect();
        if let [end] = ends.as_slice() {
            return end.clone();
        }
        let group = format!("{{{}}}", ends.join(", "));
        [&paths[0][..prefix], &[group]].concat().join("::")
    }

    /// Adds a part with this name, which is written at a place.
    fn add(
        &mut self,
        kind: Kind,
        (name, name_range): (String, Range<usize>),
        parent: usize,
        range: Range<usize>,
    ) -> usize {
        let own = self.parts[parent].own && !(parent == 0 && self.libraries.contains(&name));
        self.children[parent].push(self.parts.len());
        self.children.push(Vec::new());
        self.parts.push(Part { own, name_range, ..Part::new(kind, name, parent, range) });
        self.parts.len() - 1
    }

    /// Adds the items of a block that begins at `from`.
    fn items(&mut self, parent: usize, items: &[Item], from: usize) {
        let mut start = from;
        for item in items {
            let span = extent(item);
            let range = start..self.end_of_line(span.end);
            start = range.end;
            let part = self.parts.len();
            self.item(parent, item, range, span.clone());
            self.parts[part].start = span.start;
        }
    }

    /// The end of the line if only a comment follows; otherwise `end`.
    fn end_of_line(&self, end: usize) -> usize {
        let rest = &self.text[end..];
        let line = rest.find('\n').map_or(rest.len(), |length| length + 1);
        let tail = rest[..line].trim();
        if tail.is_empty() || tail.starts_with("//") { end + line } else { end }
    }

    fn item(&mut self, parent: usize, item: &Item, whole: Range<usize>, span: Range<usize>) {
        let (kind, name) = match item {
            Item::Const(item) => (Kind::Value, named(&item.ident)),
            Item::Fn(item) => (Kind::Value, named(&item.sig.ident)),
            Item::Static(item) => (Kind::Value, named(&item.ident)),
            Item::Type(item) => (Kind::Item, named(&item.ident)),
            Item::Macro(item) => match &item.ident {
                Some(ident) => (Kind::Macro, named(ident)),
                None => (Kind::Macro, unnamed(span.clone())),
            },
            Item::Struct(item) => (Kind::Type(Vec::new()), named(&item.ident)),
            Item::Union(item) => (Kind::Type(Vec::new()), named(&item.ident)),
            Item::Enum(item) => {
                let variants = item.variants.iter();
                let variants = variants.map(|variant| name(&variant.ident)).collect();
                (Kind::Type(variants), named(&item.ident))
            }
            Item::Mod(item) => {
                let part = self.add(Kind::Module, named(&item.ident), parent, whole);
                if let Some((brace, items)) = &item.content {
                    let open = range(brace.span.open()).end;
                    let inner = item.attrs.iter().map(|attribute| range(attribute.span()).end);
                    let from = inner.chain([open]).max().unwrap_or(open);
                    let from = self.end_of_line(from);
                    self.items(part, items, from);
                }
                return;
            }
            Item::Use(item) => {
                let part = self.add(Kind::Use, unnamed(range(item.tree.span())), parent, whole);
                for Import { prefix, leaf } in imports(&item.tree) {
                    let mut path: Path = prefix.iter().map(name).collect();
                    let (last, renamed) = match leaf {
                        UseTree::Rename(tree) => (name(&tree.ident), Some(name(&tree.rename))),
                        UseTree::Name(tree) => (name(&tree.ident), None),
                        _ => (String::from("*"), None),
                    };
                    if last != "self" {
                        path.push(last);
                    }
                    let bound = renamed.or_else(|| path.last().cloned()).unwrap_or_default();
                    let place = range(leaf.span());
                    self.add(Kind::Import(path), (bound, place.clone()), part, place);
                }
                return;
            }
            Item::Trait(item) => {
                let part = self.add(Kind::Trait, named(&item.ident), parent, whole);
                let open = range(item.brace_token.span.open());
                self.parts[part].mentions = Mentions::of(&self.text[span.start..open.start]);
                self.members(part, open.end, &item.items, |member| match member {
                    TraitItem::Const(member) => Some(&member.ident),
                    TraitItem::Fn(member) => Some(&member.sig.ident),
                    TraitItem::Type(member) => Some(&member.ident),
                    _ => None,
                });
                return;
            }
            Item::Impl(item) => {
                let open = range(item.brace_token.span.open());
                let of = Mentions::of(&self.text[range(item.self_ty.span())]).paths;
                let kind = match &item.trait_ {
                    None => Kind::Inherent(of),
                    Some((_, path, _)) => {
                        let path = &self.text[range(path.span())];
                        Kind::Implementation(of, Mentions::of(path).paths)
                    }
                };
                let head = span.start..open.start;
                let part = self.add(kind, unnamed(head.clone()), parent, whole);
                self.parts[part].mentions = Mentions::of(&self.text[head]);
                self.members(part, open.end, &item.items, |member| match member {
                    ImplItem::Const(member) => Some(&member.ident),
                    ImplItem::Fn(member) => Some(&member.sig.ident),
                    ImplItem::Type(member) => Some(&member.ident),
                    _ => None,
                });
                return;
            }
            _ => (Kind::Item, unnamed(span.clone())),
        };
        let part = self.add(kind, name, parent, whole);
        self.parts[part].mentions = Mentions::of(&self.text[span.clone()]);
        if let Item::Macro(item) = item {
            let names = items_in(item.mac.tokens.clone());
            if item.ident.is_none() {
                self.parts[part].told = names;
            } else {
                self.parts[part].items = names;
            }
            self.parts[part].made(&self.text[span]);
        }
    }

    /// Adds the members of a block whose brace ends at `open`.
    fn members<M: Spanned>(
        &mut self,
        parent: usize,
        open: usize,
        members: &[M],
        ident: impl Fn(&M) -> Option<&Ident>,
    ) {
        let mut start = self.end_of_line(open);
        for member in members {
            let span = range(member.span());
            let whole = start..self.end_of_line(span.end);
            start = whole.end;
            let name = ident(member).map_or_else(|| unnamed(span.clone()), named);
            let part = self.add(Kind::Member, name, parent, whole);
            self.parts[part].mentions = Mentions::of(&self.text[span]);
        }
    }
}

impl Part {
    fn new(kind: Kind, name: String, parent: usize, range: Range<usize>) -> Part {
        Part {
            kind,
            name,
            parent,
            own: true,
            start: range.start,
            range,
            name_range: 0..0,
            mentions: Mentions::default(),
            told: Vec::new(),
            items: Vec::new(),
            implements: Vec::new(),
            makes: Vec::new(),
        }
    }

    pub fn is_macro(&self) -> bool {
        self.kind == Kind::Macro && !self.name.is_empty()
    }

    /// Returns whether the part is a macro call among items.
    pub fn is_call(&self) -> bool {
        self.kind == Kind::Macro && self.name.is_empty()
    }

    /// The names bound in scope.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let own = Some(self.name.as_str()).filter(|name| !name.is_empty());
        own.into_iter().chain(self.told.iter().map(String::as_str))
    }

    /// Records implementations that a macro may generate; they need their traits' members.
    fn made(&mut self, text: &str) {
        let Ok(tokens) = text.parse::<TokenStream>() else {
            return;
        };
        let (mut implements, mut makes) = (Vec::new(), Vec::new());
        let mut members = BTreeSet::new();
        each_token(tokens, &mut |token, rest| {
            let TokenTree::Ident(word) = token else {
                return;
            };
            match (word.to_string().as_str(), rest) {
                ("const" | "fn" | "type", [TokenTree::Ident(name), ..]) => {
                    members.insert(self::name(name));
                }
                (_, [TokenTree::Punct(bang), TokenTree::Group(arguments), ..])
                    if bang.as_char() == '!' =>
                {
                    members.extend(called(arguments.stream()));
                }
                ("impl", rest) => {
                    let is_for = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if word == "for");
                    if let Some(end) = rest.iter().position(is_for) {
                        let (interface, of) = (told(&rest[..end]), told(&rest[end + 1..]));
                        implements.extend(interface.iter().filter(|path| path[0] != TOLD).cloned());
                        makes.push((interface, of));
                    }
                }
                _ => {}
            }
        });
        (self.implements, self.makes) = (implements, makes);
        self.mentions.members.extend(members);
    }
}

/// A name and its place.
fn named(ident: &Ident) -> (String, Range<usize>) {
    (name(ident), range(ident.span()))
}

/// No name, at this place.
fn unnamed(place: Range<usize>) -> (String, Range<usize>) {
    (String::new(), place)
}

/// The range of an item, for a module without visiting its contents.
fn extent(item: &Item) -> Range<usize> {
    let Item::Mod(module) = item else {
        return range(item.span());
    };
    let Some((braces, _)) = &module.content else {
        return range(item.span());
    };
    let is_outer = |one: &&Attribute| matches!(one.style, AttrStyle::Outer);
    let first = match module.attrs.iter().find(is_outer) {
        Some(attribute) => attribute.span(),
        None if matches!(module.vis, Visibility::Inherited) => module.mod_token.span,
        None => module.vis.span(),
    };
    range(first).start..range(braces.span.close()).end
}

/// The keywords before the names of items.
const ITEMS: [&str; 8] = ["const", "enum", "fn", "static", "struct", "trait", "type", "union"];

/// The placeholder for a trait or type that is a macro argument.
pub(super) const TOLD: &str = "$";

/// The names in a trait or type, up to a block.
fn told(tokens: &[TokenTree]) -> Vec<Path> {
    let is_block = |token: &&TokenTree| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
    let tokens: TokenStream = tokens.iter().take_while(|token| !is_block(token)).cloned().collect();
    let mut mentions = Mentions::default();
    mentions.collect(tokens.clone(), &[]);
    let mut paths = mentions.paths;
    let is_told =
        |token: TokenTree| matches!(token, TokenTree::Punct(dollar) if dollar.as_char() == '$');
    if tokens.into_iter().any(is_told) {
        paths.push(vec![String::from(TOLD)]);
    }
    paths
}

/// The names of items in a macro's arguments.
fn items_in(tokens: TokenStream) -> Vec<String> {
    let mut names = Vec::new();
    each_token(tokens, &mut |token, rest| {
        if let (TokenTree::Ident(word), [TokenTree::Ident(name), ..]) = (token, rest)
            && ITEMS.iter().any(|item| word == item)
        {
            names.push(self::name(name));
        }
    });
    names
}

/// The names before parentheses in a macro's arguments, which may be functions.
fn called(tokens: TokenStream) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    each_token(tokens, &mut |token, rest| {
        if let (TokenTree::Ident(name), [TokenTree::Group(group), ..]) = (token, rest)
            && group.delimiter() == Delimiter::Parenthesis
        {
            names.insert(self::name(name));
        }
    });
    names
}

#[cfg(test)]
mod tests {
    use super::{Edits, Libraries, Model};
    use rstest::rstest;

    #[rstest]
    #[case("use a::{self_dual, left_out};", "use a::self_dual;")]
    #[case("use a::{self_dual as c, left_out};", "use a::self_dual as c;")]
    #[case("use a::{self, left_out};", "use a;")]
    #[case("use a::{self as c, left_out};", "use a as c;")]
    fn the_other_import_of_a_group_stays(#[case] text: &str, #[case] expected: &str) {
        let model = Model::new(String::from(text), Libraries::default()).unwrap();
        let kept: Vec<bool> = model.parts.iter().map(|part| part.name != "left_out").collect();
        assert_eq!(model.print(&kept, Edits::default()), expected);
    }
}
