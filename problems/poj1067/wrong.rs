use proconio::{input, is_stdin_empty};

/// Uses the golden ratio in double precision. For differences of at least 102,334,155, some
/// products just below an integer are rounded up to it.
pub fn double() {
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        let golden_ratio = (1.0 + 5f64.sqrt()) / 2.0;
        let lost = (a.abs_diff(b) as f64 * golden_ratio).floor() as u64 == a.min(b);
        println!("{}", u8::from(!lost));
    }
}

/// Plays Nim, as if no move took from both heaps.
pub fn nim() {
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        println!("{}", u8::from(a != b));
    }
}

/// Counts exactly the pairs of ratio 2 : 1 as lost, though a move leads from one such pair to another: from 4 and 2
/// to 1 and 2.
pub fn ratio() {
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        let lost = a.max(b) == 2 * a.min(b);
        println!("{}", u8::from(!lost));
    }
}

/// Uses the golden ratio in single precision.
pub fn single() {
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        let golden_ratio = (1.0 + 5f32.sqrt()) / 2.0;
        let lost = (a.abs_diff(b) as f32 * golden_ratio).floor() as u64 == a.min(b);
        println!("{}", u8::from(!lost));
    }
}
