//! The page that explores the game of a visitor's function.

use super::Pages;
use crate::play::{SCRIPT, STYLE, encoded, of_listed};
use anyhow::Result;
use maud::{PreEscaped, html};

/// The page's path from the root of the site.
pub(super) const PAGE: &str = "explore.html";

/// The code that answers a state by the functions of a JavaScript program, from the template of `cargo judge explore`.
const REST: &str = include_str!("../../../../judge/src/explore/templates/javascript/rest.js");

/// Games, each below a line with its name, the start states, and the guess.
const EXAMPLES: &str = include_str!("../../assets/examples.js");

/// The visitor's function may load and send nothing.
const POLICY: &str =
    "script-src 'self' file: 'wasm-unsafe-eval'; worker-src blob:; connect-src 'none'";

struct Example<'e> {
    name: &'e str,
    starts: &'e str,
    rules: &'e str,
}

fn examples() -> impl Iterator<Item = Example<'static>> {
    EXAMPLES.split("\n\n// ").skip(1).filter_map(|game| {
        let (head, rules) = game.split_once('\n')?;
        let mut parts = head.split('|').map(str::trim);
        Some(Example { name: parts.next()?, starts: parts.next()?, rules: rules.trim_end() })
    })
}

/// The address of a game on the page, from the root of the site.
pub(crate) fn address(starts: &str, rules: &str) -> String {
    format!("{PAGE}#start={}&rules={}", encoded(starts), encoded(rules.trim_end()))
}

impl Pages<'_> {
    pub(super) fn explore(&self) -> Result<String> {
        let body = html! {
            link rel="stylesheet" href={ "assets/" (STYLE) };
            h1 { "Explore a game" }
            p.lead {
                "Write the moves of a game as a function in JavaScript. The page shows the values of small \
                 states, guesses a rule, tests it on larger states, and plays against you."
            }
            noscript { p { "To explore a game, allow JavaScript for this page." } }
            form #explore autocomplete="off" {
                label { "Example: " select name="example" {
                    @for Example { name, starts, rules } in examples() {
                        option data-start=(starts) data-rules=(rules) { (name) }
                    }
                } }
                label for="rules" { "Rules" }
                textarea #rules name="rules" rows="14" spellcheck="false" aria-describedby="rules-format" {}
                p.play-note #rules-format {
                    "The list of states that moves lead to, from a number, an array of numbers or a word; the \
                     empty word is given as an empty array. A sum is { sum: [state, …] }. With " code { "left" }
                    " and " code { "right" } " in place of " code { "moves" }
                    ", the players have different moves; " code { "score" } " gives the points \
                     of a state in which the player to move cannot move. The function is run on your machine, \
                     and the page sends nothing."
                }
                label { "Start states: " input name="start" spellcheck="false" aria-describedby="start-states"; }
                p.play-note #start-states { "Such as 0..40, 0..12 0..12 or [RB]{1..6}." }
                label.check { input type="checkbox" name="misere"; " Whoever cannot move wins" }
                div.check { button #copy type="button" { "Copy link" } span #copied role="status" {} }
            }
            p #said role="status" aria-live="polite" { "Loading." }
            p #problems {}
            details #others hidden { summary { "Other guesses" } ul {} }
            div #picture hidden {}
            p.play-note.explored {
                "Choose a state to play from it. In states that look "
                span.lost { "like this" }
                ", the player to move loses."
            }
            div #table tabindex="0" role="region" aria-label="Values of the states" {}
            section #play aria-label="The game from a state" hidden { h2 { "Play" } }
            template #board { (of_listed()?) }
            script #rest type="text/plain" { (PreEscaped(REST)) }
        };
        Ok(self.restricted_page("Explore a game", "", &[SCRIPT, "explore.js"], &body, Some(POLICY)))
    }
}
