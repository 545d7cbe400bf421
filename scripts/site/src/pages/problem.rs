//! The page of a problem.

use super::attempt::attempt;
use super::cases::{BundledCase, case_list};
use super::{Page, Pages, ROOT_OF_PROBLEMS, language, play};
use crate::Exhibit;
use crate::links::Links;
use crate::markdown::Renderer;
use anyhow::{Context, Result};
use judge::catalog::{Problem, workspace};
use judge::header;
use jury::books::book;
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeSet;
use std::fs;

impl Pages<'_> {
    pub(super) fn problem(&self, exhibit: &Exhibit) -> Result<String> {
        let problem = exhibit.problem;
        let facts = &problem.facts;
        let cases = BundledCase::all(problem)?;
        let pictures = pictures(problem)?;
        let body = html! {
            article.problem {
                header {
                    p.topic { (facts.topic) }
                    h1 lang=[language(&facts.title)] { (facts.title) }
                    (places(problem))
                }
                nav.contents aria-label="On this page" {
                    a href="#try" { "Try it" }
                    (play::link(&problem.id))
                    a href="#submit" { "Submit" }
                    a href="#solution" { "Solution" }
                    a href="#cases" { "Cases" }
                    @if !exhibit.wrong.is_empty() { a href="#wrong" { "Wrong programs" } }
                }
                (self.about(exhibit))
                @if !pictures.is_empty() {
                    section.pictures aria-label="Pictures" {
                        @for picture in &pictures { figure { (PreEscaped(picture)) } }
                    }
                }
                (attempt(exhibit, &cases))
                (self.submit(exhibit))
                (self.sources(exhibit))
                (case_list(problem, &cases))
                @if !exhibit.wrong.is_empty() { (self.wrong(exhibit)) }
            }
        };
        Ok(self.page(&Page {
            title: &facts.title,
            root: ROOT_OF_PROBLEMS,
            scripts: &["copy.js", "try.js"],
            body,
        }))
    }

    /// Game, theorem, cost and status.
    fn about(&self, exhibit: &Exhibit) -> Markup {
        let problems = self.problems();
        let renderer = self.renderer(ROOT_OF_PROBLEMS, &problems);
        let several = exhibit.solutions.len() > 1;
        let facts = &exhibit.problem.facts;
        html! {
            dl.facts {
                @if let Ok(book) = book(&exhibit.problem.id) {
                    dt { "Input" } dd.sentence { (renderer.sentences(&book.input_in_words())) }
                    dt { "Output" } dd.sentence { (renderer.sentences(&book.output_in_words())) }
                }
                @if let Some(shown) = exhibit.solutions.first() {
                    (part(&renderer, &shown.source, "Game"))
                }
                @for shown in &exhibit.solutions {
                    @if several {
                        dt.solution { "Solution" }
                        dd.solution { code { (shown.solution.name) } ": " (shown.solution.method) }
                    }
                    @for name in ["Theorem", "Cost", "Status"] {
                        (part(&renderer, &shown.source, name))
                    }
                }
                @if !facts.theory.is_empty() {
                    dt { "Theory" }
                    dd {
                        @for (at, module) in facts.theory.iter().enumerate() {
                            @if at > 0 { ", " }
                            a href={ (ROOT_OF_PROBLEMS) (self.theory.url(&[module]).unwrap_or_default()) } { code { "shared::" (module) } }
                        }
                    }
                }
                @if let Some(note) = &facts.note { dt { "Note" } dd { (note) } }
            }
        }
    }

    fn sources(&self, exhibit: &Exhibit) -> Markup {
        html! {
            section #solution aria-labelledby="solution-heading" {
                h2 #solution-heading { "Solution" }
                @for shown in &exhibit.solutions {
                    h3 { code { (bundler::source_path(&shown.solution.name)) } }
                    (self.source("rs", &shown.source))
                }
            }
        }
    }

    pub(super) fn source(&self, language: &str, source: &str) -> Markup {
        let links = Links::of(source, self.theory);
        html! {
            pre tabindex="0" { code { (self.highlighter.code(language, source, &links, ROOT_OF_PROBLEMS)) } }
        }
    }
}

/// A part of a solution's header.
fn part(renderer: &Renderer, source: &str, name: &str) -> Markup {
    html! {
        @if let Some(lines) = header::part(source, name) {
            dt { (name) } dd.sentence { (renderer.sentences(&lines.join("\n"))) }
        }
    }
}

/// The pictures that the modules of a problem's theory include.
fn pictures(problem: &Problem) -> Result<Vec<String>> {
    let mut shown = BTreeSet::new();
    let mut pictures = Vec::new();
    for module in &problem.facts.theory {
        let source = fs::read_to_string(workspace()?.join(format!("shared/src/{module}.rs")))?;
        let lines = source.lines().filter(|line| line.contains("include_str!"));
        for line in lines {
            let (_, rest) = line.split_once("../pictures/").unwrap_or_default();
            let (name, _) = rest.split_once('"').unwrap_or_default();
            if !name.is_empty() && shown.insert(name.to_owned()) {
                let path = workspace()?.join("shared/pictures").join(name);
                let picture = fs::read_to_string(&path);
                let unreadable = || format!("{}: cannot be read", path.display());
                pictures.push(picture.with_context(unreadable)?);
            }
        }
    }
    Ok(pictures)
}

/// The judges that have the problem.
fn places(problem: &Problem) -> Markup {
    html! {
        ul.places {
            @for place in problem.places() {
                li {
                    @if let Some(url) = place.url { a href=(url) { (place.name()) } } @else { (place.name()) }
                    @if let Some(differs) = place.differs { " (the format differs: " (differs) ")" }
                    @if let Some(note) = place.note { " (" (note) ")" }
                }
            }
        }
    }
}
