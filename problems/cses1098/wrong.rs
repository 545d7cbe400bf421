use proconio::input;

/// Takes the remainders modulo 3.
pub fn modulus() {
    input! { cases: [[u64]] }
    for heaps in cases {
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ (heap % 3));
        println!("{}", if sum != 0 { "first" } else { "second" });
    }
}

/// Takes the remainder of the total of all heaps.
pub fn total() {
    input! { cases: [[u64]] }
    for heaps in cases {
        let sum: u64 = heaps.iter().sum();
        println!("{}", if sum % 4 != 0 { "first" } else { "second" });
    }
}
