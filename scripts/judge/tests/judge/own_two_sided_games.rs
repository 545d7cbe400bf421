//! A program's games with Left's and Right's moves, or scores, have the same values as in the
//! catalogue and the literature.

use crate::folder;
use crate::own_games::{explore, game_of, values};
use rstest::rstest;
use serde_json::{Value, json};
use std::fs;
use tempfile::TempDir;

fn partizan(left: &str, right: &str) -> TempDir {
    game_of("partizan", &format!("{}{}", function("left", left), function("right", right)))
}

fn scoring(left: &str, right: &str, score: &str) -> TempDir {
    let score = format!("fn score(state: &State) -> i64 {{\n{score}\n}}\n");
    let (left, right) = (function("left", left), function("right", right));
    game_of("scoring", &format!("{left}{right}{score}"))
}

fn function(name: &str, body: &str) -> String {
    format!("fn {name}(state: &State) -> Vec<Vec<State>> {{\n{body}\n}}\n")
}

/// Left may take the amounts in one set, and Right those in the other.
fn subtraction(left: &str, right: &str) -> TempDir {
    let body = |set: &str| {
        format!(
            "{set}.into_iter().filter(|k| *k <= state[0]).map(|k| vec![vec![state[0] - k]]).collect()"
        )
    };
    partizan(&body(left), &body(right))
}

/// Cutcake: Left breaks the first side, Right the second.
fn cutcake() -> TempDir {
    partizan(
        "let (a, b) = (state[0], state[1]);
    (1..=a / 2).map(|k| vec![vec![k, b], vec![a - k, b]]).collect()",
        "let (a, b) = (state[0], state[1]);
    (1..=b / 2).map(|k| vec![vec![a, k], vec![a, b - k]]).collect()",
    )
}

fn guess(folder: &TempDir, states: &str) -> String {
    let text = explore(folder, &[states], 0);
    let is_theory = |line: &&str| line.starts_with("theory: ");
    text.lines().rev().find(|line| !is_theory(line)).unwrap_or_default().to_owned()
}

#[test]
fn a_program_has_the_canonical_forms_of_the_rules_of_the_catalogue() {
    let arguments = ["explore", "hdu3544", "1 1..7 1..7", "--csv"];
    let [book, _] = crate::judge(&arguments, "", 0);
    let expected: Vec<&str> =
        book.lines().skip(1).filter_map(|line| line.rsplit(',').next()).collect();
    assert_eq!(values(&cutcake(), &["1..7 1..7"]), expected);
}

#[test]
fn a_long_canonical_form_is_cut_in_a_table_only() {
    let folder = subtraction("[1, 3]", "[2, 3]");
    let table = explore(&folder, &["0..12"], 0);
    let rows: Vec<&str> = table.lines().filter(|line| line.starts_with('│')).collect();
    assert!(rows.iter().all(|row| row.chars().count() <= 80), "{table}");
    assert!(table.contains("… stands for the rest"), "{table}");
    let whole = explore(&folder, &["0..12", "--csv"], 0);
    assert!(whole.lines().any(|line| line.len() > 80) && !whole.contains('…'), "{whole}");
}

/// Left takes 1 or 2, and Right 2 or 3: from 2, Left leaves 1 or 0 and Right leaves 0.
#[rstest]
#[case::canonical("canonical", ["0", "1", "{1|0}", "{1,{1|0}|0}", "0"])]
#[case::outcome("outcome", ["P", "L", "N", "N", "P"])]
#[case::mean("mean", ["0", "1", "1/2", "1/2", "0"])]
#[case::temperature("temperature", ["-1", "-1", "1/2", "1/2", "-1"])]
fn each_measure_of_the_catalogue_is_shown(#[case] measure: &str, #[case] expected: [&str; 5]) {
    let folder = subtraction("[1, 2]", "[2, 3]");
    let text = explore(&folder, &["0..4", "--value", measure, "--csv"], 0);
    let shown = text.lines().skip(1).map(|line| line.splitn(3, ',').nth(2).unwrap());
    assert_eq!(shown.map(|value| value.trim_matches('"')).collect::<Vec<_>>(), expected);
}

/// The outcomes of numbers: Right wins negative numbers.
#[test]
fn a_number_is_won_by_its_sign() {
    let body = |at: usize| {
        format!(
            "let mut left = state.clone(); left[{at}] -= 1;
    if state[{at}] > 0 {{ vec![vec![left]] }} else {{ vec![] }}"
        )
    };
    let difference = partizan(&body(0), &body(1));
    let outcomes = values(&difference, &["0..2 0..2", "--value", "outcome"]);
    assert_eq!(outcomes, ["P", "R", "R", "L", "P", "R", "L", "L", "P"]);
    let guess = guess(&difference, "0..3 0..3");
    let expected = "guess: the value is a - b, if the numbers are a, b, …; it holds for 256 states, some of them larger";
    assert!(guess.starts_with(expected), "{guess}");
}

#[rstest]
#[case::integers(
    cutcake(),
    "1..4 1..4",
    "guess: the value is always an integer; it holds for 256 states"
)]
#[case::a_period(
    subtraction("[1, 2]", "[2, 3]"),
    "0..12",
    "guess: the value has the period 4 from 0 on: 0 1 {1|0} {1,{1|0}|0}; it holds for 130 states"
)]
#[case::steps(
    partizan("(1..=state[0] / 2).map(|k| vec![vec![2 * k - 2]]).collect()", "vec![]"),
    "0..12",
    "guess: the value grows by 1 every 2 from 0 on: 0 0; it holds for 130 states"
)]
#[case::numbers(
    // 0 is 1, and n is {0 | n - 1}, which is 1/2ⁿ; -1 is the end.
    partizan(
        "if state[0] >= 0 { vec![vec![vec![-1]]] } else { vec![] }",
        "if state[0] > 0 { vec![vec![vec![state[0] - 1]]] } else { vec![] }"
    ),
    "0..9",
    "guess: the value is always a number; it holds for 33 states"
)]
#[case::ever_hotter(
    // A switch {n | -n}. A state above 1000 is a number of moves for Left, above 2000 for Right.
    partizan(
        "match state[0] {
        n @ 1..=999 => vec![vec![vec![1000 + n]]],
        n @ 1001..=1999 => vec![vec![vec![n - 1]]],
        _ => vec![],
    }",
        "match state[0] {
        n @ 1..=999 => vec![vec![vec![2000 + n]]],
        n @ 2001..=2999 => vec![vec![vec![n - 1]]],
        _ => vec![],
    }"
    ),
    "1..9",
    "no guess holds: not `the temperature is at most 9`, because of 10"
)]
fn a_guess_about_a_partizan_game_is_tested_on_larger_states(
    #[case] folder: TempDir,
    #[case] states: &str,
    #[case] line: &str,
) {
    let guess = guess(&folder, states);
    assert!(guess.starts_with(line), "{guess}");
}

/// Left's lead if the players take from the ends of a row in turn, over all lines of play. The sign tells who
/// begins.
fn lead(row: &[i64], sign: i64) -> i64 {
    let (Some(first), Some(last)) = (row.first(), row.last()) else {
        return 0;
    };
    let options =
        [sign * first + lead(&row[1..], -sign), sign * last + lead(&row[..row.len() - 1], -sign)];
    options.into_iter().map(|option| sign * option).max().unwrap() * sign
}

#[test]
fn a_row_is_worth_the_points_that_are_taken_from_its_ends() {
    let body = |sign: &str| {
        format!(
            "let (lead, row) = (state[0], &state[1..]);
    let Some(last) = row.len().checked_sub(1) else {{ return vec![] }};
    let first = [&[lead {sign} row[0]], &row[1..]].concat();
    let last = [&[lead {sign} row[last]], &row[..last]].concat();
    if first == last {{ vec![vec![first]] }} else {{ vec![vec![first], vec![last]] }}"
        )
    };
    let folder = scoring(&body("+"), &body("-"), "state[0]");
    let numbers = || 1..=3_i64;
    let rows = numbers().flat_map(|a| numbers().map(move |b| [a, b]));
    let rows = rows.flat_map(|[a, b]| numbers().map(move |c| vec![a, 5, b, c]));
    let expected: Vec<String> = rows.map(|row| lead(&row, 1).to_string()).collect();
    assert_eq!(values(&folder, &["0 1..3 5 1..3 1..3"]), expected);
}

/// The rest when Left and Right divide by 2 or 3 or subtract 1 until it is below 5.
fn remaining(n: i64, sign: i64) -> i64 {
    if n < 5 {
        return n;
    }
    let options = [n - 1, n / 2, n / 3].into_iter();
    options.map(|rest| sign * remaining(rest, -sign)).max().unwrap() * sign
}

#[test]
fn a_score_goes_with_moves_that_both_players_have() {
    let folder = game_of(
        "scoring",
        "fn moves(state: &State) -> Vec<Vec<State>> {
    let n = state[0];
    if n < 5 { vec![] } else { [n - 1, n / 2, n / 3].map(|rest| vec![vec![rest]]).to_vec() }
}
fn score(state: &State) -> i64 { state[0] }",
    );
    let file = folder.path().join("game.rs");
    let text = fs::read_to_string(&file).unwrap().replace("&[left, right]", "&[moves]");
    fs::write(&file, text).unwrap();
    let expected: Vec<String> = (0..=40).map(|n| remaining(n, 1).to_string()).collect();
    assert_eq!(values(&folder, &["0..40"]), expected);
}

/// Left keeps one of two numbers.
#[test]
fn a_guess_about_scores_is_tested_on_larger_states() {
    let keep = "let mut kept: Vec<_> = state.iter().map(|n| vec![vec![*n]]).collect();
    kept.dedup();
    if state.len() > 1 { kept } else { vec![] }";
    let guess = guess(&scoring(keep, NONE, "state[0]"), "0..4 0..4");
    let expected =
        "guess: the score is the greatest number; it holds for 400 states, some of them larger";
    assert!(guess.starts_with(expected), "{guess}");
}

#[test]
fn a_negative_score_is_a_number_in_json() {
    let text = explore(&scoring(NONE, NONE, "-state[0]"), &["0..2", "--format", "json"], 0);
    let report: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(report["table"][2], json!({ "state": "2", "value": -2 }));
}

const NONE: &str = "vec![]";
const ONE_LESS: &str = "if state[0] > 0 { vec![vec![vec![state[0] - 1]]] } else { vec![] }";

#[rstest]
#[case::around(
    partizan("vec![vec![vec![(state[0] + 1) % 4]]]", "vec![vec![vec![(state[0] + 3) % 4]]]"),
    "states can repeat: "
)]
#[case::only_left_repeats(partizan("vec![vec![vec![1 - state[0].min(1)]]]", NONE), "→")]
#[case::points_around(
    scoring(
        "if state[0] == 3 { vec![] } else { vec![vec![vec![1 - state[0].min(1)]]] }",
        "vec![vec![vec![state[0]]]]",
        "0"
    ),
    "states can repeat: "
)]
#[case::a_sum_of_points(
    scoring("(0..state[0]).map(|n| vec![vec![n], vec![0]]).collect()", ONE_LESS, "0"),
    "a move from `1` leaves a sum"
)]
#[case::twice_by_right(
    partizan(ONE_LESS, "if state[0] > 0 { vec![vec![vec![0]], vec![vec![0]]] } else { vec![] }"),
    "Right's moves from `"
)]
fn an_impossible_game_is_an_error_that_names_the_state(
    #[case] folder: TempDir,
    #[case] message: &str,
) {
    let text = explore(&folder, &["0..3"], 2);
    assert!(text.contains(message), "{text}");
}

#[rstest]
#[case::misere(&["0..3", "--misere"], "both players have the same moves")]
#[case::grundy(&["0..3", "--value", "grundy"], "use `--value canonical` or `--value outcome`")]
#[case::score(&["0..3", "--value", "score"], "its positions have no score")]
#[case::a_sign(&["[|a]{1..1}"], "the state `|` begins with a sign")]
#[case::a_plus(&["[+-]{1..3}"], "the state `+` contains `+` or `;`")]
#[case::a_semicolon(&["[a;]{2..2}"], "the state `a;` contains `+` or `;`")]
fn an_impossible_request_about_a_partizan_game_is_an_error(
    #[case] arguments: &[&str],
    #[case] message: &str,
) {
    let text = explore(&partizan(ONE_LESS, NONE), arguments, 2);
    assert!(text.contains(message), "{text}");
}

/// A program with these answers to the states 0 and 1.
fn answering(lines: [&str; 2]) -> TempDir {
    let [first, second] = lines;
    let text = format!(
        "fn main() {{
    for line in std::io::stdin().lines() {{
        println!(\"{{}}\", if line.unwrap() == \"0\" {{ \"{first}\" }} else {{ \"{second}\" }});
    }}
}}
"
    );
    folder(&[("game.rs", &text)])
}

#[rstest]
#[case::right_is_missing(["|", "0;"], "the answer for `0` has a `|` between Left's moves and Right's, but that for `1` has none")]
#[case::a_score_is_missing(["=3", ""], "the answer for `0` has a score, but that for `1` has none")]
#[case::half_a_point(["=1", "=1/2"], "the state `1` is answered with `=1/2`: the score `1/2` is not an integer")]
#[case::a_third_player(["|", "0;|0;|"], "one `|` is expected")]
fn an_answer_of_another_kind_is_named(#[case] lines: [&str; 2], #[case] message: &str) {
    let text = explore(&answering(lines), &["0..1"], 2);
    assert!(text.contains(message), "{text}");
}
