//! Lists in one piece of memory against a `Vec` for each list.

use proptest::prelude::*;
use shared::lists::{Adjacency, Lists};

proptest! {
    #[test]
    fn pairs_are_grouped_in_their_order(pairs in prop::collection::vec((0..9_usize, any::<u16>()), 0..60)) {
        let mut expected = vec![Vec::new(); 9];
        for &(number, item) in &pairs {
            expected[number].push(item);
        }
        let grouped = Lists::grouped(9, pairs);
        prop_assert_eq!(grouped.len(), 9);
        prop_assert!(!grouped.is_empty() && Lists::<u16>::new().is_empty());
        for (number, list) in expected.iter().enumerate() {
            prop_assert_eq!(&grouped[number], list.as_slice());
        }
        prop_assert_eq!(grouped, expected.into_iter().collect());
    }

    #[test]
    fn graphs_have_the_neighbours_of_their_edges(
        edges in prop::collection::vec((0..9_usize, 0..9_usize), 0..40)
    ) {
        let undirected = Adjacency::undirected(9, &edges);
        let directed = Adjacency::directed(9, &edges);
        let reversed = directed.reversed();
        for vertex in 0..9 {
            let after = edges.iter().filter(|edge| edge.0 == vertex).map(|edge| edge.1);
            prop_assert!(directed.neighbours(vertex).eq(after));
            let before = edges.iter().filter(|edge| edge.1 == vertex).map(|edge| edge.0);
            let mut before: Vec<usize> = before.collect();
            before.sort_unstable();
            prop_assert!(reversed.neighbours(vertex).eq(before));
            let both = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
            let both = both.filter(|edge| edge.0 == vertex).map(|edge| edge.1);
            prop_assert!(undirected.neighbours(vertex).eq(both));
        }
    }
}
