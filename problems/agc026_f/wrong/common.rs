//! Code shared by the wrong programs.

use proconio::input;

/// Answers an odd row; the closure returns what the first player gets beyond the even places.
pub fn answer(beyond: fn(&[i64]) -> i64) {
    input! { buns: [i64] }
    let odd: i64 = buns.iter().step_by(2).sum();
    let even = buns.iter().sum::<i64>() - odd;
    let first = if buns.len() % 2 == 0 { odd.max(even) } else { even + beyond(&buns) };
    println!("{first} {}", odd + even - first);
}
