//! The games: what each is called, how it is played, which problems it belongs to, and its board.

mod berzerk;
mod chase;
mod coins;
mod colouring;
mod digraph;
mod geography;
mod hackenbush;
mod heaps;
mod kayles;
mod lamps;
mod maze;
mod one_heap;
mod ring;
mod stalks;
mod start;
mod strips;
mod treblecross;
mod wythoff;

use crate::board::Table;
use jury::Random;
use jury::rules::Player;
use serde::Serialize;

/// What makes a first position of a text, or says what is wrong with it.
pub type Open = fn(&str, Player) -> Result<Box<dyn Table>, String>;

/// A game that can be played.
#[derive(Serialize)]
pub struct Entry {
    /// The name of its page.
    pub id: &'static str,
    /// What it is called.
    pub title: &'static str,
    /// The kind of board, for a list.
    pub family: &'static str,
    /// The rules, in two or three sentences.
    pub rules: &'static str,
    /// How a move is made with the mouse.
    pub clicks: &'static str,
    /// What is true when the game is over.
    pub ending: &'static str,
    /// What the players are called, if they have different moves: Left and Right.
    pub sides: Option<[&'static str; 2]>,
    /// Which of them somebody is who does not choose: 0 for Left, 1 for Right.
    pub you: usize,
    /// How a start is written.
    pub format: &'static str,
    /// The problems that ask about it.
    pub problems: &'static [&'static str],
    /// The first position that a text stands for, with this player to begin where the players have
    /// different moves.
    #[serde(skip)]
    pub open: Open,
    /// A random start that can be searched.
    #[serde(skip)]
    pub random: fn(&mut Random) -> String,
}

/// All games.
pub const GAMES: [Entry; 22] = [
    heaps::NIM,
    heaps::MISERE_NIM,
    heaps::MOORE,
    one_heap::FIBONACCI,
    one_heap::BACHET,
    wythoff::WYTHOFF,
    strips::GEORGIA_AND_BOB,
    kayles::KAYLES,
    kayles::DAWSONS_KAYLES,
    treblecross::TREBLECROSS,
    colouring::COLOURING,
    coins::MOCK_TURTLES,
    coins::RULER,
    lamps::LAMPS,
    stalks::STALKS,
    hackenbush::RED_BLUE,
    hackenbush::GREEN,
    geography::GEOGRAPHY,
    maze::MAZE,
    digraph::DIGRAPH,
    berzerk::BERZERK,
    chase::EASY_CHASE,
];

/// The game with this id.
pub fn game(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|game| game.id == id)
}
