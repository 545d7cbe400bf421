//! POJ 2931: a configuration is worth the sum of its towers, which are numbers.

use proconio::input;
use std::ops::AddAssign;

/// Answers every case: `value` is what a tower is worth, and `holds` compares the two sums.
pub fn answer<V: AddAssign + Default>(
    value: impl Fn(&[char]) -> V,
    holds: impl Fn(&V, &V) -> bool,
) {
    input! { cases: usize }
    for _ in 0..cases {
        input! { _test: String, number: usize }
        let (first, second) = (read_sum(&value), read_sum(&value));
        let answer = if holds(&first, &second) { "Yes" } else { "No" };
        println!("Test {number}: {answer}");
    }
}

fn read_sum<V: AddAssign + Default>(value: impl Fn(&[char]) -> V) -> V {
    input! { heights: [usize; 3] }
    let mut sum = V::default();
    for height in heights {
        input! { cubes: [char; height] }
        sum += value(&cubes);
    }
    sum
}

/// What a tower is worth, times the power of 2 that makes it an integer.
pub fn value(cubes: &[char]) -> i64 {
    let (mut value, mut unit) = (0, 1 << 50);
    let mut mixed = false;
    for cube in cubes {
        mixed |= cube != &cubes[0];
        if mixed {
            unit /= 2;
        }
        value += if *cube == 'W' { unit } else { -unit };
    }
    value
}
