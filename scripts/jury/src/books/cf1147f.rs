//! Codeforces 1147F, Zigzag Game: an interactive problem. Choose to be Alice or Bob, and win the
//! zigzag game on a complete bipartite graph.
//!
//! A case is the opponent on a line of its own, and the games as the judge sends them; a game is sent
//! when the one before is won.

use super::prelude::*;
use crate::dialogue::{Fault, Interactor, Step, numbers};
use crate::format::{Text, Tokens};
use crate::opponent::{Opponent, Player, Style, opponent};
use crate::rules::Game;
use crate::rules::zigzag::{Position, Zigzag};
use anyhow::{Result, ensure};
use rand::seq::SliceRandom;

const MAX_GAMES: usize = 50;
const MAX_SIDE: usize = 50;

/// A perfect opponent searches positions with up to this many vertices to visit.
const SEARCHED_VERTICES: usize = 9;

#[derive(Default)]
pub struct Book;

/// The weights of a game: row `i` has those of the edges from vertex `i` on the left.
type Weights = Vec<Vec<u64>>;

/// The opponent, and the games.
type Case = (Opponent, Vec<Weights>);

impl super::Book for Book {
    type Case = Case;

    fn file() -> File<impl Format<Value = Case>> {
        let games = list(1.., SquareOfWeights);
        let games = games.such_that("1 to 50 games", |games| {
            (1..=MAX_GAMES).contains(&games.len())
        });
        single((opponent(), games))
    }

    fn position(_: &Case) -> Shown {
        Err("a case is a choice between two sides, in several games")
    }

    /// One of the two sides wins each game, and the program has the choice.
    fn answer(&mut self, (_, games): &Case) -> Option<String> {
        Some(vec!["won"; games.len()].join("\n"))
    }

    fn small() -> impl Iterator<Item = Case> {
        let all: Vec<Weights> = [vec![vec![vec![1]]], squares_of_2()].concat();
        (0..20).flat_map(move |seed| {
            let all = all.clone();
            Style::ALL.map(|style| (Opponent { style, seed }, all.clone()))
        })
    }

    fn random(random: &mut Random) -> Case {
        case(random, 5, 5)
    }

    fn full(random: &mut Random) -> Case {
        case(random, MAX_GAMES, MAX_SIDE)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::NotNeeded(
        "each game is played to its end, against a random, a greedy or, on few vertices, a \
         perfect opponent",
    );

    fn largest(random: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        let mut games = |style, kind| {
            let games = (0..MAX_GAMES).map(|_| weights(random, MAX_SIDE, kind));
            vec![(Opponent { style, seed: 1 }, games.collect())]
        };
        vec![
            ("50 random games", games(Style::Random, Kind::Random)),
            (
                "50 random games, greedy",
                games(Style::Greedy, Kind::Random),
            ),
            ("50 ascending games", games(Style::Greedy, Kind::Ascending)),
            (
                "50 games of diagonals",
                games(Style::Greedy, Kind::Diagonals),
            ),
        ]
    }

    fn interactor((opponent, games): &Case) -> Option<Box<dyn Interactor>> {
        Some(Box::new(Session {
            opponent: *opponent,
            games: games.clone(),
            won: 0,
            state: State::Choosing,
        }))
    }
}

/// The format of a game: n, and n lines of n weights, which are a permutation of 1 to n².
struct SquareOfWeights;

impl Format for SquareOfWeights {
    type Value = Weights;

    fn read(&self, tokens: &mut Tokens) -> Result<Weights> {
        let side: usize = tokens.number("n")?;
        ensure!((1..=MAX_SIDE).contains(&side), "n is {side}, not in 1..=50");
        let mut row = || (0..side).map(|_| tokens.number("a weight")).collect();
        let weights: Weights = (0..side).map(|_| row()).collect::<Result<_>>()?;
        let mut all = weights.concat();
        all.sort_unstable();
        let is_permutation = all.into_iter().eq(1..=(side * side) as u64);
        ensure!(
            is_permutation,
            "the weights are not 1 to n², each of them once"
        );
        Ok(weights)
    }

    fn write(&self, weights: &Weights, text: &mut Text) {
        text.token(weights.len());
        text.end_line();
        for row in weights {
            for weight in row {
                text.token(weight);
            }
            text.end_line();
        }
    }

    /// Without the first or the last vertex of both sides.
    fn simpler(&self, weights: &Weights) -> Vec<Weights> {
        let side = weights.len();
        if side == 1 {
            return Vec::new();
        }
        let without = |gone: usize| {
            let without = |row: &Vec<u64>| [&row[..gone], &row[gone + 1..]].concat();
            let rows = [&weights[..gone], &weights[gone + 1..]].concat();
            ranked(rows.iter().map(without).collect())
        };
        vec![without(0), without(side - 1)]
    }
}

/// The same order of weights, with the numbers from 1 on.
fn ranked(mut weights: Weights) -> Weights {
    let mut all = weights.concat();
    all.sort_unstable();
    for weight in weights.iter_mut().flatten() {
        *weight = 1 + all.partition_point(|other| other < weight) as u64;
    }
    weights
}

/// All weights with two vertices on each side.
fn squares_of_2() -> Vec<Weights> {
    let rows = cases::all_lists(4..=4, 1..=4).filter(|row| {
        let mut sorted = row.clone();
        sorted.sort_unstable();
        sorted == [1, 2, 3, 4]
    });
    rows.map(|row| vec![row[..2].to_vec(), row[2..].to_vec()])
        .collect()
}

#[derive(Clone, Copy)]
enum Kind {
    Random,
    /// Row by row.
    Ascending,
    /// Diagonal by diagonal: many vertices prefer the same ones.
    Diagonals,
}

fn weights(random: &mut Random, side: usize, kind: Kind) -> Weights {
    let mut all: Vec<u64> = (1..=(side * side) as u64).collect();
    if let Kind::Random = kind {
        all.shuffle(random);
    }
    let mut weights: Weights = all.chunks(side).map(<[_]>::to_vec).collect();
    if let Kind::Diagonals = kind {
        for (i, row) in weights.iter_mut().enumerate() {
            for (j, weight) in row.iter_mut().enumerate() {
                *weight = ((i + j) * side + i) as u64;
            }
        }
        weights = ranked(weights);
    }
    weights
}

fn case(random: &mut Random, most_games: usize, most_side: usize) -> Case {
    let opponent = Opponent::any(random);
    let games = cases::number(random, 1..=most_games as u64);
    let mut game = || {
        let side = cases::number(random, 1..=most_side as u64) as usize;
        let kind = match random.random_range(0..6) {
            0 => Kind::Ascending,
            1 => Kind::Diagonals,
            _ => Kind::Random,
        };
        weights(random, side, kind)
    };
    (opponent, (0..games).map(|_| game()).collect())
}

/// The games of a case in progress.
struct Session {
    opponent: Opponent,
    games: Vec<Weights>,
    won: usize,
    state: State,
}

enum State {
    /// The program is to say who it is.
    Choosing,
    /// The program is Alice, and is to say how she begins.
    Beginning,
    /// The program is to move.
    Moving(Box<Moving>),
}

struct Moving {
    game: Zigzag,
    position: Position,
    opponent: Player<Zigzag>,
}

impl Moving {
    /// The judge moves, if it can: what it says.
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
    /// The data of the game that is to be played.
    fn data(&self) -> String {
        let mut text = Text::default();
        SquareOfWeights.write(&self.games[self.won], &mut text);
        text.into_string()
    }

    /// The next game with the opponent's player for it: each one plays another.
    fn game(&self) -> (Zigzag, Player<Zigzag>) {
        let game = Zigzag::new(self.games[self.won].clone());
        let seed = self.opponent.seed.wrapping_add(self.won as u64);
        let player = Player::new(
            &game,
            Opponent {
                seed,
                ..self.opponent
            },
        );
        (game, player)
    }

    /// The judge is Alice: she says whether she takes heavier edges, and where she begins.
    fn begin_as_alice(&mut self) -> Step {
        let (game, mut opponent) = self.game();
        let vertices = game.vertices();
        let starts = (0..2 * vertices).map(|at| game.start(at / 2, at % 2 == 0));
        let starts: Vec<Position> = starts.collect();
        let position = opponent.choose_start(&starts, vertices - 1 <= SEARCHED_VERTICES);
        // The next player is Bob, who gets what she does not take.
        let letter = if position == game.start(position.token, true) {
            'D'
        } else {
            'I'
        };
        let says = format!("{letter} {}\n", position.token + 1);
        self.state = State::Moving(Box::new(Moving {
            game,
            position,
            opponent,
        }));
        Step::listen(says)
    }

    /// The program is Alice, and has begun; the judge makes the first move, which is always possible.
    fn begin_as_bob(&mut self, line: &str) -> Step {
        let (game, opponent) = self.game();
        let begun = line.split_once(' ').and_then(|(letter, vertex)| {
            let [vertex] = numbers(vertex)?;
            ["I", "D"]
                .contains(&letter)
                .then_some((letter == "I", vertex as usize))
        });
        let Some((increasing, vertex)) = begun else {
            return Step::malformed(line, "`I` or `D` and a vertex");
        };
        if !(1..=game.vertices()).contains(&vertex) {
            let why = format!("`{line}`: there is no such vertex");
            return Step::fault("-2\n", Fault::IllegalMove, why);
        }
        let mut moving = Moving {
            position: game.start(vertex - 1, !increasing),
            game,
            opponent,
        };
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
        let to = usize::try_from(vertex)
            .unwrap_or(usize::MAX)
            .wrapping_sub(1);
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
