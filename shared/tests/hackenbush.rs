//! Hackenbush against its rules.

use judge::jury::search::impartial::{Grundy, Impartial};
use judge::jury::search::partizan::{Outcomes, Partizan, Player};
use proptest::prelude::*;
use rstest::rstest;
use shared::dyadic::Dyadic;
use shared::hackenbush::{
    bamboo_value, bamboo_winning_cuts, prefix_values, stalk_value, winning_cuts,
    Colour::{self, Blue, Red},
};
use shared::surreal::simplest_between;

/// Stalks in ascending order.
struct RedBlueStalks;

impl Partizan for RedBlueStalks {
    type Position = Vec<Vec<Colour>>;

    fn options(&self, stalks: &Self::Position, player: Player) -> Vec<Self::Position> {
        let mine = if player == Player::Left { Blue } else { Red };
        let segments = (0..stalks.len()).flat_map(|at| (0..stalks[at].len()).map(move |n| (at, n)));
        segments
            .filter(|&(at, height)| stalks[at][height] == mine)
            .map(|cut| after(stalks, cut))
            .collect()
    }
}

fn after(stalks: &[Vec<Colour>], (at, height): (usize, usize)) -> Vec<Vec<Colour>> {
    let mut stalks = stalks.to_vec();
    stalks[at].truncate(height);
    stalks.sort_unstable();
    stalks
}

/// All stalks up to a length.
fn stalks(longest: usize) -> Vec<Vec<Colour>> {
    (0..=longest)
        .flat_map(|length| (0..1u32 << length).map(move |bits| stalk(bits, length)))
        .collect()
}

fn stalk(bits: u32, length: usize) -> Vec<Colour> {
    let colour = |at| if bits >> at & 1 == 0 { Blue } else { Red };
    (0..length).map(colour).collect()
}

#[test]
fn winners_and_winning_cuts_are_those_of_the_rules() {
    let mut outcomes = Outcomes::new(RedBlueStalks);
    let all = stalks(3);
    for (i, a) in all.iter().enumerate() {
        for (j, b) in all.iter().enumerate().skip(i) {
            for c in all.iter().skip(j) {
                let position = after(&[a.clone(), b.clone(), c.clone()], (0, a.len()));
                let value: Dyadic = position.iter().map(|stalk| stalk_value(stalk)).sum();
                let left = outcomes.wins(&position, Player::Left);
                let right = outcomes.wins(&position, Player::Right);
                assert_eq!(left, value > Dyadic::ZERO, "{position:?}");
                assert_eq!(right, value < Dyadic::ZERO, "{position:?}");

                for (mover, player) in [(Blue, Player::Left), (Red, Player::Right)] {
                    let cuts = winning_cuts(&position, mover);
                    for (at, stalk) in position.iter().enumerate() {
                        for (height, &colour) in stalk.iter().enumerate() {
                            let cut = (at, height);
                            let wins = colour == mover
                                && !outcomes.wins(&after(&position, cut), player.other());
                            assert_eq!(cuts.contains(&cut), wins, "{position:?} {mover:?} {cut:?}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn a_stalk_is_the_simplest_number_between_its_cuts() {
    for stalk in stalks(10) {
        let values = prefix_values(&stalk);
        let options = |mover| {
            let cuts = stalk.iter().zip(&values);
            cuts.filter(move |(&colour, _)| colour == mover)
                .map(|(_, &value)| value)
        };
        let simplest = simplest_between(options(Blue).max(), options(Red).min());
        assert_eq!(simplest, Some(stalk_value(&stalk)), "{stalk:?}");
    }
}

#[rstest]
#[case("", Dyadic::ZERO)]
#[case("BBB", Dyadic::from(3))]
#[case("RR", Dyadic::from(-2))]
#[case("BBR", Dyadic::new(3, 1))]
#[case("BBRR", Dyadic::new(5, 2))]
#[case("BBRRB", Dyadic::new(11, 3))]
#[case("BBRRR", Dyadic::new(9, 3))]
#[case("BRR", Dyadic::new(1, 2))]
fn stalks_of_the_paper(#[case] colours: &str, #[case] value: Dyadic) {
    let stalk: Vec<Colour> = colours
        .chars()
        .map(|letter| if letter == 'B' { Blue } else { Red })
        .collect();
    assert_eq!(stalk_value(&stalk), value);
}

proptest! {
    #[test]
    fn the_other_colours_are_the_negative(bits in any::<u128>(), length in 0..=127usize) {
        let colour = |at, blue| if (bits >> at & 1 == 1) == blue { Blue } else { Red };
        let stalk: Vec<Colour> = (0..length).map(|at| colour(at, true)).collect();
        let mirrored: Vec<Colour> = (0..length).map(|at| colour(at, false)).collect();
        prop_assert_eq!(stalk_value(&stalk), -stalk_value(&mirrored));
    }

    #[test]
    fn stalks_are_ordered_from_the_foot(a in any::<u64>(), b in any::<u64>()) {
        // The first difference decides: blue is more than nothing, and nothing more than red.
        let stalk = |bits: u64| -> Vec<Colour> {
            (0..64).map(|at| if bits >> at & 1 == 0 { Blue } else { Red }).collect()
        };
        let order = stalk(a).cmp(&stalk(b)).reverse();
        prop_assert_eq!(stalk_value(&stalk(a)).cmp(&stalk_value(&stalk(b))), order);
    }
}

struct Bamboo;

impl Impartial for Bamboo {
    type Position = Vec<u64>;

    fn options(&self, heights: &Vec<u64>) -> Vec<Vec<u64>> {
        let cuts = (0..heights.len()).flat_map(|at| (0..heights[at]).map(move |rest| (at, rest)));
        cuts.map(|(at, rest)| {
            let mut heights = heights.clone();
            heights[at] = rest;
            heights
        })
        .collect()
    }
}

#[test]
fn bamboo_is_nim() {
    let mut grundy = Grundy::new(Bamboo);
    for a in 0..8 {
        for b in 0..8 {
            for c in 0..8 {
                let heights = [a, b, c];
                assert_eq!(bamboo_value(&heights), grundy.value(&heights.to_vec()));
                let mut expected = Vec::new();
                for stalk in 0..3 {
                    for rest in 0..heights[stalk] {
                        let mut after = heights.to_vec();
                        after[stalk] = rest;
                        if grundy.value(&after) == 0 {
                            expected.push((stalk, rest));
                        }
                    }
                }
                assert_eq!(bamboo_winning_cuts(&heights), expected);
            }
        }
    }
}
