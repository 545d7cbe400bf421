//! Piles of cards in columns: Left takes top cards, and Right bottom cards.

use crate::board::{About, Board};
use crate::scene::{CELL, Place, Scene, centre, square, text};
use jury::rules::Player::{self, Left, Right};
use jury::rules::card_piles::CardPiles;

/// The maximum number of piles, and of cards in a pile.
const MOST: usize = 9;

/// The height of the text below the piles.
const LINE: u32 = 32;

/// The piles from the top down, the player to move, and Left's points minus Right's.
type Piles = (Vec<Vec<i64>>, Player, i64);

pub struct Columns {
    piles: usize,
    longest: usize,
}

fn id(pile: usize, card: usize) -> String {
    format!("card-{}-{}", pile + 1, card + 1)
}

/// The index of the card that a player takes.
fn end(pile: &[i64], player: Player) -> Option<usize> {
    let last = pile.len().checked_sub(1)?;
    Some(if player == Left { 0 } else { last })
}

impl Board for Columns {
    type Rules = CardPiles;
    type Position = Piles;
    type State = Piles;

    const ABOUT: About = About {
        clicks: "Left takes the top card of a pile, and Right the bottom card. Choose the card.",
        ending: "No card is left.",
        sides: Some(["Left", "Right"]),
    };

    fn open(_: CardPiles, start: &Piles) -> Option<Self> {
        let piles = start.0.len();
        let longest = start.0.iter().map(Vec::len).max()?;
        let board = Columns { piles, longest };
        (piles.max(longest) <= MOST).then_some(board)
    }

    fn clicks(&self, (before, turn, _): &Piles, (after, ..): &Piles) -> Vec<String> {
        let pile = (0..before.len()).find(|&pile| before[pile].len() != after[pile].len());
        let card = pile.and_then(|pile| Some(id(pile, end(&before[pile], *turn)?)));
        card.into_iter().collect()
    }

    fn scene(&self, (piles, turn, points): &Piles) -> Scene {
        let width = CELL as u32 * self.piles.max(5) as u32 + 4;
        let height = CELL as u32 * self.longest as u32 + LINE;
        let mut scene = Scene::new(width, height, CELL as u32);
        let refusal = match turn {
            Left => "Left takes the top card of a pile.",
            Right => "Right takes the bottom card of a pile.",
        };
        for (at, pile) in piles.iter().enumerate() {
            for (below, card) in pile.iter().enumerate() {
                let corner = (CELL * at as i32 + 3, CELL * below as i32 + 3);
                let name = format!("{card}, card {} of pile {}", below + 1, at + 1);
                let place = Place::new(id(at, below), name, refusal);
                scene.place(place, square(corner) + &text("number", centre(corner), card));
            }
        }
        let label = match points {
            0 => String::from("equal so far"),
            1.. => format!("Left is {points} ahead"),
            _ => format!("Right is {} ahead", -points),
        };
        scene.add(text("label", (width as i32 / 2, height as i32 - 14), label));
        scene
    }
}
