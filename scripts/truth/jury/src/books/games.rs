//! The books of games that no problem asks about, to explore, explain and play. A case is a position, and the
//! question is who wins.

use super::prelude::*;
use crate::board::Board;
use crate::format::{counted_word, graph, grid, letter};
use crate::rules::Partizan;
use crate::rules::Player::{self, Left, Right};
use crate::rules::amazons::Amazons;
use crate::rules::clobber::Clobber;
use crate::rules::colouring_map::{ColouringMap, Neighbours};
use crate::rules::domineering::Domineering;
use crate::rules::picture::Picture;
use crate::rules::toads_and_frogs::ToadsAndFrogs;
use std::fmt::Debug;
use std::marker::PhantomData;

/// A partizan game with a format for its positions.
pub(crate) trait Game: Send + 'static {
    type Rules: Partizan<Position: 'static> + Clone + PartialEq + 'static;
    type Case: Clone + Debug + 'static;

    fn format() -> Format<Self::Case>;

    /// Returns the game and its position; `None` if the position is too large for the rules.
    fn start(case: &Self::Case) -> Option<(Self::Rules, <Self::Rules as Partizan>::Position)>;

    /// The number of places for moves, at most [`SEARCHED`] if the position is searched.
    fn size(case: &Self::Case) -> usize;

    fn small() -> impl Iterator<Item = Self::Case> + 'static;

    fn random(rng: &mut Random) -> Self::Case;
}

const SEARCHED: usize = 12;

pub(crate) struct OfGame<G>(PhantomData<G>);

impl<G> Default for OfGame<G> {
    fn default() -> Self {
        OfGame(PhantomData)
    }
}

impl<G: Game> super::Book for OfGame<G> {
    type Case = G::Case;
    type Answer = char;
    const QUESTION: Question<char> = value(
        "who wins: L or R for Left or Right, whoever begins, N for the next player, P for the previous one",
    );

    fn file() -> File<G::Case> {
        single(G::format())
    }

    fn position(case: &G::Case) -> Shown {
        let (game, position) = G::start(case).ok_or(BEYOND_RULES)?;
        Ok(two_sided(game, position, Left))
    }

    fn answer(&mut self, case: &G::Case) -> Option<char> {
        if G::size(case) > SEARCHED {
            return None;
        }
        let (game, position) = G::start(case)?;
        let mut outcomes = partizan::Outcomes::new(game);
        let wins = [Left, Right].map(|first| outcomes.wins(&position, first));
        Some(match wins {
            [true, true] => 'N',
            [true, false] => 'L',
            [false, true] => 'R',
            [false, false] => 'P',
        })
    }

    fn small() -> impl Iterator<Item = G::Case> {
        G::small()
    }

    fn random(rng: &mut Random) -> G::Case {
        G::random(rng)
    }

    const SECOND_OPINION: SecondOpinion =
        SecondOpinion::NotNeeded("no solution answers it: the rules do");
}

fn board_format(alphabet: &'static str) -> Format<Board> {
    grid(("the number of rows", 1..=12), ("the number of columns", 1..=12), alphabet)
}

fn count(board: &Board, wanted: &str) -> usize {
    board.iter().flatten().filter(|&&cell| wanted.contains(cell)).count()
}

fn random_board(rng: &mut Random, most: usize, alphabet: &str) -> Board {
    let rows = rng.random_range(1..=3);
    let columns = rng.random_range(2..=most / rows);
    let alphabet: Vec<char> = alphabet.chars().listed();
    (0..rows).map(|_| cases::row(rng, &alphabet, columns)).listed()
}

fn rectangle(rows: usize, columns: usize, cell: char) -> Board {
    vec![vec![cell; columns]; rows]
}

pub(crate) struct DomineeringBoards;

impl Game for DomineeringBoards {
    type Rules = Domineering;
    type Case = Board;

    fn format() -> Format<Board> {
        board_format(".#")
    }

    fn start(board: &Board) -> Option<(Domineering, Board)> {
        Some((Domineering, board.clone()))
    }

    fn size(board: &Board) -> usize {
        count(board, ".")
    }

    fn small() -> impl Iterator<Item = Board> {
        let sizes = (1..=4).flat_map(|rows| (1..=4).map(move |columns| (rows, columns)));
        let rectangles = sizes.map(|(rows, columns)| rectangle(rows, columns, '.'));
        rectangles.filter(|board| count(board, ".") <= SEARCHED).chain(cases::boards_up_to(6, ".#"))
    }

    fn random(rng: &mut Random) -> Board {
        random_board(rng, SEARCHED, "...#")
    }
}

/// Col and Snort.
struct Maps;

impl Maps {
    fn small() -> impl Iterator<Item = Board> {
        let paths = (1..=8).map(|length| rectangle(1, length, '.'));
        let squares = (2..=3).map(|length| rectangle(2, length, '.'));
        paths.chain(squares).chain(cases::boards_up_to(4, ".LR#"))
    }
}

pub(crate) struct ColBoards;

pub(crate) struct SnortBoards;

macro_rules! maps {
    ($($game:ident $neighbours:ident),*) => {$(
        impl Game for $game {
            type Rules = ColouringMap;
            type Case = Board;

            fn format() -> Format<Board> {
                board_format(".LR#")
            }

            fn start(board: &Board) -> Option<(ColouringMap, Board)> {
                Some((ColouringMap(Neighbours::$neighbours), board.clone()))
            }

            fn size(board: &Board) -> usize {
                count(board, ".")
            }

            fn small() -> impl Iterator<Item = Board> {
                Maps::small()
            }

            fn random(rng: &mut Random) -> Board {
                random_board(rng, 9, "......LR#")
            }
        }
    )*};
}
maps!(ColBoards Differ, SnortBoards Agree);

pub(crate) struct ClobberBoards;

impl Game for ClobberBoards {
    type Rules = Clobber;
    type Case = Board;

    fn format() -> Format<Board> {
        board_format("xo.")
    }

    fn start(board: &Board) -> Option<(Clobber, Board)> {
        Some((Clobber, board.clone()))
    }

    fn size(board: &Board) -> usize {
        count(board, "xo")
    }

    fn small() -> impl Iterator<Item = Board> {
        let alternating = |length: usize| vec!["xo".chars().cycle().take(length).listed()];
        (1..=8).map(alternating).chain(cases::boards_up_to(6, "xo."))
    }

    fn random(rng: &mut Random) -> Board {
        random_board(rng, 10, "xo")
    }
}

/// Amazons, on tiny boards.
pub(crate) struct QueenBoards;

impl Game for QueenBoards {
    type Rules = Amazons;
    type Case = Board;

    fn format() -> Format<Board> {
        board_format("LR.#")
    }

    fn start(board: &Board) -> Option<(Amazons, Board)> {
        Some((Amazons, board.clone()))
    }

    fn size(board: &Board) -> usize {
        count(board, "LR") * count(board, ".")
    }

    fn small() -> impl Iterator<Item = Board> {
        cases::boards_up_to(4, "LR.#")
    }

    fn random(rng: &mut Random) -> Board {
        let board = || random_board(rng, 8, "LR....#");
        cases::first(board, |board| Self::size(board) <= SEARCHED)
    }
}

pub(crate) struct Strips;

impl Game for Strips {
    type Rules = ToadsAndFrogs;
    type Case = String;

    fn format() -> Format<String> {
        counted_word("the number of cells", 1..=30, "TF_")
    }

    fn start(strip: &String) -> Option<(ToadsAndFrogs, String)> {
        Some((ToadsAndFrogs, strip.clone()))
    }

    fn size(strip: &String) -> usize {
        strip.len()
    }

    fn small() -> impl Iterator<Item = String> {
        let starts = (1..=3).flat_map(|animals: usize| {
            let free = 1..=3;
            free.map(move |free| "T".repeat(animals) + &"_".repeat(free) + &"F".repeat(animals))
        });
        let all = cases::all_lists_of(1..=5, vec!['T', 'F', '_']);
        starts.chain(all.map(String::from_iter))
    }

    fn random(rng: &mut Random) -> String {
        let length = rng.random_range(3..=10);
        cases::row(rng, &['T', 'F', '_'], length).into_iter().collect()
    }
}

/// Hackenbush with red, blue and green edges.
pub(crate) struct Pictures;

/// The owner of an edge; `None` if it is green.
type Owner = Option<Player>;

const OWNERS: [Owner; 3] = [Some(Left), Some(Right), None];

impl Game for Pictures {
    type Rules = Picture<Owner>;
    type Case = Graph<Owner>;

    fn format() -> Format<Graph<Owner>> {
        let owner = letter("LRG").iso(
            |letter| OWNERS["LRG".find(letter).unwrap_or(2)],
            |&owner| match owner {
                Some(Left) => 'L',
                Some(Right) => 'R',
                None => 'G',
            },
        );
        let vertices = ("the number of vertices", 1..=30);
        graph(vertices, ("the number of edges", 0..=30)).with_edges(owner)
    }

    fn start(graph: &Graph<Owner>) -> Option<(Picture<Owner>, u128)> {
        Picture::of(graph, 30)
    }

    fn size(graph: &Graph<Owner>) -> usize {
        graph.edges.len()
    }

    fn small() -> impl Iterator<Item = Graph<Owner>> {
        cases::trees(0..=4, &OWNERS).into_iter()
    }

    fn random(rng: &mut Random) -> Graph<Owner> {
        let vertices = rng.random_range(2..=8);
        let count = rng.random_range(vertices - 1..=10);
        let shape = cases::connected_graph(rng, vertices, count);
        shape.with(cases::row(rng, &OWNERS, shape.edges.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::books::Book;
    use crate::position::Measure;

    fn values<G: Game>(cases: &[&str]) -> Vec<String> {
        let value = |text: &&str| {
            let cases = single(G::format()).read(text).unwrap();
            let (game, position) = G::start(&cases[0]).unwrap();
            let value = two_sided(game, position, Left).value(Measure::Canonical, 1 << 20);
            value.unwrap().unwrap().to_string()
        };
        cases.iter().map(value).collect()
    }

    /// *Winning Ways*, chapter 5; boards with two rows by M. Lachmann, C. Moore and I. Rapaport, *Who wins
    /// Domineering on rectangular boards?* (2002).
    #[test]
    fn domineering_is_worth_what_the_books_say() {
        let boards =
            ["1 2 ..", "2 1 . .", "2 2 .. ..", "2 2 .. .#", "3 2 .. .. ..", "3 3 ... ... ..."];
        let expected = ["-1", "1", "±1", "*", "{1/2|-2}", "±1"];
        assert_eq!(values::<DomineeringBoards>(&boards), expected);

        let mut book = OfGame::<DomineeringBoards>::default();
        let outcomes = (1..=6).map(|columns| book.answer(&rectangle(2, columns, '.')).unwrap());
        assert_eq!(outcomes.collect::<String>(), "LNNRLN");
    }

    /// In Col, each position is a number or a number plus star (*Winning Ways*, chapter 2).
    #[test]
    fn col_is_a_number_or_one_with_a_star() {
        for board in ColBoards::small() {
            let (game, position) = ColBoards::start(&board).unwrap();
            let position = two_sided(game, position, Left);
            let value = position.value(Measure::Canonical, 1 << 20).unwrap().unwrap().to_string();
            let number = value.trim_end_matches('*');
            let is_number =
                number.is_empty() || number.parse::<f64>().is_ok() || number.contains('/');
            assert!(is_number, "{board:?}: {value}");
        }
    }

    /// *Winning Ways*, chapter 5: paths of one to three regions.
    #[test]
    fn snort_is_worth_what_the_books_say() {
        let paths = ["1 1 .", "1 2 ..", "1 3 ...", "1 3 L.R"];
        assert_eq!(values::<SnortBoards>(&paths), ["*", "±1", "±2", "0"]);
    }

    /// M. H. Albert, J. P. Grossman, R. J. Nowakowski and D. Wolfe, *An introduction to Clobber* (2005): n
    /// stones of one player before one of the other's have the value (n - 1)·↑, plus star if n is odd.
    #[test]
    fn clobber_is_worth_what_its_authors_say() {
        let rows = ["1 2 xo", "1 3 xxo", "1 4 xxxo", "1 5 xxxxo", "1 2 xx", "1 3 oox"];
        let expected = ["*", "^", "^2*", "^3", "0", "v"];
        assert_eq!(values::<ClobberBoards>(&rows), expected);
        let mut book = OfGame::<ClobberBoards>::default();
        let three_pairs = vec!["xoxoxo".chars().collect()];
        assert_eq!(book.answer(&three_pairs), Some('P'));
    }

    /// A lone queen with n free cells in a row has n moves. Two queens compete to cut off the free cells
    /// between them.
    #[test]
    fn amazons_hurry_into_free_cells() {
        let rows = ["1 3 L..", "1 4 R#L.", "1 2 LR", "1 3 L.R", "1 4 L..R"];
        assert_eq!(values::<QueenBoards>(&rows), ["2", "1", "0", "*", "±1"]);
    }

    /// The starting positions of `a` toads, two or three free cells and `b` frogs with values conjectured by
    /// J. Erickson, *New Toads and Frogs Results* (1996), and listed by T. Thanatipanonda, *Further Hopping
    /// with Toads and Frogs* (2011).
    #[test]
    fn toads_and_frogs_are_worth_what_the_papers_say() {
        let strips = [
            "3 T_F",
            "5 TFT_F",
            "5 T_TFF", // *, *, up
            "7 TTT__FF",
            "8 TTTT__FF",
            "9 TTTT__FFF", // {{a - 3 | a - b} | {* | 3 - b}}
            "7 TT___FF",
            "8 TTT___FF",
            "9 TTTT___FF",    // {a - 2 | a - 2}
            "11 TTTTT___FFF", // a - 7/2
        ];
        let expected = ["*", "*", "^", "{1/2|0}", "{3/2|0}", "{1*|v}", "*", "1*", "2*", "3/2"];
        assert_eq!(values::<Strips>(&strips), expected);
    }

    /// *Winning Ways*, chapters 2, 3 and 7: green stalks are Nim heaps, and the petal of a flower makes it ↑
    /// + *.
    #[test]
    fn hackenbush_is_worth_what_the_books_say() {
        let pictures = [
            "2 1 1 2 L",
            "4 3 1 2 G 2 3 G 3 4 G",
            "3 2 1 2 L 2 3 R",
            "3 2 1 2 G 2 3 L",
            "3 2 1 2 L 2 3 G",
        ];
        assert_eq!(values::<Pictures>(&pictures), ["1", "*3", "1/2", "^*", "1*"]);
    }
}
