//! Coin-turning games against their rules, whole boards and single coins.

use jury::cases::subsets;
use jury::search::impartial::{Grundy, Impartial};
use rstest::rstest;
use shared::coin::{ancestors, mock_turtles, ruler, tartan, Game};

type Rule = fn(usize) -> Vec<Vec<usize>>;

fn one_coin(_: usize) -> Vec<Vec<usize>> {
    vec![vec![]]
}

fn turning_turtles(coin: usize) -> Vec<Vec<usize>> {
    subsets((0..coin).collect())
        .filter(|others| others.len() <= 1)
        .collect()
}

fn mock_turtles_rule(coin: usize) -> Vec<Vec<usize>> {
    subsets((0..coin).collect())
        .filter(|others| others.len() <= 2)
        .collect()
}

fn ruler_rule(coin: usize) -> Vec<Vec<usize>> {
    (0..=coin).map(|from| (from..coin).collect()).collect()
}

/// A tree on ten vertices, each with its parent before it.
const PARENTS: [usize; 10] = [0, 0, 0, 1, 1, 3, 2, 5, 5, 7];

fn path_to_root(mut vertex: usize) -> Vec<usize> {
    let mut path = Vec::new();
    while vertex != 0 {
        vertex = PARENTS[vertex];
        path.push(vertex);
    }
    path
}

fn any_ancestors(vertex: usize) -> Vec<Vec<usize>> {
    subsets(path_to_root(vertex)).collect()
}

/// Whole boards, as the sets of the coins that show heads.
struct Boards(Rule);

impl Impartial for Boards {
    type Position = u32;

    fn options(&self, &heads: &u32) -> Vec<u32> {
        let mut options = Vec::new();
        for coin in (0..32).filter(|coin| heads >> coin & 1 == 1) {
            for others in (self.0)(coin) {
                let turned = others
                    .iter()
                    .fold(1 << coin, |turned, other| turned | 1 << other);
                options.push(heads ^ turned);
            }
        }
        options
    }
}

/// Ten coins of each game: all positions, and all winning moves.
#[rstest]
#[case(one_coin)]
#[case(turning_turtles)]
#[case(mock_turtles_rule)]
#[case(ruler_rule)]
#[case(any_ancestors)]
fn positions_are_sums_of_single_coins(#[case] rule: Rule) {
    let game = Game::new(10, rule);
    let boards = Boards(rule);
    let mut grundy = Grundy::new(Boards(rule));
    for board in 0..1 << 10 {
        let heads: Vec<usize> = (0..10).filter(|coin| board >> coin & 1 == 1).collect();
        assert_eq!(game.position(&heads), grundy.value(&board), "{heads:?}");
        let mut reached: Vec<u32> = game
            .winning_turns(&heads)
            .iter()
            .map(|turned| turned.iter().fold(board, |board, coin| board ^ 1 << coin))
            .collect();
        let mut expected = boards.options(&board);
        expected.retain(|option| grundy.value(option) == 0);
        reached.sort_unstable();
        expected.sort_unstable();
        assert_eq!(reached, expected, "{heads:?}");
    }
}

#[test]
fn the_values_of_single_coins_are_those_of_the_table() {
    let values = |rule: Rule, coins| {
        let game = Game::new(coins, rule);
        (0..coins).map(move |coin| game.value(coin))
    };
    assert!(values(one_coin, 40).all(|value| value == 1));
    assert!(values(ruler_rule, 200).eq((0..200).map(ruler)));
    let few = |most: usize| {
        move |coin: usize| -> Vec<Vec<usize>> {
            let pairs = (0..coin).flat_map(|b| (0..b).map(move |a| vec![a, b]));
            let singles = (0..coin).map(|a| vec![a]).chain([vec![]]);
            singles
                .chain(pairs)
                .filter(|others| others.len() <= most)
                .collect()
        }
    };
    let turtles = Game::new(200, few(1));
    let mock = Game::new(200, few(2));
    for coin in 0..200 {
        assert_eq!(turtles.value(coin), coin as u64 + 1);
        assert_eq!(mock.value(coin), mock_turtles(coin as u64));
    }
    for (vertex, value) in values(any_ancestors, 10).enumerate() {
        assert_eq!(value, ancestors(path_to_root(vertex).len() as u32));
    }
}

/// The product of two games on a board of `side` by `side` coins, row by row.
fn product(first: Rule, second: Rule, side: usize) -> impl Fn(usize) -> Vec<Vec<usize>> {
    move |coin| {
        let (row, column) = (coin / side, coin % side);
        let mut moves = Vec::new();
        for rows in first(row) {
            for columns in second(column) {
                let rows = || rows.iter().copied().chain([row]);
                let columns = || columns.iter().copied().chain([column]);
                let turned =
                    rows().flat_map(|row| columns().map(move |column| side * row + column));
                moves.push(turned.filter(|&other| other != coin).collect());
            }
        }
        moves
    }
}

#[rstest]
#[case(turning_turtles, turning_turtles, 8)]
#[case(turning_turtles, ruler_rule, 8)]
#[case(mock_turtles_rule, turning_turtles, 6)]
#[case(mock_turtles_rule, ruler_rule, 7)]
#[case(any_ancestors, turning_turtles, 8)]
#[case(one_coin, mock_turtles_rule, 8)]
fn products_of_games_have_products_of_values(
    #[case] first: Rule,
    #[case] second: Rule,
    #[case] side: usize,
) {
    let board = Game::new(side * side, product(first, second, side));
    let (rows, columns) = (Game::new(side, first), Game::new(side, second));
    for row in 0..side {
        for column in 0..side {
            let expected = tartan(&[rows.value(row), columns.value(column)]);
            assert_eq!(board.value(side * row + column), expected, "{row} {column}");
        }
    }
}
