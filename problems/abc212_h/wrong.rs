//! The lists of heaps, counted by Walsh characters.

use proconio::input;
use shared::modular::Modular;
use shared::walsh;

type Count = Modular<998_244_353>;

/// Counts the lists that are won. The closure maps a character's sum over the sizes, and the greatest number of heaps,
/// to its sum over the lists.
fn answer(over_lists: fn(Count, u64) -> Count) {
    input! { n: u64, k: usize, heaps: [usize; k] }
    let mut sums = vec![Count::ZERO; 1 << 16];
    for heap in heaps {
        sums[heap] = Count::ONE;
    }
    walsh::transform(&mut sums);
    let all = over_lists(sums[0], n);
    let share = Count::new(sums.len() as u64).inverse().unwrap();
    let scaled: Count = sums.into_iter().map(|sum| over_lists(sum, n)).sum();
    println!("{}", (all - scaled * share).value());
}

/// Counts the lists of exactly N heaps.
pub fn exactly() {
    answer(|sum, most| sum.pow(most));
}

/// Divides by F - 1 to sum the powers of F, and uses 0 if F is 1.
pub fn one() {
    answer(|sum, most| {
        let above = sum - Modular::ONE;
        let inverse = above.inverse().unwrap_or(Modular::ZERO);
        (sum.pow(most + 1) - sum) * inverse
    });
}
