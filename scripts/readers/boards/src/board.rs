//! A position as a board: its picture, and the clicks for each move of the rules.

use crate::scene::{Picture, Scene, described};
use jury::position::Position;
use jury::rules::Player;
use std::rc::Rc;

/// A board's texts for its players.
pub struct About {
    /// How to move with the mouse.
    pub clicks: &'static str,
    /// The sentence at the end.
    pub ending: &'static str,
    /// The players' names if their moves differ: Left and Right.
    pub sides: Option<[&'static str; 2]>,
}

/// The drawing of games with these rules. A state of the board may hold more than a position, such as which
/// of two equal towers is on the left.
pub trait Board: Sized + 'static {
    /// The rules.
    type Rules: Clone + 'static;
    /// A position, in the type behind [`Position::state`].
    type Position: PartialEq + Clone + 'static;
    /// A layout of a position on the board.
    type State: From<Self::Position> + Into<Self::Position> + Clone + 'static;

    /// The texts for the players.
    const ABOUT: About;

    /// The board of a game that begins with this position; `None` if the game is too large.
    fn open(rules: Self::Rules, start: &Self::Position) -> Option<Self>;

    /// The player to move, if the players' moves differ and the position tells it.
    fn turn(&self, _: &Self::State) -> Option<Player> {
        None
    }

    /// The places to click for a move of the rules, in any order, if [`moves`](Self::moves) are those of the rules.
    fn clicks(&self, _: &Self::Position, _after: &Self::Position) -> Vec<String> {
        Vec::new()
    }

    /// The moves in any order, given those of the rules.
    fn moves(
        &self,
        state: &Self::State,
        options: &[(String, Self::Position)],
    ) -> Vec<Move<Self::State>> {
        let before = state.clone().into();
        let moves = options.iter().map(|(name, after)| Move {
            name: name.clone(),
            clicks: self.clicks(&before, after),
            after: after.clone().into(),
        });
        moves.collect()
    }

    /// The picture.
    fn scene(&self, state: &Self::State) -> Scene;

    /// The ways to turn this start into another by clicks on places, if there are any.
    fn change(
        &self,
        _: &Self::Position,
        _other: (&Self::Rules, &Self::Position),
    ) -> Vec<Vec<String>> {
        Vec::new()
    }

    /// Adds places that serve only for changes.
    fn add_handles(&self, _: &Self::Position, _: &mut Scene) {}
}

/// A move on a board.
pub struct Move<S> {
    /// Its name.
    pub name: String,
    /// The places to click, in any order.
    pub clicks: Vec<String>,
    /// The position after the move.
    pub after: S,
}

/// A position on a board of any game.
pub trait Table {
    /// The texts for the players.
    fn about(&self) -> &'static About;

    /// Returns whether the position is drawn, not written.
    fn is_drawn(&self) -> bool;

    /// The position.
    fn position(&self) -> &dyn Position;

    /// The player to move, if the players' moves differ.
    fn turn(&self) -> Option<Player>;

    /// The picture.
    fn picture(&self) -> Picture;

    /// The picture of a start being edited, with the places for changes.
    fn editing(&self) -> Picture {
        self.picture()
    }

    /// The ways to turn this start into another by clicks on places, if there are any.
    fn change(&self, _other: &dyn Position) -> Vec<Vec<String>> {
        Vec::new()
    }

    /// The moves.
    fn moves(&self) -> Vec<Choice>;

    /// The position after the move with this number, if it exists.
    fn after(&self, number: usize) -> Option<Box<dyn Table>>;
}

/// A move of a [`Table`].
pub struct Choice {
    /// Its name.
    pub name: String,
    /// The places to click.
    pub clicks: Vec<String>,
    /// The rules' moves to the same position, by number.
    pub in_rules: Vec<usize>,
}

struct At<B: Board> {
    board: Rc<B>,
    state: B::State,
    position: Rc<dyn Position>,
}

/// Opens the board `B` if it draws this game and has room for it.
pub fn open<B: Board>(position: &Rc<dyn Position>) -> Option<Box<dyn Table>> {
    let rules = position.rules().downcast_ref::<B::Rules>()?;
    let start = position.state().downcast_ref::<B::Position>()?;
    let board = Rc::new(B::open(rules.clone(), start)?);
    Some(Box::new(At { board, state: start.clone().into(), position: Rc::clone(position) }))
}

impl<B: Board> At<B> {
    fn options(&self) -> Vec<(String, B::Position)> {
        let state = |position: &dyn Position| {
            let state = position.state().downcast_ref::<B::Position>();
            state.expect("a move stays in its game").clone()
        };
        let moves = self.position.moves().into_iter();
        moves.map(|(name, after)| (name, state(&*after))).collect()
    }
}

impl<B: Board> Table for At<B> {
    fn about(&self) -> &'static About {
        const { &B::ABOUT }
    }

    fn is_drawn(&self) -> bool {
        true
    }

    fn position(&self) -> &dyn Position {
        &*self.position
    }

    fn turn(&self) -> Option<Player> {
        let turn = self.position.turn();
        turn.or_else(|| self.board.turn(&self.state))
    }

    fn picture(&self) -> Picture {
        let description = described(&self.position.draw());
        self.board.scene(&self.state).picture(&description)
    }

    fn editing(&self) -> Picture {
        let mut scene = self.board.scene(&self.state);
        self.board.add_handles(&self.state.clone().into(), &mut scene);
        scene.picture(&described(&self.position.draw()))
    }

    fn change(&self, other: &dyn Position) -> Vec<Vec<String>> {
        let rules = other.rules().downcast_ref::<B::Rules>();
        let position = other.state().downcast_ref::<B::Position>();
        let other = rules.zip(position);
        other.map_or_else(Vec::new, |other| self.board.change(&self.state.clone().into(), other))
    }

    fn moves(&self) -> Vec<Choice> {
        let options = self.options();
        let moves = self.board.moves(&self.state, &options).into_iter();
        let choice = |one: Move<B::State>| {
            let after = one.after.into();
            let same = (0..options.len()).filter(|&at| options[at].1 == after);
            Choice { name: one.name, clicks: one.clicks, in_rules: same.collect() }
        };
        moves.map(choice).collect()
    }

    fn after(&self, number: usize) -> Option<Box<dyn Table>> {
        let options = self.options();
        let mut moves = self.board.moves(&self.state, &options).into_iter();
        let state = moves.nth(number)?.after;
        let after = state.clone().into();
        let at = options.iter().position(|(_, option)| *option == after)?;
        Some(Box::new(At {
            board: Rc::clone(&self.board),
            state,
            position: Rc::from(self.position.moves().swap_remove(at).1),
        }))
    }
}
