//! THE_PLACE — THE_TITLE
//!
//! Game:      what a position is, what a move does, and who wins.
//! Theorem:   which positions are lost, and where that is from.
//! Cost:      O(?) time, O(?) memory; the judge's limits are unknown.
//! Status:    not written yet.

fn main() {
    // `proconio::input! { n: usize, heaps: [u64; n] }` reads a number and as many others. The
    // theory is in `shared`, for example `shared::nim::sum(heaps)`. Gather the output, and print it
    // once.
    panic!("problems/the_problem/the_problem.rs is not written yet");
}
