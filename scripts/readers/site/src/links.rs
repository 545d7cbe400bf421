//! Links from the names in a solution to the documentation of `shared`.

use crate::theory::Theory;
use proc_macro2::Ident;
use std::collections::BTreeMap;
use std::ops::Range;
use syn::visit::{self, Visit};
use syn::{ItemUse, Path, UseTree};

/// A source's links, each with its range and address.
#[derive(Debug, Default)]
pub struct Links(Vec<(Range<usize>, String)>);

impl Links {
    /// A Rust solution's links; none if the source does not parse.
    pub fn of(source: &str, theory: &Theory) -> Links {
        let Ok(file) = syn::parse_file(source) else {
            return Links::default();
        };
        let mut finder = Finder { theory, bound: BTreeMap::new(), links: Vec::new() };
        finder.visit_file(&file);
        // A name may be used above its import.
        finder.links.clear();
        finder.visit_file(&file);
        finder.links.sort_by_key(|(range, _)| range.start);
        Links(finder.links)
    }

    pub fn within(&self, range: Range<usize>) -> impl Iterator<Item = &(Range<usize>, String)> {
        let first = self.0.partition_point(|(link, _)| link.start < range.start);
        self.0[first..].iter().take_while(move |(link, _)| link.end <= range.end)
    }
}

struct Finder<'a> {
    theory: &'a Theory,
    /// The paths in `shared` of the names that `use` imports.
    bound: BTreeMap<String, Vec<String>>,
    links: Vec<(Range<usize>, String)>,
}

impl Finder<'_> {
    fn link(&mut self, ident: &Ident, path: &[String]) {
        let path: Vec<&str> = path.iter().map(String::as_str).collect();
        if let Some(url) = self.theory.url(&path) {
            self.links.push((ident.span().byte_range(), url));
        }
    }

    fn import(&mut self, tree: &UseTree, path: &[String]) {
        let with = |name: &Ident| [path, &[name.to_string()]].concat();
        match tree {
            UseTree::Path(tree) => {
                let path = with(&tree.ident);
                self.link(&tree.ident, &path);
                self.import(&tree.tree, &path);
            }
            UseTree::Name(name) if name.ident == "self" => self.bind_last(path),
            UseTree::Name(name) => {
                let path = with(&name.ident);
                self.link(&name.ident, &path);
                self.bind_last(&path);
            }
            UseTree::Rename(name) => {
                let path = with(&name.ident);
                self.link(&name.ident, &path);
                self.bound.insert(name.rename.to_string(), path);
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.import(tree, path);
                }
            }
            UseTree::Glob(_) => {}
        }
    }

    fn bind_last(&mut self, path: &[String]) {
        if let Some(last) = path.last() {
            self.bound.insert(last.clone(), path.to_vec());
        }
    }
}

impl Visit<'_> for Finder<'_> {
    fn visit_item_use(&mut self, item: &ItemUse) {
        if let UseTree::Path(tree) = &item.tree
            && tree.ident == "shared"
        {
            self.link(&tree.ident, &[]);
            self.import(&tree.tree, &[]);
        }
    }

    fn visit_path(&mut self, path: &Path) {
        let mut segments = path.segments.iter();
        if let Some(first) = segments.next() {
            let name = first.ident.to_string();
            let meant = match &*name {
                "shared" => Some(Vec::new()),
                _ => self.bound.get(&name).cloned(),
            };
            if let Some(mut meant) = meant {
                self.link(&first.ident, &meant);
                for segment in segments {
                    meant.push(segment.ident.to_string());
                    self.link(&segment.ident, &meant);
                }
            }
        }
        visit::visit_path(self, path);
    }
}
