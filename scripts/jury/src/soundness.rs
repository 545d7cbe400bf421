//! What must hold of every book: that its game can be played, and that its
//! second opinion agrees with the rules.

use crate::Random;
use crate::books::AnyBook;
use crate::position::{Measure, Position, Value};
use crate::second_opinion::SecondOpinion;
use rand::SeedableRng;
use rand::seq::IteratorRandom;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The number of small cases whose games are played, and of random ones.
const PLAYED: usize = 30;

/// No game that ends is longer than this, from a case that can be searched.
const LONGEST: usize = 1000;

/// How many positions a search may have that decides whether a game need not end.
const SEARCHED: usize = 100_000;

/// Plays the game of a book at random, from the positions that its cases show: moves of one name lead to
/// positions that are drawn alike, which have moves of the same names, and the game ends unless it is a
/// loopy one. Returns the number of games that have a move.
///
/// # Errors
///
/// What does not hold, and of which position.
pub fn play(book: &dyn AnyBook) -> Result<usize, String> {
    let random = &mut Random::seed_from_u64(1);
    let stride = book.small_count().div_ceil(PLAYED).max(1);
    let small = book.small().step_by(stride);
    let cases: Vec<String> = small.collect();
    let cases = cases.into_iter();
    let searchable: Vec<String> = (0..PLAYED).map(|_| book.random(random)).collect();
    let mut games = 0;
    for case in cases.chain(searchable) {
        let Ok(starts) = book.positions(&case) else {
            continue;
        };
        for start in starts {
            play_from(&*start, random)?;
            games += usize::from(!start.moves().is_empty());
        }
    }
    Ok(games)
}

/// Plays a game at random from a position, as [`play`] does.
///
/// # Errors
///
/// As for [`play`].
pub fn play_from(start: &dyn Position, random: &mut Random) -> Result<(), String> {
    let mut drawn: HashMap<String, BTreeSet<String>> = HashMap::new();
    let mut moves = start.moves();
    for _ in 0..LONGEST {
        let mut named: BTreeMap<&str, String> = BTreeMap::new();
        for (name, option) in &moves {
            let drawing = option.draw();
            let other = named.entry(name).or_insert_with(|| drawing.clone());
            if name.is_empty() || *other != drawing {
                return Err(format!(
                    "two moves are called `{name}`, and lead to different positions:\n{other}\n\n\
                     {drawing}"
                ));
            }
        }
        let Some((_, option)) = moves.into_iter().choose(random) else {
            return Ok(());
        };
        moves = option.moves();
        let names: BTreeSet<String> = moves.iter().map(|(name, _)| name.clone()).collect();
        let drawing = option.draw();
        let other = drawn.entry(drawing.clone());
        if *other.or_insert_with(|| names.clone()) != names {
            return Err(format!(
                "two positions have one drawing, and different moves:\n{drawing}"
            ));
        }
    }
    if need_not_end(start) {
        return Ok(());
    }
    Err(format!("the game does not end:\n{}", start.draw()))
}

/// Whether a position is of a loopy game, in which what counts is the number of moves.
fn need_not_end(position: &dyn Position) -> bool {
    let outcome = position.measures().contains(&Measure::Outcome);
    let outcome = outcome.then(|| position.value(Measure::Outcome, SEARCHED));
    matches!(
        outcome,
        Some(Ok(Some(Value::Win(_) | Value::Loss(_) | Value::Draw)))
    )
}

/// Holds the second opinion of a book against its rules, where both have an answer, as they must
/// somewhere if there is to be a second opinion.
///
/// # Errors
///
/// The case that they answer differently; or that one is promised and says nothing.
pub fn second_opinion(book: &mut dyn AnyBook) -> Result<(), String> {
    let random = &mut Random::seed_from_u64(3);
    let stride = book.small_count().div_ceil(2000).max(1);
    let mut searchable: Vec<String> = book.small().step_by(stride).collect();
    searchable.extend((0..200).map(|_| book.random(random)));
    let simplified = searchable.iter().rev().take(30);
    let simplified = simplified.flat_map(|case| book.simpler(case).into_iter().take(30));
    let simplified: Vec<String> = simplified.collect();
    let mut is_silent = true;
    for case in searchable.iter().chain(&simplified) {
        let (Some(opinion), Some(answer)) = (book.second_opinion(case), book.answer(case)) else {
            continue;
        };
        is_silent = false;
        let agrees = match book.accepts(case, &answer, &opinion) {
            Some(accepted) => accepted.is_ok(),
            None => opinion == answer,
        };
        if !agrees {
            return Err(format!(
                "it says {opinion}, but the rules say {answer}:\n{case}"
            ));
        }
    }
    match book.second_opinion_method() {
        SecondOpinion::By(_) if is_silent => Err(String::from(
            "it is promised, but answers no searchable case",
        )),
        SecondOpinion::NotNeeded(_) | SecondOpinion::Missing(_) if !is_silent => Err(String::from(
            "it answers, but `SECOND_OPINION` does not say by what",
        )),
        _ => Ok(()),
    }
}
