//! The page of a problem.

use super::attempt::attempt;
use super::cases::{BundledCase, case_list};
use super::{Pages, ROOT, listed, play, translation};
use crate::links::Links;
use crate::markdown::{Renderer, with_code};
use crate::{Entry, picture, terms};
use anyhow::{Context, Result};
use judge::catalog::{Problem, workspace};
use judge::header;
use jury::books::book;
use maud::{Markup, PreEscaped, html};
use std::fs;

impl Pages<'_> {
    pub(super) fn problem(&self, entry: &Entry) -> Result<String> {
        let problem = entry.problem;
        let facts = &problem.facts;
        let cases = BundledCase::all(problem)?;
        let place = problem.places().remove(0).name();
        let body = html! {
            article.problem {
                header {
                    p.topic { (facts.topic) }
                    h1 { (place) " " span lang=[facts.language()] { (facts.title) } (translation(facts)) }
                    (places(problem))
                }
                nav.contents aria-label="On this page" {
                    (play::link(&problem.id))
                    a href="#theorem" { "Theorem" }
                    a href="#try" { "Try it" }
                    a href="#submit" { "Submit" }
                    a href="#solution" { "Solution" }
                    a href="#cases" { "Cases" }
                    @if !entry.wrong.is_empty() { a href="#wrong" { "Wrong programs" } }
                }
                (statement(problem, &cases))
                (self.theorem(entry)?)
                (attempt(entry, &cases))
                (self.submit(entry))
                (self.sources(entry))
                (case_list(problem, &cases))
                @if !entry.wrong.is_empty() { (self.wrong(entry)) }
            }
        };
        Ok(self.page(&format!("{place} {}", facts.title), ROOT, &["copy.js", "try.js"], &body))
    }

    /// The game, its theorem, pictures and a position.
    fn theorem(&self, entry: &Entry) -> Result<Markup> {
        let problem = entry.problem;
        let problems = self.problems();
        let renderer = self.renderer(ROOT, &problems);
        let game = entry.solutions.first();
        let game = game.and_then(|shown| header::part(&shown.source, "Game"));
        Ok(html! {
            @if let Some(game) = game {
                section #game aria-labelledby="game-heading" {
                    h2 #game-heading { "Game" }
                    p.sentence { (renderer.sentences(&terms::linked(&game.join("\n")))) }
                }
            }
            section #theorem aria-labelledby="theorem-heading" {
                h2 #theorem-heading { "Theorem" }
                p.sentence { (renderer.sentences(&terms::linked(&problem.facts.theorem))) "." }
                details { summary { "Why" } (self.why(entry, &renderer)) }
            }
            (pictures(problem)?)
            @if let Some(picture) = entry.picture.as_ref().filter(|picture| picture.position.is_some()) {
                figure.position {
                    img src={ (ROOT) (picture.file) } alt="A position of the game";
                    figcaption { (play::link(&problem.id)) " this game against a machine." }
                }
            }
        })
    }

    /// Each solution's full theorem, cost and status, and the modules of the theory.
    fn why(&self, entry: &Entry, renderer: &Renderer) -> Markup {
        let several = entry.solutions.len() > 1;
        let facts = &entry.problem.facts;
        html! {
            dl.facts {
                @for shown in &entry.solutions {
                    @if several {
                        dt.solution { "Solution" }
                        dd.solution { code { (shown.solution.name) } ": " (shown.solution.method) }
                    }
                    @for name in ["Theorem", "Cost", "Status"] {
                        (part(renderer, &shown.source, name))
                    }
                }
                @if !facts.theory.is_empty() {
                    dt { "Theory" }
                    dd {
                        (listed(&facts.theory, |module| html! {
                            a href={ (ROOT) (self.theory.url(&[module]).unwrap_or_default()) } { code { "shared::" (module) } }
                        }))
                    }
                }
                @if let Some(note) = &facts.note { dt { "Note" } dd { (note) } }
            }
        }
    }

    fn sources(&self, entry: &Entry) -> Markup {
        html! {
            section #solution aria-labelledby="solution-heading" {
                h2 #solution-heading { "Solution" }
                @for shown in &entry.solutions {
                    h3 { code { (&shown.solution.path) } }
                    (self.source("rs", &shown.source))
                }
            }
        }
    }

    pub(super) fn source(&self, language: &str, source: &str) -> Markup {
        let links = Links::of(source, self.theory);
        html! {
            pre tabindex="0" { code { (self.highlighter.code(language, source, &links, ROOT)) } }
        }
    }
}

fn part(renderer: &Renderer, source: &str, name: &str) -> Markup {
    html! {
        @if let Some(lines) = header::part(source, name) {
            dt { (name) } dd.sentence { (renderer.sentences(&lines.join("\n"))) }
        }
    }
}

/// The formats of input and output, with the first sample.
fn statement(problem: &Problem, cases: &[BundledCase]) -> Markup {
    let sample = cases.first().filter(|_| !problem.facts.interactive);
    html! {
        @if let Ok(book) = book(&problem.id) {
            section #statement aria-label="Input and output" {
                div.columns {
                    div { h2 { "Input" } p.sentence { (with_code(&book.input_in_words())) "." } }
                    div { h2 { "Output" } p.sentence { (with_code(&book.output_in_words())) "." } }
                }
                @if let Some(case) = sample { (case.columns()) }
            }
        }
    }
}

/// The pictures in the modules of a problem's theory, with their descriptions.
fn pictures(problem: &Problem) -> Result<Markup> {
    let mut pictures = Vec::new();
    for name in picture::names(problem)? {
        let path = workspace()?.join("shared/pictures").join(name);
        let picture = fs::read_to_string(&path);
        pictures.push(picture.with_context(|| format!("{}: cannot be read", path.display()))?);
    }
    let caption = |picture: &str| {
        let (_, rest) = picture.split_once("<desc")?;
        let (_, rest) = rest.split_once('>')?;
        let (caption, _) = rest.split_once("</desc>")?;
        Some(PreEscaped(caption.to_owned()))
    };
    Ok(html! {
        @if !pictures.is_empty() {
            section.pictures aria-label="Pictures" {
                @for picture in &pictures {
                    figure { (PreEscaped(picture)) @if let Some(caption) = caption(picture) { figcaption { (caption) } } }
                }
            }
        }
    })
}

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
