//! Broken catalogues: each error names the path, the reason, and what to do.

use crate::{FACTS, read, testdata};
use judge::catalog::Catalog;
use rstest::rstest;
use std::fs;
use std::path::Path;

fn write(folder: &Path, path: &str, text: &str) {
    fs::write(folder.join(path), text).unwrap();
}

fn replace(folder: &Path, old: &str, new: &str) {
    assert!(FACTS.contains(old));
    write(folder, "poj1.toml", &FACTS.replace(old, new));
}

fn append(folder: &Path, text: &str) {
    write(folder, "poj1.toml", &format!("{FACTS}{text}"));
}

fn twin(format: &str, solution: &str) -> String {
    format!(
        "[[twins]]\njudge = \"hdu\"\nnumber = \"2\"\nformat = {format}\nsolution = \"{solution}\"\n"
    )
}

#[rstest]
#[case::no_output(
    |folder: &Path| fs::remove_file(folder.join("poj1/sample-1.out")).unwrap(),
    "poj1/sample-1.in: there is no sample-1.out to it; write that file or remove this one"
)]
#[case::no_input(
    |folder: &Path| fs::remove_file(folder.join("poj1/sample-1.in")).unwrap(),
    "poj1/sample-1.out: there is no sample-1.in to it"
)]
#[case::stray_case(
    |folder: &Path| write(folder, "poj1/notes.txt", ""),
    "poj1/notes.txt: a stray file; poj1/ holds <case>.in and <case>.out only: move it away"
)]
#[case::stray_file(
    |folder: &Path| write(folder, "notes.txt", ""),
    "notes.txt: a stray file; testdata/ holds <problem>.toml and <problem>/ only: move it away"
)]
#[case::orphaned_cases(
    |folder: &Path| fs::create_dir(folder.join("poj2")).unwrap(),
    "poj2: cases of a problem that is not in the catalogue; write poj2.toml beside it"
)]
#[case::no_folder(
    |folder: &Path| fs::remove_dir_all(folder.join("poj1")).unwrap(),
    "poj1: no such folder; put the cases of poj1 there"
)]
#[case::no_cases(
    |folder: &Path| {
        fs::remove_file(folder.join("poj1/sample-1.in")).unwrap();
        fs::remove_file(folder.join("poj1/sample-1.out")).unwrap();
    },
    "poj1: no cases; a problem needs at least one"
)]
#[case::no_toml(
    |folder: &Path| write(folder, "poj1.toml", "title ="),
    "poj1.toml: not as a problem's facts should be"
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
    "poj1.toml: the judge `pojj` is not in scripts/judge/judges.toml; add it there or correct the name"
)]
#[case::no_solutions(
    |folder: &Path| {
        let (facts, _) = FACTS.split_once("[[solutions]]").unwrap();
        write(folder, "poj1.toml", &format!("solutions = []\n{facts}"));
    },
    "poj1.toml: no [[solutions]]; name at least one"
)]
#[case::misnamed_solution(
    |folder: &Path| replace(folder, "\"poj1\"", "\"poj10\""),
    "poj1.toml: the solution `poj10` should be called `poj1` or `poj1_<method>`"
)]
#[case::twin_without_format(
    |folder: &Path| append(folder, "[[twins]]\njudge = \"hdu\"\nnumber = \"2\"\n"),
    "missing field `format`"
)]
#[case::solution_of_the_same_twin(
    |folder: &Path| append(folder, &twin("\"same\"", "poj1")),
    "poj1.toml: the twin hdu 2: its format is the same, so every solution fits; remove `solution = \"poj1\"`"
)]
#[case::unknown_solution_of_a_twin(
    |folder: &Path| append(folder, &twin("{ differs = \"one number\" }", "hdu2")),
    "poj1.toml: the twin hdu 2: no solution is called `hdu2`; correct the name or remove it"
)]
#[case::unfit_solution_of_a_twin(
    |folder: &Path| append(folder, &twin("{ differs = \"one number\" }", "poj1")),
    "poj1.toml: the twin hdu 2: poj1 does not solve it according to poj1.toml; \
     add the twin there with `format = \"same\"`, or name another solution"
)]
fn says_where_why_and_what_to_do(#[case] corrupt: fn(&Path), #[case] message: &str) {
    let folder = testdata();
    corrupt(folder.path());
    let catalog = Catalog::read(folder.path());
    let error = catalog
        .and_then(|catalog| catalog.problems[0].cases().map(drop))
        .unwrap_err();
    let error = format!("{error:#}");
    assert!(
        error.starts_with(folder.path().to_str().unwrap()),
        "{error}"
    );
    assert!(error.contains(message), "{error}");
}

#[test]
fn a_misspelt_name_gets_the_nearest() {
    let folder = testdata();
    for id in ["poj2", "hdu7"] {
        let facts = FACTS.replace("poj1", id);
        write(folder.path(), &format!("{id}.toml"), &facts);
        fs::create_dir(folder.path().join(id)).unwrap();
    }
    let catalog = read(folder.path());
    let error = catalog.select(&["poj3".into()]).unwrap_err().to_string();
    assert_eq!(
        error,
        "no problem or solution is called `poj3`; did you mean poj1, poj2 or hdu7? \
         `cargo judge list` shows all"
    );
}

#[test]
fn names_select_problems_and_solutions() {
    let folder = testdata();
    let second = "[[solutions]]\nname = \"poj1_slow\"\nmethod = \"adds\"\n";
    write(folder.path(), "poj1.toml", &format!("{FACTS}{second}"));
    let catalog = read(folder.path());
    let select = |names: &[&str]| -> Vec<&str> {
        let names: Vec<_> = names.iter().map(|&name| name.to_owned()).collect();
        let selected = catalog.select(&names).unwrap();
        selected
            .iter()
            .map(|(_, solution)| solution.name.as_str())
            .collect()
    };
    assert_eq!(select(&[]), ["poj1", "poj1_slow"]);
    assert_eq!(select(&["poj1"]), ["poj1", "poj1_slow"]);
    assert_eq!(select(&["poj1_slow", "poj1_slow"]), ["poj1_slow"]);
}
