//! Library Checker `nim_product_64` — Nim Product
//! (<https://judge.yosupo.jp/problem/nim_product_64>)
//!
//! Game:      none by itself: the product of two nimbers below 2⁶⁴ is the value of one coin in a product of two
//!            coin-turning games.
//! Theorem:   Conway's field of nimbers (Conway 1976); see `shared::nimber`.
//! Cost:      O(1) per product, for up to a million of them, which are kept: 16 MiB. Reading and writing 57 MiB of
//!            digits takes longer. The judge allows 10 s and 1024 MiB.
//! Status:    the example, byte for byte; the products of all numbers below 64 against the definition by mex; full size
//!            against sums of products of powers of two.

use proconio::input;
use shared::bounds::check;
use shared::nimber::Nimber;
use shared::writing::print_lines;

fn main() {
    input! { t: usize }
    check("T", t, 1..=1_000_000);
    input! { pairs: [(u64, u64); t] }
    let products = pairs.into_iter().map(|(a, b)| Nimber(a) * Nimber(b));
    print_lines(products.map(|product| product.0));
}
