use proconio::input;

/// Treats the heaps as Nim heaps.
pub fn nim() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, heaps: [u64; n] }
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        println!("{}", if sum != 0 { "first" } else { "second" });
    }
}

/// Takes the nim-sum of the heaps, each worth its parity, as if a move took a coin from only one.
pub fn sum() {
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, heaps: [u64; n] }
        let odd = heaps.iter().filter(|&heap| heap % 2 == 1).count();
        println!("{}", if odd % 2 == 1 { "first" } else { "second" });
    }
}
