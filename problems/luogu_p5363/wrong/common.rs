//! Some of the gaps to the left of the coins are Nim heaps, and the others are free.

use proconio::input;
use shared::modular::Binomials;
use shared::moore::lost_positions;

/// Answers the case modulo `P`; the closure gives the number of heaps for a number of coins.
pub fn answer<const P: u32>(heaps: fn(usize) -> usize) {
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
