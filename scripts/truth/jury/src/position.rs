//! A position of any game: drawn, moved from, and searched, by the rules; a large sum also by its parts.
//!
//! A [`Book`](crate::books::Book) turns a case into one. The type of its game is hidden, so that
//! one program can explore, explain and play all games.

mod by_number;
mod searches;

use crate::listed::Listed;
use crate::rules::{Game, Partizan, Player, Scoring};
use crate::search::impartial::Play;
use crate::search::memo::Numbered;
use crate::short::Number;
use by_number::{ByNumber, State};
use searches::{Impartial, Loopy, Scored, Search, TwoSided};
use std::any::Any;
use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

/// A position of a game, and whose turn it is.
pub trait Position: Any {
    /// The position as text, without a line break at its end.
    fn draw(&self) -> String;

    /// The rules, in their own type: for what knows the game, such as a board that draws it.
    fn rules(&self) -> &dyn Any;

    /// The position in the type that the rules have for it; with whose turn it is, if the players have
    /// different moves.
    fn state(&self) -> &dyn Any;

    /// Who wins a position from which there is no move; `None` in scoring play, where points decide.
    fn play(&self) -> Option<Play>;

    /// Whose turn it is, if the players have different moves or points; where the position itself says whose
    /// turn it is, its drawing does.
    fn turn(&self) -> Option<Player>;

    /// The moves of the player to move: the name of each, and the position that it leads to. Moves of one
    /// name, which lead to one position, are one move.
    fn moves(&self) -> Vec<(String, Box<dyn Position>)>;

    /// The positions of which this one is the sum, or is worth as much as it; none if the game is no
    /// sum, or in misère play, where what parts are worth does not tell what their sum is.
    fn parts(&self) -> Vec<Box<dyn Position>>;

    /// Returns what can be said about positions of this game, the most telling first.
    fn measures(&self) -> &'static [Measure];

    /// A measure of this position, by its definition; `None` if that is too large to be found or written:
    /// some canonical forms are. Once the search of some position of this game has come to more than 5,000 others,
    /// sums are worth what their [`parts`](Position::parts) are worth together.
    ///
    /// # Errors
    ///
    /// When more than `limit` positions would have to be searched.
    ///
    /// # Panics
    ///
    /// If the measure is none of [`measures`](Position::measures).
    fn value(&self, measure: Measure, limit: usize) -> Result<Option<Value>, TooLarge>;

    /// Takes over what has been searched for another position, if that belongs to the same game.
    fn share_search(&mut self, with: &dyn Position);
}

/// Something that can be said about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// Who wins.
    Outcome,
    /// The size of the Nim heap that it is equal to.
    Grundy,
    /// Its canonical form.
    Canonical,
    /// What it is worth on the average, in the sum of many copies.
    Mean,
    /// What a move in it is worth.
    Temperature,
    /// By how many points who wins, in scoring play.
    Score,
}

/// What a position is worth by one measure. Its text is short enough for the cell of a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The player to move, the next one, wins.
    N,
    /// The player who has just moved, the previous one, wins.
    P,
    /// Left wins, whoever begins.
    L,
    /// Right wins, whoever begins.
    R,
    /// In a game that need not end: the player to move wins, after this number of moves.
    Win(u32),
    /// In a game that need not end: the player to move loses, after this number of moves.
    Loss(u32),
    /// In a game that need not end: neither player can force an end.
    Draw,
    /// A Grundy value.
    Grundy(u64),
    /// A canonical form, as the field writes it.
    Canonical(String),
    /// A mean or a temperature.
    Number(Number),
    /// Left's points minus Right's at the end of the game.
    Score(i64),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Value::N => f.pad("N"),
            Value::P => f.pad("P"),
            Value::L => f.pad("L"),
            Value::R => f.pad("R"),
            Value::Win(moves) => f.pad(&format!("win {moves}")),
            Value::Loss(moves) => f.pad(&format!("loss {moves}")),
            Value::Draw => f.pad("draw"),
            Value::Grundy(value) => fmt::Display::fmt(value, f),
            Value::Score(score) => fmt::Display::fmt(score, f),
            Value::Canonical(text) => f.pad(text),
            Value::Number(number) => fmt::Display::fmt(number, f),
        }
    }
}

/// A search was given up: it has more than this number of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge(pub usize);

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "more than {} positions can be reached from it", self.0)
    }
}

impl std::error::Error for TooLarge {}

/// A position of a game that ends, in which the position alone decides which moves there are, in
/// normal play: whoever cannot move loses.
pub fn normal<G>(game: G, position: G::Position) -> Box<dyn Position>
where
    G: Game<Position: 'static> + PartialEq + 'static,
{
    let (game, start) = ByNumber::impartial(game, position);
    At::start(Impartial::new(game, Play::Normal), start)
}

/// As [`normal`], in misère play: whoever cannot move wins.
pub fn misere<G>(game: G, position: G::Position) -> Box<dyn Position>
where
    G: Game<Position: 'static> + PartialEq + 'static,
{
    let (game, start) = ByNumber::impartial(game, position);
    At::start(Impartial::new(game, Play::Misere), start)
}

/// A position of a game that ends, in which the players have different moves, and whose turn it is.
/// Whoever cannot move loses.
pub fn two_sided<G>(game: G, position: G::Position, turn: Player) -> Box<dyn Position>
where
    G: Partizan<Position: 'static> + PartialEq + 'static,
{
    let (game, start) = ByNumber::two_sided(game, position);
    At::start(TwoSided::new(game), (start, turn))
}

/// A position of a game that need not end, in normal play.
pub fn loopy<G>(game: G, position: G::Position) -> Box<dyn Position>
where
    G: Game<Position: 'static> + PartialEq + 'static,
{
    let (game, start) = ByNumber::impartial(game, position);
    At::start(Loopy::new(game, Play::Normal), start)
}

/// A position of a game in scoring play, before points have been gained, and whose turn it is.
///
/// Its value is the score under optimal play, Left's points minus Right's. The positions that come of it
/// remember what has been gained, so that their value is the score at the end of the game too.
pub fn scoring<G>(game: G, position: G::Position, turn: Player) -> Box<dyn Position>
where
    G: Scoring<Position: 'static> + PartialEq + 'static,
{
    let (game, start) = ByNumber::scoring(game, position);
    At::start(Scored::new(game), (start, turn, 0))
}

/// A position, with what has been searched of its game.
struct At<S: Search> {
    game: ByNumber,
    search: Rc<RefCell<S>>,
    state: S::State,
    /// The state in the type that the rules have for it.
    shown: Rc<dyn Any>,
}

impl<S: Search> At<S> {
    fn start(search: S, state: S::State) -> Box<dyn Position> {
        let (game, search) = (search.game().clone(), Rc::new(RefCell::new(search)));
        let shown = game.state(state);
        Box::new(At { game, search, state, shown })
    }

    /// Another position of the same game.
    fn at(&self, state: S::State) -> Box<dyn Position> {
        Box::new(At {
            game: self.game.clone(),
            search: Rc::clone(&self.search),
            state,
            shown: self.game.state(state),
        })
    }
}

impl<S: Search> Position for At<S> {
    fn draw(&self) -> String {
        self.search.borrow().draw(self.state)
    }

    fn rules(&self) -> &dyn Any {
        self.game.rules()
    }

    fn state(&self) -> &dyn Any {
        &*self.shown
    }

    fn play(&self) -> Option<Play> {
        self.search.borrow().play()
    }

    fn turn(&self) -> Option<Player> {
        self.state.turn()
    }

    fn moves(&self) -> Vec<(String, Box<dyn Position>)> {
        let mut moves = self.search.borrow().moves(self.state);
        let mut names = Numbered::default();
        moves.retain(|(name, _)| names.insert(name.clone()));
        let moves = moves.into_iter();
        moves.map(|(name, state)| (name, self.at(state))).listed()
    }

    fn parts(&self) -> Vec<Box<dyn Position>> {
        let parts = self.search.borrow().parts(self.state).into_iter();
        parts.map(|state| self.at(state)).listed()
    }

    fn measures(&self) -> &'static [Measure] {
        self.search.borrow().measures()
    }

    fn value(&self, measure: Measure, limit: usize) -> Result<Option<Value>, TooLarge> {
        assert!(self.measures().contains(&measure), "this game has no {measure:?}");
        self.search.borrow_mut().value(self.state, measure, limit)
    }

    fn share_search(&mut self, with: &dyn Position) {
        let with: &dyn Any = with;
        let Some(other) = with.downcast_ref::<Self>() else {
            return;
        };
        let is_other = !Rc::ptr_eq(&self.search, &other.search);
        if is_other && self.search.borrow().is_same_game(&other.search.borrow()) {
            let number = other.game.number_in(&*self.shown);
            self.state = self.state.with(number.expect("a position of the same game"));
            self.game = other.game.clone();
            self.search = Rc::clone(&other.search);
        }
    }
}
