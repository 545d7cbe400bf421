//! `cargo judge explore` guesses the theorems of games from their moves alone, writes functions that answer large
//! states, and believes no simple rule that has an exception. The tests are ignored if Python or a compiler for
//! C++ is missing.

mod functions;

use judge::binaries::release_judge;
use judge::catalog::workspace;
use libtest_mimic::{Arguments, Completion, Failed, Trial};
use std::fs;
use std::process::{Command, ExitCode, Output, Stdio};

/// Games in Python, each below a line with its name, the states that are explored, and the guess.
const GAMES: &str = include_str!("../../src/explore/guessed.py");

/// The most lines of the functions of a game.
const LINES: usize = 15;

/// Exceptions to the rule that n mod 4 is the value if a player may take 1, 2 or 3 of n counters: nobody may
/// take 2 of this number. Each stands beyond the states that are explored.
const EXCEPTIONS: [(u64, &str); 3] = [(102, "0..20"), (1002, "0..200"), (4998, "0..600")];

fn main() -> ExitCode {
    let games = GAMES.split("\n\n# ").skip(1).map(|game| {
        let (head, functions) = game.split_once('\n').expect("functions follow the head");
        let parts: Vec<&str> = head.splitn(3, '|').map(str::trim).collect();
        let [name, states, guess] = parts[..] else {
            panic!("`{head}`: expected a name, states and a guess");
        };
        needing("python3", format!("guessed::{name}"), move || {
            assert!(functions.trim_end().lines().count() <= LINES, "{name} is too long");
            // The command tests the function that it writes.
            let has_answer = !functions.contains("def left") && !functions.contains("def score");
            let into: &[&str] = if has_answer { &["--into", "answer.py"] } else { &[] };
            let line = line_about_guess(functions, states, into);
            assert!(line.starts_with(&format!("guess: {guess}; it holds for ")), "{line}");
        })
    });
    let exceptions = EXCEPTIONS.iter().map(|(exception, states)| {
        needing("python3", format!("refuted::by_{exception}"), move || {
            let functions = format!(
                "def moves(n):\n    return [n - k for k in (1, 2, 3) if k <= n and (n, k) != ({exception}, 2)]\n"
            );
            let refuted = format!("no guess holds: not `the value is n mod 4`, because of {exception}");
            assert_eq!(line_about_guess(&functions, states, &[]), refuted);
        })
    });
    let functions = [
        needing("python3", "functions::in_python".to_owned(), || functions::check(false)),
        needing("c++", "functions::in_cpp".to_owned(), || functions::check(true)),
    ];
    let trials = games.chain(exceptions).chain(functions).collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// A test that is ignored if a program is missing.
fn needing(program: &'static str, name: String, test: impl FnOnce() + Send + 'static) -> Trial {
    Trial::ignorable_test(name, move || {
        let version = Command::new(program).arg("--version").stdout(Stdio::null()).status();
        if !version.is_ok_and(|status| status.success()) {
            return Ok(Completion::ignored_with(format!("{program} is missing")));
        }
        test();
        Ok::<_, Failed>(Completion::Completed)
    })
}

/// The line that `explore` prints about the guess for a game with these functions.
fn line_about_guess(functions: &str, states: &str, arguments: &[&str]) -> String {
    let rest = "scripts/judge/src/explore/templates/python/rest.py";
    let rest = fs::read_to_string(workspace().unwrap().join(rest)).unwrap();
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.py"), format!("{functions}\n\n{rest}")).unwrap();
    let mut command = Command::new(release_judge());
    command.args(["explore", "game.py", states]).args(arguments).current_dir(&folder);
    let Output { status, stdout, stderr } = command.output().unwrap();
    assert!(status.success(), "{}", String::from_utf8_lossy(&stderr));
    let text = String::from_utf8(stdout).unwrap();
    let is_about_guess = |line: &&str| line.starts_with("guess: ") || line.starts_with("no guess");
    text.lines().find(is_about_guess).unwrap_or_default().to_owned()
}
