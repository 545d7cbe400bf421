//! Outputs follow the rules, and existing ones are overwritten only on request.

use crate::{FACTS, folder, read};
use judge::answer::{Written, check, unanswered, write};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

fn unanswered_case(id: &str, more: &str, input: &str) -> TempDir {
    let facts = format!("{more}\n{}", FACTS.replace("poj1", id));
    folder(&[
        (&format!("problems/{id}/problem.toml"), &facts),
        (&format!("testdata/{id}/edge-1.in"), input),
    ])
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn a_missing_output_is_written_and_a_wrong_one_kept() {
    let folder = unanswered_case("poj1067", "", "1 2\n2 2\n");
    let catalog = read(folder.path());
    let problem = catalog.problem("poj1067").unwrap();
    let input = problem.testdata.join("edge-1.in");
    let output = problem.testdata.join("edge-1.out");
    // A leftover of an editor is no case.
    crate::write(&problem.testdata, ".#edge-1.in", "");
    assert_eq!(unanswered(problem).unwrap(), ["edge-1"]);
    assert_eq!(write(problem, &input, false).unwrap(), Written::New);
    assert_eq!(text(&output), "0\n1\n");
    assert!(unanswered(problem).unwrap().is_empty());
    assert_eq!(write(problem, &input, false).unwrap(), Written::RightAlready);

    fs::write(&output, "1\n1\n").unwrap();
    let error = write(problem, &input, false).unwrap_err().to_string();
    assert!(error.contains("edge-1.out: differs from the answer by the rules"), "{error}");
    assert_eq!(text(&output), "1\n1\n");
    assert_eq!(write(problem, &input, true).unwrap(), Written::New);
    assert_eq!(text(&output), "0\n1\n");
}

#[test]
fn a_case_too_large_to_search_is_named_and_nothing_is_written() {
    let folder = unanswered_case("poj1067", "", "1 2\n1000000 5\n");
    let catalog = read(folder.path());
    let problem = catalog.problem("poj1067").unwrap();
    let error = write(problem, &problem.testdata.join("edge-1.in"), true).unwrap_err();
    let error = format!("{error:#}");
    assert!(
        error.contains("edge-1.in: case 2 of 2 is too large to search; write the answers"),
        "{error}"
    );
    assert!(!problem.testdata.join("edge-1.out").exists());
}

/// Each number has six prime factors, so the second player wins; by the rules, only numbers up to 100 are searched.
#[test]
fn a_case_too_large_to_search_is_compared_with_the_second_opinion() {
    let folder = unanswered_case("abc368_f", "", "2\n64 729\n");
    let facts = folder.path().join("problems/abc368_f/problem.toml");
    fs::write(&facts, text(&facts).replace("\"many\"", "\"single\"")).unwrap();
    let output = folder.path().join("testdata/abc368_f/edge-1.out");
    let checked = |answer: &str| {
        fs::write(&output, answer).unwrap();
        let catalog = read(folder.path());
        let problem = catalog.problem("abc368_f").unwrap();
        let cases = problem.cases().unwrap();
        assert_eq!(cases.len(), 1);
        check(problem, &cases[0])
    };
    checked("Bruno\n").unwrap();
    let error = checked("Anna\n").unwrap_err().to_string();
    assert!(error.ends_with("edge-1.out: by the book it is\nBruno\n"), "{error}");
}

/// Two cities without a road are two heaps, and both have winning moves.
#[test]
fn another_valid_answer_is_accepted() {
    let folder = unanswered_case("cf1149e", "compare = \"rules\"", "3 0\n1 2 1\n");
    let catalog = read(folder.path());
    let problem = catalog.problem("cf1149e").unwrap();
    let input = problem.testdata.join("edge-1.in");
    fs::write(problem.testdata.join("edge-1.out"), "WIN\n1 0 1\n").unwrap();
    assert_eq!(write(problem, &input, false).unwrap(), Written::RightAlready);
    fs::write(problem.testdata.join("edge-1.out"), "WIN\n1 1 1\n").unwrap();
    assert!(write(problem, &input, false).is_err());
}
