//! The propositions of Fang Zhanpeng 2009, section 3.1, which `poj2931_dp` uses, against the rules of the
//! towers.

use jury::rules::towers::{sorted, Tower, Towers};
use jury::rules::{Partizan, Player};
use jury::search::partizan::Outcomes;
use Player::{Left as White, Right as Black};

/// All towers up to a given height, lower ones first.
fn towers(highest: usize) -> Vec<Tower> {
    let mut towers: Vec<Tower> = vec![vec![]];
    let mut low = 0;
    for _ in 0..highest {
        let high = towers.len();
        for at in low..high {
            for cube in [White, Black] {
                towers.push([towers[at].as_slice(), &[cube]].concat());
            }
        }
        low = high;
    }
    towers
}

/// All configurations of three towers with at most a given number of cubes in all.
fn configurations(cubes: usize) -> Vec<[Tower; 3]> {
    let towers = towers(cubes);
    let mut configurations = Vec::new();
    for (a, first) in towers.iter().enumerate() {
        for (b, second) in towers.iter().enumerate().take(a + 1) {
            for third in &towers[..=b] {
                if first.len() + second.len() + third.len() <= cubes {
                    configurations.push([first.clone(), second.clone(), third.clone()]);
                }
            }
        }
    }
    configurations
}

fn cubes(configuration: &[Tower; 3]) -> usize {
    configuration.iter().map(Vec::len).sum()
}

/// The paper's g((C, T)): whether White wins if he begins.
fn g(outcomes: &mut Outcomes<Towers>, configuration: &[Tower; 3], fourth: &[Player]) -> bool {
    let [a, b, c] = configuration.clone();
    outcomes.wins(&sorted(vec![a, b, c, fourth.to_vec()]), White)
}

fn add(lower: &[Player], upper: &[Player]) -> Tower {
    [lower, upper].concat()
}

#[test]
fn proposition_3_1_1_white_wins_second_what_he_wins_first() {
    let mut outcomes = Outcomes::new(Towers);
    for [a, b, c] in configurations(7) {
        let position = sorted(vec![a, b, c]);
        let white_first = outcomes.wins(&position, White);
        let white_second = !outcomes.wins(&position, Black);
        assert!(!white_first || white_second, "{position:?}");
    }
}

#[test]
fn propositions_3_1_2_and_3_1_3_a_cube_of_ones_own_on_top_harms_nobody() {
    let mut outcomes = Outcomes::new(Towers);
    let upper_parts = towers(3);
    for configuration in configurations(3) {
        for lower in towers(3) {
            let wins = g(&mut outcomes, &configuration, &lower);
            let first = if wins { White } else { Black };
            for upper in upper_parts.iter().filter(|upper| upper.first() == Some(&first)) {
                let higher = add(&lower, upper);
                let still = g(&mut outcomes, &configuration, &higher);
                assert_eq!(still, wins, "{configuration:?} {higher:?}");
            }
        }
    }
}

#[test]
fn proposition_3_1_4_one_difference_settles_all_higher_towers() {
    let mut outcomes = Outcomes::new(Towers);
    let (all, uppers) = (configurations(2), towers(2));
    let mut met = 0;
    for first in &all {
        for second in &all {
            for lower in towers(2) {
                if !g(&mut outcomes, first, &lower) || g(&mut outcomes, second, &lower) {
                    continue;
                }
                met += 1;
                for upper in &uppers {
                    let higher = add(&lower, upper);
                    let implied =
                        !g(&mut outcomes, second, &higher) || g(&mut outcomes, first, &higher);
                    assert!(implied, "{first:?} {second:?} {higher:?}");
                }
            }
        }
    }
    assert!(met > 100, "{met}");
}

#[test]
fn proposition_3_1_5_only_as_many_cubes_as_the_three_towers_have_and_one_more_matter() {
    let mut outcomes = Outcomes::new(Towers);
    for configuration in configurations(4) {
        let enough = cubes(&configuration) + 1;
        for lower in towers(enough).iter().filter(|tower| tower.len() == enough) {
            let wins = g(&mut outcomes, &configuration, lower);
            for upper in towers(2) {
                let higher = add(lower, &upper);
                let still = g(&mut outcomes, &configuration, &higher);
                assert_eq!(still, wins, "{configuration:?} {higher:?}");
            }
        }
    }
}

/// One cube more than in the three towers can change the winner.
#[test]
fn proposition_3_1_5_needs_the_one_more() {
    let mut outcomes = Outcomes::new(Towers);
    for length in 0..=4 {
        let configuration = [vec![Black; length], vec![], vec![]];
        let lower = vec![White; length];
        let wins: Vec<bool> = [White, Black]
            .iter()
            .map(|&cube| g(&mut outcomes, &configuration, &add(&lower, &[cube])))
            .collect();
        assert_eq!(wins, [true, false]);
    }
}

/// The additional cube is not needed to compare two configurations: if no fourth tower up to the height of
/// all cubes, grown as in the paper, distinguishes them, no tower does.
#[test]
fn one_cube_fewer_than_in_3_1_5_compares_two_configurations() {
    let mut outcomes = Outcomes::new(Towers);
    let all = configurations(3);
    let fourths = towers(5);
    let tables: Vec<Vec<bool>> = all
        .iter()
        .map(|configuration| {
            let wins = fourths.iter().map(|fourth| g(&mut outcomes, configuration, fourth));
            wins.collect()
        })
        .collect();
    let mut at_the_last = 0;
    for (first, first_wins) in all.iter().zip(&tables) {
        for (second, second_wins) in all.iter().zip(&tables) {
            let highest = cubes(first).max(cubes(second));
            let mut fourth = Tower::new();
            let mut differ_at = None;
            for height in 0..=highest {
                let wins = g(&mut outcomes, first, &fourth);
                if wins != g(&mut outcomes, second, &fourth) {
                    differ_at = Some(height);
                    break;
                }
                fourth.push(if wins { Black } else { White });
            }
            let different = first_wins != second_wins;
            assert_eq!(differ_at.is_some(), different, "{first:?} {second:?}");
            at_the_last += usize::from(differ_at == Some(highest));
        }
    }
    assert!(at_the_last > 0, "still fewer cubes would do");
}

#[test]
fn proposition_3_1_6_a_higher_cube_of_ones_own_wins_as_well() {
    let mut outcomes = Outcomes::new(Towers);
    for [a, b, c] in configurations(6) {
        let position = sorted(vec![a, b, c]);
        for mover in [White, Black] {
            for at in 0..position.len() {
                let own = (0..position[at].len()).filter(|&cube| position[at][cube] == mover);
                let mut won_lower = false;
                for cube in own {
                    let mut rest = position.clone();
                    rest[at].truncate(cube);
                    let rest = sorted(rest);
                    assert!(Towers.options(&position, mover).contains(&rest));
                    let wins = !outcomes.wins(&rest, mover.other());
                    assert!(wins || !won_lower, "{position:?} {mover:?} {at} {cube}");
                    won_lower |= wins;
                }
            }
        }
    }
}
