//! A guide from the statement of a problem to the theory that it needs.
//!
//! Go through the questions in order. The first one whose answer singles out the game leads to a module, to
//! problems solved with it, and to a *trap*: a mistake of plausible programs. Problems are named by their
//! ids; each has a folder `problems/<id>`, which also holds the wrong programs: `poj1704_left` is the
//! function `left` in `problems/poj1704/wrong.rs`.
//!
//! # Before any theory: play it
//!
//! Write down only what a position is and which positions one move leads to. [`search`](super::search) then
//! finds who wins each small position. Most theorems in this library can be seen first in such a table:
//!
//! ```
//! use shared::search::Outcomes;
//!
//! // One heap; a move takes 1, 3 or 4 stones; whoever cannot move loses.
//! let mut game = Outcomes::new(|&heap: &u32| {
//!     let amounts = [1, 3, 4].into_iter().filter(|&amount| amount <= heap);
//!     amounts.map(|amount| heap - amount).collect()
//! });
//! let lost: Vec<u32> = (0..24).filter(|heap| !game.wins(heap)).collect();
//! assert_eq!(lost, [0, 2, 7, 9, 14, 16, 21, 23]); // 0 and 2 modulo 7
//! ```
//!
//! For a problem that has a book of rules, `cargo judge explore poj1067 '0..12 0..12'` prints the table. A
//! pattern in it is a guess. If play always ends, and whoever cannot move loses, two statements make it a
//! theorem: every move from a position of the pattern leads out of the pattern, and from any other position
//! some move leads into it. The positions of the pattern are then the *P-positions*, in which the previous
//! player wins, and the others are the *N-positions*, in which the next player wins.
//!
//! **Trap:** a pattern that holds for all small positions. The rule of the golden ratio for Wythoff's game,
//! computed in double precision, fails only beyond 10⁸ (`poj1067_double`); the values of Dawson's Kayles
//! have the period 34, but only from 53 on (`cf1704f_zero`).
//!
//! # 1. Can a position come back?
//!
//! If it can, the game may be drawn, and recursion does not end. Work backwards from the ends with
//! [`retrograde`](super::retrograde): positions that are never decided are draws.
//!
//! ```
//! use shared::retrograde::{Graph, Outcome, Play};
//!
//! // 0 and 1 lead to each other; 1 also leads to 2, where the game is over. From 3 and 4 there is no way out.
//! let outcomes = Graph::new(5, &[(0, 1), (1, 0), (1, 2), (3, 4), (4, 3)]).solve(Play::Normal);
//! assert_eq!(outcomes[..3], [Outcome::Loss(2), Outcome::Win(1), Outcome::Loss(0)]);
//! assert_eq!(outcomes[3..], [Outcome::Draw, Outcome::Draw]);
//! ```
//!
//! | the game | theory | solved | trap |
//! |---|---|---|---|
//! | moves on a finite graph | [`retrograde`](super::retrograde) | `cf787c`, `luogu_p6560` | a position is lost only when *all* its options are won: count them down |
//! | costs on the way to an end, or a goal again and again | attractors, totals, Büchi and parity: [`graph_games`](super::graph_games) | `abc261_h`, `ioi17_train` | the maximising player's vertex waits for all its arcs: `abc261_h_first`; reaching a goal once is not enough: `ioi17_train_once`; removal must be repeated: `ioi17_train_first` |
//! | how many moves does it take? | [`retrograde`](super::retrograde), or [`value_iteration`](super::value_iteration), the method of the paper | `theeasychase` | the loser delays the end: `theeasychase_hasty` |
//! | pieces may retreat, or heaps grow, but not for ever | [`northcott`](super::northcott) | `hackerrank_poker_nim`, `luogu_p7589` | retreats and additions do not help, as they are answered: `luogu_p7589_retreat`, `hackerrank_poker_nim_escape` |
//! | a sum of such games | nimbers, and ∞ with sets of them: [`loopy_values`](super::loopy_values) | `cf1442f` | without cycles all values are nimbers: `cf1442f_acyclic`; vertices with equal sets cannot be told apart: `cf1442f_alike` |
//!
//! # 2. Do both players have the same moves?
//!
//! The game is *impartial* if they do, and most of what follows is about such games. It is *partizan* if
//! one player has moves that the other lacks in the same position: look among the pursuits of question 6
//! and the games of question 7, and then go to [`partizan`](super::partizan).
//!
//! **Trap:** even if the players have their own pieces, the impartial theory may apply. In `cf1704f` each
//! player has a colour, but if neither is ahead, both do best to make the same moves, and Grundy values
//! decide. In `luogu_p2490` White's pieces move right and Black's move left, yet both close the same gaps;
//! in `cf1091h` the tokens of each player move in one direction, yet both players shorten the same gaps.
//!
//! # 3. Does whoever cannot move lose, or win?
//!
//! Grundy values determine who wins a sum in *normal play*, but not in *misère play*, where the last player
//! loses: see [`loopy`](super::loopy).
//!
//! | the game | theory | solved | trap |
//! |---|---|---|---|
//! | misère Nim | [`nim::wins_misere`](super::nim::wins_misere): as in normal play until a move would leave only heaps of 1 | `luogu_p4279`, `poj3480` | misère does not reverse every outcome: `luogu_p4279_reversed`; the exception needs all heaps to be 1, not just one: `poj3480_any` |
//! | one heap, or one walk: no sum | normal play that ends one stone earlier: [`fibonacci`](super::fibonacci), [`candy_piles`](super::candy_piles) | `agc002_e`, `luogu_p6791` | misère shifts the heaps by one stone: `luogu_p6791_normal` |
//! | any other sum | exhaustive search, or question 7 | | |
//!
//! # 4. Is it a sum, and of what?
//!
//! In a *sum*, a move changes one part and leaves the others as they are: heaps, rows, components of a
//! graph, coins that show heads. Find the Grundy value of each part alone and add these values by exclusive
//! or ([`grundy`](super::grundy)): the player to move loses exactly when the result is 0.
//!
//! ```
//! use shared::grundy::wins;
//! use shared::octal::Octal;
//!
//! // Kayles: a ball knocks down one pin, or two next to each other, of a row, which may become two.
//! let kayles: Octal = "0.77".parse().unwrap();
//! let values = kayles.values(7);
//! assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2]);
//! assert!(!wins(&values, &[1, 4, 3, 6])); // 1 ⊕ 1 ⊕ 3 ⊕ 3 = 0
//! ```
//!
//! If positions are heaps and only their sizes count, the kind of move decides:
//!
//! | a move | theory | solved | trap |
//! |---|---|---|---|
//! | takes any number from one heap | [`nim`](super::nim) | `cses1730`, `luogu_p2197`, `mipt100` | the ordinary sum is not the nim-sum: `cses1730_parity`; heaps exceed a byte: `luogu_p2197_bytes`; the sum must be reset for each case: `luogu_p2197_carried` |
//! | takes up to m | [`bachet`](super::bachet) | `arc168_b`, `cses1098`, `hdu1846` | equal piles cancel first: `arc168_b_largest`; remainders are taken heap by heap, not of the total: `cses1098_total`; the period is m + 1: `hdu1846_modulus` |
//! | takes any number, but for a few forbidden moves | sizes that repeat a value shift the values of the others: [`forbidden_takes`](super::forbidden_takes) | `abc255_g` | a value is missing only if moves to all sizes with it are forbidden: `abc255_g_once`; sizes must be in ascending order: `abc255_g_unsorted` |
//! | takes at most a k-th | the quotient, or the value of a smaller heap: [`take_part`](super::take_part) | `arc091_f` | the limit falls with the heap: `arc091_f_bachet`; combined steps must not pass a multiple: `arc091_f_overshoot` |
//! | takes one of certain numbers | [`subtraction`](super::subtraction) | `cf1091h`, `cses1729`, `dp_k`, `poj2960` | the heap is the gap, not the distance: `cf1091h_distance`; the remainder modulo the largest amount is not enough: `cses1729_largest`; a heap may be too small for every amount: `dp_k_last`; the amounts need not be sorted, nor contain 1: some heaps above 0 are worth 0 |
//! | may break the heap in two | [`octal`](super::octal), [`sparse_space`](super::sparse_space), [`periodic`](super::periodic) | `cf1704f`, `hdu3032`, `poj3537` | the period has exceptions at its beginning: `cf1704f_prefix` |
//! | takes a connected piece out of a path or a cycle | values of the lengths: [`grundy`](super::grundy) | `cf1823e`, `poj2484` | a cycle too long to be removed at once may still have a value: `cf1823e_whole`; longer ones are worth 0: `cf1823e_period`; the circle is not a row: `poj2484_row` |
//! | leaves a size in an interval | long runs of equal values: [`interval_options`](super::interval_options) | `cf255e` | both ends of the interval belong to it: `cf255e_strict`; the lower end is rounded up: `cf255e_floor` |
//! | takes an interval out of a line | the nim-sum of the parts on its left and right: [`grundy`](super::grundy) | `abc206_f` | half-open intervals may touch: `abc206_f_closed` |
//! | takes all letters of a kind out of a string | the pieces up to the next occurrence of some letter: [`grundy`](super::grundy) | `cf1037g` | all pieces count, not only the longest: `cf1037g_whole` |
//! | must break the heap into unequal parts | Grundy's game, which has no known period: [`grundy`](super::grundy) | `cses2207` | a rule guessed from the first few lost heaps fails: `cses2207_period`; the table must reach the last known one: `cses2207_table` |
//! | takes from up to k heaps | [`moore`](super::moore) | `luogu_p2490`, `poj2315` | digits are counted modulo k + 1, not k: `luogu_p2490_modulo`; the game is no longer a sum |
//! | takes from exactly k heaps, at least half of them | [`exact_nim`](super::exact_nim) | `cf1147c` | the game is not Moore's Nim: `cf1147c_moore`; exactly half of the heaps at the least size is still won: `cf1147c_half` |
//! | discards whole heaps before Nim begins | an independent set: [`xor_basis`](super::xor_basis) | `luogu_p4301` | the greatest heaps must be kept first: `luogu_p4301_ascending`; unequal heaps may be dependent too: `luogu_p4301_equal` |
//! | lowers one heap, and may refill heaps of lower layers | [`layered_nim`](super::layered_nim) | `cf1149e`, `cf1451f` | the wrong layers: `cf1451f_rows`, `cf1149e_depth` |
//! | replaces one thing by two | Grundy values of single things: [`grundy`](super::grundy) | `luogu_p2148`, `luogu_p3185` | equal values cancel in pairs, from whichever bottles they come: `luogu_p3185_odd` |
//! | replaces a number by a divisor, or takes what is coprime | prime factors: [`prime_factors`](super::prime_factors) | `abc368_f`, `cf2004e` | prime factors count with multiplicity: `abc368_f_different`; the number of divisors is wrong: `abc368_f_divisors`; a heap of 1 is worth 1, not 0: `cf2004e_one`; the value is the index of the prime, not the prime: `cf2004e_prime` |
//! | splits a heap into equal parts | two splits for each quotient: [`even_splits`](super::even_splits) | `luogu_p3235` | a block of equal quotients has two values, by parity: `luogu_p3235_first`; parts of at least F may be split as well: `luogu_p3235_larger` |
//! | moves back by what the cell's colour allows; the lost positions are counted | the values of the last few sizes are the state of an automaton | `cf1197f` | the chip stands on the last cell, not before it: `cf1197f_before`; a move must stay on the strip: `cf1197f_ends` |
//! | merges two heaps | parity: [`merging`](super::merging) | `luogu_p4101` | the remainder is a pile of its own: `luogu_p4101_floor` |
//!
//! Games whose heaps are hidden at first:
//!
//! | the game | theory | solved | trap |
//! |---|---|---|---|
//! | pieces slide in one direction along a row | the gaps are steps of a staircase: [`staircase`](super::staircase) | `cses1099`, `luogu_p3480`, `luogu_p5363`, `poj1704` | the first stair is the ground: `cses1099_ground`; pairs begin with the rightmost chessman: `poj1704_left`; the cells must be sorted: `poj1704_unsorted` |
//! | things move up a tree, k vertices at a time | the same staircase, along each path to the root | `cf1498f` | only presents an odd number of moves away from the root count: `cf1498f_deep` |
//! | pieces face each other | the gaps are heaps: [`northcott`](super::northcott) | `luogu_p7589` | the gap is the distance minus 1: `luogu_p7589_distance` |
//! | coins are turned, the last from heads to tails | one coin at a time: [`coin`](super::coin), [`multiples`](super::multiples) | `cf494e`, `hdu3537`, `luogu_p2594`, `luogu_p3179` | cells covered by several rectangles count once: `cf494e_overlaps`; the greatest power of two is the value in Ruler, not in every such game: `luogu_p3179_ruler` |
//! | coins are turned in rows and columns at once | the product of nimbers: [`coin::tartan`](super::coin::tartan), [`nimber`](super::nimber) | `librarychecker_nim_product_64`, `poj3533` | |
//! | edges of a rooted tree or graph are cut | the colon and the fusion principle: [`green_hackenbush`](super::green_hackenbush) | `agc017_d`, `cf1610i`, `poj3710` | an odd cycle is worth one segment, an even one nothing; branches on either keep their values; a path between two grounded vertices is fused with the ground as a whole: `cf1610i_ends`, `cf1610i_edges` |
//! | paths from the root are painted | the remaining parts hang off the path: [`path_painting`](super::path_painting) | `spoj_cot3` | the colon principle does not hold: `spoj_cot3_colon` |
//! | neighbours vanish from a row | octal games on the runs: [`card_row`](super::card_row) | `abc278_g` | mirroring works only if the middle can be taken: `abc278_g_symmetric` |
//!
//! **Trap:** if a move may be made in several parts at once, the game is not this sum: `luogu_p2490_nim`
//! and `poj1067_nim` add heaps that a move couples. Such games have theorems of their own, some of which
//! hold for any parts ([`compounds`](super::compounds)):
//!
//! | a move is made in | theory | solved | trap |
//! |---|---|---|---|
//! | one or more parts: the *selective* compound | lost exactly when all parts are: [`compounds::wins_selective`](super::compounds::wins_selective) | `cses2208` | the parity of the total is wrong: `cses2208_sum` |
//! | the first part that is not over: the *sequential* compound, a match of rounds | who can force a win in each part, and who a loss: [`compounds::Opening`](super::compounds::Opening) | `cf1369f`, `cf455b` | a player who cannot force a win need not be able to force a loss: `cf1369f_willing`, `cf455b_willing` |
//! | all parts: the *conjunctive* compound | how long each part lasts: [`compounds::remoteness`](super::compounds::remoteness) | | an odd number of moves, not an odd Grundy value |
//!
//! # 5. Does a move depend on the last one, or on two heaps at once?
//!
//! Then the position is more than its heaps, or not their sum, and a theorem of its own is needed.
//!
//! | the game | theory | solved | trap |
//! |---|---|---|---|
//! | the same from both heaps | cold pairs by the golden ratio, in integers: [`wythoff`](super::wythoff) | `luogu_p2252`, `poj1067` | the heaps may come in any order: `luogu_p2252_ordered`; floating point is too inexact: `poj1067_single`, `luogu_p2252_digits`; a rule guessed from the first pairs fails: `poj1067_ratio` |
//! | any number from one of two heaps, but some pairs are lost at once | column by column, the least row that no lost pair uses | `cf1458e` | shortcuts also change the other lost pairs: `cf1458e_nim`; a shortcut closes its column only above itself: `cf1458e_whole` |
//! | at most twice the last move | sums of Fibonacci numbers: [`fibonacci`](super::fibonacci) | `hdu2516`, `luogu_p6487`, `luogu_p6791` | twice, not once: `hdu2516_once`, `luogu_p6487_binary` |
//! | at most k times the last move | sums of lost heaps: [`take_away`](super::take_away) | `poj3922` | the next part is *more* than k times as large: `poj3922_strict`; the first move must leave a stone: `poj3922_all` |
//! | a greater gap than the last one | for each last place, the ranges of places before it that give a value | `cf1434e` | a value is not the length of the longest play: `cf1434e_longest`; gaps must grow strictly: `cf1434e_equal` |
//! | takes no number from the same heap twice | the longest play | `cf768e` | the question is about the second player: `cf768e_first`; a pile is not a Nim heap of its size: `cf768e_nim` |
//! | not the kind of the last one in the same place | values after each kind: [`periodic`](super::periodic) | `cf1312f` | the period begins late: `cf1312f_preperiod`; the last attack may kill fewer: `cf1312f_clamped` |
//! | multiples of the smaller heap | whoever first has a choice wins, if the heaps differ: Euclid's game | `poj2348` | the golden ratio in floating point is too inexact: `poj2348_ratio` |
//! | multiplies a number up to a goal | intervals of won and lost goals | `poj2505` | products exceed 32 bits: `poj2505_narrow`; the opponent multiplies by 2, not 9: `poj2505_greedy` |
//! | powers of the smaller heap, or all but a remainder | the parity of each quotient modulo its divisor plus 1 | `cf167c` | the parity of the quotient itself is wrong: `cf167c_parity` |
//!
//! # 6. Does a token walk on a graph?
//!
//! | the token | theory | solved | trap |
//! |---|---|---|---|
//! | follows arcs without a cycle | Grundy values in topological order: [`grundy::dag_values`](super::grundy::dag_values) | `poj2425` | arcs need not lead to greater numbers: `poj2425_numbered` |
//! | follows arcs with cycles | question 1 | `cf787c` | a forward search from the start need not end |
//! | follows edges, and never returns | maximum matchings: [`geography`](super::geography), [`matching`](super::matching), [`edmonds`](super::edmonds), [`hopcroft_karp`](super::hopcroft_karp) | `cf1402c`, `codechef_hamilg`, `luogu_p1971`, `luogu_p4055`, `luogu_p4136`, `luogu_p4617` | one more lost child can also turn a won vertex into a lost one: `cf1402c_lost`; a portal to a won vertex changes nothing: `cf1402c_every`; visited vertices must be removed: `luogu_p1971_whole` |
//! | follows edges, and where it stops is the score | a threshold for the score, and a maximum matching between both sides of it | `cf1710e` | every maximum matching must cover the start; it need not be perfect: `cf1710e_perfect` |
//! | uses up stones where it stands | only neighbours with fewer stones count: [`stone_walk`](super::stone_walk) | `agc010_f` | a neighbour with equally many stones does not help: `agc010_f_equal` |
//! | follows edges, a heavier and a lighter one in turn | a stable matching: [`zigzag`](super::zigzag), [`stable_matching`](super::stable_matching) | `cf1147f` | a greedy matching need not be stable: `cf1147f_greedy` |
//! | pursues another token on a tree | twice the distance of a move | `cf1404b` | the first move may catch him: `cf1404b_first`; from the middle of the tree, she may reach all of it: `cf1404b_far` |
//! | pursues a token that moves on another tree | an edge whose ends are at least three apart on the pursuer's tree saves it | `agc005_e` | the edge must be reached in time: `agc005_e_late` |
//! | tries to escape while the opponent blocks edges | a budget decides which branches must be closed in time | `luogu_p4654` | the mouse is shut up in its second-best branch: `luogu_p4654_best`; one corridor is blocked for each step of the mouse: `luogu_p4654_late` |
//! | walks right or up over a staircase | all cells of a diagonal have one outcome: [`candy_piles`](super::candy_piles) | `agc002_e` | the piles must be sorted: `agc002_e_unsorted` |
//!
//! # 7. None of these?
//!
//! Then a simple strategy often settles the game; explore small positions to find it. Look for a move that
//! pairs things up, a parity that every move changes, or a first choice that cannot hurt.
//!
//! | what decides | solved | trap |
//! |---|---|---|
//! | pairs of equal piles | `poj1740` | nim-sum 0 does not imply equal pairs: `poj1740_nim`; three equal piles are a pair and a single pile: `poj1740_sets` |
//! | the only pile that makes a row lost when it is put at its end | `luogu_p2599` | a search over both ends for each length is slow: a recurrence finds that value |
//! | only a search: the players name numbers that are not sums of earlier ones (Sylver Coinage) | `poj1143` | sums are excluded, not only multiples: `poj1143_multiples`; each number may be used any number of times: `poj1143_once` |
//! | symmetry around the middle | `abc278_g`, `luogu_p4136` | `abc278_g_copied`, `luogu_p4136_single` |
//! | a perfect matching: the answer to a vertex is its partner | `agc014_d` | the parity of the number of vertices is not enough: `agc014_d_parity` |
//! | how many lines can be drawn before someone must give away a box: each keeps a free line, and two can share it | `kattis_dotsboxes` | not all boxes can be paired: `kattis_dotsboxes_halves`; a greedy pairing leaves too many alone: `kattis_dotsboxes_greedy` |
//! | three in a path on a tree: degrees, and a given stone replaced by a free one with a threat | `cf1110g` | the parity of the number of vertices counts: `cf1110g_parity` |
//! | what is hidden: mix asking and bluffing so that both answers are equally good | `cf98e` | pure strategies are not optimal: `cf98e_pure`, nor is bluffing half of the time: `cf98e_half` |
//! | both choose at once: mixed strategies, and what they guarantee: [`matrix_game`](super::matrix_game) | `luogu_p4232` | a fixed choice guarantees less than a mixed one: `luogu_p4232_pure`; equal chances are not best either: `luogu_p4232_equal` |
//! | all degrees odd: [`keep_component`](super::keep_component) | `luogu_p8347` | the parity of the number of vertices is not enough: `luogu_p8347_parity` |
//! | an odd chain down to a leaf: [`leaf_picking`](super::leaf_picking) | `luogu_p7864` | the length of the chain counts, not the depth of the leaf: `luogu_p7864_depth` |
//!
//! # 8. Is a number of positions asked for, or a move?
//!
//! A *count* uses the form of the theorem instead of enumerating positions. An exclusive or splits into
//! digits: count digit by digit, keeping track of what a bound still allows (`luogu_p2490`, `luogu_p5363`);
//! or into Walsh characters, one polynomial for each ([`walsh`](super::walsh),
//! [`zero_sum`](super::zero_sum): `luogu_p5970`, `abc265_ex`). The lost heaps of Fibonacci Nim are numbered
//! by the sums of smaller Fibonacci numbers (`luogu_p6791`). Every nim-sum that occurs among the subsets of
//! the heaps occurs equally often (`luogu_p5675`). Counting lists of heaps of any length takes a geometric
//! sum for each character (`abc212_h`), and so does the probability of a random sum (`cf1411g`). Graphs are
//! counted by the vertices that have the value 0, then 1, and so on (`agc016_f`).
//!
//! **Trap:** a move counts once, however many ways there are to describe it (`luogu_p3185_beans`), and the
//! count is modulo the number in the statement (`luogu_p5363_modulus`). A closed form may divide by 0
//! (`abc212_h_one`). Two won positions need not have equal values (`agc016_f_won`).
//!
//! A *move* comes from the same theorem: the `winning_moves` of a module lists all of them, and is empty
//! exactly when the player to move loses. If the theorem finds only one, the function is `winning_move`; on
//! a graph, where a move chooses a vertex, it is `winning_vertices`.
//!
//! ```
//! use shared::{nim, staircase};
//!
//! assert_eq!(nim::winning_moves(&[1, 2, 4]), [[1, 2, 3]]);
//! assert_eq!(staircase::winning_moves(&[1, 0, 3]), [[1, 2, 1]]);
//! ```
//!
//! In a dialogue, make a winning move after each answer; do not follow a plan made at the start (`cf1147f`,
//! `abc278_g`). **Trap:** the move that looks best at the moment (`cf1147f_heavy`); in layers, balancing
//! one and forgetting the others (`cf1149e_top`).
