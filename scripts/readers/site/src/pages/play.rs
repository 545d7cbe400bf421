//! The pages with a board, one for each problem with playable positions, and their list.

use super::{Pages, ROOT, by_topic, listed, thumbnail, translation};
use crate::markdown::{Document, Renderer};
use crate::play::{self, SCRIPT, STYLE};
use crate::{Entry, write_file};
use anyhow::Result;
use boards::games::has_board;
use judge::catalog::Problem;
use judge::header;
use maud::{Markup, html};
use rayon::prelude::*;
use std::path::Path;

impl Pages<'_> {
    /// Writes these pages; returns their number.
    pub(super) fn play(&self, folder: &Path) -> Result<usize> {
        let opened = self.entries.par_iter();
        let opened: Vec<(&Entry, Markup)> = opened
            .filter_map(|entry| {
                Some((entry, play::on_page(&entry.problem.id, &self.rules(entry))?))
            })
            .collect();
        let played: Vec<&Entry> = opened.iter().map(|(entry, _)| *entry).collect();
        write_file(&folder.join("play/index.html"), &self.games(&played))?;
        for (entry, board) in &opened {
            let page = folder.join(address(&entry.problem.id));
            write_file(&page, &self.game(entry, board, &played))?;
        }
        Ok(1 + played.len())
    }

    fn game(&self, entry: &Entry, board: &Markup, played: &[&Entry]) -> String {
        let (id, facts) = (&entry.problem.id, &entry.problem.facts);
        let problems = self.problems();
        let renderer = self.renderer(ROOT, &problems);
        let kin = played.iter().map(|other| other.problem);
        let kin: Vec<&Problem> =
            kin.filter(|other| other.facts.topic == facts.topic && other.id != *id).collect();
        let lessons = self.lessons_with(entry);
        let body = html! {
            link rel="stylesheet" href={ (ROOT) "assets/" (STYLE) };
            article.game {
                header {
                    p.topic { (facts.topic) }
                    h1 { span lang=[facts.language()] { (facts.title) } (translation(facts)) }
                }
                noscript { p { "To play on the board, allow JavaScript for this page." } }
                (board)
                details {
                    summary { "The theorem on who wins" }
                    @for shown in &entry.solutions { (theorem(&renderer, &shown.source)) }
                }
                @if !lessons.is_empty() {
                    p {
                        "Lessons about this game: "
                        (listed(&lessons, |lesson| html! { a href={ (ROOT) (lesson.page()) } { (lesson.title) } }))
                    }
                }
                p { a href={ (ROOT) "problems/" (id) ".html" } { "The problem, with its input, its cases and its solution" } }
                @if !kin.is_empty() {
                    p {
                        "Other games of “" (facts.topic) "”: "
                        (listed(&kin, |other| html! {
                            a href={ (other.id) ".html" } lang=[other.facts.language()] { (other.facts.title) }
                            (translation(&other.facts))
                        }))
                    }
                }
            }
        };
        self.page(&format!("Play {}", facts.title), ROOT, &[SCRIPT], &body)
    }

    fn lessons_with(&self, entry: &Entry) -> Vec<&Document> {
        let names_it = |lesson: &&Document| {
            let problems = lesson.text.split_once("\n## Problems\n");
            problems.is_some_and(|(_, problems)| {
                let mut solutions = entry.solutions.iter().map(|shown| &shown.solution.path);
                solutions.any(|path| problems.contains(path))
            })
        };
        let lessons = self.documents.iter();
        lessons.filter(|document| document.is_lesson()).filter(names_it).collect()
    }

    /// The rules, from the first solution's header.
    fn rules(&self, entry: &Entry) -> Markup {
        let problems = self.problems();
        let renderer = self.renderer(ROOT, &problems);
        let source = entry.solutions.first().map_or("", |shown| &shown.source);
        let rules = header::part(source, "Game").unwrap_or_default();
        renderer.sentences(&rules.join("\n"))
    }

    fn games(&self, played: &[&Entry]) -> String {
        let entry = |id: &str| played.iter().find(|entry| entry.problem.id == id);
        let problems = by_topic(played.iter().map(|entry| entry.problem));
        let body = html! {
            h1 { "Play" }
            p.lead {
                "The games of the problems against a machine that plays perfectly, by search, or at \
                 random. It shows a best move, and what every move is worth."
            }
            @for (topic, problems) in problems {
                section.topic {
                    h2 { (topic) }
                    ul.cards {
                        @for problem in problems {
                            li.card {
                                @if let Some(entry) = entry(&problem.id) { (thumbnail(entry, ROOT)) }
                                h3 { a href={ (problem.id) ".html" } lang=[problem.facts.language()] { (problem.facts.title) } (translation(&problem.facts)) }
                                @if let Some(entry) = entry(&problem.id) { p { (self.rules(entry)) } }
                            }
                        }
                    }
                }
            }
        };
        self.page("Play", ROOT, &[], &body)
    }
}

fn theorem(renderer: &Renderer, source: &str) -> Markup {
    let theorem = header::part(source, "Theorem").unwrap_or_default();
    html! { p.sentence { (renderer.sentences(&theorem.join("\n"))) } }
}

fn address(problem: &str) -> String {
    format!("play/{problem}.html")
}

/// The link from a problem's page to its board, if any.
pub fn link(problem: &str) -> Markup {
    html! {
        @if has_board(problem) { a href={ (ROOT) (address(problem)) } { "Play" } }
    }
}
