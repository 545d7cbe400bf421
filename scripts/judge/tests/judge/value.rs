//! `cargo judge value`, and the jury's engine compared with the theory.

use crate::judge;
use jury::Random;
use rand::{Rng, SeedableRng};
use rstest::rstest;
use shared::atomic_weight::atomic_weight;
use shared::dyadic::Dyadic;
use shared::search::OutcomeClass;
use shared::short_game::{Game, Games};
use shared::temperature::Thermographs;
use std::fs;

/// The standard output of a command that succeeds.
#[track_caller]
fn value(arguments: &[&str]) -> String {
    let [text, _] = judge(&[&["value"], arguments].concat(), "", 0);
    text
}

/// The message about a game that is refused.
#[track_caller]
fn refusal(game: &str) -> String {
    let [text, message] = judge(&["value", game], "", 2);
    assert_eq!(text, "");
    message
}

#[test]
fn a_game_has_a_line_for_each_property() {
    let expected = "canonical form: {2*2|*2||-1*2}\noutcome: N\nleft stop: 0\nright stop: -1\nmean: 0\n\
                    temperature: 1\nbirthday: 6\n";
    assert_eq!(value(&["{2|0||-1} + *2"]), expected);
    assert!(value(&["-v2*"]).ends_with("\natomic weight: 2\n"));
}

#[rstest]
#[case("-1", "-1")]
#[case("--1", "1")]
#[case("-{1|-2}", "{2|-1}")]
#[case("-5/8^2*3", "-5/8^2*3")]
#[case("+-1", "±1")]
fn a_game_may_begin_with_a_sign(#[case] game: &str, #[case] form: &str) {
    let printed = value(&[game]);
    assert!(printed.starts_with(&format!("canonical form: {form}\n")), "{printed}");
}

#[rstest]
#[case("^ + * > 0", "holds: false\nrelation: ^* || 0\n")]
#[case("±1 + ±1 = 0", "holds: true\nrelation: 0 = 0\n")]
#[case("^ || *", "holds: true\nrelation: ^ || *\n")]
fn games_are_compared(#[case] comparison: &str, #[case] expected: &str) {
    assert_eq!(value(&[comparison]), expected);
}

#[rstest]
#[case("", 1)]
#[case("-", 2)]
#[case("{}", 1)]
#[case("1/3", 3)]
#[case("1 2", 3)]
fn an_invalid_game_is_status_2(#[case] wrong: &str, #[case] column: usize) {
    let message = refusal(wrong);
    assert!(message.contains(&format!("column {column}: ")), "{message}");
}

#[rstest]
#[case("1 & 2", "column 3: unexpected character `&`")]
#[case("\u{7}", "column 1: unexpected character U+0007")]
fn an_unexpected_character_is_named(#[case] wrong: &str, #[case] said: &str) {
    let message = refusal(wrong);
    assert!(message.contains(said), "{message}");
}

/// Parentheses, braces, signs, and bars that stand for braces.
#[rstest]
#[case::parentheses(|depth| format!("{}0{}", "(".repeat(depth), ")".repeat(depth)))]
#[case::braces(|depth| format!("{}0{}", "{".repeat(depth), "|}".repeat(depth)))]
#[case::signs(|depth| "-".repeat(depth) + "*")]
#[case::bars(|depth| {
    let bars: String = (1..=depth).rev().map(|length| "|".repeat(length) + "0").collect();
    format!("{{0{bars}}}")
})]
fn at_most_a_hundred_levels_are_read(#[case] nested: fn(usize) -> String) {
    value(&[&nested(100)]);
    let message = refusal(&nested(101));
    assert!(message.contains("nested more than 100 levels deep"), "{message}");
}

#[test]
fn an_error_shows_the_beginning_of_a_long_game() {
    let long = "1+".repeat(5000);
    let [_, of_a_line] = judge(&["value"], &long, 2);
    for message in [refusal(&long), of_a_line] {
        assert!(message.contains("1+1+…`: column 10001: "), "{message}");
        assert!(message.len() < 300, "{message}");
    }
}

#[test]
fn a_game_that_is_too_large_is_an_error() {
    for game in ["*100000", "^1000000", "*200 + *300 + {*199|^50}", "4611686018427387904 + *"] {
        let message = refusal(game);
        assert!(message.starts_with("error: "), "{message}");
        assert!(!message.contains("panicked") && !message.contains("bug"), "{message}");
    }
}

#[test]
fn lines_may_name_games_and_an_invalid_line_does_not_end_the_rest() {
    let [printed, message] = judge(&["value"], "g = {1|-1}\n\ng + *\n1 2\ng + g = 0\n", 2);
    assert!(message.contains("line 4: `1 2`: column 3: "), "{message}");
    assert!(printed.starts_with("g: ±1\n\ncanonical form: {1*|-1*}\n"), "{printed}");
    assert!(printed.ends_with("holds: true\nrelation: 0 = 0\n\n"), "{printed}");
}

#[test]
fn a_line_that_is_not_text_does_not_end_the_rest() {
    let [printed, message] = judge(&["value"], b"1\n\xff\n+-2\n", 2);
    assert!(message.contains("line 2: `\\xff`: "), "{message}");
    assert_eq!(printed.matches("canonical form").count(), 2);
}

#[test]
fn what_is_beyond_the_bounds_is_named() {
    let message = refusal("{1/4294967296|0}");
    assert!(message.contains("`{1/4294967296|0}`") && message.contains("mean"), "{message}");
}

#[test]
fn the_hottest_switch_has_the_greatest_number_as_its_temperature() {
    let text = value(&["±1073741824"]);
    assert!(text.contains("temperature: 1073741824\n"), "{text}");
}

#[test]
fn a_long_temperature_leaves_the_mast_straight() {
    let sketch = value(&["±123456789", "--thermograph"]);
    let masts = sketch.lines().filter(|line| line.matches('│').count() == 1);
    let columns: Vec<_> = masts.map(|line| line.chars().position(|one| one == '│')).collect();
    assert!(columns.len() >= 3 && columns.iter().all(|column| *column == columns[0]), "{sketch}");
}

#[test]
fn a_thermograph_is_sketched_or_drawn_and_nothing_is_overwritten() {
    let sketch = value(&["{5|1}", "--thermograph"]);
    assert_eq!(sketch, value(&["--thermograph", "{5|1}"]));
    assert!(sketch.contains('╱') && sketch.contains('╲') && sketch.contains('│'));

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("switch.svg");
    let path = file.to_str().unwrap();
    value(&["{5|1}", "--thermograph", path]);
    let picture = fs::read_to_string(&file).unwrap();
    assert!(picture.contains("<svg") && picture.contains("{5|1}"), "{picture}");
    judge(&["value", "{2|0}", "--thermograph", path], "", 2);
    assert_eq!(fs::read_to_string(&file).unwrap(), picture);
}

#[cfg(unix)]
#[test]
fn a_thermograph_with_a_name_that_is_not_text_is_refused() {
    use crate::outputs;
    use judge::binaries::built_for_test;
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    use std::process::Command;
    let mut command = Command::new(built_for_test("judge"));
    command.args(["value", "{5|1}", "--thermograph"]).arg(OsStr::from_bytes(b"\xff.svg"));
    let [_, message] = outputs(command.output().unwrap(), 2);
    assert!(message.contains("is not UTF-8"), "{message}");
}

/// Expressions, each with its game by the theory.
struct Expressions<'a> {
    rng: &'a mut Random,
    games: &'a mut Games,
}

impl Expressions<'_> {
    fn blank(&mut self) -> &'static str {
        ["", " "][usize::from(self.rng.random_bool(0.3))]
    }

    /// A number, ups and a Nim heap, written together.
    fn atom(&mut self) -> (String, Game) {
        let (mut text, mut game) = (String::new(), self.games.number(Dyadic::ZERO));
        let has_number = self.rng.random_bool(0.6);
        if has_number {
            let above: i32 = self.rng.random_range(-4..=4);
            let halvings = [0, 0, 1, 2][self.rng.random_range(0..4)];
            text += &above.to_string();
            if halvings > 0 {
                text = format!("{text}{}/{}", self.blank(), 1 << halvings);
            }
            game = self.games.number(Dyadic::new(above.into(), halvings));
        }
        if self.rng.random_bool(0.3) {
            let count = self.rng.random_range(1..=2);
            let is_up = self.rng.random_bool(0.5);
            text += if is_up { "^" } else { "v" };
            if count > 1 {
                text += "2";
            }
            let [zero, star] = [0, 1].map(|size| self.games.nimber(size));
            let up = self.games.canonical(&[zero], &[star]);
            let ups = self.games.multiple(if is_up { count } else { -count }, up);
            game = self.games.sum(game, ups);
        }
        if text.is_empty() || self.rng.random_bool(0.3) {
            let size = self.rng.random_range(1..=2);
            text += ["*", "*2"][size as usize - 1];
            let heap = self.games.nimber(size);
            game = self.games.sum(game, heap);
        }
        (text, game)
    }

    fn options(&mut self, depth: u32) -> (String, Vec<Game>) {
        let count = self.rng.random_range(0..=2);
        let (texts, games): (Vec<String>, Vec<Game>) = (0..count).map(|_| self.sum(depth)).unzip();
        (texts.join(","), games)
    }

    fn term(&mut self, depth: u32) -> (String, Game) {
        if depth == 0 {
            return self.atom();
        }
        match self.rng.random_range(0..6) {
            0 => {
                let (text, game) = self.sum(depth - 1);
                let negative = self.games.negative(game);
                let sign = ["±", "+-"][self.rng.random_range(0..2)];
                (format!("{sign}({text})"), self.games.canonical(&[game], &[negative]))
            }
            1 => {
                let (text, game) = self.sum(depth - 1);
                (format!("-({text})"), self.games.negative(game))
            }
            2 => {
                let [first, second, third] = [(); 3].map(|()| self.options(depth - 1));
                let inner = self.games.canonical(&first.1, &second.1);
                let text = format!("{{{}|{} || {}}}", first.0, second.0, third.0);
                (text, self.games.canonical(&[inner], &third.1))
            }
            3 | 4 => {
                let [left, right] = [(); 2].map(|()| self.options(depth - 1));
                let text = format!("{{{}{}|{}}}", left.0, self.blank(), right.0);
                (text, self.games.canonical(&left.1, &right.1))
            }
            _ => self.atom(),
        }
    }

    fn sum(&mut self, depth: u32) -> (String, Game) {
        let (mut text, mut game) = self.term(depth);
        if self.rng.random_bool(0.25) {
            let (other, term) = self.term(depth);
            let blank = self.blank();
            if self.rng.random_bool(0.5) {
                text = format!("{text}{blank}+ {other}");
                game = self.games.sum(game, term);
            } else {
                text = format!("{text}{blank}-{blank}({other})");
                game = self.games.difference(game, term);
            }
        }
        (text, game)
    }
}

/// The calculator's expected output, by the theory.
fn expected(games: &mut Games, graphs: &mut Thermographs, game: Game) -> String {
    let outcome = match games.outcome(game) {
        OutcomeClass::L => "L",
        OutcomeClass::R => "R",
        OutcomeClass::N => "N",
        OutcomeClass::P => "P",
    };
    let graph = graphs.of(games, game);
    let mut lines = vec![
        format!("canonical form: {}", games.text(game)),
        format!("outcome: {outcome}"),
        format!("left stop: {}", games.left_stop(game)),
        format!("right stop: {}", games.right_stop(game)),
        format!("mean: {}", graph.mean),
        format!("temperature: {}", graph.temperature),
        format!("birthday: {}", games.birthday(game)),
    ];
    if let Some(weight) = atomic_weight(games, game) {
        lines.push(format!("atomic weight: {}", games.text(weight)));
    }
    lines.join("\n") + "\n\n"
}

#[test]
fn two_thousand_expressions_agree_with_the_theory() {
    let games = &mut Games::new();
    let graphs = &mut Thermographs::new();
    let rng = &mut Random::seed_from_u64(11);
    let mut input = String::new();
    let mut output = String::new();
    for number in 0..2_000 {
        let mut expressions = Expressions { rng, games };
        let (text, game) = expressions.sum(number % 3);
        input += &(text + "\n");
        output += &expected(games, graphs, game);
    }
    let [printed, message] = judge(&["value"], &input, 0);
    assert_eq!(message, "");
    for ((line, found), expected) in
        input.lines().zip(printed.split("\n\n")).zip(output.split("\n\n"))
    {
        assert_eq!(found, expected, "{line}");
    }
    assert_eq!(printed, output);
}
