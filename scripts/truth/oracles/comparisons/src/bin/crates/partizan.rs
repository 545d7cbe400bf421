//! Numbers, short games and positions of partizan games against `cgt`.

use crate::{Comparison, Tried, same};
use cgt::numeric::dyadic_rational_number::DyadicRationalNumber;
use cgt::numeric::nimber::Nimber;
use cgt::short::partizan::canonical_form::CanonicalForm;
use cgt::short::partizan::canonical_form::nus::Nus;
use cgt::short::partizan::games::toads_and_frogs::ToadsAndFrogs;
use cgt::short::partizan::games::{domineering::Domineering, konane::Konane};
use cgt::short::partizan::partizan_game::PartizanGame;
use cgt::short::partizan::transposition_table::ParallelTranspositionTable;
use rand::Rng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use shared::atomic_weight::atomic_weight;
use shared::dyadic::Dyadic;
use shared::green_hackenbush::graph_value;
use shared::hackenbush::{self, Colour};
use shared::impartial_form;
use shared::retrograde::Player;
use shared::search::{Numbers, OutcomeClass, PartizanOutcomes};
use shared::short_game::{Game, Games};
use shared::surreal::simplest_between;
use shared::surreal_form::Form;
use shared::temperature::Thermographs;
use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::fmt::Debug;
use std::str::FromStr;

pub const COMPARISONS: &[Comparison] = &[
    compared("dyadic rationals", dyadics),
    compared("simplest numbers", simplest_numbers),
    compared("surreal forms and their sums", surreal_forms),
    compared("canonical surreal forms", canonical_numbers),
    compared("impartial forms and their sums", impartial_forms),
    compared("canonical forms of short games", canonical_forms),
    compared("sums and order of short games", sums),
    compared("stops, birthdays and ups of short games", measures),
    compared("thermographs", thermographs),
    compared("atomic weights", atomic_weights),
    compared("positions of Domineering", domineering),
    compared("positions of Konane", konane),
    compared("positions of Toads and Frogs", toads_and_frogs),
    compared("red-blue Hackenbush trees and stalks", red_blue_hackenbush),
    compared("green Hackenbush graphs", green_hackenbush),
];

const fn compared(what: &'static str, try_case: fn(&mut ChaCha8Rng) -> Tried) -> Comparison {
    Comparison { what, against: "cgt", try_case }
}

fn number(ours: Dyadic) -> DyadicRationalNumber {
    let numerator = i64::try_from(ours.numerator()).expect("the numbers tried are small");
    DyadicRationalNumber::new(numerator, ours.exponent())
}

fn dyadic(rng: &mut ChaCha8Rng, most: i128, finest: u32) -> Dyadic {
    Dyadic::new(rng.random_range(-most..=most), rng.random_range(0..=finest))
}

fn dyadics(rng: &mut ChaCha8Rng) -> Tried {
    let [a, b] = [(); 2].map(|()| dyadic(rng, 1 << 30, 20));
    let [x, y] = [a, b].map(number);
    same((a, b), number(a + b), x + y)?;
    same((a, b), number(a - b), x - y)?;
    same((a, b), a.cmp(&b), x.cmp(&y))?;
    same(a, a.floor(), x.floor().into())?;
    same(a, a.to_string(), x.to_string())
}

/// Compares the simplest number between `a` and `b`, where `a < b`, with `{a | b}` in the crate.
fn simplest_numbers(rng: &mut ChaCha8Rng) -> Tried {
    let [a, b] = [(); 2].map(|()| dyadic(rng, 40, 5));
    let [left, right] = [a.min(b), a.max(b)].map(|bound| rng.random_bool(0.9).then_some(bound));
    if left.is_some() && left == right {
        return Ok(());
    }
    let options = [left, right].map(|bound| {
        let game = bound.map(|bound| CanonicalForm::new_dyadic(number(bound)));
        game.into_iter().collect()
    });
    let [lefts, rights] = options;
    let theirs = CanonicalForm::new_from_moves(lefts, rights).to_number();
    same((left, right), simplest_between(left, right).map(number), theirs)
}

/// A form with random options, and its game in the crate; `None` for the form if it is not a number.
fn form(rng: &mut ChaCha8Rng, depth: u32) -> (Option<Form>, CanonicalForm) {
    let mut lists = [const { Vec::new() }; 2];
    let mut games = [const { Vec::new() }; 2];
    for side in 0..2 {
        for _ in 0..rng.random_range(0..=2.min(depth)) {
            if let (Some(option), game) = form(rng, depth - 1) {
                lists[side].push(option);
                games[side].push(game);
            }
        }
    }
    let ([left, right], [lefts, rights]) = (lists, games);
    (Form::new(left, right), CanonicalForm::new_from_moves(lefts, rights))
}

fn surreal_forms(rng: &mut ChaCha8Rng) -> Tried {
    let [(a, x), (b, y)] = [(); 2].map(|()| form(rng, 4));
    same(&x, a.as_ref().map(|a| number(a.value())), x.to_number())?;
    let (Some(a), Some(b)) = (a, b) else {
        return Ok(());
    };
    same((&a, &b), Some(a.cmp(&b)), x.partial_cmp(&y))?;
    same((&a, &b), Some(number((&a + &b).value())), (&x + &y).to_number())?;
    same((&a, &b), Some(number((&a - &b).value())), (&x - &y).to_number())?;
    same(&a, a.outcome(), class(&x))
}

fn canonical_numbers(rng: &mut ChaCha8Rng) -> Tried {
    let value = dyadic(rng, 60, 4);
    let (ours, theirs) = (Form::canonical(value), CanonicalForm::new_dyadic(number(value)));
    let values =
        |options: &[Form]| options.iter().map(|option| Some(number(option.value()))).collect();
    let left: Vec<_> = theirs.left_moves().map(|option| option.to_number()).collect();
    let right: Vec<_> = theirs.right_moves().map(|option| option.to_number()).collect();
    same(value, values(ours.left()), left)?;
    same(value, values(ours.right()), right)?;
    same(value, ours.birthday(), theirs.birthday().into())?;
    same(value, value.birthday(), theirs.birthday().into())
}

fn impartial_form(rng: &mut ChaCha8Rng, depth: u32) -> (impartial_form::Form, CanonicalForm) {
    let count = rng.random_range(0..=3.min(depth));
    let options = (0..count).map(|_| impartial_form(rng, depth - 1));
    let (ours, theirs): (Vec<_>, Vec<_>) = options.unzip();
    let theirs = CanonicalForm::new_from_moves(theirs.clone(), theirs);
    (impartial_form::Form::new(ours), theirs)
}

fn heap(ours: u64) -> CanonicalForm {
    CanonicalForm::new_nimber(0.into(), Nimber::new(ours as u32))
}

fn impartial_forms(rng: &mut ChaCha8Rng) -> Tried {
    let [(a, x), (b, y)] = [(); 2].map(|()| impartial_form(rng, 5));
    let case = (&a, &b);
    same(case, heap(a.nimber()), x.clone())?;
    same(case, heap((&a + &b).nimber()), &x + &y)?;
    same(case, a.is_p_position(), class(&x) == OutcomeClass::P)?;
    same(case, a.is_equivalent(&b), x == y)
}

/// A game in the theory and in the crate, and its description.
struct Sample {
    made: String,
    ours: Game,
    theirs: CanonicalForm,
}

fn number_up_star(games: &mut Games, value: Dyadic, ups: i32, star: u32) -> Sample {
    let nus = Nus::new(number(value), ups, Nimber::new(star));
    let [zero, one] = [0, 1].map(|n| games.nimber(n));
    let up = games.canonical(&[zero], &[one]);
    let parts = [games.number(value), games.multiple(ups.into(), up), games.nimber(star)];
    Sample {
        made: nus.to_string(),
        ours: parts.into_iter().reduce(|g, h| games.sum(g, h)).expect("three parts"),
        theirs: CanonicalForm::new_nus(nus),
    }
}

fn with_options(games: &mut Games, options: [Vec<Sample>; 2]) -> Sample {
    let made = |options: &[Sample]| {
        let texts: Vec<&str> = options.iter().map(|option| &option.made[..]).collect();
        texts.join(",")
    };
    let made = format!("{{{}|{}}}", made(&options[0]), made(&options[1]));
    let ours =
        [0, 1].map(|side| options[side].iter().map(|option| option.ours).collect::<Vec<_>>());
    let [left, right] =
        options.map(|options| options.into_iter().map(|option| option.theirs).collect());
    Sample {
        made,
        ours: games.canonical(&ours[0], &ours[1]),
        theirs: CanonicalForm::new_from_moves(left, right),
    }
}

/// A random game, perhaps an all-small one, that is, one in which, in every position, either both players can move or
/// neither.
fn sample(games: &mut Games, rng: &mut ChaCha8Rng, depth: u32, is_all_small: bool) -> Sample {
    if depth == 0 || rng.random_bool(0.2) {
        let value = if is_all_small { Dyadic::ZERO } else { dyadic(rng, 6, 2) };
        let [ups, star] = [(); 2].map(|()| rng.random_bool(0.3));
        let ups = if ups { rng.random_range(-2..=2) } else { 0 };
        let star = if star { rng.random_range(0..=3) } else { 0 };
        return number_up_star(games, value, ups, star);
    }
    let fewest = usize::from(is_all_small);
    let options = [(); 2].map(|()| {
        let count = rng.random_range(fewest..=3);
        (0..count).map(|_| sample(games, rng, depth - 1, is_all_small)).collect()
    });
    with_options(games, options)
}

/// Returns whether both games are the same form, option by option.
fn is_form(games: &mut Games, ours: Game, theirs: &CanonicalForm) -> bool {
    if let Some(value) = games.as_number(ours) {
        return theirs.to_number() == Some(number(value));
    }
    let lefts: Vec<CanonicalForm> = theirs.left_moves().map(Cow::into_owned).collect();
    let rights: Vec<CanonicalForm> = theirs.right_moves().map(Cow::into_owned).collect();
    [(Player::Left, lefts), (Player::Right, rights)].into_iter().all(|(player, theirs)| {
        let ours = games.options(ours, player);
        ours.len() == theirs.len()
            && ours
                .into_iter()
                .all(|option| theirs.iter().any(|other| is_form(games, option, other)))
    })
}

fn same_form(games: &mut Games, case: impl Debug, ours: Game, theirs: &CanonicalForm) -> Tried {
    if is_form(games, ours, theirs) {
        return Ok(());
    }
    Err(format!("{case:?}: {} here, {theirs} there", games.text(ours)))
}

fn canonical_forms(rng: &mut ChaCha8Rng) -> Tried {
    let games = &mut Games::new();
    let g = sample(games, rng, 3, false);
    same_form(games, &g.made, g.ours, &g.theirs)?;
    let negative = games.negative(g.ours);
    same_form(games, &g.made, negative, &-&g.theirs)?;
    same(&g.made, games.outcome(g.ours), class(&g.theirs))
}

fn sums(rng: &mut ChaCha8Rng) -> Tried {
    let games = &mut Games::new();
    let [g, h] = [(); 2].map(|()| sample(games, rng, 2, false));
    let case = (&g.made, &h.made);
    let sum = games.sum(g.ours, h.ours);
    same_form(games, case, sum, &(&g.theirs + &h.theirs))?;
    same(case, games.compare(g.ours, h.ours), g.theirs.partial_cmp(&h.theirs))
}

fn measures(rng: &mut ChaCha8Rng) -> Tried {
    let games = &mut Games::new();
    let Sample { made, ours, theirs } = sample(games, rng, 3, false);
    let stops = [games.left_stop(ours), games.right_stop(ours)].map(number);
    same(&made, stops, [theirs.left_stop(), theirs.right_stop()])?;
    same(&made, games.birthday(ours), theirs.birthday().into())?;
    let parts = games.as_number_up_star(ours);
    let parts =
        parts.map(|(value, ups, star)| Nus::new(number(value), ups as i32, Nimber::new(star)));
    same(&made, parts, theirs.to_nus())
}

/// Compares the masts, and the walls at the theory's corners and halfway between them.
fn thermographs(rng: &mut ChaCha8Rng) -> Tried {
    let games = &mut Games::new();
    let Sample { made, ours, theirs } = sample(games, rng, 3, false);
    let thermograph = Thermographs::new().of(games, ours);
    same(&made, number(thermograph.mean), theirs.mean())?;
    same(&made, number(thermograph.temperature), theirs.temperature())?;
    let walls = theirs.thermograph();
    for (wall, other) in
        [(&thermograph.left, &walls.left_wall), (&thermograph.right, &walls.right_wall)]
    {
        let mut taxes: Vec<Dyadic> = wall.corners().iter().map(|&(tax, _)| tax).collect();
        taxes.push(Dyadic::from(20));
        let sums: Vec<Dyadic> = taxes.windows(2).map(|ends| ends[0] + ends[1]).collect();
        taxes.extend(sums.iter().map(|sum| Dyadic::new(sum.numerator(), sum.exponent() + 1)));
        for tax in taxes {
            let ours = number(wall.at(tax)).to_rational();
            same((&made, tax), ours, other.value_at(number(tax).to_rational()))?;
        }
    }
    Ok(())
}

fn atomic_weights(rng: &mut ChaCha8Rng) -> Tried {
    let games = &mut Games::new();
    let Sample { made, ours, theirs } = sample(games, rng, 3, true);
    let weight = atomic_weight(games, ours).expect("the game is all-small");
    same_form(games, made, weight, &theirs.atomic_weight())
}

fn class(game: &CanonicalForm) -> OutcomeClass {
    match game.partial_cmp(&CanonicalForm::new_integer(0)) {
        Some(Ordering::Equal) => OutcomeClass::P,
        Some(Ordering::Less) => OutcomeClass::R,
        Some(Ordering::Greater) => OutcomeClass::L,
        None => OutcomeClass::N,
    }
}

/// Compares the theory's searches, which use the crate's moves, with the crate's value.
fn same_position<P: PartizanGame + Ord + Debug>(position: &P) -> Tried {
    let theirs = position.canonical_form(&ParallelTranspositionTable::new());
    let options = |position: &P| (position.left_moves(), position.right_moves());
    same(position, PartizanOutcomes::new(options).outcome(position), class(&theirs))?;
    if let Some(value) = Numbers::new(options).value(position) {
        same(position, Some(number(value)), theirs.to_number())?;
    }
    let games = &mut Games::new();
    let ours = value(games, position, &mut HashMap::new());
    same_form(games, position, ours, &theirs)
}

fn value<P: PartizanGame>(games: &mut Games, position: &P, known: &mut HashMap<P, Game>) -> Game {
    if let Some(&value) = known.get(position) {
        return value;
    }
    let options = [position.left_moves(), position.right_moves()];
    let [left, right] = options.map(|options| -> Vec<Game> {
        options.iter().map(|option| value(games, option, known)).collect()
    });
    let value = games.canonical(&left, &right);
    known.insert(position.clone(), value);
    value
}

/// A position given by rows of cells.
fn position<P: FromStr<Err: Debug>>(
    rng: &mut ChaCha8Rng,
    cells: &[char],
    rows: usize,
    columns: usize,
) -> P {
    let rows: Vec<String> = (0..rows)
        .map(|_| (0..columns).map(|_| *cells.choose(rng).expect("there are cells")).collect())
        .collect();
    rows.join("|").parse().expect("the cells are those of the game")
}

fn domineering(rng: &mut ChaCha8Rng) -> Tried {
    let (rows, columns) = (rng.random_range(1..=3), rng.random_range(1..=4));
    same_position(&position::<Domineering>(rng, &['.', '.', '#'], rows, columns))
}

fn konane(rng: &mut ChaCha8Rng) -> Tried {
    let (rows, columns) = (rng.random_range(1..=3), rng.random_range(1..=5));
    same_position(&position::<Konane>(rng, &['.', 'x', 'o'], rows, columns))
}

fn toads_and_frogs(rng: &mut ChaCha8Rng) -> Tried {
    let columns = rng.random_range(1..=9);
    same_position(&position::<ToadsAndFrogs>(rng, &['.', 'T', 'F'], 1, columns))
}

/// A Hackenbush picture on the ground, vertex 0. Each segment has its ends and the colour of the player who may cut it,
/// or none if both may.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Picture(Vec<(usize, usize, Option<Colour>)>);

impl Picture {
    /// Returns the picture without a segment and without everything that is then not connected to the ground.
    fn cut(&self, at: usize) -> Picture {
        let mut falling = self.0.clone();
        falling.remove(at);
        let (mut standing, mut reached) = (Vec::new(), vec![0]);
        while let Some(at) =
            falling.iter().position(|(a, b, _)| reached.contains(a) || reached.contains(b))
        {
            let segment = falling.remove(at);
            reached.extend([segment.0, segment.1]);
            standing.push(segment);
        }
        standing.sort_unstable();
        Picture(standing)
    }

    fn moves(&self, player: Colour) -> Vec<Picture> {
        let may_cut = |&at: &usize| self.0[at].2.is_none_or(|owner| owner == player);
        (0..self.0.len()).filter(may_cut).map(|at| self.cut(at)).collect()
    }

    fn value(&self) -> CanonicalForm {
        self.canonical_form(&ParallelTranspositionTable::new())
    }
}

impl PartizanGame for Picture {
    fn left_moves(&self) -> Vec<Self> {
        self.moves(Colour::Blue)
    }

    fn right_moves(&self) -> Vec<Self> {
        self.moves(Colour::Red)
    }
}

fn colour(rng: &mut ChaCha8Rng) -> Colour {
    if rng.random() { Colour::Blue } else { Colour::Red }
}

fn red_blue_hackenbush(rng: &mut ChaCha8Rng) -> Tried {
    let vertices = rng.random_range(1..=9);
    let edges: Vec<_> =
        (1..vertices).map(|child| (rng.random_range(0..child), child, colour(rng))).collect();
    let value = hackenbush::tree_value(vertices, &edges, 0).to_dyadic();
    let picture = Picture(edges.iter().map(|&(a, b, colour)| (a, b, Some(colour))).collect());
    same(&picture, value.map(number), picture.value().to_number())?;

    let stalks: Vec<Vec<Colour>> =
        (0..2).map(|_| (0..rng.random_range(1..=4)).map(|_| colour(rng)).collect()).collect();
    let segments = stalks.iter().zip([0, 10]).flat_map(|(stalk, first)| {
        let segments = stalk.iter().zip(first..);
        segments.map(move |(&colour, at)| (if at == first { 0 } else { at }, at + 1, Some(colour)))
    });
    let value = Picture(segments.collect()).value();
    let wins = [Colour::Blue, Colour::Red].map(|mover| hackenbush::wins(&stalks, mover));
    let zero = CanonicalForm::new_integer(0);
    same(&stalks, wins, [value > zero, value < zero])
}

fn green_hackenbush(rng: &mut ChaCha8Rng) -> Tried {
    let vertices = rng.random_range(1..=5);
    let mut edges: Vec<_> =
        (1..vertices).map(|child| (rng.random_range(0..child), child)).collect();
    for _ in 0..rng.random_range(0..=3) {
        edges.push((rng.random_range(0..vertices), rng.random_range(0..vertices)));
    }
    let picture = Picture(edges.iter().map(|&(a, b)| (a, b, None)).collect());
    same(&edges, heap(graph_value(vertices, &edges, 0)), picture.value())
}
