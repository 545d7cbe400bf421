//! Counts sets of arcs by the Grundy values that they give to all vertices.

use crate::graph::Graph;

/// Counts, modulo a prime, the sets of these arcs that give the first two vertices equal Grundy values;
/// `None` if more than `most` assignments of values would be examined. Each arc leads to a greater vertex.
///
/// Assigns values from the last vertex to the first. A vertex has the value v iff it has an arc to each
/// smaller value and none to the value v.
pub fn equal_values(graph: &Graph, most: u64, modulus: u64) -> Option<u64> {
    let mut search = Search {
        successors: graph.successors(),
        values: vec![0; graph.vertices],
        left: most,
        modulus,
    };
    search.count(graph.vertices)
}

struct Search {
    successors: Vec<Vec<usize>>,
    values: Vec<usize>,
    left: u64,
    modulus: u64,
}

impl Search {
    /// Counts the sets of arcs from the first vertices, given the values of the others.
    fn count(&mut self, vertices: usize) -> Option<u64> {
        if vertices == 0 {
            self.left = self.left.checked_sub(1)?;
            return Some(u64::from(self.values[0] == self.values[1]));
        }
        let vertex = vertices - 1;
        // The number of arcs to vertices of each value.
        let mut arcs = vec![0_u32; self.values.len() + 1];
        for &to in &self.successors[vertex] {
            arcs[self.values[to]] += 1;
        }
        let mut above: u32 = arcs.iter().sum();
        let (mut below, mut count) = (1, 0);
        for (value, arcs) in arcs.into_iter().enumerate() {
            above -= arcs;
            self.values[vertex] = value;
            let ways = below * self.power_of_2(above) % self.modulus;
            count = (count + ways * self.count(vertex)?) % self.modulus;
            if arcs == 0 {
                break; // No greater value is possible.
            }
            below = below * (self.power_of_2(arcs) - 1) % self.modulus;
        }
        Some(count)
    }

    /// The power of 2 for a small exponent, at most the number of vertices.
    fn power_of_2(&self, exponent: u32) -> u64 {
        (1 << exponent) % self.modulus
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_arcs_are_counted_by_values() {
        // 1 → 2 alone makes the values different. With 1 → 3 and 2 → 3, they are equal if 1 → 2 is absent and
        // the other arcs are both present or both absent.
        assert_eq!(equal_values(&Graph::new(2, [(0, 1, ())]), 10, 7), Some(1));
        let triangle = Graph::new(3, [(0, 1, ()), (0, 2, ()), (1, 2, ())]);
        assert_eq!(equal_values(&triangle, 10, 7), Some(2));
        assert_eq!(equal_values(&triangle, 3, 7), None);
    }
}
