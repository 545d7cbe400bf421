//! The catalogue, the files that it speaks of, and the rule books agree with each other.

use crate::{catalog, problem};
use judge::catalog::{workspace, Problem};
use judge::checker;
use judge::listing::{self, Order};
use jury::{self, RuleBook, Tokens, Visitor};
use rstest::rstest;
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

/// The names of the `.rs` files in a folder of the workspace, without the ending.
fn modules(folder: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(workspace().join(folder)).unwrap();
    entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect()
}

#[test]
fn every_solution_has_a_source_and_every_source_is_a_solution() {
    let solutions = catalog()
        .solutions()
        .map(|(_, solution)| solution.name.clone());
    assert_eq!(
        solutions.collect::<BTreeSet<_>>(),
        modules("problems/src/bin")
    );
}

#[test]
fn every_problem_has_a_rule_book_and_every_rule_book_a_problem() {
    let problems: BTreeSet<_> = catalog()
        .problems
        .iter()
        .map(|problem| problem.id.as_str())
        .collect();
    assert_eq!(problems, jury::PROBLEMS.iter().copied().collect());
}

#[test]
fn theories_are_modules_of_shared() {
    let modules = modules("shared/src");
    for problem in &catalog().problems {
        for theory in &problem.facts.theory {
            assert!(modules.contains(theory), "{}: {theory}", problem.id);
        }
    }
}

#[test]
fn headers_name_the_judge_and_the_statement() {
    for (problem, solution) in catalog().solutions() {
        let path = workspace().join(format!("problems/src/bin/{}.rs", solution.name));
        let source = fs::read_to_string(path).unwrap();
        let header: String = source
            .lines()
            .take_while(|line| line.starts_with("//!"))
            .collect();
        for part in ["Game:", "Theorem:", "Cost:", "Status:"] {
            assert!(header.contains(part), "{}: {part}", solution.name);
        }
        if let Some(url) = &problem.facts.url {
            assert!(header.contains(url), "{}: {url}", solution.name);
        }
    }
}

#[test]
fn the_readme_lists_the_catalogue() {
    let readme = fs::read_to_string(workspace().join("README.md")).unwrap();
    let table = listing::markdown(catalog(), Order::Topic);
    assert!(
        listing::with_table(&readme, &table).as_ref() == Some(&readme),
        "the list of problems is old; `cargo judge list --into README.md` renews it"
    );
}

/// Compares a bundled output with the rule book's answers, as far as it can search them.
struct Searched<'a> {
    problem: &'a Problem,
}

impl Visitor for Searched<'_> {
    type Output = ();

    fn visit<B: RuleBook>(self, mut book: B) {
        let problem = self.problem;
        for case in problem.cases().unwrap_or_else(|error| panic!("{error:#}")) {
            let path = case.input.display();
            let input = fs::read_to_string(&case.input).unwrap();
            let expected = fs::read(&case.output).unwrap();
            let cases = book
                .parse(&mut Tokens::new(&input))
                .unwrap_or_else(|error| panic!("{path}: {error}"));
            let answers: Vec<_> = cases.iter().map(|case| book.answer(case)).collect();
            if let Some(answers) = answers.iter().cloned().collect::<Option<Vec<_>>>() {
                let output = book.output(&answers);
                let mismatch =
                    checker::compare(&expected, output.as_bytes(), problem.facts.compare);
                assert_eq!(mismatch, None, "{path}: the rule book answers {output}");
            } else {
                // Answers that are not known are left empty, and their lines not compared.
                let known: Vec<_> = answers.iter().map(Option::is_some).collect();
                let answers: Vec<_> = answers.into_iter().map(Option::unwrap_or_default).collect();
                let searched = checker::lines(book.output(&answers).as_bytes());
                let expected = checker::lines(&expected);
                assert_eq!(expected.len(), known.len(), "{path}: a line for each case");
                for (at, line) in searched.iter().enumerate().filter(|&(at, _)| known[at]) {
                    assert_eq!(expected[at], *line, "{path}: case {}", at + 1);
                }
            }
        }
    }
}

#[rstest]
fn outputs_are_those_of_the_rules(#[files("../testdata/*.toml")] facts: PathBuf) {
    let problem = problem(facts.file_stem().unwrap().to_str().unwrap());
    jury::with_book(&problem.id, Searched { problem }).unwrap();
}
