use super::prelude::*;
use crate::rules::Player::Left as First;
use crate::rules::pile_ends::PileEnds;

const MAX_PILES: usize = 100;
const MAX_PILE: u64 = 1_000_000_000;
const SEARCHED_STONES: u64 = 40;
/// A bound on the least winning pile of any row: each pile adds at most its size plus 1 to it.
const BEYOND: u64 = 1 << 40;

#[derive(Default)]
pub struct Book(partizan::Outcomes<PileEnds>);

impl super::Book for Book {
    type Case = Vec<u64>;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("First, who begins, wins", "First", "Second");

    fn file() -> File<Vec<u64>> {
        let piles = list("N", 1..=MAX_PILES, number("a pile", 1..=MAX_PILE));
        counted("T", 1..=100, piles)
    }

    fn position(piles: &Vec<u64>) -> Shown {
        Ok(two_sided(PileEnds, piles.clone(), First))
    }

    fn answer(&mut self, piles: &Vec<u64>) -> Option<bool> {
        (piles.iter().sum::<u64>() <= SEARCHED_STONES).then(|| self.0.wins(piles, First))
    }

    fn small() -> impl Iterator<Item = Vec<u64>> {
        cases::all_lists(1..=4, 1..=4).chain(cases::all_lists(5..=5, 1..=3))
    }

    fn random(rng: &mut Random) -> Vec<u64> {
        let count = rng.random_range(1..=10);
        often_close(rng, count, SEARCHED_STONES / count as u64)
    }

    fn full(rng: &mut Random) -> Vec<u64> {
        let count = rng.random_range(1..=MAX_PILES);
        let most = [3, 100, MAX_PILE][rng.random_range(0..3)];
        often_close(rng, count, most)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the least winning pile of each interval of the row by bisection, through a race won by whoever first \
         gains by taking a whole pile; it shares with the solution that a move takes one stone or a whole pile",
    );

    fn second_opinion(&mut self, piles: &Vec<u64>) -> Option<bool> {
        Some(piles[0] >= least_winning(piles))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Vec<u64>>)> {
        let rows = cases::several(100, || often_close(rng, MAX_PILES, MAX_PILE));
        vec![
            ("100 rows of 100 piles", rows),
            ("100 rows of 100 piles of 10^9 stones", vec![vec![MAX_PILE; MAX_PILES]; 100]),
        ]
    }
}

/// The first pile is usually close to the least winning size.
fn often_close(rng: &mut Random, count: usize, most: u64) -> Vec<u64> {
    let mut piles = cases::heaps(rng, count, 1..=most);
    if rng.random_range(0..3) > 0 {
        let close = least_winning(&piles) - rng.random_range(0..=1);
        if (1..=most).contains(&close) {
            piles[0] = close;
        }
    }
    piles
}

/// The least first pile with which First, to move, wins.
fn least_winning(piles: &[u64]) -> u64 {
    let count = piles.len();
    // The least pile l with which First, to move, wins on the piles l to r; and the least pile r for Second.
    let mut least = vec![vec![[1; 2]; count]; count];
    for length in 2..=count {
        for l in 0..=count - length {
            let r = l + length - 1;
            let ([shorter, _], [_, rest]) = (least[l][r - 1], least[l + 1][r]);
            least[l][r] = [
                bisected(|own| wins_race([own, piles[r]], [shorter, rest])),
                bisected(|own| wins_race([own, piles[l]], [rest, shorter])),
            ];
        }
    }
    least[0][count - 1][0]
}

/// Returns whether the player to move wins with these piles at both ends, his own first. Each player takes single
/// stones until one gains by taking his whole pile, as the other's pile is then smaller than needed.
fn wins_race([own, other]: [u64; 2], [own_need, other_need]: [u64; 2]) -> bool {
    let own_turns = (other + 1).saturating_sub(other_need);
    let other_turns = own.saturating_sub(own_need);
    own_turns <= other_turns
}

/// The least number that satisfies the predicate, if all larger ones do.
fn bisected(holds: impl Fn(u64) -> bool) -> u64 {
    let (mut fails, mut succeeds) = (0, BEYOND);
    while succeeds - fails > 1 {
        let middle = u64::midpoint(fails, succeeds);
        if holds(middle) {
            succeeds = middle;
        } else {
            fails = middle;
        }
    }
    succeeds
}
