//! The frame of all pages, and their list.

mod attempt;
mod cases;
mod catalogue;
mod docs;
pub(crate) mod explore;
mod lesson;
mod play;
mod problem;
mod submit;
mod words;

use crate::code::Highlighter;
use crate::markdown::{Document, Renderer};
use crate::theory::{self, Theory};
use crate::{Entry, write_file};
use anyhow::Result;
use judge::catalog::{Facts, Problem, workspace};
use judge::listing::Order;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use rayon::prelude::*;
use std::path::Path;

pub struct Pages<'a> {
    pub theory: &'a Theory,
    pub documents: &'a [Document],
    pub highlighter: &'a Highlighter,
    pub entries: &'a [Entry<'a>],
}

/// The relative path to the root of the site from a page in one of its folders.
const ROOT: &str = "../";

const NAME: &str = "Combinatorial games";

impl Pages<'_> {
    /// Writes all pages into the site's folder; returns their number.
    pub fn write(&self, folder: &Path) -> Result<usize> {
        write_file(&folder.join("index.html"), &self.catalogue())?;
        write_file(&folder.join(explore::PAGE), &self.explore()?)?;
        self.entries.par_iter().try_for_each(|entry| {
            let page = folder.join(format!("problems/{}.html", entry.problem.id));
            write_file(&page, &self.problem(entry)?)
        })?;
        let documents = self.documents.par_iter().filter(|document| !document.is_lesson());
        documents.try_for_each(|document| {
            write_file(&folder.join(document.page()), &self.document(document))
        })?;
        let pictures = workspace()?.join("shared/pictures");
        if pictures.is_dir() {
            theory::copy(&pictures, &folder.join("pictures"))?;
        }
        for picture in self.entries.iter().filter_map(|one| one.picture.as_ref()) {
            if let Some(position) = &picture.position {
                write_file(&folder.join(&picture.file), position)?;
            }
        }
        self.lead_from_theory(folder)?;
        self.write_lessons(folder)?;
        // The other three are the catalogue, the page that explores, and the lessons.
        Ok(3 + self.entries.len() + self.documents.len() + self.play(folder)?)
    }

    fn document(&self, document: &Document) -> String {
        let problems = self.problems();
        let body = html! {
            article.document { (self.renderer(ROOT, &problems).document(document)) }
        };
        self.page(&document.title, ROOT, &[], &body)
    }

    /// The solutions, each with the id of its problem.
    fn problems(&self) -> Vec<(String, String)> {
        let solutions = |entry: &Entry| {
            let names = entry.solutions.iter().map(|shown| shown.solution.name.clone());
            let id = entry.problem.id.clone();
            names.map(move |name| (name, id.clone())).collect::<Vec<_>>()
        };
        self.entries.iter().flat_map(solutions).collect()
    }

    fn renderer<'a>(&'a self, root: &'a str, problems: &'a [(String, String)]) -> Renderer<'a> {
        Renderer {
            theory: self.theory,
            documents: self.documents,
            highlighter: self.highlighter,
            problems,
            root,
        }
    }

    /// A page with the scripts of these names in `assets`; `root` is the relative path to the root of the site.
    fn page(&self, title: &str, root: &str, scripts: &[&str], body: &Markup) -> String {
        self.restricted_page(title, root, scripts, body, None)
    }

    /// A page whose scripts may load and send only what the policy allows, if there is one.
    fn restricted_page(
        &self,
        title: &str,
        root: &str,
        scripts: &[&str],
        body: &Markup,
        policy: Option<&str>,
    ) -> String {
        let title = if title == NAME { NAME.to_owned() } else { format!("{title} · {NAME}") };
        let script = |name: &str| format!("{root}assets/{name}");
        html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    @if let Some(policy) = policy { meta http-equiv="Content-Security-Policy" content=(policy); }
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    meta name="description" content=(PreEscaped(description(body, &title)));
                    title { (title) }
                    link rel="icon" href="data:,";
                    link rel="stylesheet" href=(script("site.css"));
                    script src=(script("theme.js")) {}
                    @for name in scripts {
                        script src=(script(name)) defer {}
                    }
                }
                body {
                    a.skip href="#main" { "Skip to the content" }
                    header.site {
                        a.name href={ (root) "index.html" } { (NAME) }
                        nav aria-label="Site" {
                            a href={ (root) "index.html" } { "Problems" }
                            a href={ (root) "lessons/index.html" } { "Lessons" }
                            a href={ (root) "play/index.html" } { "Play" }
                            a href={ (root) (explore::PAGE) } { "Explore" }
                            @if let Some(guide) = self.theory.url(&["guide"]) {
                                a href={ (root) (guide) } { "Guide" }
                            }
                            a href={ (root) (self.theory.url(&[]).unwrap_or_default()) } { "Theory" }
                            a href="#documents" { "Documents" }
                        }
                        button #theme type="button" hidden { "Theme" }
                    }
                    main #main tabindex="-1" { (body) }
                    footer.site {
                        nav #documents aria-label="Documents" tabindex="-1" {
                            h2 { "Documents" }
                            ul {
                                @for document in self.documents.iter().filter(|document| !document.is_lesson()) {
                                    li { a href={ (root) (document.page()) } { (document.title) } }
                                }
                                li { a href={ (root) (self.theory.url(&[]).unwrap_or_default()) } { "The theory, module by module" } }
                            }
                        }
                    }
                }
            }
        }
        .into_string()
    }
}

/// A page's description for search engines, as an attribute: the game, or else the first long paragraph, or
/// else the title.
fn description(PreEscaped(body): &Markup, title: &str) -> String {
    const LEAST: usize = 40;
    const MOST: usize = 300;
    let game = body.split_once("<dt>Game</dt>").into_iter();
    let game = game.filter_map(|(_, rest)| rest.split_once("</dd>"));
    let paragraphs = body.split("<p").skip(1);
    let paragraphs = paragraphs.filter(|rest| rest.starts_with([' ', '>']));
    let paragraphs = paragraphs.filter_map(|rest| rest.split_once('>')?.1.split_once("</p>"));
    let texts = game.chain(paragraphs).map(|(html, _)| {
        let parts = html.split('<');
        let parts = parts.map(|part| part.split_once('>').map_or(part, |(_, text)| text));
        parts.collect::<String>().replace('"', "&quot;")
    });
    let mut long = texts.filter(|text| text.len() >= LEAST);
    let Some(text) = long.next() else {
        return html! { (title) }.into_string();
    };
    let mut shown = String::new();
    for word in text.split_whitespace() {
        if shown.len() + word.len() > MOST {
            return shown + " …";
        }
        if !shown.is_empty() {
            shown.push(' ');
        }
        shown += word;
    }
    shown
}

fn by_topic<'a>(problems: impl Iterator<Item = &'a Problem>) -> Vec<(&'a str, Vec<&'a Problem>)> {
    let mut topics: Vec<(&str, Vec<&Problem>)> = Vec::new();
    for problem in Order::Topic.sort(problems) {
        let topic = problem.facts.topic.as_str();
        match topics.last_mut() {
            Some((last, of_topic)) if *last == topic => of_topic.push(problem),
            _ => topics.push((topic, vec![problem])),
        }
    }
    topics
}

/// The translation of a title, shown after it; empty if the title is English.
fn translation(facts: &Facts) -> Markup {
    html! {
        @if let Some(translation) = &facts.translation { " " span.translation { "(" (translation.title) ")" } }
    }
}

/// Writes items between commas.
fn listed<T>(items: &[T], written: impl Fn(&T) -> Markup) -> Markup {
    html! {
        @for (at, item) in items.iter().enumerate() {
            @if at > 0 { ", " }
            (written(item))
        }
    }
}

/// The decorative picture on a card, without alternative text.
fn thumbnail(entry: &Entry, root: &str) -> Markup {
    html! {
        @if let Some(picture) = &entry.picture {
            img src={ (root) (picture.file) } alt="" loading="lazy";
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_described_by_its_game_or_its_first_long_paragraph() {
        let of = |body: &str| description(&PreEscaped(body.to_owned()), "A &lt; B");
        let long = "word ".repeat(30);
        let expected = "word ".repeat(30).trim_end().to_owned();
        assert_eq!(of(&format!("<h1>x</h1><p>short</p><p class=a>{long}</p>")), expected);
        let game = "Heaps of stones, and <code>\"n &amp; m\"</code> in each of them.";
        assert_eq!(
            of(&format!("<p>{long}</p><dl><dt>Game</dt><dd>{game}</dd></dl>")),
            "Heaps of stones, and &quot;n &amp; m&quot; in each of them."
        );
        assert!(of(&format!("<p>{}</p>", "word ".repeat(300))).ends_with("word …"));
        assert_eq!(of("<pre>text</pre>"), "A &amp;lt; B");
    }
}
