//! Games of a program have the same values as in the catalogue.

use crate::{checkout, folder, outputs, printed};
use rstest::rstest;
use serde_json::{Value, json};
use std::fs;
use tempfile::TempDir;

/// The Rust template of this kind with these functions.
pub fn game_of(kind: &str, functions: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["explore", "--template", "rust", "--kind", kind];
    let template = printed(&mut checkout::judge(folder.path(), &arguments), 0);
    let (state, rest) = template.split_once("\n\n").unwrap();
    let (_, rest) = rest.split_once("/// Who has which moves").unwrap();
    let text = format!("#![allow(unused)]\n{state}\n{functions}\n/// Who has which moves{rest}");
    fs::write(folder.path().join("game.rs"), text).unwrap();
    folder
}

/// The Rust template with this body of the function `moves`.
fn game(body: &str) -> TempDir {
    game_of("impartial", &format!("fn moves(state: &State) -> Vec<Vec<State>> {{\n{body}\n}}"))
}

/// Runs `cargo judge explore` on a game outside any checkout; it must end with this status.
#[track_caller]
pub fn explore(folder: &TempDir, arguments: &[&str], status: i32) -> String {
    let mut command = checkout::outside(folder.path(), &["explore", "game.rs"]);
    printed(command.args(arguments), status)
}

/// The last fields of comma-separated lines.
pub fn values(folder: &TempDir, arguments: &[&str]) -> Vec<String> {
    let text = explore(folder, &[arguments, &["--csv"]].concat(), 0);
    let fields = text.lines().skip(1).filter_map(|line| line.rsplit(',').next());
    fields.map(String::from).collect()
}

const WYTHOFF: &str = "let (a, b) = (state[0], state[1]);
    let one = (1..=a).map(|k| vec![vec![a - k, b]]).chain((1..=b).map(|k| vec![vec![a, b - k]]));
    one.chain((1..=a.min(b)).map(|k| vec![vec![a - k, b - k]])).collect()";

/// Lasker's Nim: take from the heap, or split it.
const LASKER: &str = "let n = state[0];
    let taken = (0..n).map(|rest| vec![vec![rest]]);
    taken.chain((1..=n / 2).map(|a| vec![vec![a], vec![n - a]])).collect()";

/// A heap can only be split.
const SPLIT: &str = "let n = state[0]; (1..=n / 2).map(|a| vec![vec![a], vec![n - a]]).collect()";

const NIM: &str = "(0..state.len()).flat_map(|at| (0..state[at]).map(move |rest| (at, rest)))
        .map(|(at, rest)| { let mut left = state.clone(); left[at] = rest; vec![left] }).collect()";

/// Moves around seven cells, one forward or two back. Cell 0 ends the game.
const AROUND: &str = "let n = state[0];
    let steps = [(n + 1) % 7, (n + 5) % 7];
    if n == 0 { vec![] } else { steps.into_iter().map(|cell| vec![vec![cell]]).collect() }";

#[test]
fn a_program_has_the_values_of_the_rules_of_the_catalogue() {
    let folder = game(WYTHOFF);
    let [expected, _] = crate::judge(&["explore", "poj1067", "0..9 0..9", "--csv"], "", 0);
    assert_eq!(explore(&folder, &["0..9 0..9", "--csv"], 0), expected);
}

#[test]
fn a_sum_has_the_nim_sum_of_its_parts() {
    // Lasker 1931: the values of 4k + 3 and 4k + 4 are exchanged.
    assert_eq!(values(&game(LASKER), &["0..8"]), ["0", "1", "2", "4", "3", "5", "6", "8", "7"]);
}

#[test]
fn whoever_cannot_move_wins_in_misere_play() {
    let outcome = |a: u64, b: u64| if a.max(b) < 2 { (a + b) % 2 == 1 } else { a == b };
    let pairs = (0..4).flat_map(|a| (0..4).map(move |b| (a, b)));
    let expected = pairs.map(|(a, b)| if outcome(a, b) { "P" } else { "N" });
    let expected: Vec<&str> = expected.collect();
    assert_eq!(values(&game(NIM), &["0..3 0..3", "--misere"]), expected);
}

#[test]
fn repeating_states_have_outcomes_with_distances() {
    // From 2 and 6, a move leads to 0.
    let folder = game(AROUND);
    let values = values(&folder, &["0..6"]);
    assert_eq!(values[0], "P in 0");
    assert_eq!([&values[2], &values[6]], ["N in 1", "N in 1"]);
    let text = explore(&folder, &["0..6", "--value", "grundy"], 2);
    assert!(text.contains("states can repeat"), "{text}");
}

/// A program that subtracts 1 or 2, which writes a line to the file `starts` when it starts.
fn counting_starts(answers: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let starts = folder.path().join("starts");
    let starts = starts.to_str().unwrap();
    let text = format!(
        "use std::io::Write;
fn main() {{
    let mut starts = std::fs::OpenOptions::new().create(true).append(true).open({starts:?}).unwrap();
    writeln!(starts, \"started\").unwrap();
    let answer = |line: &str| {{
        let heap: i64 = line.parse().unwrap();
        (1..=2.min(heap)).map(|taken| format!(\"{{}};\", heap - taken)).collect::<String>()
    }};
    {answers}
}}
"
    );
    fs::write(folder.path().join("game.rs"), text).unwrap();
    folder
}

fn starts(folder: &TempDir) -> usize {
    fs::read_to_string(folder.path().join("starts")).unwrap().lines().count()
}

#[test]
fn one_run_of_a_program_answers_all_states() {
    let folder = counting_starts(
        "for line in std::io::stdin().lines() { println!(\"{}\", answer(&line.unwrap())); }",
    );
    // From 40, each move leads to states that are not yet known.
    assert_eq!(values(&folder, &["40"]), ["1"]);
    assert_eq!(starts(&folder), 1);
}

#[test]
fn a_program_may_answer_at_the_end_of_its_input() {
    let folder = counting_starts(
        "let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let answers: Vec<String> = text.lines().map(|line| answer(line) + \"\\n\").collect();
    print!(\"{}\", answers.concat());",
    );
    assert_eq!(values(&folder, &["3"]), ["0"]);
    // It is asked for 3, for 2 and 1, for 0, and again for all.
    assert_eq!(starts(&folder), 4);
}

#[test]
fn states_may_be_words() {
    // A move removes a letter from an end; the states have no numbers.
    let text = "fn main() {
    for line in std::io::stdin().lines() {
        let line = line.unwrap();
        if line.is_empty() { println!(); continue; }
        let (first, last) = (&line[1..], &line[..line.len() - 1]);
        if first == last { println!(\"{first};\"); } else { println!(\"{first};{last};\"); }
    }
}
";
    let folder = folder(&[("game.rs", text)]);
    assert_eq!(values(&folder, &["[ab]{1..2}"]), ["1", "1", "0", "0", "0", "0"]);
}

fn guess(body: &str, states: &str) -> String {
    let text = explore(&game(body), &[states], 0);
    let is_about_guess = |line: &&str| line.starts_with("guess: ") || line.starts_with("no guess");
    text.lines().find(is_about_guess).unwrap_or_default().to_owned()
}

#[test]
fn problems_with_the_same_rule_and_its_theory_are_named() {
    let text = explore(&game(NIM), &["0..4 0..4"], 0);
    let lines: Vec<&str> = text.lines().collect();
    let [.., same, theory] = lines[..] else { panic!("{text}") };
    assert!(same.starts_with("same rule: ") && same.contains("luogu_p2197"), "{text}");
    assert_eq!(theory, "theory: shared::nim; docs/lessons/04-nim-sum.md");
}

#[rstest]
#[case::a_residue(BACHET, "0..20", "guess: the value is n mod 4; it holds for ")]
#[case::a_nim_sum(
    NIM,
    "0..4 0..4",
    "guess: the value is the nim-sum of the numbers; it holds for 400 states, some of them larger than those shown; proved: in a sum of 2 heaps of Nim (value n), whose moves all known states have, by induction and the Sprague–Grundy theorem"
)]
#[case::cold_pairs(
    WYTHOFF,
    "0..8 0..8",
    "guess: lost exactly when the numbers are m = ⌊kφ⌋ and m + k, with the golden ratio φ; it holds for 1296 states, some of them larger than those shown, and is not proved"
)]
#[case::a_sum_in_disguise(
    "let (a, b) = (state[0], state[1]);
    let one = (1..=2).filter(|k| *k <= a).map(|k| vec![vec![a - k, b]]);
    one.chain((1..=4).filter(|k| *k <= b).map(|k| vec![vec![a, b - k]])).collect()",
    "0..9 0..15",
    "guess: the value is the nim-sum of the values of the single numbers, where for a, the value is n mod 3; for b, the value is n mod 5"
)]
#[case::an_exception_beyond_the_table(
    EXCEPTION,
    "0..30",
    "no guess holds: not `the value is n mod 4`, because of 150"
)]
#[case::no_order(
    "let n = state[0]; (1..=(n * n) % 7).filter(|k| *k <= n).map(|k| vec![vec![n - k]]).collect()",
    "0..13",
    "no guess holds"
)]
fn a_guess_is_tested_on_larger_states(
    #[case] body: &str,
    #[case] states: &str,
    #[case] line: &str,
) {
    let guess = guess(body, states);
    assert!(guess.starts_with(line), "{guess}");
}

#[rstest]
#[case::in_normal_play(
    &["0..20"],
    "the value is n mod 4",
    "in the subtraction game {1, 2, 3} (period 4 from 0 on), whose moves all known states have, by the periodicity theorem for \
     subtraction games"
)]
#[case::in_misere_play(
    &["0..20", "--misere"],
    "lost exactly when n mod 4 is 1",
    "in misère play of the subtraction game {1, 2, 3} (period 4 from 0 on)"
)]
fn a_guess_is_proved(#[case] options: &[&str], #[case] guess: &str, #[case] proof: &str) {
    let text = explore(&game(BACHET), options, 0);
    assert!(text.contains(&format!("guess: {guess}; it holds for ")), "{text}");
    let ground = format!("states, some of them larger than those shown; proved: {proof}");
    assert!(text.contains(&ground), "{text}");
}

/// Bachet's game with other moves from the heap of 105.
fn bachet_but(moves: &str) -> String {
    format!("if state[0] == 105 {{ return {moves}; }}\n{BACHET}")
}

#[rstest]
#[case::a_sum_in_misere_play("vec![vec![vec![1], vec![1]]]", &["--misere"], "leaves a sum")]
#[case::a_loop("vec![vec![vec![105]]]", &["--value", "grundy"], "states can repeat")]
#[case::a_failure("panic!(\"too large\")", &[], "on the state `105`")]
#[case::a_move_listed_twice("vec![vec![vec![1]], vec![vec![1]]]", &[], "`105`")]
fn nothing_is_proved_if_larger_states_fail(
    #[case] moves: &str,
    #[case] options: &[&str],
    #[case] error: &str,
) {
    let text = explore(&game(&bachet_but(moves)), &[&["0..40"], options].concat(), 0);
    let guess = text.lines().find(|line| line.starts_with("guess: ")).unwrap_or(&text);
    assert!(guess.contains("and is not proved, since larger ones fail: "), "{text}");
    assert!(guess.contains(error), "{text}");
}

#[test]
fn a_guess_says_that_it_is_about_the_numbers_that_vary() {
    let line = guess(NIM, "3 0..7 0..7");
    let reservation = "the nim-sum of the numbers is 3, where the numbers are those that vary; it";
    assert!(line.contains(reservation), "{line}");
    let text = explore(&game(NIM), &["3 0..7 0..7"], 0);
    assert!(!text.contains("same rule"), "{text}");
}

#[rstest]
#[case::of_one_number("1000000000000..1000000000005")]
#[case::beyond_all_formulas("2305843009213693952..2305843009213693956")]
#[case::of_several_numbers("0..4 72057594037927940..72057594037927945")]
fn large_numbers_are_explored(#[case] states: &str) {
    let half = "(0..state.len()).filter(|&at| state[at] > 0)
        .map(|at| { let mut less = state.clone(); less[at] /= 2; vec![less] }).collect()";
    explore(&game(half), &[states], 0);
}

const BACHET: &str =
    "(1..=3).filter(|k| *k <= state[0]).map(|k| vec![vec![state[0] - k]]).collect()";

/// Nobody may take 2 from 150.
const EXCEPTION: &str = "let n = state[0];
    (1..=3).filter(|k| *k <= n && !(n == 150 && *k == 2)).map(|k| vec![vec![n - k]]).collect()";

#[test]
fn a_guess_is_written_as_a_function() {
    let folder = game(BACHET);
    explore(&folder, &["0..20", "--into", "answer.rs"], 0);
    let file = fs::read_to_string(folder.path().join("answer.rs")).unwrap();
    assert!(file.ends_with("pub fn answer(n: u64) -> u64 {\n    n % 4\n}\n"), "{file}");
    let text = explore(&folder, &["0..20", "--into", "answer.rs"], 2);
    assert!(text.contains("answer.rs: exists already"), "{text}");
}

#[test]
fn without_a_guess_nothing_is_written() {
    let folder = game(EXCEPTION);
    explore(&folder, &["0..20", "--into", "answer.rs"], 1);
    assert!(!folder.path().join("answer.rs").exists());
}

#[rstest]
#[case::a_move_to_a_lost_state(BACHET, "7 ┆ won ┆ it moves to 4, which is lost")]
#[case::moves_to_won_states(BACHET, "4 ┆ lost ┆ all its 3 moves lead to won states")]
#[case::all_states(BACHET, "the two sentences hold for ")]
#[case::a_sum(SPLIT, "2 ┆ won ┆ it moves to 1 + 1, which is lost")]
#[case::an_exception(
    EXCEPTION,
    "150 breaks the guess: it is called won, but no move leads to a lost state"
)]
fn the_two_sentences_are_shown(
    #[case] body: &str,
    #[case] expected: &str,
    #[values(&[], &["--value", "outcome"])] measure: &[&str],
) {
    let text = explore(&game(body), &[&["0..20", "--why"], measure].concat(), 0);
    let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    let lines: Vec<String> = lines.collect();
    assert!(lines.iter().any(|line| line.contains(expected)), "{text}");
}

#[test]
fn json_has_the_table_the_guesses_and_near_misses() {
    let report = |body: &str| -> Value {
        let text = explore(&game(body), &["0..20", "--format", "json"], 0);
        serde_json::from_str(&text).unwrap()
    };
    let guessed = report(BACHET);
    assert_eq!(guessed["measure"], "grundy");
    assert_eq!(guessed["table"][7], json!({ "state": "7", "value": 3 }));
    assert_eq!(guessed["guesses"][0]["guess"], "the value is n mod 4");
    // The time decides how many times as many states as are shown.
    let states = [2, 4, 10, 25, 60].map(|factor| json!(21 * factor));
    assert!(states.contains(&guessed["guesses"][0]["states"]), "{guessed}");
    assert_eq!(guessed["guesses"][0]["proved"], true);
    let theory = json!({ "module": "bachet", "lesson": "01-lost-and-won" });
    assert_eq!(guessed["guesses"][0]["theory"], theory);
    let refuted = report(EXCEPTION);
    assert_eq!(refuted["guesses"], json!([]));
    let miss = &refuted["near_misses"][0];
    assert_eq!(miss["guess"], "the value is n mod 4");
    assert_eq!(miss["first_exceptions"][0], "150");
}

#[rstest]
#[case::a_state_twice("vec![vec![vec![0]]; if state[0] > 0 { 2 } else { 0 }]", "lead to `0` twice")]
#[case::a_panic("assert!(state[0] < 5); vec![]", "game.rs on the state `5`: ")]
#[case::no_end(
    "while state[0] == 3 {} vec![]",
    "game.rs on the state `3`: does not answer in time"
)]
#[case::ever_further("vec![vec![vec![state[0] + 1]]]", "there are still new states")]
#[case::too_many("(0..3).map(|d| vec![vec![3 * state[0] + d + 9]]).collect()", "can be reached")]
#[case::another_answer(
    "static ASKED: std::sync::atomic::AtomicI64 = std::sync::atomic::AtomicI64::new(0);
    let asked = ASKED.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    if state[0] < 2 || asked > 5 { vec![] } else { vec![vec![vec![state[0] - 2]]] }",
    "have changed when it was asked again"
)]
#[case::a_line_too_many("println!(); vec![]", "it must print one line for each")]
#[case::a_failure_later_on(
    "assert!(state[0] < 12); vec![vec![vec![state[0] + 3]]]",
    "`12` (from `9`): "
)]
#[case::a_sum_in_place_of_a_state(
    "if state[0] < 10 { return vec![vec![vec![50, 1]]]; }
    vec![vec![vec![state[0]], vec![state[1]]]]",
    "The state is a single number."
)]
#[case::a_bad_answer_later_on(
    "if state[0] > 9 { print!(\"|\") } vec![vec![vec![state[0] + 1]]]",
    "the answer for `10` (from `9`) has a `|`"
)]
fn a_faulty_program_is_named_with_the_state(#[case] body: &str, #[case] message: &str) {
    let text = explore(&game(body), &["0..9", "--limit", "2000"], 2);
    assert!(text.contains(message), "{text}");
}

#[test]
fn a_file_without_an_extension_does_not_hide_a_problem() {
    let folder = folder(&[("poj1067", "a program"), ("domineering", "a program")]);
    for (name, states) in [("poj1067", "0..1 0..1"), ("domineering", "2 2 .. ..")] {
        printed(&mut checkout::judge(folder.path(), &["explore", name, states]), 0);
    }
}

#[rstest]
#[case::explore(&["explore", "poj1067", "0..1 0..1"])]
#[case::run(&["run", "poj1067", "sample-1"])]
fn an_option_for_sources_needs_a_source(
    #[case] command: &[&str],
    #[values(["--language", "cpp"], ["--edition", "2021"], ["--factor", "2"])] option: [&str; 2],
) {
    let folder = tempfile::tempdir().unwrap();
    let mut command = checkout::judge(folder.path(), command);
    let [_, message] = outputs(command.args(option).output().unwrap(), 2);
    assert!(message.contains(option[0]) && message.contains("none is named"), "{message}");
}

#[rstest]
#[case::a_kind_without_a_template(&["0..4", "--kind", "partizan"], "--kind is for --template")]
#[case::no_states(&[], "name the states to explore")]
#[case::no_number_of_cases(&["--first", "0"], "--first")]
#[case::half_a_range(&["0.."], "`0..` is not a range")]
#[case::an_empty_text(&[""], "an empty text")]
#[case::an_answer_without_a_guess(&["0..4", "--format", "csv", "--into", "answer.rs"], "omit --csv")]
#[case::reasons_in_json(&["0..4", "--why", "--format", "json"], "omit --csv and --format")]
#[case::a_language_without_answers(&["0..4", "--into", "answer.txt"], "Python, C++ and Rust")]
#[case::no_folder(&["0..4", "--into", "none/answer.rs"], "none/answer.rs: there is no folder none; create it")]
#[case::values_of_sums(&["0..4", "--misere"], "leaves a sum")]
#[case::grundy_in_misere_play(&["0..4", "--misere", "--value", "grundy"], "normal play")]
#[case::no_canonical_forms(&["0..4", "--value", "mean"], "`--value outcome` or `--value grundy`")]
fn an_impossible_request_is_an_error(#[case] arguments: &[&str], #[case] message: &str) {
    let text = explore(&game(LASKER), arguments, 2);
    assert!(text.contains(message), "{text}");
}
