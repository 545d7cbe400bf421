use proconio::input;

/// Lets whoever takes the last stone lose.
pub fn last() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { stones: u32, most: u32 }
        let lost = stones % (most + 1) == 1;
        println!("{}", if lost { "second" } else { "first" });
    }
}

/// Divides by m instead of m + 1.
pub fn modulus() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { stones: u32, most: u32 }
        let lost = stones % most == 0;
        println!("{}", if lost { "second" } else { "first" });
    }
}
