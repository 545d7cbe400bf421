//! POJ 2931, wrong: counts the cubes of both colours, as if each were worth one move.

use proconio::input;

pub fn main() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { _test: String, number: usize }
        let (first, second) = (read_sum(), read_sum());
        let answer = if first >= second { "Yes" } else { "No" };
        println!("Test {number}: {answer}");
    }
}

fn read_sum() -> i64 {
    input! { heights: [usize; 3] }
    let mut sum = 0;
    for height in heights {
        input! { cubes: [char; height] }
        for cube in cubes {
            sum += if cube == 'W' { 1 } else { -1 };
        }
    }
    sum
}
