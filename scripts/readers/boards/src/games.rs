//! The boards of some games, and random starts.

mod berzerk;
mod card_piles;
mod chase;
mod coins;
mod colouring;
mod digraph;
mod geography;
mod hackenbush;
mod heaps;
mod lamps;
mod maze;
mod one_heap;
mod pins;
mod pursuit;
mod railway;
mod ring;
mod stalks;
mod strips;
mod treblecross;
mod wythoff;

use crate::board::{Table, open};
use crate::text::Text;
use anyhow::{Context, Result};
use jury::Random;
use jury::books::shown;
use jury::position::Position;
use jury::rules;
use jury::start::{self, Start};
use rand::SeedableRng;
use std::rc::Rc;

type Open = fn(&Rc<dyn Position>) -> Option<Box<dyn Table>>;

/// The drawn boards, one for each type of rules.
const BOARDS: &[Open] = &[
    open::<heaps::Heaps<rules::nim::Nim>>,
    open::<heaps::Heaps<rules::football::Football>>,
    open::<heaps::Heaps<rules::monotone_nim::MonotoneNim>>,
    open::<heaps::Heaps<rules::subtraction::Subtraction>>,
    open::<one_heap::OneHeap<rules::take_away::TakeAway>>,
    open::<one_heap::OneHeap<rules::bachet::Bachet>>,
    open::<wythoff::Queen>,
    open::<strips::Row>,
    open::<pins::Pins>,
    open::<treblecross::Crosses>,
    open::<colouring::Row>,
    open::<coins::Coins<rules::mock_turtles::MockTurtles>>,
    open::<coins::Coins<rules::coin_board::CoinBoard>>,
    open::<lamps::Lamps>,
    open::<stalks::Stalks>,
    open::<hackenbush::RedBlue>,
    open::<hackenbush::Green>,
    open::<geography::TokenOnGraph>,
    open::<maze::Maze>,
    open::<digraph::OnArcs<rules::digraph::Digraph>>,
    open::<digraph::OnArcs<rules::tokens::Tokens>>,
    open::<berzerk::Space>,
    open::<chase::Checkers>,
    open::<pursuit::OnEdges>,
    open::<railway::Railway>,
    open::<card_piles::Columns>,
];

/// The board that draws the position's game, or else a text board.
pub fn table(position: &Rc<dyn Position>) -> Box<dyn Table> {
    let drawn = BOARDS.iter().find_map(|open| open(position));
    drawn.unwrap_or_else(|| Text::open(position))
}

/// The maximum number of positions in the search of one of many random starts.
const LIMIT: usize = 5000;

/// A random start of a problem's game, which the player to move wins iff `is_won`, if one is found.
///
/// # Errors
///
/// Fails if the problem shows no positions, or none small enough to be searched.
pub fn random(problem: &str, is_won: bool, seed: u64) -> Result<Start> {
    let rng = &mut Random::seed_from_u64(seed);
    let start = start::random(&*shown(problem)?, is_won, LIMIT, rng);
    start.with_context(|| format!("{problem} has no position that can be played"))
}

/// The book's drawing of a random case, for a problem without playable positions.
#[must_use]
pub fn sketch(problem: &str) -> Option<String> {
    let book = shown(problem).ok()?;
    let case = book.random(&mut Random::seed_from_u64(0));
    book.sketch(&case).ok()?
}

/// Returns whether a problem has playable positions.
#[must_use]
pub fn has_board(problem: &str) -> bool {
    random(problem, true, 0).is_ok()
}
