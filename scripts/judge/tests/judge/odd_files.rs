//! Catalogues with leftovers of editors, control characters, and mistakes that could be blamed on the wrong
//! problem.

use crate::checkout::judge;
use crate::verdicts::{compile, judged_on};
use crate::{FACTS, add, doubling, folder, outputs, read, runner, write};
use judge::catalog::{Catalog, workspace};
use judge::new::{Rules, check};
use judge::verdict;
use rstest::rstest;
use std::fs;
#[cfg(unix)]
use std::os::unix::fs::symlink;
use std::path::Path;
use tempfile::TempDir;

const LEFT: [&str; 6] = [
    ".sample-1.in.swp",
    "sample-1.in~",
    ".DS_Store",
    "#sample-1.in#",
    ".#sample-1.out",
    "Thumbs.db",
];

#[test]
fn leftovers_of_editors_are_ignored() {
    let folder = doubling();
    for place in ["problems", "problems/poj1", "testdata", "testdata/poj1"] {
        for name in LEFT {
            fs::write(folder.path().join(place).join(name), "").unwrap();
        }
    }
    for name in [".poj1.rs.swp", "poj1.rs~", ".#poj1.rs", "#poj1.rs#"] {
        fs::write(folder.path().join("problems/poj1").join(name), "").unwrap();
    }
    let catalog = read(folder.path());
    assert_eq!(catalog.problems.len(), 1);
    assert_eq!(catalog.problems[0].cases().unwrap().len(), 1);
}

#[cfg(unix)]
pub(crate) fn mkfifo(path: &Path) {
    let made = std::process::Command::new("mkfifo").arg(path).status();
    assert!(made.unwrap().success());
}

/// Reading from a pipe may never end.
#[cfg(unix)]
#[test]
fn a_pipe_is_not_a_description() {
    let folder = doubling();
    mkfifo(&folder.path().join("problems/poj2"));
    assert_eq!(read(folder.path()).problems.len(), 1);
}

#[cfg(unix)]
#[rstest]
#[case::pipe("pipe.in", mkfifo)]
#[case::pipe_of_another_name("pipe", mkfifo)]
#[case::device("sample-1.ans", |path: &Path| symlink("/dev/zero", path).unwrap())]
#[case::dangling_link("lost.in", |path: &Path| symlink("nowhere", path).unwrap())]
#[case::folder("more.in", |path: &Path| fs::create_dir(path).unwrap())]
#[case::folder_of_another_name("more", |path: &Path| fs::create_dir(path).unwrap())]
fn a_stray_file_among_the_cases_is_named(#[case] name: &str, #[case] make: fn(&Path)) {
    let folder = doubling();
    make(&folder.path().join("testdata/poj1").join(name));
    let error = read(folder.path()).problems[0].cases().unwrap_err();
    assert!(error.to_string().contains(&format!("poj1/{name}: ")), "{error}");
}

#[test]
fn a_bundled_output_may_end_in_ans() {
    let folder = doubling();
    let [out, ans] =
        ["out", "ans"].map(|end| folder.path().join(format!("testdata/poj1/sample-1.{end}")));
    fs::copy(&out, &ans).unwrap();
    let error = read(folder.path()).problems[0].cases().unwrap_err();
    assert!(error.to_string().contains("sample-1.out and sample-1.ans"), "{error}");
    fs::remove_file(out).unwrap();
    assert_eq!(read(folder.path()).problems[0].cases().unwrap()[0].output, ans);
    fs::remove_file(ans).unwrap();
    let error = read(folder.path()).problems[0].cases().unwrap_err();
    assert!(error.to_string().contains("there is no sample-1.out"), "{error}");
}

/// A workspace with these problems, in which `cargo judge list` works.
fn listed(descriptions: &[(&str, &str)]) -> TempDir {
    let root = folder(&[
        ("Cargo.toml", "# problems, scripts/truth/jury"),
        ("scripts/truth/jury/notes.txt", ""),
    ]);
    for (id, facts) in descriptions {
        add(root.path(), id, facts);
        write(root.path(), &format!("problems/{id}/{id}.rs"), "");
    }
    root
}

#[test]
fn control_characters_are_escaped() {
    let evil = r"\u001b[2J\u0007\n\u202e\u200b";
    let mut facts = FACTS.replace("[limits]", "note = \"\"\nurl = \"\"\n[limits]");
    for (key, text) in [
        ("title", "Doubling"),
        ("number", "1"),
        ("topic", "Tests"),
        ("theorem", "twice"),
        ("method", "doubles each number"),
        ("note", ""),
        ("url", ""),
    ] {
        let line = format!("{key} = \"{text}\"");
        assert!(facts.contains(&line));
        facts = facts.replace(&line, &format!("{key} = \"{text}x{evil}\""));
    }
    let twin = r#"
[[twins]]
judge = "hdu"
number = "2EVIL"
url = "EVIL"
note = "EVIL"
format = { differs = "EVIL" }
"#;
    let facts = facts + &twin.replace("EVIL", evil);
    let root = listed(&[("poj1", &facts)]);
    for arguments in [
        &["list"][..],
        &["list", "--format", "json"],
        &["list", "--format", "markdown"],
        &["list", "--topic", "nothing"],
        &["show", "poj1"],
        &["bundle", "poj1", "--for", "hdu"],
        &["test", "doubling"],
    ] {
        let output = judge(root.path(), arguments).output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8(said).unwrap();
        let obeyed = |c: char| c != '\n' && c.is_control() || "\u{202e}\u{200b}".contains(c);
        assert!(!said.contains(obeyed), "{arguments:?}: {said:?}");
    }
    let catalog = Catalog::of(root.path()).unwrap();
    let facts = &catalog.problems[0].facts;
    assert_eq!(facts.topic, r"Testsx\x1b[2J\x07\x0a\u{202e}\u{200b}");
}

#[rstest]
#[case::title("title = \"Doubling\"", "title = \"\"")]
#[case::topic("topic = \"Tests\"", "topic = \" \"")]
#[case::theorem("theorem = \"twice\"", "theorem = \"\"")]
#[case::number("number = \"1\"", "number = \"\"")]
#[case::method("\"doubles each number\"", "\"\"")]
#[case::note("[limits]", "note = \"\"\n[limits]")]
fn facts_must_not_be_empty(#[case] old: &str, #[case] new: &str) {
    let folder = doubling();
    let facts = FACTS.replace(old, new);
    assert_ne!(facts, FACTS);
    fs::write(folder.path().join("problems/poj1/problem.toml"), facts).unwrap();
    let catalog = Catalog::read(folder.path()).unwrap();
    let error = format!("{:#}", catalog.whole().unwrap_err());
    assert!(error.contains("poj1/problem.toml") && error.contains("expected some text"), "{error}");
}

/// A problem, one of whose twins is solved by `poj1`.
fn related() -> String {
    let other = FACTS.replace("poj1", "hdu7").replace("\"poj\"", "\"hdu\"");
    format!(
        "{other}[[twins]]\njudge = \"poj\"\nnumber = \"1\"\nformat = {{ differs = \"more\" }}\n\
         solution = \"poj1\"\n"
    )
}

fn rename(root: &Path, from: &str, to: &str) {
    fs::rename(root.join(from), root.join(to)).unwrap();
}

/// The problems that a change to `poj1` breaks.
fn blamed(change: impl Fn(&Path)) -> Vec<String> {
    let root = listed(&[("hdu7", &related()), ("poj1", FACTS)]);
    let broken = || Catalog::of(root.path()).unwrap().broken;
    assert!(broken().is_empty());
    change(root.path());
    let ids = broken().into_iter().map(|broken| broken.id.unwrap());
    ids.collect()
}

#[rstest]
#[case::the_description(
    |root: &Path| rename(root, "problems/poj1", "problems/poj8"),
    &["poj8", "poj1"]
)]
#[case::description_and_cases(
    |root: &Path| {
        rename(root, "problems/poj1", "problems/poj8");
        rename(root, "testdata/poj1", "testdata/poj8");
    },
    &["poj8"]
)]
#[case::the_solution_in_the_description(
    |root: &Path| {
        let facts = FACTS.replace("name = \"poj1\"", "name = \"poj1_doubling\"");
        fs::write(root.join("problems/poj1/problem.toml"), facts).unwrap();
    },
    &["poj1"]
)]
#[case::description_and_cases_removed(
    |root: &Path| {
        fs::remove_file(root.join("problems/poj1/problem.toml")).unwrap();
        fs::remove_dir_all(root.join("testdata/poj1")).unwrap();
    },
    &["poj1"]
)]
#[case::an_unreadable_description_elsewhere(
    |root: &Path| {
        rename(root, "problems/poj1", "problems/poj8");
        rename(root, "testdata/poj1", "testdata/poj8");
        fs::write(root.join("problems/poj8/problem.toml"), format!("{FACTS}\ntitle =")).unwrap();
    },
    &["poj8"]
)]
fn a_mistake_is_blamed_on_no_other_problem(#[case] change: fn(&Path), #[case] expected: &[&str]) {
    assert_eq!(blamed(change), expected);
}

#[test]
fn naming_a_broken_problem_shows_its_mistake() {
    let root = listed(&[("poj8", FACTS)]);
    let catalog = Catalog::of(root.path()).unwrap();
    let error = catalog.select(&["poj1".to_owned()]).unwrap_err();
    assert!(error.to_string().contains("poj8/problem.toml: the solution `poj1`"), "{error}");
}

/// The workspace's packages and crates, as names of modules.
fn crates() -> Vec<String> {
    let root = workspace().unwrap();
    let manifest = |folder: &str| {
        let text = fs::read_to_string(root.join(folder).join("Cargo.toml")).unwrap();
        text.parse::<toml::Table>().unwrap()
    };
    let members = manifest("")["workspace"]["members"].clone();
    let members = members.as_array().unwrap().iter();
    let names = members.flat_map(|member| {
        let manifest = manifest(member.as_str().unwrap());
        let library = manifest.get("lib").and_then(|library| library.get("name"));
        let names = [Some(&manifest["package"]["name"]), library];
        let names = names.map(|name| name.and_then(toml::Value::as_str).map(str::to_owned));
        names.into_iter().flatten()
    });
    names.map(|name| name.replace('-', "_")).collect()
}

#[test]
fn names_of_crates_and_ports_cannot_be_ids() {
    let ports = ["com1", "com9", "lpt1", "lpt9", "nul", "aux"];
    let own = crates();
    assert!(own.iter().any(|name| name == "combinatorial_games"));
    let of_the_compiler = ["std", "core", "alloc", "test", "proc_macro"];
    let names = ports.iter().chain(&of_the_compiler).map(|&name| name.to_owned());
    for name in names.chain(own) {
        let new = crate::new::new(&name, Rules::None);
        let error = check(workspace().unwrap(), &new).unwrap_err();
        assert!(error.to_string().contains("reserved word"), "{error}");

        let root = listed(&[(&name, &FACTS.replace("poj1", &name))]);
        let broken = Catalog::of(root.path()).unwrap().broken;
        let error = format!("{:#}", broken[0].error);
        assert!(error.contains("reserved word"), "{error}");
    }
    let root = listed(&[("com1a", &FACTS.replace("poj1", "com1a"))]);
    assert!(Catalog::of(root.path()).unwrap().broken.is_empty());
}

#[test]
fn twenty_thousand_twins_are_listed() {
    let twins = |format: &str| -> String {
        let twin = |number| {
            format!("[[twins]]\njudge = \"hdu\"\nnumber = \"{number}\"\nformat = {format}\n")
        };
        (0..20_000).map(twin).collect()
    };
    let solved = twins("{ differs = \"more\" }\nsolution = \"hdu7\"");
    let [solved, same] = [("poj1", solved), ("hdu7", twins("\"same\""))]
        .map(|(id, twins)| FACTS.replace("poj1", id) + &twins);
    let root = listed(&[("poj1", &solved), ("hdu7", &same)]);
    let [table, _] = outputs(judge(root.path(), &["list"]).output().unwrap(), 0);
    let words: Vec<&str> = table.split_whitespace().collect();
    assert!(words.contains(&"more"), "{table}");
}

/// Comparing and reporting take time only for the wrong line and its case.
#[test]
fn a_mistake_among_a_million_cases_is_shown() {
    let folder = folder(&[
        (
            "problems/poj1067/problem.toml",
            &FACTS.replace("poj1", "poj1067").replace("300", "30000"),
        ),
        ("testdata/poj1067/sample-1.in", &"3 4\n".repeat(1_000_000)),
        ("testdata/poj1067/sample-1.out", &"1\n".repeat(1_000_000)),
    ]);
    let catalog = read(folder.path());
    let problem = &catalog.problems[0];
    let case = &problem.cases().unwrap()[0];
    let program = compile(
        r#"fn main() { print!("{}0\n{}", "1\n".repeat(777_776), "1\n".repeat(222_223)); }"#,
    );
    let bounds = verdict::bounds(problem);
    let (_, report) = judged_on(&runner(), (problem, case), &program.path, &bounds);
    assert!(report.contains("line 777777 differs"), "{report}");
    assert!(report.contains("  input of case 777777:\n    3 4\n"), "{report}");
    assert!(report.contains("explain poj1067 sample-1 --case 777777"), "{report}");
}
