//! Compounds of games other than their sum: a move in some components, in all of them, or in the first.
//!
//! In a sum, a move is a move in one component. Each other way to put games together has a theorem of its
//! own, and needs other facts about each component (C. A. B. Smith, *Graphs and composite games*, 1966;
//! J. H. Conway, *On Numbers and Games*, 1976, ch. 14). All of these are about impartial games that end.
//!
//! | compound | a move is made in | a component is known by |
//! |---|---|---|
//! | selective | one component or more, as many as one likes | whether it is lost: [`wins_selective`] |
//! | sequential | the first component that has not ended | its outcomes in normal and misère play: [`Opening`] |
//! | conjunctive | all components; the first one that ends, ends the game | its [`remoteness`] |
//! | continued conjunctive | all components that have not ended | its [`suspense`] |
//!
//! # Selective
//!
//! In normal play the compound is lost exactly when all of its components are. For if they are, each move makes
//! at least one of them won; and if not, a winning move in each of those that are won makes all lost. In
//! misère play that is not true: two heaps of one counter are lost each, and together won.
//!
//! # Sequential
//!
//! Whoever cannot move in a component begins the next one (W. Stromquist, D. Ullman, *Sequential compounds
//! of combinatorial games*, 1993). Of what follows, all that counts is whether its beginner wins. If so, both
//! players want to begin it, and play the first component in misère play; if not, in normal play. The same is
//! true of a match whose rounds are begun by the loser of the round before: then a component is known by
//! whether its opener can force to win it, and whether to lose it. So an [`Opening`] is a function, from
//! whether it is good to begin what follows to whether it is good to begin here, and a sequence of components
//! is the composition of theirs. A component whose opener can force both, or neither, is a constant: nothing
//! that follows it matters.
//!
//! # Conjunctive
//!
//! Let the winner hurry, and the loser delay: the *remoteness* of a position is the number of moves until
//! it ends. In normal play it is odd exactly when the position is won. The compound ends with the component that
//! ends first, and its remoteness is the least of theirs. For from a least remoteness that is odd, moves
//! that make each remoteness less by 1 make it the least again: in a component that is lost, it is the longest
//! delay. And if the least remoteness is even, that component becomes won; for another one to become lost in
//! fewer moves, it must have been won in fewer before.
//!
//! If the moves go on until all components have ended, the winner of a component delays and the loser hurries:
//! that number of moves is the *suspense*. The compound's suspense is the greatest of theirs, for the same
//! reasons with less and more exchanged (*Winning Ways*, ch. 9). In misère play both are true with odd and
//! even exchanged: where nobody can move, after 0 moves, the player to move wins.
//!
//! Paste alone.

/// Returns whether the player to move wins the selective compound of some components in normal play, each given by
/// whether the player to move wins it alone: whether any of them is won. All are taken from the iterator, which
/// may read them.
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
/// // A move takes a counter from each of some heaps: a heap alone is won if it is odd.
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
    /// True if he can force to win: that his opponent is the first who cannot move.
    pub wins: bool,
    /// True if he can force to lose: that he himself is the first who cannot move.
    pub loses: bool,
}

impl Opening {
    /// Of a game in which nobody can move; and of a sequential compound of no games.
    pub const END: Opening = Opening { wins: false, loses: true };

    /// Of a position, by its options, whose openers are the opponents of its own.
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
    /// // Nim heaps: all but the empty one are won, and all but the one of 1 are lost on purpose.
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

    /// Of the sequential compound of this game and the next one, which the loser of this one begins.
    ///
    /// # Complexity
    ///
    /// O(1).
    ///
    /// # Examples
    ///
    /// A match of rounds, each begun by the loser of the one before. The winner of the last one wins it.
    ///
    /// ```
    /// use shared::compounds::Opening;
    ///
    /// let either = Opening { wins: true, loses: true };
    /// let must_win = Opening { wins: true, loses: false };
    /// assert_eq!(either.then(must_win), either);
    /// // The opener of the first round wins it, so his opponent opens the second, and wins that.
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

/// The remoteness of a position in normal play, by that of its options: odd if it is won. The least one of
/// some components is that of their conjunctive compound, which ends when any of them does.
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

/// The remoteness of a position in misère play, by that of its options: even if it is won. As in normal play,
/// the least one is that of the conjunctive compound.
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

/// The suspense of a position in normal play, by that of its options: odd if it is won. The greatest one of
/// some components is that of their continued conjunctive compound, which ends when all of them have.
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
/// // Heaps of 4 and 6, a move in each that is not empty: lost, in 4 moves.
/// assert_eq!(heaps[4].max(heaps[6]), 4);
/// ```
pub fn suspense(options: impl IntoIterator<Item = u32>) -> u32 {
    moves_left(options, Hurries::Loser, 0)
}

/// The suspense of a position in misère play, by that of its options: even if it is won. As in normal play,
/// the greatest one is that of the continued conjunctive compound.
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

/// Who wants the game to be short, if the other one wants it to be long.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hurries {
    Winner,
    Loser,
}

/// The number of moves until the end by the numbers of the options, those of lost positions being even or
/// odd, as `lost` is.
fn moves_left(options: impl IntoIterator<Item = u32>, hurries: Hurries, lost: u32) -> u32 {
    let mut is_won = false;
    let mut chosen = None;
    for option in options {
        let wins = option % 2 == lost;
        if is_won && !wins {
            continue;
        }
        // A first winning move is better than all that were seen before.
        let other = chosen.filter(|_| is_won == wins);
        let shortens = wins == (hurries == Hurries::Winner);
        let better = if shortens { u32::min } else { u32::max };
        chosen = Some(other.map_or(option, |other| better(other, option)));
        is_won = wins;
    }
    chosen.map_or(0, |option| option + 1)
}
