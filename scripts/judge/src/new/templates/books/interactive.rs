//! THE_PLACE, THE_TITLE: an interactive problem. Who moves first, and what does the program say?
//!
//! A case is the opponent on a line of its own, followed by the judge's first lines.

use super::prelude::*;
use crate::dialogue::{Fault, Step};
use crate::opponent::Player;
use crate::rules::Game;
use crate::rules::the_game::TheGame;

/// The greatest number that a perfect opponent can search in well under a second.
const SEARCHED: u64 = 10;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = (Opponent, Case);
    type Answer = &'static str;
    /// The judge's final report, which is compared with the `.out` file of the case.
    const QUESTION: Question<&'static str> = value("`won`");

    /// Every command refuses a draft. Remove this once everything below follows the statement.
    const IS_DRAFT: bool = true;

    fn file() -> File<(Opponent, Case)> {
        single((opponent(), format()))
    }

    /// The position before the first move.
    fn position((_, case): &(Opponent, Case)) -> Shown {
        Ok(normal(TheGame, start(case)))
    }

    fn answer(&mut self, _: &(Opponent, Case)) -> Option<&'static str> {
        Some("won")
    }

    /// Every small case that the program can win, against each opponent.
    fn small() -> impl Iterator<Item = (Opponent, Case)> {
        small().flat_map(|case| Style::ALL.map(|style| (Opponent { style, seed: 1 }, start(&case))))
    }

    /// A random case that the program can win.
    fn random(rng: &mut Random) -> (Opponent, Case) {
        (Opponent::any(rng), case(rng, SEARCHED))
    }

    const SECOND_OPINION: SecondOpinion =
        SecondOpinion::NotNeeded("each game is played to its end");

    fn interactor((opponent, case): &(Opponent, Case)) -> Option<Box<dyn Interactor>> {
        Some(Box::new(Session {
            position: start(case),
            is_searched: greatest(case) <= SEARCHED,
            opponent: Player::new(&TheGame, *opponent),
        }))
    }
}

/// A game in progress.
struct Session {
    position: Case,
    is_searched: bool,
    opponent: Player<TheGame>,
}

impl Interactor for Session {
    /// The judge's output before the program's first line.
    fn begin(&mut self) -> Step {
        Step::listen(TheGame.draw(&self.position) + "\n")
    }

    /// The judge's reply to a move. In this draft, a line is the position after the move.
    fn hear(&mut self, line: &str) -> Step {
        let mut options = TheGame.options(&self.position).into_iter();
        let Some(option) = options.find(|option| TheGame.draw(option) == line) else {
            let why = format!("no move leads to `{line}`");
            return Step::fault("", Fault::IllegalMove, why);
        };
        if TheGame.options(&option).is_empty() {
            return Step::over("", "won\n");
        }
        self.position = self.opponent.choose(&option, self.is_searched);
        if TheGame.options(&self.position).is_empty() {
            return Step::fault("", Fault::LostGame, "no move is left");
        }
        self.begin()
    }
}
