//! Some of the gaps to the left of the coins are Nim heaps, and the others are free.

use proconio::input;
use shared::modular::Binomials;
use shared::moore::lost_positions;

/// Answers the case modulo `P`; the closure gives the number of heaps for a number of coins.
fn answer<const P: u32>(heaps: fn(usize) -> usize) {
    input! { n: usize, m: usize }
    let Some(free) = n.checked_sub(m) else {
        println!("0");
        return;
    };
    let binomials = Binomials::<P>::up_to(n);
    let mut won = binomials.choose(n, m);
    let heaps = heaps(m);
    for (half, &ways) in lost_positions(heaps, 1, free / 2, &binomials).iter().enumerate() {
        won -= ways * binomials.choose(free - 2 * half + m - heaps, m - heaps);
    }
    println!("{}", won.value());
}

/// Uses the gaps of the second, fourth, … coin as heaps, not those of the last, the last but two,
/// ….
pub fn first() {
    answer::<1_000_000_009>(|coins| coins / 2);
}

/// Counts modulo 10⁹ + 7, the usual modulus.
pub fn modulus() {
    answer::<1_000_000_007>(|coins| (coins + 1) / 2);
}
