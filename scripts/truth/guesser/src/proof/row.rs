//! Games on one heap that the moves of all known states show: Nim, a take-and-break game with a finite code, or a
//! game in which all numbers but a few may be taken.

mod all_but;

use all_but::AllBut;
use jury::search::impartial::Play;
use rustc_hash::FxHashSet;
use std::borrow::Borrow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The greatest number that a move takes from a heap.
const MOST_TAKEN: u64 = 200;

/// The greatest number of heaps that a move leaves.
const MOST_HEAPS: usize = 8;

/// The number of values computed at first, and at most.
const VALUES: (usize, usize) = (64, 20_000);

/// The greatest number of steps in the computation of values.
const STEPS: usize = 30_000_000;

/// The moves seen from heaps.
#[derive(Default)]
pub(super) struct Seen {
    /// The number of different moves from each heap.
    counts: BTreeMap<u64, u64>,
    /// The numbers of heaps that moves leave, for each number that they take.
    left: BTreeMap<u64, BTreeSet<usize>>,
    /// The numbers that moves do not take from each heap, if they are few and no move splits the heap.
    missing: BTreeMap<u64, Option<Vec<u64>>>,
}

impl Seen {
    /// Adds the heaps, none of them empty, that the moves from a heap leave. Returns `None` if a move neither
    /// takes nor splits.
    pub(super) fn add(&mut self, heap: u64, moves: impl Iterator<Item = Vec<u64>>) -> Option<()> {
        let mut different: FxHashSet<Vec<u64>> = FxHashSet::default();
        for mut left in moves {
            let rest = left.iter().try_fold(0_u64, |sum, part| sum.checked_add(*part))?;
            let taken = heap.checked_sub(rest)?;
            if taken == 0 && left.len() < 2 {
                return None;
            }
            self.left.entry(taken).or_default().insert(left.len());
            left.sort_unstable();
            different.insert(left);
        }
        self.counts.insert(heap, different.len() as u64);
        let is_whole = different.iter().all(|left| left.len() <= 1);
        let options = different.iter().map(|left| left.first().copied().unwrap_or(0));
        let missing = is_whole.then(|| all_but::missing(heap, options)).flatten();
        self.missing.insert(heap, missing);
        Some(())
    }

    /// The game with exactly these moves from all heaps that were seen, if these are large enough to show that
    /// its code is finite: at least `least`, and three times the greatest number that a move takes, and three
    /// times the greatest number of heaps that it leaves.
    pub(super) fn rules(&self, least: u64) -> Option<Rules> {
        self.finite(least).or_else(|| {
            let is_large = *self.counts.last_key_value()?.0 >= least;
            is_large.then(|| AllBut::new(&self.missing)).flatten().map(Rules::AllBut)
        })
    }

    /// Nim, or a game with a finite code.
    fn finite(&self, least: u64) -> Option<Rules> {
        let greatest = *self.counts.last_key_value()?.0;
        if greatest < least || self.left.is_empty() {
            return None;
        }
        let most_heaps = self.left.values().filter_map(BTreeSet::last).copied().max()?;
        let is_nim = self.counts.iter().all(|(heap, count)| heap == count) && most_heaps <= 1;
        if is_nim {
            return Some(Rules::Nim);
        }
        let most_taken = *self.left.last_key_value()?.0;
        if most_taken > MOST_TAKEN.min(greatest / 3) || most_heaps as u64 > greatest / 3 {
            return None;
        }
        if most_heaps > MOST_HEAPS {
            return None;
        }
        let partitions = partitions(greatest, most_heaps)?;
        let count = |heap: u64| {
            let taken = self.left.range(..=heap).flat_map(|(taken, left)| {
                let rest = (heap - taken) as usize;
                left.iter().map(move |&parts| (rest, parts))
            });
            taken.fold(0_u64, |sum, (rest, parts)| sum.saturating_add(partitions[parts][rest]))
        };
        // The code has all moves that were seen, so equal numbers mean equal moves.
        let is_code = self.counts.iter().all(|(&heap, &seen)| count(heap) == seen);
        is_code.then(|| Rules::Code(Code { left: self.left.clone() }))
    }
}

/// The numbers of ways to write each number up to `greatest` as a sum of exactly so many positive numbers,
/// regardless of their order; `None` if the table is too large.
fn partitions(greatest: u64, most_heaps: usize) -> Option<Vec<Vec<u64>>> {
    let length = usize::try_from(greatest).ok().filter(|length| *length <= 1_000_000)? + 1;
    let mut counts = vec![vec![0_u64; length]; most_heaps + 1];
    counts[0][0] = 1;
    for parts in 1..=most_heaps {
        for sum in parts..length {
            // Either some part is 1, or all parts can be lowered by 1.
            counts[parts][sum] =
                counts[parts - 1][sum - 1].saturating_add(counts[parts][sum - parts]);
        }
    }
    Some(counts)
}

/// The rules of a game on one heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Rules {
    /// A move leaves any smaller heap.
    Nim,
    Code(Code),
    AllBut(AllBut),
}

/// The moves of a take-and-break game: for each number that may be taken, the numbers of non-empty heaps into
/// which the rest may be broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Code {
    left: BTreeMap<u64, BTreeSet<usize>>,
}

impl Rules {
    /// The greatest number that a move takes, or for which its rules are not those for all greater numbers; `None` if
    /// there is none.
    pub(super) fn bound(&self) -> Option<u64> {
        match self {
            Rules::Nim => None,
            Rules::Code(code) => Some(code.most_taken()),
            Rules::AllBut(game) => Some(game.bound()),
        }
    }

    /// The values of all heaps, if a theorem gives them. In misère play, the values are 0 for lost heaps and 1 for won
    /// ones.
    pub(super) fn values(&self, play: Play) -> Option<Values> {
        match (self, play) {
            (Rules::Nim, Play::Normal) => Some(Values::Heap),
            // The only move from a single object is to lose; from more, a move leaves one.
            (Rules::Nim, Play::Misere) => Some(Values::Periodic(Periodic {
                from: 2,
                period: 1,
                saltus: 0,
                terms: vec![1, 0, 1],
            })),
            // The outcomes of the parts of a sum do not determine its outcome.
            (Rules::Code(code), Play::Misere) if code.most_heaps() > 1 => None,
            (Rules::Code(code), _) => code.values(play).map(Values::Periodic),
            (Rules::AllBut(game), Play::Normal) => game.values().map(Values::Periodic),
            (Rules::AllBut(_), Play::Misere) => None,
        }
    }

    /// The name of the theorem that gives the values.
    pub(super) fn theorem(&self, play: Play) -> &'static str {
        match self {
            Rules::Code(_) if play == Play::Misere => {
                "the definition of lost and won states, since it involves boundedly many smaller heaps"
            }
            Rules::Nim => "induction",
            Rules::AllBut(_) => "induction, since what determines the values recurs",
            Rules::Code(code) if code.is_subtraction() => {
                "the periodicity theorem for subtraction games"
            }
            Rules::Code(code) if code.most_heaps() <= 2 => {
                "the periodicity theorem for octal games (Guy and Smith 1956)"
            }
            Rules::Code(_) => "the periodicity theorem for take-and-break games",
        }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Rules::Nim => f.write_str("Nim"),
            Rules::Code(code) => code.fmt(f),
            Rules::AllBut(game) => game.fmt(f),
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.is_subtraction() {
            let taken: Vec<String> = self.taken().iter().map(u64::to_string).collect();
            return write!(f, "the subtraction game {{{}}}", taken.join(", "));
        }
        let kind = match self.most_heaps() {
            0..=2 => "octal",
            3 => "hexadecimal",
            most => return write!(f, "a take-and-break game with up to {most} heaps"),
        };
        write!(f, "the {kind} game {:X}.", self.digit(0))?;
        self.digits().iter().try_for_each(|digit| write!(f, "{digit:X}"))
    }
}

/// The values of all heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Values {
    /// The value of a heap is its size.
    Heap,
    Periodic(Periodic),
}

/// A sequence that repeats every `period` terms from `from` on, greater by `saltus` each time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Periodic {
    pub(super) from: u64,
    pub(super) period: u64,
    pub(super) saltus: u64,
    /// The terms up to the end of the first period.
    terms: Vec<u64>,
}

impl Periodic {
    /// The sequence with these terms, which is known to grow by `saltus` every `period` terms from `from` on; of its
    /// descriptions of that kind, the one with the least period and beginning. All terms of the first period are given.
    fn new(terms: &[u64], from: usize, period: usize, saltus: u64) -> Periodic {
        let (length, step) = (period as u64, saltus);
        let known = Periodic { from: from as u64, period: length, saltus, terms: terms.to_vec() };
        let grows =
            |n: u64, period: u64| known.at(n + period) == known.at(n) + step * period / length;
        let is_period = |period: &u64| {
            length % period == 0
                && (step * period).is_multiple_of(length)
                && (0..length).all(|n| grows(known.from + n, *period))
        };
        let period = (1..=length).find(is_period).unwrap_or(length);
        let from = (0..known.from).rev().find(|n| !grows(*n, period)).map_or(0, |n| n + 1);
        let terms = terms[..(from + period) as usize].to_vec();
        Periodic { from, period, saltus: step * period / length, terms }
    }

    pub(super) fn at(&self, n: u64) -> u64 {
        let periods = n.saturating_sub(self.from) / self.period;
        self.terms[(n - periods * self.period) as usize] + periods * self.saltus
    }

    /// The least number from which no term is 0, if there are such numbers because the terms grow.
    pub(super) fn first_positive(&self) -> Option<u64> {
        let end = self.from + 2 * self.period;
        let last = (0..end).rev().find(|n| self.at(*n) == 0);
        (self.saltus > 0).then(|| last.map_or(0, |n| n + 1))
    }
}

impl Values {
    pub(super) fn at(&self, heap: u64) -> u64 {
        match self {
            Values::Heap => heap,
            Values::Periodic(values) => values.at(heap),
        }
    }
}

impl Code {
    /// Bit b of the t-th digit, counted from 1, allows to take t and leave b heaps, as in octal games.
    pub(crate) fn new(digits: impl Iterator<Item = u32>) -> Code {
        let left = (1..).zip(digits).map(|(taken, digit)| {
            let heaps = (0..MOST_HEAPS).filter(|heaps| digit >> heaps & 1 == 1);
            (taken, heaps.collect::<BTreeSet<usize>>())
        });
        Code { left: left.filter(|(_, heaps)| !heaps.is_empty()).collect() }
    }

    fn digit(&self, taken: u64) -> u32 {
        let left = self.left.get(&taken).into_iter().flatten();
        left.fold(0, |digit, heaps| digit | 1 << heaps)
    }

    /// The digits after the point.
    pub(crate) fn digits(&self) -> Vec<u32> {
        (1..=self.most_taken()).map(|taken| self.digit(taken)).collect()
    }

    /// The numbers that moves take.
    pub(crate) fn taken(&self) -> Vec<u64> {
        self.left.keys().copied().collect()
    }

    /// Returns whether the rest of a heap always stays one heap, which may be empty.
    pub(crate) fn is_subtraction(&self) -> bool {
        self.left.values().all(|left| left.iter().eq(&[0, 1]))
    }

    fn most_taken(&self) -> u64 {
        self.left.last_key_value().map_or(0, |(taken, _)| *taken)
    }

    /// The greatest number of heaps that a move leaves, and at least 1.
    fn most_heaps(&self) -> usize {
        self.left.values().filter_map(BTreeSet::last).copied().max().unwrap_or(0).max(1)
    }

    /// The values of all heaps, if they repeat soon enough for the periodicity theorem.
    ///
    /// Let a move take at most t and leave at most b ≥ 1 heaps, let e ≥ 0 and p ≥ 1, and let e' be the greater of
    /// e and 1. If G(n + p) = G(n) for all n with e ≤ n < b(e' + p - 1) + 1 + t - p, then for all n ≥ e. For
    /// b = 1, these are e ≤ n < e' + t; for b = 2, R. K. Guy and C. A. B. Smith (*The G-values of various games*,
    /// 1956) ask for a little more, e ≤ n < 2e + p + t.
    ///
    /// By induction on the other n, each option of n + p has the value of an option of n, and vice versa: as
    /// n > t, neither heap is taken whole. Of n + p, the option has a sum of at least n + p - t, which is more
    /// than b(e' + p - 1), so one of its at most b heaps is at least e' + p; lowered by p, it is at least e' ≥ 1
    /// and less than n, so its value is the same by the induction. The option of n has a sum of at least n - t, which
    /// is more than b(e' - 1), so one of its heaps is at least e'; it is less than n, and raised by p, it has the
    /// same value. Neither change alters the number of heaps or the number taken.
    ///
    /// For b = 1, the same induction gives the outcomes in misère play: they depend on the outcomes of the options
    /// alone, and as n > t, either both heaps have options or neither has.
    pub(super) fn values(&self, play: Play) -> Option<Periodic> {
        let mut computed = Computed::new(self);
        let mut length = VALUES.0;
        while length <= VALUES.1 {
            computed.at(length - 1, play)?;
            if let Some(periodic) = self.periodic(&computed.values) {
                return Some(periodic);
            }
            length *= 2;
        }
        None
    }

    /// The least period of these values of 0, 1, … that the theorem proves.
    fn periodic(&self, values: &[u64]) -> Option<Periodic> {
        let (most_taken, heaps) = (self.most_taken() as usize, self.most_heaps());
        (1..=values.len() / 2).find_map(|period| {
            let differs = |&n: &usize| values[n + period] != values[n];
            let from = (0..values.len() - period).rev().find(differs).map_or(0, |n| n + 1);
            let end = heaps * (from.max(1) + period - 1) + 1 + most_taken - period;
            (end + period <= values.len()).then(|| Periodic {
                from: from as u64,
                period: period as u64,
                saltus: 0,
                terms: values[..from + period].to_vec(),
            })
        })
    }
}

/// The values of heaps computed so far.
pub(crate) struct Computed<C> {
    code: C,
    values: Vec<u64>,
    /// The values of all sums of `heaps` non-empty heaps, by their number and then by the sum of their sizes.
    sums: Vec<Vec<Vec<u64>>>,
    steps: usize,
}

impl<C: Borrow<Code>> Computed<C> {
    pub(crate) fn new(code: C) -> Computed<C> {
        let sums = vec![Vec::new(); code.borrow().most_heaps() + 1];
        Computed { code, values: Vec::new(), sums, steps: 0 }
    }

    /// The value of a heap; `None` if that takes too long. All values must be of the same play.
    pub(crate) fn at(&mut self, heap: usize, play: Play) -> Option<u64> {
        while self.values.len() <= heap {
            self.extend(play)?;
        }
        Some(self.values[heap])
    }

    /// Appends the value of the next heap; `None` if that takes too long.
    fn extend(&mut self, play: Play) -> Option<()> {
        let heap = self.values.len();
        let nothing = u64::from(play == Play::Misere);
        self.sums[0].push(if heap == 0 { vec![nothing] } else { Vec::new() });
        for heaps in 2..self.sums.len() {
            let mut found = Found::default();
            for first in 1..heap {
                let rest = heap - first;
                // Of two heaps, the first is the smaller one.
                if heaps == 2 && first > rest {
                    break;
                }
                let others = &self.sums[heaps - 1][rest];
                self.steps += others.len() + 1;
                for value in others {
                    found.insert(self.values[first] ^ value);
                }
            }
            self.sums[heaps].push(found.all());
        }
        let mut found = Found::default();
        for (taken, left) in self.code.borrow().left.range(..=heap as u64) {
            let rest = heap - *taken as usize;
            for &heaps in left {
                // The heap itself is not an option, and its value is unknown.
                if let Some(values) = self.sums[heaps].get(rest) {
                    self.steps += values.len() + 1;
                    for value in values {
                        found.insert(*value);
                    }
                }
            }
        }
        let value = match play {
            Play::Normal => found.least_missing(),
            Play::Misere => u64::from(found.0.is_empty() || found.0[0]),
        };
        self.values.push(value);
        self.sums[1].push(if heap == 0 { Vec::new() } else { vec![value] });
        (self.steps <= STEPS).then_some(())
    }
}

/// A set of small values.
#[derive(Default)]
struct Found(Vec<bool>);

impl Found {
    fn insert(&mut self, value: u64) {
        let at = value as usize;
        if at >= self.0.len() {
            self.0.resize(at + 1, false);
        }
        self.0[at] = true;
    }

    fn all(&self) -> Vec<u64> {
        (0..).zip(&self.0).filter(|(_, is_found)| **is_found).map(|(value, _)| value).collect()
    }

    fn least_missing(&self) -> u64 {
        self.0.iter().take_while(|is_found| **is_found).count() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value of a heap by all ways to break it, as the definition says.
    fn by_definition(code: &Code, length: usize) -> Vec<u64> {
        fn broken(
            rest: usize,
            heaps: usize,
            least: usize,
            sum: u64,
            values: &[u64],
            found: &mut Found,
        ) {
            if heaps == 0 {
                if rest == 0 {
                    found.insert(sum);
                }
                return;
            }
            for part in least..=rest / heaps {
                if let Some(value) = values.get(part) {
                    broken(rest - part, heaps - 1, part, sum ^ value, values, found);
                }
            }
        }
        let mut values = Vec::new();
        for heap in 0..length {
            let mut found = Found::default();
            for (taken, left) in code.left.range(..=heap as u64) {
                for &heaps in left {
                    broken(heap - *taken as usize, heaps, 1, 0, &values, &mut found);
                }
            }
            values.push(found.least_missing());
        }
        values
    }

    /// The first digit, before the point, splits a heap and takes nothing.
    fn code(digits: &[u32]) -> Code {
        let mut code = Code::new(digits[1..].iter().copied());
        let split: BTreeSet<usize> = (2..5).filter(|heaps| digits[0] >> heaps & 1 == 1).collect();
        code.left.extend((!split.is_empty()).then_some((0, split)));
        code
    }

    /// All octal codes with two digits after the point, and some that leave up to four heaps.
    #[test]
    fn proved_periods_hold_far_beyond_the_checked_values() {
        let small = (0..128).map(|number| code(&[number >> 6 << 2, number >> 3 & 7, number & 7]));
        let wide = [
            [0, 15, 0],
            [0, 8, 7],
            [8, 1, 3],
            [8, 0, 1],
            [12, 3, 3],
            [0, 17, 9],
            [16, 1, 1],
            [0, 3, 24],
        ];
        let mut proved = 0;
        for code in small.chain(wide.iter().map(|digits| code(digits))) {
            let Some(periodic) = code.values(Play::Normal) else {
                continue;
            };
            proved += 1;
            let length = if code.most_heaps() > 2 { 90 } else { 300 };
            let values = by_definition(&code, length);
            for (n, value) in (0..).zip(values) {
                assert_eq!(periodic.at(n), value, "{code}, heap {n}");
            }
        }
        assert!(proved >= 60, "{proved}");
    }
}
