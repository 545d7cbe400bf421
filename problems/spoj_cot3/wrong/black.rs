//! Reads 1 as white and 0 as black.

use proconio::{input, marker::Usize1};
use shared::path_painting::winning_vertices;

pub fn main() {
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
