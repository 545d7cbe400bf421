//! Positions of any game: drawn, moved from, and searched by the rules; large sums also by their parts. Their
//! types do not depend on the game, so that one program can explore, explain and play all games.

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
use std::fmt::{self, Arguments};
use std::rc::Rc;

/// A position of a game, and the player to move.
pub trait Position: Any {
    /// The position as text, without a final line break.
    fn draw(&self) -> String;

    /// The rules in their own type, for code that knows the game, such as a board.
    fn rules(&self) -> &dyn Any;

    /// The position in the type of its rules, with the player to move in partizan games.
    fn state(&self) -> &dyn Any;

    /// The convention for positions without moves; `None` in scoring play.
    fn play(&self) -> Option<Play>;

    /// The player to move, if the players have different moves or points. A turn inside the position appears
    /// only in the drawing.
    fn turn(&self) -> Option<Player>;

    /// The moves of the player to move, each with its name and resulting position. Of several moves with the
    /// same name, which should lead to equivalent positions, only the first is listed.
    fn moves(&self) -> Vec<(String, Box<dyn Position>)>;

    /// The components of this position, whose sum has the same value; empty if the game is not a sum, or in
    /// misère play, where their values do not determine that of the sum.
    fn parts(&self) -> Vec<Box<dyn Position>>;

    /// The measures of positions of this game, the most informative first.
    fn measures(&self) -> &'static [Measure];

    /// A measure of this position, by its definition; `None` if it is too large to find or write, like some
    /// canonical forms. Once a search in this game has exceeded 5,000 positions, or `limit` if that is less,
    /// sums are evaluated by their [`parts`](Position::parts). When the search for a canonical form gives up,
    /// it also gives up the reachable positions that it has not evaluated yet; their values stay `None`.
    ///
    /// # Errors
    ///
    /// If the search exceeds `limit` positions.
    ///
    /// # Panics
    ///
    /// If the measure is not one of [`measures`](Position::measures).
    fn value(&self, measure: Measure, limit: usize) -> Result<Option<Value>, TooLarge>;

    /// Takes over the search results of another position, unless the games differ.
    fn share_search(&mut self, with: &dyn Position);
}

/// A measure of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// The outcome class.
    Outcome,
    /// The size of the equal Nim heap.
    Grundy,
    /// The canonical form.
    Canonical,
    /// The average value in a sum of many copies.
    Mean,
    /// The temperature: the urgency of moving.
    Temperature,
    /// The margin in points, in scoring play.
    Score,
}

/// The value of a measure.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The player to move wins.
    N,
    /// The previous player wins.
    P,
    /// Left wins, whoever begins.
    L,
    /// Right wins, whoever begins.
    R,
    /// The player to move wins a loopy game after this number of moves.
    Win(u32),
    /// The player to move loses a loopy game after this number of moves.
    Loss(u32),
    /// Neither player can force a win of a loopy game.
    Draw,
    /// A Grundy value.
    Grundy(u64),
    /// A canonical form, in the usual notation.
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

/// The error that a search would exceed this number of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge(pub usize);

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "more than {} positions can be reached from it", self.0)
    }
}

impl std::error::Error for TooLarge {}

/// A position of an impartial game that ends, in normal play.
pub fn normal<G>(game: G, position: G::Position) -> Box<dyn Position>
where
    G: Game<Position: 'static> + PartialEq + 'static,
{
    let (game, start) = ByNumber::new::<by_number::Impartial<G>>(game, position);
    At::start(Impartial::new(game, Play::Normal), start, None)
}

/// Like [`normal`], in misère play.
pub fn misere<G>(game: G, position: G::Position) -> Box<dyn Position>
where
    G: Game<Position: 'static> + PartialEq + 'static,
{
    let (game, start) = ByNumber::new::<by_number::Impartial<G>>(game, position);
    At::start(Impartial::new(game, Play::Misere), start, None)
}

/// A position of a partizan game that ends, in normal play.
pub fn two_sided<G>(game: G, position: G::Position, turn: Player) -> Box<dyn Position>
where
    G: Partizan<Position: 'static> + PartialEq + 'static,
{
    let (game, start) = ByNumber::new::<by_number::TwoSided<G>>(game, position);
    At::start(TwoSided::new(game), start, Some(turn))
}

/// A position of a game that need not end, in normal play.
pub fn loopy<G>(game: G, position: G::Position) -> Box<dyn Position>
where
    G: Game<Position: 'static> + PartialEq + 'static,
{
    let (game, start) = ByNumber::new::<by_number::Impartial<G>>(game, position);
    At::start(Loopy::new(game), start, None)
}

/// A position of a game in scoring play before any points are gained. Its value is the score under optimal
/// play, Left's points minus Right's; later positions include the points gained so far.
pub fn scoring<G>(game: G, position: G::Position, turn: Player) -> Box<dyn Position>
where
    G: Scoring<Position: 'static> + PartialEq + 'static,
{
    let (game, start) = ByNumber::new::<by_number::Scored<G>>(game, position);
    At::start(Scored::new(game), start, Some(turn))
}

/// A position that shares the search results of its game.
struct At {
    game: ByNumber,
    search: Rc<RefCell<dyn Search>>,
    state: State,
    shown: Rc<dyn Any>,
}

impl At {
    fn start(search: impl Search, position: u32, turn: Option<Player>) -> Box<dyn Position> {
        let (game, search) = (search.game().clone(), Rc::new(RefCell::new(search)));
        let state = State { position, turn, so_far: 0 };
        let shown = game.state(state);
        Box::new(At { game, search, state, shown })
    }

    fn at(&self, state: State) -> Box<dyn Position> {
        Box::new(At {
            game: self.game.clone(),
            search: Rc::clone(&self.search),
            state,
            shown: self.game.state(state),
        })
    }
}

impl Position for At {
    fn draw(&self) -> String {
        let drawing = self.game.draw(self.state.position);
        let lead = match self.state.so_far {
            0 => return drawing,
            so_far @ 1.. => format!("(Left leads by {so_far})"),
            so_far => format!("(Right leads by {})", -so_far),
        };
        match drawing.as_str() {
            "" => lead,
            _ => format!("{drawing} {lead}"),
        }
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
        self.state.turn
    }

    fn moves(&self) -> Vec<(String, Box<dyn Position>)> {
        let (mut moves, mut names) = (Vec::new(), Numbered::default());
        let mut visit = |option, gain, name: Arguments| {
            let name = name.to_string();
            if names.insert(name.clone()) {
                moves.push((name, self.state.after(option, gain)));
            }
        };
        self.game.visit(self.state.position, self.state.player(), usize::MAX, &mut visit);
        let moves = moves.into_iter();
        moves.map(|(name, state)| (name, self.at(state))).listed()
    }

    fn parts(&self) -> Vec<Box<dyn Position>> {
        let parts = self.search.borrow().parts(self.state.position).into_iter();
        parts.map(|position| self.at(State { position, ..self.state })).listed()
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
        // Of equal rules, the convention and the measures tell searches of different kinds apart.
        let is_same = self.game == other.game
            && self.play() == other.play()
            && self.measures() == other.measures();
        if is_same && !Rc::ptr_eq(&self.search, &other.search) {
            let number = other.game.number_in(&*self.shown);
            self.state.position = number.expect("a position of the same game");
            self.game = other.game.clone();
            self.search = Rc::clone(&other.search);
        }
    }
}
