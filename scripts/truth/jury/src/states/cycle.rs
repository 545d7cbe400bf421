//! A cycle in a directed graph.

use std::collections::HashMap;

/// A cycle that can be reached from one of these vertices, in order; `None` if there is none. Uses no
/// recursion.
pub(super) fn cycle(
    starts: impl IntoIterator<Item = usize>,
    next: impl Fn(usize) -> Vec<usize>,
) -> Option<Vec<usize>> {
    // The place on the path of an open vertex; `None` for a finished one.
    let mut entered: HashMap<usize, Option<usize>> = HashMap::new();
    for start in starts {
        let mut path: Vec<usize> = Vec::new();
        let mut open = vec![vec![start]];
        while let Some(rest) = open.last_mut() {
            let Some(vertex) = rest.pop() else {
                open.pop();
                if let Some(finished) = path.pop() {
                    entered.insert(finished, None);
                }
                continue;
            };
            match entered.get(&vertex) {
                Some(Some(place)) => return Some(path[*place..].to_vec()),
                Some(None) => {}
                None => {
                    entered.insert(vertex, Some(path.len()));
                    path.push(vertex);
                    open.push(next(vertex));
                }
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cycle_is_found_from_wherever_it_is_reached() {
        let next = |vertex: usize| match vertex {
            0 => vec![1, 2],
            1 => vec![3],
            2 => vec![3, 4],
            4 => vec![5],
            5 => vec![3, 2],
            6 => vec![6],
            _ => vec![],
        };
        assert_eq!(cycle([3, 1], next), None);
        assert_eq!(cycle([3, 0], next), Some(vec![2, 4, 5]));
        assert_eq!(cycle([1, 6], next), Some(vec![6]));
    }

    #[test]
    fn a_long_path_is_no_cycle() {
        let next = |vertex: usize| (1..=3).filter(|k| *k <= vertex).map(|k| vertex - k).collect();
        assert_eq!(cycle([200_000], next), None);
    }
}
