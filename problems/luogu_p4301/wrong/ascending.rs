//! Keeps the smallest heaps first.

use proconio::input;
use shared::xor_basis::XorBasis;

pub fn main() {
    input! { mut heaps: [u64] }
    heaps.sort_unstable();
    let mut basis = XorBasis::new();
    let taken: u64 = heaps.into_iter().filter(|&heap| !basis.insert(heap)).sum();
    println!("{taken}");
}
