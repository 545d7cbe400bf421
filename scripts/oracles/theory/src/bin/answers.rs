//! What modules of the theory answer, to be held against plain definitions in Python.
//!
//! The argument names the module. The questions come on standard input, as `definitions/<module>.py` beside this
//! package writes them, and the answers are written as Python writes lists and numbers. Moves are sorted: their
//! order is no answer.

use shared::beatty::Surd;
use shared::coin::{self, Game as Coins};
use shared::lists::Adjacency;
use shared::modular::Binomials;
use shared::retrograde::{self, Decisions, Graph, Outcome, Play};
use shared::take_away::TakeAway;
use shared::{edmonds, fibonacci, geography, input, layered_nim, moore, staircase};
use std::fmt::Debug;

fn main() {
    let module = std::env::args().nth(1);
    match module.as_deref() {
        Some("beatty") => beatty(),
        Some("coin") => coin(),
        Some("fibonacci") => fibonacci(),
        Some("geography") => geography(),
        Some("layered_nim") => layered_nim(),
        Some("moore") => moore(),
        Some("retrograde") => retrograde(),
        Some("staircase") => staircase(),
        Some("take_away") => take_away(),
        _ => panic!("expected a module that has a definition in Python"),
    }
}

fn print_sorted<T: Ord + Debug>(mut moves: Vec<T>) {
    moves.sort();
    println!("{moves:?}");
}

/// Some floors; the complement's, and the index of each number, up to the largest.
fn beatty() {
    input! { p: i64, q: i64, d: u64, r: i64, multiples: [u64], largest: u64 }
    let surd = Surd::new(p, q, d, r);
    let floors: Vec<u128> = multiples
        .into_iter()
        .map(|k| surd.floor_of_multiple(k))
        .collect();
    println!("{floors:?}");
    if let Some(complement) = surd.complement() {
        let floors = (1..).map(|k| complement.floor_of_multiple(k));
        let floors: Vec<u128> = floors
            .take_while(|&floor| floor <= largest.into())
            .collect();
        println!("{floors:?}");
    }
    let indices: Vec<u64> = (0..=largest)
        .map(|n| surd.index_of(n).unwrap_or(0))
        .collect();
    println!("{indices:?}");
}

/// The values of coins, with those that are turned along before them or anywhere; a position; and formulas.
fn coin() {
    input! { lists: [[[usize]]], renamed: [[[usize]]], heads: [usize] }
    let coins = Coins::new(lists.len(), |coin| lists[coin].clone());
    let others = Coins::on_partial_order(lists.len(), |coin| renamed[coin].clone());
    let others = others.expect("the renamed coins have an order");
    println!(
        "{:?}",
        (0..lists.len())
            .map(|coin| coins.value(coin))
            .collect::<Vec<_>>()
    );
    println!(
        "{:?}",
        (0..lists.len())
            .map(|coin| others.value(coin))
            .collect::<Vec<_>>()
    );
    println!("{}", coins.position(&heads));
    print_sorted(coins.winning_moves(&heads));

    input! { place: u64, row: u64, column: u64, most: u64, factors: [u64] }
    println!("{} {}", coin::mock_turtles(place), coin::ruler(place));
    println!("{}", coin::ancestors(place as u32));
    println!("{}", coin::square(row, column, most));
    println!("{}", coin::tartan(&factors));
}

fn fibonacci() {
    input! { heap: u64, limit: u64 }
    println!("{:?}", fibonacci::zeckendorf(heap));
    println!("{}", u8::from(fibonacci::wins(heap, limit)));
    print_sorted(fibonacci::winning_moves(heap, limit));
    println!("{}", fibonacci::count_wins(heap, limit));
}

fn geography() {
    input! { vertices: usize, edges: [(usize, usize)] }
    let graph = Adjacency::undirected(vertices, &edges);
    let matching = edmonds::maximum_matching(&graph);
    for start in 0..vertices {
        println!("{}", u8::from(geography::wins(&matching, start)));
        print_sorted(geography::winning_moves(&graph, start));
    }
    println!("{:?}", geography::winning_placements(&matching));
}

fn layered_nim() {
    input! { heaps: [u64], layers: [usize; heaps.len()], arcs: [(usize, usize)] }
    let resets = Adjacency::directed(heaps.len(), &arcs);
    let sized = heaps.iter().copied().zip(layers.iter().copied());
    println!("{}", u8::from(layered_nim::wins(sized)));
    println!("{:?}", layered_nim::winning_moves(&heaps, &layers, &resets));
}

fn moore() {
    input! { heaps: [u64], k: usize, most: usize }
    println!("{}", u8::from(moore::wins(&heaps, k)));
    println!("{:?}", moore::winning_moves(&heaps, k));
    let binomials = Binomials::<1_000_000_007>::up_to(heaps.len());
    let lost = moore::lost_positions(heaps.len(), k, most, &binomials);
    println!(
        "{:?}",
        lost.into_iter()
            .map(|count| count.value())
            .collect::<Vec<_>>()
    );
}

/// The outcome of each position, its winning moves and its best ones, where some are lost at once.
fn retrograde() {
    input! { positions: usize, moves: [(usize, usize)], is_misere: u8, lost: [usize] }
    let graph = Graph::new(positions, &moves);
    let play = if is_misere == 1 {
        Play::Misere
    } else {
        Play::Normal
    };
    let mut outcomes = vec![Outcome::Draw; positions];
    for (position, outcome) in Decisions::new(&graph, play, &lost) {
        outcomes[position] = outcome;
    }
    if lost.is_empty() {
        assert_eq!(graph.solve(play), outcomes);
    }
    for position in 0..positions {
        println!("{:?}", outcomes[position]);
        print_sorted(retrograde::winning_moves(&graph, &outcomes, position));
        print_sorted(retrograde::best_options(&graph, &outcomes, position));
    }
}

fn staircase() {
    input! { steps: [u64] }
    println!("{}", u8::from(staircase::wins(&steps)));
    print_sorted(staircase::winning_moves(&steps));
}

fn take_away() {
    input! { factor: u64, largest: u64, heap: u64, limit: u64 }
    let game = TakeAway::new(factor, largest);
    println!("{:?}", game.lost_heaps());
    println!("{:?}", game.parts(heap));
    println!("{}", u8::from(game.wins(heap, limit)));
    print_sorted(game.winning_moves(heap, limit));
}
