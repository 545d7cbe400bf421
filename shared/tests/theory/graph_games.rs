//! Graph games against every way to play, on all graphs of up to four vertices and on random larger ones.

use jury::cases::multisets;
use proptest::prelude::*;
use shared::graph_games::{Arena, Winners};
use shared::retrograde::Player::{self, Left, Right};
use std::panic::catch_unwind;
use std::thread::Builder;

type Arcs = Vec<(usize, usize)>;

/// A solver for the parity game of an arena with priorities.
type Solve = fn(&Arena, &[u32]) -> Winners;

/// All graphs with this many vertices, with loops but without parallel arcs.
fn graphs(vertices: usize) -> impl Iterator<Item = Arcs> {
    let pairs = move || (0..vertices).flat_map(move |a| (0..vertices).map(move |b| (a, b)));
    (0..1_u32 << (vertices * vertices)).map(move |set| {
        let chosen = pairs().zip(0..).filter(|(_, at)| set >> at & 1 == 1);
        chosen.map(|(pair, _)| pair).collect()
    })
}

/// The graphs in which every vertex has an arc.
fn total_graphs(vertices: usize) -> impl Iterator<Item = Arcs> {
    let has_arc = |arcs: &Arcs, vertex| arcs.iter().any(|&(from, _)| from == vertex);
    graphs(vertices).filter(move |arcs| (0..vertices).all(|vertex| has_arc(arcs, vertex)))
}

/// All ways to label the vertices with a number of labels, up to the order of the vertices.
fn labels(vertices: usize, most: u64) -> Vec<Vec<u64>> {
    multisets(vertices..=vertices, 0..=most - 1).collect()
}

fn player(number: u64) -> Player {
    [Left, Right][number as usize % 2]
}

/// Every way to choose an arc, by its number, from each vertex of a player that has an arc and is not one
/// of the `stops`.
fn strategies(
    arcs: &Arcs,
    owners: &[Player],
    player: Player,
    stops: &[usize],
) -> Vec<Vec<Option<usize>>> {
    let mut strategies = vec![vec![None; owners.len()]];
    for vertex in (0..owners.len()).filter(|vertex| owners[*vertex] == player) {
        let own: Vec<usize> = (0..arcs.len()).filter(|&arc| arcs[arc].0 == vertex).collect();
        if own.is_empty() || stops.contains(&vertex) {
            continue;
        }
        let with = |strategy: Vec<Option<usize>>| {
            own.iter()
                .map(move |&arc| {
                    let mut strategy = strategy.clone();
                    strategy[vertex] = Some(arc);
                    strategy
                })
                .collect::<Vec<_>>()
        };
        strategies = strategies.into_iter().flat_map(with).collect();
    }
    strategies
}

/// The winner of a play in which the token follows these arcs.
fn play_parity(start: usize, next: impl Fn(usize) -> usize, priorities: &[u32]) -> Player {
    let token = (0..priorities.len()).fold(start, |token, _| next(token));
    let cycle =
        std::iter::successors(Some(next(token)), |&vertex| (vertex != token).then(|| next(vertex)));
    let top = cycle.map(|vertex| priorities[vertex]).max().expect("a cycle");
    player(top.into())
}

/// Checks the strategies of both players against all strategies of the opponent.
fn check_parity(owners: &[Player], arcs: &Arcs, priorities: &[u32], solve: Solve) {
    let Winners { winners, strategy } = solve(&Arena::new(owners, arcs), priorities);
    for (vertex, to) in strategy.iter().enumerate() {
        if let Some(to) = *to {
            let is_arc = arcs.contains(&(vertex, to));
            assert!(is_arc, "no arc from {vertex} to {to}: {owners:?} {arcs:?}");
        }
    }
    for winner in [Left, Right] {
        for reply in strategies(arcs, owners, winner.other(), &[]) {
            let next = |vertex: usize| {
                strategy[vertex].unwrap_or_else(|| {
                    let arc = reply[vertex].expect("a vertex of the loser");
                    arcs[arc].1
                })
            };
            for start in (0..owners.len()).filter(|&start| winners[start] == winner) {
                assert!(
                    (0..owners.len()).all(|at| strategy[at].is_none() || owners[at] == winners[at]),
                    "a strategy of the loser"
                );
                let result = play_parity(start, next, priorities);
                assert_eq!(result, winner, "{owners:?} {arcs:?} {priorities:?} from {start}");
            }
        }
    }
}

/// Returns the cost of a play in which the token follows these arcs; `None` if it never reaches a target.
fn play_costs(
    start: usize,
    choice: impl Fn(usize) -> Option<usize>,
    arcs: &Arcs,
    costs: &[u64],
    targets: &[usize],
    vertices: usize,
) -> Option<u64> {
    let (mut token, mut total) = (start, 0);
    for _ in 0..=vertices {
        if targets.contains(&token) {
            return Some(total);
        }
        let arc = choice(token)?;
        assert_eq!(arcs[arc].0, token, "the arc begins elsewhere");
        total += costs[arc];
        token = arcs[arc].1;
    }
    None
}

/// Checks that the strategy of each player achieves the total against all strategies of the opponent, and
/// that the attractor consists of the vertices with a finite total.
fn check_costs(owners: &[Player], arcs: &Arcs, costs: &[u64], targets: &[usize]) {
    let arena = Arena::new(owners, arcs);
    let least = arena.least_costs(costs, targets);
    let totals: Vec<_> = (0..owners.len()).map(|vertex| least.total(vertex)).collect();
    let strategy = least.strategy();
    let never = u64::MAX;
    let place = || format!("{owners:?} {arcs:?} {costs:?} {targets:?}");
    for player in [Left, Right] {
        let mut worst: Vec<Option<u64>> = vec![None; owners.len()];
        for reply in strategies(arcs, owners, player.other(), targets) {
            let choice = |vertex: usize| {
                let owner = owners[vertex];
                if owner == player {
                    strategy[vertex]
                } else {
                    reply[vertex]
                }
            };
            for (start, worst) in worst.iter_mut().enumerate() {
                let cost = play_costs(start, choice, arcs, costs, targets, owners.len());
                let cost = cost.unwrap_or(never);
                let so_far = worst.unwrap_or(cost);
                *worst = Some(if player == Left { so_far.max(cost) } else { so_far.min(cost) });
            }
        }
        let expected: Vec<_> = totals.iter().map(|total| total.or(Some(never))).collect();
        assert_eq!(worst, expected, "{player:?} {}", place());
    }
    let mut attracted = arena.attractor(Left, targets);
    attracted.sort_unstable();
    let finite: Vec<usize> = (0..owners.len()).filter(|&vertex| totals[vertex].is_some()).collect();
    assert_eq!(attracted, finite, "{}", place());
}

/// Checks all graphs with this many vertices and all owners, with costs that differ from graph to graph. In graphs with
/// four vertices, all targets are Left's, which halves the time.
fn check_all_costs(vertices: usize) {
    for (number, arcs) in graphs(vertices).enumerate() {
        let costs: Vec<u64> =
            (0..arcs.len()).map(|arc| (number * 7 + arc * arc * 5) as u64 / 3 % 4).collect();
        // 0 is Left, 1 Right, 2 a target of Left, 3 a target of Right.
        let kinds = if vertices < 4 { 4 } else { 3 };
        for labels in labels(vertices, kinds) {
            let owners: Vec<Player> = labels.iter().map(|&label| player(label)).collect();
            let targets: Vec<usize> = (0..vertices).filter(|&vertex| labels[vertex] >= 2).collect();
            check_costs(&owners, &arcs, &costs, &targets);
        }
    }
}

/// Checks all graphs with this many vertices and these priorities.
fn check_all_parities(vertices: usize, priorities: &[u32], solve: Solve) {
    for arcs in total_graphs(vertices) {
        for labels in labels(vertices, 2 * priorities.len() as u64) {
            let owners: Vec<Player> = labels.iter().map(|&label| player(label)).collect();
            let chosen: Vec<u32> =
                labels.iter().map(|label| priorities[*label as usize / 2]).collect();
            check_parity(&owners, &arcs, &chosen, solve);
        }
    }
}

#[test]
fn costs_and_attractors_on_every_graph_of_up_to_four_vertices() {
    (0..=4).for_each(check_all_costs);
}

/// Solves a game whose priorities are 2 on the goals and 1 elsewhere.
fn buchi(arena: &Arena, priorities: &[u32]) -> Winners {
    let goals: Vec<bool> = priorities.iter().map(|&priority| priority == 2).collect();
    arena.buchi(&goals)
}

#[test]
fn buchi_games_on_every_graph_of_up_to_four_vertices() {
    for vertices in 0..=4 {
        check_all_parities(vertices, &[1, 2], buchi);
    }
}

#[test]
fn parity_games_on_every_graph_of_up_to_three_vertices() {
    for vertices in 0..=3 {
        check_all_parities(vertices, &[0, 1, 2, 3], Arena::parity);
    }
}

#[test]
#[ignore = "takes minutes: .ci/night runs it"]
fn parity_games_on_every_graph_of_four_vertices() {
    check_all_parities(4, &[0, 1, 2, 3], Arena::parity);
}

#[test]
fn a_goal_that_comes_once_is_not_enough() {
    let owners = [Left, Left];
    let arena = Arena::new(&owners, [(0, 1), (1, 1)]);
    assert_eq!(arena.buchi(&[true, false]).winners, [Right, Right]);
    assert_eq!(arena.buchi(&[false, true]).winners, [Left, Left]);
}

/// The opponent wins the smaller game in part at each of the thousands of priorities.
#[test]
fn many_priorities_take_quadratic_time() {
    let vertices = 4000;
    let owners: Vec<Player> = (0..vertices).map(|vertex| player(vertex / 2)).collect();
    let arena = Arena::new(&owners, (0..owners.len()).map(|vertex| (vertex, vertex)));
    let priorities: Vec<u32> = (0..owners.len() as u32).collect();
    // The recursion is deep.
    let thread = Builder::new().stack_size(16 << 20);
    let solved = thread.spawn(move || arena.parity(&priorities)).unwrap().join().unwrap();
    for (vertex, winner) in solved.winners.into_iter().enumerate() {
        assert_eq!(winner, player(vertex as u64));
        let expected = (owners[vertex] == winner).then_some(vertex);
        assert_eq!(solved.strategy[vertex], expected);
    }
}

/// Graphs with this many vertices, each with at least one arc.
fn arenas(most: usize) -> impl Strategy<Value = (Vec<Player>, Arcs, Vec<u32>)> {
    (1..=most).prop_flat_map(|vertices| {
        let owner = any::<bool>().prop_map(|left| if left { Left } else { Right });
        let first = prop::collection::vec(0..vertices, vertices);
        let more = prop::collection::vec((0..vertices, 0..vertices), 0..=vertices);
        let arcs = (first, more)
            .prop_map(|(first, more)| first.into_iter().enumerate().chain(more).collect());
        (prop::collection::vec(owner, vertices), arcs, prop::collection::vec(0_u32..6, vertices))
    })
}

proptest! {
    #[test]
    fn parity_games_of_seven_vertices((owners, arcs, priorities) in arenas(7)) {
        check_parity(&owners, &arcs, &priorities, Arena::parity);
    }

    #[test]
    fn buchi_games_of_seven_vertices((owners, arcs, priorities) in arenas(7)) {
        let priorities: Vec<u32> = priorities.iter().map(|priority| 1 + priority % 2).collect();
        check_parity(&owners, &arcs, &priorities, buchi);
    }

    #[test]
    fn buchi_games_of_sixty_vertices_as_parity_games((owners, arcs, priorities) in arenas(60)) {
        let priorities: Vec<u32> = priorities.iter().map(|&priority| 1 + u32::from(priority == 0)).collect();
        let arena = Arena::new(&owners, &arcs);
        prop_assert_eq!(buchi(&arena, &priorities).winners, arena.parity(&priorities).winners);
    }
}

#[test]
fn labels_and_graphs_are_complete() {
    assert_eq!(labels(4, 4).len(), 35);
    assert_eq!(total_graphs(3).count(), 7 * 7 * 7);
}

#[test]
fn a_target_is_a_vertex_in_all_its_bits() {
    let arena = Arena::new(&[Left], [(0, 0)]);
    let highest_bit = 1_usize.rotate_right(1);
    assert!(catch_unwind(|| arena.attractor(Left, &[highest_bit])).is_err());
}
