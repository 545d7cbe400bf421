// HashSet of tuples, arrays and strings: states of a search

use std::collections::HashSet;

fn main() {
    let mut seen = HashSet::new();
    let mut stack = vec![[3u8, 0, 0]];
    while let Some(state) = stack.pop() {
        if !seen.insert(state) {
            continue;
        }
        for from in 0..3 {
            for to in 0..3 {
                if from != to && state[from] > 0 {
                    let mut next = state;
                    next[from] -= 1;
                    next[to] += 1;
                    stack.push(next);
                }
            }
        }
    }
    println!("{}", seen.len());
}
