use proconio::marker::Usize1;
use proconio::{input, is_stdin_empty};
use shared::green_hackenbush::tree_value;

/// Omits the edge that closes a cycle, and treats the rest as a tree.
pub fn trees() {
    while !is_stdin_empty() {
        input! { graphs: usize }
        let mut sum = 0;
        for _ in 0..graphs {
            input! { m: usize, k: usize, edges: [(Usize1, Usize1); k] }
            // The least vertex of each vertex's component.
            let mut parts: Vec<usize> = (0..m).collect();
            let mut tree = Vec::new();
            for (a, b) in edges {
                let (a_part, b_part) = (parts[a].min(parts[b]), parts[a].max(parts[b]));
                if a_part != b_part {
                    tree.push((a, b));
                    for part in parts.iter_mut().filter(|part| **part == b_part) {
                        *part = a_part;
                    }
                }
            }
            sum ^= tree_value(m, &tree, 0);
        }
        println!("{}", if sum == 0 { "Harry" } else { "Sally" });
    }
}
