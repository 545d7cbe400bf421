//! `AtCoder` `abc278_g`, Generalized Subtraction Game: an interactive problem. A move takes from L to R
//! neighbouring cards out of a row of N; choose who begins, and win.
//!
//! A case is the opponent on a line of its own, and what the judge says first: `N L R`.

use super::prelude::*;
use crate::dialogue::{Fault, Interactor, Step, numbers};
use crate::opponent::{Opponent, Player, Style, opponent};
use crate::rules::card_row::{CardRow, taken, whole};

const MAX_CARDS: u64 = 2000;

/// A perfect opponent searches positions with up to this many cards.
const SEARCHED_CARDS: u64 = 11;

#[derive(Default)]
pub struct Book;

/// The opponent, and N, L, R.
type Case = (Opponent, [u64; 3]);

impl super::Book for Book {
    type Case = Case;

    fn file() -> File<impl Format<Value = Case>> {
        let numbers = ["N", "L", "R"].map(|what| number(what, 1..)).line();
        let numbers = numbers.such_that("1 <= L <= R <= N <= 2000", |&[cards, least, most]| {
            1 <= least && least <= most && most <= cards && cards <= MAX_CARDS
        });
        single((opponent(), numbers))
    }

    fn position((_, [cards, least, most]): &Case) -> Shown {
        let (least, most) = (*least, *most);
        Ok(normal(CardRow { least, most }, whole(*cards)))
    }

    /// One of the two sides wins, and the program has the choice.
    fn answer(&mut self, _: &Case) -> Option<String> {
        Some(String::from("won"))
    }

    fn small() -> impl Iterator<Item = Case> {
        let sizes = (1..=8).flat_map(|cards| {
            let least = 1..=cards;
            least.flat_map(move |least| (least..=cards).map(move |most| [cards, least, most]))
        });
        sizes.flat_map(|numbers| Style::ALL.map(|style| (Opponent { style, seed: 1 }, numbers)))
    }

    fn random(random: &mut Random) -> Case {
        case(random, 14)
    }

    fn full(random: &mut Random) -> Case {
        case(random, MAX_CARDS)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::NotNeeded(
        "each game is played to its end, against a random, a greedy or, on few cards, a \
         perfect opponent",
    );

    fn largest(_: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let case = |style, numbers| vec![(Opponent { style, seed: 1 }, numbers)];
        vec![
            ("2,000 cards, 1 a move", case(Style::Random, [2000, 1, 1])),
            ("1,999 cards, 2 a move", case(Style::Random, [1999, 2, 2])),
            (
                "1,999 cards, 2 a move, greedy",
                case(Style::Greedy, [1999, 2, 2]),
            ),
            ("2,000 cards, 3 a move", case(Style::Random, [2000, 3, 3])),
            (
                "2,000 cards, 1 or 2 a move",
                case(Style::Random, [2000, 1, 2]),
            ),
            (
                "2,000 cards, any move",
                case(Style::Random, [2000, 1, 2000]),
            ),
        ]
    }

    fn interactor((opponent, [cards, least, most]): &Case) -> Option<Box<dyn Interactor>> {
        let game = CardRow {
            least: *least,
            most: *most,
        };
        Some(Box::new(Session {
            game,
            runs: whole(*cards),
            opponent: Player::new(&game, *opponent),
            is_chosen: false,
        }))
    }
}

/// A random case with at most this many cards. The moves of half of them take one number of cards
/// only, so that none leaves the row the same on both sides: there symmetry does not help.
fn case(random: &mut Random, most_cards: u64) -> Case {
    let opponent = Opponent::any(random);
    let cards = cases::number(random, 1..=most_cards);
    let least = match random.random_range(0..3) {
        0 => cases::number(random, 1..=cards),
        _ => random.random_range(1..=cards.min(9)),
    };
    if random.random() {
        return (opponent, [cards, least, random.random_range(least..=cards)]);
    }
    let same_parity = (cards - least).is_multiple_of(2);
    let count = if same_parity && least > 1 {
        least - 1
    } else {
        least
    };
    (opponent, [cards, count, count])
}

/// A game in progress.
struct Session {
    game: CardRow,
    runs: Vec<(u64, u64)>,
    opponent: Player<CardRow>,
    /// Whether the program has chosen who begins.
    is_chosen: bool,
}

impl Session {
    /// The judge moves, if it can.
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
            let why = format!(
                "`{line}`: a move takes {least} to {most} neighbouring cards, all still there"
            );
            return Step::fault("-1 -1\n", Fault::IllegalMove, why);
        };
        self.runs = runs;
        self.reply()
    }
}
