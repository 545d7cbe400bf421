use proconio::input;

/// Counts a move for Alice for each line that she could break a bar along, and likewise for Bob, as
/// if their breaks did not interfere.
pub fn sides() {
    input! { cases: usize }
    for case in 1..=cases {
        input! { count: usize, bars: [(i64, i64); count] }
        let sum: i64 = bars.iter().map(|(x, y)| x - y).sum();
        println!("Case {case}: {}", if sum > 0 { "Alice" } else { "Bob" });
    }
}
