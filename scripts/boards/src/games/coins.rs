//! Coins in rows, some of which a move turns over: Mock Turtles, the Ruler game and its board.

use super::Entry;
use super::start::{counted, word};
use crate::board::{At, Board, Move, Table, by_rules};
use crate::scene::{Place, Scene, circle, text};
use jury::Random;
use jury::position::{Position, normal};
use jury::rules::Game;
use jury::rules::coin_board::CoinBoard;
use jury::rules::mock_turtles::MockTurtles;
use rand::Rng;

const CLICKS: &str = "Choose all coins of the move, in any order, then make the move.";

pub const MOCK_TURTLES: Entry = Entry {
    id: "mock-turtles",
    title: "Mock Turtles",
    family: "Coins",
    rules: "A move turns over one, two or three coins of a row. The rightmost of them must show heads \
            before. Whoever cannot move, for all coins show tails, loses.",
    clicks: CLICKS,
    ending: "All coins show tails.",
    sides: None,
    you: 0,
    format: "H and T for each coin, such as HTTHTH",
    problems: &["hdu3537"],
    open: |start, _| {
        let row = word(start, "HT", "a coin", 1..=10)?;
        let columns = row.len();
        let heads = set(&row, 'H');
        let board = Coins {
            rules: MockTurtles,
            columns,
            rows: 1,
            heads: true,
            refusal: "Three coins at most are turned, and the rightmost of them shows heads.",
        };
        Ok(At::start(board, heads))
    },
    random: |random| {
        let count = random.random_range(6..=8);
        coins(random, count)
    },
};

pub const RULER: Entry = Entry {
    id: "ruler",
    title: "The Ruler game and its board",
    rules: "A move turns over coins that are connected by their sides. One of them shows tails before, \
            and none of the others is to the right of it or below it. In a row this is the Ruler game. \
            Whoever cannot move, for all coins show heads, loses.",
    ending: "All coins show heads.",
    format: "H and T for each coin, with / between rows, such as HTTHT or HTH/TTH",
    problems: &["luogu_p2594"],
    open: open_board,
    random: |random| {
        if random.random_range(0..3) == 0 {
            let [upper, lower] = [0; 2].map(|_| coins(random, 3));
            return format!("{upper}/{lower}");
        }
        let count = random.random_range(5..=8);
        coins(random, count)
    },
    ..MOCK_TURTLES
};

fn open_board(start: &str, _: jury::rules::Player) -> Result<Box<dyn Table>, String> {
    let rows = start.split('/').map(|row| word(row, "HT", "a coin", 1..=9));
    let rows: Vec<String> = rows.collect::<Result<_, _>>()?;
    let rows = counted(rows, "a row", 1..=3)?;
    let columns = rows[0].len();
    if rows.iter().any(|row| row.len() != columns) || rows.len() * columns > 9 {
        return Err(String::from(
            "the rows have the same length, and 9 coins at most in all",
        ));
    }
    let board = Coins {
        rules: CoinBoard::new(rows.len(), columns),
        columns,
        rows: rows.len(),
        heads: false,
        refusal: "The coins of a move are connected; the last one shows tails, and no other is to the \
                  right of it or below it.",
    };
    Ok(At::start(board, set(&rows.concat(), 'T')))
}

/// The places of a letter, as the bits of a set.
fn set(coins: &str, letter: char) -> u32 {
    let places = coins
        .chars()
        .enumerate()
        .filter(|(_, face)| *face == letter);
    places.fold(0, |set, (at, _)| set | 1 << at)
}

fn coins(random: &mut Random, count: usize) -> String {
    let mut face = || if random.random() { 'H' } else { 'T' };
    (0..count).map(|_| face()).collect()
}

/// A game whose positions are sets of coins.
struct Coins<G> {
    rules: G,
    columns: usize,
    rows: usize,
    /// Whether the coins of the set are those that show heads.
    heads: bool,
    refusal: &'static str,
}

const STEP: i32 = 52;

fn id(coin: usize) -> String {
    format!("coin-{}", coin + 1)
}

impl<G> Board for Coins<G>
where
    G: Game<Position = u32> + Clone + PartialEq + 'static,
{
    type Rules = G;
    type State = u32;

    fn rules(&self) -> &G {
        &self.rules
    }

    fn position(&self, &set: &u32) -> u32 {
        set
    }

    fn search(&self, set: u32) -> Box<dyn Position> {
        normal(self.rules.clone(), set)
    }

    fn moves(&self, &set: &u32) -> Vec<Move<u32>> {
        by_rules(&self.rules, &set, |after| {
            let turned = set ^ after;
            let turned = (0..32).filter(|coin| turned >> coin & 1 == 1);
            turned.map(id).collect()
        })
    }

    fn scene(&self, &set: &u32) -> Scene {
        let (width, height) = (STEP * self.columns as i32, STEP * self.rows as i32);
        let mut scene = Scene::new(width as u32 + 8, height as u32 + 28);
        for coin in 0..self.rows * self.columns {
            let (row, column) = (coin / self.columns, coin % self.columns);
            let at = |index: usize| STEP * index as i32 + STEP / 2 + 4;
            let centre = (at(column), at(row));
            let is_heads = (set >> coin & 1 == 1) == self.heads;
            let (face, letter, class) = if is_heads {
                ("heads", 'H', "coin heads")
            } else {
                ("tails", 'T', "coin tails")
            };
            let name = if self.rows == 1 {
                format!("coin {}, {face}", column + 1)
            } else {
                format!("coin in row {}, column {}, {face}", row + 1, column + 1)
            };
            let shapes = circle(class, centre, 22) + &text("face", centre, letter);
            scene.place(Place::new(id(coin), name, self.refusal), shapes);
            if row + 1 == self.rows {
                scene.add(text("label", (at(column), height + 16), column + 1));
            }
        }
        scene
    }
}
