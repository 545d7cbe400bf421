//! A game as a board: positions as they lie on it, and for each move what is clicked to make it.

use crate::scene::Scene;
use jury::position::Position;
use jury::rules::{Game, Player};
use std::rc::Rc;

/// A game that can be drawn and clicked. What a move is, the rules say; what is drawn may know more
/// than a position of the rules, such as which of two equal heaps is the left one.
pub trait Board: 'static {
    /// The rules.
    type Rules: Game;
    /// A position as it lies on the board.
    type State: Clone + 'static;

    /// The rules.
    fn rules(&self) -> &Self::Rules;

    /// The position of the rules.
    fn position(&self, state: &Self::State) -> <Self::Rules as Game>::Position;

    /// What searches a position of the rules.
    fn search(&self, position: <Self::Rules as Game>::Position) -> Box<dyn Position>;

    /// The moves, each with what is clicked.
    fn moves(&self, state: &Self::State) -> Vec<Move<Self::State>>;

    /// Whose turn it is, if the players have different moves.
    fn turn(&self, _: &Self::State) -> Option<Player> {
        None
    }

    /// The picture.
    fn scene(&self, state: &Self::State) -> Scene;
}

/// A move on a board.
pub struct Move<S> {
    /// What the move is called.
    pub name: String,
    /// The places that make the move when they are clicked, in any order.
    pub clicks: Vec<String>,
    /// The position after it.
    pub after: S,
}

/// The moves of a game whose positions lie on the board just as the rules have them.
pub fn by_rules<G: Game>(
    rules: &G,
    position: &G::Position,
    clicks: impl Fn(&G::Position) -> Vec<String>,
) -> Vec<Move<G::Position>> {
    let mut moves = Vec::new();
    rules.moves(position, &mut |after, name| {
        moves.push(Move {
            name: name.to_string(),
            clicks: clicks(&after),
            after,
        });
    });
    moves
}

/// A position on a board, whichever game that is.
pub trait Table {
    /// The position for the search.
    fn search(&self) -> Box<dyn Position>;

    /// The position as text.
    fn draw(&self) -> String;

    /// Whose turn it is, if the players have different moves.
    fn turn(&self) -> Option<Player>;

    /// The picture.
    fn scene(&self) -> Scene;

    /// The moves.
    fn moves(&self) -> Vec<Choice>;

    /// The position after the move of this number, if there is one.
    fn after(&self, number: usize) -> Option<Box<dyn Table>>;
}

/// A move of a [`Table`].
pub struct Choice {
    /// What the move is called.
    pub name: String,
    /// The places that make the move.
    pub clicks: Vec<String>,
    /// The numbers of the moves in the rules that lead to the same position.
    pub in_rules: Vec<usize>,
}

/// A position on the board of a game.
pub struct At<B: Board> {
    board: Rc<B>,
    state: B::State,
}

impl<B: Board> At<B> {
    /// The first position of a game.
    pub fn start(board: B, state: B::State) -> Box<dyn Table> {
        let board = Rc::new(board);
        Box::new(At { board, state })
    }
}

impl<B: Board> Table for At<B> {
    fn search(&self) -> Box<dyn Position> {
        self.board.search(self.board.position(&self.state))
    }

    fn draw(&self) -> String {
        let position = self.board.position(&self.state);
        self.board.rules().draw(&position)
    }

    fn turn(&self) -> Option<Player> {
        self.board.turn(&self.state)
    }

    fn scene(&self) -> Scene {
        self.board.scene(&self.state)
    }

    fn moves(&self) -> Vec<Choice> {
        let position = self.board.position(&self.state);
        let options = self.board.rules().options(&position);
        let moves = self.board.moves(&self.state).into_iter();
        let choice = |one: Move<B::State>| {
            let after = self.board.position(&one.after);
            let same = (0..options.len()).filter(|&at| options[at] == after);
            Choice {
                name: one.name,
                clicks: one.clicks,
                in_rules: same.collect(),
            }
        };
        moves.map(choice).collect()
    }

    fn after(&self, number: usize) -> Option<Box<dyn Table>> {
        let moves = self.board.moves(&self.state);
        let one = moves.into_iter().nth(number)?;
        Some(Box::new(At {
            board: Rc::clone(&self.board),
            state: one.after,
        }))
    }
}
