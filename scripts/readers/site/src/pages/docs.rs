//! Links from the documentation of `shared` to lessons and problems, with their boards.

use super::{Pages, listed, translation};
use crate::markdown::Document;
use crate::{Entry, write_file};
use anyhow::Result;
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

const DESCRIPTION: &str = "<details class=\"toggle top-doc\"";

/// The path to the site's root from a module's or an item's page.
const ROOT: &str = "../../../";

impl Pages<'_> {
    pub(super) fn lead_from_theory(&self, folder: &Path) -> Result<()> {
        let names = self.names();
        for module in fs::read_dir(folder.join("docs/shared"))? {
            let module = module?;
            if !module.file_type()?.is_dir() {
                continue;
            }
            let about = self.about_module(&module.file_name().to_string_lossy());
            for file in fs::read_dir(module.path())? {
                let path = file?.path();
                if path.extension().is_none_or(|ending| ending != "html") {
                    continue;
                }
                let page = linked(&fs::read_to_string(&path)?, &names);
                let is_module = path.ends_with("index.html");
                let (before, after) = page.split_once(DESCRIPTION).unwrap_or((&page, ""));
                if is_module && !after.is_empty() {
                    let about = about.clone().into_string();
                    write_file(&path, &format!("{before}{about}{DESCRIPTION}{after}"))?;
                } else {
                    write_file(&path, &page)?;
                }
            }
        }
        Ok(())
    }

    /// The links in place of names of programs in the documentation.
    fn names(&self) -> BTreeMap<String, String> {
        let mut names = BTreeMap::new();
        for entry in self.entries {
            let page = format!("{ROOT}problems/{}.html", entry.problem.id);
            for shown in &entry.solutions {
                let name = &shown.solution.name;
                let link = html! {
                    a href=(page) title=(entry.problem.facts.title) { code { (name) } }
                    (play(entry))
                };
                names.insert(name.clone(), link.into_string());
            }
            for wrong in &entry.wrong {
                let link = html! { a href={ (page) "#" (wrong.program.name) } { code { (wrong.program.name) } } };
                names.insert(wrong.program.name.clone(), link.into_string());
            }
        }
        names
    }

    /// Links to lessons that name a module, and to problems whose solutions use it.
    fn about_module(&self, module: &str) -> Markup {
        let lessons: Vec<&Document> = self
            .documents
            .iter()
            .filter(|document| {
                let names = [format!("`shared::{module}`"), format!("`shared::{module}::")];
                document.is_lesson() && names.iter().any(|name| document.text.contains(name))
            })
            .collect();
        let uses = |entry: &&Entry| entry.problem.facts.theory.iter().any(|name| name == module);
        let entries: Vec<&Entry> = self.entries.iter().filter(uses).collect();
        html! {
            @if !lessons.is_empty() || !entries.is_empty() {
                div.docblock {
                    @if !lessons.is_empty() {
                        p { "Lessons: " (listed(&lessons, |lesson| html! { a href={ (ROOT) (lesson.page()) } { (lesson.title) } })) }
                    }
                    @if !entries.is_empty() {
                        p { "Problems: " (listed(&entries, |entry| html! {
                            a href={ (ROOT) "problems/" (entry.problem.id) ".html" } lang=[entry.problem.facts.language()] { (entry.problem.facts.title) }
                            (translation(&entry.problem.facts))
                            (play(entry))
                        })) }
                    }
                }
            }
        }
    }
}

fn play(entry: &Entry) -> Markup {
    let id = &entry.problem.id;
    html! {
        @if entry.has_board {
            " " a href={ (ROOT) "play/" (id) ".html" } title={ "Play " (id) } aria-label={ "Play " (id) } { "▶" }
        }
    }
}

fn linked(page: &str, names: &BTreeMap<String, String>) -> String {
    let mut parts = page.split("<code>");
    let mut linked = String::from(parts.next().unwrap_or_default());
    for part in parts {
        let (name, rest) = part.split_once("</code>").unwrap_or((part, ""));
        if let Some(link) = names.get(name) {
            linked.push_str(link);
            linked.push_str(rest);
        } else {
            linked.push_str("<code>");
            linked.push_str(part);
        }
    }
    linked
}
