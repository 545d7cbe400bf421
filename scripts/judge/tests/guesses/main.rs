//! `cargo judge explore` guesses the theorems of games from their moves alone, writes functions that answer large
//! states, and believes no simple rule that has an exception. The tests are ignored if Python or g++ is
//! missing. With `SOME_TESTS` set, one game in five is tried.

mod functions;

use judge::binaries::built_for_test;
use judge::catalog::workspace;
use libtest_mimic::{Arguments, Completion, Failed, Trial};
use std::collections::BTreeSet;
use std::process::{Command, ExitCode, Output, Stdio};
use std::{env, fs};

/// Games in Python, each below a line with its name, or the id of its problem, the states that are explored, perhaps
/// in misère play, and the guess.
const GUESSED: &str = include_str!("../../../truth/guesser/src/guessed.py");

/// Games that break a simple rule beyond the states that are explored, each below a line with its name, those states
/// (perhaps in misère play),
/// and the line that is printed, without what follows a guess.
const PLANTED: &str = include_str!("planted.py");

/// Games in the form of [`PLANTED`], by somebody who had not seen the guesser.
const UNSEEN: &str = include_str!("unseen.py");

/// The page that lists the problems whose theorem is guessed.
const PAGE: &str = include_str!("../../../../docs/guesses.md");

/// The most lines of the functions of a game.
const LINES: usize = 15;

/// The fewest problems whose theorem is guessed.
const LEAST_GUESSED: usize = 45;

/// The minimum number of planted games.
const LEAST_PLANTED: usize = 60;

/// Files for the answers of guesses.
const FILES: [&str; 3] = ["answer.py", "answer.cpp", "answer.rs"];

struct Game {
    name: &'static str,
    states: &'static str,
    line: &'static str,
    functions: &'static str,
}

fn main() -> ExitCode {
    // The languages of answers take turns.
    let files: &[&str] = if is_there("g++") { &FILES } else { &FILES[..1] };
    let guessed = games(GUESSED).into_iter().zip(files.iter().cycle()).map(|(game, file)| {
        needing("python3", format!("guessed::{}", game.name), move || {
            let functions = game.functions;
            assert!(functions.trim_end().lines().count() <= LINES, "{} is too long", game.name);
            // The command tests the function that it writes.
            let has_answer = !functions.contains("def left") && !functions.contains("def score");
            let into = ["--into", *file];
            let line = line_about_guess(&game, if has_answer { &into } else { &[] });
            assert!(line.starts_with(&format!("guess: {}; it holds for ", game.line)), "{line}");
        })
    });
    let planted = games(PLANTED).into_iter().map(|game| printed("refuted", game));
    let unseen = games(UNSEEN).into_iter().map(|game| printed("unseen", game));
    let some = env::var_os("SOME_TESTS").is_some();
    // Five has no factor in common with the number of languages.
    let sampled = guessed
        .chain(planted)
        .chain(unseen)
        .enumerate()
        .map(|(at, trial)| trial.with_ignored_flag(some && at % 5 != 0));
    let listed = Trial::test("the_page_lists_the_problems_that_are_guessed", || {
        let problems = guessed_problems();
        assert!(problems.len() >= LEAST_GUESSED, "{problems:?}");
        assert_eq!(problems_of_page(), problems);
        Ok(())
    });
    let enough = Trial::test("the_planted_games_are_many", || {
        assert!(games(PLANTED).len() >= LEAST_PLANTED);
        Ok(())
    });
    let functions = [
        needing("python3", "functions::in_python".to_owned(), || functions::check(false)),
        needing("g++", "functions::in_cpp".to_owned(), || functions::check(true)),
    ];
    let trials = sampled.chain(functions).chain([listed, enough]).collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// A test that the line of a game is printed.
fn printed(group: &str, game: Game) -> Trial {
    needing("python3", format!("{group}::{}", game.name), move || {
        let line = line_about_guess(&game, &[]);
        let is_guess = line.starts_with(&format!("{}; it holds for ", game.line));
        assert!(line == game.line || is_guess, "{line}");
    })
}

/// The games of a file.
fn games(file: &'static str) -> Vec<Game> {
    let game = |game: &'static str| {
        let (head, functions) = game.split_once('\n').expect("functions follow the head");
        let parts: Vec<&str> = head.splitn(3, '|').map(str::trim).collect();
        let [name, states, line] = parts[..] else {
            panic!("`{head}`: expected a name, states and a line");
        };
        Game { name, states, line, functions }
    };
    file.split("\n\n# ").skip(1).map(game).collect()
}

/// The ids of the problems whose theorem is guessed.
fn guessed_problems() -> BTreeSet<&'static str> {
    let problems = workspace().unwrap().join("problems");
    let names = games(GUESSED).into_iter().map(|game| game.name);
    names.filter(|name| problems.join(name).join("problem.toml").is_file()).collect()
}

/// The ids in the rows of the page that end in "yes".
fn problems_of_page() -> BTreeSet<&'static str> {
    let rows = PAGE.lines().filter(|line| line.ends_with("| yes | |"));
    let id = |row: &'static str| {
        let (_, after) = row.split_once('[').expect("a row names a problem");
        after.split_once(']').expect("a row names a problem").0
    };
    rows.map(id).collect()
}

/// Returns whether a program can be run.
fn is_there(program: &str) -> bool {
    let version = Command::new(program).arg("--version").stdout(Stdio::null()).status();
    version.is_ok_and(|status| status.success())
}

/// A test that is ignored if a program is missing.
fn needing(program: &'static str, name: String, test: impl FnOnce() + Send + 'static) -> Trial {
    Trial::ignorable_test(name, move || {
        if !is_there(program) {
            return Ok(Completion::ignored_with(format!("{program} is missing")));
        }
        test();
        Ok::<_, Failed>(Completion::Completed)
    })
}

/// The line that `explore` prints about the guess for a game.
fn line_about_guess(game: &Game, arguments: &[&str]) -> String {
    let rest = "scripts/judge/src/explore/templates/python/rest.py";
    let rest = fs::read_to_string(workspace().unwrap().join(rest)).unwrap();
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.py"), format!("{}\n\n{rest}", game.functions)).unwrap();
    let mut command = Command::new(built_for_test("judge"));
    let misere = game.states.strip_suffix(" --misere");
    command.args(["explore", "game.py", misere.unwrap_or(game.states)]).args(arguments);
    command.args(misere.map(|_| "--misere")).current_dir(&folder);
    let Output { status, stdout, stderr } = command.output().unwrap();
    assert!(status.success(), "{}", String::from_utf8_lossy(&stderr));
    let text = String::from_utf8(stdout).unwrap();
    let is_about_guess = |line: &&str| line.starts_with("guess: ") || line.starts_with("no guess");
    text.lines().find(is_about_guess).unwrap_or_default().to_owned()
}
