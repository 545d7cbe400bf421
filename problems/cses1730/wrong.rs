use proconio::input;

/// Answers as in misère play.
pub fn misere() {
    input! { cases: [[u64]] }
    for heaps in cases {
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let is_long = heaps.iter().any(|&heap| heap > 1);
        println!("{}", if (sum != 0) == is_long { "first" } else { "second" });
    }
}

/// Decides by the parity of the sum of all heaps.
pub fn parity() {
    input! { cases: [[u64]] }
    for heaps in cases {
        let sum: u64 = heaps.iter().sum();
        println!("{}", if sum % 2 == 1 { "first" } else { "second" });
    }
}
