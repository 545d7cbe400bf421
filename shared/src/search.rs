//! Any game that always ends, by search: give the options of a position, take its value.
//!
//! A game is a closure `options(position)` that lists the positions that one move leads to.
//! Positions that play alike should be equal (sorted heaps, say), for each position is searched
//! only once. [`Outcomes`] finds who wins, [`Grundy`] the Grundy values of an impartial game, and
//! [`Numbers`] those of a partizan one in which all positions are numbers. For games whose
//! positions may come back see [`retrograde`](crate::retrograde).
//!
//! The search is recursive: it goes as deep as the longest game is long.

use crate::dyadic::Dyadic;
use crate::grundy::mex;
use crate::retrograde::Player;
use crate::surreal::simplest_between;
use std::collections::BTreeMap;

/// Win or loss in normal play, where whoever cannot move loses.
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
    /// The search of the game with these options.
    pub fn new(options: F) -> Self {
        Outcomes {
            options,
            known: BTreeMap::new(),
        }
    }

    /// Whether the player to move wins: whether an option is lost for the other player.
    pub fn wins(&mut self, position: &P) -> bool {
        if let Some(&known) = self.known.get(position) {
            return known;
        }
        let options = (self.options)(position);
        let wins = options.iter().any(|option| !self.wins(option));
        self.known.insert(position.clone(), wins);
        wins
    }

    /// All positions that winning moves lead to; none exactly when the player to move loses.
    pub fn winning_moves(&mut self, position: &P) -> Vec<P> {
        let mut options = (self.options)(position);
        options.retain(|option| !self.wins(option));
        options
    }
}

/// The Grundy values of an impartial game: the [`mex`] of the options' values.
///
/// # Examples
///
/// ```
/// use shared::search::Grundy;
///
/// // A heap of which a move takes a square number of counters.
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
    /// The search of the game with these options.
    pub fn new(options: F) -> Self {
        Grundy {
            options,
            known: BTreeMap::new(),
        }
    }

    /// The Grundy value of a position.
    pub fn value(&mut self, position: &P) -> u64 {
        if let Some(&known) = self.known.get(position) {
            return known;
        }
        let options = (self.options)(position);
        let value = mex(options.iter().map(|option| self.value(option)));
        self.known.insert(position.clone(), value);
        value
    }
}

/// The numbers of a partizan game: the simplest number between the options of both players
/// (J. H. Conway, *On Numbers and Games*, 1976). The closure lists Left's options and Right's.
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
    /// The search of the game with these options.
    pub fn new(options: F) -> Self {
        Numbers {
            options,
            known: BTreeMap::new(),
        }
    }

    /// The number that a position is worth; `None` if it or a position that can come of it has an
    /// option of Left's that is not less than one of Right's, and so is no number.
    ///
    /// # Panics
    ///
    /// If a number is no [`Dyadic`].
    pub fn value(&mut self, position: &P) -> Option<Dyadic> {
        if let Some(&known) = self.known.get(position) {
            return known;
        }
        let (left, right) = (self.options)(position);
        let mut values = |options: Vec<P>| -> Option<Vec<Dyadic>> {
            options.iter().map(|option| self.value(option)).collect()
        };
        let value = values(left).zip(values(right)).and_then(|(left, right)| {
            simplest_between(left.into_iter().max(), right.into_iter().min())
        });
        self.known.insert(position.clone(), value);
        value
    }
}

/// The numbers of the positions `0..positions` of a partizan game whose moves lead to positions with
/// smaller indices, as [`Numbers::value`] finds them one by one: an array is faster than a map, seven
/// times for columns of eight cells (AtCoder ABC 229 H).
///
/// `each_option` is given a position, and shows each of its options with the player who can move
/// there.
///
/// # Complexity
///
/// O(moves from all positions).
///
/// # Panics
///
/// If an option has no smaller index, or a number is no [`Dyadic`].
///
/// # Examples
///
/// ```
/// use shared::dyadic::Dyadic;
/// use shared::retrograde::Player::{Left, Right};
/// use shared::search::numbers;
///
/// // Left takes one counter or two, Right takes one.
/// let heaps = numbers(4, |heap, show| {
///     (1..=heap.min(2)).for_each(|taken| show(Left, heap - taken));
///     if heap > 3 {
///         show(Right, heap - 1);
///     }
/// });
/// assert_eq!(heaps, [0, 1, 2, 3].map(|number| Some(Dyadic::from(number))));
/// ```
pub fn numbers(
    positions: usize,
    mut each_option: impl FnMut(usize, &mut dyn FnMut(Player, usize)),
) -> Vec<Option<Dyadic>> {
    let mut values: Vec<Option<Dyadic>> = Vec::with_capacity(positions);
    for position in 0..positions {
        let (mut left, mut right, mut are_numbers) = (None, None, true);
        each_option(
            position,
            &mut |player, option| match (values[option], player) {
                (None, _) => are_numbers = false,
                (value, Player::Left) => left = left.max(value), // `None` is less than any number.
                (value, Player::Right) => {
                    right = right.map_or(value, |least| value.min(Some(least)));
                }
            },
        );
        let value = are_numbers.then(|| simplest_between(left, right));
        values.push(value.flatten());
    }
    values
}
