//! The judge's side of successive zigzag games. The program chooses its side in each.

use super::{Fault, Interactor, Step, numbers};
use crate::format::Text;
use crate::listed::Listed;
use crate::opponent::{Opponent, Player};
use crate::rules::Game;
use crate::rules::zigzag::{Position, Zigzag};

/// The maximum number of unvisited vertices in a position that a perfect opponent searches.
const SEARCHED_VERTICES: usize = 9;

/// The weights of a game: row `i` holds those of the edges at vertex `i` on the left.
pub type Weights = Vec<Vec<u64>>;

/// The games in progress; each is sent when the previous one is won.
pub struct Session {
    opponent: Opponent,
    games: Vec<Weights>,
    won: usize,
    state: State,
}

enum State {
    /// The program must choose its side.
    Choosing,
    /// The program is Alice and must make the opening choices.
    Beginning,
    Moving(Box<Moving>),
}

struct Moving {
    game: Zigzag,
    position: Position,
    opponent: Player<Zigzag>,
}

impl Moving {
    fn reply(&mut self) -> Option<String> {
        if self.game.options(&self.position).is_empty() {
            return None;
        }
        let searchable = self.game.unvisited(&self.position) <= SEARCHED_VERTICES;
        self.position = self.opponent.choose(&self.position, searchable);
        Some(format!("{}\n", self.position.token + 1))
    }
}

impl Session {
    /// Starts games with these weights.
    pub fn new(opponent: Opponent, games: Vec<Weights>) -> Self {
        Session { opponent, games, won: 0, state: State::Choosing }
    }

    fn data(&self) -> String {
        let weights = &self.games[self.won];
        let mut text = Text::default();
        text.token(weights.len());
        for row in weights {
            text.end_line();
            for weight in row {
                text.token(weight);
            }
        }
        text.end_line();
        text.into_string()
    }

    /// The current game and the opponent's player, which changes from game to game.
    fn game(&self) -> (Zigzag, Player<Zigzag>) {
        let game = Zigzag::new(self.games[self.won].clone());
        let seed = self.opponent.seed.wrapping_add(self.won as u64);
        let player = Player::new(&game, Opponent { seed, ..self.opponent });
        (game, player)
    }

    /// Begins as Alice: announces whether she takes heavier edges, and her first vertex.
    fn begin_as_alice(&mut self) -> Step {
        let (game, mut opponent) = self.game();
        let vertices = game.vertices();
        let starts = (0..2 * vertices).map(|at| Position::start(at / 2, at % 2 == 0));
        let starts: Vec<Position> = starts.listed();
        let position = opponent.choose_start(&starts, vertices - 1 <= SEARCHED_VERTICES);
        // The next player is Bob, who takes the other kind of edges.
        let letter = if position == Position::start(position.token, true) { 'D' } else { 'I' };
        let says = format!("{letter} {}\n", position.token + 1);
        self.state = State::Moving(Box::new(Moving { game, position, opponent }));
        Step::listen(says)
    }

    /// Begins as Bob with the judge's first move, which always exists.
    fn begin_as_bob(&mut self, line: &str) -> Step {
        let (game, opponent) = self.game();
        let begun = line.split_once(' ').and_then(|(letter, vertex)| {
            let [vertex] = numbers(vertex)?;
            ["I", "D"].contains(&letter).then_some((letter == "I", vertex as usize))
        });
        let Some((increasing, vertex)) = begun else {
            return Step::malformed(line, "`I` or `D` and a vertex");
        };
        if !(1..=game.vertices()).contains(&vertex) {
            let why = format!("`{line}`: there is no such vertex");
            return Step::fault("-2\n", Fault::IllegalMove, why);
        }
        let mut moving =
            Moving { position: Position::start(vertex - 1, !increasing), game, opponent };
        let says = moving.reply().expect("the first edge is free");
        self.state = State::Moving(Box::new(moving));
        Step::listen(says)
    }
}

impl Interactor for Session {
    fn begin(&mut self) -> Step {
        Step::listen(format!("{}\n{}", self.games.len(), self.data()))
    }

    fn hear(&mut self, line: &str) -> Step {
        let moving = match &mut self.state {
            State::Choosing => match line {
                "A" => {
                    self.state = State::Beginning;
                    return Step::listen("");
                }
                "B" => return self.begin_as_alice(),
                _ => return Step::malformed(line, "`A` or `B`"),
            },
            State::Beginning => return self.begin_as_bob(line),
            State::Moving(moving) => moving,
        };
        if line == "-1" {
            let why = if moving.game.options(&moving.position).is_empty() {
                "no move is left"
            } else {
                "gave up, though there is a move"
            };
            return Step::fault("", Fault::LostGame, format!("game {}: {why}", self.won + 1));
        }
        let Some([vertex]) = numbers(line) else {
            return Step::malformed(line, "a vertex or `-1`");
        };
        let to = usize::try_from(vertex).unwrap_or(usize::MAX).wrapping_sub(1);
        let Some(position) = moving.game.moved(&moving.position, to) else {
            let why = format!(
                "game {}: `{line}` from {}",
                self.won + 1,
                moving.game.draw(&moving.position)
            );
            return Step::fault("-2\n", Fault::IllegalMove, why);
        };
        moving.position = position;
        if let Some(says) = moving.reply() {
            return Step::listen(says);
        }
        self.won += 1;
        self.state = State::Choosing;
        if self.won == self.games.len() {
            Step::over("-1\n", "won\n".repeat(self.won))
        } else {
            Step::listen(format!("-1\n{}", self.data()))
        }
    }
}
