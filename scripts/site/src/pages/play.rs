//! The pages with a board, one for each game, and the list of them.

use super::{Page, Pages};
use crate::play::{SCRIPTS, STYLE};
use crate::write_file;
use anyhow::{Context, Result};
use boards::games::{Entry, GAMES};
use maud::{Markup, html};
use std::path::Path;

const ROOT: &str = "../";

impl Pages<'_> {
    /// Writes these pages into the folder of the site; returns their number.
    pub(super) fn play(&self, folder: &Path) -> Result<usize> {
        write_file(&folder.join("play/index.html"), &self.games())?;
        for game in &GAMES {
            write_file(&folder.join(address(game)), &self.game(game)?)?;
        }
        Ok(1 + GAMES.len())
    }

    fn game(&self, game: &Entry) -> Result<String> {
        let problems = game.problems.iter().map(|id| {
            let titles = self.exhibits.iter().map(|exhibit| exhibit.problem);
            let problem = titles.into_iter().find(|problem| problem.id == **id);
            let problem = problem.with_context(|| format!("{}: no problem {id}", game.id))?;
            Ok((*id, problem.facts.title.as_str()))
        });
        let problems = problems.collect::<Result<Vec<_>>>()?;
        Ok(self.page(&Page {
            title: game.title,
            root: ROOT,
            scripts: &SCRIPTS,
            body: html! {
                link rel="stylesheet" href={ (ROOT) "assets/" (STYLE) };
                article.game {
                    h1 { (game.title) }
                    div data-game=(game.id) { p { (game.rules) } noscript { p { "The board needs a browser that runs scripts." } } }
                    @if !problems.is_empty() {
                        h2 { "Problems that ask about this game" }
                        ul {
                            @for (id, title) in &problems {
                                li { a href={ (ROOT) "problems/" (id) ".html" } { (title) } }
                            }
                        }
                    }
                }
            },
        }))
    }

    fn games(&self) -> String {
        self.page(&Page {
            title: "Play",
            root: ROOT,
            scripts: &[],
            body: html! {
                h1 { "Play" }
                p.lead {
                    "Each game against a machine that plays perfectly, by search, or at random. It shows a \
                     best move, and what every move is worth."
                }
                @for games in GAMES.chunk_by(|a, b| a.family == b.family) {
                    section.topic {
                        h2 { (games[0].family) }
                        ul.cards { @for game in games { (card(game)) } }
                    }
                }
            },
        })
    }
}

fn card(game: &Entry) -> Markup {
    html! {
        li.card {
            h3 { a href={ (game.id) ".html" } { (game.title) } }
            p { (game.rules) }
        }
    }
}

/// The address of the page of a game.
fn address(game: &Entry) -> String {
    format!("play/{}.html", game.id)
}

/// Links to the games that a problem asks about, from the page of the problem.
pub fn links(problem: &str) -> Markup {
    let games = GAMES.iter().filter(|game| game.problems.contains(&problem));
    html! {
        @for game in games { a href={ (ROOT) (address(game)) } { "Play " (game.title) } }
    }
}
