//! Graphs, trees, and searches.

use crate::panic_message;
use shared::chase::Chase;
use shared::dyadic::Dyadic;
use shared::edmonds;
use shared::graph_games::Arena;
use shared::hopcroft_karp;
use shared::lists::{Adjacency, Lists};
use shared::loopy_values::{self, Value};
use shared::matching::Shrinking;
use shared::retrograde::{self, Decisions, Game, Graph, Options, Outcome, Play, Player};
use shared::search::{Grundy, Numbers, Outcomes};
use shared::stable_matching::stable_matching as matched;
use shared::targets::wins;
use shared::value_iteration::{iterate_values, INFINITY};
use shared::{geography, green_hackenbush, keep_component, leaf_picking, path_painting};
use shared::{stone_walk, tree, zigzag};

const MOST: usize = usize::MAX;

const NO_EDGES: [(usize, usize); 0] = [];

#[test]
fn chase() {
    for size in [0, 129, MOST] {
        let message = panic_message(move || Chase::new(size));
        assert!(message.contains("128"), "{message}");
    }
    let largest = Chase::new(128);
    let last = largest.position((63, 63), (127, 127), Player::Right);
    assert_eq!(last, largest.positions() - 1);
    assert_eq!((largest.turn(last), largest.degree(last)), (Player::Right, 4));
    let over = largest.position((127, 127), (127, 127), Player::Right);
    assert_eq!(largest.degree(over), 0);
    assert_eq!(Chase::new(1).positions(), 2);
    for cell in [(128, 0), (0, 128), (MOST, 0), (0, MOST)] {
        for start in [true, false] {
            let chase = Chase::new(128);
            let message = panic_message(move || {
                if start {
                    chase.start(cell, (0, 0))
                } else {
                    chase.position((0, 0), cell, Player::Left)
                }
            });
            assert!(message.contains("of a board of 128"), "{message}");
        }
    }
    for position in [2, MOST] {
        let message = panic_message(move || Chase::new(1).degree(position));
        assert!(message.contains("no position"), "{message}");
    }
}

#[test]
fn edmonds() {
    assert_eq!(edmonds::maximum_matching(&Adjacency::new()).size(), 0);
    let loops = edmonds::maximum_matching(&Adjacency::undirected(2, &[(0, 0)]));
    assert_eq!((loops.size(), loops.mate(0), loops.is_essential(1)), (0, None, false));
    panic_message(|| edmonds::maximum_matching(&graph([[u32::MAX]])));
}

#[test]
fn geography() {
    let alone = edmonds::maximum_matching(&Adjacency::undirected(1, &[]));
    assert!(!geography::wins(&alone, 0));
    assert_eq!(geography::winning_placements(&alone), [0]);
    assert!(geography::winning_placements(&edmonds::maximum_matching(&Adjacency::new())).is_empty());
    assert!(geography::winning_vertices(&graph([[0]]), 0).is_empty());
    panic_message(move || geography::wins(&alone, MOST));
    panic_message(|| geography::winning_vertices(&Adjacency::new(), 0));
}

#[test]
fn green_hackenbush() {
    assert_eq!(green_hackenbush::tree_value(1, NO_EDGES, 0), 0);
    assert_eq!(green_hackenbush::graph_value(1, &[(0, 0), (0, 0), (0, 0)], 0), 1);
    assert_eq!(green_hackenbush::grounded_values(1, NO_EDGES), [0]);
    let message = panic_message(|| green_hackenbush::grounded_values(0, NO_EDGES));
    assert!(message.contains("root"), "{message}");
    let message = panic_message(|| green_hackenbush::tree_value(0, NO_EDGES, 0));
    assert!(message.contains("root"), "{message}");
    let message = panic_message(|| green_hackenbush::graph_value(1, &[(0, MOST)], 0));
    assert!(message.contains("does not exist"), "{message}");
    panic_message(|| green_hackenbush::graph_value(0, &[], MOST));
}

#[test]
fn hopcroft_karp() {
    assert_eq!(hopcroft_karp::maximum_matching(&Adjacency::new(), 0).size(), 0);
    assert!(!hopcroft_karp::maximum_matching(&Adjacency::undirected(1, &[]), 1).is_essential(0));
    panic_message(|| hopcroft_karp::maximum_matching(&Adjacency::new(), 1));
    panic_message(|| hopcroft_karp::maximum_matching(&graph([[u32::MAX]]), 1));
}

#[test]
fn keep_component() {
    assert!(keep_component::wins(&[]) && keep_component::winning_moves(&[]).is_empty());
    assert!(!keep_component::wins(&[(0, 1)]));
    for edges in [[(0, MOST)], [(MOST, MOST)]] {
        let message = panic_message(move || keep_component::wins(&edges));
        assert!(message.contains("number"), "{message}");
        let message = panic_message(move || keep_component::winning_moves(&edges));
        assert!(message.contains("number"), "{message}");
    }
    panic_message(|| keep_component::tree_wins(1, [(0, 1)]));
}

#[test]
fn leaf_picking() {
    assert!(leaf_picking::wins(&[]));
    for parents in [vec![2], vec![u32::MAX], vec![0, 3]] {
        let message = panic_message(move || leaf_picking::wins(&parents));
        assert!(message.contains("parent"), "{message}");
    }
}

#[test]
fn lists() {
    assert!(Adjacency::undirected(0, &[]).is_empty() && Adjacency::default().is_empty());
    assert_eq!(Adjacency::undirected(1, &[(0, 0)])[0], [0, 0]);
    for edge in [(0, 1), (1, 0), (0, MOST), (MOST, 0)] {
        for graph in [Adjacency::undirected, Adjacency::directed] {
            let message = panic_message(move || graph(1, &[edge]));
            assert!(message.contains("does not exist"), "{message}");
        }
    }
    for vertices in [1 << 32, MOST] {
        let message = panic_message(move || Adjacency::undirected(vertices, &[]));
        assert!(message.contains("2^32"), "{message}");
    }
    assert_eq!(Lists::grouped(0, [(0, 'a'); 0]).len(), 0);
    for (lists, number) in [(0, 0), (1, 1), (1, MOST)] {
        let message = panic_message(move || Lists::grouped(lists, [(number, 'a')]));
        assert!(message.contains("no list"), "{message}");
    }
    for lists in [MOST - 1, MOST] {
        panic_message(move || Lists::grouped(lists, [(0, 'a'); 0]));
    }
    panic_message(|| Adjacency::undirected(1, &[])[1].len());
    panic_message(|| graph([[1]]).reversed());
}

/// A graph whose arcs may lead to vertices that do not exist.
fn graph<const N: usize>(lists: [[u32; 1]; N]) -> Adjacency {
    lists.into_iter().collect()
}

#[test]
fn matching() {
    let none = edmonds::maximum_matching(&Adjacency::new());
    let mut pair = Shrinking::new(Adjacency::undirected(2, &[(0, 1)]));
    assert!(pair.remove(0) && pair.neighbours(1).next().is_none());
    assert!(!pair.remove(0) && !pair.remove(1));
    panic_message(move || none.mate(MOST));
}

#[test]
fn path_painting() {
    assert!(path_painting::wins(&[true], &[], 0));
    assert_eq!(path_painting::winning_vertices(&[false], &[], 0), []);
    for root in [1, MOST] {
        let message = panic_message(move || path_painting::value(&[true], &[], root));
        assert!(message.contains("root"), "{message}");
    }
}

#[test]
fn loopy_values() {
    assert!(loopy_values::values(0, &[]).is_empty());
    let pass = loopy_values::values(1, &[(0, 0), (0, 0)]);
    assert_eq!(pass, [Value::Infinity([].into())]);
    assert_eq!(loopy_values::sum(&[]), Value::Nimber(0));
    let [high, low] = [u64::MAX, u64::MAX - 1];
    let infinity = Value::Infinity([low].into());
    let sum = loopy_values::sum(&[infinity, Value::Nimber(high)]);
    assert_eq!(sum, Value::Infinity([1].into()));
    let message = panic_message(|| loopy_values::values(1, &[(0, MOST)]));
    assert!(message.contains("does not exist"), "{message}");
}

#[test]
fn retrograde() {
    assert!(Graph::new(0, &[]).solve(Play::Normal).is_empty());
    let outcomes = Graph::new(1, &[]).solve(Play::Misere);
    assert_eq!(outcomes, [Outcome::Win(0)]);
    assert!(retrograde::wins(&outcomes, 0));
    assert!(retrograde::best_options(&Graph::new(1, &[]), &outcomes, 0).is_empty());
    let message = panic_message(|| Graph::new(1, &[(0, MOST)]));
    assert!(message.contains("does not exist"), "{message}");
    let message = panic_message(|| Graph::new(MOST, &[]));
    assert!(message.contains("2^32"), "{message}");
    for positions in [1 << 31, MOST] {
        let message = panic_message(move || retrograde::solve(&Boundless(positions), Play::Normal));
        assert!(message.contains("2^31"), "{message}");
    }
    panic_message(|| Decisions::new(&Graph::new(1, &[]), Play::Normal, &[1]).next());
}

#[test]
fn graph_games() {
    let nothing = Arena::new(&[], NO_EDGES);
    assert!(nothing.attractor(Player::Left, &[]).is_empty());
    assert!(nothing.least_costs(&[], &[]).strategy().is_empty());
    assert!(nothing.parity(&[]).winners.is_empty());
    let stuck = Arena::new(&[Player::Right], NO_EDGES);
    assert_eq!(stuck.attractor(Player::Left, &[0, 0]), [0]);
    assert_eq!(stuck.least_costs(&[], &[]).total(0), None);
    assert_eq!(stuck.least_costs(&[], &[0]).total(0), Some(0));
    let message = panic_message(|| stuck.buchi(&[true]));
    assert!(message.contains("no arc"), "{message}");
    let message = panic_message(|| Arena::new(&[Player::Left], [(0, MOST)]));
    assert!(message.contains("does not exist"), "{message}");

    let path = Arena::new(&[Player::Left; 3], [(0, 1), (1, 2), (2, 2)]);
    assert_eq!(path.parity(&[0, 0, u32::MAX]).winners, [Player::Right; 3]);
    assert_eq!(path.parity(&[0, u32::MAX, u32::MAX - 1]).winners, [Player::Left; 3]);
    let least = path.least_costs(&[0, u64::MAX, 0], &[2]);
    let totals = [0, 1, 2].map(|vertex| least.total(vertex));
    assert_eq!(totals, [Some(u64::MAX), Some(u64::MAX), Some(0)]);
    let message = panic_message(|| path.least_costs(&[1, u64::MAX, 0], &[2]));
    assert!(message.contains("2^64 or more"), "{message}");
    let message = panic_message(|| path.least_costs(&[1], &[2]));
    assert!(message.contains("a cost for each arc"), "{message}");
}

/// A game with the given number of positions and no moves.
struct Boundless(usize);

impl Game for Boundless {
    fn positions(&self) -> usize {
        self.0
    }

    fn degree(&self, _: usize) -> usize {
        0
    }

    fn each_predecessor<F: FnMut(usize)>(&self, _: usize, _: F) {}
}

impl Options for Boundless {
    fn each_option<F: FnMut(usize)>(&self, _: usize, _: F) {}
}

#[test]
fn search() {
    let mut outcomes = Outcomes::new(|_: &u64| vec![]);
    assert!(!outcomes.wins(&u64::MAX) && outcomes.winning_moves(&0).is_empty());
    let mut grundy = Grundy::new(|heap: &u64| (u64::MAX - 2..*heap).collect());
    assert_eq!(grundy.value(&u64::MAX), 2);
    let mut numbers = Numbers::new(|_: &u64| (vec![], vec![]));
    assert_eq!(numbers.value(&u64::MAX).map(Dyadic::birthday), Some(0));
    let message = panic_message(|| Grundy::new(|&at: &u64| vec![at]).value(&u64::MAX));
    assert!(message.contains("comes back"), "{message}");
}

#[test]
fn stable_matching() {
    assert!(matched(&[], &[]).is_empty());
    assert_eq!(matched(&[vec![0]], &[vec![0]]), [0]);
    let message = panic_message(|| matched(&[vec![0]], &[]));
    assert!(message.contains("sizes"), "{message}");
    for list in [vec![], vec![1], vec![MOST], vec![0, 0]] {
        let message = panic_message(move || matched(&[list], &[vec![0]]));
        assert!(message.contains("all members"), "{message}");
    }
}

#[test]
fn stone_walk() {
    assert!(stone_walk::wins(&Adjacency::new(), &[]).is_empty());
    assert_eq!(
        stone_walk::wins(&Adjacency::undirected(2, &[(0, 1)]), &[u64::MAX, 0]),
        [true, false]
    );
    assert_eq!(
        stone_walk::winning_vertices(&Adjacency::undirected(2, &[(0, 1)]), &[u64::MAX, 0], 0),
        [1]
    );
    let message = panic_message(|| stone_walk::wins(&Adjacency::new(), &[1]));
    assert!(message.contains("stones"), "{message}");
    panic_message(|| stone_walk::wins(&graph([[u32::MAX]]), &[1]));
    panic_message(|| stone_walk::winning_vertices(&Adjacency::new(), &[], 0));
}

#[test]
fn targets() {
    assert!(wins(0, &[], &[]).is_empty());
    assert_eq!(wins(1, &[(0, 0)], &[(0, 0)]), [Some(false)]);
    for pair in [(0, 1), (1, 0), (0, MOST)] {
        panic_message(move || wins(1, &[], &[pair]));
    }
}

#[test]
fn tree() {
    assert!(tree::leaves_first(1, &[], 0).is_empty());
    for (vertices, root) in [(0, 0), (1, 1), (1, MOST)] {
        let message = panic_message(move || tree::leaves_first(vertices, &[], root));
        assert!(message.contains("root"), "{message}");
    }
    let message = panic_message(|| tree::leaves_first(2, &[(0, MOST)], 0));
    assert!(message.contains("does not exist"), "{message}");
    for edges in [vec![], vec![(0, 0)], vec![(1, 1)], vec![(0, 1), (0, 1)]] {
        let message = panic_message(move || tree::leaves_first(2, &edges, 0));
        assert!(message.contains("not a tree"), "{message}");
    }
}

#[test]
fn value_iteration() {
    let none: Vec<i32> = iterate_values(&Graph::new(0, &[]), |_| Player::Left);
    assert!(none.is_empty());
    assert_eq!(iterate_values(&Graph::new(1, &[]), |_| Player::Left), [-INFINITY]);
    assert_eq!(iterate_values(&Graph::new(1, &[(0, 0)]), |_| Player::Left), [0]);
}

#[test]
fn zigzag() {
    assert!(zigzag::mates(&[], 0, true).is_empty());
    assert_eq!(zigzag::mates(&[vec![u64::MAX]], 1, false), [1, 0]);
    for weights in [vec![vec![]], vec![vec![1, 2]]] {
        panic_message(move || zigzag::mates(&weights, 0, true));
    }
}
