//! Prints answers of the theory, to be compared with plain definitions in Python. The argument names the
//! module. Questions come from standard input as `definitions/<module>.py` writes them; answers are in
//! Python's notation, with moves sorted.

use shared::beatty::Surd;
use shared::coin::{self, Game as Coins};
use shared::deep_dyadic::DeepDyadic;
use shared::dyadic::Dyadic;
use shared::lists::Adjacency;
use shared::modular::{Binomials, Modular};
use shared::retrograde::{self, Decisions, Graph, Outcome, Play};
use shared::surreal::{Bound, Fraction, simplest_between};
use shared::take_away::TakeAway;
use shared::{edmonds, fibonacci, geography, input, layered_nim, moore, staircase, wythoff};
use std::fmt::{Debug, Display};

fn main() {
    let module = std::env::args().nth(1);
    match module.as_deref() {
        Some("beatty") => beatty(),
        Some("coin") => coin(),
        Some("deep_dyadic") => deep_dyadic(),
        Some("dyadic") => dyadic(),
        Some("fibonacci") => fibonacci(),
        Some("geography") => geography(),
        Some("layered_nim") => layered_nim(),
        Some("moore") => moore(),
        Some("retrograde") => retrograde(),
        Some("staircase") => staircase(),
        Some("surreal") => surreal(),
        Some("take_away") => take_away(),
        Some("wythoff") => wythoff(),
        _ => panic!("expected a module that has a definition in Python"),
    }
}

fn print_sorted<T: Ord + Debug>(mut moves: Vec<T>) {
    moves.sort();
    println!("{moves:?}");
}

/// Prints the floors of multiples; then, up to `largest`, the floors of the complement and the index of each number.
fn beatty() {
    input! { p: i64, q: i64, d: u64, r: i64, multiples: [u64], largest: u64 }
    let surd = Surd::new(p, q, d, r);
    let floors: Vec<u128> = multiples.into_iter().map(|k| surd.floor_of_multiple(k)).collect();
    println!("{floors:?}");
    if let Some(complement) = surd.complement() {
        let floors = (1..).map(|k| complement.floor_of_multiple(k));
        let floors: Vec<u128> = floors.take_while(|&floor| floor <= largest.into()).collect();
        println!("{floors:?}");
    }
    let indices: Vec<u64> = (0..=largest).map(|n| surd.index_of(n).unwrap_or(0)).collect();
    println!("{indices:?}");
}

/// Prints the values of coins whose moves turn only coins before them, those of coins on a partial order, the value of
/// a position, and values by formula.
fn coin() {
    input! { lists: [[[usize]]], renamed: [[[usize]]], heads: [usize] }
    let coins = Coins::new(lists.len(), |coin| lists[coin].clone());
    let others = Coins::on_partial_order(lists.len(), |coin| renamed[coin].clone());
    let others = others.expect("the renamed coins have an order");
    println!("{:?}", (0..lists.len()).map(|coin| coins.value(coin)).collect::<Vec<_>>());
    println!("{:?}", (0..lists.len()).map(|coin| others.value(coin)).collect::<Vec<_>>());
    println!("{}", coins.position(&heads));
    print_sorted(coins.winning_moves(&heads));

    input! { place: u64, row: u64, column: u64, most: u64, factors: [u64] }
    println!("{} {}", coin::mock_turtles(place), coin::ruler(place));
    println!("{}", coin::ancestors(place as u32));
    println!("{}", coin::square(row, column, most));
    println!("{}", coin::tartan(&factors));
}

/// Prints the parts, sign and number at the top of a stack after each step.
fn deep_dyadic() {
    input! { steps: [(String, i64)] }
    let mut stack: Vec<DeepDyadic> = Vec::new();
    for (step, number) in steps {
        match (stack.pop(), &step[..]) {
            (top, "push") => stack.extend(top.into_iter().chain([number.into()])),
            (Some(mut top), "halve") => {
                top.halve(number as u64);
                stack.push(top);
            }
            (Some(top), "negative") => stack.push(-top),
            (Some(top), "add") => *stack.last_mut().expect("there are two numbers") += top,
            _ => panic!("{step} needs a number"),
        }
        let top = stack.last().expect("a step leaves a number");
        let (floor, sign) = (top.floor(), top.sign() as i8);
        println!("{floor} {sign} {}", or_none(top.to_dyadic()));
    }
}

/// Prints a number, a sum, an order, a floor and a birthday.
fn dyadic() {
    input! { pairs: [(i128, u32, i128, u32)] }
    for (numerator, exponent, other, its_exponent) in pairs {
        let (a, b) = (Dyadic::new(numerator, exponent), Dyadic::new(other, its_exponent));
        let sum = or_none(a.checked_add(b));
        println!("{a} {sum} {} {} {}", a.cmp(&b) as i8, a.floor(), a.birthday());
    }
}

fn or_none<T: Display>(value: Option<T>) -> String {
    value.map_or_else(|| "None".into(), |value| value.to_string())
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
        print_sorted(geography::winning_vertices(&graph, start));
    }
    println!("{:?}", geography::winning_placements(&matching));
}

fn layered_nim() {
    input! { heaps: [u64], layers: [usize; heaps.len()], arcs: [(usize, usize)] }
    let resets = Adjacency::directed(heaps.len(), &arcs);
    let sized = heaps.iter().copied().zip(layers.iter().copied());
    println!("{}", u8::from(layered_nim::wins(sized)));
    let winning = layered_nim::winning_move(&heaps, &layers, &resets);
    println!("{:?}", Vec::from_iter(winning));
}

fn moore() {
    input! { heaps: [u64], k: usize, most: usize }
    println!("{}", u8::from(moore::wins(&heaps, k)));
    println!("{:?}", Vec::from_iter(moore::winning_move(&heaps, k)));
    let binomials = Binomials::<1_000_000_007>::up_to(heaps.len());
    let lost = moore::lost_positions(heaps.len(), k, most, &binomials);
    let counts: Vec<u32> = lost.into_iter().map(Modular::value).collect();
    println!("{counts:?}");
}

/// Prints the outcome, the winning moves and the best moves of each position, where some positions are lost at once.
fn retrograde() {
    input! { positions: usize, moves: [(usize, usize)], is_misere: u8, lost: [usize] }
    let graph = Graph::new(positions, &moves);
    let play = if is_misere == 1 { Play::Misere } else { Play::Normal };
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

/// Prints the simplest numbers between dyadic rationals or fractions.
fn surreal() {
    input! { pairs: [(u8, u8, i128, i64, u8, i128, i64)] }
    for (is_dyadic, has_left, left, below_left, has_right, right, below_right) in pairs {
        let bounds = [(has_left, left, below_left), (has_right, right, below_right)];
        let simplest = if is_dyadic == 1 {
            between(bounds, |top, exponent| Dyadic::new(top, exponent as u32))
        } else {
            between(bounds, |top, below| Fraction::new(top as i64, below))
        };
        println!("{}", or_none(simplest));
    }
}

fn between<B: Bound>(
    bounds: [(u8, i128, i64); 2],
    bound: impl Fn(i128, i64) -> B,
) -> Option<Dyadic> {
    let [left, right] =
        bounds.map(|(is_there, top, below)| (is_there == 1).then(|| bound(top, below)));
    simplest_between(left, right)
}

fn take_away() {
    input! { factor: u64, largest: u64, heap: u64, limit: u64 }
    let game = TakeAway::new(factor, largest);
    println!("{:?}", game.lost_heaps());
    println!("{:?}", game.parts(heap));
    println!("{}", u8::from(game.wins(heap, limit)));
    print_sorted(game.winning_moves(heap, limit));
}

fn wythoff() {
    input! { a: u64, b: u64, k: u64, heaps: (u64, u64) }
    println!("{}", u8::from(wythoff::wins(a, b)));
    print_sorted(wythoff::winning_moves(a, b));
    println!("{} {}", or_none(wythoff::lower(k)), or_none(wythoff::partner(k)));
    println!("{}", u8::from(wythoff::wins(heaps.0, heaps.1)));
}
