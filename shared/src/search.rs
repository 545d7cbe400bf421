//! Exhaustive search of any game that always ends, given the options of each position.
//!
//! A game is a closure `options(position)` that lists the positions that one move leads to. Positions that
//! play alike should compare equal (for example, by sorting heaps), since each position is searched only once.
//! [`Outcomes`] finds who wins an impartial game, [`Grundy`] its Grundy values; [`PartizanOutcomes`] finds
//! who wins a game in which the players have different moves, and [`Numbers`] finds the values of its
//! positions if all of them are numbers. For games whose positions may come back, see
//! [`retrograde`](super::retrograde).
//!
//! A position that the player to move loses is a *P-position* (the previous player wins); one that he wins
//! is an *N-position* (the next player wins). In normal play a position is an N-position exactly when it
//! has a P-position among its options; a position without moves is a P-position.
//!
//! The search is as deep as the longest game, and uses a stack of its own: it is limited by memory, not by
//! the stack of the program. It panics if a position repeats on the current path.
//!
//! Paste with `dyadic`, `grundy`, `lists`, `nim`, `retrograde`, `surreal`.

use super::dyadic::Dyadic;
use super::grundy::mex;
use super::retrograde::Player;
use super::surreal::simplest_between;
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// The outcomes of an impartial game in normal play, where whoever cannot move loses: N-positions and
/// P-positions. The game must end: a position must not come back.
///
/// # Examples
///
/// ```
/// use shared::search::Outcomes;
///
/// // Euclid's game: take a multiple of the smaller number from the greater one.
/// let mut euclid = Outcomes::new(|&(a, b): &(u32, u32)| {
///     let multiples = (1..).map(|k| k * a).take_while(|&taken| a > 0 && taken <= b);
///     multiples.map(|taken| (a.min(b - taken), a.max(b - taken))).collect()
/// });
/// assert!(euclid.wins(&(12, 34)));
/// assert!(!euclid.wins(&(15, 24)));
/// assert_eq!(euclid.winning_moves(&(12, 34)), [(10, 12)]);
/// ```
pub struct Outcomes<P, F> {
    options: F,
    known: BTreeMap<P, bool>,
}

impl<P: Ord + Clone, F: Fn(&P) -> Vec<P>> Outcomes<P, F> {
    /// A search of the game with these options.
    pub fn new(options: F) -> Self {
        Outcomes { options, known: BTreeMap::new() }
    }

    /// Returns whether the player to move wins, that is, whether some option is a P-position.
    ///
    /// # Complexity
    ///
    /// O(m log p) comparisons of positions, for the p positions that the search meets and the m moves from
    /// them.
    ///
    /// # Panics
    ///
    /// If a position repeats on the current path.
    pub fn wins(&mut self, position: &P) -> bool {
        // In edition 2018, a closure that names a field borrows all of `self`.
        let game = &self.options;
        let options = |position: &P| impartial(game(position));
        let add = |wins: &mut bool, _, option_wins: bool| {
            *wins = !option_wins;
            *wins
        };
        solve(&mut self.known, position, options, add, |wins| wins)
    }

    /// All positions that winning moves lead to. Empty exactly when the player to move loses.
    ///
    /// # Complexity
    ///
    /// The time of [`wins`](Outcomes::wins) for all options.
    ///
    /// # Panics
    ///
    /// The same as for [`wins`](Outcomes::wins).
    pub fn winning_moves(&mut self, position: &P) -> Vec<P> {
        let mut options = (self.options)(position);
        options.retain(|option| !self.wins(option));
        options
    }
}

/// The Grundy values of an impartial game: the [`mex`] of the options' values. The game must end: a
/// position must not come back.
///
/// # Examples
///
/// ```
/// use shared::search::Grundy;
///
/// // A move takes a square number of counters from a heap.
/// let mut squares = Grundy::new(|&heap: &u32| {
///     let squares = (1..).map(|root| root * root).take_while(|&square| square <= heap);
///     squares.map(|square| heap - square).collect()
/// });
/// let values: Vec<_> = (0..10).map(|heap| squares.value(&heap)).collect();
/// assert_eq!(values, [0, 1, 0, 1, 2, 0, 1, 0, 1, 2]);
/// ```
pub struct Grundy<P, F> {
    options: F,
    known: BTreeMap<P, u64>,
}

impl<P: Ord + Clone, F: Fn(&P) -> Vec<P>> Grundy<P, F> {
    /// A search of the game with these options.
    pub fn new(options: F) -> Self {
        Grundy { options, known: BTreeMap::new() }
    }

    /// The Grundy value of a position.
    ///
    /// # Complexity
    ///
    /// O(m log p) comparisons of positions, for the p positions that can be reached from this one and the m
    /// moves from them.
    ///
    /// # Panics
    ///
    /// If a position repeats on the current path.
    pub fn value(&mut self, position: &P) -> u64 {
        let game = &self.options;
        let options = |position: &P| impartial(game(position));
        let add = |values: &mut Vec<u64>, _, value| {
            values.push(value);
            false
        };
        solve(&mut self.known, position, options, add, mex)
    }
}

/// The outcome class of a position of a partizan game in normal play, by its usual letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OutcomeClass {
    /// Left wins, whoever begins: the game is greater than 0.
    L,
    /// Right wins, whoever begins: the game is less than 0.
    R,
    /// The previous player wins: whoever begins loses, and the game is 0.
    P,
    /// The next player wins: whoever begins wins, and the game is confused with 0 and is not a number.
    N,
}

impl OutcomeClass {
    /// The class of a position, from the classes of Left's and Right's options.
    ///
    /// A player who begins wins if one of his options belongs to his own class or is a P-position: he wins
    /// such an option with the other player to move.
    ///
    /// # Complexity
    ///
    /// O(options).
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::search::OutcomeClass::{self, L, N, P, R};
    ///
    /// assert_eq!(OutcomeClass::of([], []), P);
    /// assert_eq!(OutcomeClass::of([P], []), L);
    /// assert_eq!(OutcomeClass::of([P], [P]), N);
    /// assert_eq!(OutcomeClass::of([N, R], [L]), P);
    /// ```
    pub fn of(
        left: impl IntoIterator<Item = OutcomeClass>,
        right: impl IntoIterator<Item = OutcomeClass>,
    ) -> Self {
        let left_begins = left.into_iter().any(|class| class.is_won_by(Player::Left));
        let right_begins = right.into_iter().any(|class| class.is_won_by(Player::Right));
        OutcomeClass::when_begun([left_begins, right_begins])
    }

    /// Returns whether a player wins after moving to an option of this class.
    fn is_won_by(self, player: Player) -> bool {
        let own = [OutcomeClass::L, OutcomeClass::R][player as usize];
        self == own || self == OutcomeClass::P
    }

    /// The class of a position, given whether Left wins when she begins, and whether Right wins when he
    /// begins.
    fn when_begun(wins: [bool; 2]) -> Self {
        match wins {
            [true, false] => OutcomeClass::L,
            [false, true] => OutcomeClass::R,
            [false, false] => OutcomeClass::P,
            [true, true] => OutcomeClass::N,
        }
    }
}

/// The outcome classes of a partizan game. The closure lists Left's options and Right's. The game must
/// end: a position must not come back, whoever moves.
///
/// # Examples
///
/// ```
/// use shared::search::OutcomeClass::{L, N, R};
/// use shared::search::PartizanOutcomes;
///
/// // Domineering on a strip of one row. Left's vertical dominoes never fit, and Right may as well
/// // fill the strip from one end.
/// let mut strip = PartizanOutcomes::new(|&cells: &u32| {
///     let lefts = vec![];
///     (lefts, cells.checked_sub(2).into_iter().collect())
/// });
/// assert_eq!(strip.outcome(&7), R);
///
/// // A heap from which Left takes one or two counters, Right one or three.
/// let mut heap = PartizanOutcomes::new(|&heap: &u32| {
///     let after = |taken: [u32; 2]| taken.iter().filter_map(|&n| heap.checked_sub(n)).collect();
///     (after([1, 2]), after([1, 3]))
/// });
/// assert_eq!([1, 2, 3].map(|n| heap.outcome(&n)), [N, L, N]);
/// ```
pub struct PartizanOutcomes<P, F> {
    options: F,
    known: BTreeMap<P, OutcomeClass>,
}

impl<P: Ord + Clone, F: Fn(&P) -> (Vec<P>, Vec<P>)> PartizanOutcomes<P, F> {
    /// A search of the game with these options.
    pub fn new(options: F) -> Self {
        PartizanOutcomes { options, known: BTreeMap::new() }
    }

    /// The outcome class of a position.
    ///
    /// # Complexity
    ///
    /// O(m log p) comparisons of positions, for the p positions that can be reached from this one, whoever
    /// moves, and the m moves from them.
    ///
    /// # Panics
    ///
    /// If a position repeats on the current path.
    pub fn outcome(&mut self, position: &P) -> OutcomeClass {
        let game = &self.options;
        let options = |position: &P| partizan(game(position));
        let add = |wins: &mut [bool; 2], player: Player, class: OutcomeClass| {
            wins[player as usize] |= class.is_won_by(player);
            wins[0] && wins[1]
        };
        solve(&mut self.known, position, options, add, OutcomeClass::when_begun)
    }
}

/// The values of a partizan game of numbers: each position is the simplest number between the options of
/// both players (J. H. Conway, *On Numbers and Games*, 1976). The closure lists Left's options and Right's.
/// The game must end: a position must not come back, whoever moves.
///
/// A game may equal a number although its options are not numbers: `{* | *}` equals 0, since the second player
/// wins it. Such a game has no value here; to find out whether a game equals x, use [`PartizanOutcomes`] on
/// its sum with -x.
///
/// # Examples
///
/// ```
/// use shared::dyadic::Dyadic;
/// use shared::search::Numbers;
///
/// // A stalk of Hackenbush: a player cuts a segment of his colour, with all above it.
/// let mut stalks = Numbers::new(|stalk: &Vec<char>| {
///     let cuts = |own| {
///         let heights = (0..stalk.len()).filter(|&height| stalk[height] == own);
///         heights.map(|height| stalk[..height].to_vec()).collect()
///     };
///     (cuts('b'), cuts('r'))
/// });
/// assert_eq!(stalks.value(&"brr".chars().collect()), Some(Dyadic::new(1, 2)));
/// ```
pub struct Numbers<P, F> {
    options: F,
    known: BTreeMap<P, Option<Dyadic>>,
}

impl<P: Ord + Clone, F: Fn(&P) -> (Vec<P>, Vec<P>)> Numbers<P, F> {
    /// A search of the game with these options.
    pub fn new(options: F) -> Self {
        Numbers { options, known: BTreeMap::new() }
    }

    /// The number that a position is worth; `None` if in the position, or in one that can be reached from
    /// it, some option of Left is not less than some option of Right.
    ///
    /// # Complexity
    ///
    /// O(m log p) comparisons of positions, for the p positions that can be reached from this one, whoever
    /// moves, and the m moves from them.
    ///
    /// # Panics
    ///
    /// If a position repeats on the current path, or a number is not a [`Dyadic`].
    pub fn value(&mut self, position: &P) -> Option<Dyadic> {
        let game = &self.options;
        let options = |position: &P| partizan(game(position));
        let add = |bounds: &mut Bounds, player, value| {
            bounds.add(player, value);
            !bounds.are_numbers()
        };
        solve(&mut self.known, position, options, add, |bounds: Bounds| bounds.between())
    }
}

/// The greatest number among Left's options and the least among Right's; also notes options that are not
/// numbers.
#[derive(Default)]
struct Bounds {
    left: Option<Dyadic>,
    right: Option<Dyadic>,
    has_others: bool,
}

impl Bounds {
    fn are_numbers(&self) -> bool {
        !self.has_others
    }

    fn add(&mut self, player: Player, value: Option<Dyadic>) {
        let Some(value) = value else {
            self.has_others = true;
            return;
        };
        let (bound, better) = match player {
            Player::Left => (&mut self.left, Ordering::Greater),
            Player::Right => (&mut self.right, Ordering::Less),
        };
        if bound.map_or(true, |best| value.cmp(&best) == better) {
            *bound = Some(value);
        }
    }

    /// The simplest number between the bounds.
    fn between(&self) -> Option<Dyadic> {
        let value = self.are_numbers().then(|| simplest_between(self.left, self.right));
        value.flatten()
    }
}

/// A position on the path from the first one to the current one, with the options that have not been
/// searched.
struct Open<P, I, S> {
    position: P,
    options: I,
    /// The player whose option is being searched.
    player: Player,
    /// The information about the position's value from the options examined so far.
    so_far: S,
}

/// The value of a position from the values of its options, by depth-first search on a stack of its own,
/// since the longest game may be too long for the stack of the program.
///
/// `options` lists the options with their players. `add` takes the value of one option into account, and
/// returns whether the others no longer matter; `value` is the result.
fn solve<P: Ord + Clone, V: Copy, I: Iterator<Item = (Player, P)>, S: Default>(
    known: &mut BTreeMap<P, V>,
    start: &P,
    options: impl Fn(&P) -> I,
    add: impl Fn(&mut S, Player, V) -> bool,
    value: impl Fn(S) -> V,
) -> V {
    let mut path: Vec<Open<P, I, S>> = Vec::new();
    // A place on the path. On an endless path its position comes back, since the place moves with each
    // doubling of the length (R. P. Brent, An improved Monte Carlo factorization algorithm, 1980).
    let mut marked = 0;
    let mut asked = start.clone();
    loop {
        let mut answer = known.get(&asked).copied();
        if answer.is_none() {
            let comes_back = path.get(marked).is_some_and(|open| open.position == asked);
            assert!(!comes_back, "a position comes back: the game need not end");
            path.push(Open {
                options: options(&asked),
                position: asked,
                player: Player::Left,
                so_far: S::default(),
            });
            if path.len().is_power_of_two() {
                marked = path.len() - 1;
            }
        }
        asked = loop {
            let Some(open) = path.last_mut() else {
                return answer.expect("only an answer leaves the path empty");
            };
            let is_decided =
                answer.take().is_some_and(|answer| add(&mut open.so_far, open.player, answer));
            if !is_decided {
                if let Some((player, option)) = open.options.next() {
                    open.player = player;
                    break option;
                }
            }
            let open = path.pop().expect("the path has a last position");
            let found = value(open.so_far);
            known.insert(open.position, found);
            answer = Some(found);
        };
    }
}

/// The options of a game in which both players have the same options.
fn impartial<P>(options: Vec<P>) -> impl Iterator<Item = (Player, P)> {
    options.into_iter().map(|option| (Player::Left, option))
}

/// Left's options, followed by Right's.
fn partizan<P>((left, right): (Vec<P>, Vec<P>)) -> impl Iterator<Item = (Player, P)> {
    let right = right.into_iter().map(|option| (Player::Right, option));
    impartial(left).chain(right)
}

/// The numbers of some positions of a partizan game whose moves lead to positions with smaller indices.
/// [`Numbers::value`] finds the same numbers one by one, but arrays are faster than a map.
///
/// `each_option` is called with a position, and passes on each of its options with the player who can move
/// there.
///
/// # Complexity
///
/// O(i + m) for indices up to i, and m moves from the positions that can be reached, whoever moves.
///
/// # Panics
///
/// If an option does not have a smaller index, or a number is not a [`Dyadic`].
///
/// # Examples
///
/// ```
/// use shared::dyadic::Dyadic;
/// use shared::retrograde::Player::{Left, Right};
/// use shared::search::numbers;
///
/// // Left takes one counter or two, Right takes one of more than three.
/// let heaps = numbers(&[3, 0, 2], |heap, show| {
///     (1..=heap.min(2)).for_each(|taken| show(Left, heap - taken));
///     if heap > 3 {
///         show(Right, heap - 1);
///     }
/// });
/// assert_eq!(heaps, [3, 0, 2].map(|number| Some(Dyadic::from(number))));
/// ```
pub fn numbers(
    positions: &[usize],
    mut each_option: impl FnMut(usize, &mut dyn FnMut(Player, usize)),
) -> Vec<Option<Dyadic>> {
    let mut is_reached = vec![false; positions.iter().max().map_or(0, |last| last + 1)];
    for &position in positions {
        is_reached[position] = true;
    }
    for position in (0..is_reached.len()).rev() {
        if is_reached[position] {
            each_option(position, &mut |_, option| is_reached[option] = true);
        }
    }
    let mut values: Vec<Option<Dyadic>> = Vec::new();
    let mut value_at = vec![usize::MAX; is_reached.len()];
    for (position, is_reached) in is_reached.into_iter().enumerate() {
        if is_reached {
            let mut bounds = Bounds::default();
            each_option(position, &mut |player, option| {
                bounds.add(player, values[value_at[option]]);
            });
            value_at[position] = values.len();
            values.push(bounds.between());
        }
    }
    positions.iter().map(|&position| values[value_at[position]]).collect()
}
