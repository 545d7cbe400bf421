//! The counts of sets with nim-sum 0 against a list of all sets.

use crate::panic_message;
use jury::cases::subsets;
use proptest::prelude::*;
use shared::modular::Modular;
use shared::zero_sum::count_sets;

proptest! {
    #[test]
    fn counts_are_those_of_a_list_of_all_sets(
        heaps in prop::collection::vec(0..=9_u64, 0..=10),
        divisor in 1..=12usize,
    ) {
        let mut counts = vec![Modular::<10_007>::ZERO; divisor];
        for set in subsets(heaps.clone()) {
            if set.iter().fold(0, |sum, heap| sum ^ heap) == 0 {
                counts[set.len() % divisor] += Modular::ONE;
            }
        }
        prop_assert_eq!(count_sets(&heaps, divisor), counts);
    }

    #[test]
    fn counts_are_those_of_a_table_by_size_and_sum(
        heaps in prop::collection::vec(0..=100_u64, 0..=200),
        divisor in 1..=10usize,
    ) {
        let mut table = vec![[Modular::<998_244_353>::ZERO; 128]; divisor];
        table[0][0] = Modular::ONE;
        for &heap in &heaps {
            let old = table.clone();
            for (size, sums) in table.iter_mut().enumerate() {
                let smaller = &old[(size + divisor - 1) % divisor];
                for (sum, count) in sums.iter_mut().enumerate() {
                    *count += smaller[sum ^ heap as usize];
                }
            }
        }
        let counts: Vec<_> = table.iter().map(|sums| sums[0]).collect();
        prop_assert_eq!(count_sets(&heaps, divisor), counts);
    }
}

#[test]
fn an_even_modulus_is_refused() {
    let message = panic_message(|| count_sets::<10>(&[1, 1], 2));
    assert!(message.contains("the modulus must be odd"), "{message}");
}
