//! Canonical forms against the definitions: forms are compared and added option by option, as they were
//! built.

use crate::hackenbush::stalks;
use jury::short::{Names, Statement};
use jury::Random;
use rand::{Rng, SeedableRng};
use shared::atomic_weight::{atomic_weight, is_all_small};
use shared::dyadic::Dyadic;
use shared::hackenbush::{stalk_value, Colour};
use shared::retrograde::Player;
use shared::short_game::{Game, Games};
use shared::temperature::Thermographs;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// Games as they were built: the indices of the left and right options of each.
#[derive(Default)]
struct Forms {
    options: Vec<[Vec<usize>; 2]>,
    order: BTreeMap<(usize, usize), bool>,
    sums: BTreeMap<(usize, usize), usize>,
}

impl Forms {
    fn push(&mut self, options: [Vec<usize>; 2]) -> usize {
        self.options.push(options);
        self.options.len() - 1
    }

    /// Returns whether no left option of g is at least h and no right option of h is at most g.
    fn at_most(&mut self, g: usize, h: usize) -> bool {
        if let Some(&known) = self.order.get(&(g, h)) {
            return known;
        }
        let (left, right) = (self.options[g][0].clone(), self.options[h][1].clone());
        let answer = !left.iter().any(|&option| self.at_most(h, option))
            && !right.iter().any(|&option| self.at_most(option, g));
        self.order.insert((g, h), answer);
        answer
    }

    fn sum(&mut self, g: usize, h: usize) -> usize {
        if let Some(&known) = self.sums.get(&(g, h)) {
            return known;
        }
        let [of_g, of_h] = [g, h].map(|form| self.options[form].clone());
        let options = [0, 1].map(|player| {
            let in_g: Vec<usize> = of_g[player].iter().map(|&option| self.sum(option, h)).collect();
            let in_h = of_h[player].iter().map(|&option| self.sum(g, option));
            in_g.into_iter().chain(in_h).collect()
        });
        let sum = self.push(options);
        self.sums.insert((g, h), sum);
        sum
    }
}

/// Random forms with at most a given number of options for a player, each with its canonical form.
fn random_forms(games: &mut Games, count: usize, most: usize) -> (Forms, Vec<Game>) {
    let rng = &mut Random::seed_from_u64(7);
    let mut forms = Forms::default();
    let mut values = Vec::new();
    for next in 0..count {
        let options = [0, 1].map(|_| {
            let length = if next == 0 { 0 } else { rng.random_range(0..=most) };
            (0..length).map(|_| rng.random_range(0..next)).collect::<Vec<_>>()
        });
        let [left, right] = [0, 1].map(|player: usize| -> Vec<Game> {
            options[player].iter().map(|&option| values[option]).collect()
        });
        values.push(games.canonical(&left, &right));
        forms.push(options);
    }
    (forms, values)
}

#[test]
fn order_and_sums_are_those_of_the_forms() {
    let games = &mut Games::new();
    let (mut forms, values) = random_forms(games, 60, 3);
    for g in 0..values.len() {
        for h in 0..values.len() {
            let order = forms.at_most(g, h);
            assert_eq!(games.at_most(values[g], values[h]), order, "{g} and {h}");
            let is_same = order && forms.at_most(h, g);
            assert_eq!(values[g] == values[h], is_same, "{g} and {h}");
        }
    }
    for g in 0..20 {
        for h in 0..20 {
            let sum = forms.sum(g, h);
            let value = games.sum(values[g], values[h]);
            for (other, &known) in values.iter().enumerate().take(20) {
                let [low, high] = [forms.at_most(sum, other), forms.at_most(other, sum)];
                assert_eq!(games.at_most(value, known), low);
                assert_eq!(games.at_most(known, value), high);
            }
        }
    }
}

/// There are many thousands of pairs of positions, and far more ways to come to them.
#[test]
fn each_pair_of_positions_is_compared_once() {
    let games = &mut Games::new();
    let [g, h] = [200, 201].map(|n| games.nimber(n));
    assert_eq!(games.compare(g, h), None);
}

/// All games whose options are among the given games.
fn next_day(games: &mut Games, before: &[Game]) -> Vec<Game> {
    let mut confused = Vec::new();
    let mut open = vec![(Vec::new(), 0)];
    while let Some((chosen, from)) = open.pop() {
        for (at, &next) in before.iter().enumerate().skip(from) {
            if chosen.iter().all(|&other| games.compare(next, other).is_none()) {
                let more = [&chosen[..], &[next]].concat();
                open.push((more, at + 1));
            }
        }
        confused.push(chosen);
    }
    let mut born = BTreeSet::new();
    for left in &confused {
        for right in &confused {
            born.insert(games.canonical(left, right));
        }
    }
    born.into_iter().collect()
}

/// Day 0 to day 3.
fn days(games: &mut Games) -> Vec<Vec<Game>> {
    let mut days = vec![vec![games.number(Dyadic::ZERO)]];
    for day in 0..3 {
        let next = next_day(games, &days[day]);
        days.push(next);
    }
    days
}

/// 1, 4, 22, 1474: *On Numbers and Games*; A065401 of the OEIS.
#[test]
fn as_many_games_are_born_as_published() {
    let games = &mut Games::new();
    let days = days(games);
    assert_eq!(days.iter().map(Vec::len).collect::<Vec<_>>(), [1, 4, 22, 1474]);
    for &game in &days[3] {
        let birthday = days.iter().position(|born| born.contains(&game)).unwrap();
        assert_eq!(games.birthday(game), birthday as u64, "{}", games.text(game));
    }
}

#[test]
fn no_option_is_dominated_or_reversible() {
    let games = &mut Games::new();
    for game in days(games).pop().unwrap() {
        for (player, best) in [(Player::Left, Ordering::Greater), (Player::Right, Ordering::Less)] {
            let options = games.options(game, player);
            for &option in &options {
                for &other in &options {
                    assert!(option == other || games.compare(option, other).is_none());
                }
                for answer in games.options(option, player.other()) {
                    let order = games.compare(answer, game);
                    assert!(order.is_none() || order == Some(best), "a reversible option");
                }
            }
        }
    }
}

#[test]
fn sums_are_a_group_and_keep_the_order() {
    let games = &mut Games::new();
    let all = days(games).pop().unwrap();
    let rng = &mut Random::seed_from_u64(3);
    let zero = games.number(Dyadic::ZERO);
    for _ in 0..3000 {
        let [g, h, k] = [(); 3].map(|()| all[rng.random_range(0..all.len())]);
        let [gh, hk] = [(g, h), (h, k)].map(|(g, h)| games.sum(g, h));
        assert_eq!(games.sum(gh, k), games.sum(g, hk));
        assert_eq!(games.difference(gh, h), g);
        let difference = games.difference(g, h);
        assert_eq!(games.compare(difference, zero), games.compare(g, h));
        let minus = games.negative(gh);
        let parts = [g, h].map(|game| games.negative(game));
        assert_eq!(games.sum(parts[0], parts[1]), minus);
    }
}

/// The table of the chapter `partizan`.
#[test]
fn classes_of_sums_are_those_of_the_table() {
    let games = &mut Games::new();
    let day_2 = days(games).swap_remove(2);
    let mut classes: BTreeMap<[String; 2], BTreeSet<String>> = BTreeMap::new();
    for &g in &day_2 {
        for &h in &day_2 {
            let sum = games.sum(g, h);
            let [of_g, of_h, of_sum] = [g, h, sum].map(|game| format!("{:?}", games.outcome(game)));
            classes.entry([of_g, of_h]).or_default().insert(of_sum);
        }
    }
    let source = include_str!("../../src/partizan.rs");
    let rows = source.lines().filter_map(|line| {
        let cells = line.strip_prefix("//! | ")?.strip_suffix(" |")?;
        Some(cells.split(" | ").collect::<Vec<_>>()).filter(|cells| cells.len() == 5)
    });
    let rows: Vec<Vec<&str>> = rows.skip_while(|cells| cells[0] != "+").take(5).collect();
    assert_eq!(rows.len(), 5, "{rows:?}");
    for row in &rows[1..] {
        for (other, cell) in rows[0].iter().zip(row).skip(1) {
            let stated = match *cell {
                "any" => "L or N or P or R",
                other => other,
            };
            let found = &classes[&[row[0], *other].map(String::from)];
            let found: Vec<&str> = found.iter().map(String::as_str).collect();
            assert_eq!(found.join(" or "), in_order(stated), "{} + {other}", row[0]);
        }
    }
}

/// Classes with `or` between them, in alphabetical order.
fn in_order(classes: &str) -> String {
    let mut classes: Vec<&str> = classes.split(" or ").collect();
    classes.sort_unstable();
    classes.join(" or ")
}

#[test]
fn numbers_ups_and_stars_are_recognised_among_all_games_of_day_3() {
    let games = &mut Games::new();
    let all: BTreeSet<Game> = days(games).pop().unwrap().into_iter().collect();
    let [zero, star] = [0, 1].map(|n| games.nimber(n));
    let up = games.canonical(&[zero], &[star]);
    let mut named = BTreeMap::new();
    for eighths in -32..=32 {
        for ups in -4..=4 {
            for stars in 0..=4 {
                let number = Dyadic::new(eighths, 3);
                let parts = [games.number(number), games.multiple(ups, up), games.nimber(stars)];
                let sum = games.sum(parts[0], parts[1]);
                let sum = games.sum(sum, parts[2]);
                named.insert(sum, (number, ups, stars));
            }
        }
    }
    for (&game, &name) in &named {
        assert_eq!(games.as_number_up_star(game), Some(name));
    }
    let others = all.iter().filter(|game| !named.contains_key(game));
    for &game in others {
        assert_eq!(games.as_number_up_star(game), None);
    }
}

#[test]
fn a_switch_is_from_a_number_to_a_smaller_one() {
    let games = &mut Games::new();
    for a in -4..=4 {
        for b in -4..=4 {
            let [left, right] = [a, b].map(|halves| Dyadic::new(halves, 1));
            let options = [left, right].map(|number| games.number(number));
            let game = games.canonical(&options[..1], &options[1..]);
            assert_eq!(games.as_switch(game), (a > b).then_some((left, right)));
        }
    }
}

/// The jury's form of the same game, which is also built from options.
fn in_jury(
    games: &mut Games,
    jury: &mut jury::short::Games,
    known: &mut BTreeMap<Game, jury::short::Game>,
    game: Game,
) -> jury::short::Game {
    if let Some(&same) = known.get(&game) {
        return same;
    }
    let [left, right] = [Player::Left, Player::Right].map(|player| {
        let options = games.options(game, player).into_iter();
        let options = options.map(|option| in_jury(games, jury, known, option));
        options.collect::<Vec<_>>()
    });
    let same = jury.canonical(&left, &right).unwrap();
    known.insert(game, same);
    same
}

#[test]
fn texts_are_those_of_the_jury_which_reads_them() {
    let games = &mut Games::new();
    let jury = &mut jury::short::Games::new();
    jury.allow(usize::MAX);
    let known = &mut BTreeMap::new();
    let mut all = days(games).pop().unwrap();
    for (a, b) in [(7, -3), (2, 2), (-1, -5), (5, -5), (1, 0), (0, -3)] {
        let [a, b] = [a, b].map(|quarters| games.number(Dyadic::new(quarters, 2)));
        let switch = games.canonical(&[a], &[b]);
        let negative = games.negative(switch);
        let threat = games.canonical(&[switch], &[negative, b]);
        all.extend([switch, threat, games.canonical(&[threat], &[b])]);
    }
    let (_, rng) = random_forms(games, 60, 3);
    all.extend(rng);
    for game in all {
        let same = in_jury(games, jury, known, game);
        let text = games.text(game);
        assert_eq!(jury.text(same).unwrap(), text);
        let read = jury.read(&text, &Names::new()).unwrap();
        assert_eq!(read, Statement::Value(same), "{text}");
    }
}

/// The game cooled by a tax, by the definition, with the mast of the thermograph.
fn cooled(games: &mut Games, thermographs: &mut Thermographs, game: Game, tax: Dyadic) -> Game {
    let thermograph = thermographs.of(games, game);
    if thermograph.temperature < tax {
        return games.number(thermograph.mean);
    }
    let [left, right] = [(Player::Left, -tax), (Player::Right, tax)].map(|(player, tax)| {
        let tax_game = games.number(tax);
        let options = games.options(game, player).into_iter();
        let taxed = options.map(|option| {
            let option = cooled(games, thermographs, option, tax.max(-tax));
            games.sum(option, tax_game)
        });
        taxed.collect::<Vec<_>>()
    });
    games.canonical(&left, &right)
}

/// Compares the walls of a game that is not a number with the stops of the cooled game: at each quarter up to a tax,
/// just below the temperature, and at the temperature. At these, [`cooled`] still follows the definition, so a mast
/// that begins too early or too late is noticed.
fn check_walls(games: &mut Games, thermographs: &mut Thermographs, game: Game, most: i128) {
    let thermograph = thermographs.of(games, game);
    let temperature = thermograph.temperature;
    assert!(temperature >= Dyadic::ZERO);
    let quarters = (0..=4 * most).map(|quarters| Dyadic::new(quarters, 2));
    let just_below = Some(temperature - Dyadic::new(1, 20)).filter(|&tax| tax >= Dyadic::ZERO);
    for tax in quarters.chain(just_below).chain([temperature]) {
        let cool = cooled(games, thermographs, game, tax);
        assert_eq!(games.left_stop(cool), thermograph.left.at(tax));
        assert_eq!(games.right_stop(cool), thermograph.right.at(tax));
        let is_frozen = games.left_stop(cool) == games.right_stop(cool);
        assert_eq!(is_frozen, tax >= temperature);
    }
    assert_eq!(thermograph.left.at(temperature), thermograph.mean);
}

#[test]
fn walls_are_the_stops_of_the_cooled_game() {
    let games = &mut Games::new();
    let thermographs = &mut Thermographs::new();
    for game in days(games).pop().unwrap() {
        if let Some(number) = games.as_number(game) {
            let thermograph = thermographs.of(games, game);
            assert_eq!(thermograph.mean, number);
            assert_eq!(thermograph.temperature, Dyadic::new(-1, number.exponent()));
        } else {
            check_walls(games, thermographs, game, 3);
        }
    }
}

/// A game with one or two options for each player down to a given depth, and small numbers at the end.
fn random_game(games: &mut Games, rng: &mut Random, depth: u32) -> Game {
    if depth == 0 {
        return games.number(rng.random_range(-8..=8).into());
    }
    let [left, right] = [(); 2].map(|()| {
        let options = 0..rng.random_range(1..=2);
        let options = options.map(|_| random_game(games, rng, depth - 1));
        options.collect::<Vec<_>>()
    });
    games.canonical(&left, &right)
}

/// Threats are greater than gains, so that walls cross between the corners of other walls.
#[test]
fn walls_of_threats_are_the_stops_of_the_cooled_game() {
    let games = &mut Games::new();
    let thermographs = &mut Thermographs::new();
    let rng = &mut Random::seed_from_u64(271);
    for case in 0..400 {
        let game = random_game(games, rng, 2 + case % 2);
        if games.as_number(game).is_none() {
            check_walls(games, thermographs, game, 9);
        }
    }
}

/// The slope of a wall between two corners.
fn slope((from, value): (Dyadic, Dyadic), (to, next): (Dyadic, Dyadic)) -> i32 {
    assert!(from < to, "the taxes ascend");
    match next - value {
        rise if rise == to - from => 1,
        rise if rise == from - to => -1,
        rise => {
            assert_eq!(rise, Dyadic::ZERO);
            0
        }
    }
}

#[test]
fn walls_bend_at_each_of_their_corners() {
    let games = &mut Games::new();
    let thermographs = &mut Thermographs::new();
    for game in days(games).pop().unwrap() {
        let thermograph = thermographs.of(games, game);
        for wall in [&thermograph.left, &thermograph.right] {
            let corners = wall.corners();
            assert_eq!(corners[0].0, Dyadic::ZERO);
            let slopes = corners.windows(2).map(|ends| slope(ends[0], ends[1]));
            let slopes: Vec<i32> = slopes.chain([0]).collect();
            assert!(slopes.windows(2).all(|slopes| slopes[0] != slopes[1]));
        }
    }
}

#[test]
fn means_add_and_temperatures_do_not_rise() {
    let games = &mut Games::new();
    let thermographs = &mut Thermographs::new();
    let all = days(games).pop().unwrap();
    let rng = &mut Random::seed_from_u64(9);
    for _ in 0..2000 {
        let [g, h] = [(); 2].map(|()| all[rng.random_range(0..all.len())]);
        let sum = games.sum(g, h);
        let [g, h, sum] = [g, h, sum].map(|game| thermographs.of(games, game));
        assert_eq!(sum.mean, g.mean + h.mean);
        assert!(sum.temperature <= g.temperature.max(h.temperature));
    }
}

#[test]
fn atomic_weights_add_and_two_ahead_wins() {
    let games = &mut Games::new();
    let all = days(games).pop().unwrap().into_iter();
    let small: Vec<Game> = all.filter(|&game| is_all_small(games, game)).collect();
    assert!(small.len() > 50);
    let [zero, one, two] = [0, 1, 2].map(|n| games.number(n.into()));
    let (mut multiples_of_up, mut one_ahead, mut two_ahead) = (0, 0, 0);
    for &g in &small {
        let weight = atomic_weight(games, g).unwrap();
        if let Some((_, ups, _)) = games.as_number_up_star(g) {
            assert_eq!(weight, games.number(ups.into()));
            multiples_of_up += u32::from(ups != 0);
        }
        if games.at_most(two, weight) {
            assert_eq!(games.compare(g, zero), Some(Ordering::Greater));
            two_ahead += 1;
        }
        if games.at_most(one, weight) {
            assert!(!games.at_most(g, zero), "Left wins by moving first");
            one_ahead += 1;
        }
    }
    let met = [multiples_of_up, one_ahead, two_ahead];
    assert!(!met.contains(&0), "{met:?}");
    let rng = &mut Random::seed_from_u64(5);
    for _ in 0..1000 {
        let [g, h] = [(); 2].map(|()| small[rng.random_range(0..small.len())]);
        let sum = games.sum(g, h);
        let [of_g, of_h, of_sum] = [g, h, sum].map(|game| atomic_weight(games, game).unwrap());
        assert_eq!(games.sum(of_g, of_h), of_sum);
    }
    assert_eq!(atomic_weight(games, one), None);
}

/// Green stalks are Nim heaps, red-blue stalks are numbers, and `↑ : 1` is not `↑ + 1`.
#[test]
fn ordinal_sums_are_stalks() {
    let games = &mut Games::new();
    let [one, minus_one] = [1, -1].map(|n| games.number(n.into()));
    let blue_then_red = games.ordinal_sum(one, minus_one);
    assert_eq!(games.as_number(blue_then_red), Some(Dyadic::new(1, 1)));
    for (n, k) in [(1, 1), (2, 3), (4, 1)] {
        let [n_heap, k_heap, sum] = [n, k, n + k].map(|n| games.nimber(n));
        assert_eq!(games.ordinal_sum(n_heap, k_heap), sum);
    }
    let zero = games.number(Dyadic::ZERO);
    for stalk in stalks(8) {
        let value = stalk.iter().fold(zero, |below, colour| {
            let segment = match colour {
                Colour::Blue => one,
                Colour::Red => minus_one,
            };
            games.ordinal_sum(below, segment)
        });
        assert_eq!(games.as_number(value), Some(stalk_value(&stalk)), "{stalk:?}");
    }
    let star = games.nimber(1);
    let up = games.canonical(&[zero], &[star]);
    let one_on_up = games.ordinal_sum(up, one);
    assert_eq!(one_on_up, games.canonical(&[zero, up], &[star]));
    assert_ne!(one_on_up, games.sum(up, one));
}

#[test]
fn nim_heaps_are_recognised() {
    let games = &mut Games::new();
    let heaps: Vec<Game> = (0..40).map(|n| games.nimber(n)).collect();
    for (n, &heap) in (0..).zip(&heaps) {
        assert_eq!(games.as_nimber(heap), Some(n));
        assert_eq!(games.as_number_up_star(heap), Some((Dyadic::ZERO, 0, n)));
    }
    let up = games.canonical(&heaps[..1], &heaps[1..2]);
    let without_one = games.canonical(&[heaps[0], heaps[2]], &[heaps[0], heaps[2]]);
    let unequal = games.canonical(&heaps[..3], &heaps[..2]);
    let [half, one, minus_one] =
        [(1, 1), (1, 0), (-1, 0)].map(|(j, k)| games.number(Dyadic::new(j, k)));
    let switch = games.canonical(&[one], &[minus_one]);
    for game in [up, unequal, switch, half] {
        assert_eq!(games.as_nimber(game), None, "{}", games.text(game));
    }
    assert_eq!(games.as_nimber(without_one), Some(1));
}

#[test]
#[should_panic(expected = "too many to go on")]
fn the_number_of_games_is_limited() {
    let games = &mut Games::new();
    for n in 0..i64::MAX {
        games.number(n.into());
    }
}
