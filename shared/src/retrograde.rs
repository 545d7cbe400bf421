//! Retrograde analysis: games on finite graphs that need not end.
//!
//! Positions may come back, so there are three outcomes: the player to move wins, loses, or neither player
//! can force a win (a *draw*). Two facts still hold. A position with an option that the opponent loses is
//! won; a position all of whose options the opponent wins is lost. *Retrograde analysis* starts from the
//! positions where the game is over and applies these facts backwards along the moves until they decide
//! nothing more. Undecided positions are draws: each has an undecided option and no lost one, so both
//! players do best to stay among them (C. A. B. Smith, *Graphs and composite games*, 1966, for loopy games; E.
//! Zermelo, 1913, asked in how many moves a won position of chess can be won).
//!
//! Positions are decided in the order of their distance from the end, if a winner hurries and a loser
//! delays: a win is decided by its nearest lost option, a loss only when the last of its options is won. So
//! the distances cost nothing.
//!
//! The columns of the picture are the distances, from 0 on the left; the draws on the right have none.
//!
#![cfg_attr(doc, doc = include_str!("../pictures/retrograde.svg"))]
//!
//! [`Decisions`] takes time linear in the number of moves. For each position, it counts the options that
//! the opponent is not known to win; a loss is found when none is left.
//!
//! A game implements the trait [`Game`], or is a [`Graph`] with all its moves in memory.
//!
//! Paste with `lists`.

use super::lists::Adjacency;

/// A game given by its moves backwards, for retrograde analysis. The positions are `0..positions()`.
///
/// Predecessors are counted with multiplicity: over the calls for all positions, each position is visited exactly as
/// often as it has moves.
pub trait Game {
    /// The number of positions.
    fn positions(&self) -> usize;

    /// The number of moves from a position; 0 where the game is over.
    fn degree(&self, position: usize) -> usize;

    /// Calls `visit` with every position from which one move leads to this one. As this is the innermost
    /// loop of the analysis, `#[inline]` may make it much faster.
    fn each_predecessor<F: FnMut(usize)>(&self, position: usize, visit: F);
}

/// A game that also gives its moves forwards.
///
/// Both directions must have the same moves: `a` is among the options of `b` as often as `b` is
/// among the predecessors of `a`.
pub trait Options: Game {
    /// Calls `visit` with every position that one move leads to.
    fn each_option<F: FnMut(usize)>(&self, position: usize, visit: F);
}

/// The winner where the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// Normal play: a player who cannot move loses.
    Normal,
    /// Misère play: a player who cannot move wins.
    Misere,
}

/// The players of a partizan game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The player for whom positive values are good.
    Left,
    /// The player for whom negative values are good.
    Right,
}

impl Player {
    /// The other player.
    #[must_use]
    pub fn other(self) -> Player {
        match self {
            Player::Left => Player::Right,
            Player::Right => Player::Left,
        }
    }
}

/// The result of perfect play for the player to move: a winner wins as soon as possible, a loser loses as
/// late as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A win after this number of moves of both players.
    Win(u32),
    /// A loss after this number of moves of both players.
    Loss(u32),
    /// Neither player can force a win.
    Draw,
}

/// A game with all its moves in memory: a token on a directed graph.
///
/// # Examples
///
/// ```
/// use shared::retrograde::{Graph, Outcome, Play};
///
/// // 0 ⇄ 1, and 2 → 3 → 4 with a move back from 3 to 2.
/// let graph = Graph::new(5, &[(0, 1), (1, 0), (2, 3), (3, 4), (3, 2)]);
/// let outcomes = graph.solve(Play::Normal);
/// assert_eq!(outcomes[0], Outcome::Draw);
/// assert_eq!(outcomes[2..], [Outcome::Loss(2), Outcome::Win(1), Outcome::Loss(0)]);
/// ```
#[derive(Clone, Debug)]
pub struct Graph {
    options: Adjacency,
    predecessors: Adjacency,
}

impl Graph {
    /// The game on the positions `0..positions` with these moves, each from one position to another.
    ///
    /// # Complexity
    ///
    /// O(positions + moves).
    ///
    /// # Panics
    ///
    /// If a move leads from or to a position that does not exist, or if there are 2³² or more positions or
    /// moves.
    pub fn new(positions: usize, moves: &[(usize, usize)]) -> Self {
        let options = Adjacency::directed(positions, moves);
        Graph { predecessors: options.reversed(), options }
    }

    /// The outcomes of all positions: see [`solve`].
    pub fn solve(&self, play: Play) -> Vec<Outcome> {
        solve(self, play)
    }
}

impl Game for Graph {
    fn positions(&self) -> usize {
        self.options.len()
    }

    fn degree(&self, position: usize) -> usize {
        self.options[position].len()
    }

    #[inline]
    fn each_predecessor<F: FnMut(usize)>(&self, position: usize, visit: F) {
        self.predecessors.neighbours(position).for_each(visit);
    }
}

impl Options for Graph {
    fn each_option<F: FnMut(usize)>(&self, position: usize, visit: F) {
        self.options.neighbours(position).for_each(visit);
    }
}

/// The outcomes of all positions, by retrograde analysis.
///
/// # Complexity
///
/// O(positions + moves) time, O(positions) memory besides the game.
///
/// # Panics
///
/// If there are 2³¹ or more positions, or 2³¹ or more moves from one of them.
///
/// # Examples
///
/// ```
/// use shared::retrograde::{solve, Graph, Outcome, Play};
///
/// let path = Graph::new(3, &[(0, 1), (1, 2)]);
/// assert_eq!(
///     solve(&path, Play::Misere),
///     [Outcome::Win(2), Outcome::Loss(1), Outcome::Win(0)]
/// );
/// ```
pub fn solve<G: Game>(game: &G, play: Play) -> Vec<Outcome> {
    let decisions = Decisions::new(game, play, &[]); // This panics if there are too many positions.
    let mut outcomes = vec![Outcome::Draw; game.positions()];
    for (position, outcome) in decisions {
        outcomes[position] = outcome;
    }
    outcomes
}

/// Returns whether the player to move wins, given the outcomes of all positions.
///
/// # Complexity
///
/// O(1).
///
/// # Panics
///
/// If there is no such position.
///
/// # Examples
///
/// ```
/// use shared::retrograde::{solve, wins, Graph, Play};
///
/// let path = Graph::new(3, &[(0, 1), (1, 2)]);
/// let outcomes = solve(&path, Play::Normal);
/// assert!(wins(&outcomes, 1));
/// assert!(!wins(&outcomes, 0));
/// ```
pub fn wins(outcomes: &[Outcome], position: usize) -> bool {
    matches!(outcomes[position], Outcome::Win(_))
}

/// The winning moves: all options that the other player loses, once for each move that leads there, given
/// the outcomes of all positions. Some may win later than the [`best_options`], and a player who does not
/// prefer the nearer wins may never reach the end.
///
/// # Complexity
///
/// O(moves from the position).
///
/// # Panics
///
/// If there is no such position, or `outcomes` has too few.
///
/// # Examples
///
/// ```
/// use shared::retrograde::{best_options, solve, winning_moves, Graph, Play};
///
/// let graph = Graph::new(4, &[(0, 1), (1, 2), (2, 3), (0, 3)]);
/// let outcomes = solve(&graph, Play::Normal);
/// assert_eq!(winning_moves(&graph, &outcomes, 0), [1, 3]);
/// assert_eq!(best_options(&graph, &outcomes, 0), [3]);
/// assert_eq!(winning_moves(&graph, &outcomes, 1), []);
/// ```
pub fn winning_moves<G: Options>(game: &G, outcomes: &[Outcome], position: usize) -> Vec<usize> {
    let mut moves = Vec::new();
    game.each_option(position, |option| {
        if matches!(outcomes[option], Outcome::Loss(_)) {
            moves.push(option);
        }
    });
    moves
}

/// The options that keep the outcome of a position: a win as soon as possible, a loss as late as
/// possible, or a draw. Empty only where the game is over.
///
/// A winner who always plays one of them wins after exactly the number of moves in the outcome if the loser
/// does so too, and no later otherwise.
///
/// # Complexity
///
/// O(moves from the position).
///
/// # Panics
///
/// If there is no such position, or `outcomes` has too few.
///
/// # Examples
///
/// ```
/// use shared::retrograde::{best_options, solve, Graph, Play};
///
/// let graph = Graph::new(5, &[(0, 1), (0, 4), (1, 2), (2, 3), (3, 2)]);
/// let outcomes = solve(&graph, Play::Normal);
/// assert_eq!(best_options(&graph, &outcomes, 0), [4]);
/// ```
pub fn best_options<G: Options>(game: &G, outcomes: &[Outcome], position: usize) -> Vec<usize> {
    let wanted = match outcomes[position] {
        Outcome::Win(0) | Outcome::Loss(0) => return Vec::new(),
        Outcome::Win(moves) => Outcome::Loss(moves - 1),
        Outcome::Loss(moves) => Outcome::Win(moves - 1),
        Outcome::Draw => Outcome::Draw,
    };
    let mut best = Vec::new();
    game.each_option(position, |option| {
        if outcomes[option] == wanted {
            best.push(option);
        }
    });
    best
}

/// Retrograde analysis as an iterator: it returns the positions that are won or lost, each with its
/// outcome, those nearest to the end first. All others are draws.
///
/// A caller that needs a single position can stop when it appears.
///
/// # Examples
///
/// On a cycle, whoever moves the token to position 0 wins.
///
/// ```
/// use shared::retrograde::{Decisions, Graph, Outcome, Play};
///
/// let cycle = Graph::new(4, &[(0, 1), (1, 2), (2, 3), (3, 0)]);
/// let decided: Vec<_> = Decisions::new(&cycle, Play::Normal, &[0]).collect();
/// assert_eq!(decided[0], (0, Outcome::Loss(0)));
/// assert_eq!(decided[3], (1, Outcome::Win(3)));
/// ```
pub struct Decisions<'a, G> {
    game: &'a G,
    /// For each undecided position, the number of options that the opponent is not known to win, at least
    /// 1; for each decided position, 0.
    open: Vec<i32>,
    /// The decided positions in order: twice the number of the position, plus 1 if it is won. The entries
    /// from `decided` on have no meaning yet.
    queue: Vec<u32>,
    decided: usize,
    /// The number of them that have been returned.
    shown: usize,
    /// The distance of the next positions; `distance_ends` is where it ends in the queue.
    distance: u32,
    distance_ends: usize,
}

impl<'a, G: Game> Decisions<'a, G> {
    /// Begins the analysis. The game is also over on the positions `lost`: the player to move loses
    /// there, even if there are moves.
    ///
    /// # Complexity
    ///
    /// O(positions) to begin, O(positions + moves) in all.
    ///
    /// # Panics
    ///
    /// If there are 2³¹ or more positions, or 2³¹ or more moves from one, or one of `lost` is not a
    /// position.
    pub fn new(game: &'a G, play: Play, lost: &[usize]) -> Self {
        let positions = game.positions();
        assert!(positions < 1 << 31, "there must be fewer than 2^31 positions");
        let mut open = Vec::with_capacity(positions);
        let mut ends = Vec::new();
        for position in 0..positions {
            let degree = game.degree(position);
            if degree == 0 {
                ends.push(position);
            }
            open.push(i32::try_from(degree.max(1)).expect("too many moves"));
        }
        let (queue, decided, distance_ends) = (vec![0; positions], 0, 0);
        let mut decisions =
            Decisions { game, open, queue, decided, shown: 0, distance: 0, distance_ends };
        for &position in lost {
            decisions.decide(position, 0);
        }
        let won = u32::from(play == Play::Misere);
        for position in ends {
            decisions.decide(position, won);
        }
        decisions.distance_ends = decisions.decided;
        decisions
    }

    /// Returns the next decided position, without following its moves.
    #[inline]
    fn show(&mut self) -> Option<(usize, Outcome)> {
        if self.shown == self.decided {
            return None;
        }
        if self.shown == self.distance_ends {
            self.distance += 1;
            self.distance_ends = self.decided;
        }
        let entry = self.queue[self.shown];
        self.shown += 1;
        let outcome = match entry & 1 {
            0 => Outcome::Loss(self.distance),
            _ => Outcome::Win(self.distance),
        };
        Some((entry as usize / 2, outcome))
    }

    /// Decides a position unless it is decided already.
    fn decide(&mut self, position: usize, won: u32) {
        if self.open[position] > 0 {
            self.open[position] = 0;
            self.queue[self.decided] = position as u32 * 2 + won;
            self.decided += 1;
        }
    }
}

impl<G: Game> Iterator for Decisions<'_, G> {
    type Item = (usize, Outcome);

    #[inline]
    fn next(&mut self) -> Option<(usize, Outcome)> {
        let (position, outcome) = self.show()?;
        // Once all positions are decided, the remaining moves do not matter: in a game without draws, that can
        // be most moves.
        if self.decided == self.queue.len() {
            return Some((position, outcome));
        }
        // A lost option decides a position at once, a won one if no other option is open.
        let (won, kept) = match outcome {
            Outcome::Loss(_) => (1, 0),
            _ => (0, -1),
        };
        // A single call and a local count let the compiler keep the whole loop in registers.
        let (open, queue) = (self.open.as_mut_slice(), self.queue.as_mut_slice());
        let mut decided = self.decided;
        self.game.each_predecessor(position, |before| {
            if open[before] > 0 {
                open[before] = (open[before] - 1) & kept;
                if open[before] == 0 {
                    queue[decided] = before as u32 * 2 + won;
                    decided += 1;
                }
            }
        });
        self.decided = decided;
        Some((position, outcome))
    }
}
