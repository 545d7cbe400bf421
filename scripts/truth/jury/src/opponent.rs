//! The playing styles of the judge in interactive problems.

use crate::Random;
use crate::format::{Choices, Edit, Format, Grammar, Part, Text, Tokens, Value, smaller};
use crate::listed::Listed;
use crate::rules::Large;
use crate::search::impartial::{Outcomes, Play};
use anyhow::{Result, bail};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use std::fmt;

/// How an opponent chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Random moves.
    Random,
    /// Moves that the rules call greedy.
    Greedy,
    /// Winning moves, found by search; a random move if there is none or the search would be too large.
    Perfect,
}

impl Style {
    /// All styles, the simplest first.
    pub const ALL: [Style; 3] = [Style::Random, Style::Greedy, Style::Perfect];
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Style::Random => "random",
            Style::Greedy => "greedy",
            Style::Perfect => "perfect",
        })
    }
}

/// An opponent as a case names it: `random 7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The style of play.
    pub style: Style,
    /// The seed of the random choices.
    pub seed: u64,
}

impl Opponent {
    /// A random opponent of any style.
    pub fn any(rng: &mut Random) -> Opponent {
        let style = Style::ALL[rng.random_range(0..3)];
        let seed = rng.random_range(0..1000);
        Opponent { style, seed }
    }

    /// The source of the random choices.
    pub fn random(self) -> Random {
        Random::seed_from_u64(self.seed)
    }
}

/// The line with the opponent's style and seed.
pub fn opponent() -> Format<Opponent> {
    Format::new(OpponentLine, of_value, to_value)
}

fn of_value(value: &Value) -> Opponent {
    let line = value.list();
    Opponent { style: Style::ALL[line[0].number() as usize], seed: line[1].number() as u64 }
}

fn to_value(opponent: &Opponent) -> Value {
    let line = [opponent.style as i128, opponent.seed.into()];
    Value::List(line.map(Value::Number).to_vec())
}

#[derive(Clone)]
pub(crate) struct OpponentLine;

impl Part for OpponentLine {
    fn read(&self, tokens: &mut Tokens) -> Result<Value> {
        let word = tokens.word("an opponent")?;
        let seed = tokens.number("the opponent's seed")?;
        let named = |style: &&Style| style.to_string() == word;
        match Style::ALL.iter().find(named) {
            Some(&style) => Ok(to_value(&Opponent { style, seed })),
            None => bail!("expected random, greedy or perfect, found `{word}`"),
        }
    }

    fn write(&self, value: &Value, text: &mut Text) {
        let opponent = of_value(value);
        text.token(opponent.style);
        text.token(opponent.seed);
        text.end_line();
    }

    fn simpler(&self, value: &Value) -> Vec<Value> {
        let opponent = of_value(value);
        let seeds = smaller(opponent.seed, 0).into_iter();
        seeds.map(|seed| to_value(&Opponent { seed, ..opponent })).listed()
    }

    /// Returns no edits, since no board has its own opponent.
    fn edits(&self, _: &Value) -> Vec<Edit<Value>> {
        Vec::new()
    }

    fn choose(&self, choices: &mut Choices) -> Option<Value> {
        Some(to_value(&Opponent::any(choices.rng)))
    }

    /// Returns an empty grammar, since no statement contains this line.
    fn grammar(&self) -> Grammar {
        Grammar::Parts(Vec::new())
    }
}

/// An opponent playing a game.
pub struct Player<G: Large> {
    game: G,
    style: Style,
    rng: Random,
    outcomes: Outcomes<G>,
}

impl<G: Large + Clone> Player<G> {
    /// Starts the opponent in this game, in normal play.
    pub fn new(game: &G, opponent: Opponent) -> Self {
        Player {
            game: game.clone(),
            style: opponent.style,
            rng: opponent.random(),
            outcomes: Outcomes::new(game.clone(), Play::Normal),
        }
    }

    /// The position after the opponent's move, if there is one; `searchable` if a perfect player can search
    /// it.
    pub fn choose(&mut self, position: &G::Position, searchable: bool) -> G::Position {
        match self.style {
            Style::Greedy => self.game.greedy_move(position),
            Style::Perfect if searchable => {
                let winning = self.outcomes.winning_options(position);
                let chosen = winning.choose(&mut self.rng).cloned();
                chosen.unwrap_or_else(|| self.game.random_move(position, &mut self.rng))
            }
            Style::Random | Style::Perfect => self.game.random_move(position, &mut self.rng),
        }
    }

    /// Chooses one of these positions for the other player to move in. A perfect player chooses a P-position
    /// if there is one, provided that these are `searchable`.
    ///
    /// # Panics
    ///
    /// If `starts` is empty.
    pub fn choose_start(&mut self, starts: &[G::Position], searchable: bool) -> G::Position {
        let mut lost = Vec::new();
        if self.style == Style::Perfect && searchable {
            lost.extend(starts.iter().filter(|start| !self.outcomes.wins(start)));
        }
        let any = starts.choose(&mut self.rng);
        let chosen = lost.choose(&mut self.rng).copied().or(any);
        chosen.expect("a start").clone()
    }
}
