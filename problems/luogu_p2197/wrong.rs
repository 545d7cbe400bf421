use proconio::input;

/// Keeps the nim-sum in a byte, though heaps reach 9,999.
pub fn bytes() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, heaps: [u32; count] }
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ heap as u8);
        println!("{}", if sum == 0 { "No" } else { "Yes" });
    }
}

/// Carries the nim-sum of one case into the next.
pub fn carried() {
    input! { cases: usize }
    let mut sum = 0;
    for _ in 0..cases {
        input! { count: usize, heaps: [u32; count] }
        for heap in heaps {
            sum ^= heap;
        }
        println!("{}", if sum == 0 { "No" } else { "Yes" });
    }
}

/// Counts only positions of equal pairs as lost.
pub fn pairs() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { count: usize, mut heaps: [u32; count] }
        heaps.retain(|&heap| heap > 0);
        heaps.sort_unstable();
        let paired = heaps.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1]);
        println!("{}", if paired { "No" } else { "Yes" });
    }
}
