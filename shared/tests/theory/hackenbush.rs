//! Red-blue Hackenbush against its rules.

use jury::cases::trees;
use jury::rules::picture::Picture;
use jury::rules::towers::{sorted, Tower, Towers};
use jury::rules::{Partizan, Player};
use jury::search::partizan::{Outcomes, Values};
use proptest::prelude::*;
use shared::dyadic::Dyadic;
use shared::hackenbush::{
    prefix_values, stalk_value, tree_value,
    Colour::{self, Blue, Red},
};
use std::cmp::Ordering;

/// All stalks up to a given length.
pub fn stalks(longest: usize) -> Vec<Vec<Colour>> {
    (0..=longest)
        .flat_map(|length| (0..1u32 << length).map(move |bits| stalk(bits, length)))
        .collect()
}

fn stalk(bits: u32, length: usize) -> Vec<Colour> {
    let colour = |at| if bits >> at & 1 == 0 { Blue } else { Red };
    (0..length).map(colour).collect()
}

/// The rules' form of a stalk.
pub fn tower(stalk: &[Colour]) -> Tower {
    stalk.iter().copied().map(owner).collect()
}

/// The rules' form of stalks.
pub fn towers_of(stalks: &[Vec<Colour>]) -> Vec<Tower> {
    sorted(stalks.iter().map(|stalk| tower(stalk)).collect())
}

/// The module's form of stalks.
pub fn stalks_of(towers: &[Tower]) -> Vec<Vec<Colour>> {
    let stalk = |tower: &Tower| tower.iter().copied().map(colour).collect();
    towers.iter().map(stalk).collect()
}

pub fn owner(colour: Colour) -> Player {
    match colour {
        Blue => Player::Left,
        Red => Player::Right,
    }
}

pub fn colour(owner: Player) -> Colour {
    match owner {
        Player::Left => Blue,
        Player::Right => Red,
    }
}

#[test]
fn stalk_values_are_those_of_the_rules() {
    let mut values = Values::new(Towers);
    for stalk in stalks(10) {
        let searched = number(&mut values, &vec![tower(&stalk)]);
        assert_eq!(Some(stalk_value(&stalk)), searched, "{stalk:?}");
    }
}

#[test]
fn a_stalk_has_the_values_of_its_beginnings() {
    for stalk in stalks(10) {
        let beginnings = (0..=stalk.len()).map(|length| stalk_value(&stalk[..length]));
        assert!(beginnings.eq(prefix_values(&stalk)), "{stalk:?}");
    }
}

#[test]
fn stalks_of_the_paper() {
    for (colours, value) in [
        ("", Dyadic::ZERO),
        ("BBB", Dyadic::from(3)),
        ("RR", Dyadic::from(-2)),
        ("BBR", Dyadic::new(3, 1)),
        ("BBRR", Dyadic::new(5, 2)),
        ("BBRRB", Dyadic::new(11, 3)),
        ("BBRRR", Dyadic::new(9, 3)),
        ("BRR", Dyadic::new(1, 2)),
    ] {
        assert_eq!(stalk_value(&colours_of(colours)), value, "{colours}");
    }
}

fn colours_of(letters: &str) -> Vec<Colour> {
    let colour = |letter| if letter == 'B' { Blue } else { Red };
    letters.chars().map(colour).collect()
}

proptest! {
    #[test]
    fn exchanging_the_colours_negates_the_value(bits in any::<u128>(), length in 0..=127usize) {
        let colour = |at, blue| if (bits >> at & 1 == 1) == blue { Blue } else { Red };
        let stalk: Vec<Colour> = (0..length).map(|at| colour(at, true)).collect();
        let mirrored: Vec<Colour> = (0..length).map(|at| colour(at, false)).collect();
        prop_assert_eq!(stalk_value(&stalk), -stalk_value(&mirrored));
    }

    #[test]
    fn stalks_are_ordered_from_the_foot(a in any::<u64>(), b in any::<u64>()) {
        // The first difference decides: blue is greater than nothing, and nothing is greater than red.
        let stalk = |bits: u64| -> Vec<Colour> {
            (0..64).map(|at| if bits >> at & 1 == 0 { Blue } else { Red }).collect()
        };
        let order = stalk(a).cmp(&stalk(b)).reverse();
        prop_assert_eq!(stalk_value(&stalk(a)).cmp(&stalk_value(&stalk(b))), order);
    }
}

/// Segments as pairs of vertices with a colour; vertex 0 is the root.
type Tree = Vec<(usize, usize, Colour)>;

fn picture(tree: &Tree) -> Picture<Player> {
    let edges = tree.iter().map(|&(a, b, colour)| (a, b, owner(colour)));
    Picture::new(edges.collect())
}

/// The number that a position is worth by the rules, if it is a number.
pub fn number<G: Partizan>(values: &mut Values<G>, position: &G::Position) -> Option<Dyadic> {
    values.games().allow(1 << 20);
    let value = values.value(position).expect("it is small");
    let (numerator, exponent) = values.games().as_number(value)?.fraction();
    Some(Dyadic::new(numerator.into(), exponent))
}

#[test]
fn tree_values_are_those_of_the_rules() {
    for segments in 0..=5 {
        for tree in trees(segments..=segments, &[Blue, Red]) {
            let tree = tree.edges;
            let value = tree_value(segments + 1, &tree, 0).to_dyadic().unwrap();
            let start = picture(&tree).start();
            let searched = number(&mut Values::new(picture(&tree)), &start);
            assert_eq!(Some(value), searched, "{tree:?}");
            let mut outcomes = Outcomes::new(picture(&tree));
            assert_eq!(outcomes.wins(&start, Player::Left), value > Dyadic::ZERO, "{tree:?}");
            assert_eq!(outcomes.wins(&start, Player::Right), value < Dyadic::ZERO, "{tree:?}");
        }
    }
}

/// Purple Hearts, Kattis: -1 is the ground.
#[test]
fn published_trees() {
    for (parents, colours, value) in [
        (
            "-1 1 2 3 3 5 5 7 -1 -1 10 10",
            "BRBBRBBRRBRR",
            Dyadic::new(5, 6),
        ),
        (
            "-1 1 2 3 4 4 4 7 7 9 9 1 12 13 13 15 16 16 18 18 15 21 21 12 24 25 25 24 28 28 24 31 12 33 34 34 2 37 37",
            "BRRRBBRRBBRRRBBRRBRRBBBRBRRBRRBRRBRRRBR",
            Dyadic::new(65, 12),
        ),
    ] {
        let parents = parents.split(' ').map(|parent| parent.parse().unwrap_or(0));
        let edges: Tree = parents
            .zip(1..)
            .zip(colours_of(colours))
            .map(|((parent, child), colour)| (parent, child, colour))
            .collect();
        let found = tree_value(edges.len() + 1, &edges, 0).to_dyadic();
        assert_eq!(found, Some(value), "{colours}");
    }
}

fn any_tree(segments: usize) -> impl Strategy<Value = Tree> {
    let parents =
        prop::collection::vec((any::<prop::sample::Index>(), any::<bool>()), 0..=segments);
    parents.prop_map(|parents| {
        let colour = |blue| if blue { Blue } else { Red };
        let edges = (1..).zip(parents);
        edges.map(|(child, (parent, blue))| (parent.index(child), child, colour(blue))).collect()
    })
}

proptest! {
    #[test]
    fn a_stalk_is_a_tree(colours in prop::collection::vec(any::<bool>(), 0..100)) {
        let stalk: Vec<Colour> = colours.into_iter().map(|blue| if blue { Blue } else { Red }).collect();
        let edges: Tree = (0..).zip(&stalk).map(|(at, &colour)| (at, at + 1, colour)).collect();
        let value = tree_value(stalk.len() + 1, &edges, 0);
        prop_assert_eq!(value.to_dyadic(), Some(stalk_value(&stalk)));
    }

    #[test]
    fn a_tree_beside_its_negative_is_zero(tree in any_tree(200)) {
        let segments = tree.len();
        let mut both = tree.clone();
        for &(parent, child, colour) in &tree {
            let beside = |vertex| if vertex == 0 { 0 } else { vertex + segments };
            let other = if colour == Blue { Red } else { Blue };
            both.push((beside(parent), beside(child), other));
        }
        let sum = tree_value(2 * segments + 1, &both, 0);
        prop_assert_eq!(sum.sign(), Ordering::Equal);
    }

    #[test]
    fn one_more_blue_segment_is_better_for_left(tree in any_tree(200), at in any::<prop::sample::Index>()) {
        let vertices = tree.len() + 1;
        let mut more = tree.clone();
        more.push((at.index(vertices), vertices, Blue));
        let mut difference = tree_value(vertices + 1, &more, 0);
        difference += -tree_value(vertices, &tree, 0);
        prop_assert_eq!(difference.sign(), Ordering::Greater);
    }

    #[test]
    fn the_order_and_the_names_do_not_matter(tree in any_tree(60), root in 0..60usize) {
        let vertices = tree.len() + 1;
        let name = |vertex: usize| (vertex + root) % vertices;
        let renamed = tree.iter().rev().map(|&(a, b, colour)| (name(b), name(a), colour));
        let mut difference = tree_value(vertices, &renamed.collect::<Tree>(), name(0));
        difference += -tree_value(vertices, &tree, 0);
        prop_assert_eq!(difference.sign(), Ordering::Equal);
    }
}

#[test]
fn a_difference_at_the_top_of_long_stalks_decides() {
    // Two stalks of 100,000 segments that differ at the top, far below the precision of a float.
    let height = 100_000;
    let mut edges = Tree::new();
    for at in 0..height {
        let colour = if at % 3 == 0 { Blue } else { Red };
        let other = if colour == Blue { Red } else { Blue };
        edges.push((2 * at, 2 * at + 2, colour));
        edges.push(((2 * at).saturating_sub(1), 2 * at + 1, other));
    }
    let vertices = 2 * height + 1;
    assert_eq!(tree_value(vertices, &edges, 0).sign(), Ordering::Equal);
    edges.push((2 * height, vertices, Blue));
    assert_eq!(tree_value(vertices + 1, &edges, 0).sign(), Ordering::Greater);
    edges[2 * height].2 = Red;
    assert_eq!(tree_value(vertices + 1, &edges, 0).sign(), Ordering::Less);
}

#[test]
#[should_panic(expected = "not a tree")]
fn a_cycle_beside_the_root_is_refused() {
    let _ = tree_value(4, &[(1, 2, Blue), (2, 3, Blue), (3, 1, Blue)], 0);
}

/// Without colours, stalks are lost exactly when the nim-sum of their heights is 0. With colours, each
/// player wins some positions of both kinds, whoever begins.
#[test]
fn heights_do_not_decide_coloured_stalks() {
    let mut outcomes = Outcomes::new(Towers);
    for winner in [Player::Left, Player::Right] {
        for balanced in [false, true] {
            let found = stalks(3).into_iter().any(|a| {
                stalks(3).into_iter().any(|b| {
                    let towers = towers_of(&[a.clone(), b.clone()]);
                    let begins =
                        [Player::Left, Player::Right].map(|first| outcomes.wins(&towers, first));
                    (a.len() == b.len()) == balanced
                        && begins == [winner == Player::Left, winner == Player::Right]
                })
            });
            assert!(found, "{winner:?} {balanced}");
        }
    }
}

/// A quadratic evaluation would not finish in the time of a test.
#[test]
fn long_stalks_are_evaluated_in_one_pass() {
    let mut stalk = vec![Blue; 1_000_000];
    stalk.push(Red);
    assert_eq!(stalk_value(&stalk), Dyadic::new(1_999_999, 1));
}
