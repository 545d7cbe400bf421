//! Chip Game: for how many pairs of amounts does each of Alice, Bob, the player who begins, and the other win?

use super::prelude::*;
use crate::rules::Player::{Left as Alice, Right as Bob};
use crate::rules::own_amounts::OwnAmounts;

const MAX_PILES: usize = 100;
const MAX_AMOUNT: u64 = 100_000;
const MAX_PILE: u64 = 1_000_000_000_000_000_000;
const SEARCHED_PILES: usize = 3;
const SEARCHED_PILE: u64 = 12;
const SEARCHED_AMOUNT: u64 = 6;
const SECOND_OPINION_AMOUNT: u64 = 300;

/// The pairs won by Alice, by Bob, by the player who begins, and by the other.
type Counts = [u64; 4];

#[derive(Default)]
pub struct Book(Memo<(u64, u64), partizan::Outcomes<OwnAmounts>>);

impl super::Book for Book {
    /// The greatest amount, and the piles.
    type Case = (u64, Vec<u64>);
    type Answer = Counts;
    const QUESTION: Question<Counts> = Question::new(
        "the numbers of pairs of amounts from 1 to m, Alice's and Bob's, for which Alice wins whoever begins, Bob \
         wins whoever begins, the player who begins wins, and the other player wins",
        |counts| counts.map(|count| count.to_string()).join(" "),
    );

    fn file() -> File<Self::Case> {
        let (m, pile) = (number("m", 1..=MAX_AMOUNT), number("a pile", 1..=MAX_PILE));
        single(headed_list("n", 1..=MAX_PILES, m, pile))
    }

    fn positions((most, piles): &Self::Case) -> AllShown {
        if *most > 5 {
            return Err("it asks about too many pairs of amounts");
        }
        let games = cases::pairs(1..=*most).map(|(left, right)| OwnAmounts { left, right });
        Ok(games.map(|game| two_sided(game, piles.clone(), Alice)).listed())
    }

    fn answer(&mut self, (most, piles): &Self::Case) -> Option<Counts> {
        only_if(*most <= SEARCHED_AMOUNT && are_few(piles, SEARCHED_PILES, SEARCHED_PILE))?;
        Some(counted(cases::pairs(1..=*most).map(|(left, right)| {
            let outcomes = |_: &_| partizan::Outcomes::new(OwnAmounts { left, right });
            let outcomes = self.0.get_or_insert((left, right), outcomes);
            [Alice, Bob].map(|begins| outcomes.wins(piles, begins))
        })))
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        let piles = [(1, 12), (2, 9), (3, 6)].into_iter();
        let piles = piles.flat_map(|(count, most)| cases::multisets(count..=count, 1..=most));
        cases::with_each(1..=5, piles)
    }

    fn random(rng: &mut Random) -> Self::Case {
        let count = rng.random_range(1..=SEARCHED_PILES);
        let piles = cases::heaps(rng, count, 1..=SEARCHED_PILE);
        (rng.random_range(1..=SEARCHED_AMOUNT), piles)
    }

    fn full(rng: &mut Random) -> Self::Case {
        let most = match rng.random_range(0..4) {
            0 => cases::number(rng, 1..=MAX_AMOUNT),
            _ => rng.random_range(1..=SECOND_OPINION_AMOUNT),
        };
        let highest = match rng.random_range(0..3) {
            0 => MAX_PILE,
            times => times * most,
        };
        // With few piles, it is more likely that none or one is hot.
        let most_piles = [4, MAX_PILES][rng.random_range(0..2)];
        let count = rng.random_range(1..=most_piles);
        (most, cases::heaps(rng, count, 1..=highest))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "with amounts up to 300, the kinds of the piles for each pair of amounts separately, where the \
         solution counts intervals; it shares the four kinds with the solution",
    );

    fn second_opinion(&mut self, (most, piles): &Self::Case) -> Option<Counts> {
        only_if(*most <= SECOND_OPINION_AMOUNT)?;
        Some(counted(cases::pairs(1..=*most).map(|pair| winners(pair, piles))))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let mut piles = |highest| cases::uniform(rng, MAX_PILES, 1..=highest);
        vec![
            ("100 piles up to 10^18", vec![(MAX_AMOUNT, piles(MAX_PILE))]),
            ("100 piles up to 100,000", vec![(MAX_AMOUNT, piles(MAX_AMOUNT))]),
        ]
    }
}

/// Counts the pairs, given for each whether Alice wins if she begins, and whether Bob does.
fn counted(wins: impl Iterator<Item = [bool; 2]>) -> Counts {
    let mut counts = [0; 4];
    for wins in wins {
        let at = match wins {
            [true, false] => 0,
            [false, true] => 1,
            [true, true] => 2,
            [false, false] => 3,
        };
        counts[at] += 1;
    }
    counts
}

/// Returns whether Alice wins if she begins, and whether Bob does.
fn winners((left, right): (u64, u64), piles: &[u64]) -> [bool; 2] {
    let (less, greater) = (left.min(right), left.max(right));
    let (mut free, mut hot, mut stars) = (0, 0, 0);
    for rest in piles.iter().map(|pile| pile % (left + right)) {
        match rest {
            _ if rest < less => {}
            _ if rest < greater => free += 1,
            _ if rest < 2 * less => stars += 1,
            _ => hot += 1,
        }
    }
    let is_odd = stars % 2 == 1;
    // The result of beginning, for the player with the smaller amount and for the other one.
    let [favoured, other] = match (free, hot) {
        (0, 0) => [is_odd; 2],
        (0, 1) => [true, !is_odd],
        _ => [true, false],
    };
    if left <= right { [favoured, other] } else { [other, favoured] }
}
