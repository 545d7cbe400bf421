//! The theorems of games are guessed from their moves alone, and no simple rule is believed that has an exception.

use crate::checkout;
use rayon::prelude::*;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Games in Python, each below a line with its name, the states that are explored, and the guess.
const GAMES: &str = include_str!("../programs/guessed.py");

/// The most lines of the functions of a game.
const LINES: usize = 15;

fn has_python() -> bool {
    Command::new("python3").arg("--version").output().is_ok()
}

/// The part of the template in Python that answers for the functions above it.
fn rest_of_template(folder: &Path) -> String {
    let output = checkout::judge(folder, &["explore", "--template", "python"]).output().unwrap();
    let template = String::from_utf8(output.stdout).unwrap();
    let at = template.find("# The rest of this file").unwrap();
    template[at..].to_owned()
}

/// The last line that is printed about a game with these functions.
fn last_line(folder: &Path, name: &str, functions: &str, states: &str) -> String {
    let file = format!("{name}.py");
    let text = format!("{functions}\n\n{}", rest_of_template(folder));
    fs::write(folder.join(&file), text).unwrap();
    let command = &mut checkout::judge(folder, &["explore", &file, states]);
    let Output { status, stdout, stderr } = command.output().unwrap();
    assert!(status.success(), "{name}: {}", String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).unwrap().lines().last().unwrap_or_default().to_owned()
}

#[test]
fn the_theorem_of_each_game_is_guessed_from_its_moves() {
    if !has_python() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let games: Vec<&str> = GAMES.split("\n\n# ").skip(1).collect();
    assert!(games.len() >= 45, "{} games", games.len());
    let wrong: Vec<String> = games
        .par_iter()
        .filter_map(|game| {
            let (head, functions) = game.split_once('\n').unwrap();
            assert!(functions.trim_end().lines().count() <= LINES, "{head}");
            let [name, states, expected] =
                head.splitn(3, '|').map(str::trim).collect::<Vec<_>>()[..]
            else {
                panic!("`{head}`: a name, states and a guess are expected");
            };
            let line = last_line(folder.path(), name, functions, states);
            let is_right = line.starts_with(&format!("guess: {expected}; it holds for "));
            (!is_right).then(|| format!("{name}: {line}"))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whoever may take 1, 2 or 3 counters may not take 2 of the exceptional number.
#[test]
fn an_exception_beyond_the_table_refutes_what_looks_simple() {
    if !has_python() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    for (exception, states) in [(102, "0..20"), (1002, "0..200"), (4998, "0..600")] {
        let functions = format!(
            "def moves(n):\n    return [n - k for k in (1, 2, 3) if k <= n and (n, k) != ({exception}, 2)]\n"
        );
        let line = last_line(folder.path(), "planted", &functions, states);
        let expected =
            format!("no guess holds: not `the value is n mod 4`, because of {exception}");
        assert_eq!(line, expected);
    }
}
