//! Taking at most a part against the rules, and against the mex.

use jury::rules::take_part::TakePart;
use jury::search::impartial::Grundy;
use shared::grundy::heap_values;
use shared::nim;
use shared::take_part::value;

#[test]
fn sums_are_worth_the_nim_sum_of_their_heaps() {
    let mut grundy = Grundy::new(TakePart);
    for (a, b) in (0..12).flat_map(|a| (0..=a).map(move |b| (a, b))) {
        for (k, l) in (1..=4).flat_map(|k| (1..=4).map(move |l| (k, l))) {
            let expected = grundy.value(&vec![(a, k), (b, l)]);
            assert_eq!(nim::sum([value(a, k), value(b, l)]), expected);
        }
    }
}

#[test]
fn values_are_the_mex_of_the_options() {
    for divisor in (1..=40).chain([100, 999, 1000, 1001]) {
        let options = |heap: u64| {
            let rests = heap - heap / divisor..heap;
            rests.map(|rest| vec![rest]).collect()
        };
        let values = heap_values(1000, options);
        for (heap, expected) in (0..).zip(values) {
            assert_eq!(value(heap, divisor), expected, "{heap} by {divisor}");
        }
    }
}

/// The recursion in single steps.
#[test]
fn large_heaps_have_the_values_found_by_single_steps() {
    for divisor in [2, 3, 10, 999, 31_622, 31_623, 100_000] {
        for heap in 1_000_000_000 - 200..=1_000_000_000 {
            let mut rest = heap;
            while rest % divisor != 0 {
                rest -= rest / divisor + 1;
            }
            assert_eq!(value(heap, divisor), rest / divisor);
        }
    }
}
