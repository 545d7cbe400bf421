//! Beyond short games: games that may go on for ever, and sums in misère play.
//!
//! The theory of [`partizan`](super::partizan) and [`short_game`](super::short_game) rests on two promises:
//! every game ends, and whoever cannot move loses. This chapter says what remains true if one of them
//! fails, which modules cover that case, and where to read on.
//!
//! # Games that go on
//!
//! In a *loopy* game positions may come back, and a play that never ends is a draw. Who wins one component
//! is decided from the ends backwards ([`retrograde`](super::retrograde)): a position is won if some option
//! is lost for the other player, lost if all options are won for him, and drawn if neither is ever found.
//! The only requirement is that the position includes whose turn it is. In each of these four games some move
//! leads back to the same game:
//!
//! ```
//! use shared::retrograde::{Graph, Outcome, Play};
//!
//! // A game with Left to move is 2g, with Right to move 2g + 1; the number 0 is game 4, without moves.
//! let [on, off, over, dud, zero] = [0, 2, 4, 6, 8];
//! let moves = [
//!     (on, on + 1), // on = {on |}: Left may pass, and Right cannot move
//!     (off + 1, off), // off = {| off}
//!     (over, zero + 1), (over + 1, over), // over = {0 | over}
//!     (dud, dud + 1), (dud + 1, dud), // dud = {dud | dud}: both may pass
//! ];
//! let outcomes = Graph::new(10, &moves).solve(Play::Normal);
//! assert_eq!(outcomes[on..on + 2], [Outcome::Win(1), Outcome::Loss(0)]); // Left wins on,
//! assert_eq!(outcomes[off..off + 2], [Outcome::Loss(0), Outcome::Win(1)]); // Right wins off,
//! assert_eq!(outcomes[over..over + 2], [Outcome::Win(1), Outcome::Loss(2)]); // Left wins over,
//! assert_eq!(outcomes[dud..dud + 2], [Outcome::Draw; 2]); // and nobody wins dud = on + off.
//! ```
//!
//! A *stopper* is a game in which no play with alternating moves goes on for ever, such as `on`, `off` and
//! `over`; `dud` is not a stopper. Stoppers behave as short games do: `G ≥ H` if Left at least draws
//! `G - H` when Right begins, and each stopper has one simplest form. `on` is greater than every short game
//! and swallows it (`on + G = on`); `over` is greater than all ups and less than every positive number.
//! Sums of stoppers need not be stoppers, as `on + off` shows. The sources for these statements are J. H.
//! Conway, *Loopy Games* (1978), *Winning Ways*, ch. 11, and A. N. Siegel, *Combinatorial Game Theory*
//! (2013), ch. VI.
//!
//! Impartial loopy games have values too: Grundy values where these can be defined, and otherwise ∞ with
//! the set of Grundy values that one move leads to (C. A. B. Smith, *Graphs and composite games*, 1966).
//! [`loopy_values`](super::loopy_values) computes these values and their sums, which `cf1442f` needs. The
//! other problems in which play may go on for ever have a single component. Outcomes and distances are
//! enough for `theeasychase`, `cf787c`, `luogu_p6560` and `agc005_e`; for costs (`abc261_h`) and charging
//! stations (`ioi17_train`), see [`graph_games`](super::graph_games).
//!
//! # Sums in misère play
//!
//! If whoever cannot move *wins*, the outcome of a sum no longer follows from Grundy values. Even positions
//! with the same value may have different outcomes:
//!
//! ```
//! use shared::nim::{sum, wins_misere};
//!
//! // Both have the nim-sum 0; in misère play the player to move wins one of them and loses the other.
//! let (nothing, two_twos): (&[u64], &[u64]) = (&[], &[2, 2]);
//! assert_eq!((sum(nothing), sum(two_twos)), (0, 0));
//! assert_eq!((wins_misere(nothing), wins_misere(two_twos)), (true, false));
//! ```
//!
//! Nim itself is tame: it is played as in normal play until a move would leave only heaps of 1; that move
//! then leaves an odd number of them ([`nim::wins_misere`](super::nim::wins_misere)). Most other games are
//! not tame, and few of their positions are equal in all sums. It helps to require equality only in sums of
//! positions *of the same game*, which gives a commutative monoid, the misère quotient (T. E. Plambeck and
//! A. N. Siegel, *Misère quotients for impartial games*, 2008). Misère Kayles was solved before (W. L.
//! Sibert and J. H. Conway, *Mathematical Kayles*, 1992). None of the problems in this repository needs
//! this theory: those in misère play are Nim, or have one component, so that no sums arise.
