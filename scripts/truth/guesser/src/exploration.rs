//! The values of start states by the moves that a program lists, and guesses that are tested on larger states.

mod impartial;
mod two_sided;

pub use impartial::ImpartialGame;
pub use two_sided::TwoSidedGame;

use crate::Rules;
use crate::guess::{Guess, Known};
use crate::starts::{Cases, Starts, names};
use anyhow::Result;
use jury::position::Measure;
use jury::states::{Kind, States, one_line};

/// The numbers of states on which a guess is tested, as multiples of the number of start states. The next ones are
/// tried if there is time.
pub const FACTORS: [u64; 3] = [2, 4, 10];

/// Further multiples for states of one number, which are quickly tested, up to a number of states.
const FURTHER_FACTORS: [u64; 2] = [25, 60];
const MOST_FURTHER: u64 = 5000;

/// Guesses are computed for numbers of less than twice this.
const LARGE: u64 = 1 << 55;

/// A request for the values of states.
pub struct Question {
    pub starts: Starts,
    pub cases: Cases,
    /// True if the player who cannot move wins.
    pub misere: bool,
    /// The requested measure; by default the most informative.
    pub measure: Option<Measure>,
    /// The maximum number of states.
    pub limit: usize,
}

/// A game whose moves from the start states are known.
#[allow(clippy::large_enum_variant)] // There is one for each table.
pub enum Game<'q> {
    /// Both players have the same moves, and nobody counts points.
    Impartial(ImpartialGame<'q>),
    /// The players have different moves, or points decide.
    TwoSided(TwoSidedGame<'q>),
}

/// A start state, with its worth.
fn known<W>((numbers, case): &(Vec<u64>, String), worth: W) -> Known<W> {
    Known { numbers: numbers.clone(), name: one_line(case).into_owned(), worth }
}

impl Question {
    /// Parses start states, such as `0..40`.
    ///
    /// # Errors
    ///
    /// If [`Starts::new`] fails.
    pub fn new(
        starts: &str,
        misere: bool,
        measure: Option<Measure>,
        limit: usize,
    ) -> Result<Question> {
        let starts = Starts::new(starts)?;
        let cases = starts.cases();
        Ok(Question { starts, cases, misere, measure, limit })
    }

    /// Asks for the moves from all states that can be reached.
    ///
    /// # Errors
    ///
    /// If the rules fail, or the game has no such measure or play.
    pub fn explore(&self, rules: &impl Rules) -> Result<Game<'_>> {
        let states = self.reach(States::default(), &self.cases, rules)?;
        Ok(match states.kind() {
            Kind::Impartial => Game::Impartial(ImpartialGame::new(self, states)?),
            Kind::Partizan | Kind::Scoring => Game::TwoSided(TwoSidedGame::new(self, states)?),
        })
    }

    /// Larger sets of start states of one number, on which guesses are tested if that does not take long.
    pub fn further(&self) -> impl Iterator<Item = Starts> {
        let is_possible = |factor: &u64| {
            self.starts.ranges() == 1 && factor * self.cases.len() as u64 <= MOST_FURTHER
        };
        let factors = FURTHER_FACTORS.into_iter().filter(is_possible);
        factors.filter_map(|factor| self.starts.wider(factor))
    }

    fn reach(&self, mut states: States, cases: &Cases, rules: &impl Rules) -> Result<States> {
        states.reach(&|asked| rules.answers(asked), &names(cases), self.limit)?;
        Ok(states)
    }

    /// The guesses about these states; there are none about a single start state, or about large numbers.
    fn guesses<W>(
        &self,
        known: &[Known<W>],
        guesses: impl Fn(&[Known<W>]) -> Vec<Guess<W>>,
    ) -> Vec<Guess<W>> {
        let is_large = |(numbers, _): &(Vec<u64>, String)| numbers.iter().any(|n| *n >= LARGE);
        if self.cases.len() == 1 || self.cases.iter().any(is_large) {
            return Vec::new();
        }
        let mut guesses = guesses(known);
        for guess in &mut guesses {
            guess.text += self.starts.reservation();
        }
        guesses
    }

    /// Returns whether no larger set of states can be explored.
    fn is_about_all(&self) -> bool {
        FACTORS.iter().all(|factor| self.starts.wider(*factor).is_none())
    }
}
