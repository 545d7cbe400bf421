use super::prelude::*;
use crate::rules::Player::Left as Ciel;
use crate::rules::card_piles::CardPiles;

const MAX_PILES: usize = 100;
const MAX_CARDS: usize = 100;
const MAX_CARD: i64 = 1000;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    /// Each pile from its top down.
    type Case = Vec<Vec<i64>>;
    /// Ciel's sum, and Jiro's.
    type Answer = (i64, i64);
    const QUESTION: Question<(i64, i64)> = two_values("the sum of Ciel's cards and that of Jiro's");

    fn file() -> File<Vec<Vec<i64>>> {
        let pile = line_list("s", 1..=MAX_CARDS, number("a card", 1..=MAX_CARD));
        single(list("n", 1..=MAX_PILES, pile))
    }

    fn position(piles: &Vec<Vec<i64>>) -> Shown {
        Ok(scoring(CardPiles, piles.clone(), Ciel))
    }

    fn answer(&mut self, piles: &Vec<Vec<i64>>) -> Option<(i64, i64)> {
        only_if(is_searchable(piles))?;
        let lead = Scores::new(CardPiles).score(piles, Ciel);
        Some(shares(piles.iter().flatten().sum(), lead))
    }

    fn small() -> impl Iterator<Item = Vec<Vec<i64>>> {
        let alone = cases::all_lists(1..=5, 1..=3).map(|pile| vec![cases::signed(pile)]);
        let piles = cases::all_lists(1..=3, 1..=3).map(cases::signed).listed();
        alone.chain(cases::all_lists_of(2..=2, piles))
    }

    fn random(rng: &mut Random) -> Vec<Vec<i64>> {
        let piles = || {
            let count = rng.random_range(1..=4);
            cases::number_lists(rng, count, 7, MAX_CARD)
        };
        cases::first(piles, |piles| is_searchable(piles))
    }

    fn full(rng: &mut Random) -> Vec<Vec<i64>> {
        let count = rng.random_range(1..=MAX_PILES);
        let longest = rng.random_range(1..=MAX_CARDS);
        cases::number_lists(rng, count, longest, MAX_CARD)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the game played out card by card, always in the odd pile with the greatest middle card, if there is \
         one; the solution adds up halves and middles without playing",
    );

    fn second_opinion(&mut self, piles: &Vec<Vec<i64>>) -> Option<(i64, i64)> {
        Some(played_out(piles))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Vec<Vec<i64>>>)> {
        let mut of_length = |length| {
            let pile = || cases::signed(cases::heaps(rng, length, 1..=MAX_CARD as u64));
            vec![cases::several(MAX_PILES, pile)]
        };
        vec![("100 piles of 99 cards", of_length(99)), ("100 piles of 100 cards", of_length(100))]
    }
}

/// Returns whether there are few positions: the rest of each pile is an interval.
fn is_searchable(piles: &[Vec<i64>]) -> bool {
    product(piles.iter().map(|pile| ((pile.len() + 1) * (pile.len() + 2) / 2) as u64)) <= 4000
}

/// The sums of a game in which each player takes a card of the pile of odd length whose middle card is
/// the greatest, or of any pile if none is odd.
fn played_out(piles: &[Vec<i64>]) -> (i64, i64) {
    let mut left: Vec<&[i64]> = piles.iter().map(Vec::as_slice).listed();
    let mut sums = [0, 0];
    for turn in 0.. {
        left.retain(|pile| !pile.is_empty());
        let middle = |pile: &[i64]| (pile.len() % 2 == 1).then(|| pile[pile.len() / 2]);
        let Some(pile) = left.iter_mut().max_by_key(|pile| middle(pile)) else {
            break;
        };
        let taken = match turn % 2 {
            0 => pile.split_off_first(),
            _ => pile.split_off_last(),
        };
        sums[turn % 2] += taken.expect("a pile that is not empty");
    }
    (sums[0], sums[1])
}
