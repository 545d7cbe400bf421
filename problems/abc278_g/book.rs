//! Generalized Subtraction Game: an interactive problem. Choose who begins, and win.
//!
//! A case is the opponent on a line of its own, and the judge's first line, `N L R`.

use super::prelude::*;
use crate::dialogue::card_row::Session;
use crate::rules::card_row::{CardRow, whole};

const MAX_CARDS: u64 = 2000;

#[derive(Default)]
pub struct Book;

/// The opponent, and N, L, R.
type Case = (Opponent, [u64; 3]);

impl super::Book for Book {
    type Case = Case;
    /// The game is won.
    type Answer = ();
    const QUESTION: Question<()> = Question::new(
        "`First` or `Second`, then each move, as its first card and its number of cards, until the \
         judge has no move left",
        |()| "won".into(),
    );

    fn file() -> File<Case> {
        let cards = number("N", 1..=MAX_CARDS);
        let least = number("L", between(1, "N"));
        let most = number("R", between("L", "N"));
        single((opponent(), [cards, least, most].line()))
    }

    fn position((_, [cards, least, most]): &Case) -> Shown {
        Ok(normal(CardRow { least: *least, most: *most }, whole(*cards)))
    }

    /// One of the two sides wins, and the program has the choice.
    fn answer(&mut self, _: &Case) -> Option<()> {
        Some(())
    }

    fn small() -> impl Iterator<Item = Case> {
        let sizes = cases::all_arrays(1..=8);
        let sizes = sizes.filter(|[cards, least, most]| least <= most && most <= cards);
        sizes.flat_map(|numbers| Style::ALL.map(|style| (Opponent { style, seed: 1 }, numbers)))
    }

    fn random(rng: &mut Random) -> Case {
        case(rng, 14)
    }

    fn full(rng: &mut Random) -> Case {
        case(rng, MAX_CARDS)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::NotNeeded(
        "each game is played to its end, against a random, a greedy or, on few cards, a perfect opponent",
    );

    fn largest(_: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        use Style::{Greedy, Random};
        let case = |style, numbers| vec![(Opponent { style, seed: 1 }, numbers)];
        vec![
            ("2,000 cards, 1 a move", case(Random, [2000, 1, 1])),
            ("1,999 cards, 2 a move", case(Random, [1999, 2, 2])),
            ("1,999 cards, 2 a move, greedy", case(Greedy, [1999, 2, 2])),
            ("2,000 cards, 3 a move", case(Random, [2000, 3, 3])),
            ("2,000 cards, 1 or 2 a move", case(Random, [2000, 1, 2])),
            ("2,000 cards, any move", case(Random, [2000, 1, 2000])),
        ]
    }

    fn interactor((opponent, [cards, least, most]): &Case) -> Option<Box<dyn Interactor>> {
        let game = CardRow { least: *least, most: *most };
        Some(Box::new(Session::new(game, *cards, *opponent)))
    }
}

/// A random case with at most this many cards. In half of them, all moves take the same number of cards; unless that is
/// 1 and the row is odd, none leaves a symmetric row, so symmetry does not help.
fn case(rng: &mut Random, most_cards: u64) -> Case {
    let opponent = Opponent::any(rng);
    let cards = cases::number(rng, 1..=most_cards);
    let least = match rng.random_range(0..3) {
        0 => cases::number(rng, 1..=cards),
        _ => rng.random_range(1..=cards.min(9)),
    };
    if rng.random() {
        return (opponent, [cards, least, rng.random_range(least..=cards)]);
    }
    let has_middle = (cards - least).is_multiple_of(2) && least > 1;
    let count = least - u64::from(has_middle);
    (opponent, [cards, count, count])
}
