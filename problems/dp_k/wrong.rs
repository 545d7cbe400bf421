use proconio::input;

/// Lets a player take more stones than there are.
pub fn last() {
    input! { n: usize, k: usize, amounts: [usize; n] }
    let mut won = vec![false];
    for pile in 1..=k {
        won.push(amounts.iter().any(|&amount| !won[pile.saturating_sub(amount)]));
    }
    println!("{}", if won[k] { "First" } else { "Second" });
}

/// Uses the sum of the least and the greatest number as a period.
pub fn period() {
    input! { n: usize, k: usize, amounts: [usize; n] }
    let (least, round) = (amounts[0], amounts[0] + amounts[n - 1]);
    println!("{}", if k % round >= least { "First" } else { "Second" });
}
