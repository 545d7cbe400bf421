//! Short games: their canonical forms, sums and order, by definition.
//!
//! The solutions' own theory is `shared::short_game`. This module shares no code with it, and tests compare
//! both. It stores numbers as such; any other game is a form, a list of options for each player, and two
//! forms are compared by going through both.
//!
//! By J. H. Conway, *On Numbers and Games* (1976):
//!
//! - `G ≤ H` if no left option of G is at least H, and no right option of H is at most G.
//! - The *canonical form* has no *dominated* option, to which the same player has one at least as good, and
//!   no *reversible* option, which the opponent could answer by a position at least as good for the opponent
//!   as the whole game. The first player's options in that position replace a reversible option.
//! - `G + H` is `{left + H, G + left | right + H, G + right}`; a move in a number is never needed if there is
//!   another one.

mod atomic;
mod reading;
mod thermograph;
mod writing;

pub use reading::{Error as ReadError, Names, Relation, Statement};
pub use thermograph::{Thermograph, Wall};

use crate::rules::Player::{self, Left, Right};
use rustc_hash::FxHashMap;
use std::cmp::Ordering;
use std::fmt;
use std::rc::Rc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// A dyadic number, counted in units of 2⁻³².
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(i64);

impl Number {
    /// 0.
    pub const ZERO: Number = Number(0);
    /// 1.
    pub const ONE: Number = Number(1 << 32);

    /// The quotient; `None` if it is not a multiple of the unit, or is greater than 2³⁰.
    pub fn quotient(above: i64, below: i64) -> Option<Number> {
        let units = i128::from(above) << 32;
        let units = (below > 0 && units % i128::from(below) == 0)
            .then(|| units / i128::from(below))
            .and_then(|units| i64::try_from(units).ok())?;
        Number(units).bounded()
    }

    /// The numerator and the binary logarithm of the denominator in lowest terms.
    pub fn fraction(self) -> (i64, u32) {
        let halvings = 32 - self.0.trailing_zeros().min(32);
        (self.0 >> (32 - halvings), halvings)
    }

    /// The nearest floating-point number, for drawings.
    #[expect(clippy::cast_precision_loss, reason = "a drawing need not be exact")]
    pub fn to_f64(self) -> f64 {
        self.0 as f64 / Number::ONE.0 as f64
    }

    /// Returns whether it is an integer.
    pub fn is_integer(self) -> bool {
        self.fraction().1 == 0
    }

    /// The number's birthday.
    pub fn birthday(self) -> u64 {
        let (_, halvings) = self.fraction();
        let below = self.0.unsigned_abs() >> 32;
        below + if halvings == 0 { 0 } else { 1 + u64::from(halvings) }
    }

    /// The number with the earliest birthday strictly between two others, if any: the integer nearest to 0,
    /// or else the one with the least denominator.
    pub fn simplest_between(left: Option<Number>, right: Option<Number>) -> Option<Number> {
        let left = left.map_or(i64::MIN, |left| left.0);
        let right = right.map_or(i64::MAX, |right| right.0);
        let steps = (0..=32).map(|halvings| Number::ONE.0 >> halvings);
        let simplest = steps.into_iter().find_map(|step| {
            let least = (left.div_euclid(step) + 1) * step;
            let greatest = (right - 1).div_euclid(step) * step;
            (least <= greatest).then(|| 0.clamp(least, greatest))
        });
        simplest.map(Number)
    }

    fn bounded(self) -> Option<Number> {
        (self.0.unsigned_abs() <= 1 << 62).then_some(self)
    }

    fn plus(self, other: Number) -> Result<Number, Beyond> {
        let sum = self.0.checked_add(other.0).map(Number);
        sum.and_then(Number::bounded).ok_or(Beyond::Numbers)
    }
}

impl From<i32> for Number {
    fn from(integer: i32) -> Number {
        Number(i64::from(integer) << 32).bounded().expect("it is below 2^30")
    }
}

impl std::ops::Neg for Number {
    type Output = Number;

    fn neg(self) -> Number {
        Number(-self.0)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.fraction() {
            (above, 0) => fmt::Display::fmt(&above, f),
            (above, halvings) => f.pad(&format!("{above}/{}", 1_u64 << halvings)),
        }
    }
}

/// The reason for giving up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beyond {
    /// The computation takes too many steps.
    Steps,
    /// The game contains numbers that are too large or too fine.
    Numbers,
    /// The text of the game is too long.
    Text,
}

impl fmt::Display for Beyond {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Beyond::Steps => {
                "it takes too long: its canonical form, or one on the way to it, is too large"
            }
            Beyond::Numbers => {
                "it has a number, a mean or a temperature beyond 2^30, or finer than 1/2^32"
            }
            Beyond::Text => "its canonical form is too long to be written",
        })
    }
}

impl std::error::Error for Beyond {}

/// A form in some [`Games`]; canonical forms are equal iff the games are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Game {
    games: u32,
    place: u32,
}

static NEXT: AtomicU32 = AtomicU32::new(0);

type Options = Rc<[Game]>;

/// Short games and their comparisons.
///
/// # Panics
///
/// If a method is given a [`Game`] of other [`Games`].
pub struct Games {
    /// Unique among all [`Games`].
    number: u32,
    forms: Vec<Form>,
    numbers: FxHashMap<Number, Game>,
    others: FxHashMap<[Options; 2], Game>,
    /// Results of G ≤ H.
    order: FxHashMap<(Game, Game), bool>,
    sums: FxHashMap<(Game, Game), Game>,
    stops: FxHashMap<(Game, Player), Number>,
    negatives: FxHashMap<Game, Game>,
    thermographs: FxHashMap<Game, Rc<Thermograph>>,
    steps: usize,
}

struct Form {
    /// The options; empty for a number.
    options: [Options; 2],
    number: Option<Number>,
    canonical: Option<Game>,
    depth: u32,
}

/// The greatest depth of a form, a bound on the recursion.
const MAX_DEPTH: u32 = 600;

impl Default for Games {
    fn default() -> Games {
        Games::new()
    }
}

impl Games {
    /// Starts without games, with the default limit of [steps](Games::allow).
    pub fn new() -> Games {
        Games {
            number: NEXT.fetch_add(1, Relaxed),
            forms: Vec::new(),
            numbers: FxHashMap::default(),
            others: FxHashMap::default(),
            order: FxHashMap::default(),
            sums: FxHashMap::default(),
            stops: FxHashMap::default(),
            negatives: FxHashMap::default(),
            thermographs: FxHashMap::default(),
            steps: 0,
        }
    }

    /// Sets the number of steps (comparisons and forms) allowed from now on.
    pub fn allow(&mut self, steps: usize) {
        self.steps = steps;
    }

    fn step(&mut self) -> Result<(), Beyond> {
        self.steps = self.steps.checked_sub(1).ok_or(Beyond::Steps)?;
        Ok(())
    }

    /// A number.
    pub fn number(&mut self, number: Number) -> Game {
        if let Some(&known) = self.numbers.get(&number) {
            return known;
        }
        let game = self.push([Rc::new([]), Rc::new([])], Some(number), 0);
        self.form_mut(game).canonical = Some(game);
        self.numbers.insert(number, game);
        game
    }

    fn push(&mut self, options: [Options; 2], number: Option<Number>, depth: u32) -> Game {
        let place = u32::try_from(self.forms.len()).expect("steps run out before");
        let games = self.number;
        let game = Game { games, place };
        self.forms.push(Form { options, number, canonical: None, depth });
        game
    }

    fn form(&self, game: Game) -> &Form {
        &self.forms[self.place(game)]
    }

    fn form_mut(&mut self, game: Game) -> &mut Form {
        let place = self.place(game);
        &mut self.forms[place]
    }

    fn place(&self, game: Game) -> usize {
        assert!(game.games == self.number, "the game belongs to other `Games`");
        game.place as usize
    }

    /// The form with exactly these options.
    fn with(&mut self, options: [Vec<Game>; 2]) -> Result<Game, Beyond> {
        let options = options.map(|mut options| {
            options.sort_unstable();
            options.dedup();
            Options::from(options)
        });
        if let Some(&known) = self.others.get(&options) {
            return Ok(known);
        }
        let depths = options.iter().flat_map(|options| options.iter());
        let depth = 1 + depths.map(|&option| self.form(option).depth).max().unwrap_or(0);
        self.step()?;
        if depth > MAX_DEPTH {
            return Err(Beyond::Steps);
        }
        let form = self.push(options.clone(), None, depth);
        self.others.insert(options, form);
        Ok(form)
    }

    /// The options of a player.
    pub fn options(&mut self, game: Game, player: Player) -> Options {
        let form = self.form(game);
        let Some(number) = form.number else {
            return Rc::clone(&form.options[player as usize]);
        };
        // An integer has one option, nearer to 0; any other number has one on each side.
        let step = Number(number.0 & number.0.wrapping_neg()).min(Number::ONE);
        let option = match (player, number.is_integer()) {
            (Left, false) => number.0 - step.0,
            (Right, false) => number.0 + step.0,
            (Left, true) if number.0 > 0 => number.0 - Number::ONE.0,
            (Right, true) if number.0 < 0 => number.0 + Number::ONE.0,
            (_, true) => return Rc::new([]),
        };
        Rc::new([self.number(Number(option))])
    }

    /// The canonical form of the game with these options.
    ///
    /// # Errors
    ///
    /// If the canonical form is too large.
    pub fn canonical(&mut self, left: &[Game], right: &[Game]) -> Result<Game, Beyond> {
        let first = self.with([left.to_vec(), right.to_vec()])?;
        if let Some(known) = self.form(first).canonical {
            return Ok(known);
        }
        let mut form = first;
        loop {
            form = self.without_dominated(form)?;
            match self.bypassed(form)? {
                Some(other) => form = other,
                None => break,
            }
        }
        let game = match self.number_with(form)? {
            Some(number) => self.number(number),
            None => form,
        };
        self.form_mut(form).canonical = Some(game);
        self.form_mut(first).canonical = Some(game);
        Ok(game)
    }

    /// Removes the dominated options of a form, no two of which are equal.
    fn without_dominated(&mut self, form: Game) -> Result<Game, Beyond> {
        let mut kept = [Vec::new(), Vec::new()];
        for player in [Left, Right] {
            let options = self.options(form, player);
            for &option in &*options {
                let mut is_dominated = false;
                for &other in &*options {
                    is_dominated |= other != option && self.prefers(player, other, option)?;
                }
                if !is_dominated {
                    kept[player as usize].push(option);
                }
            }
        }
        self.with(kept)
    }

    /// Bypasses one of the reversible options of a form; `None` if it has none.
    fn bypassed(&mut self, form: Game) -> Result<Option<Game>, Beyond> {
        for player in [Left, Right] {
            for &option in &*self.options(form, player) {
                for &answer in &*self.options(option, player.other()) {
                    if !self.prefers(player.other(), answer, form)? {
                        continue;
                    }
                    let mut options =
                        [Left, Right].map(|player| self.options(form, player).to_vec());
                    let own = &mut options[player as usize];
                    own.retain(|&other| other != option);
                    own.extend(&*self.options(answer, player));
                    return self.with(options).map(Some);
                }
            }
        }
        Ok(None)
    }

    /// The number with this canonical form, if any. Such a form has at most one option per side, and if it
    /// has two, both are numbers and the left one is less.
    fn number_with(&mut self, form: Game) -> Result<Option<Number>, Beyond> {
        let options = [Left, Right].map(|player| self.options(form, player));
        let mut ends = [None, None];
        for (end, options) in ends.iter_mut().zip(&options) {
            *end = match options[..] {
                [] => None,
                [option] => match self.as_number(option) {
                    Some(number) => Some(number),
                    None => return Ok(None),
                },
                _ => return Ok(None),
            };
        }
        let [left, right] = ends;
        if left.is_some() && right.is_some() && left >= right {
            return Ok(None);
        }
        let number = Number::simplest_between(left, right).and_then(Number::bounded);
        number.map(Some).ok_or(Beyond::Numbers)
    }

    /// Returns whether G ≤ H.
    ///
    /// # Errors
    ///
    /// If the comparison takes too many steps.
    pub fn at_most(&mut self, g: Game, h: Game) -> Result<bool, Beyond> {
        self.step()?;
        if g == h {
            return Ok(true);
        }
        if let (Some(x), Some(y)) = (self.as_number(g), self.as_number(h)) {
            return Ok(x <= y);
        }
        if let Some(&known) = self.order.get(&(g, h)) {
            return Ok(known);
        }
        let mut is_at_most = true;
        for &left in &*self.options(g, Left) {
            is_at_most = is_at_most && !self.at_most(h, left)?;
        }
        for &right in &*self.options(h, Right) {
            is_at_most = is_at_most && !self.at_most(right, g)?;
        }
        self.order.insert((g, h), is_at_most);
        Ok(is_at_most)
    }

    fn prefers(&mut self, player: Player, g: Game, h: Game) -> Result<bool, Beyond> {
        match player {
            Left => self.at_most(h, g),
            Right => self.at_most(g, h),
        }
    }

    /// Compares G and H; `None` if they are confused with each other.
    ///
    /// # Errors
    ///
    /// If the comparison takes too many steps.
    pub fn compare(&mut self, g: Game, h: Game) -> Result<Option<Ordering>, Beyond> {
        Ok(match (self.at_most(g, h)?, self.at_most(h, g)?) {
            (true, true) => Some(Ordering::Equal),
            (true, false) => Some(Ordering::Less),
            (false, true) => Some(Ordering::Greater),
            (false, false) => None,
        })
    }

    /// The number that a canonical form denotes, if any.
    pub fn as_number(&self, game: Game) -> Option<Number> {
        self.form(game).number
    }

    /// The Nim heap of this size.
    ///
    /// # Errors
    ///
    /// If the computation takes too many steps.
    pub fn nimber(&mut self, size: u32) -> Result<Game, Beyond> {
        let mut heaps = vec![self.number(Number::ZERO)];
        for _ in 0..size {
            // This form has no dominated or reversible options.
            let heap = self.with([heaps.clone(), heaps.clone()])?;
            self.form_mut(heap).canonical = Some(heap);
            heaps.push(heap);
        }
        Ok(heaps[size as usize])
    }

    /// A multiple of ↑, or of ↓ if the count is negative.
    ///
    /// # Errors
    ///
    /// If the computation takes too many steps.
    pub fn ups(&mut self, count: i32) -> Result<Game, Beyond> {
        let zero = self.number(Number::ZERO);
        let star = self.nimber(1)?;
        let mut sum = zero;
        let up = self.canonical(&[zero], &[star])?;
        for _ in 0..count.unsigned_abs() {
            sum = self.sum(sum, up)?;
        }
        if count < 0 { self.negative(sum) } else { Ok(sum) }
    }

    /// The negative: the game with the players exchanged.
    ///
    /// # Errors
    ///
    /// If the computation takes too many steps.
    pub fn negative(&mut self, game: Game) -> Result<Game, Beyond> {
        if let Some(number) = self.as_number(game) {
            return Ok(self.number(-number));
        }
        if let Some(&known) = self.negatives.get(&game) {
            return Ok(known);
        }
        let mut options = [Vec::new(), Vec::new()];
        for player in [Left, Right] {
            for &option in &*self.options(game, player) {
                let negative = self.negative(option)?;
                options[player.other() as usize].push(negative);
            }
        }
        let [left, right] = options;
        let negative = self.canonical(&left, &right)?;
        self.negatives.insert(game, negative);
        Ok(negative)
    }

    /// The sum of two games.
    ///
    /// # Errors
    ///
    /// If the computation takes too many steps.
    pub fn sum(&mut self, g: Game, h: Game) -> Result<Game, Beyond> {
        let key = (g.min(h), g.max(h));
        if let Some(&known) = self.sums.get(&key) {
            return Ok(known);
        }
        self.step()?;
        let numbers = [g, h].map(|game| self.as_number(game));
        if let [Some(x), Some(y)] = numbers {
            let sum = x.plus(y)?;
            return Ok(self.number(sum));
        }
        let mut options = [Vec::new(), Vec::new()];
        for player in [Left, Right] {
            for (moved, other, number) in [(g, h, numbers[0]), (h, g, numbers[1])] {
                if number.is_some() {
                    continue;
                }
                for &option in &*self.options(moved, player) {
                    let sum = self.sum(option, other)?;
                    options[player as usize].push(sum);
                }
            }
        }
        let [left, right] = options;
        let sum = self.canonical(&left, &right)?;
        self.sums.insert(key, sum);
        Ok(sum)
    }

    /// The stop of a canonical form: the number that play reaches if this player begins.
    ///
    /// # Panics
    ///
    /// If the game is not in canonical form and a player has no move in it.
    pub fn stop(&mut self, game: Game, first: Player) -> Number {
        if let Some(number) = self.as_number(game) {
            return number;
        }
        if let Some(&known) = self.stops.get(&(game, first)) {
            return known;
        }
        let options = self.options(game, first);
        let stops = options.iter().map(|&option| self.stop(option, first.other()));
        let stop = match first {
            Left => stops.max(),
            Right => stops.min(),
        };
        let stop = stop.expect("only numbers have no options for a player");
        self.stops.insert((game, first), stop);
        stop
    }

    /// The birthday of a game in canonical form.
    pub fn birthday(&mut self, game: Game) -> u64 {
        let mut known = FxHashMap::default();
        self.birthday_with(game, &mut known)
    }

    fn birthday_with(&mut self, game: Game, known: &mut FxHashMap<Game, u64>) -> u64 {
        if let Some(number) = self.as_number(game) {
            return number.birthday();
        }
        if let Some(&known) = known.get(&game) {
            return known;
        }
        let mut last = 0;
        for player in [Left, Right] {
            for &option in &*self.options(game, player) {
                last = last.max(self.birthday_with(option, known));
            }
        }
        known.insert(game, last + 1);
        last + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Relation::{AtLeast, AtMost, Confused, Different, Equal, Greater, Less};

    fn games() -> Games {
        let mut games = Games::new();
        games.allow(10_000_000);
        games
    }

    fn value(games: &mut Games, text: &str) -> Game {
        match games.read(text, &Names::new()) {
            Ok(Statement::Value(game)) => game,
            other => panic!("{text}: {other:?}"),
        }
    }

    fn form(text: &str) -> String {
        let mut games = games();
        let game = value(&mut games, text);
        games.text(game).unwrap()
    }

    /// All games born by a day up to 2.
    fn born_by(games: &mut Games, day: u32) -> Vec<Game> {
        let mut born: Vec<Game> = Vec::new();
        for _ in 0..=day {
            let sets = |born: &[Game]| -> Vec<Vec<Game>> {
                let subsets = 0..1_u32 << born.len();
                let members = |set: u32| move |at: &usize| set >> at & 1 == 1;
                subsets
                    .map(|set| (0..born.len()).filter(members(set)).map(|at| born[at]).collect())
                    .collect()
            };
            let sets = sets(&born);
            born = sets
                .iter()
                .flat_map(|left| sets.iter().map(move |right| (left, right)))
                .map(|(left, right)| games.canonical(left, right).unwrap())
                .collect();
            born.sort_unstable();
            born.dedup();
        }
        born
    }

    /// *Winning Ways* counts 1, 4 and 22.
    #[test]
    fn as_many_games_are_born_as_the_books_say() {
        let counts = [0, 1, 2].map(|day| born_by(&mut games(), day).len());
        assert_eq!(counts, [1, 4, 22]);
    }

    /// The sum by its definition, including moves in numbers.
    fn sum_by_definition(games: &mut Games, g: Game, h: Game) -> Game {
        let mut options = [Vec::new(), Vec::new()];
        for player in [Left, Right] {
            for (moved, other) in [(g, h), (h, g)] {
                for &option in &*games.options(moved, player) {
                    let sum = sum_by_definition(games, option, other);
                    options[player as usize].push(sum);
                }
            }
        }
        let [left, right] = options;
        games.canonical(&left, &right).unwrap()
    }

    #[test]
    fn moves_in_numbers_are_not_needed() {
        let games = &mut games();
        let born = born_by(games, 2);
        for &g in &born {
            for &h in &born {
                let sum = games.sum(g, h).unwrap();
                assert_eq!(sum, sum_by_definition(games, g, h));
                let difference = games.negative(h).unwrap();
                let difference = games.sum(g, difference).unwrap();
                let zero = games.number(Number::ZERO);
                let is_at_most = games.at_most(difference, zero).unwrap();
                assert_eq!(games.at_most(g, h).unwrap(), is_at_most);
                assert_eq!(difference == zero, g == h);
            }
        }
    }

    #[test]
    fn what_is_written_is_read_as_the_same() {
        let games = &mut games();
        for game in born_by(games, 2) {
            let text = games.text(game).unwrap();
            assert_eq!(value(games, &text), game, "{text}");
        }
    }

    #[test]
    fn the_field_s_forms_are_read_and_written() {
        let forms = [
            ("{|}", "0"),
            ("{0|}", "1"),
            ("{0|1}", "1/2"),
            ("2/2", "1"),
            ("±6/2", "±3"),
            ("+-1", "±1"),
            ("{0|0}", "*"),
            ("*1", "*"),
            ("*2 + *3", "*"),
            ("{0,*|0,*}", "*2"),
            ("{0|*}", "^"),
            ("↑ + ↓", "0"),
            ("^ + ^*", "^2*"),
            ("^^", "^2"),
            ("^0", "0"),
            ("v2", "v2"),
            ("{0||0|-2}", "{0||0|-2}"),
            ("{2|0||-1} + *2", "{2*2|*2||-1*2}"),
            ("-5/8 + ^2 + *3", "-5/8^2*3"),
            ("-{1|-2}", "{2|-1}"),
            ("--1", "1"),
            ("-1*", "-1*"),
            ("1-1^", "v"),
            ("1 ± 2", "{3|-1}"),
            ("{1,*|0}", "{1|0}"),
            ("{0,±1|*}", "^"),
            ("{{3|0},1|0}", "{1,{3|0}|0}"),
            ("±(1^)", "{1^|-1v}"),
            ("{{3|1}|{-1|-3}}", "{3|1||-1|-3}"),
        ];
        for (text, expected) in forms {
            assert_eq!(form(text), expected, "{text}");
        }
    }

    #[test]
    fn what_is_no_game_is_refused_where_it_goes_wrong() {
        let wrong = [
            ("", 1),
            ("-", 2),
            ("{}", 1),
            ("1/3", 3),
            ("1/0", 3),
            ("1 2", 3),
            ("{1|2", 1),
            ("{1|2)", 5),
            ("1)", 2),
            ("{1|2|3}", 5),
            ("^^3", 3),
            ("g", 1),
            ("1 + ", 5),
            ("1 , 2", 3),
            ("1 # 2", 3),
            ("{1,|0}", 4),
            ("(1 2)", 4),
            ("1 < 2 < 3", 7),
            ("+1", 2),
        ];
        for (text, column) in wrong {
            let error = games().read(text, &Names::new()).unwrap_err();
            assert!(matches!(error, ReadError::Text(at, _) if at == column), "{text}: {error}");
        }
        for text in ["*700", "^1000000000", "9999999999", "99999999999999999999", "1/8589934592"] {
            let error = games().read(text, &Names::new()).unwrap_err();
            assert!(matches!(error, ReadError::Beyond(_)), "{text}: {error}");
        }
        let deep = "(".repeat(100_000);
        assert!(games().read(&deep, &Names::new()).is_err());
        let deep = "-".repeat(100_000);
        assert!(games().read(&deep, &Names::new()).is_err());
    }

    #[test]
    fn games_compare_and_have_names() {
        let games = &mut games();
        let mut names = Names::new();
        let Ok(Statement::Name(name, game)) = games.read("g = {1|-1}", &names) else {
            panic!("a name");
        };
        names.insert(name, game);
        for (text, relation, holds) in [
            ("^ > 0", Greater, true),
            ("^ + * > 0", Greater, false),
            ("^ || *", Confused, true),
            ("g + g = 0", Equal, true),
            ("g = ±1", Equal, true),
            ("g != *", Different, true),
            ("1/2 <= 1/2", AtMost, true),
            ("v >= 0", AtLeast, false),
            ("-1 < g + *", Less, true),
        ] {
            let Ok(Statement::Comparison(left, read, right)) = games.read(text, &names) else {
                panic!("{text}");
            };
            assert_eq!(read, relation, "{text}");
            assert_eq!(games.holds(left, read, right), Ok(holds), "{text}");
        }
    }

    /// Means and temperatures from *Winning Ways*, chapter 6. The last game is a sum.
    #[test]
    fn games_have_the_temperatures_of_the_books() {
        let games = &mut games();
        for (text, mean, temperature) in [
            ("3/4", "3/4", "-1/4"),
            ("7", "7", "-1"),
            ("^", "0", "0"),
            ("{5|1}", "3", "2"),
            ("{2|0||-1}", "0", "1"),
            ("{4||2|-2}", "2", "2"),
            ("{2|-1||-2}", "-1", "1"),
            ("{5|1} + {2|0||-1}", "3", "2"),
        ] {
            let game = value(games, text);
            let graph = games.thermograph(game).unwrap();
            let found = (graph.mean.to_string(), graph.temperature.to_string());
            assert_eq!(found, (mean.to_string(), temperature.to_string()), "{text}");
        }
    }

    #[test]
    fn walls_turn_where_the_best_option_does() {
        let games = &mut games();
        let game = value(games, "{4||2|-2}");
        let graph = games.thermograph(game).unwrap();
        let corners = |wall: &Wall| -> Vec<(String, String)> {
            let corners = wall.corners().iter();
            corners.map(|(tax, value)| (tax.to_string(), value.to_string())).collect()
        };
        let pair = |tax: &str, value: &str| (tax.to_string(), value.to_string());
        assert_eq!(corners(&graph.left), [pair("0", "4"), pair("2", "2")]);
        assert_eq!(corners(&graph.right), [pair("0", "2")]);
    }

    #[test]
    fn atomic_weights_add_up() {
        let games = &mut games();
        for (text, weight) in [
            ("0", Some("0")),
            ("*5", Some("0")),
            ("^3*2", Some("3")),
            ("{0||0|v}", Some("1")),
            ("{^2|v2}", Some("*")),
            ("1", None),
            ("{1|0}", None),
        ] {
            let game = value(games, text);
            let found = games.atomic_weight(game).unwrap();
            let found = found.map(|weight| games.text(weight).unwrap());
            assert_eq!(found.as_deref(), weight, "{text}");
        }
    }

    #[test]
    fn a_birthday_is_the_length_of_the_longest_game() {
        let games = &mut games();
        for (text, day) in [("0", 0), ("-3", 3), ("5/8", 4), ("*7", 7), ("^", 2), ("{2|0||-1}", 4)]
        {
            let game = value(games, text);
            assert_eq!(games.birthday(game), day, "{text}");
        }
    }
}
