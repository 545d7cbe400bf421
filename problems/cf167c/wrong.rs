use proconio::input;

/// Plays Euclid's game: takes any multiple of the smaller number.
pub fn multiples() {
    fn wins(a: u64, b: u64) -> bool {
        a > 0 && (b / a >= 2 || b % a == 0 || !wins(b - a, a))
    }
    input! { t: usize }
    for _ in 0..t {
        input! { a: u64, b: u64 }
        println!("{}", if wins(a.min(b), a.max(b)) { "First" } else { "Second" });
    }
}

/// Uses only the parity of the quotient, as if only the smaller number itself could be taken.
pub fn parity() {
    fn wins(a: u64, b: u64) -> bool {
        a > 0 && (!wins(b % a, a) || b / a % 2 == 0)
    }
    input! { t: usize }
    for _ in 0..t {
        input! { a: u64, b: u64 }
        println!("{}", if wins(a.min(b), a.max(b)) { "First" } else { "Second" });
    }
}

/// Assumes that the first number is the smaller one.
pub fn unordered() {
    fn wins(a: u64, b: u64) -> bool {
        a > 0 && (!wins(b % a, a) || b / a % (a + 1) % 2 == 0)
    }
    input! { t: usize }
    for _ in 0..t {
        input! { a: u64, b: u64 }
        println!("{}", if wins(a, b) { "First" } else { "Second" });
    }
}
