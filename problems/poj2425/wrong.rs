use proconio::{input, is_stdin_empty};
use shared::grundy::{dag_values, mex, wins};

/// Treats the zero after the queries as the end of the input.
pub fn ends() {
    input! { successors: [[u32]] }
    let successors = successors.into_iter().collect();
    let values = dag_values(&successors).unwrap();
    loop {
        input! { pieces: [u64] }
        if pieces.is_empty() {
            break;
        }
        println!("{}", if wins(&values, &pieces) { "WIN" } else { "LOSE" });
    }
}

/// Assumes that arcs lead to greater numbers, and computes values from the last position backwards.
pub fn numbered() {
    while !is_stdin_empty() {
        input! { successors: [[usize]] }
        let mut values = vec![0; successors.len()];
        for position in (0..successors.len()).rev() {
            values[position] = mex(successors[position].iter().map(|&to| values[to]));
        }
        loop {
            input! { pieces: [u64] }
            if pieces.is_empty() {
                break;
            }
            println!("{}", if wins(&values, &pieces) { "WIN" } else { "LOSE" });
        }
    }
}
