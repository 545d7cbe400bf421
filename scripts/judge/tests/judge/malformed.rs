//! Broken catalogues. Each error names the path, the reason and the remedy.

use crate::{FACTS, add, doubling, read, write};
use judge::catalog::{Catalog, Filter, Selection};
use rstest::rstest;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

fn replace(folder: &Path, old: &str, new: &str) {
    assert!(FACTS.contains(old));
    write(folder, "problems/poj1/problem.toml", &FACTS.replace(old, new));
}

fn append(folder: &Path, text: &str) {
    write(folder, "problems/poj1/problem.toml", &format!("{FACTS}{text}"));
}

fn twin(format: &str, solution: &str) -> String {
    format!(
        "[[twins]]\njudge = \"hdu\"\nnumber = \"2\"\nformat = {format}\nsolution = \"{solution}\"\n"
    )
}

#[rstest]
#[case::no_output(
    |folder: &Path| fs::remove_file(folder.join("testdata/poj1/sample-1.out")).unwrap(),
    "poj1/sample-1.in: there is no sample-1.out beside it; write that file or remove this one"
)]
#[case::no_input(
    |folder: &Path| fs::remove_file(folder.join("testdata/poj1/sample-1.in")).unwrap(),
    "poj1/sample-1.out: there is no sample-1.in beside it"
)]
#[case::stray_case(
    |folder: &Path| write(folder, "testdata/poj1/notes.txt", ""),
    "poj1/notes.txt: a stray file; poj1/ holds <case>.in and <case>.out only: move it away"
)]
#[case::stray_file(
    |folder: &Path| write(folder, "testdata/notes.txt", ""),
    "notes.txt: a stray file; testdata/ holds a folder for each problem only: move it away"
)]
#[case::orphaned_cases(
    |folder: &Path| fs::create_dir(folder.join("testdata/poj2")).unwrap(),
    "poj2: cases of a problem that is not in the catalogue; write problems/poj2/problem.toml"
)]
#[case::no_folder(
    |folder: &Path| fs::remove_dir_all(folder.join("testdata/poj1")).unwrap(),
    "testdata/poj1: no such folder; put the cases of poj1 there"
)]
#[case::no_cases(
    |folder: &Path| {
        fs::remove_file(folder.join("testdata/poj1/sample-1.in")).unwrap();
        fs::remove_file(folder.join("testdata/poj1/sample-1.out")).unwrap();
    },
    "poj1: no cases; a problem needs at least one"
)]
#[case::no_toml(
    |folder: &Path| write(folder, "problems/poj1/problem.toml", "title ="),
    "poj1/problem.toml: not a valid description of a problem"
)]
#[case::unknown_key(
    |folder: &Path| replace(folder, "topic", "theme"),
    "unknown field `theme`"
)]
#[case::missing_key(
    |folder: &Path| replace(folder, "theorem = \"twice\"", ""),
    "missing field `theorem`"
)]
#[case::unknown_judge(
    |folder: &Path| replace(folder, "\"poj\"", "\"pojj\""),
    "poj1/problem.toml: the judge `pojj` is not in scripts/judge/judges.toml; add it there or correct the name"
)]
#[case::no_solutions(
    |folder: &Path| {
        let (facts, _) = FACTS.split_once("[[solutions]]").unwrap();
        write(folder, "problems/poj1/problem.toml", &format!("solutions = []\n{facts}"));
    },
    "poj1/problem.toml: no [[solutions]]; name at least one"
)]
#[case::misnamed_solution(
    |folder: &Path| replace(folder, "\"poj1\"", "\"poj10\""),
    "poj1/problem.toml: the solution `poj10` should be called `poj1` or `poj1_<method>`"
)]
#[case::solution_in_another_folder(
    |folder: &Path| replace(folder, "\"poj1\"", "\"poj1_/../../poj2\""),
    "poj1/problem.toml: the solution `poj1_/../../poj2` should be called `poj1` or `poj1_<method>`"
)]
#[case::solution_named_twice(
    |folder: &Path| append(folder, "[[solutions]]\nname = \"poj1\"\nmethod = \"adds\"\n"),
    "poj1/problem.toml: the solution `poj1` is listed twice; remove one of them"
)]
#[case::problem_in_capitals(
    |folder: &Path| {
        fs::rename(folder.join("problems/poj1"), folder.join("problems/POJ1")).unwrap();
        fs::rename(folder.join("testdata/poj1"), folder.join("testdata/POJ1")).unwrap();
    },
    "POJ1/problem.toml: a problem is named in lower-case letters, digits and underscores; rename the folder"
)]
#[case::folder_for_a_description(
    |folder: &Path| {
        fs::remove_file(folder.join("problems/poj1/problem.toml")).unwrap();
        fs::create_dir(folder.join("problems/poj1/problem.toml")).unwrap();
    },
    "poj1/problem.toml: cannot be read"
)]
#[case::folder_for_an_input(
    |folder: &Path| fs::create_dir(folder.join("testdata/poj1/d.in")).unwrap(),
    "poj1/d.in: is a folder, not a file; replace it by a file, or move it away"
)]
#[case::folder_for_an_output(
    |folder: &Path| fs::create_dir(folder.join("testdata/poj1/sample-2.out")).unwrap(),
    "poj1/sample-2.out: is a folder"
)]
#[case::no_time(
    |folder: &Path| replace(folder, "time_ms = 300", "time_ms = 0"),
    "TOML parse error at line 10, column 11"
)]
#[case::no_time_at_all(
    |folder: &Path| replace(folder, "time_ms = 300", "time_ms = 0"),
    "expected milliseconds from 1 to 3600000, an hour"
)]
#[case::no_memory(
    |folder: &Path| replace(folder, "65536", "0"),
    "expected kibibytes from 1 to 1073741824, a tebibyte"
)]
#[case::memory_beyond_all_machines(
    |folder: &Path| replace(folder, "65536", "18014398509481984"),
    "expected kibibytes from 1 to 1073741824, a tebibyte"
)]
#[case::twin_without_format(
    |folder: &Path| append(folder, "[[twins]]\njudge = \"hdu\"\nnumber = \"2\"\n"),
    "missing field `format`"
)]
#[case::solution_of_the_same_twin(
    |folder: &Path| append(folder, &twin("\"same\"", "poj1")),
    "poj1/problem.toml: the twin hdu 2: its format is the same, so every solution fits; remove `solution = \"poj1\"`"
)]
#[case::unknown_solution_of_a_twin(
    |folder: &Path| append(folder, &twin("{ differs = \"one number\" }", "hdu2")),
    "poj1/problem.toml: the twin hdu 2: no solution is called `hdu2`; correct the name or remove it"
)]
#[case::unfit_solution_of_a_twin(
    |folder: &Path| append(folder, &twin("{ differs = \"one number\" }", "poj1")),
    "poj1/problem.toml: the twin hdu 2: poj1 does not solve it according to problems/poj1/problem.toml; \
     add the twin there with `format = \"same\"`, or name another solution"
)]
fn an_error_names_the_path_the_reason_and_the_remedy(
    #[case] corrupt: fn(&Path),
    #[case] message: &str,
) {
    let folder = doubling();
    corrupt(folder.path());
    let catalog = Catalog::read(folder.path());
    let error = catalog
        .and_then(Catalog::whole)
        .and_then(|catalog| catalog.problems[0].cases().map(drop))
        .unwrap_err();
    let error = format!("{error:#}");
    assert!(error.starts_with(folder.path().to_str().unwrap()), "{error}");
    assert!(error.contains(message), "{error}");
}

/// A workspace with one problem, its solution, and a module of theory.
fn workspace() -> TempDir {
    let root = doubling();
    write(root.path(), "problems/poj1/poj1.rs", "fn main() {}");
    write(root.path(), "shared/src/nim.rs", "");
    root
}

fn checked(root: &Path) -> (Catalog, Vec<String>) {
    let catalog = Catalog::of(root).unwrap();
    let messages = catalog.broken.iter().map(|broken| format!("{:#}", broken.error));
    let messages = messages.collect();
    (catalog, messages)
}

#[rstest]
#[case::no_source(
    |root: &Path| fs::remove_file(root.join("problems/poj1/poj1.rs")).unwrap(),
    "poj1.rs; write it, or take the solution out of the description"
)]
#[case::no_description(
    |root: &Path| write(root, "problems/poj7/poj7.rs", ""),
    "problems/poj7/problem.toml: there is none; write it"
)]
#[case::unnamed_solution(
    |root: &Path| write(root, "problems/poj1/poj1_fast.rs", ""),
    "poj1_fast.rs: no [[solutions]] of the problem.toml beside it names this file"
)]
#[case::unknown_theory(
    |root: &Path| {
        let facts = FACTS.replace("cases =", "theory = [\"nim\", \"nimm\"]\ncases =");
        write(root, "problems/poj1/problem.toml", &facts);
    },
    "poj1/problem.toml: `theory` names `nimm`, which is no module of shared/src/"
)]
#[case::no_output(
    |root: &Path| fs::remove_file(root.join("testdata/poj1/sample-1.out")).unwrap(),
    "poj1/sample-1.in: there is no sample-1.out beside it"
)]
fn named_files_must_exist(#[case] corrupt: fn(&Path), #[case] message: &str) {
    let root = workspace();
    assert_eq!(checked(root.path()).1, Vec::<String>::new());
    corrupt(root.path());
    let (_, messages) = checked(root.path());
    assert_eq!(messages.len(), 1, "{messages:?}");
    assert!(messages[0].contains(message), "{messages:?}");
}

#[test]
fn a_mistake_in_one_problem_stops_no_other() {
    let root = workspace();
    for id in ["hdu1", "hdu2"] {
        add(root.path(), id, &FACTS.replace("poj1", id));
    }
    write(root.path(), "problems/hdu1/hdu1.rs", "");
    write(root.path(), "problems/hdu2/problem.toml", "title =");
    let (catalog, messages) = checked(root.path());
    let ids: Vec<&str> = catalog.problems.iter().map(|one| one.id.as_str()).collect();
    assert_eq!(ids, ["hdu1", "poj1"]);
    assert_eq!(messages.len(), 1, "{messages:?}");

    let select = |name: &str| catalog.select(&[name.to_owned()]);
    assert_eq!(select("hdu1").unwrap().len(), 1);
    let error = select("hdu2").unwrap_err().to_string();
    assert_eq!(error, messages[0], "a broken problem's name gives its mistake");
}

#[test]
fn a_misspelt_name_gets_suggestions() {
    let folder = doubling();
    for id in ["poj2", "hdu7"] {
        let facts = FACTS.replace("poj1", id).replace("Doubling", "Adding");
        add(folder.path(), id, &facts);
    }
    let catalog = read(folder.path());
    let error = |name: &str| catalog.select(&[name.to_owned()]).unwrap_err().to_string();
    assert_eq!(
        error("poj3"),
        "no problem or solution is called `poj3`; did you mean poj1 or poj2? \
         `cargo judge list` shows all"
    );
    assert_eq!(
        error("kayles"),
        "no problem or solution is called `kayles`; `cargo judge list` shows all"
    );
}

#[test]
fn names_select_problems_and_solutions() {
    let folder = doubling();
    let second = "[[solutions]]\nname = \"poj1_slow\"\nmethod = \"adds\"\n";
    write(folder.path(), "problems/poj1/problem.toml", &format!("{FACTS}{second}"));
    let catalog = read(folder.path());
    let select = |names: &[&str]| -> Vec<&str> {
        let names: Vec<_> = names.iter().map(|&name| name.to_owned()).collect();
        let selected = catalog.select(&names).unwrap();
        selected.iter().map(|(_, solution)| solution.name.as_str()).collect()
    };
    assert_eq!(select(&[]), ["poj1", "poj1_slow"]);
    assert_eq!(select(&["poj1"]), ["poj1", "poj1_slow"]);
    assert_eq!(select(&["poj1_slow", "poj1_slow"]), ["poj1_slow"]);
}

#[test]
fn a_title_in_english_selects() {
    let folder = doubling();
    let translated = "translation = { from = \"zh\", title = \"Twice as Many\" }\njudge =";
    let facts = FACTS.replace("judge =", translated);
    write(folder.path(), "problems/poj1/problem.toml", &facts);
    let catalog = read(folder.path());
    for name in ["twice as many", "as many", "doubling"] {
        let selected = catalog.select(&[name.to_owned()]).unwrap();
        assert!(selected.iter().all(|(problem, _)| problem.id == "poj1"), "{name}");
    }
    assert!(catalog.select(&[String::from("thrice")]).is_err());
}

#[test]
fn titles_judges_and_topics_select() {
    let folder = doubling();
    for (id, title, judge, topic) in [
        ("hdu7", "Georgia and Bob", "hdu", "Nim and its variants"),
        ("cf1a", "Bob again", "codeforces", "Hackenbush"),
    ] {
        let facts = FACTS
            .replace("poj1", id)
            .replace("Doubling", title)
            .replace("judge = \"poj\"", &format!("judge = \"{judge}\""))
            .replace("Tests", topic);
        add(folder.path(), id, &facts);
    }
    append(
        folder.path(),
        "[[twins]]\njudge = \"hdu\"\nnumber = \"2\"\nformat = \"same\"\n\
         [[twins]]\njudge = \"luogu\"\nnumber = \"3\"\nformat = { differs = \"one case\" }\n",
    );
    let catalog = read(folder.path());
    let ids = |names: &[&str], judges: &[&str], topics: &[&str]| {
        let own = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        let filter = Filter { judges: own(judges), topics: own(topics) };
        let selection = Selection { names: own(names), filter };
        let selected = selection.of(&catalog).map_err(|error| error.to_string())?;
        let ids = selected.iter().map(|(problem, _)| problem.id.as_str());
        Ok::<_, String>(ids.collect::<Vec<_>>())
    };
    assert_eq!(ids(&["georgia AND bob"], &[], &[]).unwrap(), ["hdu7"]);
    assert_eq!(ids(&["georgia", "poj1"], &[], &[]).unwrap(), ["hdu7", "poj1"]);
    let ambiguous = ids(&["bob"], &[], &[]).unwrap_err();
    assert!(ambiguous.contains("\n  cf1a: Bob again\n  hdu7: Georgia and Bob"), "{ambiguous}");

    assert_eq!(ids(&[], &["hdu"], &[]).unwrap(), ["hdu7", "poj1"], "a twin counts");
    assert_eq!(ids(&[], &["codeforces", "POJ"], &[]).unwrap(), ["cf1a", "poj1"]);
    assert!(ids(&[], &["luogu"], &[]).is_err(), "another format does not");
    assert!(ids(&[], &["hduu"], &[]).unwrap_err().contains("the judges are"));

    assert_eq!(ids(&[], &[], &["nim"]).unwrap(), ["hdu7"]);
    assert_eq!(ids(&[], &[], &["Hackenbsh", "nim"]).unwrap(), ["cf1a", "hdu7"]);
    assert!(ids(&[], &[], &["chess"]).unwrap_err().contains("Nim and its variants"));
    assert!(ids(&["poj1"], &[], &["nim"]).unwrap_err().contains("no solution passes"));
}
