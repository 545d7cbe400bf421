//! The rules of a game as a program in any language, which reads states and answers each with the results of
//! the moves from it, and with the score, if points decide.

use crate::program::Program;
use crate::report::{counted, excerpt};
use crate::runner::{Bounds, End, Input, Runner};
use anyhow::{Context, Result, bail, ensure};
use std::time::{Duration, Instant};

/// The maximum number of states passed to the program at once.
const BATCH: usize = 1000;

/// The processor time for one batch, and for one state alone.
const TIME: Duration = Duration::from_secs(20);
const TIME_ALONE: Duration = Duration::from_secs(2);

/// The number of lines shown of the output of a failing program.
const LINES: usize = 12;

/// The result of a move: one state, or several whose sum is played.
pub(crate) type Sum = Vec<String>;

/// The answer of the program for one state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// The results of the moves that both players have, or else those of Left's moves and of Right's.
    pub(crate) moves: Vec<Vec<Sum>>,
    /// Left's points minus Right's at the end of the game.
    pub(crate) score: Option<i64>,
}

impl Answer {
    fn empty() -> Answer {
        Answer { moves: vec![Vec::new()], score: None }
    }

    /// Returns whether a player has no moves.
    pub(crate) fn is_end(&self) -> bool {
        self.moves.iter().any(Vec::is_empty)
    }
}

/// A program that lists moves.
pub(crate) struct Rules<'a> {
    pub(crate) runner: Runner,
    pub(crate) program: Program<'a>,
    /// The time after which the program is asked nothing more.
    pub(crate) until: Option<Instant>,
}

impl Rules<'_> {
    /// Returns the answer for each of these states.
    ///
    /// # Errors
    ///
    /// If the program fails or does not answer each state. The error names the first such state.
    pub(crate) fn answers(&self, states: &[&str]) -> Result<Vec<Answer>> {
        let mut answers = Vec::with_capacity(states.len());
        for batch in states.chunks(BATCH) {
            let left = self.until.map(|end| end.saturating_duration_since(Instant::now()));
            answers.extend(self.answers_of_batch(batch, left.map_or(TIME, |left| TIME.min(left)))?);
        }
        Ok(answers)
    }

    fn answers_of_batch(&self, states: &[&str], time: Duration) -> Result<Vec<Answer>> {
        let (answers, end, stderr) = self.run(states, time)?;
        if end == End::Success {
            ensure!(
                answers.len() == states.len(),
                "{} answers {} with {}: it must print one line for each line that it reads",
                self.program.name,
                counted(states.len() as u64, "state"),
                counted(answers.len() as u64, "line")
            );
            return Ok(answers);
        }
        ensure!(self.until.is_none(), "{}", self.failure("larger states", &end, &stderr));
        // Buffered output of a failing program may be lost, so the states from the first unanswered one are
        // asked one by one.
        for state in states.iter().skip(answers.len().saturating_sub(1)) {
            let (_, end, stderr) = self.run(&[state], TIME_ALONE)?;
            if end != End::Success {
                bail!("{}", self.failure(&format!("the state `{state}`"), &end, &stderr));
            }
        }
        bail!("{}", self.failure(&counted(states.len() as u64, "state"), &end, &stderr))
    }

    fn run(&self, states: &[&str], time: Duration) -> Result<(Vec<Answer>, End, Vec<u8>)> {
        let Program { path, arguments, allowance, .. } = self.program;
        let bounds = Bounds { time: time + allowance.start, memory: Some(4 << 30) };
        let input = states.join("\n") + "\n";
        let run = self.runner.run(path, arguments, Input::Bytes(input.as_bytes()), &bounds)?;
        let text = String::from_utf8(run.stdout);
        let text =
            text.with_context(|| format!("{} prints what is not text", self.program.name))?;
        let answers = states.iter().zip(text.lines()).map(|(state, line)| self.read(state, line));
        let mut answers: Vec<Answer> = answers.collect::<Result<_>>()?;
        // Too many lines are as wrong as too few.
        answers.extend(text.lines().skip(states.len()).map(|_| Answer::empty()));
        Ok((answers, run.end, run.stderr))
    }

    fn read(&self, state: &str, line: &str) -> Result<Answer> {
        answer(line).with_context(|| {
            format!("{} answers the state `{state}` with `{}`", self.program.name, line.trim_end())
        })
    }

    fn failure(&self, of: &str, end: &End, stderr: &[u8]) -> String {
        let how = match end {
            End::Success => "ends before it has answered",
            End::Failed { how, .. } => how,
            End::TimedOut => "does not answer in time",
            End::OutOfMemory => "needs too much memory",
            End::OutputLimit(_) => "prints too much",
        };
        let name = self.program.name;
        format!("{name} on {of}: {how}\n  standard error:\n{}", excerpt(stderr, LINES).trim_end())
    }
}

/// Parses the line of a state. A semicolon ends each move and a plus separates the states of a sum. A bar in
/// place of a move separates Left's moves from Right's. The score follows at the end, after an equals sign.
fn answer(line: &str) -> Result<Answer> {
    let mut answer = Answer::empty();
    let mut rest = line.trim();
    while !rest.is_empty() {
        if let Some(after) = rest.strip_prefix('|') {
            answer.moves.push(Vec::new());
            ensure!(
                answer.moves.len() == 2,
                "one `|` is expected, between Left's moves and Right's; let no state begin with it"
            );
            rest = after.trim_start();
        } else if let Some(score) = rest.strip_prefix('=') {
            answer.score = Some(self::score(score.trim())?);
            rest = "";
        } else {
            let (option, after) =
                rest.split_once(';').context("after each move a `;` is expected")?;
            let sum = option.split('+').map(one_line).collect();
            answer.moves.last_mut().expect("there is a first player").push(sum);
            rest = after.trim_start();
        }
    }
    Ok(answer)
}

fn score(text: &str) -> Result<i64> {
    text.parse().ok().with_context(|| {
        format!(
            "the score `{text}` is not an integer of 64 bits; multiply fractions of points by their denominator"
        )
    })
}

/// A state on one line, with one blank between its words.
pub(crate) fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    fn sums(texts: &[&[&str]]) -> Vec<Sum> {
        texts.iter().map(|sum| sum.iter().map(|&part| part.to_owned()).collect()).collect()
    }

    #[test]
    fn a_line_lists_moves_of_one_or_both_players_and_a_score() {
        let read = |line| answer(line).unwrap();
        assert_eq!(read(""), Answer::empty());
        let moves = sums(&[&["1 2"], &["0", "a|=b"]]);
        let both = Answer { moves: vec![moves.clone()], score: None };
        assert_eq!(read("1  2 ; 0 + a|=b;"), both);
        let left = Answer { moves: vec![moves.clone(), Vec::new()], score: Some(-3) };
        assert_eq!(read("1 2;0+a|=b; | = -3"), left);
        let right = Answer { moves: vec![Vec::new(), moves], score: None };
        assert_eq!(read("|1 2;0+a|=b;"), right);
    }

    #[rstest]
    #[case::an_open_move("1;2", "after each move a `;`")]
    #[case::a_second_bar("1;||", "one `|` is expected")]
    #[case::half_a_point("=1/2", "the score `1/2` is not an integer")]
    #[case::moves_after_the_score("=1;", "the score `1;` is not an integer")]
    #[case::no_score("1;|=", "the score `` is not an integer")]
    fn a_malformed_line_is_an_error(#[case] line: &str, #[case] message: &str) {
        let error = answer(line).unwrap_err().to_string();
        assert!(error.contains(message), "{error}");
    }
}
