use super::prelude::*;
use crate::rules::take_part::TakePart;
use crate::second_opinion::take_part::{by_rotation, by_single_steps, table};

const MAX_PILES: usize = 200;
const MAX_STONES: u64 = 1_000_000_000;
/// The largest pile whose value is computed by definition.
const TABLE: u64 = 20_000;
/// The greatest quotient for which the list of values is rotated.
const ROTATED: u64 = 2000;
/// The greatest divisor with few enough single steps.
const SINGLE_STEPS: u64 = 40_000;

/// The stones and the divisor of each pile.
type Piles = Vec<(u64, u64)>;

#[derive(Default)]
pub struct Book(impartial::Outcomes<TakePart>);

impl super::Book for Book {
    type Case = Piles;
    type Answer = bool;
    const QUESTION: Question<bool> = yes_no("Takahashi, who begins, wins", "Takahashi", "Aoki");

    fn file() -> File<Piles> {
        let pile = (number("A", 1..=MAX_STONES), number("K", 1..=MAX_STONES));
        single(list("N", 1..=MAX_PILES, pile.line()))
    }

    fn position(piles: &Piles) -> Shown {
        Ok(normal(TakePart, piles.clone()))
    }

    fn answer(&mut self, piles: &Piles) -> Option<bool> {
        let positions = product(piles.iter().map(|(stones, _)| stones + 1));
        (positions <= 4000).then(|| self.0.wins(piles))
    }

    fn small() -> impl Iterator<Item = Piles> {
        let alone = cases::products(1..=60, 1..=10).map(|pile| vec![pile]);
        let two = cases::all_lists_of(2..=2, cases::products(1..=9, 1..=4).listed());
        alone.chain(two.filter(|piles| piles.is_sorted()))
    }

    fn random(rng: &mut Random) -> Piles {
        let count = rng.random_range(1..=3);
        balanced(rng, count, [60, 50, 13][count - 1])
    }

    fn full(rng: &mut Random) -> Piles {
        let count = rng.random_range(1..=MAX_PILES);
        let most = [100, 2000, TABLE, MAX_STONES][rng.random_range(0..4)];
        balanced(rng, count, most)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "values by definition for up to 20,000 stones; if A / K is at most 2,000, the values of a pile and its \
         options as a list that is rotated from each pile to the next larger one; if K is at most 40,000, the \
         recurrence of the solution, one step at a time",
    );

    const WAYS: &'static [Way<Self>] = &[
        |_, piles| {
            let tabled = by_definition(piles);
            let value = |pile: &_| tabled(pile).or_else(|| rotated(pile));
            is_won(piles, |pile| value(pile).or_else(|| single_steps(pile)))
        },
        |_, piles| is_won(piles, by_definition(piles)),
        |_, piles| is_won(piles, rotated),
        |_, piles| is_won(piles, single_steps),
    ];

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Piles>)> {
        let mut near = |divisor: u64| {
            let pile = || (MAX_STONES - rng.random_range(0..1000), divisor);
            vec![cases::several(MAX_PILES, pile)]
        };
        vec![
            ("200 piles divided by 10,000", near(10_000)),
            ("200 piles divided by 20,000", near(20_000)),
            ("200 piles divided by 30,000", near(30_000)),
            ("200 piles divided by 40,000", near(40_000)),
            ("200 piles divided by 2", near(2)),
        ]
    }
}

/// Returns `None` if a pile has no value.
fn is_won(piles: &Piles, value: impl FnMut(&(u64, u64)) -> Option<u64>) -> Option<bool> {
    Some(nim_sum(piles.iter().map(value).all_listed()?) != 0)
}

fn by_definition(piles: &Piles) -> impl Fn(&(u64, u64)) -> Option<u64> {
    let mut tables: Memo<u64, Vec<u64>> = Memo::default();
    let mut tabled = piles.iter().filter(|(stones, _)| *stones <= TABLE).listed();
    sorted::sort(&mut tabled);
    // The largest pile with a divisor comes first.
    for (stones, divisor) in tabled.into_iter().rev() {
        tables.get_or_insert(*divisor, |_| table(*stones as usize, *divisor as usize));
    }
    move |&(stones, divisor)| tables.get(&divisor)?.get(stones as usize).copied()
}

fn rotated(&(stones, divisor): &(u64, u64)) -> Option<u64> {
    (stones / divisor <= ROTATED).then(|| by_rotation(stones, divisor))
}

fn single_steps(&(stones, divisor): &(u64, u64)) -> Option<u64> {
    (divisor <= SINGLE_STEPS).then(|| by_single_steps(stones, divisor))
}

/// The nim-sum is often 0 or close to it.
fn balanced(rng: &mut Random, count: usize, most: u64) -> Piles {
    let divisors = [1, 4, 20, most.isqrt() + 1, most / 100 + 1, most];
    let mut piles = cases::several(count, || {
        let divisor = divisors[rng.random_range(0..divisors.len())];
        let divisor = rng.random_range(1..=divisor).max(divisor / 2);
        (cases::number(rng, 1..=most), divisor)
    });
    let sum = nim_sum(piles[1..].iter().filter_map(single_steps));
    if (1..=most).contains(&sum) && rng.random() {
        // A multiple of the divisor is worth the quotient.
        let divisor = rng.random_range(1..=(most / sum).min(100));
        piles[0] = (sum * divisor, divisor);
    }
    piles
}
