//! Compounds of tokens on graphs without cycles, each against its own rules.

use crate::rules::ByOptions;
use jury::search::impartial::{Outcomes, Play};
use proptest::prelude::*;
use shared::compounds::{
    remoteness, remoteness_misere, suspense, suspense_misere, wins_selective, Opening,
};

/// The options of each vertex, which are smaller vertices; the first vertex has none.
type Graph = Vec<Vec<usize>>;

/// A position: a token for each component.
type Tokens = Vec<usize>;

fn graphs() -> impl Strategy<Value = Graph> {
    let options = |vertex: usize| prop::collection::vec(0..vertex.max(1), 0..=vertex.min(3));
    let vertices: Vec<_> = (0..7).map(options).collect();
    vertices.prop_map(|mut graph| {
        graph[0].clear();
        graph
    })
}

fn tokens() -> impl Strategy<Value = Tokens> {
    prop::collection::vec(0..7_usize, 0..=3)
}

/// Returns a property of each vertex, computed from the property of its options.
fn of_vertices<T: Copy>(graph: &Graph, of_options: impl Fn(Vec<T>) -> T) -> Vec<T> {
    let mut known = Vec::new();
    for options in graph {
        let value = of_options(options.iter().map(|&option| known[option]).collect());
        known.push(value);
    }
    known
}

/// Returns whether the player to move wins a compound.
fn wins(options: impl Fn(&Tokens) -> Vec<Tokens>, start: &Tokens, play: Play) -> bool {
    Outcomes::new(ByOptions::new(options), play).wins(start)
}

/// All ways to move every token that has a move; if tokens `may_stay`, also the ways that leave some of
/// them in place.
fn moved(graph: &Graph, tokens: &Tokens, may_stay: bool) -> Vec<Tokens> {
    let mut reached = vec![vec![]];
    for &token in tokens {
        let mut places = graph[token].clone();
        if may_stay || places.is_empty() {
            places.push(token);
        }
        let with = |start: &Tokens| {
            let places = places.iter();
            let longer = places.map(|&place| [&start[..], &[place]].concat());
            longer.collect::<Vec<_>>()
        };
        reached = reached.iter().flat_map(with).collect();
    }
    reached.retain(|option| option != tokens);
    reached
}

proptest! {
    #[test]
    fn a_selective_compound_is_lost_if_all_components_are(graph in graphs(), tokens in tokens()) {
        let openings = of_vertices(&graph, Opening::of_options);
        let won = tokens.iter().map(|&token| openings[token].wins);
        let options = |tokens: &Tokens| moved(&graph, tokens, true);
        prop_assert_eq!(wins_selective(won), wins(options, &tokens, Play::Normal));
    }

    #[test]
    fn a_sequence_is_the_composition_of_its_openings(graph in graphs(), tokens in tokens()) {
        let openings = of_vertices(&graph, Opening::of_options);
        let openings: Vec<Opening> = tokens.iter().map(|&token| openings[token]).collect();
        let forwards = openings.iter().copied().fold(Opening::END, Opening::then);
        let backwards = openings.iter().rfold(Opening::END, |rest, first| first.then(rest));
        prop_assert_eq!(forwards, backwards);
        let options = |tokens: &Tokens| {
            let first = tokens.iter().position(|&token| !graph[token].is_empty());
            let moved = |first: usize| {
                let with = |&option: &usize| {
                    let mut tokens = tokens.clone();
                    tokens[first] = option;
                    tokens
                };
                graph[tokens[first]].iter().map(with).collect()
            };
            first.map(moved).unwrap_or_default()
        };
        prop_assert_eq!(forwards.wins, wins(options, &tokens, Play::Normal));
        prop_assert_eq!(forwards.loses, wins(options, &tokens, Play::Misere));
    }

    #[test]
    fn a_conjunctive_compound_ends_with_its_least_remoteness(
        graph in graphs(),
        tokens in tokens(),
    ) {
        let options = |tokens: &Tokens| {
            let goes_on = tokens.iter().all(|&token| !graph[token].is_empty());
            if goes_on { moved(&graph, tokens, false) } else { vec![] }
        };
        let least = |remoteness: Vec<u32>| tokens.iter().map(|&token| remoteness[token]).min();
        if let Some(least) = least(of_vertices(&graph, remoteness)) {
            prop_assert_eq!(least % 2 == 1, wins(options, &tokens, Play::Normal));
        }
        if let Some(least) = least(of_vertices(&graph, remoteness_misere)) {
            prop_assert_eq!(least % 2 == 0, wins(options, &tokens, Play::Misere));
        }
    }

    #[test]
    fn a_continued_conjunctive_compound_ends_with_its_greatest_suspense(
        graph in graphs(),
        tokens in tokens(),
    ) {
        let options = |tokens: &Tokens| moved(&graph, tokens, false);
        let greatest = |suspense: Vec<u32>| tokens.iter().map(|&token| suspense[token]).max();
        let normal = greatest(of_vertices(&graph, suspense)).unwrap_or(0);
        prop_assert_eq!(normal % 2 == 1, wins(options, &tokens, Play::Normal));
        let misere = greatest(of_vertices(&graph, suspense_misere)).unwrap_or(0);
        prop_assert_eq!(misere % 2 == 0, wins(options, &tokens, Play::Misere));
    }
}

/// Two heaps of one counter; a move may take both.
#[test]
fn a_selective_compound_of_lost_components_may_be_won_in_misere_play() {
    let graph: Graph = vec![vec![], vec![0]];
    let options = |tokens: &Tokens| moved(&graph, tokens, true);
    assert!(!wins(options, &vec![1], Play::Misere));
    assert!(wins(options, &vec![1, 1], Play::Misere));
}
