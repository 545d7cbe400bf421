use proconio::input;

/// Counts the balls on all stairs except the first.
pub fn all() {
    input! { cases: [[u64]] }
    for stairs in cases {
        let sum = stairs[1..].iter().fold(0, |sum, balls| sum ^ balls);
        println!("{}", if sum != 0 { "first" } else { "second" });
    }
}

/// Counts the balls on every second stair, beginning with the first.
pub fn ground() {
    input! { cases: [[u64]] }
    for stairs in cases {
        let sum = stairs.iter().step_by(2).fold(0, |sum, balls| sum ^ balls);
        println!("{}", if sum != 0 { "first" } else { "second" });
    }
}
