//! All modules with winning moves against the rules of their games: `wins` is whether the player to
//! move wins, and `winning_moves` are the positions that the moves lead to which win.

use crate::coin::{boards, coins_of, set_of};
use crate::edmonds::{edges, graphs, triangles};
use crate::grundy::{lasker_options, unequal_parts};
use crate::hackenbush::{owner, stalks, tower};
use crate::rules::{sums, ByOptions};
use crate::{coin, geography, hopcroft_karp};
use jury::cases::subsets;
use jury::rules::geography::placed;
use jury::rules::nim::Nim;
use jury::rules::towers::{sorted, Tower, Towers};
use jury::rules::wythoff::Wythoff;
use jury::rules::{Game, Partizan, Player};
use jury::search::{impartial, loopy, partizan};
use proptest::prelude::*;
use shared::hackenbush::Colour::{self, Blue, Red};
use shared::retrograde::{Graph, Play};
use shared::subtraction::Subtraction;
use std::collections::BTreeSet;
use std::fmt::Debug;

/// Which winning moves a module finds.
#[derive(Clone, Copy)]
enum Finds {
    All,
    /// At least one if there is one.
    Some,
}

/// Whether the player to move wins, and the positions that winning moves lead to.
type Answer<P> = (bool, Vec<P>);

/// Compares the answers of the theory with those of the rules.
fn check<P: Clone + Debug + Ord>(
    game: &str,
    finds: Finds,
    positions: impl IntoIterator<Item = P>,
    mut rules: impl FnMut(&P) -> Answer<P>,
    mut theory: impl FnMut(&P) -> Answer<P>,
) {
    let set = |moves: Vec<P>| moves.into_iter().collect::<BTreeSet<P>>();
    let mut checked = 0;
    for position in positions {
        let (wins, winning) = rules(&position);
        let (claimed, found) = theory(&position);
        assert_eq!(claimed, wins, "{game}: {position:?}");
        let (winning, found) = (set(winning), set(found));
        match finds {
            Finds::All => assert_eq!(found, winning, "{game}: {position:?}"),
            Finds::Some => {
                assert!(found.is_subset(&winning), "{game}: {position:?} {found:?}");
                assert_eq!(found.is_empty(), winning.is_empty(), "{game}: {position:?}");
            }
        }
        checked += 1;
    }
    assert!(checked > 0, "{game}");
}

/// The answers of the rules of an impartial game.
fn searched<G: Game>(
    game: G,
    play: impartial::Play,
) -> impl FnMut(&G::Position) -> Answer<G::Position> {
    let mut outcomes = impartial::Outcomes::new(game, play);
    move |position| (outcomes.wins(position), outcomes.winning_options(position))
}

/// The answers of the rules of an impartial game in normal play.
fn normal<G: Game>(game: G) -> impl FnMut(&G::Position) -> Answer<G::Position> {
    searched(game, impartial::Play::Normal)
}

/// Every list of a number of integers below a bound.
fn lists(length: usize, bound: u64) -> impl Iterator<Item = Vec<u64>> {
    let place = move |code: u64, at: usize| code / bound.pow(at as u32) % bound;
    (0..bound.pow(length as u32)).map(move |code| (0..length).map(|at| place(code, at)).collect())
}

/// Every pair of integers below two bounds.
fn pairs(a: u64, b: u64) -> impl Iterator<Item = (u64, u64)> {
    (0..a).flat_map(move |a| (0..b).map(move |b| (a, b)))
}

#[test]
fn nim() {
    use shared::nim::{winning_moves, winning_moves_misere, wins, wins_misere};
    let positions = || (0..=4).flat_map(|heaps| lists(heaps, 8));
    check("Nim", Finds::All, positions(), normal(Nim), |heaps| {
        (wins(heaps), winning_moves(heaps))
    });
    let misere = searched(Nim, impartial::Play::Misere);
    check("misère Nim", Finds::All, positions(), misere, |heaps| {
        (wins_misere(heaps), winning_moves_misere(heaps))
    });
}

#[test]
fn bachet() {
    use shared::bachet::{winning_moves, wins};
    for most in 0..20 {
        let rules = ByOptions::new(move |&heap: &u64| {
            let taken = 1..=most.min(heap);
            taken.map(|taken| heap - taken).collect()
        });
        check(
            "Bachet's game",
            Finds::All,
            0..200,
            normal(rules),
            |&heap| (wins(heap, most), winning_moves(heap, most)),
        );
    }
}

#[test]
fn fibonacci() {
    use shared::fibonacci::{winning_moves, wins};
    let rules = ByOptions::new(|&(heap, limit): &(u64, u64)| {
        let taken = 1..=limit.min(heap);
        taken.map(|taken| (heap - taken, 2 * taken)).collect()
    });
    let positions = (0..150).flat_map(|heap| (0..=heap + 1).map(move |limit| (heap, limit)));
    check(
        "Fibonacci Nim",
        Finds::All,
        positions,
        normal(rules),
        |&(heap, limit)| (wins(heap, limit), winning_moves(heap, limit)),
    );
}

/// Moore's Nim: every tuple of what the heaps may be left with, heap by heap.
fn moore_options(heaps: &[u64], k: usize) -> Vec<Vec<u64>> {
    let mut options = vec![vec![]];
    for &heap in heaps {
        options = options
            .iter()
            .flat_map(|front| (0..=heap).map(move |rest| [&front[..], &[rest]].concat()))
            .collect();
    }
    let touched = |rest: &Vec<u64>| (0..heaps.len()).filter(|&at| heaps[at] != rest[at]).count();
    options.retain(|rest| (1..=k).contains(&touched(rest)));
    options
}

#[test]
fn moore() {
    use shared::moore::{winning_moves, wins};
    for k in 1..=4 {
        let rules = ByOptions::new(move |heaps: &Vec<u64>| moore_options(heaps, k));
        let positions = (0..=4).flat_map(|heaps| lists(heaps, 5));
        check(
            "Moore's Nim",
            Finds::Some,
            positions,
            normal(rules),
            |heaps| (wins(heaps, k), winning_moves(heaps, k)),
        );
    }
}

fn staircase_options(steps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for at in 0..steps.len() {
        for coins in 1..=steps[at] {
            let mut option = steps.to_vec();
            option[at] -= coins;
            if at > 0 {
                option[at - 1] += coins;
            }
            options.push(option);
        }
    }
    options
}

#[test]
fn staircase() {
    use shared::staircase::{winning_moves, wins};
    let rules = ByOptions::new(|steps: &Vec<u64>| staircase_options(steps));
    check(
        "staircase Nim",
        Finds::All,
        lists(5, 5),
        normal(rules),
        |steps| (wins(steps), winning_moves(steps)),
    );
}

#[test]
fn wythoff() {
    use shared::wythoff::{winning_moves, wins};
    check(
        "Wythoff's game",
        Finds::All,
        pairs(100, 100),
        normal(Wythoff),
        |&(a, b)| (wins(a, b), winning_moves(a, b)),
    );
}

#[test]
fn search() {
    let mut theory = shared::search::Outcomes::new(|pair| Wythoff.options(pair));
    check(
        "Wythoff's game by search",
        Finds::All,
        pairs(30, 30),
        normal(Wythoff),
        |pair| (theory.wins(pair), theory.winning_moves(pair)),
    );
}

#[test]
fn coins() {
    for (name, rule) in coin::GAMES {
        let game = shared::coin::Game::new(10, rule);
        check(
            name,
            Finds::All,
            0..1 << 10,
            normal(boards(rule)),
            |&board| {
                let heads = coins_of(board);
                let moves = game.winning_moves(&heads);
                (
                    game.wins(&heads),
                    moves.iter().map(|heads| set_of(heads)).collect(),
                )
            },
        );
    }
}

fn check_sums(game: &str, largest: usize, options: impl Fn(usize) -> Vec<Vec<usize>> + Copy) {
    use shared::grundy::{heap_values, winning_moves, wins};
    let values = heap_values(largest, options);
    let positions = (0..=largest).flat_map(move |a| {
        (a..=largest).flat_map(move |b| (b..=largest).map(move |c| vec![a, b, c]))
    });
    check(
        game,
        Finds::All,
        positions,
        normal(sums(options)),
        |heaps| {
            let mut moves = winning_moves(&values, heaps, options);
            moves.iter_mut().for_each(|heaps| heaps.sort_unstable());
            (wins(&values, heaps), moves)
        },
    );
}

#[test]
fn sums_of_heaps() {
    check_sums("Grundy's game", 8, unequal_parts);
    check_sums("Lasker's Nim", 6, lasker_options);
    check_sums("take 2, 3 or 7", 12, |heap| {
        Subtraction::new(&[2, 3, 7]).options(heap)
    });
}

fn stalk(tower: &Tower) -> Vec<Colour> {
    let colour = |&player: &Player| if player == Player::Left { Blue } else { Red };
    tower.iter().map(colour).collect()
}

#[test]
fn hackenbush() {
    use shared::hackenbush::{winning_moves, wins};
    let towers: Vec<Tower> = stalks(3).iter().map(|stalk| tower(stalk)).collect();
    let mut positions = Vec::new();
    for (i, a) in towers.iter().enumerate() {
        for (j, b) in towers.iter().enumerate().skip(i) {
            for c in &towers[j..] {
                positions.push(sorted(vec![a.clone(), b.clone(), c.clone()]));
            }
        }
    }
    let mut outcomes = partizan::Outcomes::new(Towers);
    for mover in [Blue, Red] {
        let player = owner(mover);
        let mut rules = |towers: &Vec<Tower>| {
            let mut options = Towers.options(towers, player);
            options.retain(|option| !outcomes.wins(option, player.other()));
            (outcomes.wins(towers, player), options)
        };
        check(
            "stalks",
            Finds::All,
            positions.clone(),
            &mut rules,
            |towers| {
                let stalks: Vec<_> = towers.iter().map(stalk).collect();
                let moves = winning_moves(&stalks, mover).into_iter();
                let moves =
                    moves.map(|stalks| sorted(stalks.iter().map(|stalk| tower(stalk)).collect()));
                (wins(&stalks, mover), moves.collect())
            },
        );
    }
}

fn check_geography(graph: &[Vec<usize>]) {
    use shared::geography::{winning_moves, wins};
    let matching = shared::edmonds::maximum_matching(graph);
    let mut outcomes = impartial::Outcomes::new(geography::rules(graph), impartial::Play::Normal);
    let rules = |&start: &usize| {
        let moves = outcomes.winning_options(&placed(start));
        let vertices = moves.into_iter().map(|(vertex, _)| vertex);
        (outcomes.wins(&placed(start)), vertices.collect())
    };
    let game = format!("geography on {graph:?}");
    check(&game, Finds::All, 0..graph.len(), rules, |&start| {
        (wins(&matching, start), winning_moves(graph, start))
    });
}

#[test]
fn geography_on_small_graphs() {
    let all = (1..=5).flat_map(graphs);
    let bipartite = hopcroft_karp::graphs().map(|(graph, _)| graph);
    let graphs = all.chain(bipartite).chain((1..=3).map(triangles));
    for graph in graphs.filter(|graph| !graph.is_empty()) {
        check_geography(&graph);
    }
}

fn check_retrograde(positions: usize, arcs: &[(usize, usize)]) {
    use shared::retrograde::{winning_moves, wins};
    let rules = ByOptions::new(|&token: &usize| {
        let from_here = arcs.iter().filter(|(from, _)| *from == token);
        from_here.map(|&(_, to)| to).collect()
    });
    let graph = Graph::new(positions, arcs);
    for (play, end) in [
        (Play::Normal, impartial::Play::Normal),
        (Play::Misere, impartial::Play::Misere),
    ] {
        let searched = loopy::solve(&rules, end, 0..positions);
        let answer = |position: &usize| {
            let mut moves = rules.options(position);
            moves.retain(|option| matches!(searched[option], loopy::Outcome::Loss(_)));
            (matches!(searched[position], loopy::Outcome::Win(_)), moves)
        };
        let outcomes = graph.solve(play);
        let game = format!("{play:?} play on {arcs:?}");
        check(&game, Finds::All, 0..positions, answer, |&position| {
            (
                wins(&outcomes, position),
                winning_moves(&graph, &outcomes, position),
            )
        });
    }
}

#[test]
fn tokens_on_every_graph_on_three_vertices() {
    for positions in 1..=3 {
        let pairs = (0..positions).flat_map(|a| (0..positions).map(move |b| (a, b)));
        for arcs in subsets(pairs.collect()) {
            check_retrograde(positions, &arcs);
        }
    }
}

proptest! {
    #[test]
    fn geography_on_random_graphs(edges in edges(10)) {
        check_geography(&shared::matching::adjacency(10, &edges));
    }

    #[test]
    fn tokens_on_random_graphs((positions, arcs) in crate::retrograde::graphs()) {
        check_retrograde(positions, &arcs);
    }
}
