//! The searches behind a position, one for each kind of game.

mod scored;

pub(crate) use scored::Scored;

use super::by_number::{ByNumber, State};
use super::{Measure, TooLarge, Value};
use crate::rules::Player;
use crate::search::impartial::{Grundy, Outcomes, Play};
use crate::search::memo::{Memo, Numbered};
use crate::search::{loopy, partizan};
use crate::short::{self, Number};
use std::cmp::Ordering;
use std::hash::Hash;

/// A game, and the results of its searches so far.
pub(crate) trait Search: 'static {
    fn game(&self) -> &ByNumber;

    fn play(&self) -> Option<Play>;

    /// The components of a position whose values determine its own.
    fn parts(&self, position: u32) -> Vec<u32> {
        self.game().parts(position)
    }

    fn measures(&self) -> &'static [Measure];

    fn value(
        &mut self,
        state: State,
        measure: Measure,
        limit: usize,
    ) -> Result<Option<Value>, TooLarge>;
}

/// The positions that these players can move to, up to `limit` + 1 each.
fn options(game: &ByNumber, from: u32, players: &[Player], limit: usize) -> Vec<u32> {
    let mut options = Vec::new();
    for &player in players {
        let most = limit.saturating_add(1) - options.len();
        game.visit(from, player, most, &mut |option, _, _| options.push(option));
    }
    options
}

/// The unknown positions reachable from one, each after those reachable from it; without recursion, since
/// games may be of any length.
fn unknown_below<P: Clone + Eq + Hash>(
    start: &P,
    knows: &dyn Fn(&P) -> bool,
    options: &dyn Fn(&P) -> Vec<P>,
    limit: usize,
) -> Result<Vec<P>, TooLarge> {
    let mut order = Vec::new();
    let mut entered = Numbered::default();
    let mut path: Vec<(P, Vec<P>)> = Vec::new();
    let mut next = Some(start.clone());
    loop {
        if let Some(position) = next.take()
            && !knows(&position)
            && entered.insert(position.clone())
        {
            if entered.count() > limit {
                return Err(TooLarge(limit));
            }
            let options = options(&position);
            if options.len() > limit {
                return Err(TooLarge(limit));
            }
            path.push((position, options));
        }
        let Some((_, open)) = path.last_mut() else {
            break;
        };
        next = open.pop();
        if next.is_none()
            && let Some((finished, _)) = path.pop()
        {
            order.push(finished);
        }
    }
    Ok(order)
}

/// The number of reachable positions beyond which a sum is evaluated by its parts, by the theorems of Sprague
/// and Grundy and of Conway. Smaller sums are searched as a whole, which gives an independent result.
const WHOLE: usize = 5_000;

fn several<P>(parts: Vec<P>) -> Option<Vec<P>> {
    (parts.len() > 1).then_some(parts)
}

/// The unknown positions reachable from one. Once there are too many, follows sums into their parts.
fn unknown_parts_below(
    game: &ByNumber,
    players: &[Player],
    start: u32,
    knows: &dyn Fn(&u32) -> bool,
    limit: usize,
    by_parts: &mut bool,
) -> Result<Vec<u32>, TooLarge> {
    let options = |from: &u32| options(game, *from, players, limit);
    if !*by_parts {
        if let Ok(below) = unknown_below(&start, knows, &options, limit.min(WHOLE)) {
            return Ok(below);
        }
        *by_parts = true;
    }
    let next = |from: &u32| several(game.parts(*from)).unwrap_or_else(|| options(from));
    unknown_below(&start, knows, &next, limit)
}

/// A game that ends, in which the position alone determines the moves.
pub(crate) struct Impartial {
    game: ByNumber,
    play: Play,
    outcomes: Outcomes<ByNumber>,
    grundy: Grundy<ByNumber>,
    /// True once a position was too large to search as a whole; its successors are hardly smaller.
    by_parts: bool,
}

impl Impartial {
    pub(crate) fn new(game: ByNumber, play: Play) -> Self {
        Impartial {
            outcomes: Outcomes::new(game.clone(), play),
            grundy: Grundy::new(game.clone()),
            game,
            play,
            by_parts: false,
        }
    }

    fn grundy(&mut self, position: u32, limit: usize) -> Result<u64, TooLarge> {
        let (game, players, by_parts) = (&self.game, &[Player::Left], &mut self.by_parts);
        let knows = |position: &u32| self.grundy.knows(position);
        for below in unknown_parts_below(game, players, position, &knows, limit, by_parts)? {
            match several(game.parts(below)).filter(|_| *by_parts) {
                Some(parts) => {
                    let sum = parts.iter().fold(0, |sum, part| sum ^ self.grundy.value(part));
                    self.grundy.learn(below, sum);
                }
                None => _ = self.grundy.value(&below),
            }
        }
        Ok(self.grundy.value(&position))
    }
}

impl Search for Impartial {
    fn game(&self) -> &ByNumber {
        &self.game
    }

    fn play(&self) -> Option<Play> {
        Some(self.play)
    }

    fn parts(&self, position: u32) -> Vec<u32> {
        match self.play {
            Play::Normal => self.game.parts(position),
            Play::Misere => Vec::new(),
        }
    }

    fn measures(&self) -> &'static [Measure] {
        match self.play {
            Play::Normal => &[Measure::Grundy, Measure::Outcome],
            Play::Misere => &[Measure::Outcome],
        }
    }

    fn value(
        &mut self,
        State { position, .. }: State,
        measure: Measure,
        limit: usize,
    ) -> Result<Option<Value>, TooLarge> {
        if self.play == Play::Normal {
            let value = self.grundy(position, limit)?;
            return Ok(Some(match measure {
                Measure::Grundy => Value::Grundy(value),
                _ if value == 0 => Value::P,
                _ => Value::N,
            }));
        }
        let options = |from: &u32| options(&self.game, *from, &[Player::Left], limit);
        let knows = |position: &_| self.outcomes.knows(position);
        for below in unknown_below(&position, &knows, &options, limit)? {
            self.outcomes.wins(&below);
        }
        let wins = self.outcomes.wins(&position);
        Ok(Some(if wins { Value::N } else { Value::P }))
    }
}

/// A game that ends, in which the players have different moves, in normal play.
pub(crate) struct TwoSided {
    game: ByNumber,
    outcomes: partizan::Outcomes<ByNumber>,
    values: partizan::Values<ByNumber>,
    /// See [`Impartial`].
    by_parts: bool,
    /// True if the value of some position was too large to decide its outcome.
    is_complex: bool,
}

const PLAYERS: [Player; 2] = [Player::Left, Player::Right];

impl TwoSided {
    pub(crate) fn new(game: ByNumber) -> Self {
        TwoSided {
            outcomes: partizan::Outcomes::new(game.clone()),
            values: partizan::Values::new(game.clone()),
            game,
            by_parts: false,
            is_complex: false,
        }
    }

    /// The positions that either player can move to, up to a few more than `limit`.
    fn options(&self, from: u32, limit: usize) -> Vec<u32> {
        options(&self.game, from, &PLAYERS, limit)
    }

    fn undecided_below(&self, position: u32, limit: usize) -> Result<Vec<u32>, TooLarge> {
        let knows = |position: &_| {
            let mut players = PLAYERS.iter();
            players.all(|&first| self.outcomes.knows(position, first))
        };
        unknown_below(&position, &knows, &|from| self.options(*from, limit), limit)
    }

    fn canonical(&mut self, position: u32, limit: usize) -> Result<Option<short::Game>, TooLarge> {
        self.values.games().allow(STEPS);
        let (game, by_parts) = (&self.game, &mut self.by_parts);
        let knows = |position: &u32| self.values.knows(position);
        for below in unknown_parts_below(game, &PLAYERS, position, &knows, limit, by_parts)? {
            match several(game.parts(below)).filter(|_| *by_parts) {
                Some(parts) => {
                    let zero = self.values.games().number(Number::ZERO);
                    let sum = parts.iter().try_fold(zero, |sum, part| {
                        let value = self.values.value(part)?;
                        self.values.games().sum(sum, value).ok()
                    });
                    self.values.learn(below, sum);
                }
                None => _ = self.values.value(&below),
            }
        }
        Ok(self.values.value(&position))
    }

    /// Returns whether a position is a sum, or becomes one after a move.
    fn is_soon_a_sum(&self, position: u32, limit: usize) -> bool {
        let is_sum = |position: u32| several(self.game.parts(position)).is_some();
        is_sum(position) || self.options(position, limit).into_iter().any(is_sum)
    }

    /// The outcome of a position by its value; `None` if the value is too large.
    fn outcome_by_value(&mut self, position: u32, limit: usize) -> Option<Value> {
        let value = self.canonical(position, limit).ok()??;
        let games = self.values.games();
        let zero = games.number(Number::ZERO);
        Some(match games.compare(value, zero).ok()? {
            Some(Ordering::Greater) => Value::L,
            Some(Ordering::Less) => Value::R,
            Some(Ordering::Equal) => Value::P,
            None => Value::N,
        })
    }
}

impl Search for TwoSided {
    fn game(&self) -> &ByNumber {
        &self.game
    }

    fn play(&self) -> Option<Play> {
        Some(Play::Normal)
    }

    fn measures(&self) -> &'static [Measure] {
        &[Measure::Canonical, Measure::Outcome, Measure::Mean, Measure::Temperature]
    }

    fn value(
        &mut self,
        State { position, .. }: State,
        measure: Measure,
        limit: usize,
    ) -> Result<Option<Value>, TooLarge> {
        if measure != Measure::Outcome {
            let value = self.canonical(position, limit)?;
            return Ok(value.and_then(|value| measured(self.values.games(), value, measure)));
        }
        let mut below = Err(TooLarge(limit));
        if !self.by_parts {
            below = self.undecided_below(position, limit.min(WHOLE));
        }
        if below.is_err() && !self.is_complex && self.is_soon_a_sum(position, limit) {
            match self.outcome_by_value(position, limit) {
                Some(outcome) => return Ok(Some(outcome)),
                None => self.is_complex = true,
            }
        }
        let below = below.or_else(|_| self.undecided_below(position, limit))?;
        for below in below {
            for first in PLAYERS {
                self.outcomes.wins(&below, first);
            }
        }
        let [left, right] = PLAYERS.map(|first| self.outcomes.wins(&position, first));
        Ok(Some(match (left, right) {
            (true, true) => Value::N,
            (true, false) => Value::L,
            (false, true) => Value::R,
            (false, false) => Value::P,
        }))
    }
}

/// The maximum number of steps to find a canonical form, about a second of work.
const STEPS: usize = 20_000_000;

fn measured(games: &mut short::Games, value: short::Game, measure: Measure) -> Option<Value> {
    if measure == Measure::Canonical {
        return games.text(value).ok().map(Value::Canonical);
    }
    let thermograph = games.thermograph(value).ok()?;
    Some(Value::Number(match measure {
        Measure::Mean => thermograph.mean,
        _ => thermograph.temperature,
    }))
}

pub(crate) struct Loopy {
    game: ByNumber,
    outcomes: Memo<u32, loopy::Outcome>,
}

impl Loopy {
    pub(crate) fn new(game: ByNumber) -> Self {
        let outcomes = Memo::default();
        Loopy { game, outcomes }
    }
}

impl Search for Loopy {
    fn game(&self) -> &ByNumber {
        &self.game
    }

    fn play(&self) -> Option<Play> {
        Some(Play::Normal)
    }

    fn parts(&self, _: u32) -> Vec<u32> {
        Vec::new()
    }

    fn measures(&self) -> &'static [Measure] {
        &[Measure::Outcome]
    }

    fn value(
        &mut self,
        State { position, .. }: State,
        _: Measure,
        limit: usize,
    ) -> Result<Option<Value>, TooLarge> {
        if self.outcomes.get(&position).is_none() {
            let options = |from: &u32| options(&self.game, *from, &[Player::Left], limit);
            unknown_below(&position, &|_| false, &options, limit)?;
            for (position, outcome) in loopy::solve(&self.game, Play::Normal, [position]) {
                self.outcomes.insert(position, outcome);
            }
        }
        Ok(Some(match self.outcomes[&position] {
            loopy::Outcome::Win(moves) => Value::Win(moves),
            loopy::Outcome::Loss(moves) => Value::Loss(moves),
            loopy::Outcome::Draw => Value::Draw,
        }))
    }
}
