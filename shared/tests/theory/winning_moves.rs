//! All modules with winning moves against the rules of their games: `wins` says whether the player to move
//! wins, `winning_moves` lists all positions that winning moves lead to, `winning_move` is one of these,
//! and `winning_vertices` lists the vertices that winning moves choose.

use crate::coin::{boards, coins_of, set_of};
use crate::edmonds::{edges, graphs, triangles};
use crate::grundy::{lasker_options, unequal_parts};
use crate::hackenbush::{colour, stalks, stalks_of, towers_of};
use crate::rules::{sums, token};
use crate::{coin, geography, hopcroft_karp, stone_walk};
use jury::cases::{all_lists, subsets, trees};
use jury::rules::ascending;
use jury::rules::bachet::Bachet;
use jury::rules::candy_piles::CandyPiles;
use jury::rules::election::Election;
use jury::rules::exact_nim::ExactNim;
use jury::rules::geography::placed;
use jury::rules::keep_component::KeepComponent;
use jury::rules::lasker::Lasker;
use jury::rules::moore::Moore;
use jury::rules::nim::Nim;
use jury::rules::northcott::Northcott;
use jury::rules::path_painting::PathPainting;
use jury::rules::staircase::Staircase;
use jury::rules::stone_walk::StoneWalk;
use jury::rules::subtraction::Subtraction;
use jury::rules::take_away::TakeAway as TakeAwayRules;
use jury::rules::towers::Towers;
use jury::rules::wythoff::Wythoff;
use jury::rules::{Game, Player, Turns};
use jury::search::{impartial, loopy};
use proptest::prelude::*;
use shared::lists::Adjacency;
use shared::retrograde::{Graph, Play};
use std::collections::BTreeSet;
use std::fmt::Debug;

/// The winning moves that a module finds.
#[derive(Clone, Copy)]
enum Finds {
    All,
    /// At least one if there are any.
    Some,
}

/// An answer: whether the player to move wins, and the positions that winning moves lead to.
type Answer<P> = (bool, Vec<P>);

/// Compares the answers of a module with those of the rules.
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
    check("Nim", Finds::All, positions(), normal(Nim), |heaps| (wins(heaps), winning_moves(heaps)));
    let misere = searched(Nim, impartial::Play::Misere);
    check("misère Nim", Finds::All, positions(), misere, |heaps| {
        (wins_misere(heaps), winning_moves_misere(heaps))
    });
}

#[test]
fn bachet() {
    use shared::bachet::{winning_moves, wins};
    let positions = (0..20).flat_map(|most| (0..200).map(move |heap| (heap, most)));
    check("Bachet's game", Finds::All, positions, normal(Bachet), |&(heap, most)| {
        let moves = winning_moves(heap, most).into_iter();
        (wins(heap, most), moves.map(|rest| (rest, most)).collect())
    });
}

#[test]
fn candy_piles() {
    use shared::candy_piles::{winning_moves_misere, wins_misere};
    let positions = (0..=5).flat_map(|piles| lists(piles, 7)).map(ascending);
    let rules = searched(CandyPiles, impartial::Play::Misere);
    check("Candy Piles", Finds::All, positions, rules, |piles| {
        (wins_misere(piles), winning_moves_misere(piles))
    });
}

#[test]
fn fibonacci() {
    use shared::fibonacci::{winning_moves, wins};
    let positions = (0..150).flat_map(|heap| (0..=heap + 1).map(move |limit| (heap, limit)));
    check(
        "Fibonacci Nim",
        Finds::All,
        positions,
        normal(TakeAwayRules::default()),
        |&(heap, limit)| (wins(heap, limit), winning_moves(heap, limit)),
    );
}

#[test]
fn exact_nim() {
    use shared::exact_nim::{winning_move, wins};
    for k in 1..=4 {
        let positions = (0..=4.min(2 * k)).flat_map(|heaps| lists(heaps, 6));
        check("exact Nim", Finds::Some, positions, normal(ExactNim(k)), |heaps| {
            (wins(heaps, k), winning_move(heaps, k).into_iter().collect())
        });
    }
}

#[test]
fn moore() {
    use shared::moore::{winning_move, wins};
    for k in 1..=4 {
        let positions = (0..=4).flat_map(|heaps| lists(heaps, 5));
        check("Moore's Nim", Finds::Some, positions, normal(Moore(k)), |heaps| {
            (wins(heaps, k), winning_move(heaps, k).into_iter().collect())
        });
    }
}

#[test]
fn northcott() {
    use shared::northcott::{winning_moves, wins};
    for longest in 1..=3 {
        let retreats = || pairs(3, 3).map(|(left, right)| [left, right]);
        let positions = (1..=2).flat_map(|lines| lists(lines, 4));
        let positions = positions.flat_map(|gaps| {
            let movers = [Player::Left, Player::Right].into_iter();
            movers.flat_map(move |mover| {
                let gaps = gaps.clone();
                retreats().map(move |left| ((gaps.clone(), left), mover))
            })
        });
        let rules = normal(Turns(Northcott { longest }));
        check("Northcott's game", Finds::All, positions, rules, |((gaps, retreats), mover)| {
            let own = *mover as usize;
            let reach = if retreats[own] > 0 { longest } else { 0 };
            let moves = winning_moves(gaps, reach).into_iter().map(|reached| {
                let back = reached.iter().zip(gaps).any(|(new, old)| new > old);
                let mut retreats = *retreats;
                retreats[own] -= u64::from(back);
                ((reached, retreats), mover.other())
            });
            (wins(gaps), moves.collect())
        });
    }
}

#[test]
fn staircase() {
    use shared::staircase::{winning_moves, wins};
    check("staircase Nim", Finds::All, lists(5, 5), normal(Staircase), |steps| {
        (wins(steps), winning_moves(steps))
    });
}

#[test]
fn layered_nim() {
    use crate::layered_nim::{graphs, layers};
    use shared::layered_nim::{winning_move, wins};
    for (vertices, most) in [(0, 7), (1, 7), (2, 7), (3, 3), (4, 1)] {
        for graph in graphs(vertices) {
            let (resets, layers) = layers(&graph);
            check(
                "Nim in layers",
                Finds::Some,
                all_lists(vertices..=vertices, 0..=most),
                normal(Election::new(&graph, most)),
                |taxes| {
                    let heaps = taxes.iter().copied().zip(layers.iter().copied());
                    let winning = winning_move(taxes, &layers, &resets);
                    (wins(heaps), winning.into_iter().collect())
                },
            );
        }
    }
}

#[test]
fn take_away() {
    use shared::take_away::TakeAway;
    for factor in 1..=6 {
        let theory = TakeAway::new(factor, 80);
        let positions = (0..80).flat_map(|heap| (0..=heap + 1).map(move |limit| (heap, limit)));
        check(
            "take-away",
            Finds::All,
            positions,
            normal(TakeAwayRules { factor }),
            |&(heap, limit)| (theory.wins(heap, limit), theory.winning_moves(heap, limit)),
        );
    }
}

#[test]
fn wythoff() {
    use shared::wythoff::{winning_moves, wins};
    check("Wythoff's game", Finds::All, pairs(100, 100), normal(Wythoff), |&(a, b)| {
        (wins(a, b), winning_moves(a, b))
    });
}

#[test]
fn keep_component() {
    use shared::keep_component::{winning_moves, wins};
    for tree in trees(1..=6, &[()]) {
        let game = KeepComponent::new(&tree);
        let position = |set: u128| {
            let edges = tree.edges.iter().map(|&(a, b, ())| (a, b));
            let kept = edges.filter(|&(a, b)| set >> a & set >> b & 1 == 1);
            kept.collect::<Vec<_>>()
        };
        let start = game.start();
        let mut rules = searched(game, impartial::Play::Misere);
        check(
            "a component of a tree",
            Finds::All,
            [position(start)],
            |_| {
                let (wins, moves) = rules(&start);
                (wins, moves.into_iter().map(position).collect())
            },
            |edges| (wins(edges), winning_moves(edges)),
        );
    }
}

#[test]
fn path_painting() {
    use shared::path_painting::{winning_vertices, wins};
    for tree in trees(0..=5, &[()]) {
        let game = PathPainting::new(&tree);
        let edges: Vec<(usize, usize)> = tree.edges.iter().map(|&(a, b, ())| (a, b)).collect();
        check(
            "painting paths",
            Finds::All,
            0..1 << tree.vertices,
            normal(game.clone()),
            |&position| {
                let white: Vec<bool> =
                    (0..tree.vertices).map(|vertex| position >> vertex & 1 == 1).collect();
                let chosen = winning_vertices(&white, &edges, 0);
                let choices = game.choices(position);
                let moves = choices.filter(|(vertex, _)| chosen.contains(vertex));
                let moves = moves.map(|(_, left)| left).collect();
                (wins(&white, &edges, 0), moves)
            },
        );
    }
}

#[test]
fn search() {
    let mut theory = shared::search::Outcomes::new(|pair| Wythoff.options(pair));
    check("Wythoff's game by search", Finds::All, pairs(30, 30), normal(Wythoff), |pair| {
        (theory.wins(pair), theory.winning_moves(pair))
    });
}

#[test]
fn coins() {
    for (name, rule) in coin::GAMES {
        let game = shared::coin::Game::new(10, rule);
        check(name, Finds::All, 0..1 << 10, normal(boards(rule)), |&board| {
            let heads = coins_of(board);
            let moves = game.winning_moves(&heads);
            (game.wins(&heads), moves.iter().map(|heads| set_of(heads)).collect())
        });
    }
}

fn check_sums(
    game: &str,
    rules: impl Game<Position = Vec<u64>>,
    largest: u64,
    options: impl Fn(u64) -> Vec<Vec<u64>>,
) {
    use shared::grundy::{heap_values, winning_moves, wins};
    let values = heap_values(largest, &options);
    let positions = (0..=largest).flat_map(move |a| {
        (a..=largest).flat_map(move |b| (b..=largest).map(move |c| vec![a, b, c]))
    });
    let mut rules = normal(rules);
    let rules = |heaps: &Vec<u64>| {
        let (wins, moves) = rules(heaps);
        (wins, moves.into_iter().map(ascending).collect())
    };
    check(game, Finds::All, positions.map(ascending), rules, |heaps| {
        let moves = winning_moves(&values, heaps, &options).into_iter();
        (wins(&values, heaps), moves.map(ascending).collect())
    });
}

#[test]
fn sums_of_heaps() {
    check_sums("Grundy's game", sums(unequal_parts), 8, unequal_parts);
    check_sums("Lasker's Nim", Lasker, 6, lasker_options);
    let game = shared::subtraction::Subtraction::new(&[2, 3, 7]);
    let rules = Subtraction(vec![2, 3, 7]);
    check_sums("take 2, 3 or 7", rules, 12, |heap| game.options(heap));
}

#[test]
fn hackenbush() {
    use shared::hackenbush::{winning_moves, wins};
    let stalks = stalks(3);
    let mut positions = Vec::new();
    for (i, a) in stalks.iter().enumerate() {
        for (j, b) in stalks.iter().enumerate().skip(i) {
            for c in &stalks[j..] {
                let towers = towers_of(&[a.clone(), b.clone(), c.clone()]);
                positions
                    .extend([Player::Left, Player::Right].map(|mover| (towers.clone(), mover)));
            }
        }
    }
    let rules = normal(Turns(Towers));
    check("stalks", Finds::All, positions, rules, |(towers, mover)| {
        let (stalks, next) = (stalks_of(towers), mover.other());
        let moves = winning_moves(&stalks, colour(*mover));
        let moves = moves.iter().map(|stalks| (towers_of(stalks), next));
        (wins(&stalks, colour(*mover)), moves.collect())
    });
}

fn check_geography(graph: &Adjacency) {
    use shared::geography::{winning_vertices, wins};
    let matching = shared::edmonds::maximum_matching(graph);
    let mut outcomes = impartial::Outcomes::new(geography::rules(graph), impartial::Play::Normal);
    let rules = |&start: &usize| {
        let moves = outcomes.winning_options(&placed(start));
        let vertices = moves.into_iter().map(|(vertex, _)| vertex);
        (outcomes.wins(&placed(start)), vertices.collect())
    };
    let game = format!("geography on {graph:?}");
    check(&game, Finds::All, 0..graph.len(), rules, |&start| {
        (wins(&matching, start), winning_vertices(graph, start))
    });
}

fn check_stone_walk(graph: &Adjacency, stones: impl IntoIterator<Item = Vec<u64>>) {
    use shared::stone_walk::{winning_vertices, wins};
    let tokens = |stones: Vec<u64>| (0..graph.len()).map(move |token| (token, stones.clone()));
    let positions = stones.into_iter().flat_map(tokens);
    let rules = normal(StoneWalk::new(&geography::drawn(graph)));
    let game = format!("a walk over stones on {graph:?}");
    check(&game, Finds::All, positions, rules, |(token, stones)| {
        let after = |to: usize| {
            let mut stones = stones.clone();
            stones[*token] -= 1;
            (to, stones)
        };
        let moves = winning_vertices(graph, stones, *token).into_iter();
        (wins(graph, stones)[*token], moves.map(after).collect())
    });
}

#[test]
fn walks_over_stones_on_small_graphs() {
    for (vertices, bound) in [(1, 4), (2, 9), (3, 6), (4, 4)] {
        for graph in graphs(vertices) {
            check_stone_walk(&graph, lists(vertices, bound));
        }
    }
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
    let rules = token(positions, arcs.iter().copied());
    let graph = Graph::new(positions, arcs);
    for (play, end) in
        [(Play::Normal, impartial::Play::Normal), (Play::Misere, impartial::Play::Misere)]
    {
        let searched = loopy::solve(&rules, end, 0..positions);
        let answer = |position: &usize| {
            let mut moves = rules.options(position);
            moves.retain(|option| matches!(searched[option], loopy::Outcome::Loss(_)));
            (matches!(searched[position], loopy::Outcome::Win(_)), moves)
        };
        let outcomes = graph.solve(play);
        let game = format!("{play:?} play on {arcs:?}");
        check(&game, Finds::All, 0..positions, answer, |&position| {
            (wins(&outcomes, position), winning_moves(&graph, &outcomes, position))
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
        check_geography(&Adjacency::undirected(10, &edges));
    }

    #[test]
    fn walks_over_stones_on_random_graphs((graph, stones) in stone_walk::graphs()) {
        check_stone_walk(&graph, [stones]);
    }

    #[test]
    fn tokens_on_random_graphs((positions, arcs) in crate::retrograde::graphs()) {
        check_retrograde(positions, &arcs);
    }
}
