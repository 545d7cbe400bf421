//! Games on one heap in which a move takes any number but finitely many, and small heaps may have other moves.

use super::Periodic;
use std::collections::{BTreeMap, HashMap};
use std::fmt;

/// The most numbers that may not be taken from a heap.
const MOST_MISSING: usize = 40;

/// The greatest heap whose value is computed, and the greatest number of steps in that.
const VALUES: usize = 20_000;
const STEPS: usize = 30_000_000;

/// The numbers that may not be taken: from small heaps, and from all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in super::super) struct AllBut {
    small: Vec<Vec<u64>>,
    missing: Vec<u64>,
}

/// The facts that determine a value and all later ones, relative to the base: the greater values that heaps below the
/// last ones have, and the values of the last ones.
type Seen = (Vec<bool>, Vec<Option<u64>>);

/// The numbers that moves from a heap do not take, if these are few. All options are heaps.
pub(super) fn missing(heap: u64, options: impl Iterator<Item = u64>) -> Option<Vec<u64>> {
    let options: Vec<u64> = options.collect();
    let heap_size = usize::try_from(heap).ok()?;
    if heap_size.saturating_sub(options.len()) > MOST_MISSING {
        return None;
    }
    let mut is_option = vec![false; heap_size];
    for option in options {
        is_option[option as usize] = true;
    }
    let options = (1..=heap).zip(is_option.iter().rev());
    let missing = options.filter(|(_, is_option)| !**is_option).map(|(taken, _)| taken);
    let missing: Vec<u64> = missing.take(MOST_MISSING + 1).collect();
    (missing.len() <= MOST_MISSING).then_some(missing)
}

impl AllBut {
    /// The game in which these numbers are missing, if the greatest heap is three times as large as all that is not the
    /// same for all heaps.
    pub(super) fn new(seen: &BTreeMap<u64, Option<Vec<u64>>>) -> Option<AllBut> {
        let (greatest, missing) = seen.last_key_value()?;
        let missing = missing.clone()?;
        let is_regular = |heap: u64, found: &Option<Vec<u64>>| {
            let legal = missing.iter().filter(|taken| **taken <= heap);
            found.as_ref().is_some_and(|found| found.iter().eq(legal))
        };
        let irregular = seen.iter().rev().find(|(heap, found)| !is_regular(**heap, found));
        let small = irregular.map_or(0, |(heap, _)| heap + 1);
        let small = (0..small).map(|heap| seen.get(&heap)?.clone()).collect::<Option<_>>()?;
        let game = AllBut { small, missing };
        (3 * game.bound() <= *greatest).then_some(game)
    }

    /// The least heap above which all is regular, or the greatest number that is missing.
    pub(super) fn bound(&self) -> u64 {
        self.greatest_missing().max(self.small.len() as u64)
    }

    fn greatest_missing(&self) -> u64 {
        self.missing.last().copied().unwrap_or(0)
    }

    /// The values, which grow by a constant every so many heaps, if that shows soon enough.
    ///
    /// Let m be the greatest number that may not be taken, let n be a heap that is not small, and let b be the least
    /// value that no heap below n - m has. All values below b are options of n, so its value is at least b, and it
    /// depends only on the values of at least b: which of them heaps below n - m have, and which the heaps n - m, …,
    /// n - 1 have. As seen from b, these also determine the same for n + 1. So if all of this is, as seen from b, the
    /// same for two heaps, it recurs forever, and the values grow as b does.
    pub(super) fn values(&self) -> Option<Periodic> {
        let window = self.greatest_missing() as usize;
        let mut values: Vec<u64> = Vec::new();
        // How many heaps have each value, and which values the heaps below the last ones have.
        let (mut counts, mut is_old): (Vec<u32>, Vec<bool>) = (Vec::new(), Vec::new());
        let (mut base, mut steps) = (0, 0);
        let mut seen: HashMap<Seen, (usize, usize)> = HashMap::new();
        for heap in 0..VALUES {
            if let Some(place) = heap.checked_sub(window + 1) {
                let value = values[place] as usize;
                is_old.resize(is_old.len().max(value + 1), false);
                is_old[value] = true;
            }
            while is_old.get(base) == Some(&true) {
                base += 1;
            }
            if heap >= self.small.len() + window {
                let beyond = is_old.get(base..).unwrap_or_default().to_vec();
                let last = values[heap - window..].iter();
                let last: Vec<_> = last.map(|value| value.checked_sub(base as u64)).collect();
                steps += beyond.len() + last.len();
                if let Some((first, base_then)) = seen.insert((beyond, last), (heap, base)) {
                    let saltus = (base - base_then) as u64;
                    return Some(Periodic::new(&values, first, heap - first, saltus));
                }
            }
            let missing = self.small.get(heap).unwrap_or(&self.missing);
            let excluded = missing.iter().filter_map(|taken| heap.checked_sub(*taken as usize));
            let excluded: Vec<usize> = excluded.map(|option| values[option] as usize).collect();
            for value in &excluded {
                counts[*value] -= 1;
            }
            let value = counts.iter().take_while(|count| **count > 0).count();
            steps += value;
            for value in &excluded {
                counts[*value] += 1;
            }
            counts.resize(counts.len().max(value + 1), 0);
            counts[value] += 1;
            values.push(value as u64);
            if steps > STEPS {
                return None;
            }
        }
        None
    }
}

impl fmt::Display for AllBut {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("the game that takes any number")?;
        if !self.missing.is_empty() {
            let missing: Vec<String> = self.missing.iter().map(u64::to_string).collect();
            write!(f, " but {}", missing.join(", "))?;
        }
        match self.small.len() {
            0 => Ok(()),
            small => write!(f, ", apart from heaps below {small},"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All games without some of the takes 1 to 6, and with other missing takes from the heaps below 4.
    #[test]
    fn values_grow_as_by_definition() {
        let mut found = 0;
        for bits in 0..256_u64 {
            let missing = (1..=6).filter(|taken| bits >> (taken - 1) & 1 == 1).collect();
            let some = |heap: u64| {
                (1..=heap).filter(|taken| (taken * heap + bits).is_multiple_of(3)).collect()
            };
            let small = if bits < 64 { Vec::new() } else { (0..4).map(some).collect() };
            let game = AllBut { small, missing };
            let Some(periodic) = game.values() else {
                continue;
            };
            found += 1;
            let mut values: Vec<u64> = Vec::new();
            for heap in 0..400 {
                let missing = game.small.get(heap).unwrap_or(&game.missing);
                let options = (1..=heap).filter(|taken| !missing.contains(&(*taken as u64)));
                let options: Vec<u64> = options.map(|taken| values[heap - taken]).collect();
                let value = (0..=400).find(|value| !options.contains(value)).unwrap();
                assert_eq!(periodic.at(heap as u64), value, "{game}, heap {heap}");
                values.push(value);
            }
        }
        assert!(found >= 250, "{found}");
    }
}
