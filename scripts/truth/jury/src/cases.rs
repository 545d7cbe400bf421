//! Generators of cases that refute plausible but wrong theories.
//!
//! Each function chooses among several shapes, including uniformly random ones. Such cases, and P-positions,
//! are rare in a uniform distribution, so generators may use theorems, such as the nim-sum; answers never do.

mod boards;
mod graphs;
pub mod rectangles;
pub mod rooted;
pub mod sliding;
pub mod towers;
pub mod weights;

pub use boards::{all_boards, board, boards_up_to, snake, walk};
pub use graphs::{
    acyclic_graph, arcs, complete, connected_graph, digraph, graph, graphs, grown, joined_cliques,
    odd_tree, ordered_graphs, parents, path, tree, tree_with_cycles, trees, with_cycle,
};

use crate::Random;
use crate::listed::Listed;
use crate::search::memo::Memo;
use rand::Rng;
use rand::distr::uniform::SampleUniform;
use rand::seq::{IndexedMutRandom, IndexedRandom, SliceRandom, index};
use std::iter::{self, repeat_n};
use std::mem;
use std::ops::RangeInclusive;

/// A number in a range: uniform, uniform in its length in bits, or adversarial (at an end of the range, a
/// power of two, a Fibonacci number, a heap of a cold Wythoff pair, or a neighbour of these).
pub fn number(rng: &mut Random, range: RangeInclusive<u64>) -> u64 {
    let (start, end) = (*range.start(), *range.end());
    for _ in 0..8 {
        let candidate = match rng.random_range(0..6) {
            0 => break,
            1 => end >> rng.random_range(0..=end.checked_ilog2().unwrap_or(0)),
            2 => [start, end, 0, 1, 2][rng.random_range(0..5)],
            3 => 1 << rng.random_range(0..=end.checked_ilog2().unwrap_or(0)),
            4 => fibonacci(rng, end),
            _ => cold_pair(rng, end).0,
        };
        let neighbour = match rng.random_range(0..4) {
            0 => candidate.saturating_sub(1),
            1 => candidate.saturating_add(1),
            _ => candidate,
        };
        if range.contains(&neighbour) {
            return neighbour;
        }
    }
    rng.random_range(range)
}

/// A Fibonacci number up to a bound of at least 1.
fn fibonacci(rng: &mut Random, bound: u64) -> u64 {
    let mut numbers: Vec<u64> = vec![1, 2];
    while let [.., a, b] = numbers[..] {
        match a.checked_add(b) {
            Some(next) if next <= bound => numbers.push(next),
            _ => break,
        }
    }
    *numbers.choose(rng).unwrap_or(&1)
}

/// A P-position of Wythoff's game as (smaller, larger), with the larger heap at most `bound`.
pub fn cold_pair(rng: &mut Random, bound: u64) -> (u64, u64) {
    // The greatest difference is about bound/φ²; F₉₂/F₉₄ is a convergent of 1/φ².
    let (numerator, denominator) = (7_540_113_804_746_346_429, 19_740_274_219_868_223_167);
    let most = (u128::from(bound) * numerator / denominator) as u64;
    let difference = if rng.random() {
        rng.random_range(0..=most)
    } else {
        most >> rng.random_range(0..=most.checked_ilog2().unwrap_or(0))
    };
    (0..=difference).rev().map(nth_cold_pair).find(|pair| pair.1 <= bound).unwrap_or((0, 0))
}

/// The cold pair with this difference: `⌊kφ⌋ = ⌊(k + √(5k²)) / 2⌋`, in integers.
fn nth_cold_pair(difference: u64) -> (u64, u64) {
    let k = u128::from(difference);
    let low = u128::midpoint(k, (5 * k * k).isqrt()) as u64;
    (low, low.saturating_add(difference))
}

/// Heaps in a range: independent, all equal, in pairs, in steps, or with a nim-sum of 0 or nearly so.
pub fn heaps(rng: &mut Random, count: usize, range: RangeInclusive<u64>) -> Vec<u64> {
    let mut heaps: Vec<u64> = match rng.random_range(0..6) {
        0 => vec![number(rng, range.clone()); count],
        1 => {
            let mut pairs = Vec::new();
            while pairs.len() < count {
                pairs.extend([number(rng, range.clone()); 2]);
            }
            pairs.truncate(count);
            pairs
        }
        2 => range.clone().cycle().take(count).listed(),
        _ => several(count, || number(rng, range.clone())),
    };
    heaps.shuffle(rng);
    if rng.random()
        && let Some((last, others)) = heaps.split_last_mut()
    {
        let sum = others.iter().fold(0, |sum, heap| sum ^ heap);
        if range.contains(&sum) {
            *last = sum;
        }
    }
    heaps
}

/// Numbers up to `most`, one less than a power of two. `class` maps a place to the class of its number;
/// mostly, each class has a nim-sum of 0 or nearly so.
pub fn balanced(
    rng: &mut Random,
    count: usize,
    most: u64,
    class: impl Fn(usize) -> usize,
) -> Vec<u64> {
    let mut numbers = heaps(rng, count, 0..=most);
    if rng.random_range(0..3) > 0 {
        let mut sums = Memo::default();
        for (at, number) in numbers.iter().enumerate() {
            *sums.get_or_insert(class(at), |_| 0) ^= number;
        }
        for at in (0..count).rev() {
            numbers[at] ^= mem::take(sums.get_or_insert(class(at), |_| 0));
        }
    }
    if rng.random()
        && let Some(changed) = numbers.choose_mut(rng)
    {
        *changed = number(rng, 0..=most);
    }
    numbers
}

/// Numbers with a sum of at most `total`. Usually the numbers at even places, and those at odd places, each have the
/// nim-sum 0 or nearly so.
pub fn stairs(rng: &mut Random, count: usize, total: u64) -> Vec<u64> {
    let most = (1 << (total / count as u64 + 1).ilog2()) - 1;
    balanced(rng, count, most, |at| at % 2)
}

/// The sums of the first number, the first two numbers, and so on.
pub fn running_sums(numbers: impl IntoIterator<Item = u64>) -> Vec<u64> {
    let mut sum = 0;
    let add = |number| {
        sum += number;
        sum
    };
    numbers.into_iter().map(add).listed()
}

/// Misère Nim heaps within these bounds, often hard ones: ones, and at most two larger heaps.
pub fn misere_heaps(rng: &mut Random, most: usize, range: RangeInclusive<u64>) -> Vec<u64> {
    let count = rng.random_range(1..=most);
    let mut misere = heaps(rng, count, range);
    if rng.random() {
        let greater = rng.random_range(0..=2);
        misere.iter_mut().skip(greater).for_each(|heap| *heap = 1);
    }
    misere
}

/// All lists of numbers in a range with these lengths, the shortest first.
pub fn all_lists(
    lengths: RangeInclusive<usize>,
    range: RangeInclusive<u64>,
) -> impl Iterator<Item = Vec<u64>> {
    let (start, numbers) = (*range.start(), range.end() - range.start() + 1);
    let (mut length, longest) = lengths.into_inner();
    let mut code = 0;
    iter::from_fn(move || {
        while length <= longest && code == numbers.pow(length as u32) {
            (length, code) = (length + 1, 0);
        }
        if length > longest {
            return None;
        }
        let digit = |at| code / numbers.pow(at as u32) % numbers;
        let list = (0..length).rev().map(|at| start + digit(at)).listed();
        code += 1;
        Some(list)
    })
}

/// All arrays of numbers in a range.
pub fn all_arrays<const N: usize>(range: RangeInclusive<u64>) -> impl Iterator<Item = [u64; N]> {
    all_lists(N..=N, range).map(|list| std::array::from_fn(|at| list[at]))
}

/// All lists of up to four Nim heaps of up to seven counters.
pub fn few_heaps() -> impl Iterator<Item = Vec<u64>> {
    all_lists(1..=4, 0..=7)
}

/// Like [`heaps`], with a number of heaps in a range.
pub fn some_heaps(
    rng: &mut Random,
    counts: RangeInclusive<usize>,
    range: RangeInclusive<u64>,
) -> Vec<u64> {
    let count = rng.random_range(counts);
    heaps(rng, count, range)
}

/// All multisets of numbers in a range with these sizes, ascending, the shortest first.
pub fn multisets(
    lengths: RangeInclusive<usize>,
    range: RangeInclusive<u64>,
) -> impl Iterator<Item = Vec<u64>> {
    let (start, end) = range.into_inner();
    let (mut length, longest) = lengths.into_inner();
    let first = move |length| (length <= longest).then(|| vec![start; length]);
    let mut next = first(length);
    iter::from_fn(move || {
        let list = next.take()?;
        next = if let Some(at) = list.iter().rposition(|&number| number < end) {
            let mut greater = list.clone();
            greater[at..].fill(list[at] + 1);
            Some(greater)
        } else {
            length += 1;
            first(length)
        };
        Some(list)
    })
}

/// All lists of these items with these lengths, the shortest first.
pub fn all_lists_of<T: Clone>(
    lengths: RangeInclusive<usize>,
    items: Vec<T>,
) -> impl Iterator<Item = Vec<T>> {
    all_lists(lengths, 0..=items.len() as u64 - 1).map(move |list| {
        let chosen = list.iter().map(|&at| items[at as usize].clone());
        chosen.listed()
    })
}

/// All words over an alphabet with these lengths, the shortest first.
pub fn words(lengths: RangeInclusive<usize>, alphabet: &str) -> impl Iterator<Item = String> {
    all_lists_of(lengths, alphabet.chars().listed()).map(String::from_iter)
}

/// All pairs of numbers in a range.
pub fn pairs(range: RangeInclusive<u64>) -> impl Iterator<Item = (u64, u64)> {
    let (first, last) = range.into_inner();
    let mut next = (first <= last).then_some((first, first));
    iter::from_fn(move || {
        let (a, b) = next?;
        next = match (a < last, b < last) {
            (_, true) => Some((a, b + 1)),
            (true, false) => Some((a + 1, first)),
            (false, false) => None,
        };
        Some((a, b))
    })
}

/// All pairs of a number in a range and one of these items.
pub fn with_each<T: Clone>(
    range: RangeInclusive<u64>,
    things: impl IntoIterator<Item = T>,
) -> impl Iterator<Item = (u64, T)> {
    let mut things = things.into_iter();
    let mut present = None;
    iter::from_fn(move || {
        let (number, thing) = present.take().or_else(|| Some((*range.start(), things.next()?)))?;
        if number < *range.end() {
            present = Some((number + 1, thing.clone()));
        }
        Some((number, thing))
    })
}

/// All pairs; the second thing changes with each pair.
pub fn products<A: Clone, B: Clone>(
    firsts: impl IntoIterator<Item = A>,
    seconds: impl IntoIterator<Item = B>,
) -> impl Iterator<Item = (A, B)> {
    let seconds = seconds.into_iter().listed();
    firsts.into_iter().flat_map(move |first| {
        seconds.clone().into_iter().map(move |second| (first.clone(), second))
    })
}

/// All subsets of at most 32 items, beginning with the empty one.
pub fn subsets<T: Clone>(items: Vec<T>) -> impl Iterator<Item = Vec<T>> {
    (0..1_u64 << items.len()).map(move |set| {
        let mut chosen = Vec::new();
        for (at, item) in items.iter().enumerate() {
            if set >> at & 1 == 1 {
                chosen.push(item.clone());
            }
        }
        chosen
    })
}

/// Different numbers in a range, ascending: spread, in blocks, or at an end of the range.
///
/// # Panics
///
/// If the range has fewer than `count` numbers.
pub fn distinct(rng: &mut Random, count: usize, range: RangeInclusive<u64>) -> Vec<u64> {
    let length = (range.end() - range.start()) as usize + 1;
    let window = match rng.random_range(0..4) {
        0 => count,
        1 => length.min(count + 3),
        2 => length.min(2 * count),
        _ => length,
    };
    let skipped = match rng.random_range(0..3) {
        0 => 0,
        1 => length - window,
        _ => rng.random_range(0..=length - window),
    };
    let mut chosen: Vec<u64> = index::sample(rng, window, count)
        .into_iter()
        .map(|at| range.start() + (skipped + at) as u64)
        .listed();
    chosen.sort_unstable();
    chosen
}

/// Draws cases until one satisfies a condition, and returns it.
pub fn first<T>(mut case: impl FnMut() -> T, is_good: impl Fn(&T) -> bool) -> T {
    loop {
        let case = case();
        if is_good(&case) {
            return case;
        }
    }
}

/// The same numbers as `i64`.
pub fn signed(numbers: Vec<u64>) -> Vec<i64> {
    numbers.into_iter().map(|number| number as i64).listed()
}

/// This many things, made one after the other.
pub fn several<T>(count: usize, thing: impl FnMut() -> T) -> Vec<T> {
    iter::repeat_with(thing).take(count).listed()
}

/// Independent and uniform numbers in a range.
pub fn uniform<T: SampleUniform + PartialOrd + Clone>(
    rng: &mut Random,
    count: usize,
    range: RangeInclusive<T>,
) -> Vec<T> {
    several(count, || rng.random_range(range.clone()))
}

/// A row of points from 1 up: all small, or up to `largest`.
pub fn points(rng: &mut Random, lengths: RangeInclusive<usize>, largest: i64) -> Vec<i64> {
    let largest = [3, 20, largest][rng.random_range(0..3)];
    let length = rng.random_range(lengths);
    uniform(rng, length, 1..=largest)
}

/// Up to `count` lists of numbers: all numbers small, or up to the maximum.
pub fn number_lists(
    rng: &mut Random,
    count: usize,
    longest: usize,
    greatest: i64,
) -> Vec<Vec<i64>> {
    let most = [3, 10, greatest][rng.random_range(0..3)];
    several(count, || {
        let length = rng.random_range(1..=longest);
        uniform(rng, length, 1..=most)
    })
}

/// A row over an alphabet: uniform, of one letter, in runs, or alternating, perhaps with a few letters
/// changed.
pub fn row<T: Copy>(rng: &mut Random, alphabet: &[T], length: usize) -> Vec<T> {
    let longest = match rng.random_range(0..5) {
        0 => length.max(1),
        1 => 1 + length / 4,
        2 => 3,
        _ => 1,
    };
    let step = rng.random_range(0..=1);
    let mut at = rng.random_range(0..alphabet.len());
    let mut row = Vec::with_capacity(length);
    while row.len() < length {
        let run = rng.random_range(1..=longest).min(length - row.len());
        row.extend(repeat_n(alphabet[at], run));
        at = match step {
            0 => rng.random_range(0..alphabet.len()),
            _ => (at + 1) % alphabet.len(),
        };
    }
    for _ in 0..rng.random_range(0..3) {
        if let (Some(cell), Some(&letter)) = (row.choose_mut(rng), alphabet.choose(rng)) {
            *cell = letter;
        }
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use std::collections::BTreeSet;

    fn random() -> Random {
        Random::seed_from_u64(1)
    }

    #[test]
    fn numbers_keep_to_their_range_and_reach_its_ends() {
        let mut rng = random();
        for range in [0..=0, 5..=5, 0..=10, 3..=1_000_000_000, 0..=u64::MAX] {
            let numbers: BTreeSet<u64> =
                (0..2000).map(|_| number(&mut rng, range.clone())).collect();
            assert!(numbers.iter().all(|number| range.contains(number)));
            assert!(numbers.contains(range.start()) && numbers.contains(range.end()));
        }
    }

    #[test]
    fn cold_pairs_are_those_of_the_mex() {
        let mut used = BTreeSet::new();
        for difference in 0..1000 {
            let low = (0..=difference * 2).find(|heap| !used.contains(heap)).unwrap();
            assert_eq!(nth_cold_pair(difference), (low, low + difference));
            used.extend([low, low + difference]);
        }
        let mut rng = random();
        for bound in [0, 1, 2, 100, 1_000_000_000, u64::MAX] {
            for _ in 0..100 {
                let (low, high) = cold_pair(&mut rng, bound);
                assert!(high <= bound);
                assert_eq!(nth_cold_pair(high - low), (low, high));
            }
        }
    }

    #[test]
    fn heaps_are_often_balanced() {
        let mut rng = random();
        let balanced = (0..1000)
            .map(|_| heaps(&mut rng, 5, 0..=1_000_000))
            .filter(|heaps| heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0)
            .count();
        assert!((200..800).contains(&balanced), "{balanced}");
    }

    #[test]
    fn classes_of_numbers_are_often_balanced() {
        let mut rng = random();
        let balanced = (0..1000)
            .map(|_| balanced(&mut rng, 9, 1023, |at| at % 2))
            .filter(|numbers| {
                let sum = |class: usize| {
                    let numbers = numbers.iter().skip(class).step_by(2);
                    numbers.fold(0, |sum, number| sum ^ number)
                };
                assert!(numbers.len() == 9 && numbers.iter().all(|number| *number <= 1023));
                sum(0) == 0 && sum(1) == 0
            })
            .count();
        assert!((200..800).contains(&balanced), "{balanced}");
    }

    #[test]
    fn all_lists_come_once_each_in_order() {
        let lists: Vec<_> = all_lists(0..=2, 1..=2).collect();
        let expected: [&[u64]; 7] = [&[], &[1], &[2], &[1, 1], &[1, 2], &[2, 1], &[2, 2]];
        assert_eq!(lists, expected);
        let words: Vec<String> =
            all_lists_of(2..=2, vec!['a', 'b']).map(String::from_iter).collect();
        assert_eq!(words, ["aa", "ab", "ba", "bb"]);
    }

    #[test]
    fn multisets_are_the_ascending_lists() {
        for (lengths, range) in [(0..=4, 0..=3), (2..=5, 4..=6), (1..=3, 7..=7)] {
            let ascending =
                all_lists(lengths.clone(), range.clone()).filter(|list| list.is_sorted());
            assert!(multisets(lengths, range).eq(ascending));
        }
    }

    #[test]
    fn subsets_are_all_the_choices() {
        let subsets: Vec<_> = subsets(vec!['a', 'b']).collect();
        assert_eq!(subsets, [vec![], vec!['a'], vec!['b'], vec!['a', 'b']]);
    }

    #[test]
    fn distinct_numbers_are_ascending_and_within_their_range() {
        let mut rng = random();
        for count in 0..=9 {
            for _ in 0..100 {
                let numbers = distinct(&mut rng, count, 4..=12);
                assert_eq!(numbers.len(), count);
                assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]));
                assert!(numbers.iter().all(|number| (4..=12).contains(number)));
            }
        }
    }

    #[test]
    fn rows_have_their_length_and_alphabet() {
        let mut rng = random();
        for length in 0..50 {
            let row = row(&mut rng, b"RB", length);
            assert_eq!(row.len(), length);
            assert!(row.iter().all(|letter| b"RB".contains(letter)));
        }
    }
}
