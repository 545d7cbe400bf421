//! `cargo judge new`, in a workspace with only the files it reads.

use crate::checkout::unoptimised_manifest;
use judge::catalog::{Catalog, Facts, Limits, workspace};
use judge::edition::{Edition, of_packaged};
use judge::formatting;
use judge::new::{Kind, New, Rules, Sample, check, write};
use rstest::rstest;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use tempfile::TempDir;

/// The files to which a problem is added, and the rules for which books are drafted.
const READ: [&str; 4] = [
    "problems/Cargo.toml",
    "problems/poj2348/rules/euclid.rs",
    "problems/poj3537/rules/treblecross.rs",
    "scripts/truth/jury/src/rules/nim.rs",
];

fn copy() -> TempDir {
    let root = tempfile::tempdir().unwrap();
    fs::create_dir(root.path().join("testdata")).unwrap();
    for path in READ {
        let to = root.path().join(path);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(workspace().unwrap().join(path), to).unwrap();
    }
    root
}

pub(crate) fn new(id: &str, rules: Rules) -> New {
    New {
        id: id.to_owned(),
        title: String::from("The \"new\" game"),
        judge: String::from("own"),
        number: id.to_owned(),
        url: Some(String::from("https://example.org/game")),
        many: true,
        samples: vec![Sample { input: String::from("3 5\n"), output: String::from("No\n") }],
        limits: Limits::default(),
        note: None,
        rules,
        interactive: false,
    }
}

fn drafted(kind: Kind) -> Rules {
    Rules::New(String::from("turtles"), kind)
}

fn contents(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(contents(&path));
        } else {
            let text = fs::read_to_string(&path).unwrap();
            files.insert(path, text);
        }
    }
    files
}

#[test]
fn a_problem_without_a_book_is_complete() {
    let root = copy();
    write(root.path(), &new("own_game", Rules::None)).unwrap();
    let catalog = Catalog::read(root.path()).unwrap();
    let problem = catalog.problem("own_game").unwrap();
    assert_eq!(problem.facts.title, "The \"new\" game");
    assert_eq!(problem.judge().name, "own");
    let cases = problem.cases().unwrap();
    assert_eq!(fs::read_to_string(&cases[0].input).unwrap(), "3 5\n");
    assert_eq!(fs::read_to_string(&cases[0].output).unwrap(), "No\n");

    let manifest = fs::read_to_string(root.path().join("problems/Cargo.toml")).unwrap();
    let before = fs::read_to_string(workspace().unwrap().join("problems/Cargo.toml")).unwrap();
    let line = "    { name = \"own_game\", path = \"own_game/own_game.rs\", test = false },\n";
    assert_eq!(manifest.replace(line, ""), before);
    assert_ne!(manifest, before);

    let source = fs::read_to_string(root.path().join("problems/own_game/own_game.rs")).unwrap();
    for part in ["Game:", "Theorem:", "Cost:", "Status:", "<https://example.org/game>"] {
        assert!(source.contains(part), "{part}");
    }
}

#[rstest]
#[case::folder("../poj1", "own", Rules::None, "lower-case letters")]
#[case::slash("poj/1", "own", Rules::None, "lower-case letters")]
#[case::capital("POJ1", "own", Rules::None, "lower-case letters")]
#[case::digit("1067", "own", Rules::None, "lower-case letters")]
#[case::empty("", "own", Rules::None, "lower-case letters")]
#[case::keyword("match", "own", Rules::None, "reserved word; name the problem own_match")]
#[case::folder_of_cargo("deps", "own", Rules::None, "reserved word")]
#[case::folder_of_tests("tests", "own", Rules::None, "reserved word")]
#[case::judge("own_game", "pojj", Rules::None, "no judge is called `pojj`; the judges are")]
#[case::game(
    "own_game",
    "own",
    Rules::Existing("chess".into()),
    "`chess`: no game of this name; a book can be drafted for euclid, nim, and for new rules"
)]
#[case::no_game(
    "own_game",
    "own",
    Rules::Existing(String::new()),
    "needs the name of a game: euclid, nim;"
)]
#[case::game_outside("own_game", "own", Rules::Existing("../nim".into()), "`../nim`: no game of this name")]
#[case::game_of_other_positions(
    "own_game",
    "own",
    Rules::Existing("treblecross".into()),
    "treblecross: no book can be drafted for this game"
)]
#[case::entered_already(
    "poj1067",
    "poj",
    Rules::None,
    "problems/Cargo.toml: poj1067 is already listed"
)]
#[case::book_entered_already(
    "agc002_e",
    "own",
    drafted(Kind::Impartial),
    "agc002_e is already listed"
)]
#[case::rules_outside(
    "own_game",
    "own",
    Rules::New("../turtles".into(), Kind::Impartial),
    "a game is named in lower-case letters"
)]
#[case::rules_that_exist(
    "own_game",
    "own",
    Rules::New("nim".into(), Kind::Impartial),
    "scripts/truth/jury/src/rules/nim.rs: exists already"
)]
fn a_mistake_writes_nothing(
    #[case] id: &str,
    #[case] judge: &str,
    #[case] rules: Rules,
    #[case] message: &str,
) {
    let root = copy();
    let before = contents(root.path());
    let new = New { judge: judge.to_owned(), ..new(id, rules) };
    let error = format!("{:#}", write(root.path(), &new).unwrap_err());
    assert!(error.contains(message), "{error}");
    assert!(check(root.path(), &new).is_err());
    let _ = fs::remove_dir_all(root.path().join("target"));
    assert_eq!(contents(root.path()), before);
}

#[rstest]
#[case("problems/own_game/problem.toml")]
#[case("testdata/own_game/edge-1.in")]
#[case("problems/own_game/own_game.rs")]
#[case("problems/own_game/rules/turtles.rs")]
#[case("problems/own_game/book.rs")]
fn a_file_that_exists_is_not_overwritten(#[case] path: &str) {
    let root = copy();
    let file = root.path().join(path);
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, "the user's").unwrap();
    let before = contents(root.path());
    let error = write(root.path(), &new("own_game", drafted(Kind::Impartial))).unwrap_err();
    assert!(error.to_string().contains("exists already"), "{error}");
    fs::remove_dir_all(root.path().join("target")).unwrap();
    assert_eq!(contents(root.path()), before);
}

/// A list that cannot be written is noticed only after the new files are written, which are then removed.
#[cfg(unix)]
#[test]
fn an_unfinished_problem_is_removed() {
    let root = copy();
    let folder = root.path().join("problems/own_game");
    let before = contents(root.path());
    // The folder of the problem is a link to nowhere.
    std::os::unix::fs::symlink(root.path().join("nowhere"), &folder).unwrap();
    assert!(write(root.path(), &new("own_game", Rules::None)).is_err());
    fs::remove_file(&folder).unwrap();
    fs::remove_dir_all(root.path().join("target")).unwrap();
    assert_eq!(contents(root.path()), before);
    assert!(!root.path().join("testdata/own_game").exists());
}

#[test]
fn eight_concurrent_problems_are_all_added() {
    let root = copy();
    let ids: Vec<String> = (0..8).map(|number| format!("own_game{number}")).collect();
    thread::scope(|scope| {
        for id in &ids {
            let game = Rules::New(format!("turtles_{id}"), Kind::Impartial);
            let new = new(id, game);
            scope.spawn(|| write(root.path(), &{ new }).unwrap());
        }
    });
    let manifest = fs::read_to_string(root.path().join("problems/Cargo.toml")).unwrap();
    for id in &ids {
        let name = format!("name = \"{id}\"");
        assert_eq!(manifest.matches(&name).count(), 1, "{id}");
    }
}

#[test]
fn the_drafted_brute_force_makes_as_many_cases_as_an_input_holds() {
    for (many, counts) in [(false, "{1}\n"), (true, "{1, 2, 3, 4, 5}\n")] {
        let root = copy();
        write(root.path(), &New { many, ..new("own_nim", Rules::Existing("nim".into())) }).unwrap();
        let script = r"
import random, brute
brute.wins = lambda position: position % 2 == 1
counts = set()
for seed in range(200):
    given, answer, count = brute.generate(random.Random(seed))
    assert count == len(given.splitlines()) == len(answer.splitlines())
    counts.add(min(count, 5))
print(counts)";
        let folder = root.path().join("problems/own_nim");
        let output = Command::new("python3").args(["-c", script]).current_dir(folder).output();
        let output = output.unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stdout), counts, "{output:?}");
    }
}

/// The edition of a draft: the jury's for files that it compiles.
fn edition(path: &Path) -> Edition {
    let is_program = path.file_stem() == path.parent().unwrap().file_name();
    let package =
        if is_program { "problems/poj1067/poj1067.rs" } else { "scripts/truth/jury/src/lib.rs" };
    of_packaged(&workspace().unwrap().join(package)).unwrap()
}

/// Drafts compile without warnings, and their books are refused. Other books are left out, since compiling
/// them takes a minute.
#[test]
fn drafts_compile_and_are_refused() {
    let root = workspace().unwrap().join("target/tmp/new-problem");
    for folder in ["problems", "scripts", "testdata"] {
        let _ = fs::remove_dir_all(root.join(folder));
    }
    fs::create_dir_all(root.join("testdata")).unwrap();
    let files = |folder| contents(&workspace().unwrap().join(folder));
    for (path, text) in files("scripts/truth/jury").into_iter().chain(files("problems")) {
        let path = path.strip_prefix(workspace().unwrap()).unwrap();
        if path.file_name().unwrap() == "book.rs" {
            continue;
        }
        crate::write(&root, path.to_str().unwrap(), &text);
    }
    fs::copy(workspace().unwrap().join("Cargo.lock"), root.join("Cargo.lock")).unwrap();
    let manifest = unoptimised_manifest();
    let (before, members) = manifest.split_once("members = [").unwrap();
    let (_, after) = members.split_once("\nresolver").unwrap();
    let manifest = format!("{before}members = [\"scripts/truth/jury\"]\nresolver{after}");
    fs::write(root.join("Cargo.toml"), manifest).unwrap();

    let game = |name: &str, kind| Rules::New(name.to_owned(), kind);
    let drafts = [
        new("own_impartial", game("turtles", Kind::Impartial)),
        new("own_partizan", game("red_blue_turtles", Kind::Partizan)),
        new("own_scores", game("counted_turtles", Kind::Scoring)),
        New {
            many: false,
            interactive: true,
            ..new("own_dialogue", game("talking_turtles", Kind::Impartial))
        },
        new("own_nim", Rules::Existing("nim".into())),
        New { many: false, ..new("own_euclid", Rules::Existing("euclid".into())) },
    ];
    let mut written = Vec::new();
    for draft in &drafts {
        for path in write(&root, draft).unwrap() {
            if path.extension().is_some_and(|extension| extension == "rs") {
                formatting::check(&root.join(&path), edition(&path)).unwrap();
                written.push(path.display().to_string());
            }
        }
    }
    let ids = drafts.map(|draft| draft.id);
    fs::write(
        root.join("scripts/truth/jury/tests/drafts.rs"),
        format!(
            r#"#[test]
fn drafts_are_refused() {{
    for id in {ids:?} {{
        let error = jury::books::book(id).err().unwrap().to_string();
        assert!(error.contains("is a draft"), "{{error}}");
    }}
}}
"#
        ),
    )
    .unwrap();
    let cargo = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO"))
            .args(arguments)
            .args(["--offline", "--package", "jury"])
            .env("CARGO_TARGET_DIR", root.join("target"))
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .current_dir(&root)
            .output()
            .unwrap();
        let messages = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{messages}");
        messages
    };
    let messages = cargo(&["test", "--test", "drafts"]);
    let warned = |path: &&String| messages.contains(path.as_str());
    assert_eq!(written.iter().find(warned), None, "{messages}");
}

/// The page that explains descriptions contains every key.
#[test]
fn the_guide_explains_every_key() {
    let guide = fs::read_to_string(workspace().unwrap().join("docs/new-problem.md")).unwrap();
    let (_, example) = guide.split_once("```toml\n").unwrap();
    let (example, _) = example.split_once("```").unwrap();
    toml::from_str::<Facts>(example).unwrap();
    for table in ["", "[limits]", "[signature]", "[[solutions]]", "[[guide]]", "[[twins]]"] {
        for key in keys(table) {
            let is_key = |line: &str| {
                let line = line.trim_start_matches("# ");
                line.starts_with(&format!("{key} = ")) || line.contains(&format!("[{key}]"))
            };
            assert!(example.lines().any(is_key), "docs/new-problem.md: no `{key}`");
        }
    }
}

/// The keys of a table, from the error for an unknown key.
fn keys(table: &str) -> Vec<String> {
    let error = toml::from_str::<Facts>(&format!("{table}\nnonsense = 1")).unwrap_err();
    let (_, keys) = error.message().split_once("expected ").unwrap();
    let keys: Vec<&str> = keys.split('`').skip(1).step_by(2).collect();
    assert!(keys.len() > 1, "{error}");
    keys.into_iter().map(str::to_owned).collect()
}
