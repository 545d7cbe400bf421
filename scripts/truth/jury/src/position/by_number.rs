//! Games whose positions are numbered as they are found, so that code for positions is compiled once for all
//! games.

use crate::rules::{Game, Partizan, Player, Scoring, Visit, VisitGain};
use crate::search::memo::Numbered;
use std::any::Any;
use std::cell::RefCell;
use std::fmt::Arguments;
use std::hash::Hash;
use std::marker::PhantomData;
use std::rc::Rc;

/// The number of a position, with the turn if the players have different moves or points, and the score so far.
#[derive(Clone, Copy)]
pub(crate) struct State {
    pub position: u32,
    pub turn: Option<Player>,
    pub so_far: i64,
}

impl State {
    /// The player to move; Left if the position alone determines the moves.
    pub(crate) fn player(self) -> Player {
        self.turn.unwrap_or(Player::Left)
    }

    /// The state after a move to a position, with the points that it gains.
    pub(crate) fn after(self, position: u32, gain: i64) -> Self {
        let so_far = self.so_far + self.player().scored(gain);
        State { position, turn: self.turn.map(Player::other), so_far }
    }
}

#[derive(Clone)]
pub(crate) struct ByNumber(Rc<dyn Numbers>);

/// Like [`VisitGain`], with the number of the position.
type VisitNumber<'a> = &'a mut dyn FnMut(u32, i64, Arguments);

impl ByNumber {
    pub(crate) fn new<R: Rules>(game: R::Game, position: R::Position) -> (Self, u32) {
        let known = RefCell::default();
        let game = Known::<R> { game, known };
        let number = game.number(position);
        (ByNumber(Rc::new(game)), number)
    }

    /// Visits the moves of a player, up to `most` of them.
    pub(crate) fn visit(&self, position: u32, player: Player, most: usize, visit: VisitNumber) {
        self.0.visit(position, player, most, visit);
    }

    pub(crate) fn parts(&self, position: u32) -> Vec<u32> {
        self.0.parts(position)
    }

    pub(crate) fn draw(&self, position: u32) -> String {
        self.0.draw(position)
    }

    pub(crate) fn rules(&self) -> &dyn Any {
        self.0.rules()
    }

    /// The position in the type of the rules, with the turn in partizan games and the score in scoring play.
    pub(crate) fn state(&self, state: State) -> Rc<dyn Any> {
        self.0.state(state.position, state.player(), state.so_far)
    }

    /// The number of the position in a state of the rules.
    pub(crate) fn number_in(&self, state: &dyn Any) -> Option<u32> {
        self.0.number_in(state)
    }
}

impl PartialEq for ByNumber {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_same(other.rules())
    }
}

impl Game for ByNumber {
    type Position = u32;

    fn moves(&self, &position: &u32, visit: Visit<u32>) {
        let mut visit = |option, _, name: Arguments| visit(option, name);
        self.visit(position, Player::Left, usize::MAX, &mut visit);
    }

    fn draw(&self, &position: &u32) -> String {
        self.draw(position)
    }
}

impl Partizan for ByNumber {
    type Position = u32;

    fn moves(&self, &position: &u32, player: Player, visit: Visit<u32>) {
        let mut visit = |option, _, name: Arguments| visit(option, name);
        self.visit(position, player, usize::MAX, &mut visit);
    }

    fn draw(&self, &position: &u32) -> String {
        self.draw(position)
    }
}

impl Scoring for ByNumber {
    type Position = u32;

    fn moves(&self, &position: &u32, player: Player, visit: VisitGain<u32>) {
        self.visit(position, player, usize::MAX, visit);
    }

    fn terminal_score(&self, &position: &u32) -> i64 {
        self.0.terminal_score(position)
    }

    fn draw(&self, &position: &u32) -> String {
        self.draw(position)
    }
}

/// The code that is compiled for each game.
trait Numbers {
    fn visit(&self, position: u32, player: Player, most: usize, visit: VisitNumber);
    fn terminal_score(&self, position: u32) -> i64;
    fn parts(&self, position: u32) -> Vec<u32>;
    fn draw(&self, position: u32) -> String;
    fn rules(&self) -> &dyn Any;
    fn is_same(&self, rules: &dyn Any) -> bool;
    fn state(&self, position: u32, turn: Player, so_far: i64) -> Rc<dyn Any>;
    fn number_in(&self, state: &dyn Any) -> Option<u32>;
}

struct Known<R: Rules> {
    game: R::Game,
    known: RefCell<Numbered<R::Position>>,
}

impl<R: Rules> Known<R> {
    fn number(&self, position: R::Position) -> u32 {
        self.known.borrow_mut().number(position) as u32
    }

    fn position(&self, number: u32) -> R::Position {
        self.known.borrow().position(number as usize).clone()
    }
}

impl<R: Rules> Numbers for Known<R> {
    fn visit(&self, position: u32, player: Player, most: usize, visit: VisitNumber) {
        let mut left = most;
        let mut visit = |option, gain, name: Arguments| {
            if left > 0 {
                left -= 1;
                visit(self.number(option), gain, name);
            }
        };
        R::moves(&self.game, &self.position(position), player, &mut visit);
    }

    fn terminal_score(&self, position: u32) -> i64 {
        R::terminal_score(&self.game, &self.position(position))
    }

    fn parts(&self, position: u32) -> Vec<u32> {
        let mut numbers = Vec::new();
        // By reference, since consuming a list takes ten functions of the standard library for each game.
        for part in &R::parts(&self.game, &self.position(position)) {
            numbers.push(self.number(part.clone()));
        }
        numbers
    }

    fn draw(&self, position: u32) -> String {
        R::draw(&self.game, &self.position(position))
    }

    fn rules(&self) -> &dyn Any {
        &self.game
    }

    fn is_same(&self, rules: &dyn Any) -> bool {
        rules.downcast_ref() == Some(&self.game)
    }

    fn state(&self, position: u32, turn: Player, so_far: i64) -> Rc<dyn Any> {
        Rc::new(R::state(self.position(position), turn, so_far))
    }

    fn number_in(&self, state: &dyn Any) -> Option<u32> {
        let position = R::position(state.downcast_ref()?);
        Some(self.number(position.clone()))
    }
}

pub(crate) trait Rules: 'static {
    type Game: PartialEq + 'static;
    type Position: Clone + Eq + Hash + 'static;
    type State: 'static;

    fn moves(
        game: &Self::Game,
        position: &Self::Position,
        player: Player,
        visit: VisitGain<Self::Position>,
    );
    fn terminal_score(_: &Self::Game, _: &Self::Position) -> i64 {
        0
    }
    fn parts(_: &Self::Game, _: &Self::Position) -> Vec<Self::Position> {
        Vec::new()
    }
    fn draw(game: &Self::Game, position: &Self::Position) -> String;
    fn state(position: Self::Position, turn: Player, so_far: i64) -> Self::State;
    fn position(state: &Self::State) -> &Self::Position;
}

pub(crate) struct Impartial<G>(PhantomData<G>);

impl<G: Game<Position: 'static> + PartialEq + 'static> Rules for Impartial<G> {
    type Game = G;
    type Position = G::Position;
    type State = G::Position;

    fn moves(game: &G, position: &G::Position, _: Player, visit: VisitGain<G::Position>) {
        game.moves(position, &mut |option, name| visit(option, 0, name));
    }

    fn parts(game: &G, position: &G::Position) -> Vec<G::Position> {
        game.parts(position)
    }

    fn draw(game: &G, position: &G::Position) -> String {
        game.draw(position)
    }

    fn state(position: G::Position, _: Player, _: i64) -> G::Position {
        position
    }

    fn position(state: &G::Position) -> &G::Position {
        state
    }
}

pub(crate) struct TwoSided<G>(PhantomData<G>);

impl<G: Partizan<Position: 'static> + PartialEq + 'static> Rules for TwoSided<G> {
    type Game = G;
    type Position = G::Position;
    type State = (G::Position, Player);

    fn moves(game: &G, position: &G::Position, player: Player, visit: VisitGain<G::Position>) {
        game.moves(position, player, &mut |option, name| visit(option, 0, name));
    }

    fn parts(game: &G, position: &G::Position) -> Vec<G::Position> {
        game.parts(position)
    }

    fn draw(game: &G, position: &G::Position) -> String {
        game.draw(position)
    }

    fn state(position: G::Position, turn: Player, _: i64) -> Self::State {
        (position, turn)
    }

    fn position(state: &Self::State) -> &G::Position {
        &state.0
    }
}

pub(crate) struct Scored<G>(PhantomData<G>);

impl<G: Scoring<Position: 'static> + PartialEq + 'static> Rules for Scored<G> {
    type Game = G;
    type Position = G::Position;
    type State = (G::Position, Player, i64);

    fn moves(game: &G, position: &G::Position, player: Player, visit: VisitGain<G::Position>) {
        game.moves(position, player, visit);
    }

    fn terminal_score(game: &G, position: &G::Position) -> i64 {
        game.terminal_score(position)
    }

    fn draw(game: &G, position: &G::Position) -> String {
        game.draw(position)
    }

    fn state(position: G::Position, turn: Player, so_far: i64) -> Self::State {
        (position, turn, so_far)
    }

    fn position(state: &Self::State) -> &G::Position {
        &state.0
    }
}
