use super::prelude::*;
use crate::rules::Player::{self, Left as Fusu};
use crate::rules::delays::Delays;

const MAX_TURNS: usize = 1000;
const MAX_ITEMS: usize = 100_000;
/// The maximum delay of an action, and how far apart the delays of both may begin.
const MAX_DELAY: i64 = 100;
const MOST: i64 = 1_000_000_000;
/// The damage of an attack without items, in the unit of the items' damage.
const UNIT: i64 = 100_000;
const SEARCHED_TURNS: usize = 30;
const SEARCHED_ITEMS: usize = 8;
const SECOND_OPINION_TURNS: usize = 300;
const SECOND_OPINION_ITEMS: usize = 2000;

#[derive(Clone, Debug)]
pub struct Case {
    subtask: u64,
    turns: usize,
    attack: i64,
    damages: Vec<i64>,
    delays: Vec<i64>,
    /// The factors of the damage, times 100,000, and the delays of both.
    players: [i64; 4],
}

impl Case {
    fn game(&self) -> Delays {
        let items = self.damages.iter().copied().zip(self.delays.iter().copied()).listed();
        let [a, b, ..] = self.players;
        Delays { items, attack: (UNIT, self.attack), factors: [a / UNIT, b / UNIT] }
    }

    fn start(&self) -> (usize, i64, Player) {
        (self.turns, self.players[2] - self.players[3], Fusu)
    }
}

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    type Answer = i64;
    const QUESTION: Question<i64> = value("the damage of Fusu minus that of Fugugu");

    fn file() -> File<Case> {
        let (turns, items) = (number("n", 0..=MAX_TURNS), number::<usize>("m", 0..=MAX_ITEMS));
        let sizes = (turns, items, number("w", 1..=MAX_DELAY)).line();
        let damages = sequence("m", number("k", 1..=MOST));
        let delays = sequence("m", number("p", 1..=MAX_DELAY));
        let factor = |what| number(what, UNIT..=MOST);
        let delay = |what| number(what, 1..=MOST);
        let players = [factor("x_a"), factor("x_b"), delay("d_a"), delay("d_b")].line();
        let head = (number("the subtask", unstated(0..=100)).line(), sizes);
        let case = (head, damages, delays, players).iso(
            |((subtask, (turns, _, attack)), damages, delays, players)| Case {
                subtask,
                turns,
                attack,
                damages,
                delays,
                players,
            },
            |case| {
                let sizes = (case.turns, case.damages.len(), case.attack);
                ((case.subtask, sizes), case.damages.clone(), case.delays.clone(), case.players)
            },
        );
        let case = case.chosen_by(chosen).simplified_by(simpler);
        let what = "factors that are multiples of 100,000, and delays from 1 to 100 apart";
        single(case.such_that(what, |case| {
            let [a, b, ..] = case.players;
            a % UNIT == 0 && b % UNIT == 0 && (1..=MAX_DELAY).contains(&case.start().1.abs())
        }))
    }

    fn position(case: &Case) -> Shown {
        shown_if(case.damages.len() <= SEARCHED_ITEMS)?;
        Ok(scoring(case.game(), case.start(), Fusu))
    }

    fn answer(&mut self, case: &Case) -> Option<i64> {
        let searchable = case.damages.len() <= SEARCHED_ITEMS && case.turns <= SEARCHED_TURNS;
        searchable.then(|| Scores::new(case.game()).score(&case.start(), Fusu))
    }

    fn small() -> impl Iterator<Item = Case> {
        let items = cases::all_lists(0..=2, 1..=3);
        let players = [[1, 2, 1, 2], [3, 1, 2, 1], [1, 1, 1, 101]];
        let all = cases::products(cases::products(items, 0..=4), players);
        all.map(|((items, turns), [a, b, first, second])| Case {
            subtask: 0,
            turns,
            attack: 1 + (turns as i64 * 7) % 5,
            delays: items.iter().map(|&item| 4 - item as i64).listed(),
            damages: cases::signed(items),
            players: [a * UNIT, b * UNIT, first, second],
        })
    }

    fn random(rng: &mut Random) -> Case {
        let turns = rng.random_range(0..=SEARCHED_TURNS);
        let items = rng.random_range(0..=6);
        case(rng, turns, items)
    }

    fn full(rng: &mut Random) -> Case {
        let turns = rng.random_range(0..=SECOND_OPINION_TURNS);
        let items = cases::number(rng, 0..=SECOND_OPINION_ITEMS as u64) as usize;
        case(rng, turns, items)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "one knapsack of all items, for up to 2,000 of them, and the value of each difference from the last turn on, for \
         up to 300 turns",
    );

    fn second_opinion(&mut self, case: &Case) -> Option<i64> {
        only_if(case.turns <= SECOND_OPINION_TURNS && case.damages.len() <= SECOND_OPINION_ITEMS)?;
        let game = case.game();
        let mut damages = vec![None; 2 * MAX_DELAY as usize + 1];
        damages[case.attack as usize] = Some(UNIT);
        for &(damage, delay) in &game.items {
            for total in (delay as usize..damages.len()).rev() {
                let with = damages[total - delay as usize].map(|sum: i64| sum + damage);
                damages[total] = damages[total].max(with);
            }
        }
        let mut values = vec![0; damages.len()];
        for _ in 0..case.turns {
            let next = (-MAX_DELAY..=MAX_DELAY).map(|difference: i64| {
                let player = usize::from(difference > 0);
                let sign = [1, -1][player];
                let reached = |delay: i64| difference + sign * delay;
                let delays = (0..=2 * MAX_DELAY).filter(|&delay| reached(delay).abs() <= MAX_DELAY);
                let values = delays.filter_map(|delay| {
                    let damage = damages[delay as usize]? * game.factors[player];
                    Some(damage + sign * values[(reached(delay) + MAX_DELAY) as usize])
                });
                sign * values.max().unwrap_or(0)
            });
            values = next.listed();
        }
        Some(values[(case.start().1 + MAX_DELAY) as usize])
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mut latest = |first, second| {
            let case = case(rng, MAX_TURNS, MAX_ITEMS);
            vec![Case { players: [MOST, MOST, first, second], ..case }]
        };
        vec![("Fusu is first", latest(MOST - 1, MOST)), ("Fugugu is first", latest(MOST, MOST - 1))]
    }
}

/// Factors that are multiples of the unit, and delays that fit together.
fn chosen(choices: &mut Choices) -> Option<Case> {
    let mut number = |what, least, most| i64::try_from(choices.number(what, least..=most)?).ok();
    let (subtask, turns) = (number("the subtask", 0, 100)?, number("n", 0, MAX_TURNS as i64)?);
    let items = number("m", 0, MAX_ITEMS as i64)?;
    let attack = number("w", 1, MAX_DELAY)?;
    let damages = (0..items).map(|_| number("k", 1, MOST)).all_listed()?;
    let delays = (0..items).map(|_| number("p", 1, MAX_DELAY)).all_listed()?;
    let [a, b] =
        [number("x_a", UNIT, MOST)?, number("x_b", UNIT, MOST)?].map(|factor| factor / UNIT * UNIT);
    let (mut first, mut second) = (number("d_a", 1, MOST)?, number("d_b", 1, MOST)?);
    let beside = |delay: i64| delay + if delay > 1 { -1 } else { 1 };
    let is_far = first.abs_diff(second) > MAX_DELAY as u64;
    // The one at a bound stays, since it may have been asked for.
    if first == second || (is_far && [1, MOST].contains(&second)) {
        first = beside(second);
    } else if is_far {
        second = beside(first);
    }
    let players = [a, b, first, second];
    Some(Case { subtask: subtask as u64, turns: turns as usize, attack, damages, delays, players })
}

/// A case of some turns and items, some of them cheap.
fn case(rng: &mut Random, turns: usize, items: usize) -> Case {
    let longest = [5, 30, MAX_DELAY][rng.random_range(0..3)];
    let most = [10, MOST][rng.random_range(0..2)];
    let factors = [10, MOST / UNIT][rng.random_range(0..2)];
    let slowest = [10, MAX_DELAY][rng.random_range(0..2)];
    let apart = rng.random_range(1..=MAX_DELAY);
    let least = rng.random_range(1..=MOST - apart);
    let [first, second] = if rng.random() { [0, apart] } else { [apart, 0] };
    Case {
        subtask: rng.random_range(0..=6),
        turns,
        attack: rng.random_range(1..=slowest),
        damages: cases::uniform(rng, items, 1..=most),
        delays: cases::uniform(rng, items, 1..=longest),
        players: [
            rng.random_range(1..=factors) * UNIT,
            rng.random_range(1..=factors) * UNIT,
            least + first,
            least + second,
        ],
    }
}

/// Simpler cases: with fewer turns, without an item, with smaller factors, or with both delays lowered by as much.
fn simpler(case: &Case) -> Vec<Case> {
    let turns = smaller(case.turns as u64, 0).into_iter();
    let fewer_turns = turns.map(|turns| Case { turns: turns as usize, ..case.clone() });
    let without = (0..case.damages.len()).map(|at| {
        let mut case = case.clone();
        case.damages.remove(at);
        case.delays.remove(at);
        case
    });
    let with = |at: usize, number: i64| {
        let mut case = case.clone();
        case.players[at] = number;
        case
    };
    let factors = [0, 1].into_iter().flat_map(|at| {
        let factors = smaller((case.players[at] / UNIT) as u64, 1).into_iter();
        factors.map(move |factor| with(at, factor as i64 * UNIT))
    });
    let [a, b, first, second] = case.players;
    let least = first.min(second) - 1;
    let earlier = Case { players: [a, b, first - least, second - least], ..case.clone() };
    let earlier = (least > 0).then_some(earlier);
    earlier.into_iter().chain(fewer_turns).chain(without).chain(factors).listed()
}
