//! Values of heaps that are split as evenly as possible, against their definition.

use shared::even_splits::values;
use shared::grundy::mex;

#[test]
fn values_are_the_least_excluded_numbers_of_all_splits() {
    for least in 0..=12 {
        let mut expected: Vec<u64> = Vec::new();
        for heap in 0..=400_usize {
            let parts = if heap < least { 2..2 } else { 2..heap + 1 };
            let options = parts.map(|parts| {
                let sizes = (0..parts).map(|part| (heap + part) / parts);
                sizes.fold(0, |sum, size| sum ^ expected[size])
            });
            let value = mex(options.collect::<Vec<u64>>());
            expected.push(value);
        }
        let values: Vec<u64> = values(least as u32, 400).into_iter().map(u64::from).collect();
        assert_eq!(values, expected, "{least}");
    }
}

#[test]
fn every_largest_heap_has_the_same_values() {
    let all = values(4, 120);
    for largest in 0..=120 {
        assert_eq!(values(4, largest), all[..=largest as usize]);
    }
}
