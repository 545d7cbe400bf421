use super::prelude::*;
use crate::rules::Player::Left as Takahashi;
use crate::rules::last_cards::LastCards;
use std::collections::BinaryHeap;

const MAX_CARDS: usize = 200_000;
const MAX_CARD: i64 = 1_000_000_000;
const SECOND_OPINION_STEPS: usize = 2_000_000;

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Vec<Vec<i64>>;
    type Answer = i64;
    const QUESTION: Question<i64> = value("the sum of the cards that are left, one in each row");

    fn file() -> File<Vec<Vec<i64>>> {
        let row = line_list("N", 1..=MAX_CARDS, number("a card", 1..=MAX_CARD));
        let rows = single(list("K", 1..=MAX_CARDS, row));
        let cards = |rows: &Vec<Vec<i64>>| rows.iter().map(|row| row.len() as u64).sum();
        rows.total("the sum of N", 1..=MAX_CARDS as u64, cards)
    }

    fn position(rows: &Vec<Vec<i64>>) -> Shown {
        Ok(scoring(LastCards, rows.clone(), Takahashi))
    }

    fn answer(&mut self, rows: &Vec<Vec<i64>>) -> Option<i64> {
        is_searchable(rows).then(|| Scores::new(LastCards).score(rows, Takahashi))
    }

    fn small() -> impl Iterator<Item = Vec<Vec<i64>>> {
        let alone = cases::all_lists(1..=6, 1..=3).map(|row| vec![cases::signed(row)]);
        alone.chain([(2, 3), (3, 2)].into_iter().flat_map(|(count, longest)| {
            let rows = cases::all_lists(1..=longest, 1..=3).map(cases::signed).listed();
            cases::all_lists_of(count..=count, rows)
        }))
    }

    fn random(rng: &mut Random) -> Vec<Vec<i64>> {
        let rows = || {
            let count = rng.random_range(1..=4);
            cases::number_lists(rng, count, 7, MAX_CARD)
        };
        cases::first(rows, |rows| is_searchable(rows))
    }

    fn full(rng: &mut Random) -> Vec<Vec<i64>> {
        let longest = cases::number(rng, 1..=1000) as usize;
        let count = rng.random_range(1..=(2 * SECOND_OPINION_STEPS / longest.pow(2)).min(10_000));
        cases::number_lists(rng, count, longest, MAX_CARD)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the minimax of each row alone, if the sum of squared lengths is small, and the switches taken one \
         after the other; it shares with the solution that rows are evaluated separately, but not their values",
    );

    fn second_opinion(&mut self, rows: &Vec<Vec<i64>>) -> Option<i64> {
        let steps: usize = rows.iter().map(|row| row.len().pow(2)).sum();
        (steps <= SECOND_OPINION_STEPS).then(|| row_by_row(rows))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Vec<Vec<i64>>>)> {
        let mut of_length = |length: usize| {
            let row = || cases::signed(cases::heaps(rng, length, 1..=MAX_CARD as u64));
            vec![cases::several(MAX_CARDS / length, row)]
        };
        vec![
            ("one row of 200,000 cards", of_length(MAX_CARDS)),
            ("100,000 rows of 2 cards", of_length(2)),
            ("40,000 rows of 5 cards", of_length(5)),
            ("200,000 rows of 1 card", of_length(1)),
        ]
    }
}

/// Returns whether there are few positions: the rest of each row is an interval.
fn is_searchable(rows: &[Vec<i64>]) -> bool {
    product(rows.iter().map(|row| (row.len() * (row.len() + 1) / 2) as u64)) <= 4000
}

/// The sum of the cards that are left if the players first move in the rows of even length, in order of the gain, and
/// each row of odd length is then played alone.
fn row_by_row(rows: &[Vec<i64>]) -> i64 {
    let is_even = |row: &Vec<i64>| row.len().is_multiple_of(2);
    let evens = rows.iter().filter(|row| is_even(row)).count();
    let takahashi_begins = evens.is_multiple_of(2);
    let mut sum = 0;
    let mut switches = BinaryHeap::new();
    for row in rows {
        let [both, without_first, without_last] = minimax(row, takahashi_begins);
        if is_even(row) {
            let (great, small) = (without_first.max(without_last), without_first.min(without_last));
            switches.push((great - small, great, small));
        } else {
            sum += both;
        }
    }
    let mut takahashi_moves = true;
    while let Some((_, great, small)) = switches.pop() {
        sum += if takahashi_moves { great } else { small };
        takahashi_moves = !takahashi_moves;
    }
    sum
}

/// The cards left by alternating play in a row, in the row without its first card, and in the row
/// without its last. The given player moves whenever the length is odd.
fn minimax(row: &[i64], takahashi_begins: bool) -> [i64; 3] {
    // The results of all intervals of one length.
    let mut worths = row.to_vec();
    let mut shorter = [row[0], row[0]];
    for length in 2..=row.len() {
        shorter = [worths[worths.len() - 1], worths[0]];
        let takahashi_moves = (length % 2 == 1) == takahashi_begins;
        let choose = if takahashi_moves { i64::max } else { i64::min };
        worths = worths.windows(2).map(|pair| choose(pair[0], pair[1])).listed();
    }
    [worths[0], shorter[0], shorter[1]]
}
