//! Second opinions on cases that are too large to search.
//!
//! A second opinion is weaker than the rules, since it may use theorems, such as that of Sprague and Grundy,
//! but its method differs from the solution's: tables by the mex rule, another theorem, or games played to
//! their end. Some only compute the solution's own claim in another way, or search further than answers do;
//! [`SecondOpinion`] tells them apart.

pub mod antidiagonals;
pub mod assignments;
pub mod backwards;
pub mod coins;
pub mod costly_walk;
pub mod counting;
pub mod cutcake;
pub mod cycles;
pub mod delete_nim;
pub mod dominoes;
pub mod doubling;
pub mod end_nim;
pub mod exact_nim;
pub mod forbidden_takes;
pub mod intervals;
pub mod lamps;
pub mod layers;
pub mod leaf_picking;
pub mod loopy_sums;
pub mod matching;
pub mod merging;
pub mod nim_shortcuts;
pub mod numbers;
pub mod open_heaps;
pub mod pairing;
pub mod path_painting;
pub mod placements;
pub mod random_sums;
pub mod squares;
pub mod stone_walk;
pub mod take_away;
pub mod take_part;
pub mod threats;
pub mod treblecross;
pub mod unequal_splits;
pub mod won_heaps;

use crate::Random;
use crate::listed::Listed;
use crate::rules::Game;
use crate::rules::nim::Nim;
use crate::search::impartial::{Play, mex};
use crate::search::memo::Memo;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use std::sync::OnceLock;

/// The kind of a book's answers to cases that are too large to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecondOpinion {
    /// This method answers some cases without the solution's claim about the game. It may use the theorems of
    /// Sprague and Grundy and of Conway on sums.
    By(&'static str),
    /// This computation answers some cases, at least in part by the solution's claim. It finds errors of
    /// computation; the claim is tested only where the rules are searched or a game is played with it.
    SameClaim(&'static str),
    /// The search that answers smaller cases also answers some of these, in this range, which proves nothing.
    Further(&'static str),
    /// The rules decide every case, by this method.
    NotNeeded(&'static str),
    /// No other method is known, for this reason.
    Missing(&'static str),
}

impl SecondOpinion {
    /// The text of the variant: a method, a range or a reason.
    pub fn details(self) -> &'static str {
        match self {
            SecondOpinion::By(text)
            | SecondOpinion::SameClaim(text)
            | SecondOpinion::Further(text)
            | SecondOpinion::NotNeeded(text)
            | SecondOpinion::Missing(text) => text,
        }
    }

    /// The kind of opinion in words, without its details.
    pub fn kind(self) -> &'static str {
        match self {
            SecondOpinion::By(_) => "another method",
            SecondOpinion::SameClaim(_) => "the solution's claim, computed otherwise",
            SecondOpinion::Further(_) => "the rules, searched further",
            SecondOpinion::NotNeeded(_) => "the rules themselves",
            SecondOpinion::Missing(_) => "nothing",
        }
    }

    /// The kind and the details; for another method, only the details.
    pub fn in_words(self) -> String {
        match self {
            SecondOpinion::By(method) => String::from(method),
            _ => format!("{}: {}", self.kind(), self.details()),
        }
    }

    /// Returns whether some cases are answered.
    pub fn answers(self) -> bool {
        !matches!(self, SecondOpinion::NotNeeded(_) | SecondOpinion::Missing(_))
    }
}

/// The nim-sum, by a table of the sums of two hexadecimal digits, each the least number to which no move in
/// one of the two heaps leads.
pub fn nim_sum(numbers: impl IntoIterator<Item = u64>) -> u64 {
    numbers.into_iter().fold(0, nim_sum_of_two)
}

fn nim_sum_of_two(a: u64, b: u64) -> u64 {
    static DIGITS: OnceLock<[[u64; 16]; 16]> = OnceLock::new();
    let digits = DIGITS.get_or_init(|| {
        let mut sums = [[0; 16]; 16];
        for a in 0..16 {
            for b in 0..16 {
                let left = (0..a).map(|less| sums[less][b]);
                let sum = mex(left.chain((0..b).map(|less| sums[a][less])));
                sums[a][b] = sum;
            }
        }
        sums
    });
    let length = u64::BITS - (a | b).leading_zeros();
    let places = (0..length).step_by(4);
    let digit = |number: u64, place: u32| (number >> place & 15) as usize;
    places.fold(0, |sum, place| sum | digits[digit(a, place)][digit(b, place)] << place)
}

/// The opinion that decides Nim by [`nim_sum`].
pub(crate) const NIM_BY_DIGITS: SecondOpinion = SecondOpinion::SameClaim(
    "the nim-sum digit by digit, from a table of mex values for two heaps below 16: it shares the theorem \
     with the solution, but not the addition",
);

/// The nim product of two numbers.
pub fn nim_product(a: u64, b: u64) -> u64 {
    static POWERS: OnceLock<Vec<[u64; 64]>> = OnceLock::new();
    let powers = POWERS.get_or_init(|| {
        let row = |i| std::array::from_fn(|j| product_of_powers(i, j as u32));
        (0..u64::BITS).map(row).listed()
    });
    sum_of_products(a, b, |i, j| powers[i as usize][j as usize])
}

/// The nim-sum of the products of the powers of two in two numbers.
fn sum_of_products(a: u64, b: u64, product: impl Fn(u32, u32) -> u64) -> u64 {
    let places = |number: u64| (0..u64::BITS).filter(move |place| number >> place & 1 == 1);
    let pairs = places(a).flat_map(|i| places(b).map(move |j| (i, j)));
    pairs.fold(0, |sum, (i, j)| sum ^ product(i, j))
}

/// The nim product of 2^i and 2^j. Splits off the greatest Fermat power F = 2^(2^n) that divides either: F
/// times a smaller number is the ordinary product, and F times F is F + F/2.
fn product_of_powers(i: u32, j: u32) -> u64 {
    let Some(level) = (i | j).checked_ilog2() else {
        return 1;
    };
    let fermat = 1 << level;
    let rest = product_of_powers(i & !fermat, j & !fermat);
    if i & j & fermat == 0 {
        rest << fermat
    } else {
        rest << fermat ^ sum_of_products(rest, 1 << (fermat - 1), product_of_powers)
    }
}

/// The binomial coefficients `C(n, chosen)` for all `n` up to a bound, modulo a number, by sums along the
/// columns of Pascal's triangle.
pub fn choose_column(chosen: u64, most: usize, modulus: u64) -> Vec<u64> {
    let mut column = vec![1; most + 1];
    for _ in 0..chosen {
        let mut sum = 0;
        for number in &mut column {
            let next = (sum + *number) % modulus;
            *number = std::mem::replace(&mut sum, next);
        }
    }
    column
}

/// The Grundy values of the heaps `0..=most` by definition; `options` returns those of a heap's options,
/// possibly with repetitions.
pub fn grundy_table(most: usize, mut options: impl FnMut(usize, &[u64]) -> Vec<u64>) -> Vec<u64> {
    let mut values = Vec::with_capacity(most + 1);
    for heap in 0..=most {
        let value = mex(options(heap, &values));
        values.push(value);
    }
    values
}

/// The Grundy value of a position as the nim-sum of those of its components, each by definition.
pub fn value_by_parts<G: Game>(
    game: &G,
    position: &G::Position,
    known: &mut Memo<G::Position, u64>,
) -> u64 {
    let parts = game.parts(position);
    if parts.len() != 1 {
        return nim_sum(parts.iter().map(|part| value_by_parts(game, part, known)));
    }
    if let Some(&value) = known.get(position) {
        return value;
    }
    let options = game.options(position);
    let value = mex(options.iter().map(|option| value_by_parts(game, option, known)));
    known.insert(position.clone(), value);
    value
}

/// The Grundy value of a heap by a table, continued with the period and gain of its second half.
///
/// # Panics
///
/// If the table has no period.
pub fn continued(table: &[u64], heap: u64) -> u64 {
    let half = table.len() / 2;
    let gain = |period: usize| table[half].checked_sub(table[half - period]);
    let holds = |period: &usize| {
        let mut heaps = half..table.len();
        gain(*period)
            .is_some_and(|gain| heaps.all(|heap| table[heap] == table[heap - period] + gain))
    };
    let period = (1..=half).find(holds).expect("a period");
    let beyond = heap.saturating_sub(table.len() as u64 - 1);
    let periods = beyond.div_ceil(period as u64);
    let rest = (heap - periods * period as u64) as usize;
    table[rest] + periods * gain(period).expect("the gain that holds")
}

/// Returns whether a position is claimed to be a P-position; `None` if the positions on the way have more
/// than `budget` options. Checks the claim against the rules in every position of a game played to its end: a
/// claimed P-position must have no claimed P-position as an option, and any other position must have one, to
/// which the player who should win moves. The other player moves at random.
///
/// # Panics
///
/// If the claim fails.
pub fn lost_in_play<G: Game>(
    game: &G,
    play: Play,
    start: &G::Position,
    budget: usize,
    mut is_lost: impl FnMut(&G::Position) -> bool,
) -> Option<bool> {
    let rng = &mut Random::seed_from_u64(1);
    let mut position = start.clone();
    let mut budget = budget;
    loop {
        let options = game.options(&position);
        budget = budget.checked_sub(options.len())?;
        let lost_options: Vec<&G::Position> =
            options.iter().filter(|option| is_lost(option)).listed();
        let wins = if options.is_empty() { play == Play::Misere } else { !lost_options.is_empty() };
        assert!(
            is_lost(&position) != wins,
            "the claim of the second opinion fails in this position:\n{}",
            game.draw(&position)
        );
        let chosen = lost_options.choose(rng).copied();
        match chosen.or_else(|| options.choose(rng)) {
            Some(option) => position = option.clone(),
            None => return Some(is_lost(start)),
        }
    }
}

/// Like [`lost_in_play`], which checks the claim if the game is not too long. `options` bounds the number of
/// the position's options, and `length` the number of integers in each.
pub fn lost_by_claim<G: Game>(
    game: &G,
    play: Play,
    start: &G::Position,
    [options, length]: [u64; 2],
    mut is_lost: impl FnMut(&G::Position) -> bool,
) -> bool {
    let is_short = options.saturating_mul(length) <= 100_000;
    let budget = 1_000_000 / length.max(1) as usize;
    let checked = is_short.then(|| lost_in_play(game, play, start, budget, &mut is_lost));
    checked.flatten().unwrap_or_else(|| is_lost(start))
}

/// Returns whether the player to move wins misère Nim: unless all heaps are ones, the nim-sum decides as in
/// normal play. The rules check this in short games.
pub fn misere_nim_is_won(heaps: &Vec<u64>) -> bool {
    let is_lost = |heaps: &Vec<u64>| {
        let last_move = u64::from(heaps.iter().all(|&heap| heap <= 1));
        nim_sum(heaps.iter().copied().chain([last_move])) == 0
    };
    let size = [heaps.iter().sum(), heaps.len() as u64];
    !lost_by_claim(&Nim, Play::Misere, heaps, size, is_lost)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::all_lists;
    use crate::search::impartial::Outcomes;

    #[test]
    fn nim_sums_of_several_digits_are_least_excluded_numbers() {
        let mut sums = vec![vec![0; 64]; 64];
        for a in 0..64 {
            for b in 0..64 {
                let left = (0..a).map(|less: usize| sums[less][b]);
                let sum = mex(left.chain((0..b).map(|less| sums[a][less])));
                sums[a][b] = sum;
                assert_eq!(nim_sum([a as u64, b as u64]), sum);
            }
        }
        assert_eq!(nim_sum([u64::MAX, 1 << 63, 1]), u64::MAX - (1 << 63) - 1);
    }

    #[test]
    fn tables_go_on_with_their_period() {
        // A move takes one or two counters, or any number of them.
        let few = grundy_table(20, |heap, values| values[heap.saturating_sub(2)..heap].to_vec());
        let any = grundy_table(20, |heap, values| values[..heap].to_vec());
        for heap in [0, 1, 20, 21, 22, 23, 10_000_000_000] {
            assert_eq!(continued(&few, heap), heap % 3);
            assert_eq!(continued(&any, heap), heap);
        }
    }

    #[test]
    fn misere_nim_is_won_as_the_search_says() {
        let mut outcomes = Outcomes::new(Nim, Play::Misere);
        for heaps in all_lists(1..=3, 0..=4) {
            assert_eq!(misere_nim_is_won(&heaps), outcomes.wins(&heaps), "{heaps:?}");
        }
    }

    #[test]
    fn a_true_claim_stands() {
        let is_lost = |heaps: &Vec<u64>| nim_sum(heaps.iter().copied()) == 0;
        let stands = |heaps| lost_in_play(&Nim, Play::Normal, &heaps, 10_000, is_lost);
        assert_eq!(stands(vec![3, 5, 6]), Some(true));
        assert_eq!(stands(vec![3, 5, 7]), Some(false));
        assert_eq!(stands(vec![10_001]), None);
    }

    #[test]
    #[should_panic(expected = "the claim of the second opinion fails")]
    fn a_false_claim_is_refuted() {
        let is_lost = |heaps: &Vec<u64>| heaps.iter().sum::<u64>().is_multiple_of(2);
        lost_in_play(&Nim, Play::Normal, &vec![3, 5, 6], 10_000, is_lost);
    }
}
