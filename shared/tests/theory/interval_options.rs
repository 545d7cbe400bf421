//! Values of heaps whose options form an interval, against their definition.

use shared::grundy::mex;
use shared::interval_options::IntervalOptions;
use std::ops::Range;

/// Compares the values of all heaps up to `largest`.
fn compare(name: &str, largest: u64, options: impl Fn(u64) -> Range<u64>) {
    let game = IntervalOptions::up_to(largest, &options);
    let mut values = Vec::new();
    for heap in 0..=largest {
        let value = mex(options(heap).map(|option| values[option as usize]));
        assert_eq!(game.value(heap), value, "{name}: {heap}");
        values.push(value);
    }
}

/// The root of a number, rounded down.
fn root(number: u64) -> u64 {
    (0..=number).take_while(|root| root * root <= number).count() as u64 - 1
}

#[test]
fn values_are_the_least_excluded_numbers_of_intervals() {
    compare("no moves", 100, |_| 0..0);
    compare("any number", 100, |heap| 0..heap);
    compare("one", 100, |heap| heap.saturating_sub(1)..heap);
    compare("from 2 to 5", 300, |heap| heap.saturating_sub(5)..heap.saturating_sub(1));
    compare("at most half is taken", 300, |heap| heap - heap / 2..heap);
    compare("at most half is left", 2000, |heap| 0..(heap / 2 + 1).min(heap));
    compare("at most a third is left", 2000, |heap| 0..(heap / 3 + 1).min(heap));
    compare("from a ninth to a third is left", 2000, |heap| heap / 9..(heap / 3 + 1).min(heap));
    compare("at most the root is left", 3000, |heap| 0..(root(heap) + 1).min(heap));
    compare("from half the root to the root is left", 3000, |heap| {
        root(heap) / 2..(root(heap) + 1).min(heap)
    });
}

#[test]
fn runs_do_not_depend_on_the_largest_heap() {
    let options = |heap: u64| heap / 4..(heap / 2 + 1).min(heap);
    let all = IntervalOptions::up_to(500, options);
    for largest in 0..=500 {
        let game = IntervalOptions::up_to(largest, options);
        for heap in 0..=largest {
            assert_eq!(game.value(heap), all.value(heap), "{heap} of {largest}");
        }
    }
}
