use proconio::input;
use shared::merging::wins;

/// Forgets that the remainder is left as a pile.
pub fn floor() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { piles: u64, most: u64 }
        let moves = piles - (piles / most).max(1);
        println!("{}", u8::from(moves % 2 == 0));
    }
}

/// Prints 1 if the first player wins, the convention of other judges.
pub fn inverted() {
    input! { cases: usize }
    for _ in 0..cases {
        input! { piles: u64, most: u64 }
        println!("{}", u8::from(wins(piles, most)));
    }
}
