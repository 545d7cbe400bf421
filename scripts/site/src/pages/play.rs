//! The pages with a board, one for each problem that shows positions of its game, and the list of them.

use super::{Page, Pages, ROOT_OF_PROBLEMS, by_topic, language, thumbnail};
use crate::play::{SCRIPTS, STYLE};
use crate::{Exhibit, write_file};
use anyhow::Result;
use boards::games::has_board;
use judge::header;
use maud::{Markup, html};
use std::path::Path;

const ROOT: &str = "../";

impl Pages<'_> {
    /// Writes these pages into the folder of the site; returns their number.
    pub(super) fn play(&self, folder: &Path) -> Result<usize> {
        let played = self.exhibits.iter();
        let played: Vec<&Exhibit> = played
            .filter(|exhibit| has_board(&exhibit.problem.id))
            .collect();
        write_file(&folder.join("play/index.html"), &self.games(&played))?;
        for exhibit in &played {
            let page = folder.join(address(&exhibit.problem.id));
            write_file(&page, &self.game(exhibit))?;
        }
        Ok(1 + played.len())
    }

    fn game(&self, exhibit: &Exhibit) -> String {
        let (id, facts) = (&exhibit.problem.id, &exhibit.problem.facts);
        self.page(&Page {
            title: &format!("Play {}", facts.title),
            root: ROOT,
            scripts: &SCRIPTS,
            body: html! {
                link rel="stylesheet" href={ (ROOT) "assets/" (STYLE) };
                article.game {
                    header {
                        p.topic { (facts.topic) }
                        h1 lang=[language(&facts.title)] { (facts.title) }
                    }
                    (self.rules(exhibit))
                    div data-game=(id) { noscript { p { "The board needs a browser that runs scripts." } } }
                    p { a href={ (ROOT) "problems/" (id) ".html" } { "The problem, with its input, its theorem and its solution" } }
                }
            },
        })
    }

    /// What the header of the solution says about the game.
    fn rules(&self, exhibit: &Exhibit) -> Markup {
        let problems = self.problems();
        let renderer = self.renderer(ROOT, &problems);
        let source = exhibit.solutions.first().map_or("", |shown| &shown.source);
        let rules = header::part(source, "Game").unwrap_or_default();
        html! { p { (renderer.sentences(&rules.join("\n"))) } }
    }

    fn games(&self, played: &[&Exhibit]) -> String {
        let exhibit = |id: &str| played.iter().find(|exhibit| exhibit.problem.id == id);
        let problems = by_topic(played.iter().map(|exhibit| exhibit.problem));
        self.page(&Page {
            title: "Play",
            root: ROOT,
            scripts: &[],
            body: html! {
                h1 { "Play" }
                p.lead {
                    "The game of each problem against a machine that plays perfectly, by search, or at \
                     random. It shows a best move, and what every move is worth."
                }
                @for (topic, problems) in problems {
                    section.topic {
                        h2 { (topic) }
                        ul.cards {
                            @for problem in problems {
                                li.card {
                                    @if let Some(exhibit) = exhibit(&problem.id) { (thumbnail(exhibit, ROOT)) }
                                    h3 { a href={ (problem.id) ".html" } lang=[language(&problem.facts.title)] { (problem.facts.title) } }
                                    @if let Some(exhibit) = exhibit(&problem.id) { (self.rules(exhibit)) }
                                }
                            }
                        }
                    }
                }
            },
        })
    }
}

/// Where the page with the board of a problem is.
fn address(problem: &str) -> String {
    format!("play/{problem}.html")
}

/// The link to the board of a problem, from its page.
pub fn link(problem: &str) -> Markup {
    html! {
        @if has_board(problem) { a href={ (ROOT_OF_PROBLEMS) (address(problem)) } { "Play" } }
    }
}
