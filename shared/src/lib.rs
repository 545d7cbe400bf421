//! Combinatorial game theory, one topic per file.
//!
//! Each file uses only other files of this crate and the standard library, without threads, files or
//! clocks, so that it can be pasted into a submission or bundled by `cargo judge bundle`.
//!
//! If a theorem decides who wins, `wins` returns whether the player to move does, and `winning_moves`
//! returns all positions that winning moves lead to, in the type of the argument. If a theorem finds only
//! one of them, `winning_move` returns it; if a move chooses a vertex of a graph, `winning_vertices`
//! returns these vertices. The names for misère play end in `_misere`. A heap is a `u64`, or a `usize`
//! where it is only an index of a table, as in [`sparse_space`].
//!
//! Where to begin: [`guide`] leads from a statement to the theory that it needs, [`partizan`] from outcome
//! classes to numbers and beyond them, and [`loopy`] covers games that are not short.
//!
//! | module | theory |
//! |---|---|
//! | [`atomic_weight`] | all-small games: the number of ups that they are worth |
//! | [`bachet`] | Bachet's game: one heap, up to m stones per move |
//! | [`beatty`] | Beatty sequences of quadratic irrationals, and Rayleigh's theorem |
//! | [`bounds`] | checks of the bounds of a statement, as its numbers are read |
//! | [`candy_piles`] | Candy Piles: a walk over a Young diagram |
//! | [`card_row`] | neighbouring cards taken out of a row: symmetry, or Grundy values of runs |
//! | [`chase`] | The Easy Chase: two checkers hunt each other |
//! | [`coin`] | coin-turning games, their products by the tartan theorem |
//! | [`compounds`] | selective, sequential and conjunctive compounds: moves in some components, in the first, in all |
//! | [`cutcake`] | Cutcake: every rectangle is an integer |
//! | [`deep_dyadic`] | dyadic rationals of any depth, as a floor and digits |
//! | [`dyadic`] | exact dyadic rationals |
//! | [`edmonds`] | maximum matchings of any graph |
//! | [`even_splits`] | heaps that are split as evenly as possible, by equal quotients |
//! | [`exact_nim`] | exact Nim: exactly k of up to 2k heaps per move |
//! | [`fibonacci`] | Fibonacci Nim: up to twice the last move; Zeckendorf sums |
//! | [`forbidden_takes`] | Nim with finitely many forbidden takes: a shift of the values |
//! | [`geography`] | undirected vertex geography: a token that visits no vertex twice |
//! | [`graph_games`] | games on graphs that go on for ever: attractors, costs, Büchi, parity |
//! | [`green_hackenbush`] | green trees and graphs as Nim heaps: the colon and the fusion principle |
//! | [`grundy`] | Grundy values of heap games, of graphs, of sums |
//! | [`hackenbush`] | red-blue stalks and trees as numbers |
//! | [`hopcroft_karp`] | maximum matchings of bipartite graphs |
//! | [`impartial_form`] | impartial games as sets of options, and their equivalence, by the definitions |
//! | [`interval_options`] | heaps whose options are an interval: values in long runs |
//! | [`keep_component`] | a move deletes a vertex of a tree and keeps one component: lost exactly when all degrees are odd |
//! | [`layered_nim`] | Nim in layers: a move may refill heaps of lower layers |
//! | [`leaf_picking`] | a move removes one or more leaves of a rooted tree |
//! | [`lists`] | lists in one piece of memory, such as the neighbours of the vertices of a graph |
//! | [`loopy_values`] | impartial games that may go on for ever: nimbers, and ∞ with sets of them |
//! | [`matching`] | matchings and essential vertices |
//! | [`matrix_game`] | matrix games: values and mixed strategies, exactly or in floating point with their bounds |
//! | [`merging`] | merging piles up to a largest size |
//! | [`modular`] | residues modulo a prime, and binomial coefficients |
//! | [`moore`] | Moore's Nim: up to k heaps per move |
//! | [`multiples`] | turning coins x, 2x, …, kx, by quotients |
//! | [`nim`] | the nim-sum; Nim in normal and misère play |
//! | [`nimber`] | the field of nimbers below 2⁶⁴: product, inverse, power, square root |
//! | [`northcott`] | Northcott's game: Nim with retreats; reversible moves change nothing |
//! | [`octal`] | take-and-break games by their codes: Kayles `0.77`, Dawson's Chess `0.137`, … |
//! | [`path_painting`] | a move paints a path from the root of a tree |
//! | [`periodic`] | sequences of Grundy values with a proved period |
//! | [`prime_factors`] | least prime factors and numbers of prime factors: values of games on divisors |
//! | [`reading`] | reading the standard input: `input!` as in `proconio`, but faster |
//! | [`rectangles`] | the union of rectangles: parities of its cells |
//! | [`retrograde`] | win, loss and draw with distances on any finite graph |
//! | [`scores`] | rows and stacks of numbers that are taken from their ends: the lead of the first player |
//! | [`search`] | outcomes, Grundy values and numbers of any game, from `options(position)` |
//! | [`short_game`] | short partizan games: canonical forms, sums, order, stops |
//! | [`sparse_space`] | the nim-values of octal games in nearly linear time |
//! | [`stable_matching`] | stable matchings, by Gale and Shapley |
//! | [`staircase`] | staircase Nim, and rows of sliding tokens |
//! | [`stone_walk`] | a token that takes a stone from each vertex that it leaves: Tree Game |
//! | [`subtraction`] | subtraction games and their periods |
//! | [`surreal_form`] | surreal numbers as forms `{L \| R}`, and as games, by the definitions |
//! | [`surreal`] | the simplest number between two bounds |
//! | [`switches`] | sums of switches for points: play the hottest first |
//! | [`take_away`] | up to k times the last move: Schwenk's sums of lost heaps |
//! | [`take_part`] | taking at most a k-th of a heap: values that repeat earlier ones |
//! | [`targets`] | a token on a graph, with a target for each of many games |
//! | [`temperature`] | thermographs: means and temperatures of short games |
//! | [`tree`] | the edges of a tree, from the leaves to the root |
//! | [`unequal_takes`] | rows from which Left takes `a` neighbours, and Right fewer |
//! | [`value_iteration`] | the distances of games on graphs, by value iteration |
//! | [`walsh`] | the Walsh–Hadamard transform: sums over nim-sums |
//! | [`writing`] | writing lines of numbers to the standard output |
//! | [`wythoff`] | Wythoff's game and its cold pairs, exactly, for every `u64` |
//! | [`xor_basis`] | independent sets under exclusive or, and the one of the greatest sum |
//! | [`xor_trie`] | sets of numbers as mergeable tries with lazy exclusive or: union, least absent number |
//! | [`zero_sum`] | the sets of heaps with nim-sum 0, counted by size (MacWilliams's identity) |
//! | [`zigzag`] | the zigzag game on weighted bipartite graphs: a stable matching wins |

#![warn(missing_docs)]

pub mod atomic_weight;
pub mod bachet;
pub mod beatty;
pub mod bounds;
pub mod candy_piles;
pub mod card_row;
pub mod chase;
pub mod coin;
pub mod compounds;
pub mod cutcake;
pub mod deep_dyadic;
pub mod dyadic;
pub mod edmonds;
pub mod even_splits;
pub mod exact_nim;
pub mod fibonacci;
pub mod forbidden_takes;
pub mod geography;
pub mod graph_games;
pub mod green_hackenbush;
pub mod grundy;
pub mod guide;
pub mod hackenbush;
pub mod hopcroft_karp;
pub mod impartial_form;
pub mod interval_options;
pub mod keep_component;
pub mod layered_nim;
pub mod leaf_picking;
pub mod lists;
pub mod loopy;
pub mod loopy_values;
pub mod matching;
pub mod matrix_game;
pub mod merging;
pub mod modular;
pub mod moore;
pub mod multiples;
pub mod nim;
pub mod nimber;
pub mod northcott;
pub mod octal;
pub mod partizan;
pub mod path_painting;
pub mod periodic;
pub mod prime_factors;
pub mod reading;
pub mod rectangles;
pub mod retrograde;
pub mod scores;
pub mod search;
pub mod short_game;
pub mod sparse_space;
pub mod stable_matching;
pub mod staircase;
pub mod stone_walk;
pub mod subtraction;
pub mod surreal;
pub mod surreal_form;
pub mod switches;
pub mod take_away;
pub mod take_part;
pub mod targets;
pub mod temperature;
pub mod tree;
pub mod unequal_takes;
pub mod value_iteration;
pub mod walsh;
pub mod writing;
pub mod wythoff;
pub mod xor_basis;
pub mod xor_trie;
pub mod zero_sum;
pub mod zigzag;
