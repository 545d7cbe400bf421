//! The claims of lessons: comments with which a test checks the preceding statements about players.
//!
//! - `<!-- check poj2425 "case" won -->` is about a position of a problem's game. `won` may be replaced by
//!   `lost`, `draw`, `value 1/2`, `score 5` (the points by which the player to move wins) or
//!   `won by "move" "move"` (all winning moves). Before the claim, `after "move"` makes a move.
//! - `<!-- check sum "{3|-1} + {0|-3}" Right moves in 1 for -1 -->` is about a sum of games in the usual
//!   notation: the player's best moves are in this part, and play then stops at this number. `mean 1/2` and
//!   `temperature 3/2` are also claims.
//! - `<!-- check matrix "2 -3; -3 4" rows "7/12 5/12" guarantee -1/12 -->` is about a mixture of the rows of
//!   a matrix game: its least average against a column. The form `columns … allow` is about a mixture of the
//!   columns: the greatest average of a row against this mixture.
//! - `<!-- rule -->` claims nothing: the sentences are rules or define a word. Nor does `<!-- proved -->`: no
//!   problem has the game, so the proof that follows is the only evidence.

use super::COMMENT;
use super::tests::{ask, lessons};
use crate::markdown::Document;
use boards::matrix::{Matrix, numbers};
use jury::rules::Player::{Left, Right};
use jury::search::chances::Fraction;
use jury::short::{Beyond, Game, Games, Names, Statement};
use serde_json::{Value, json};

/// The start of a claim, and the comments that claim nothing.
const CHECK: &str = "<!-- check ";
const OTHERS: [&str; 2] = ["<!-- rule -->", "<!-- proved -->"];

/// The maximum number of steps when a sum is searched.
const STEPS: usize = 1_000_000;

/// The words of statements about players, which need a claim.
const OF_PLAYERS: [&str; 24] = [
    "must", "should", "has to", "have to", "had to", "need to", "needs to", "win", "wins", "won",
    "winning", "lose", "loses", "lost", "losing", "gain", "gains", "gained", "cost", "costs",
    "better", "best", "worse", "hottest",
];

#[test]
fn claims_are_true() {
    let mut wrong = Vec::new();
    for lesson in lessons() {
        let comments = lesson.text.lines().filter(|line| line.starts_with(COMMENT));
        for line in comments.filter(|line| !OTHERS.contains(line)) {
            if let Err(answer) = check(line) {
                wrong.push(format!("{}: {line}: {answer}", lesson.path));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_statement_about_players_is_checked() {
    let mut unchecked = Vec::new();
    for lesson in lessons() {
        let blocks = blocks(&lesson);
        for (at, block) in blocks.iter().enumerate() {
            let next = blocks.get(at + 1).map_or("", String::as_str);
            let is_checked = next.starts_with(CHECK) || OTHERS.contains(&next);
            if is_of_players(block) && !is_checked {
                unchecked.push(format!("{}: no claim follows: {block}", lesson.path));
            }
        }
    }
    assert!(unchecked.is_empty(), "{}", unchecked.join("\n\n"));
}

/// Each planted claim differs from a true one in one place, or is malformed.
#[test]
fn wrong_claims_are_found() {
    for wrong in [
        "<!-- check hdu1846 \"10 3\" lost -->",
        "<!-- check hdu1846 \"10 3\" won by \"take 1\" -->",
        "<!-- check hdu1846 \"10 3\" after \"take 2\" won -->",
        "<!-- check hdu1846 \"10 3\" after \"take 4\" won -->",
        "<!-- check luogu_p2197 \"1\\n5\" value 4 -->",
        "<!-- check cf388c \"2\\n1 6\\n3 3 7 3\" score 2 -->",
        "<!-- check sum \"{2|-1} + {0|-3}\" Right moves in 1 for -1 -->",
        "<!-- check sum \"{3|-1} + {0|-3}\" Right moves in 2 for -1 -->",
        "<!-- check sum \"{3|-1} + {0|-3}\" Right moves in 1 for 0 -->",
        "<!-- check sum \"{9|1}\" temperature 5 -->",
        "<!-- check sum \"{9|1}\" mean 4 -->",
        "<!-- check matrix \"2 -3; -3 4\" rows \"7/12 5/12\" guarantee 0 -->",
        "<!-- check matrix \"2 -3; -3 4\" rows \"7/12 4/12\" guarantee -1/12 -->",
        "<!-- check matrix \"2 -3; -3 5\" columns \"7/12 5/12\" allow -1/12 -->",
        "<!-- check hdu1846 \"10 3\" -->",
        "<!-- 10 stones are won -->",
    ] {
        assert!(check(wrong).is_err(), "{wrong}");
    }
}

/// The paragraphs, fences and comments of a lesson up to its problems, without headings, exercises (a search
/// checks the answers) and proofs (which are about all positions).
fn blocks(lesson: &Document) -> Vec<String> {
    let (text, _) = lesson.text.split_once("\n## Problems").unwrap_or((&lesson.text, ""));
    let mut blocks = vec![String::new()];
    let (mut fence, mut is_proof) = (String::new(), false);
    for line in text.lines() {
        is_proof |= line.starts_with("<details>");
        if fence.is_empty() && line.starts_with("```") {
            fence = line.chars().take_while(|&letter| letter == '`').collect();
            blocks.push(String::new());
        } else if fence.is_empty() && line.is_empty() {
            blocks.push(String::new());
        } else if line == fence {
            fence.clear();
        }
        if let Some(block) = blocks.last_mut().filter(|_| !is_proof) {
            *block += line;
            block.push('\n');
        }
        is_proof &= line != "</details>";
    }
    let is_said = |block: &String| {
        !(block.trim().is_empty()
            || block.starts_with('#')
            || block.starts_with("```exercise")
            || block.starts_with("```mixture"))
    };
    let blocks = blocks.into_iter().map(|block| block.trim().to_owned());
    blocks.filter(is_said).collect()
}

fn is_of_players(block: &str) -> bool {
    let is_between = |letter: char| !letter.is_alphanumeric();
    let words: Vec<String> = block.split(is_between).map(str::to_lowercase).collect();
    let words: Vec<&str> =
        words.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    let text = format!(" {} ", words.join(" "));
    let is_comment = block.starts_with(COMMENT);
    !is_comment && OF_PLAYERS.iter().any(|said| text.contains(&format!(" {said} ")))
}

/// Checks a comment. The error is the true claim, or says that the comment is not one.
fn check(line: &str) -> Result<(), String> {
    let claim = line.strip_prefix(CHECK).and_then(|rest| rest.strip_suffix(" -->"));
    let words = claim.and_then(words).ok_or("not a claim")?;
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["sum", sum, ref claim @ ..] => check_sum(sum, claim),
        ["matrix", matrix, ref claim @ ..] => check_matrix(matrix, claim),
        [game, start, ref claim @ ..] => check_position(game, start, claim),
        _ => Err(String::from("not a claim")),
    }
}

/// Splits a claim into words. A quoted string is one word and may have escapes.
fn words(claim: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut rest = claim;
    while !rest.is_empty() {
        let end = match rest.strip_prefix('"') {
            Some(quoted) => quoted.find('"')? + 2,
            None => rest.find(' ').unwrap_or(rest.len()),
        };
        let word = &rest[..end];
        words.push(serde_json::from_str(word).unwrap_or_else(|_| word.to_owned()));
        rest = rest[end..].trim_start();
    }
    Some(words)
}

fn check_position(game: &str, start: &str, mut claim: &[&str]) -> Result<(), String> {
    let mut moves = Vec::new();
    while let ["after", name, rest @ ..] = claim {
        let view = ask("show", game, start, &moves);
        let names = view["moves"].as_array().ok_or_else(|| view.to_string())?;
        let number = names.iter().position(|one| one["name"] == *name);
        moves.push(number.ok_or_else(|| format!("no move is “{name}”: {}", view["moves"]))?);
        claim = rest;
    }
    let (answer, is_true) = match claim {
        ["won", "by", names @ ..] => {
            let values = ask("values", game, start, &moves);
            let options = values["options"].as_array().cloned().unwrap_or_default();
            let wins = options.iter().filter(|option| option["result"] == "wins");
            let wins: Vec<Value> = wins.map(|option| option["name"].clone()).collect();
            let is_true = !wins.is_empty() && wins.iter().eq(names);
            (json!(wins), is_true)
        }
        ["score", points] => {
            let values = ask("values", game, start, &moves);
            let points: i64 = points.parse().map_err(|_| "the score is not a number")?;
            let said = match points {
                0 => String::from("Neither player can force a win: a tie."),
                1.. => format!("Whoever moves next wins by {points}."),
                _ => format!("Whoever moves next loses by {}.", -points),
            };
            let is_true = values["summary"] == said;
            (values["summary"].clone(), is_true)
        }
        _ => {
            let answer = ask("judge", game, start, &moves);
            let is_true = match claim {
                ["won"] => answer["outcome"] == "win",
                ["lost"] => answer["outcome"] == "loss",
                ["draw"] => answer["outcome"] == "draw",
                ["value", value] => answer["value"] == *value,
                _ => false,
            };
            (answer, is_true)
        }
    };
    is_true.then_some(()).ok_or_else(|| answer.to_string())
}

fn check_matrix(matrix: &str, claim: &[&str]) -> Result<(), String> {
    let matrix: Matrix = matrix.parse()?;
    let (found, said) = match *claim {
        ["rows", mixture, "guarantee", said] => (matrix.guarantee(&numbers(mixture)?), said),
        ["columns", mixture, "allow", said] => {
            let turned = matrix.turned().ok_or("the entries are too long")?;
            let negative = turned.guarantee(&numbers(mixture)?);
            (negative.and_then(|paid| Fraction::new(0, 1).minus(paid)), said)
        }
        _ => return Err(String::from("not a claim")),
    };
    let found = found.ok_or("not a mixture")?.to_string();
    (found == said).then_some(()).ok_or(found)
}

fn check_sum(sum: &str, claim: &[&str]) -> Result<(), String> {
    let mut games = Games::new();
    games.allow(STEPS);
    let mut parts = Vec::new();
    for part in sum.split(" + ") {
        match games.read(part, &Names::new()) {
            Ok(Statement::Value(game)) => parts.push(game),
            other => return Err(format!("{part} is not a game: {other:?}")),
        }
    }
    let found = found(&mut games, &parts, claim).map_err(|error| error.to_string())?;
    (found == claim.join(" ")).then_some(()).ok_or(found)
}

/// The true claim about a sum, like `claim`.
fn found(games: &mut Games, parts: &[Game], claim: &[&str]) -> Result<String, Beyond> {
    let player = match claim {
        ["Left", ..] => Left,
        ["Right", ..] => Right,
        [measure @ ("mean" | "temperature"), ..] => {
            let total = total(games, parts)?;
            let graph = games.thermograph(total)?;
            let is_mean = *measure == "mean";
            let number = if is_mean { graph.mean } else { graph.temperature };
            return Ok(format!("{measure} {number}"));
        }
        _ => return Ok(String::from("not a claim")),
    };
    let mut stops = Vec::new();
    for (at, &part) in parts.iter().enumerate() {
        for &option in &*games.options(part, player) {
            let mut after = parts.to_vec();
            after[at] = option;
            let total = total(games, &after)?;
            stops.push((games.stop(total, player.other()), at + 1));
        }
    }
    let stop = stops.iter().map(|&(stop, _)| stop);
    let best = if player == Left { stop.max() } else { stop.min() };
    let mut best_in: Vec<String> = Vec::new();
    for (stop, part) in stops {
        if Some(stop) == best && best_in.last() != Some(&part.to_string()) {
            best_in.push(part.to_string());
        }
    }
    let best = best.map_or_else(String::new, |best| best.to_string());
    Ok(format!("{player:?} moves in {} for {best}", best_in.join(" and ")))
}

fn total(games: &mut Games, parts: &[Game]) -> Result<Game, Beyond> {
    let (first, rest) = parts.split_first().ok_or(Beyond::Text)?;
    rest.iter().try_fold(*first, |sum, &part| games.sum(sum, part))
}
