//! Short games in canonical form: every partizan game that ends has one value, and equal games have the
//! same form.
//!
//! A *short* game `{left | right}` has finitely many positions and ends. Left moves to one of the left
//! options, Right to one of the right options, and whoever cannot move loses. In the sum `G + H`, a move is
//! a move in one of the two games; `-G` is `G` with the players exchanged. By J. H. Conway, *On Numbers and
//! Games* (1976), chapters 7 to 10:
//!
//! - `G ≤ H` means that Left does not win `G - H` by moving first: no left option of G is at least H, and
//!   no right option of H is at most G. This is a partial order; two games are *confused* if neither is at
//!   most the other. `G = H` if each is at most the other: then they may be exchanged in every sum.
//! - A left option A is *dominated* by another left option B if `A ≤ B`; then A may be left out. Proof: let
//!   G' be G without A. Whoever begins `G - G'` loses: each move is answered by its mirror image, and
//!   Left's move to A by Right's move to -B, since `A - B ≤ 0`.
//! - A left option A is *reversible* if it has a right option B with `B ≤ G`: Right would answer A by
//!   moving to B. A may be replaced by all left options of B, its *bypass*. Proof: let G' be the game with
//!   these. Whoever begins `G - G'` loses. Left's move to A is answered by B, and this wins because
//!   `B ≤ G'`: a left option of B is also one of G', and so not at least G', and a right option of G' is
//!   one of G, and so not at most B, since `B ≤ G`. Right's move to minus a left option X of B has an
//!   answer, since Left wins `G - X` by moving first: X is not at least B, and `B ≤ G`. Other moves are
//!   answered by their mirror images. The same holds for Right's options with the players exchanged.
//! - *Every game has one canonical form.* Let `G = H`, both without dominated and reversible options, and
//!   let A be a left option of G. Right has an answer to Left's move from `G - H` to `A - H`. The answer is
//!   not a right option of A, since A would be reversible; so it is minus a left option B of H with `A ≤ B`.
//!   In the same way, `B ≤ A'` for some left option A' of G. So `A ≤ A'`; since no option is dominated,
//!   `A = A' = B`, and by induction the canonical forms of A and B are the same.
//! - *Simplicity.* If some number is greater than or confused with each left option, and less than or
//!   confused with each right option, the game is the simplest such number, the first one born.
//! - *Stops.* If the players move in turn until the position is a number, Left to make that number large and Right
//!   to make it small, they reach the *left stop* if Left began and the *right stop* if Right did. If G is not a number, it is less than the
//!   numbers above its left stop, greater than those below its right stop, and confused with those between.
//! - *Number avoidance* and *translation.* If x is a number and G is not, a player who has a winning move
//!   in `G + x` has one in G. So `G + x = {left + x | right + x}`, which is canonical if G is.
//!
//! A number is stored as a [`Dyadic`], however late it is born; every other game is stored once, as its
//! lists of options. So games are equal exactly when their handles are. Sums are cached.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/day-two.svg"))]
//!
#![cfg_attr(doc, doc = include_str!("../pictures/ups.svg"))]
//!
//! Paste with `dyadic`, `grundy`, `lists`, `nim`, `retrograde`, `search`, `surreal`.

use super::dyadic::Dyadic;
use super::retrograde::Player::{self, Left, Right};
use super::search::OutcomeClass;
use super::surreal::simplest_between;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// A handle of a game in some [`Games`]: two handles of the same [`Games`] are equal exactly when the games
/// are.
///
/// The order of handles has no meaning for the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Game {
    /// The number of the [`Games`] to which it belongs.
    games: u32,
    place: Place,
}

/// The index of a game in its [`Games`].
type Place = u32;

/// The number of the next [`Games`]: how many there have been.
static NEXT: AtomicU32 = AtomicU32::new(0);

/// The greatest number of games in one [`Games`]: with their options, a few hundred megabytes.
pub const MAX_GAMES: usize = 1 << 21;

/// The greatest number of cached sums.
const MAX_SUMS: usize = 1 << 22;

/// The greatest number of cached long comparisons.
const MAX_LONG: usize = 1 << 22;

/// The number of steps from which on a comparison is long.
const LONG: u64 = 16;

/// The number of cached latest comparisons.
const LATEST: usize = 1 << 14;

/// A collection of games in canonical form.
///
/// # Panics
///
/// Methods that make a new game panic if there are more than [`MAX_GAMES`], or if a number is not a
/// [`Dyadic`]. Methods that take a [`Game`] panic if it belongs to other [`Games`].
///
/// # Examples
///
/// ```
/// use shared::dyadic::Dyadic;
/// use shared::short_game::Games;
///
/// let mut games = Games::new();
/// let zero = games.number(Dyadic::ZERO);
/// let star = games.canonical(&[zero], &[zero]);
/// let up = games.canonical(&[zero], &[star]);
/// let sum = games.sum(star, star);
/// assert_eq!(sum, zero);
///
/// // ↑ + ↑ = {↑ | ↑*} = {0 | ↑*}: the move to ↑ is reversible, through * to 0.
/// let up_star = games.sum(up, star);
/// let two_up = games.canonical(&[up], &[up_star]);
/// assert_eq!(games.sum(up, up), two_up);
/// assert_eq!(games.canonical(&[zero], &[up_star]), two_up);
/// ```
#[derive(Debug)]
pub struct Games {
    /// A number that identifies these `Games`. An address would change when they are moved.
    number: u32,
    entries: Vec<Entry>,
    /// The options of all games that are not numbers: for each, Left's and then Right's.
    options: Vec<Place>,
    numbers: HashMap<Dyadic, Place, Mixed>,
    /// Games by their options: the key is the number of Left's options, then all options.
    others: HashMap<Box<[Place]>, Place, Mixed>,
    sums: HashMap<(Place, Place), Place, Mixed>,
    /// The latest answers to whether the first game is at most the second, each at the index of its hash. A table of
    /// all answers would not fit in the cache of the processor.
    latest: Vec<(Place, Place, bool)>,
    /// The answers that took many steps. If they were not kept, each would be recomputed whenever it is needed, with
    /// everything it depends on, in a time exponential in the number of moves.
    long: HashMap<(Place, Place), bool, Mixed>,
    /// The number of steps of all comparisons so far.
    steps: u64,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    /// The start of its options, the start of Right's, and the end of all; no meaning for a number.
    options: [u32; 3],
    left_stop: Dyadic,
    right_stop: Dyadic,
    birthday: u64,
    is_number: bool,
    negative: Option<Place>,
}

/// A new game that is not a number: its options, its stops, and known answers of `is_no_better`.
struct New {
    options: [Vec<Game>; 2],
    stops: [Dyadic; 2],
    known: HashMap<(Player, Place), bool, Mixed>,
}

impl Games {
    /// An empty collection.
    pub fn new() -> Games {
        Games {
            number: NEXT.fetch_add(1, Relaxed),
            entries: Vec::new(),
            options: Vec::new(),
            numbers: HashMap::default(),
            others: HashMap::default(),
            sums: HashMap::default(),
            latest: vec![(0, 0, true); LATEST],
            long: HashMap::default(),
            steps: 0,
        }
    }

    /// The game that equals a number.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    /// use shared::short_game::Games;
    ///
    /// let mut games = Games::new();
    /// let [zero, one, half] = [(0, 0), (1, 0), (1, 1)].map(|(j, k)| games.number(Dyadic::new(j, k)));
    /// assert_eq!(games.canonical(&[zero], &[one]), half);
    /// assert_eq!(games.sum(half, half), one);
    /// ```
    pub fn number(&mut self, number: Dyadic) -> Game {
        if let Some(&place) = self.numbers.get(&number) {
            return self.game(place);
        }
        let game = self.push(Entry {
            options: [0; 3],
            left_stop: number,
            right_stop: number,
            birthday: u64::try_from(number.birthday()).unwrap_or(u64::MAX),
            is_number: true,
            negative: None,
        });
        self.numbers.insert(number, game.place);
        game
    }

    /// The Nim heap `*n`.
    ///
    /// # Complexity
    ///
    /// O(n²), including all smaller heaps.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::short_game::Games;
    ///
    /// let mut games = Games::new();
    /// let [one, two, three] = [1, 2, 3].map(|n| games.nimber(n));
    /// assert_eq!(games.sum(one, two), three);
    /// ```
    pub fn nimber(&mut self, n: u32) -> Game {
        let mut smaller = vec![self.number(Dyadic::ZERO)];
        for _ in 0..n {
            let next = self.intern(&[smaller.clone(), smaller.clone()]);
            smaller.push(next);
        }
        smaller[n as usize]
    }

    /// The game with these left and right options, which may be dominated or reversible.
    ///
    /// # Complexity
    ///
    /// For n options, O(n²) comparisons, and one comparison with the game itself for each option of an
    /// option; each comparison runs through pairs of positions.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    /// use shared::short_game::Games;
    ///
    /// let mut games = Games::new();
    /// let [zero, one] = [0, 1].map(|n| games.number(Dyadic::from(n)));
    /// let star = games.nimber(1);
    /// assert_eq!(games.canonical(&[star], &[star]), zero);
    /// assert_eq!(games.canonical(&[star, zero, one], &[zero]), games.canonical(&[one], &[zero]));
    /// ```
    pub fn canonical(&mut self, left: &[Game], right: &[Game]) -> Game {
        self.reduced([left.to_vec(), right.to_vec()], [0; 2])
    }

    /// The game with these options. Among the first `parted` options of a player, none dominates another
    /// one; the same holds among the others.
    fn reduced(&mut self, options: [Vec<Game>; 2], parted: [usize; 2]) -> Game {
        let stops = self.stops(&options);
        if let Some(number) = self.simplest_number(&options, stops) {
            return self.number(number);
        }
        let mut new = New {
            options,
            stops: stops.map(|stop| stop.expect("only numbers have no options for a player")),
            known: HashMap::default(),
        };
        for player in [Left, Right] {
            let at = player as usize;
            self.leave_out_dominated(player, &mut new.options[at], parted[at]);
        }
        while self.bypass(Left, &mut new) | self.bypass(Right, &mut new) {
            for player in [Left, Right] {
                self.leave_out_dominated(player, &mut new.options[player as usize], 0);
            }
        }
        self.intern(&new.options)
    }

    /// The left stop and the right stop of a game with these options, if it is not a number.
    fn stops(&self, [left, right]: &[Vec<Game>; 2]) -> [Option<Dyadic>; 2] {
        [
            left.iter().map(|&option| self.right_stop(option)).max(),
            right.iter().map(|&option| self.left_stop(option)).min(),
        ]
    }

    /// The number that a game with these options equals, if it is a number, by the simplicity theorem.
    fn simplest_number(
        &mut self,
        [left, right]: &[Vec<Game>; 2],
        [low, high]: [Option<Dyadic>; 2],
    ) -> Option<Dyadic> {
        // The numbers that are not at most a left option are those above the greatest right stop, and
        // possibly that stop itself.
        if low.is_some() && high.is_some() && low > high {
            return None;
        }
        let low_end = self.end(Left, left, low);
        let high_end = self.end(Right, right, high);
        if low.is_some() && low == high {
            return low_end.and(high_end);
        }
        let between = simplest_between(low, high).into_iter();
        let all = between.chain(low_end).chain(high_end);
        all.min_by_key(|number| number.birthday())
    }

    /// The number, unless one of the options is at least as good for the player.
    fn end(&mut self, player: Player, options: &[Game], number: Option<Dyadic>) -> Option<Dyadic> {
        let game = self.number(number?);
        let is_met = options.iter().any(|&option| self.prefers(player, option, game));
        number.filter(|_| !is_met)
    }

    /// Removes duplicate and dominated options. Among the first `parted` options, none dominates another
    /// one; the same holds among the others.
    fn leave_out_dominated(&mut self, player: Player, options: &mut Vec<Game>, parted: usize) {
        let mut is_left_out = vec![false; options.len()];
        for at in 0..options.len() {
            let rivals = match parted {
                0 => 0..options.len(),
                _ if at < parted => parted..options.len(),
                _ => 0..parted,
            };
            // The first of several equal options stays.
            is_left_out[at] = rivals.into_iter().any(|other| {
                let (option, rival) = (options[at], options[other]);
                !is_left_out[other]
                    && (option != rival || other < at)
                    && other != at
                    && self.prefers(player, rival, option)
            });
        }
        let mut left_out = is_left_out.into_iter();
        options.retain(|_| left_out.next() == Some(false));
    }

    /// Bypasses the reversible options of a player in a game that is not a number and has no dominated
    /// options, and returns whether there were any. A left option that is a number is not reversible: a
    /// greater number that is at most the game is at most its left stop, which is the right stop of some
    /// left option. That option is greater than the first number, and dominates it. The same holds for
    /// Right.
    fn bypass(&mut self, player: Player, new: &mut New) -> bool {
        let mut all = Vec::new();
        for at in 0..new.options[player as usize].len() {
            let option = new.options[player as usize][at];
            let mut answers = self.stored(option, player.other());
            match answers.find(|&at| self.is_no_better(player, self.option(at), new)) {
                Some(at) => all.extend(self.options(self.option(at), player)),
                None => all.push(option),
            }
        }
        let is_changed = all != new.options[player as usize];
        new.options[player as usize] = all;
        is_changed
    }

    /// Returns whether a game is at most as good for the player as a new game.
    fn is_no_better(&mut self, player: Player, game: Game, new: &mut New) -> bool {
        let stops = [self.left_stop(game), self.right_stop(game)];
        let (low, high) = match player {
            Left => (stops, new.stops),
            Right => (new.stops, stops),
        };
        if low[0] > high[0] || low[1] > high[1] {
            return false;
        }
        if low[0] < high[1] {
            return true;
        }
        if let Some(&known) = new.known.get(&(player, game.place)) {
            return known;
        }
        let other = player.other();
        let mut own = self.stored(game, player);
        let mut answer = !own.any(|at| self.is_no_better(other, self.option(at), new));
        let theirs = &new.options[other as usize];
        answer = answer && !theirs.iter().any(|&option| self.prefers(player, game, option));
        new.known.insert((player, game.place), answer);
        answer
    }

    /// The game with these options, which are those of a canonical form other than a number.
    fn intern(&mut self, options: &[Vec<Game>; 2]) -> Game {
        let [left, right] = options;
        let mut key = vec![left.len() as Place];
        key.extend(left.iter().chain(right).map(|option| option.place));
        key[1..=left.len()].sort_unstable();
        key[1 + left.len()..].sort_unstable();
        if let Some(&place) = self.others.get(&key[..]) {
            return self.game(place);
        }
        let start = self.options.len() as u32;
        let middle = start + left.len() as u32;
        self.options.extend(&key[1..]);
        let stops = self
            .stops(options)
            .map(|stop| stop.expect("only numbers have no options for a player"));
        let birthdays = left.iter().chain(right).map(|&option| self.birthday(option));
        let birthday = birthdays.max();
        let game = self.push(Entry {
            options: [start, middle, middle + right.len() as u32],
            left_stop: stops[0],
            right_stop: stops[1],
            birthday: birthday.map_or(0, |day| day.saturating_add(1)),
            is_number: false,
            negative: None,
        });
        self.others.insert(key.into(), game.place);
        game
    }

    fn push(&mut self, entry: Entry) -> Game {
        let count = self.entries.len();
        assert!(count < MAX_GAMES, "more than {MAX_GAMES} different games: too many to go on");
        self.entries.push(entry);
        self.game(count as Place)
    }

    fn game(&self, place: Place) -> Game {
        let games = self.number;
        Game { games, place }
    }

    fn entry(&self, game: Game) -> &Entry {
        self.check(game);
        &self.entries[game.place as usize]
    }

    /// Panics if the game belongs to other `Games`, where its index may be that of any game.
    fn check(&self, game: Game) {
        assert!(game.games == self.number, "the game belongs to other `Games`");
    }

    /// The option stored at an index.
    fn option(&self, at: usize) -> Game {
        self.game(self.options[at])
    }

    /// The indices of the options of a player; an empty range for a number.
    fn stored(&self, game: Game, player: Player) -> std::ops::Range<usize> {
        let [start, middle, end] = self.entry(game).options.map(|at| at as usize);
        match player {
            Left => start..middle,
            Right => middle..end,
        }
    }

    /// The options of a player in the canonical form.
    ///
    /// # Complexity
    ///
    /// O(options).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    /// use shared::retrograde::Player;
    /// use shared::short_game::Games;
    ///
    /// let mut games = Games::new();
    /// let [half, one] = [1, 0].map(|k| games.number(Dyadic::new(1, k)));
    /// assert_eq!(games.options(half, Player::Right), [one]);
    /// assert_eq!(games.options(one, Player::Right), []);
    /// ```
    pub fn options(&mut self, game: Game, player: Player) -> Vec<Game> {
        let Some(number) = self.as_number(game) else {
            return self.stored(game, player).map(|at| self.option(at)).collect();
        };
        let step = Dyadic::new(1, number.exponent());
        let is_whole = number.exponent() == 0;
        let option = match player {
            Left if is_whole && number <= Dyadic::ZERO => None,
            Right if is_whole && number >= Dyadic::ZERO => None,
            Left => Some(number - step),
            Right => Some(number + step),
        };
        option.map(|number| self.number(number)).into_iter().collect()
    }

    /// The number that the game equals, if it is a number.
    ///
    /// # Complexity
    ///
    /// O(1).
    pub fn as_number(&self, game: Game) -> Option<Dyadic> {
        let entry = self.entry(game);
        entry.is_number.then_some(entry.left_stop)
    }

    /// The number that is reached under best play if Left begins.
    ///
    /// # Complexity
    ///
    /// O(1).
    pub fn left_stop(&self, game: Game) -> Dyadic {
        self.entry(game).left_stop
    }

    /// The number that is reached under best play if Right begins.
    ///
    /// # Complexity
    ///
    /// O(1).
    pub fn right_stop(&self, game: Game) -> Dyadic {
        self.entry(game).right_stop
    }

    /// The day on which the game is born: the greatest number of moves in its canonical form.
    ///
    /// # Complexity
    ///
    /// O(1).
    pub fn birthday(&self, game: Game) -> u64 {
        self.entry(game).birthday
    }

    /// The game with the players exchanged.
    ///
    /// # Complexity
    ///
    /// O(positions) the first time. The code is recursive: a game of many thousands of moves is too deep for the
    /// stack.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::short_game::Games;
    ///
    /// let mut games = Games::new();
    /// let star = games.nimber(1);
    /// assert_eq!(games.negative(star), star);
    /// ```
    pub fn negative(&mut self, game: Game) -> Game {
        if let Some(negative) = self.entry(game).negative {
            return self.game(negative);
        }
        let negative = if let Some(number) = self.as_number(game) {
            self.number(-number)
        } else {
            let options = [Right, Left].map(|player| {
                let range = self.stored(game, player);
                let negatives = range.map(|at| self.negative(self.option(at)));
                negatives.collect()
            });
            self.intern(&options)
        };
        self.entries[game.place as usize].negative = Some(negative.place);
        self.entries[negative.place as usize].negative = Some(game.place);
        negative
    }

    /// The sum, in which a move is a move in one of the two games.
    ///
    /// # Complexity
    ///
    /// One game for each pair of their positions, which is cached.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    /// use shared::short_game::Games;
    ///
    /// let mut games = Games::new();
    /// let [one, minus_one, two, zero] = [1, -1, 2, 0].map(|n| games.number(Dyadic::from(n)));
    /// let switch = games.canonical(&[one], &[minus_one]);
    /// assert_eq!(games.sum(switch, one), games.canonical(&[two], &[zero]));
    /// assert_eq!(games.sum(switch, switch), zero);
    /// ```
    pub fn sum(&mut self, g: Game, h: Game) -> Game {
        let numbers = (self.as_number(g), self.as_number(h));
        if let (Some(x), Some(y)) = numbers {
            return self.number(x + y);
        }
        let key = (g.place.min(h.place), g.place.max(h.place));
        if let Some(&sum) = self.sums.get(&key) {
            return self.game(sum);
        }
        let mut options = [Left, Right].map(|player| {
            let in_g = self.stored(g, player);
            let sums = in_g.map(|at| self.sum(self.option(at), h));
            sums.collect::<Vec<_>>()
        });
        let parted = [options[0].len(), options[1].len()];
        for player in [Left, Right] {
            let in_h = self.stored(h, player);
            let sums = in_h.map(|at| self.sum(g, self.option(at)));
            options[player as usize].extend(sums);
        }
        let sum = match numbers {
            (None, None) => self.reduced(options, parted),
            // By number avoidance, moves in the number are not needed.
            _ => self.intern(&options),
        };
        if self.sums.len() == MAX_SUMS {
            self.sums.clear();
        }
        self.sums.insert(key, sum.place);
        sum
    }

    /// `G - H`.
    ///
    /// # Complexity
    ///
    /// The same as for [`sum`](Games::sum).
    pub fn difference(&mut self, g: Game, h: Game) -> Game {
        let negative = self.negative(h);
        self.sum(g, negative)
    }

    /// `n · G`, by doubling.
    ///
    /// # Complexity
    ///
    /// O(log n) sums.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    /// use shared::short_game::Games;
    ///
    /// let mut games = Games::new();
    /// let [zero, star] = [0, 1].map(|n| games.nimber(n));
    /// let up = games.canonical(&[zero], &[star]);
    /// let upstar = games.sum(up, star);
    /// assert_eq!(games.multiple(2, up), games.canonical(&[zero], &[upstar]));
    /// assert_eq!(games.multiple(-2, star), zero);
    /// ```
    pub fn multiple(&mut self, n: i64, game: Game) -> Game {
        self.check(game);
        let mut power = if n < 0 { self.negative(game) } else { game };
        let mut product = self.number(Dyadic::ZERO);
        let mut left = n.unsigned_abs();
        while left > 0 {
            if left % 2 == 1 {
                product = self.sum(product, power);
            }
            left /= 2;
            if left > 0 {
                power = self.sum(power, power);
            }
        }
        product
    }

    /// The ordinal sum `G : H`, in which a move in G removes H. Its options are those of G, and `G : H'`
    /// for each option H' of H. G is taken in canonical form, since equal games G in different forms may have
    /// different ordinal sums; for equal games H, the sums are equal (the *colon principle*, *Winning
    /// Ways*, ch. 7).
    ///
    /// # Complexity
    ///
    /// One game for each position of H. The code is recursive: a game H of many thousands of moves, such as a great
    /// integer, is too deep for the stack.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::short_game::Games;
    ///
    /// let mut games = Games::new();
    /// let [star, two, three] = [1, 2, 3].map(|n| games.nimber(n));
    /// assert_eq!(games.ordinal_sum(star, two), three);
    /// ```
    pub fn ordinal_sum(&mut self, g: Game, h: Game) -> Game {
        fn sum(
            games: &mut Games,
            g: Game,
            h: Game,
            known: &mut HashMap<Game, Game, Mixed>,
        ) -> Game {
            if let Some(&sum) = known.get(&h) {
                return sum;
            }
            let [left, right] = [Left, Right].map(|player| {
                let mut options = games.options(g, player);
                for option in games.options(h, player) {
                    options.push(sum(games, g, option, known));
                }
                options
            });
            let made = games.canonical(&left, &right);
            known.insert(h, made);
            made
        }
        sum(self, g, h, &mut HashMap::default())
    }

    /// Returns whether G is at most H.
    ///
    /// # Complexity
    ///
    /// Up to 16 steps for each option in each pair of their positions, but usually one step for each pair, since the
    /// latest comparisons and the long ones are cached; none if the stops decide. At most 2²² long ones are kept:
    /// when the cache is full, it is emptied, and answers are recomputed when needed.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::short_game::Games;
    ///
    /// let mut games = Games::new();
    /// let [zero, star] = [0, 1].map(|n| games.nimber(n));
    /// let up = games.canonical(&[zero], &[star]);
    /// assert!(games.at_most(zero, up));
    /// assert!(!games.at_most(star, up) && !games.at_most(up, star));
    /// ```
    pub fn at_most(&mut self, g: Game, h: Game) -> bool {
        if g == h {
            self.check(g);
            return true;
        }
        let (of_g, of_h) = (self.entry(g), self.entry(h));
        if of_g.left_stop > of_h.left_stop || of_g.right_stop > of_h.right_stop {
            return false;
        }
        // This decides all pairs of numbers, which are their own stops.
        if of_g.left_stop < of_h.right_stop {
            return true;
        }
        let key = (g.place, h.place);
        let mut place = Mixer::default();
        key.hash(&mut place);
        let place = place.finish() as usize % LATEST;
        let (known_g, known_h, known) = self.latest[place];
        if (known_g, known_h) == key {
            return known;
        }
        if let Some(&known) = self.long.get(&key) {
            return known;
        }
        let steps_before = self.steps;
        self.steps += 1;
        let answer = !self.stored(g, Left).any(|at| self.at_most(h, self.option(at)))
            && !self.stored(h, Right).any(|at| self.at_most(self.option(at), g));
        self.latest[place] = (g.place, h.place, answer);
        if self.steps - steps_before >= LONG {
            if self.long.len() == MAX_LONG {
                self.long.clear();
            }
            self.long.insert(key, answer);
        }
        answer
    }

    /// Returns whether G is at least as good as H for the player.
    fn prefers(&mut self, player: Player, g: Game, h: Game) -> bool {
        match player {
            Left => self.at_most(h, g),
            Right => self.at_most(g, h),
        }
    }

    /// The comparison of G with H; `None` if they are confused.
    ///
    /// # Complexity
    ///
    /// The same as for [`at_most`](Games::at_most).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::short_game::Games;
    /// use std::cmp::Ordering;
    ///
    /// let mut games = Games::new();
    /// let [zero, star] = [0, 1].map(|n| games.nimber(n));
    /// let up = games.canonical(&[zero], &[star]);
    /// assert_eq!(games.compare(up, zero), Some(Ordering::Greater));
    /// assert_eq!(games.compare(up, star), None);
    /// ```
    pub fn compare(&mut self, g: Game, h: Game) -> Option<Ordering> {
        match (self.at_most(g, h), self.at_most(h, g)) {
            (true, true) => Some(Ordering::Equal),
            (true, false) => Some(Ordering::Less),
            (false, true) => Some(Ordering::Greater),
            (false, false) => None,
        }
    }

    /// The outcome class of the game: its sign.
    ///
    /// # Complexity
    ///
    /// The same as for [`at_most`](Games::at_most).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::search::OutcomeClass::{L, N};
    /// use shared::short_game::Games;
    ///
    /// let mut games = Games::new();
    /// let [zero, star] = [0, 1].map(|n| games.nimber(n));
    /// let up = games.canonical(&[zero], &[star]);
    /// assert_eq!([star, up].map(|game| games.outcome(game)), [N, L]);
    /// ```
    pub fn outcome(&mut self, game: Game) -> OutcomeClass {
        let zero = self.number(Dyadic::ZERO);
        match self.compare(game, zero) {
            Some(Ordering::Equal) => OutcomeClass::P,
            Some(Ordering::Less) => OutcomeClass::R,
            Some(Ordering::Greater) => OutcomeClass::L,
            None => OutcomeClass::N,
        }
    }

    /// `n` if the game is the Nim heap `*n`.
    ///
    /// # Complexity
    ///
    /// O(n²) for n options.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::short_game::Games;
    ///
    /// let mut games = Games::new();
    /// let three = games.nimber(3);
    /// assert_eq!(games.as_nimber(three), Some(3));
    /// let one = games.number(1.into());
    /// assert_eq!(games.as_nimber(one), None);
    /// ```
    pub fn as_nimber(&self, game: Game) -> Option<u32> {
        // Options are sorted by place, and a heap is stored after all smaller ones.
        let heaps = &self.options[self.stored(game, Left)];
        let is_heap = |n: usize, game| match self.as_number(game) {
            Some(number) => n == 0 && number == Dyadic::ZERO,
            None => [Left, Right]
                .iter()
                .all(|&player| self.options[self.stored(game, player)] == heaps[..n]),
        };
        let smaller = heaps.iter().map(|&place| self.game(place));
        let mut all = smaller.chain(Some(game)).enumerate();
        all.all(|(n, game)| is_heap(n, game)).then_some(heaps.len() as u32)
    }

    /// `(x, n, k)` if the game is `x + n · ↑ + *k` for a number x.
    ///
    /// `↑ = {0 | *}` and `↑ + * = {0, * | 0}`; otherwise, for `n ≥ 1`, `n · ↑ + *k` is
    /// `{0 | (n - 1) · ↑ + *(k xor 1)}` (*Winning Ways*, ch. 3).
    ///
    /// # Complexity
    ///
    /// O(n + k²).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::dyadic::Dyadic;
    /// use shared::short_game::Games;
    ///
    /// let mut games = Games::new();
    /// let [zero, star, two] = [0, 1, 2].map(|n| games.nimber(n));
    /// let up = games.canonical(&[zero], &[star]);
    /// let half = games.number(Dyadic::new(1, 1));
    /// let three_down = games.multiple(-3, up);
    /// let sum = games.sum(three_down, two);
    /// let sum = games.sum(sum, half);
    /// assert_eq!(games.as_number_up_star(sum), Some((Dyadic::new(1, 1), -3, 2)));
    /// ```
    pub fn as_number_up_star(&mut self, game: Game) -> Option<(Dyadic, i64, u32)> {
        let x = self.left_stop(game);
        if x != self.right_stop(game) {
            return None;
        }
        let minus_x = self.number(-x);
        let rest = self.sum(game, minus_x);
        if let Some((ups, star)) = self.as_up_star(rest) {
            return Some((x, ups, star));
        }
        let rest = self.negative(rest);
        let (ups, star) = self.as_up_star(rest)?;
        Some((x, -ups, star))
    }

    /// `(n, k)` if the game is `n · ↑ + *k`, for `n ≥ 0`.
    fn as_up_star(&mut self, game: Game) -> Option<(i64, u32)> {
        if let Some(star) = self.as_nimber(game) {
            return Some((0, star));
        }
        let [left, right] = [Left, Right].map(|player| self.options(game, player));
        let [zero, star] = [0, 1].map(|n| self.nimber(n));
        match (&left[..], &right[..]) {
            (&[a, b], &[c]) if c == zero && [a, b].contains(&zero) && [a, b].contains(&star) => {
                Some((1, 1))
            }
            (&[a], &[c]) if a == zero && c != zero => {
                let (ups, star) = self.as_up_star(c)?;
                Some((ups + 1, star ^ 1))
            }
            _ => None,
        }
    }

    /// `(a, b)` if the game is `{a | b}` for numbers `a > b`: a switch.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::short_game::Games;
    ///
    /// let mut games = Games::new();
    /// let [two, minus_one] = [2, -1].map(|n| games.number(n.into()));
    /// let game = games.canonical(&[two], &[minus_one]);
    /// assert_eq!(games.as_switch(game), Some((2.into(), (-1).into())));
    /// ```
    pub fn as_switch(&self, game: Game) -> Option<(Dyadic, Dyadic)> {
        let number_of = |player| match self.options[self.stored(game, player)] {
            [option] => self.as_number(self.game(option)),
            _ => None,
        };
        let (left, right) = (number_of(Left)?, number_of(Right)?);
        (left > right).then_some((left, right))
    }

    /// The game in the usual notation: `3/4`, `*3`, `-5/8^2*` for the sum of a number, ups and a Nim heap
    /// (`v` for down), `±1` for the switch `{1|-1}`, and otherwise its options: `{1,*|0}`, or `{2|0||-1}`
    /// for `{{2|0}|-1}`.
    ///
    /// Among the options of a player, a number comes first, then shorter ones before longer ones.
    ///
    /// # Complexity
    ///
    /// O(length of the text) for each option within options; their number may be exponential in the
    /// birthday.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::short_game::Games;
    ///
    /// let mut games = Games::new();
    /// let [two, zero, minus_one] = [2, 0, -1].map(|n| games.number(n.into()));
    /// let switch = games.canonical(&[two], &[zero]);
    /// let game = games.canonical(&[switch], &[minus_one]);
    /// assert_eq!(games.text(game), "{2|0||-1}");
    /// ```
    pub fn text(&mut self, game: Game) -> String {
        match self.unbraced(game) {
            (text, 0) => text,
            (text, _) => format!("{{{text}}}"),
        }
    }

    /// The text without its outer braces, and the greatest number of adjacent bars in it; 0 if there are no
    /// braces.
    fn unbraced(&mut self, game: Game) -> (String, usize) {
        if let Some(number) = self.as_number(game) {
            return (number.to_string(), 0);
        }
        if let Some((number, ups, star)) = self.as_number_up_star(game) {
            return (number_up_star_text(number, ups, star), 0);
        }
        match self.as_switch(game) {
            Some((left, right)) if left > Dyadic::ZERO && right == -left => {
                return (format!("±{left}"), 0);
            }
            _ => {}
        }
        let [(left, left_bars), (right, right_bars)] = [Left, Right].map(|player| {
            let options = self.options(game, player);
            if let [only] = options[..] {
                return self.unbraced(only);
            }
            let mut texts: Vec<(bool, usize, String)> = Vec::new();
            for option in options {
                let text = self.text(option);
                texts.push((self.as_number(option).is_none(), text.chars().count(), text));
            }
            texts.sort();
            let texts: Vec<String> = texts.into_iter().map(|(_, _, text)| text).collect();
            (texts.join(","), 0)
        });
        let bars = 1 + left_bars.max(right_bars);
        (format!("{left}{}{right}", "|".repeat(bars)), bars)
    }
}

fn number_up_star_text(number: Dyadic, ups: i64, star: u32) -> String {
    let mut text = String::new();
    if number != Dyadic::ZERO {
        text += &number.to_string();
    }
    if ups != 0 {
        text += if ups > 0 { "^" } else { "v" };
    }
    if ups.unsigned_abs() > 1 {
        text += &ups.unsigned_abs().to_string();
    }
    if star > 0 {
        text += "*";
    }
    if star > 1 {
        text += &star.to_string();
    }
    text
}

impl Default for Games {
    fn default() -> Games {
        Games::new()
    }
}

/// A hash of one multiplication, which is enough for keys that are small numbers and not chosen to collide.
type Mixed = BuildHasherDefault<Mixer>;

#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    fn write_u64(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ 0x9E37_79B9_7F4A_7C15) * 0xF39C_C060_5CED_C835;
        self.0 = (product >> 64) as u64 ^ product as u64;
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}
