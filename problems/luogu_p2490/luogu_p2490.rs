//! Luogu P2490 — SDOI2011 黑白棋 (<https://www.luogu.com.cn/problem/P2490>)
//!
//! Game:      k pieces on n cells, white and black in turn, a white one first. A player moves at least one and up to d
//!            of his own pieces, White to the right and Black to the left, without jumping. Whoever cannot move loses;
//!            White begins. In how many placements does White win?
//! Theorem:   both sides only close the gaps from a white piece to the next black one: Moore's Nim on k/2 heaps, of
//!            which a move touches up to d. It is lost exactly when the number of heaps with a 1 at each binary digit
//!            is a multiple of d + 1 (Moore 1910); see `shared::moore`, which counts these.
//! Cost:      O(n + n k / d²) time, O(n) memory. The judge allows 1 s and 125 MiB.
//! Status:    the sample; every n, k and d with n up to 10 against the rules of the game; placements with up to 15 free
//!            cells, 10 pairs and moves of up to 3 pieces against a count heap by heap; larger ones for time and
//!            crashes only.
//! Limits:    k is even, and at most n; d at least 1.

use proconio::input;
use shared::bounds::check;
use shared::modular::Binomials;
use shared::moore::lost_positions;

fn main() {
    input! { n: usize, k: usize, d: usize }
    check("n", n, 2..=10_000);
    check("k", k, 2..=n.min(100));
    assert!(k % 2 == 0 && k <= n, "k must be even and at most n");
    check("d", d, 1..=k);
    let (heaps, free) = (k / 2, n - k);
    let binomials = Binomials::<1_000_000_007>::up_to(n);
    let lost = lost_positions(heaps, d, free / (d + 1), &binomials);
    let mut won = binomials.choose(n, k);
    for (groups, &ways) in lost.iter().enumerate() {
        // The free cells outside the gaps lie before, between and after the pairs of pieces.
        let outside = free - groups * (d + 1);
        won -= ways * binomials.choose(outside + heaps, heaps);
    }
    println!("{}", won.value());
}
