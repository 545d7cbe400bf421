//! The Walsh–Hadamard transform against its definition.

use proptest::prelude::*;
use shared::walsh::{scaled_convolution, transform};

fn tables() -> impl Strategy<Value = (Vec<i64>, Vec<i64>)> {
    (0..6u32).prop_flat_map(|digits| {
        let table = prop::collection::vec(-1000..1000i64, 1 << digits);
        (table.clone(), table)
    })
}

proptest! {
    #[test]
    fn the_transform_sums_against_each_character((table, _) in tables()) {
        let mut transformed = table.clone();
        transform(&mut transformed);
        for (c, &found) in transformed.iter().enumerate() {
            let sign = |a: usize| if (a & c).count_ones() % 2 == 0 { 1 } else { -1 };
            let sum: i64 = table.iter().enumerate().map(|(a, &count)| sign(a) * count).sum();
            prop_assert_eq!(found, sum);
        }
    }

    #[test]
    fn products_count_nim_sums((f, g) in tables()) {
        let mut counts = vec![0; f.len()];
        for (a, &x) in f.iter().enumerate() {
            for (b, &y) in g.iter().enumerate() {
                counts[a ^ b] += x * y * f.len() as i64;
            }
        }
        prop_assert_eq!(scaled_convolution(&f, &g), counts);
    }
}
