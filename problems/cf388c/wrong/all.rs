//! Gives Ciel the middle cards of all odd piles, as if she began in each.

use proconio::input;

pub fn main() {
    input! { n: usize }
    let (mut ciel, mut jiro) = (0, 0);
    for _ in 0..n {
        input! { s: usize, pile: [u64; s] }
        ciel += pile[..(s + 1) / 2].iter().sum::<u64>();
        jiro += pile[(s + 1) / 2..].iter().sum::<u64>();
    }
    println!("{ciel} {jiro}");
}
