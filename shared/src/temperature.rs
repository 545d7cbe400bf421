//! Temperature: the value of a move in a short game, and thermographs.
//!
//! In a *hot* game both players want to move first. *Cooling* G by t taxes each move by t: `G_t` is
//! `{left_t - t | right_t + t}`, until the tax makes it infinitesimally close to a number; from there on it
//! is that number. The *temperature* is the least such t, and the *mean* is that number: n copies of G are
//! worth n times the mean, up to an amount that does not grow with n (J. H. Conway, *On Numbers and Games*,
//! 1976, ch. 9; *Winning Ways*, ch. 6).
//!
//! The *thermograph* shows the stops of `G_t` as functions of t: the left wall and the right wall, with
//! greater numbers drawn further to the left. The walls are found without cooling any game: the left wall
//! is the greatest right wall of a left option, minus t; the right wall is the least left wall of a right
//! option, plus t; from the point where they meet, both are the *mast*, the mean. So walls consist of
//! pieces with the slopes 0, 1 or -1, whose ends are dyadic.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/thermographs.svg"))]
//!
//! The thermograph of a number is a mast from the start. The temperature of a number is below 0, since each
//! move in it makes the position worse for the mover: by convention, that of `m / 2^k` in lowest terms is
//! `-1 / 2^k`. Other games have temperature at least 0, and exactly 0 if they are infinitesimally close to
//! a number.
//!
//! *Play the hottest*: in a sum of switches `x + {a | -a}`, the player to move does best to move in the
//! switch with the greatest temperature a, then the other player in the next one, and so on. With other
//! games this can fail: a move may be good because of its threat (a *sente* move). For every sum, the left
//! stop lies between the sum of the means and that sum plus t, where t is the temperature of the hottest
//! part (*Winning Ways*, ch. 6).
//!
//! ```
//! use shared::short_game::Games;
//!
//! // The switch is hotter, 3/2, than the other game, 1; yet Left should move in the other game.
//! let mut games = Games::new();
//! let [zero, two, minus_one, minus_two, minus_three] = [0, 2, -1, -2, -3].map(|n| games.number(n.into()));
//! let switch = games.canonical(&[zero], &[minus_three]);
//! let threat = games.canonical(&[two], &[minus_one]);
//! let other = games.canonical(&[threat], &[minus_two]); // {2|-1||-2}
//! let hottest = games.sum(zero, other);
//! let sente = games.sum(switch, threat);
//! assert_eq!(games.right_stop(hottest), (-2).into());
//! assert_eq!(games.right_stop(sente), (-1).into());
//! ```
//!
//! Paste with `dyadic`, `grundy`, `lists`, `nim`, `retrograde`, `search`, `short_game`, `surreal`.

use super::dyadic::Dyadic;
use super::retrograde::Player;
use super::short_game::{Game, Games};
use std::collections::BTreeMap;
use std::rc::Rc;

/// A wall of a thermograph: a function of the tax from 0 on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wall(Vec<(Dyadic, Dyadic)>);

impl Wall {
    /// The taxes at which the slope changes, beginning with 0, each with the value of the wall there.
    /// Between two of them, the slope is 0, 1 or -1; from the last one on, the value is constant.
    ///
    /// # Complexity
    ///
    /// O(1).
    pub fn corners(&self) -> &[(Dyadic, Dyadic)] {
        &self.0
    }

    /// The value at a tax, which is not negative.
    ///
    /// # Complexity
    ///
    /// O(log corners).
    ///
    /// # Panics
    ///
    /// If the tax is negative.
    pub fn at(&self, tax: Dyadic) -> Dyadic {
        let next = self.0.partition_point(|corner| corner.0 <= tax);
        assert!(next > 0, "a tax of {tax} is negative");
        let (from, value) = self.0[next - 1];
        let slope = self.0.get(next).map_or(Dyadic::ZERO, |&(_, end)| end - value);
        let passed = tax - from;
        match slope.numerator().signum() {
            1 => value + passed,
            -1 => value - passed,
            _ => value,
        }
    }

    /// The wall with the better of two values at each tax. Both are left walls or both are right walls, so
    /// if they cross between two corners, they approach each other as fast as the tax grows.
    fn with(&self, other: &Wall, better: fn(Dyadic, Dyadic) -> Dyadic) -> Wall {
        let mut taxes = taxes(self, other);
        let lead = |tax| self.at(tax) - other.at(tax);
        let crossings: Vec<Dyadic> = taxes
            .windows(2)
            .filter(|ends| {
                let [from, to] = [ends[0], ends[1]].map(|tax| lead(tax).numerator().signum());
                from * to < 0
            })
            .map(|ends| ends[0] + lead(ends[0]).max(-lead(ends[0])))
            .collect();
        taxes.extend(crossings);
        taxes.sort();
        Wall::through(&taxes, |tax| better(self.at(tax), other.at(tax)))
    }

    /// The wall with these values whose corners are among these taxes, which ascend.
    fn through(taxes: &[Dyadic], value: impl Fn(Dyadic) -> Dyadic) -> Wall {
        let mut corners: Vec<(Dyadic, Dyadic)> = Vec::new();
        let points: Vec<_> = taxes.iter().map(|&tax| (tax, value(tax))).collect();
        for (at, &point) in points.iter().enumerate() {
            let before = at.checked_sub(1).map(|before| slope(points[before], point));
            let after = points.get(at + 1).map(|&next| slope(point, next));
            if before.is_none() || before != Some(after.unwrap_or(0)) {
                corners.push(point);
            }
        }
        Wall(corners)
    }
}

/// The slope between two points: 0, 1 or -1.
fn slope(from: (Dyadic, Dyadic), to: (Dyadic, Dyadic)) -> i128 {
    (to.1 - from.1).numerator().signum()
}

/// A thermograph.
///
/// # Examples
///
/// ```
/// use shared::dyadic::Dyadic;
/// use shared::short_game::Games;
/// use shared::temperature::Thermographs;
///
/// let mut games = Games::new();
/// let [two, zero, minus_one] = [2, 0, -1].map(|n| games.number(n.into()));
/// let switch = games.canonical(&[two], &[zero]);
/// let game = games.canonical(&[switch], &[minus_one]); // {2|0||-1}
///
/// let thermograph = Thermographs::new().of(&mut games, game);
/// assert_eq!((thermograph.mean, thermograph.temperature), (Dyadic::ZERO, Dyadic::ONE));
/// let corners = [(0, 0), (1, 0)].map(|(tax, value)| (tax.into(), Dyadic::from(value)));
/// assert_eq!(thermograph.left.corners(), &corners[..1]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thermograph {
    /// The left wall.
    pub left: Wall,
    /// The right wall.
    pub right: Wall,
    /// The value at which the mast stands.
    pub mean: Dyadic,
    /// The tax at which the mast begins; below 0 for a number.
    pub temperature: Dyadic,
}

/// The thermographs of games of the same [`Games`], each computed once.
#[derive(Debug, Default)]
pub struct Thermographs {
    known: BTreeMap<Game, Rc<Thermograph>>,
}

impl Thermographs {
    /// An empty collection.
    pub fn new() -> Thermographs {
        Thermographs::default()
    }

    /// The thermograph of a game.
    ///
    /// # Complexity
    ///
    /// For each position of the game, the number of corners of its options' walls times the number of its
    /// options.
    ///
    /// # Panics
    ///
    /// If a corner is not a [`Dyadic`], or the game belongs to other [`Games`].
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    /// use shared::short_game::Games;
    /// use shared::temperature::Thermographs;
    ///
    /// let mut games = Games::new();
    /// let [four, one] = [4, 1].map(|n| games.number(n.into()));
    /// let switch = games.canonical(&[four], &[one]);
    /// let thermograph = Thermographs::new().of(&mut games, switch);
    /// assert_eq!(thermograph.mean, Dyadic::new(5, 1));
    /// assert_eq!(thermograph.temperature, Dyadic::new(3, 1));
    /// assert_eq!(thermograph.left.at(Dyadic::ONE), Dyadic::from(3));
    /// ```
    pub fn of(&mut self, games: &mut Games, game: Game) -> Rc<Thermograph> {
        let number = games.as_number(game);
        if let Some(known) = self.known.get(&game) {
            return Rc::clone(known);
        }
        let made = Rc::new(match number {
            Some(number) => mast(number),
            None => self.of_options(games, game),
        });
        self.known.insert(game, Rc::clone(&made));
        made
    }

    /// The thermograph of a game that is not a number.
    fn of_options(&mut self, games: &mut Games, game: Game) -> Thermograph {
        let [left, right] = [Player::Left, Player::Right].map(|player| {
            let options = games.options(game, player).into_iter();
            let walls = options.map(|option| {
                let thermograph = self.of(games, option);
                match player {
                    Player::Left => thermograph.right.clone(),
                    Player::Right => thermograph.left.clone(),
                }
            });
            let best = walls.reduce(|one, other| match player {
                Player::Left => one.with(&other, Dyadic::max),
                Player::Right => one.with(&other, Dyadic::min),
            });
            best.expect("only numbers have no options for a player")
        });
        let temperature = meeting(&left, &right);
        let mut taxes = taxes(&left, &right);
        taxes.retain(|&tax| tax < temperature);
        taxes.push(temperature);
        Thermograph {
            left: Wall::through(&taxes, |tax| left.at(tax) - tax),
            right: Wall::through(&taxes, |tax| right.at(tax) + tax),
            mean: left.at(temperature) - temperature,
            temperature,
        }
    }
}

/// The thermograph of a number.
fn mast(number: Dyadic) -> Thermograph {
    let wall = Wall(vec![(Dyadic::ZERO, number)]);
    Thermograph {
        left: wall.clone(),
        right: wall,
        mean: number,
        temperature: Dyadic::new(-1, number.exponent()),
    }
}

/// The taxes at which one of the walls has a corner.
fn taxes(one: &Wall, other: &Wall) -> Vec<Dyadic> {
    let corners = one.0.iter().chain(&other.0);
    let mut taxes: Vec<Dyadic> = corners.map(|corner| corner.0).collect();
    taxes.sort();
    taxes.dedup();
    taxes
}

/// The least tax at which the left wall minus the tax is at most the right wall plus the tax.
fn meeting(left: &Wall, right: &Wall) -> Dyadic {
    let gap = |tax| left.at(tax) - right.at(tax) - tax - tax;
    let taxes = taxes(left, right);
    let open = taxes.iter().take_while(|&&tax| gap(tax) > Dyadic::ZERO);
    let open = open.count();
    let Some(before) = open.checked_sub(1) else {
        return Dyadic::ZERO;
    };
    let from = taxes[before];
    // The gap closes as fast as the tax grows, or twice as fast; beyond the last corner, twice as fast.
    let at_once = from + gap(from);
    match taxes.get(open) {
        Some(&next) if gap(from) - gap(next) == next - from => at_once,
        _ => half(from + at_once),
    }
}

/// Half of a number.
fn half(number: Dyadic) -> Dyadic {
    Dyadic::new(number.numerator(), number.exponent() + 1)
}
