//! Targets on a graph, each compared with an analysis of its own. Up to 144 pairs: more than two words of bits.

use crate::retrograde::graphs;
use proptest::prelude::*;
use shared::retrograde::{Decisions, Graph, Outcome, Play};
use shared::targets::wins;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]
    #[test]
    fn every_start_and_target((positions, arcs) in graphs()) {
        let pairs = (0..positions).flat_map(|a| (0..positions).map(move |b| (a, b)));
        let pairs: Vec<(usize, usize)> = pairs.collect();
        let graph = Graph::new(positions, &arcs);
        for (&(start, target), wins) in pairs.iter().zip(wins(positions, &arcs, &pairs)) {
            let mut decisions = Decisions::new(&graph, Play::Normal, &[target]);
            let decision = decisions.find(|&(position, _)| position == start);
            let expected = decision.map(|(_, outcome)| matches!(outcome, Outcome::Win(_)));
            prop_assert_eq!(wins, expected, "from {} to {}", start, target);
        }
    }
}
