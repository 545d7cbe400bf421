//! The judge's side of a game on a row of cards. The program chooses who begins.

use super::{Fault, Interactor, Step, numbers};
use crate::opponent::{Opponent, Player};
use crate::rules::card_row::{CardRow, taken, whole};

/// The maximum number of cards in a position that a perfect opponent searches.
const SEARCHED_CARDS: u64 = 11;

/// A game in progress.
pub struct Session {
    game: CardRow,
    runs: Vec<(u64, u64)>,
    opponent: Player<CardRow>,
    is_chosen: bool,
}

impl Session {
    /// Starts a game on a row of this many cards.
    pub fn new(game: CardRow, cards: u64, opponent: Opponent) -> Self {
        Session {
            game,
            runs: whole(cards),
            opponent: Player::new(&game, opponent),
            is_chosen: false,
        }
    }

    fn reply(&mut self) -> Step {
        if !self.game.can_move(&self.runs) {
            return Step::over("0 0\n", "won\n");
        }
        let cards: u64 = self.runs.iter().map(|(_, length)| length).sum();
        let runs = self.opponent.choose(&self.runs, cards <= SEARCHED_CARDS);
        let (first, count) = taken(&self.runs, &runs);
        self.runs = runs;
        Step::listen(format!("{first} {count}\n"))
    }
}

impl Interactor for Session {
    fn begin(&mut self) -> Step {
        let [(_, cards)] = self.runs[..] else {
            unreachable!("all cards are there");
        };
        let CardRow { least, most } = self.game;
        Step::listen(format!("{cards} {least} {most}\n"))
    }

    fn hear(&mut self, line: &str) -> Step {
        if !self.is_chosen {
            self.is_chosen = true;
            return match line {
                "First" => Step::listen(""),
                "Second" => self.reply(),
                _ => Step::malformed(line, "`First` or `Second`"),
            };
        }
        let Some([first, count]) = numbers(line) else {
            return Step::malformed(line, "a first card and a number of cards");
        };
        if [first, count] == [0, 0] {
            let why = if self.game.can_move(&self.runs) {
                "gave up, though there is a move"
            } else {
                "no move is left"
            };
            return Step::fault("-1 -1\n", Fault::LostGame, why);
        }
        let Some(runs) = self.game.take(&self.runs, first, count) else {
            let CardRow { least, most } = self.game;
            let number =
                if least == most { least.to_string() } else { format!("{least} to {most}") };
            let why =
                format!("`{line}`: a move takes {number} neighbouring cards, all still there");
            return Step::fault("-1 -1\n", Fault::IllegalMove, why);
        };
        self.runs = runs;
        self.reply()
    }
}
