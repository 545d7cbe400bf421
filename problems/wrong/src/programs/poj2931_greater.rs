//! POJ 2931, wrong: takes towers of equal value for worse, `>` instead of `>=`.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { _test: String, number: usize }
        let (first, second) = (read_sum(), read_sum());
        let answer = if first > second { "Yes" } else { "No" };
        println!("Test {number}: {answer}");
    }
}

fn read_sum() -> i64 {
    input! { heights: [usize; 3] }
    let mut sum = 0;
    for height in heights {
        input! { cubes: [char; height] }
        sum += value(&cubes);
    }
    sum
}

fn value(cubes: &[char]) -> i64 {
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
