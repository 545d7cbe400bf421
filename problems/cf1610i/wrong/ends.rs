//! Fuses each pinned vertex with the ground, but not the other vertices on the path.

use proconio::input;
use proconio::marker::Usize1;
use shared::tree::each_branch;

pub fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n - 1] }
    let mut heights = vec![0_u64; n];
    each_branch(n, &edges, 0, |branch| {
        heights[branch.parent] ^= heights[branch.child] + 1;
    });
    let mut value = heights[0];
    let mut winners = String::from(if value == 0 { "2" } else { "1" });
    for height in &heights[1..] {
        value ^= (height + 1) ^ 1 ^ height;
        winners += if value == 0 { "2" } else { "1" };
    }
    println!("{winners}");
}
