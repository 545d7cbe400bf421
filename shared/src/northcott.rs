//! Northcott's game, and why reversible moves change nothing.
//!
//! Each line holds two pieces, one of each player. A move advances the mover's piece on one line towards
//! the other one, without passing it, or retreats it; whoever cannot move loses. Retreats are limited, for
//! instance by their number, so that the game ends. *Poker Nim* is the same with heaps in place of the gaps
//! between the pieces: a move may also put counters back, finitely often.
//!
//! Both games have the same winner as Nim (E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, 1982,
//! chapter 3): a retreat is *reversible*, since the opponent can advance as far on the same line.
//!
//! **Theorem.** Take a game with Grundy values, and give each player further moves, which may depend on whose turn it
//! is and on the history of the game, but so that the game still ends. If each of these further moves, from `P` to
//! `Q`, can be answered by an ordinary move from `Q` to a position with the value of `P`, then the winner is the
//! player who wins without the further moves; the same holds for sums of such games.
//!
//! **Proof.** The winner always leaves the value 0. If the opponent makes an ordinary move, the value is
//! not 0, and an ordinary move makes it 0 again; if the opponent makes a further move, the answer restores
//! the previous value, 0. So the winner always has a move; since the game ends, the opponent runs out of
//! moves. ∎
//!
//! Like any other move, a further move wins if it leaves the value 0.
//!
//! Paste with `nim`.

use super::nim;

/// Returns whether the player to move wins, given the number of free cells between the pieces of each line: whether the
/// nim-sum of these gaps is not 0. Remaining retreats do not matter.
///
/// # Complexity
///
/// O(n) for n lines.
///
/// # Examples
///
/// ```
/// use shared::northcott::wins;
///
/// assert!(wins(&[3, 1]));
/// assert!(!wins(&[2, 2]));
/// ```
pub fn wins(gaps: &[u64]) -> bool {
    nim::wins(gaps)
}

/// All positions that winning moves lead to. A retreat may now be up to `longest` cells, which is 0 if the
/// player to move has no retreat left. Empty exactly when that player loses.
///
/// # Complexity
///
/// O(n) for n lines, and as much for each winning move.
///
/// # Examples
///
/// ```
/// use shared::northcott::winning_moves;
///
/// assert_eq!(winning_moves(&[3, 1], 0), [[1, 1]]);
/// assert_eq!(winning_moves(&[3, 1], 2), [[1, 1], [3, 3]]);
/// assert!(winning_moves(&[2, 2], 5).is_empty());
/// ```
pub fn winning_moves(gaps: &[u64], longest: u64) -> Vec<Vec<u64>> {
    let sum = nim::sum(gaps);
    let mut moves = Vec::new();
    for (line, &gap) in gaps.iter().enumerate() {
        let new = gap ^ sum;
        if new < gap || (new > gap && new - gap <= longest) {
            let mut reached = gaps.to_vec();
            reached[line] = new;
            moves.push(reached);
        }
    }
    moves
}
