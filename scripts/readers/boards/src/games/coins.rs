//! Coins in rows that moves turn over: Mock Turtles, and the Ruler game in a row or on a board.

use crate::board::{About, Board};
use crate::scene::{Place, Scene, circle, hit, text};
use jury::rules::Game;
use jury::rules::coin_board::CoinBoard;
use jury::rules::mock_turtles::MockTurtles;
use std::marker::PhantomData;

/// The maximum number of coins in a row.
const MOST: usize = 16;

pub trait CoinGame: Game<Position = u32> + Clone + 'static {
    /// True if coins in the set show heads, false if tails.
    const HEADS: bool;
    /// The reason if the chosen coins are not a move.
    const REFUSAL: &str;
    const ENDING: &str;

    /// The board's rows and columns.
    fn size(&self, set: u32) -> (usize, usize);
}

impl CoinGame for MockTurtles {
    const HEADS: bool = true;
    const REFUSAL: &str = "At most three coins are turned, and the rightmost of them shows heads.";
    const ENDING: &str = "All coins show tails.";

    fn size(&self, heads: u32) -> (usize, usize) {
        (1, (u32::BITS - heads.leading_zeros()) as usize)
    }
}

impl CoinGame for CoinBoard {
    const HEADS: bool = false;
    const REFUSAL: &str = "The coins of a move are connected; the last one shows tails, and no other is \
                           to the right of it or below it.";
    const ENDING: &str = "All coins show heads.";

    fn size(&self, _: u32) -> (usize, usize) {
        CoinBoard::size(self)
    }
}

pub struct Coins<G> {
    game: PhantomData<G>,
    columns: usize,
    rows: usize,
}

const STEP: i32 = 52;

fn id(coin: usize) -> String {
    format!("coin-{}", coin + 1)
}

impl<G: CoinGame> Board for Coins<G> {
    type Rules = G;
    type Position = u32;
    type State = u32;

    const ABOUT: About = About {
        clicks: "Choose all coins of the move, in any order, then make the move.",
        ending: G::ENDING,
        sides: None,
    };

    fn open(rules: G, &set: &u32) -> Option<Self> {
        let (rows, columns) = rules.size(set);
        let board = Coins { game: PhantomData, rows, columns };
        (columns <= MOST).then_some(board)
    }

    fn clicks(&self, &set: &u32, after: &u32) -> Vec<String> {
        let turned = set ^ after;
        let turned = (0..32).filter(|coin| turned >> coin & 1 == 1);
        turned.map(id).collect()
    }

    fn scene(&self, &set: &u32) -> Scene {
        let (width, height) = (STEP * self.columns as i32, STEP * self.rows as i32);
        let mut scene = Scene::new(width as u32 + 8, height as u32 + 28, STEP as u32);
        for coin in 0..self.rows * self.columns {
            let (row, column) = (coin / self.columns, coin % self.columns);
            let at = |index: usize| STEP * index as i32 + STEP / 2 + 4;
            let centre = (at(column), at(row));
            let is_heads = (set >> coin & 1 == 1) == G::HEADS;
            let (face, letter, class) =
                if is_heads { ("heads", 'H', "coin heads") } else { ("tails", 'T', "coin tails") };
            let name = if self.rows == 1 {
                format!("coin {}, {face}", column + 1)
            } else {
                format!("coin in row {}, column {}, {face}", row + 1, column + 1)
            };
            let corner = (centre.0 - STEP / 2, centre.1 - STEP / 2);
            let shapes = hit(corner, (STEP, STEP))
                + &circle(class, centre, 22)
                + &text("face", centre, letter);
            scene.place(Place::new(id(coin), name, G::REFUSAL), shapes);
            if row + 1 == self.rows {
                scene.add(text("label", (at(column), height + 16), column + 1));
            }
        }
        scene
    }

    fn change(&self, &set: &u32, (_, other): (&G, &u32)) -> Vec<Vec<String>> {
        let turned = set ^ other;
        let is_one = turned.is_power_of_two();
        let coin = is_one.then(|| turned.trailing_zeros() as usize);
        coin.map(|coin| vec![id(coin)]).into_iter().collect()
    }

    fn add_handles(&self, _: &u32, scene: &mut Scene) {
        if self.rows == 1 && self.columns < MOST {
            let (x, _) = scene.extend((STEP as u32, 0));
            let name = format!("coin {}, heads", self.columns + 1);
            scene.handle(id(self.columns), name, (x + STEP / 2 - 4, STEP / 2 + 4), '+');
        }
    }
}
