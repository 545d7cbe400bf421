//! Coin-turning games against their rules, on whole boards and with single coins.

use crate::rules::ByOptions;
use jury::cases::subsets;
use jury::rules::mock_turtles::MockTurtles;
use jury::search::impartial::Grundy;
use proptest::prelude::*;
use shared::coin::{ancestors, linear_extension, mock_turtles, ruler, tartan, Game};

pub type Rule = fn(usize) -> Vec<Vec<usize>>;

fn one_coin(_: usize) -> Vec<Vec<usize>> {
    vec![vec![]]
}

fn turning_turtles(coin: usize) -> Vec<Vec<usize>> {
    subsets((0..coin).collect()).filter(|others| others.len() <= 1).collect()
}

fn mock_turtles_rule(coin: usize) -> Vec<Vec<usize>> {
    subsets((0..coin).collect()).filter(|others| others.len() <= 2).collect()
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

/// The games by their names.
pub const GAMES: [(&str, Rule); 5] = [
    ("one coin", one_coin),
    ("Turning Turtles", turning_turtles),
    ("Mock Turtles", mock_turtles_rule),
    ("Ruler", ruler_rule),
    ("any ancestors", any_ancestors),
];

/// The rules on whole boards, given as the sets of the coins that show heads.
pub fn boards(
    rule: impl Fn(usize) -> Vec<Vec<usize>>,
) -> ByOptions<u32, impl Fn(&u32) -> Vec<u32>> {
    ByOptions::new(move |&heads: &u32| {
        let mut options = Vec::new();
        for coin in coins_of(heads) {
            for others in rule(coin) {
                options.push(heads ^ 1 << coin ^ set_of(&others));
            }
        }
        options
    })
}

pub fn coins_of(set: u32) -> Vec<usize> {
    (0..32).filter(|coin| set >> coin & 1 == 1).collect()
}

pub fn set_of(coins: &[usize]) -> u32 {
    coins.iter().fold(0, |set, coin| set | 1 << coin)
}

/// Every position of ten coins of each game.
#[test]
fn positions_are_sums_of_single_coins() {
    for (name, rule) in GAMES {
        let game = Game::new(10, rule);
        let mut grundy = Grundy::new(boards(rule));
        for board in 0..1 << 10 {
            let heads = coins_of(board);
            let value = grundy.value(&board);
            assert_eq!(game.position(&heads), value, "{name} {heads:?}");
        }
    }
}

#[test]
fn mock_turtles_by_the_jury() {
    let game = Game::new(12, mock_turtles_rule);
    let mut grundy = Grundy::new(MockTurtles);
    for board in 0..1 << 12 {
        let heads = coins_of(board);
        assert_eq!(game.position(&heads), grundy.value(&board), "{heads:?}");
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
            singles.chain(pairs).filter(|others| others.len() <= most).collect()
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

#[test]
fn products_of_games_have_products_of_values() {
    let products: [(Rule, Rule, usize); 6] = [
        (turning_turtles, turning_turtles, 8),
        (turning_turtles, ruler_rule, 8),
        (mock_turtles_rule, turning_turtles, 6),
        (mock_turtles_rule, ruler_rule, 7),
        (any_ancestors, turning_turtles, 8),
        (one_coin, mock_turtles_rule, 8),
    ];
    for (at, (first, second, side)) in products.into_iter().enumerate() {
        let board = Game::new(side * side, product(first, second, side));
        let (rows, columns) = (Game::new(side, first), Game::new(side, second));
        for row in 0..side {
            for column in 0..side {
                let expected = tartan(&[rows.value(row), columns.value(column)]);
                let value = board.value(side * row + column);
                assert_eq!(value, expected, "product {at}: {row} {column}");
            }
        }
    }
}

/// A row and a column of a board of 3 × 3 coins. A coin is below another one in the order if it is neither
/// in a lower row nor further to the right.
type Cell = (usize, usize);

/// For each move, the cells of the coins that are turned along with a coin.
type BoardRule = fn(Cell) -> Vec<Vec<Cell>>;

/// A rule on that board, with the coins numbered in reverse of the order.
fn on_board(rule: BoardRule) -> impl Fn(usize) -> Vec<Vec<usize>> {
    let numbers =
        |cells: Vec<Cell>| cells.iter().map(|(row, column)| 8 - 3 * row - column).collect();
    move |coin| {
        let place = 8 - coin;
        let lists = rule((place / 3, place % 3)).into_iter();
        lists.map(numbers).collect()
    }
}

/// The cells below a cell in the order.
fn below((row, column): Cell) -> Vec<Cell> {
    let all = (0..=row).flat_map(|x| (0..=column).map(move |y| (x, y)));
    all.filter(|&cell| cell != (row, column)).collect()
}

#[test]
fn boards_in_a_partial_order_have_the_values_of_the_rules() {
    let rules: [(&str, BoardRule); 4] = [
        ("one coin", |_| vec![vec![]]),
        ("one more", |cell| {
            let others = below(cell).into_iter().map(|other| vec![other]);
            others.chain([vec![]]).collect()
        }),
        ("all below", |cell| vec![below(cell)]),
        ("any above", |(row, column)| {
            subsets((0..row).map(|above| (above, column)).collect()).collect()
        }),
    ];
    for (name, rule) in rules {
        let rule = on_board(rule);
        let game = Game::on_partial_order(9, &rule).unwrap();
        let mut grundy = Grundy::new(boards(&rule));
        for board in 0..1 << 9 {
            let heads = coins_of(board);
            let value = grundy.value(&board);
            assert_eq!(game.position(&heads), value, "{name}: {heads:?}");
        }
    }
}

/// Each move turns one coin on a board of 10 × 10.
#[test]
fn on_a_board_of_single_coins_their_parity_decides() {
    let game = Game::on_partial_order(100, one_coin).unwrap();
    assert!((0..100).all(|coin| game.value(coin) == 1));
}

#[test]
fn an_order_of_all_coins_is_a_partial_order() {
    for (name, rule) in GAMES {
        let game = Game::new(10, rule);
        let same = Game::on_partial_order(10, rule).unwrap();
        for coin in 0..10 {
            assert_eq!(same.value(coin), game.value(coin), "{name}: {coin}");
        }
    }
}

#[test]
fn cyclic_orders_of_coins_are_refused() {
    let next = |coin: usize| vec![vec![(coin + 1) % 3]];
    assert!(Game::on_partial_order(3, next).is_none());
}

proptest! {
    #[test]
    fn a_linear_extension_keeps_the_order(
        names in Just((0..12).collect::<Vec<usize>>()).prop_shuffle(),
        pairs in prop::collection::vec((0..12_usize, 0..12_usize), 0..30),
    ) {
        let mut below = vec![Vec::new(); 12];
        for (a, b) in pairs.into_iter().filter(|(a, b)| a != b) {
            below[names[a.max(b)]].push(names[a.min(b)]);
        }
        let order = linear_extension(&below).unwrap();
        let mut elements = order.clone();
        elements.sort_unstable();
        prop_assert!(elements.into_iter().eq(0..12));
        let place = |element| order.iter().position(|&at| at == element).unwrap();
        for (element, less) in below.iter().enumerate() {
            prop_assert!(less.iter().all(|&less| place(less) < place(element)));
        }
    }
}
