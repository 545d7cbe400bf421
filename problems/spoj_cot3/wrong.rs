use proconio::input;
use proconio::marker::Usize1;
use shared::path_painting::winning_vertices;
use shared::tree::leaves_first;

/// Reads 1 as white and 0 as black.
pub fn black() {
    input! { vertices: usize, colours: [u8; vertices], edges: [(Usize1, Usize1); vertices - 1] }
    let white: Vec<bool> = colours.iter().map(|&colour| colour == 1).collect();
    let winning = winning_vertices(&white, &edges, 0);
    if winning.is_empty() {
        println!("-1");
    }
    for vertex in winning {
        println!("{}", vertex + 1);
    }
}

/// Applies the colon principle: a white vertex adds 1 to the nim-sum of its children.
pub fn colon() {
    input! { vertices: usize, colours: [u64; vertices], edges: [(Usize1, Usize1); vertices - 1] }
    let branches = leaves_first(vertices, &edges, 0);
    let mut left = vec![0; vertices];
    for branch in &branches {
        left[branch.parent] ^= left[branch.child] + 1 - colours[branch.child];
    }
    for branch in branches.iter().rev() {
        let value = left[branch.child] + 1 - colours[branch.child];
        left[branch.child] ^= left[branch.parent] ^ value;
    }
    let wins = |&vertex: &usize| colours[vertex] == 0 && left[vertex] == 0;
    let winning: Vec<usize> = (0..vertices).filter(wins).collect();
    if winning.is_empty() {
        println!("-1");
    }
    for vertex in winning {
        println!("{}", vertex + 1);
    }
}
