//! Checks of every book: its game can be played, and its second opinion agrees with the rules.

use crate::Random;
use crate::books::AnyBook;
use crate::listed::Listed;
use crate::position::{Measure, Position, Value};
use crate::search::memo::Memo;
use crate::search::{Searches, observed};
use crate::second_opinion::SecondOpinion;
use crate::sorted;
use rand::SeedableRng;
use rand::seq::IteratorRandom;

/// The number of small cases, and of random cases, whose games are played.
const PLAYED: usize = 30;

/// The maximum length of a game that ends.
const LONGEST: usize = 1000;

/// The maximum number of positions to search to decide whether a game need not end.
const SEARCHED: usize = 100_000;

/// Plays a book's game at random from the positions of its cases, and returns the number of games that have a
/// move. Moves must have names, positions with the same drawing must have the same move names, and the game
/// must end unless it is loopy. Of several moves with the same name, it sees only those that
/// [`Position::moves`] lists.
///
/// # Errors
///
/// The violated rule and the position.
pub fn play(book: &dyn AnyBook) -> Result<usize, String> {
    let rng = &mut Random::seed_from_u64(1);
    let stride = book.small_count().div_ceil(PLAYED).max(1);
    let small = book.small().step_by(stride);
    let cases: Vec<String> = small.listed();
    let cases = cases.into_iter();
    let searchable: Vec<String> = (0..PLAYED).map(|_| book.random(rng)).listed();
    let mut games = 0;
    for case in cases.chain(searchable) {
        let Ok(starts) = book.positions(&case) else {
            continue;
        };
        for start in starts {
            play_from(&*start, rng)?;
            games += usize::from(!start.moves().is_empty());
        }
    }
    Ok(games)
}

/// Plays a random game from a position, as [`play`] does.
///
/// # Errors
///
/// The same as for [`play`].
pub fn play_from(start: &dyn Position, rng: &mut Random) -> Result<(), String> {
    let mut drawn: Memo<String, Vec<String>> = Memo::default();
    let mut moves = start.moves();
    for _ in 0..LONGEST {
        let mut named: Memo<&str, String> = Memo::default();
        for (name, option) in &moves {
            let drawing = option.draw();
            let other = named.get_or_insert(name, |_| drawing.clone());
            if name.is_empty() || *other != drawing {
                return Err(format!(
                    "two moves are called `{name}`, and lead to different positions:\n{other}\n\n\
                     {drawing}"
                ));
            }
        }
        let Some((_, option)) = moves.into_iter().choose(rng) else {
            return Ok(());
        };
        moves = option.moves();
        let mut names = Vec::new();
        for (name, _) in &moves {
            sorted::insert(&mut names, name.clone());
        }
        let drawing = option.draw();
        if *drawn.get_or_insert(drawing.clone(), |_| names.clone()) != names {
            return Err(format!("two positions have one drawing, and different moves:\n{drawing}"));
        }
    }
    if need_not_end(start) {
        return Ok(());
    }
    Err(format!("the game does not end:\n{}", start.draw()))
}

/// Returns whether a game is loopy: its outcomes include the number of moves.
fn need_not_end(position: &dyn Position) -> bool {
    let outcome = position.measures().contains(&Measure::Outcome);
    let outcome = outcome.then(|| position.value(Measure::Outcome, SEARCHED));
    matches!(outcome, Some(Ok(Some(Value::Win(_) | Value::Loss(_) | Value::Draw))))
}

/// Compares each method of a book's second opinion with the rules wherever both have an answer, which must
/// happen at least once, and with the other methods, also at full size. A second opinion must not use the
/// search that answers by the rules, unless it says so.
///
/// # Errors
///
/// The case with different answers, or the other violated rule.
pub fn second_opinion(book: &mut dyn AnyBook) -> Result<(), String> {
    opinions(book, |book, case, _| book.second_opinions(case))
}

/// Like [`second_opinion`], for opinions given by a function of the case and the answer by the rules, if any.
///
/// # Errors
///
/// The same as for [`second_opinion`].
pub fn opinions(
    book: &mut dyn AnyBook,
    mut opinions: impl FnMut(&mut dyn AnyBook, &str, Option<&str>) -> Vec<Option<String>>,
) -> Result<(), String> {
    let rng = &mut Random::seed_from_u64(3);
    let stride = book.small_count().div_ceil(2000).max(1);
    let mut searchable: Vec<String> = book.small().step_by(stride).listed();
    searchable.extend((0..200).map(|_| book.random(rng)));
    let simplified = searchable.iter().rev().take(30);
    let simplified = simplified.flat_map(|case| book.simpler(case).into_iter().take(30));
    let simplified: Vec<String> = simplified.listed();
    let method = book.second_opinion_method();
    // A separate book answers by the rules, since neither may use results of the other.
    let rules = &mut *book.anew();
    let mut meets_rules = Vec::new();
    let [mut by_rules, mut by_opinion] = [Searches::default(); 2];
    for case in searchable.iter().chain(&simplified) {
        let (answer, searches) = observed(|| rules.answer(case));
        by_rules.add(searches);
        let (given, searches) = observed(|| opinions(book, case, answer.as_deref()));
        by_opinion.add(searches);
        if !matches!(method, SecondOpinion::Further(_)) && by_rules.meets(by_opinion) {
            return Err(String::from(
                "it is found by the search that answers by the rules, so their agreement says nothing; take another \
                 method, or say `SecondOpinion::Further`",
            ));
        }
        meets_rules.resize(given.len(), false);
        let Some(answer) = answer else { continue };
        for (meets_rules, opinion) in meets_rules.iter_mut().zip(given) {
            let Some(opinion) = opinion else { continue };
            *meets_rules = true;
            let agrees = match rules.accepts(case, &answer, &opinion) {
                Some(accepted) => accepted.is_ok(),
                None => opinion == answer,
            };
            if !agrees {
                return Err(format!("it says {opinion}, but the rules say {answer}:\n{case}"));
            }
        }
    }
    if !method.answers() {
        let is_silent = !meets_rules.contains(&true);
        let unsaid = "it answers, but `SECOND_OPINION` does not say by what";
        return is_silent.then_some(()).ok_or(String::from(unsaid));
    }
    let silent = meets_rules.iter().position(|meets_rules| !meets_rules);
    match (silent, meets_rules.len()) {
        (Some(_), 1) => Err(String::from("it is promised, but answers no searchable case")),
        (Some(way), _) => Err(format!(
            "the entry {way} of `WAYS` answers no searchable case, so the rules cannot try it"
        )),
        (None, 1) => Ok(()),
        (None, _) => agree_at_full_size(rng, rules, |case, answer| opinions(book, case, answer)),
    }
}

fn agree_at_full_size(
    rng: &mut Random,
    rules: &mut dyn AnyBook,
    mut opinions: impl FnMut(&str, Option<&str>) -> Vec<Option<String>>,
) -> Result<(), String> {
    for _ in 0..50 {
        let case = rules.full(rng);
        let answer = rules.answer(&case);
        let given = opinions(&case, answer.as_deref());
        let mut given = given.into_iter().flatten();
        if let Some(one) = given.next()
            && let Some(other) = given.find(|other| *other != one)
        {
            return Err(format!("it says {one} by one way, and {other} by another:\n{case}"));
        }
    }
    Ok(())
}
