//! Partizan games: from outcome classes to values, and beyond numbers.
//!
//! In a *partizan* game the two players, Left and Right, have different moves. This chapter leads from
//! outcome classes to numbers, and shows at the end what lies beyond them. The theory is Conway's (J. H.
//! Conway, *On Numbers and Games*, 1976; E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, 1982).
//! Whoever cannot move loses, and every game ends.
//!
//! # Four outcome classes
//!
//! An impartial position is won by the next player (N) or by the previous one (P). A partizan position may
//! also be won by Left (L) or by Right (R), whoever begins. The class of a sum does not always follow from
//! the classes of its parts:
//!
//! | + | P | L | R | N |
//! |---|---|---|---|---|
//! | P | P | L | R | N |
//! | L | L | L | any | L or N |
//! | R | R | any | R | R or N |
//! | N | N | L or N | R or N | any |
//!
//! So something finer than classes is needed: values that can be added.
//! [`search::PartizanOutcomes`](super::search::PartizanOutcomes) finds the class of a small position.
//!
//! Two positions are *equal* if either can replace the other in every sum without changing who wins. It is
//! enough to examine one sum: `G = H` exactly when whoever begins `G - H` loses, where `-H` is `H` with the
//! players' moves exchanged. Likewise `G > H` exactly when Left wins `G - H` whoever begins. In particular
//! P-positions are equal to 0, the position without moves.
//!
//! # Numbers
//!
//! If all options are numbers, and every left option is less than every right option, every move makes the
//! position worse for the player who makes it: nobody wants to begin. Such a position is a *number*, the
//! *simplest* one between its options, which is the first born ([`surreal`](super::surreal); directly by
//! the definitions, without arithmetic, [`surreal_form`](super::surreal_form)):
//!
//! ```
//! use shared::dyadic::Dyadic;
//! use shared::surreal::simplest_between;
//!
//! let [zero, one, half] = [Dyadic::ZERO, Dyadic::ONE, Dyadic::new(1, 1)];
//! assert_eq!(simplest_between(Some(zero), Some(one)), Some(half)); // {0 | 1} = 1/2
//! assert_eq!(simplest_between(Some(one), None), Some(Dyadic::new(2, 0))); // {1 |} = 2
//! assert_eq!(simplest_between(Some(-half), Some(one)), Some(zero)); // {-1/2 | 1} = 0
//! assert_eq!(simplest_between(Some(zero), Some(zero)), None); // {0 | 0} is not a number
//! ```
//!
//! Numbers add as usual, and their sign determines the class: Left wins a positive sum, Right a negative
//! one, and whoever begins loses at 0. They are dyadic rationals in finite games
//! ([`dyadic`](super::dyadic)), and exact arithmetic is necessary: a sum of three towers in `poj2931` may
//! need more bits than a double has (`poj2931_float`).
//!
//! If the positions of a game seem to be numbers, [`search::Numbers`](super::search::Numbers) computes
//! them, or reports that they are not numbers. Cutcake (`hdu3544`) was solved from such a table: Left cuts
//! a cake between two columns, Right between two rows.
//!
//! ```
//! use shared::dyadic::Dyadic;
//! use shared::search::Numbers;
//!
//! // A cake in pieces, as pairs of columns and rows.
//! type Cake = Vec<(u32, u32)>;
//! let cuts = |cake: &Cake, of: fn((u32, u32)) -> Vec<[(u32, u32); 2]>| -> Vec<Cake> {
//!     let pieces = cake.iter().enumerate();
//!     let cut = |(at, &piece): (usize, &(u32, u32))| -> Vec<Cake> {
//!         let with = |halves: [(u32, u32); 2]| {
//!             let mut rest = cake.clone();
//!             rest.swap_remove(at);
//!             rest.extend(halves);
//!             rest.sort();
//!             rest
//!         };
//!         of(piece).into_iter().map(with).collect()
//!     };
//!     pieces.flat_map(cut).collect()
//! };
//! let mut cutcake = Numbers::new(|cake: &Cake| {
//!     let left = cuts(cake, |(x, y)| (1..x).map(|i| [(i, y), (x - i, y)]).collect());
//!     let right = cuts(cake, |(x, y)| (1..y).map(|i| [(x, i), (x, y - i)]).collect());
//!     (left, right)
//! });
//! assert_eq!(cutcake.value(&vec![(4, 1)]), Some(Dyadic::new(3, 0)));
//! assert_eq!(cutcake.value(&vec![(4, 3)]), Some(Dyadic::new(1, 0)));
//! assert_eq!(shared::cutcake::value(4, 3), 1);
//! ```
//!
//! | the game | why it is a number | theory | solved | trap |
//! |---|---|---|---|---|
//! | red and blue segments are cut | a cut loses one's own later cuts | [`hackenbush`](super::hackenbush): stalks by Berlekamp's rule, trees from their leaves | `boj13409`, `codechef_gerald08`, `poj2931` | the boxes of the lowest colour count whole before halving begins: `boj13409_halves`; the counts of segments are not enough: `poj2931_count`; equal numbers count as at least as good: `poj2931_greater` |
//! | each player cuts in one direction | a cut uses up one of one's own free moves | integers, by halving both sides: [`cutcake`](super::cutcake) | `hdu3544` | at 0, the player who begins loses |
//! | advance or take, in columns | each column by search | the simplest number between the options: [`surreal`](super::surreal), [`search`](super::search) | `abc229_h` | the simplest number lies strictly between the options, so {0 \| 1} is not 1: `abc229_h_closed` |
//! | lances that block each other | each row is free moves, or a gap | numbers, and a nim-sum if they add up to 0: [`walsh`](super::walsh) | `abc265_ex` | if the numbers balance, the nim-sum decides: `abc265_ex_balanced` |
//! | a bag goes to the opponent after each move in it | only its holder has moves there, so it is 0 or one free move | integers; choices of bags are counted by sums of binomials: [`modular`](super::modular) | `arc191_e` | whoever begins loses at 0: `arc191_e_equal`; a single gold coin differs from many: `arc191_e_last`, `arc191_e_turns` |
//!
//! The positions of a game are numbers only if each move makes the position worse for the player who makes
//! it. For red-blue Hackenbush, this follows by a short induction. Let Left's cut in `G` lead to `H`, and
//! consider `G - H`: Left wins if she begins, by making that cut, and also if Right begins, so `H < G`.
//! She answers each cut by the same cut in the other picture, after which the same holds for the smaller
//! pictures, or they are equal. If that segment has fallen in the other picture, she cuts the segment that
//! leads from `G` to `H`, and both pictures are equal.
//!
//! # Where numbers end
//!
//! `{0 | 0}` is written `*`, *star*: whoever moves in it makes the last move. It is the Nim heap of 1,
//! neither greater nor less than 0, but *confused* with it. All impartial games have such values: a
//! position with Grundy value `n` equals `*n`. A sum of a number that is not 0 and any impartial game has
//! the sign of the number; if the number is 0, the nim-sum decides. `abc265_ex` and `cf1704f` combine both
//! theories in this way.
//!
//! `{0 | *}` is *up*, `↑`: positive, since Left wins whoever begins, but less than every positive number. Such
//! values are called *infinitesimal*. The last example on this page plays sums of them.
//!
//! `{1 | -1}` is a *switch*: a move in it *gains* something, and both players hurry to make it. Such a
//! position is *hot*. Sums of switches `{a | -a}` are easy: the largest comes first. Every hot game has
//! a *temperature* and a *thermograph* ([`temperature`](super::temperature)), but no theorem plays all
//! sums of hot games well: optimal play is hard even for small components.
//!
//! Piles from which each player takes an amount of his own show all of this (`cf1033g`): a pile is worth an
//! integer, a star, or a hot game `{n | 0}`. A pile worth an integer other than 0, or a second hot pile,
//! wins for the player who takes the smaller amount. With one hot pile and no such integer, whoever begins
//! wins if the number of stars is even (`cf1033g_hot`); if it is odd, the player who takes the smaller
//! amount wins.
//!
//! If each player lays tiles of his own length on a strip (`boj33795`), the player with the shorter tiles
//! can always make a gap that he alone can use, unless all gaps are worth 0 or a star. A first tile wins if
//! it leaves two gaps worth 0 or two stars (`boj33795_once`); a symmetry of longer gaps does not win
//! (`boj33795_symmetric`, `boj33795_third`).
//!
//! If Left takes more neighbours of a row than Right (`cf1221e`), a row that is too short for Left belongs to
//! Right. Right wins with one such row, or with a row that he can make into one in time: see
//! [`unequal_takes`](super::unequal_takes). Otherwise every row is a single move, and the parity of their
//! number decides (`cf1221e_parity`); a single long row can still be broken (`cf1221e_long`).
//!
//! If points count instead of the last move, most parts of a game are hot. In the others nobody wants to move
//! first. Such a part counts as a number if it is known who must move there when nothing else is left.
//!
//! | the game | why it is easy | theory | solved | trap |
//! |---|---|---|---|---|
//! | photos from stacks of two, with passes | a stack is two switches, or the number nearest to 0 between its stops | the hottest first: [`switches`](super::switches) | `cf725f` | a hotter photo below cannot be taken first: `cf725f_apart`; its stack may still have a value: `cf725f_idle` |
//! | cards from the top, or from the bottom | half of a pile is safe, its middle card is a switch | [`switches`](super::switches) | `cf388c` | the first player does not get all middle cards: `cf388c_all`; the middle cards must be sorted: `cf388c_unsorted` |
//! | numbers from the ends of rows, or from the tops of stacks | peaks fold, and the rest is taken by size | [`scores`](super::scores) | `dp_l`, `luogu_p2734`, `luogu_p3210` | the greater end is not always best: `dp_l_greedy`; sums exceed 32 bits: `dp_l_narrow`; taking all odd or all even places only gives a lower bound: `luogu_p2734_places`; the ends of the row are walls: `luogu_p3210_open`; a pair at a wall is not taken in order of size: `luogu_p3210_sizes` |
//! | all but the last of a row is discarded from its ends | each move is answered at the other end | the middle numbers | `cf794e` | for a single number, the greatest of all counts, not the middle: `cf794e_last`; in an odd row, the second player limits the choice: `cf794e_odd` |
//! | the opponent's last place decides where a player may take | all odd or all even places, but for one interval | a search for the worst interval | `agc026_f` | the first player need not begin at an end: `agc026_f_ends`; the last interval counts as well: `agc026_f_last` |
//! | one player names a number, the other chooses its sign | both answers can be made equally good | the mean of two values | `cf1628d2` | if Bob must add in all remaining turns, there is no mean: `cf1628d2_diagonal`; if he may subtract in all of them, the value is 0: `cf1628d2_negative` |
//! | from both ends of rows, down to one card | the parities fix who moves whenever all rows are odd, and odd rows are not worth a move | switches between the middles of odd rows: [`switches`](super::switches) | `arc116_f` | the neighbours of the middle count: `arc116_f_middle`; the first player need not be the one who begins with the switches: `arc116_f_turn` |
//! | whoever has waited longer is to move | the difference of the waits is all that counts | a table of differences, from the last turn on | `luogu_p7097` | the players do not take turns: `luogu_p7097_turns`; equal delays are the first one's turn: `luogu_p7097_tie` |
//! | one player stops a random walk | costs can be taken out of the values | the least concave majorant | `agc044_e` | the circle is cut where one surely stops: `agc044_e_cut`; a stop far away can be better than both neighbours: `agc044_e_near` |
//!
//! A game is *short* if it ends, has finitely many positions, and is lost by whoever cannot move. Each short
//! game has one simplest form, which serves to recognise equal games and to compute sums:
//! [`short_game`](super::short_game). In an *all-small* game both players can move from every position that is
//! not an end. Such a game is infinitesimal, and its atomic weight measures it in ups:
//! [`atomic_weight`](super::atomic_weight).
//!
//! ```
//! use shared::search::OutcomeClass::{L, N, P};
//! use shared::search::PartizanOutcomes;
//!
//! #[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
//! struct Game {
//!     left: Vec<Game>,
//!     right: Vec<Game>,
//! }
//! let game = |left: &[&Game], right: &[&Game]| {
//!     let all = |options: &[&Game]| options.iter().map(|&option| option.clone()).collect();
//!     Game { left: all(left), right: all(right) }
//! };
//!
//! // A position is a sum of games; a move replaces one of them by an option of it.
//! let moves = |sum: &Vec<Game>, options: fn(&Game) -> &[Game]| -> Vec<Vec<Game>> {
//!     let parts = 0..sum.len();
//!     let replaced = |at: usize, option: &Game| {
//!         let mut next = sum.clone();
//!         next[at] = option.clone();
//!         next
//!     };
//!     parts.flat_map(|at| options(&sum[at]).iter().map(move |option| replaced(at, option))).collect()
//! };
//! let mut search = PartizanOutcomes::new(|sum: &Vec<Game>| {
//!     (moves(sum, |part| &part.left), moves(sum, |part| &part.right))
//! });
//! let mut class = |sum: &[&Game]| search.outcome(&sum.iter().copied().cloned().collect());
//!
//! let zero = game(&[], &[]);
//! let one = game(&[&zero], &[]);
//! let half = game(&[&zero], &[&one]);
//! let minus_one = game(&[], &[&zero]);
//! let star = game(&[&zero], &[&zero]);
//! let up = game(&[&zero], &[&star]);
//! let down = game(&[&star], &[&zero]);
//! let switch = game(&[&one], &[&minus_one]);
//!
//! assert_eq!(class(&[&star]), N);
//! assert_eq!(class(&[&star, &star]), P); // * + * = 0
//! assert_eq!(class(&[&up]), L); // ↑ > 0
//! assert_eq!(class(&[&up, &star]), N); // ↑ is confused with *
//! assert_eq!(class(&[&up, &up, &star]), L); // but ↑ + ↑ > *
//! assert_eq!(class(&[&half, &down, &down, &down]), L); // 1/2 exceeds any number of ups
//! assert_eq!(class(&[&switch]), N);
//! assert_eq!(class(&[&switch, &half]), N); // the switch is hot enough: whoever begins wins
//! ```
//!
//! # Where values do not add
//!
//! A row with an end for each player, as in `agc048_d`, is not a sum: a move at one end changes what can be
//! reached from the other end. Its positions have values, but these do not determine the values of longer
//! rows. An order helps instead: a larger pile at one's own end never hurts. So there is a least winning
//! size of that pile, and it follows from the least sizes for the rows that are one pile shorter. The trap
//! is its last stone: `agc048_d_early`.
//!
//! # If a position is not a number
//!
//! If [`search::Numbers`](super::search::Numbers) returns `None` for a game of yours, use
//! [`short_game`](super::short_game) to find the values of its positions. `cargo judge explore cf1704f`
//! prints the canonical forms of a game whose rules are in scripts/truth/jury; with `--value mean` or
//! `--value temperature` it prints the means or the temperatures. `cargo judge value '{2|0||-1} + *2'`
//! evaluates an expression. Look first for numbers plus Nim heaps, then for switches, then for ups; and
//! then read *Winning Ways*, ch. 5 and 6, or A. N. Siegel, *Combinatorial Game Theory*, 2013. Games that do
//! not end, and misère play, are covered in [`loopy`](super::loopy).
