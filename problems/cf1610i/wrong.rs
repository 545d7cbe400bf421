use proconio::input;
use proconio::marker::Usize1;
use shared::tree::each_branch;

/// Ignores the edges between fused vertices, worth 1 each.
pub fn edges() {
    input! { n: usize, edges: [(Usize1, Usize1); n - 1] }
    let mut parents = vec![0; n];
    let mut heights = vec![0_u64; n];
    each_branch(n, &edges, 0, |branch| {
        parents[branch.child] = branch.parent;
        heights[branch.parent] ^= heights[branch.child] + 1;
    });
    let mut value = heights[0];
    let mut is_fused = vec![false; n];
    is_fused[0] = true;
    let mut winners = String::new();
    for pinned in 0..n {
        let mut vertex = pinned;
        while !is_fused[vertex] {
            is_fused[vertex] = true;
            value ^= (heights[vertex] + 1) ^ heights[vertex];
            vertex = parents[vertex];
        }
        winners += if value == 0 { "2" } else { "1" };
    }
    println!("{winners}");
}

/// Fuses each pinned vertex with the ground, but not the other vertices on the path.
pub fn ends() {
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
