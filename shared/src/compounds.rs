//! Compounds of games other than their sum: a move in some components, in all of them, or in the first.
//!
//! In a sum, a move is a move in one component. Each other way to combine games has a theorem of its own
//! and needs other facts about each component (C. A. B. Smith, *Graphs and composite games*, 1966; J. H.
//! Conway, *On Numbers and Games*, 1976, ch. 14). All of these theorems are about impartial games that end.
//!
//! | compound | a move is made in | a component is known by |
//! |---|---|---|
//! | selective | any number of components, at least one | whether it is lost: [`wins_selective`] |
//! | sequential | the first component that has not ended | its outcomes in normal and misère play: [`Opening`] |
//! | conjunctive | all components; the game ends with the first component that ends | its [`remoteness`] |
//! | continued conjunctive | all components that have not ended | its [`suspense`] |
//!
//! # Selective
//!
//! In normal play the compound is lost exactly when all of its components are. If they are, each move makes
//! at least one of them won; if not, winning moves in all components that are won leave only lost ones. In
//! misère play the theorem fails: a heap of one counter is lost, but two such heaps together are won.
//!
//! # Sequential
//!
//! A player who cannot move in a component begins the next one (W. Stromquist, D. Ullman, *Sequential
//! compounds of combinatorial games*, 1993). All that counts of the later components is whether the player
//! who begins them wins. If so, both players want to begin them, and play the first component as in misère
//! play; if not, as in normal play. The same is true of a match whose rounds are begun by the loser of the
//! round before: a component matters only by whether its opener can force a win in it, and whether he can
//! force a loss. So an [`Opening`] is a function from "it is good to begin the rest" to "it is good to
//! begin this component", and a sequence of components is the composition of their functions. If the opener
//! of a component can force both results, or neither, the function is constant: the components that follow
//! do not matter.
//!
//! # Conjunctive
//!
//! The *remoteness* of a position is the number of moves until it ends if the winner hurries and the loser delays. In
//! normal play, the remoteness is odd exactly when the position is won. The compound ends with the component that ends
//! first, and its remoteness is the least remoteness of a component. The player to move can lower every remoteness by
//! 1, which keeps the same component the least: in a lost component, such a move is the longest delay. If the least
//! remoteness is odd, this wins, and no win is quicker: a component can be left lost in k moves only if it was won in
//! at most k + 1. If it is even, every move leaves that component won in fewer moves, and for the same reason leaves no
//! other component lost in fewer moves still. So every move loses, and lowering every remoteness by 1 is the longest
//! delay.
//!
//! If play goes on until all components have ended, the winner of a component delays and the loser hurries:
//! the number of moves is then the *suspense*. The suspense of the compound is the greatest suspense of a
//! component, for the same reasons with less and more exchanged (*Winning Ways*, ch. 9). In misère play
//! both theorems hold with odd and even exchanged, since a player who cannot move, after 0 moves, wins.
//!
//! Paste alone.

/// Returns whether the player to move wins the selective compound of some components in normal play, that
/// is, whether he wins at least one of them alone; each item of `components` says whether he wins that one.
/// Consumes the whole iterator, which may read its items from the input.
///
/// # Complexity
///
/// O(n) for n components.
///
/// # Examples
///
/// ```
/// use shared::compounds::wins_selective;
///
/// // A move takes a counter from each of some heaps: a single heap is won if it is odd.
/// let wins = |heaps: &[u32]| wins_selective(heaps.iter().map(|heap| heap % 2 == 1));
/// assert!(wins(&[2, 3, 3]));
/// assert!(!wins(&[2, 4, 4]));
/// ```
pub fn wins_selective(components: impl IntoIterator<Item = bool>) -> bool {
    let any = |wins, is_won| wins | is_won;
    components.into_iter().fold(false, any)
}

/// The results that the first player of a game can force: the game's outcomes in normal and in misère play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// True if the first player can force a win: his opponent is the first who cannot move.
    pub wins: bool,
    /// True if the first player can force a loss: he himself is the first who cannot move.
    pub loses: bool,
}

impl Opening {
    /// The opening of a game in which nobody can move, and of a sequential compound of no games.
    pub const END: Opening = Opening { wins: false, loses: true };

    /// The opening of a position, computed from the openings of its options, in which the opponent moves first.
    ///
    /// # Complexity
    ///
    /// O(n) for n options.
    ///
    /// # Examples
    ///
    /// ```
    /// use shared::compounds::Opening;
    ///
    /// // Nim heaps: all but the empty one can be won, and all but the heap of 1 can be lost.
    /// let one = Opening::of_options([Opening::END]);
    /// let two = Opening::of_options([Opening::END, one]);
    /// assert_eq!((one.wins, one.loses), (true, false));
    /// assert_eq!((two.wins, two.loses), (true, true));
    /// ```
    #[must_use]
    pub fn of_options(options: impl IntoIterator<Item = Opening>) -> Self {
        let mut options = options.into_iter().peekable();
        if options.peek().is_none() {
            return Opening::END;
        }
        let nothing = Opening { wins: false, loses: false };
        options.fold(nothing, |best, option| Opening {
            wins: best.wins || !option.wins,
            loses: best.loses || !option.loses,
        })
    }

    /// The opening of the sequential compound of this game and `next`, which the loser of this one begins.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Examples
    ///
    /// A match of rounds, each begun by the loser of the one before. The winner of the last round wins the
    /// match.
    ///
    /// ```
    /// use shared::compounds::Opening;
    ///
    /// let either = Opening { wins: true, loses: true };
    /// let must_win = Opening { wins: true, loses: false };
    /// assert_eq!(either.then(must_win), either);
    /// // The opener of the first round wins it, so his opponent opens the second one, and wins it.
    /// assert_eq!(must_win.then(must_win), Opening { wins: false, loses: true });
    /// let rounds = [must_win, must_win, either];
    /// let all = rounds.into_iter().fold(Opening::END, Opening::then);
    /// assert_eq!(all, either);
    /// ```
    #[must_use]
    pub fn then(self, next: Opening) -> Self {
        let begin_unless = |next_is_good: bool| if next_is_good { self.loses } else { self.wins };
        Opening { wins: begin_unless(next.wins), loses: begin_unless(next.loses) }
    }
}

/// The remoteness of a position in normal play, from those of its options: odd if the position is won. The
/// conjunctive compound, which ends when any component does, has the least remoteness of its components.
///
/// # Complexity
///
/// O(n) for n options.
///
/// # Examples
///
/// ```
/// use shared::compounds::remoteness;
///
/// // A move takes one counter or two: 0, 1, 1, 2, 3, 3, 4, …
/// let mut heaps: Vec<u32> = vec![];
/// for heap in 0..7_usize {
///     let options = heaps[heap.saturating_sub(2)..].iter().copied();
///     heaps.push(remoteness(options));
/// }
/// assert_eq!(heaps, [0, 1, 1, 2, 3, 3, 4]);
/// // Heaps of 4 and 6, a move in both: won, in 3 moves.
/// assert_eq!(heaps[4].min(heaps[6]), 3);
/// ```
pub fn remoteness(options: impl IntoIterator<Item = u32>) -> u32 {
    moves_left(options, Hurries::Winner, 0)
}

/// The remoteness of a position in misère play, from those of its options: even if the position is won.
/// The remoteness of the conjunctive compound is the least remoteness of its components, as in normal
/// play.
///
/// # Complexity
///
/// O(n) for n options.
///
/// # Examples
///
/// ```
/// use shared::compounds::remoteness_misere;
///
/// // Of Nim heaps: 0, 1, and 2 from there on, by a move to 1.
/// assert_eq!(remoteness_misere([]), 0);
/// assert_eq!(remoteness_misere([0]), 1);
/// assert_eq!(remoteness_misere([0, 1, 2]), 2);
/// ```
pub fn remoteness_misere(options: impl IntoIterator<Item = u32>) -> u32 {
    moves_left(options, Hurries::Winner, 1)
}

/// The suspense of a position in normal play, from those of its options: odd if the position is won. The
/// continued conjunctive compound, which ends when all components have ended, has the greatest suspense of
/// its components.
///
/// # Complexity
///
/// O(n) for n options.
///
/// # Examples
///
/// ```
/// use shared::compounds::suspense;
///
/// // A move takes one counter or two: 0, 1, 1, 2, 3, 3, 4, …
/// let mut heaps: Vec<u32> = vec![];
/// for heap in 0..7_usize {
///     let options = heaps[heap.saturating_sub(2)..].iter().copied();
///     heaps.push(suspense(options));
/// }
/// assert_eq!(heaps, [0, 1, 1, 2, 3, 3, 4]);
/// // Heaps of 4 and 6, a move in each that is not empty: lost in 4 moves.
/// assert_eq!(heaps[4].max(heaps[6]), 4);
/// ```
pub fn suspense(options: impl IntoIterator<Item = u32>) -> u32 {
    moves_left(options, Hurries::Loser, 0)
}

/// The suspense of a position in misère play, from those of its options: even if the position is won. The
/// suspense of the continued conjunctive compound is the greatest suspense of its components, as in normal
/// play.
///
/// # Complexity
///
/// O(n) for n options.
///
/// # Examples
///
/// ```
/// use shared::compounds::suspense_misere;
///
/// // Of Nim heaps: 0, 1, 2, 2, … as only a move to 1 wins.
/// assert_eq!(suspense_misere([]), 0);
/// assert_eq!(suspense_misere([0]), 1);
/// assert_eq!(suspense_misere([0, 1, 2]), 2);
/// ```
pub fn suspense_misere(options: impl IntoIterator<Item = u32>) -> u32 {
    moves_left(options, Hurries::Loser, 1)
}

/// The player who wants the game to be short; the other one wants it to be long.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hurries {
    Winner,
    Loser,
}

/// The number of moves until the end, from the numbers of the options. The numbers of lost positions have
/// the parity of `lost`.
fn moves_left(options: impl IntoIterator<Item = u32>, hurries: Hurries, lost: u32) -> u32 {
    let mut is_won = false;
    let mut chosen = None;
    for option in options {
        let wins = option % 2 == lost;
        if is_won && !wins {
            continue;
        }
        // The first winning move is better than all earlier moves.
        let other = chosen.filter(|_| is_won == wins);
        let shortens = wins == (hurries == Hurries::Winner);
        let better = if shortens { u32::min } else { u32::max };
        chosen = Some(other.map_or(option, |other| better(other, option)));
        is_won = wins;
    }
    chosen.map_or(0, |option| option + 1)
}
