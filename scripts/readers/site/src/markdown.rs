//! Markdown to HTML, for documents and for sentences of headers.

use crate::code::Highlighter;
use crate::lessons;
use crate::links::Links;
use crate::theory::Theory;
use anyhow::{Context, Result};
use maud::{Markup, PreEscaped};
use pulldown_cmark::{
    CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html,
};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The tags that documents use. Other text in angle brackets, such as `Box<str>`, is plain.
const TAGS: [&str; 3] = ["img", "details", "summary"];

/// The units that stay on the line of their number.
const UNITS: [&str; 8] = ["ms", "s", "min", "KB", "KiB", "MB", "MiB", "GiB"];

/// The operators, and the relations before which a long formula may break.
const SIGNS: [&str; 9] = ["+", "−", "-", "±", "·", "×", "⊕", "⊗", "|"];
const RELATIONS: [&str; 6] = ["=", "≠", "<", ">", "≤", "≥"];

/// The maximum number of characters of an unbroken formula, which fits on a phone.
const LONG: usize = 32;

const OPTIONS: Options = Options::ENABLE_TABLES.union(Options::ENABLE_FOOTNOTES);

pub struct Document {
    /// The path in the workspace, such as `docs/speed.md`.
    pub path: String,
    pub title: String,
    pub text: String,
}

pub struct Renderer<'a> {
    pub theory: &'a Theory,
    pub documents: &'a [Document],
    pub highlighter: &'a Highlighter,
    /// Solutions with their problems, for links to their pages.
    pub problems: &'a [(String, String)],
    /// The relative path to the root of the site.
    pub root: &'a str,
}

impl Document {
    /// Reads the README, all of `docs`, and the lessons in order.
    pub fn all(workspace: &Path) -> Result<Vec<Document>> {
        let mut paths = vec![String::from("README.md")];
        for folder in ["docs", lessons::FOLDER] {
            let entries = fs::read_dir(workspace.join(folder))?;
            let entries = entries.map(|entry| Ok(entry?.file_name()));
            let mut names = entries.collect::<Result<Vec<_>>>()?;
            names.sort();
            let names = names.iter().map(|name| name.to_string_lossy());
            paths.extend(
                names.filter(|name| name.ends_with(".md")).map(|name| format!("{folder}/{name}")),
            );
        }
        let read = |path: String| {
            let text = fs::read_to_string(workspace.join(&path))
                .with_context(|| format!("{path}: cannot be read"))?;
            let heading = text.lines().find_map(|line| line.strip_prefix("# "));
            let title = heading.with_context(|| format!("{path}: no heading"))?.replace('`', "");
            Ok(Document { path, title, text })
        };
        paths.into_iter().map(read).collect()
    }

    fn folder(&self) -> &str {
        self.path.rsplit_once('/').map_or("", |(folder, _)| folder)
    }

    pub fn is_lesson(&self) -> bool {
        self.folder() == lessons::FOLDER
    }

    /// The page's path from the root of the site.
    pub fn page(&self) -> String {
        let name = self.path.rsplit('/').next().unwrap_or(&self.path);
        if self.is_lesson() {
            let name = name.trim_start_matches(|char: char| char.is_ascii_digit() || char == '-');
            return format!("lessons/{}.html", name.trim_end_matches(".md"));
        }
        format!("documents/{}.html", name.trim_end_matches(".md").to_lowercase())
    }
}

impl Renderer<'_> {
    pub fn document(&self, document: &Document) -> Markup {
        self.render(&document.text, document.folder())
    }

    /// Renders sentences without a paragraph around them.
    pub fn sentences(&self, text: &str) -> Markup {
        let PreEscaped(html) = self.render(text, "");
        let inner = html.trim().strip_prefix("<p>").and_then(|rest| rest.strip_suffix("</p>"));
        PreEscaped(inner.unwrap_or(&html).to_owned())
    }

    fn render(&self, text: &str, folder: &str) -> Markup {
        let mut events = Vec::new();
        let mut block: Option<(String, String)> = None;
        let mut dropped = Vec::new();
        let mut tables = 0;
        for event in Parser::new_ext(text, OPTIONS) {
            match event {
                Event::Start(Tag::CodeBlock(kind)) => {
                    let language = match kind {
                        CodeBlockKind::Fenced(language) => language.to_string(),
                        CodeBlockKind::Indented => String::new(),
                    };
                    block = Some((language, String::new()));
                }
                Event::End(TagEnd::CodeBlock) => {
                    let (language, code) = block.take().unwrap_or_default();
                    events.push(Event::Html(self.block(&language, &code, folder).into()));
                }
                Event::Text(text) if block.is_some() => {
                    if let Some((_, code)) = &mut block {
                        code.push_str(&text);
                    }
                }
                Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                    let url = self.url(&dest_url, folder);
                    dropped.push(url.is_none());
                    if let Some(url) = url {
                        let dest_url = CowStr::from(url);
                        events.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
                    }
                }
                Event::End(TagEnd::Link) => {
                    if dropped.pop() == Some(false) {
                        events.push(Event::End(TagEnd::Link));
                    }
                }
                Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
                    let dest_url = self.url(&dest_url, folder).unwrap_or_default().into();
                    events.push(Event::Start(Tag::Image { link_type, dest_url, title, id }));
                }
                Event::Html(text) | Event::InlineHtml(text) if !is_html(&text) => {
                    events.push(Event::Text(text));
                }
                Event::Html(html) => events.push(Event::Html(self.tags(&html, folder).into())),
                Event::InlineHtml(html) => {
                    events.push(Event::InlineHtml(self.tags(&html, folder).into()));
                }
                Event::Code(code) if dropped.is_empty() => events.push(self.inline(code)),
                Event::Text(text) => {
                    events.push(Event::Text(with_formulas(&with_units(&text)).into()));
                }
                // A wide table scrolls by itself.
                Event::Start(Tag::Table(columns)) => {
                    tables += 1;
                    let open = format!(
                        "<div class=scroll tabindex=0 role=region aria-label=\"Table {tables}\">\n"
                    );
                    events.push(Event::Html(open.into()));
                    events.push(Event::Start(Tag::Table(columns)));
                }
                Event::End(TagEnd::Table) => {
                    events.push(Event::End(TagEnd::Table));
                    events.push(Event::Html("</div>\n".into()));
                }
                other => events.push(other),
            }
        }
        name_headings(&mut events);
        let mut html = String::new();
        html::push_html(&mut html, events.into_iter());
        PreEscaped(html)
    }

    fn block(&self, language: &str, code: &str, folder: &str) -> String {
        let language = language.split([',', ' ']).next().unwrap_or_default();
        let frame = |frame: &str| self.render(frame, folder);
        if let Some(PreEscaped(html)) = lessons::html(language, code, self.root, &frame) {
            return html;
        }
        let PreEscaped(code) = self.highlighter.code(language, code, &Links::default(), "");
        format!("<pre tabindex=0><code>{code}</code></pre>\n")
    }

    /// Renders code within a sentence; a path in `shared` links to the documentation.
    fn inline<'e>(&self, code: CowStr<'e>) -> Event<'e> {
        let path = code.trim_end_matches("()");
        let path: Option<Vec<&str>> = match path.strip_prefix("shared::") {
            Some(path) => Some(path.split("::").collect()),
            None => (path == "shared").then(Vec::new),
        };
        match path.and_then(|path| self.theory.url(&path)) {
            Some(url) => {
                let root = self.root;
                Event::InlineHtml(format!("<a href=\"{root}{url}\"><code>{code}</code></a>").into())
            }
            None => Event::Code(code),
        }
    }

    fn tags(&self, html: &str, folder: &str) -> String {
        if html.starts_with(lessons::COMMENT) {
            return String::new();
        }
        let mut text = String::new();
        for (at, part) in html.split('"').enumerate() {
            let is_link = text.ends_with("src=") || text.ends_with("href=");
            let url = if is_link { self.url(part, folder) } else { None };
            if at > 0 {
                text.push('"');
            }
            text.push_str(url.as_deref().unwrap_or(part));
        }
        text
    }

    /// The address of a link within the site, if it has the target.
    fn url(&self, link: &str, folder: &str) -> Option<String> {
        if link.contains("://") || link.starts_with('#') {
            return Some(link.to_owned());
        }
        let (path, anchor) =
            link.split_once('#').map_or((link, None), |(path, anchor)| (path, Some(anchor)));
        let path = joined(folder, path);
        let document = self.documents.iter().find(|document| document.path == path);
        let url = if let Some(document) = document {
            document.page()
        } else if let Some(picture) = path.strip_prefix("shared/pictures/") {
            format!("pictures/{picture}")
        } else if let Some(file) = path.strip_prefix("problems/") {
            let (problem, file) = file.split_once('/')?;
            let name = file.strip_suffix(".rs")?;
            if name == "wrong" {
                format!("problems/{problem}.html#wrong")
            } else {
                let mut problems = self.problems.iter();
                problems.find(|(solution, _)| solution == name)?;
                format!("problems/{problem}.html")
            }
        } else {
            let module = path.strip_prefix("shared/src/")?.strip_suffix(".rs")?;
            let path = if module == "lib" { vec![] } else { vec![module] };
            self.theory.url(&path)?
        };
        let anchor = anchor.map_or_else(String::new, |anchor| format!("#{anchor}"));
        Some(format!("{}{url}{anchor}", self.root))
    }
}

/// Joins units to their numbers with non-breaking spaces.
fn with_units(text: &str) -> String {
    let mut bound = String::new();
    for word in text.split_inclusive(' ') {
        let unit = word.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        let number = bound.strip_suffix(' ').map(str::len);
        if let Some(end) = number
            && UNITS.contains(&unit)
            && bound[..end].ends_with(|letter: char| letter.is_ascii_digit())
        {
            bound.replace_range(end.., "\u{a0}");
        }
        bound += word;
    }
    bound
}

/// Prevents line breaks in formulas, except before a relation in a long one.
fn with_formulas(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let mut formulas: Vec<Vec<&str>> = Vec::new();
    let (mut braces, mut is_bound) = (0, false);
    for word in words {
        let is_sign = SIGNS.contains(&word) || RELATIONS.contains(&word);
        match formulas.last_mut().filter(|_| is_bound || is_sign || braces > 0) {
            Some(formula) => formula.push(word),
            None => formulas.push(vec![word]),
        }
        let count = |brace| word.matches(brace).count();
        braces = (braces + count('{')).saturating_sub(count('}'));
        is_bound = is_sign;
    }
    let formulas = formulas.into_iter().map(|formula| {
        let length: usize = formula.iter().map(|word| word.chars().count() + 1).sum();
        let mut bound = String::new();
        for (at, word) in formula.into_iter().enumerate() {
            let is_break = length > LONG && RELATIONS.contains(&word);
            bound += match at {
                0 => "",
                _ if is_break => " ",
                // Browsers may break lines after these signs, even before a non-breaking space.
                _ if bound.ends_with(['|', '-']) => "\u{2060}\u{a0}",
                _ => "\u{a0}",
            };
            bound += word;
        }
        bound
    });
    formulas.collect::<Vec<_>>().join(" ")
}

/// Returns whether a text is a comment or has only known tags.
fn is_html(text: &str) -> bool {
    let mut tags = text.split('<').skip(1);
    let is_known = |tag: &str| {
        let name = tag.trim_start_matches('/');
        let name = name.split(|char: char| !char.is_ascii_alphanumeric()).next();
        name.is_some_and(|name| TAGS.contains(&name))
    };
    text.starts_with("<!--") || tags.all(is_known)
}

fn joined(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." | "" => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Gives headings ids for links.
fn name_headings(events: &mut [Event]) {
    let mut known = BTreeSet::new();
    for start in 0..events.len() {
        if !matches!(events[start], Event::Start(Tag::Heading { .. })) {
            continue;
        }
        let texts = events[start..]
            .iter()
            .take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
        let text: String = texts
            .filter_map(|event| match event {
                Event::Text(text) | Event::Code(text) => Some(&**text),
                _ => None,
            })
            .collect();
        let mut name = slug(&text);
        if !known.insert(name.clone()) {
            name = format!("{name}-{start}");
        }
        if let Event::Start(Tag::Heading { id, level, .. }) = &mut events[start] {
            *id = (*level != HeadingLevel::H1).then(|| name.into());
        }
    }
}

/// GitHub's id for a heading.
fn slug(text: &str) -> String {
    let kept = text.to_lowercase();
    let kept = kept.chars().filter(|char| char.is_alphanumeric() || " -_".contains(*char));
    kept.collect::<String>().trim().replace(' ', "-")
}

/// Renders a sentence; parts between backquotes are code.
pub fn with_code(sentence: &str) -> Markup {
    maud::html! {
        @for (at, part) in sentence.split('`').enumerate() {
            @if at % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use judge::catalog::workspace;
    use std::collections::BTreeMap;

    #[test]
    fn parts_between_backquotes_are_code() {
        assert_eq!(with_code("up to a line of `<`").0, "up to a line of <code>&lt;</code>");
    }

    #[test]
    fn only_the_tags_of_documents_are_html() {
        for html in [
            "<img src=\"a.svg\" alt=\"x\">",
            "<details>",
            "<summary>How</summary>",
            "<!-- checked -->",
        ] {
            assert!(is_html(html), "{html}");
        }
        for text in ["<str>", "<dyn Error>", "<script>", "<details><str>"] {
            assert!(!is_html(text), "{text}");
        }
    }

    #[test]
    fn units_stay_with_their_numbers() {
        let text = with_units("in 0.8 ms, or 15 s s and 2 games of 4.8 MiB");
        assert_eq!(text, "in 0.8\u{a0}ms, or 15\u{a0}s s and 2 games of 4.8\u{a0}MiB");
    }

    #[test]
    fn formulas_are_not_broken() {
        for (text, bound) in [
            ("so 1 ⊕ 2 = 3, as before", "so 1~⊕~2~=~3, as before"),
            ("is {{3 | −1} | −2} here", "is {{3~|^~−1}~|^~−2} here"),
            ("mex {0, 1, 3} = 2, and", "mex {0,~1,~3}~=~2, and"),
            ("4k - 1 and 4k", "4k~-^~1 and 4k"),
            ("= 1", "=~1"),
            ("no formula", "no formula"),
            (
                "(t₁ − t₂ + t₃ − t₄) + (t₅ − t₆ + t₇) = A",
                "(t₁~−~t₂~+~t₃~−~t₄)~+~(t₅~−~t₆~+~t₇) =~A",
            ),
        ] {
            let bound = bound.replace('~', "\u{a0}").replace('^', "\u{2060}");
            assert_eq!(with_formulas(text), bound);
        }
    }

    #[test]
    fn paths_are_joined() {
        assert_eq!(joined("docs", "../README.md"), "README.md");
        assert_eq!(joined("docs", "speed.md"), "docs/speed.md");
        assert_eq!(joined("", "docs/./speed.md"), "docs/speed.md");
    }

    #[test]
    fn headings_are_named_as_on_github() {
        assert_eq!(slug("What a solution can do"), "what-a-solution-can-do");
        assert_eq!(slug("`cargo judge`, in C!"), "cargo-judge-in-c");
    }
    fn links_and_ids(document: &Document) -> (Vec<String>, BTreeSet<String>) {
        let mut events: Vec<_> = Parser::new_ext(&document.text, OPTIONS).collect();
        name_headings(&mut events);
        let mut links = Vec::new();
        let mut ids = BTreeSet::new();
        for event in events {
            match event {
                Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                    links.push(dest_url.into_string());
                }
                Event::Start(Tag::Heading { id: Some(id), .. }) => {
                    ids.insert(id.into_string());
                }
                Event::Html(html) | Event::InlineHtml(html) => {
                    let parts: Vec<&str> = html.split('"').collect();
                    let pairs = parts.windows(2);
                    let values = pairs
                        .filter(|pair| pair[0].ends_with(" src=") || pair[0].ends_with(" href="));
                    links.extend(values.map(|pair| pair[1].to_owned()));
                }
                _ => {}
            }
        }
        (links, ids)
    }

    /// All Markdown documents, on the site or not.
    fn everything(root: &Path) -> Vec<Document> {
        let mut documents = Vec::new();
        let mut folders = vec![String::from("docs")];
        let mut paths = vec![String::from("README.md"), String::from("CONTRIBUTING.md")];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(root.join(&folder)).unwrap() {
                let entry = entry.unwrap();
                let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
                if entry.path().is_dir() {
                    folders.push(path);
                } else if entry.path().extension().is_some_and(|one| one == "md") {
                    paths.push(path);
                }
            }
        }
        for path in paths {
            let text = fs::read_to_string(root.join(&path)).unwrap();
            let title = String::new();
            documents.push(Document { path, title, text });
        }
        documents
    }

    #[test]
    fn links_lead_to_files_and_headings() {
        let root = workspace().unwrap();
        let documents = everything(root);
        assert!(documents.len() > Document::all(root).unwrap().len());
        let ids: BTreeMap<_, _> = documents
            .iter()
            .map(|document| (document.path.as_str(), links_and_ids(document).1))
            .collect();
        let mut dead = Vec::new();
        for document in &documents {
            for link in links_and_ids(document).0 {
                if link.contains("://") {
                    continue;
                }
                let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
                let path = match file {
                    "" => document.path.clone(),
                    file => joined(document.folder(), file),
                };
                let is_heading = || ids.get(path.as_str()).is_some_and(|ids| ids.contains(anchor));
                if !root.join(&path).exists() || !(anchor.is_empty() || is_heading()) {
                    dead.push(format!("{}: {link}", document.path));
                }
            }
        }
        assert_eq!(dead, [""; 0]);
    }
}
