use proconio::input;
use shared::nim;

/// Uses the distances of the pieces as heaps, not the free cells between them.
pub fn distance() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, _retreats: u64, _longest: u64, lines: [(i64, i64, i64); count] }
        let distances = lines.iter().map(|(_, black, white)| black.abs_diff(*white));
        println!("{}", if nim::sum(distances) != 0 { "Yes" } else { "No" });
    }
}

/// Assumes that a retreat, if Alice has one, rescues her from nim-sum 0.
pub fn retreat() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, retreats: u64, _longest: u64, lines: [(i64, i64, i64); count] }
        let gaps = lines.iter().map(|(_, black, white)| black.abs_diff(*white) - 1);
        let wins = nim::sum(gaps) != 0 || retreats > 0;
        println!("{}", if wins { "Yes" } else { "No" });
    }
}
