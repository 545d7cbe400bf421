use super::prelude::*;
use crate::rules::Player::{self, Left as Takahashi, Right as Aoki};
use crate::rules::held_bags::{Bag, HeldBags};

const MODULUS: u64 = 998_244_353;
const MAX_BAGS: usize = 200_000;
const MAX_COINS: u64 = 1_000_000_000;
/// The most positions, over all bags together, that are searched.
const SEARCHED_POSITIONS: u64 = 50_000;
/// The most bags of the second opinion, which takes this number of steps squared.
const SECOND_OPINION_BAGS: usize = 2000;

/// The gold and the silver of a bag.
type Coins = (u64, u64);

#[derive(Default)]
pub struct Book(Memo<(u64, u64), partizan::Outcomes<HeldBags>>);

impl super::Book for Book {
    /// Takahashi's and Aoki's silver for a gold coin, and the bags.
    type Case = ((u64, u64), Vec<Coins>);
    type Answer = u64;
    const QUESTION: Question<u64> = value(
        "the number of choices of bags to keep for which Takahashi, who begins, wins, modulo 998,244,353",
    );

    fn file() -> File<Self::Case> {
        let prices = (number("X", 1..=MAX_COINS), number("Y", 1..=MAX_COINS));
        let bag = (number("A", 0..=MAX_COINS), number("B", 0..=MAX_COINS)).line();
        single(headed_list("N", 1..=MAX_BAGS, prices, bag))
    }

    fn positions((prices, bags): &Self::Case) -> AllShown {
        if bags.len() > 4 {
            return Err("it asks about too many choices of bags");
        }
        Ok(shared_out(bags).map(|bags| two_sided(game(*prices), bags, Takahashi)).listed())
    }

    fn answer(&mut self, (prices, bags): &Self::Case) -> Option<u64> {
        only_if(is_searchable(*prices, bags))?;
        let outcomes = |&prices: &_| partizan::Outcomes::new(game(prices));
        let outcomes = self.0.get_or_insert(*prices, outcomes);
        let won = shared_out(bags).filter(|bags| outcomes.wins(bags, Takahashi));
        Some(won.count() as u64 % MODULUS)
    }

    fn small() -> impl Iterator<Item = Self::Case> {
        let few = cases::all_lists_of(1..=2, cases::pairs(0..=2).listed());
        let more = cases::all_lists_of(3..=3, cases::pairs(0..=1).listed());
        cases::products(cases::pairs(1..=3), few.chain(more))
    }

    fn random(rng: &mut Random) -> Self::Case {
        let case = || {
            let count = rng.random_range(1..=5);
            let prices = (rng.random_range(1..=6), rng.random_range(1..=6));
            // With few bags, also more coins than the second opinion distinguishes.
            (prices, bags(rng, count, [12, 8, 4, 4, 4][count - 1]))
        };
        cases::first(case, |(prices, bags)| is_searchable(*prices, bags))
    }

    fn full(rng: &mut Random) -> Self::Case {
        let count = cases::number(rng, 1..=SECOND_OPINION_BAGS as u64);
        let most = [1, 2, 3, 9, MAX_COINS][rng.random_range(0..5)];
        let mut price = || cases::number(rng, 1..=MAX_COINS);
        let prices = (price(), price());
        (prices, bags(rng, count as usize, most))
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "with up to 2,000 bags, a table of values by the rules, for numbers reduced to at most 6 with the same \
         parity, and the number of choices with each sum, bag by bag; it shares with the solution that values \
         are 0 or 1 and add up, and that little but parity matters",
    );

    fn second_opinion(&mut self, (prices, bags): &Self::Case) -> Option<u64> {
        (bags.len() <= SECOND_OPINION_BAGS).then(|| counted(*prices, bags))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Self::Case>)> {
        let most = (MAX_COINS, MAX_COINS);
        let few = bags(rng, MAX_BAGS, 2);
        let any = bags(rng, MAX_BAGS, MAX_COINS);
        vec![
            ("200,000 bags of up to 2 coins of each kind", vec![((2, 1), few)]),
            ("200,000 bags of any numbers of coins", vec![((MAX_COINS - 1, MAX_COINS), any)]),
            ("200,000 bags of the most coins", vec![(most, vec![most; MAX_BAGS])]),
        ]
    }
}

fn game((left, right): (u64, u64)) -> HeldBags {
    HeldBags { left, right }
}

fn shared_out(bags: &[Coins]) -> impl Iterator<Item = Vec<Bag>> {
    cases::all_lists_of(bags.len()..=bags.len(), vec![Aoki, Takahashi]).map(|holders| {
        let held = |(&(gold, silver), holder): (&Coins, Player)| Bag { holder, gold, silver };
        bags.iter().zip(holders).map(held).listed()
    })
}

/// Returns whether there are few positions: a bag never has more silver than if all its gold is swapped.
fn is_searchable((left, right): (u64, u64), bags: &[Coins]) -> bool {
    let positions = |&(gold, silver): &Coins| {
        let price = left.max(right);
        let most = gold.saturating_mul(price).saturating_add(silver);
        (most + 1).saturating_mul(gold + 1).saturating_mul(2)
    };
    product(bags.iter().map(positions)) <= SEARCHED_POSITIONS
}

/// Bags often have little gold, since larger numbers are equivalent.
fn bags(rng: &mut Random, count: usize, most: u64) -> Vec<Coins> {
    let little = rng.random_range(0..3);
    cases::several(count, || {
        let most_gold = if rng.random_range(0..3) < little { most.min(2) } else { most };
        (rng.random_range(0..=most_gold), rng.random_range(0..=most))
    })
}

/// The number of choices with a positive sum.
fn counted((left, right): (u64, u64), bags: &[Coins]) -> u64 {
    let worths = worths([brought_down(left), brought_down(right)]);
    // The choices with each sum, from the least to the greatest.
    let mut choices = vec![0; 2 * bags.len() + 1];
    choices[bags.len()] = 1;
    for &(gold, silver) in bags {
        let [kept, given] = worths[brought_down(gold)][brought_down(silver)];
        let mut next = vec![0; choices.len()];
        for (at, &count) in choices.iter().enumerate().filter(|&(_, &count)| count > 0) {
            for sum in [at + kept, at - given] {
                next[sum] = (next[sum] + count) % MODULUS;
            }
        }
        choices = next;
    }
    choices[bags.len() + 1..].iter().sum::<u64>() % MODULUS
}

/// The number itself, or, if it exceeds 6, the greatest number up to 6 of the same parity.
fn brought_down(number: u64) -> usize {
    let parity = number % 2;
    number.min(6 - parity) as usize
}

/// The worths, indexed by gold coins, silver coins, and the holder: up to 6 gold coins, and all silver that swaps of
/// these can produce.
fn worths(prices: [usize; 2]) -> Vec<Vec<[usize; 2]>> {
    let price = prices[0].max(prices[1]);
    let mut table: Vec<Vec<[usize; 2]>> = Vec::new();
    for gold in 0..=6 {
        let mut row: Vec<[usize; 2]> = Vec::new();
        for silver in 0..=6 + (6 - gold) * price {
            let worth = |holder: usize| {
                let swapped = gold.checked_sub(1).map(|rest| &table[rest][silver + prices[holder]]);
                let thrown = silver.checked_sub(1).map(|rest| &row[rest]);
                let mut options = swapped.into_iter().chain(thrown);
                usize::from(options.any(|worths| worths[1 - holder] == 0))
            };
            let worths = [worth(0), worth(1)];
            row.push(worths);
        }
        table.push(row);
    }
    table
}
