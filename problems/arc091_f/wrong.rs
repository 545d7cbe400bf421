use proconio::input;

/// Plays Bachet's game with the limit of the first move, though it falls with the pile.
pub fn bachet() {
    input! { piles: [(u64, u64)] }
    let values = piles.into_iter().map(|(a, k)| a % (a / k + 1));
    let sum = values.fold(0, |sum, value| sum ^ value);
    println!("{}", if sum == 0 { "Aoki" } else { "Takahashi" });
}

/// Combines one step too many if the steps end exactly at a multiple of K.
pub fn overshoot() {
    input! { piles: [(u64, u64)] }
    let value = |(mut a, k): (u64, u64)| {
        while a % k != 0 {
            let step = a / k + 1;
            a = a.saturating_sub((a % k / step + 1) * step);
        }
        a / k
    };
    let sum = piles.into_iter().fold(0, |sum, pile| sum ^ value(pile));
    println!("{}", if sum == 0 { "Aoki" } else { "Takahashi" });
}

/// Gives every pile the value ⌊X / K⌋, as if K divided it.
pub fn quotient() {
    input! { piles: [(u64, u64)] }
    let sum = piles.into_iter().fold(0, |sum, (a, k)| sum ^ (a / k));
    println!("{}", if sum == 0 { "Aoki" } else { "Takahashi" });
}
