//! The catalogue, the files that it names, and the books are consistent.

use crate::{catalog, for_each_book, trial};
use judge::catalog::{workspace, Cases, Compare, Problem};
use judge::{answer, guide};
use jury::books::{book, PROBLEMS};
use libtest_mimic::Trial;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fs;

/// The key of the judge for users' own problems.
const OWN: &str = "own";

/// Cases, by the beginning of their names, whose line breaks follow the statement or the judge's data and differ from
/// the book's format.
const OTHER_LINES: [(&str, &str); 4] = [
    ("cf1451f", "edge-lines"),
    ("luogu_p3185", "edge-trailing-blanks"),
    ("luogu_p7589", "edge-"),
    ("luogu_p7864", "edge-empty-lines"),
];

pub fn trials() -> Vec<Trial> {
    macro_rules! trials {
        ($($test:ident,)*) => {
            vec![$(trial(concat!("catalogue::", stringify!($test)), $test)),*]
        };
    }
    let mut trials = trials![
        every_problem_has_a_book_and_every_book_a_problem,
        titles_in_chinese_are_translated,
        theories_are_modules_of_shared,
        the_guide_names_every_problem,
        the_guide_says_what_the_problems_do,
        the_guide_names_programs_that_exist,
        interactive_problems_have_an_interactor_and_no_others,
        the_manifest_lists_the_solutions_and_links_no_test_for_one,
        the_readme_leads_to_every_topic,
    ];
    trials.extend(for_each_book("catalogue::outputs", outputs_are_those_of_the_books));
    trials.extend(for_each_book("catalogue::beyond", cases_beyond_the_statement_say_so));
    trials.extend(for_each_book("catalogue::checker", a_book_has_a_checker_where_the_facts_say_so));
    trials
}

/// The names of the `.rs` files in a folder of the workspace, without the ending.
fn modules(folder: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(workspace().unwrap().join(folder)).unwrap();
    entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect()
}

/// A user's own problem needs no book.
fn every_problem_has_a_book_and_every_book_a_problem() {
    for problem in &catalog().problems {
        let has_book = PROBLEMS.contains(&problem.id.as_str());
        assert!(has_book || problem.facts.judge == OWN, "{}: no book", problem.id);
    }
    for problem in PROBLEMS {
        assert!(catalog().problem(problem).is_some(), "{problem}: no description");
    }
}

fn titles_in_chinese_are_translated() {
    let is_chinese =
        |title: &str| title.contains(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter));
    for problem in &catalog().problems {
        let facts = &problem.facts;
        let translated_from = facts.translation.as_ref().map(|one| &*one.from);
        assert!(
            !is_chinese(&facts.title) || translated_from == Some("zh"),
            "{}: no translation of {}",
            problem.id,
            facts.title
        );
    }
}

fn theories_are_modules_of_shared() {
    let modules = modules("shared/src");
    for problem in &catalog().problems {
        for theory in &problem.facts.theory {
            assert!(modules.contains(theory), "{}: {theory}", problem.id);
        }
    }
}

fn the_guide_names_every_problem() {
    let named = named_by_the_guide();
    for problem in &catalog().problems {
        assert!(
            named.contains(&problem.id) || problem.facts.judge == OWN,
            "{}: it has no place in shared/src/guide.rs and partizan.rs",
            problem.id
        );
    }
}

fn the_guide_says_what_the_problems_do() {
    for page in guide::PAGES {
        let text = fs::read_to_string(workspace().unwrap().join(page)).unwrap();
        assert!(
            guide::renewed(&text, &catalog().problems).as_ref() == Some(&text),
            "{page}: renew it by `cargo judge list --into {page}`"
        );
    }
}

fn the_guide_names_programs_that_exist() {
    let programs = |problem: &Problem| problem.wrong_programs().unwrap();
    let wrong = catalog().problems.iter().flat_map(programs);
    let wrong: BTreeSet<_> = wrong.map(|program| program.name).collect();
    for name in named_by_the_guide() {
        assert!(
            catalog().problem(&name).is_some() || wrong.contains(&name),
            "shared/src/guide.rs or partizan.rs: `{name}` is neither a problem nor a wrong program"
        );
    }
}

/// The names in the guide that begin like the ids of some judge's problems.
fn named_by_the_guide() -> BTreeSet<String> {
    let beginning =
        |name: &str| -> String { name.chars().take_while(|c| !c.is_ascii_digit()).collect() };
    let judges: BTreeSet<_> =
        catalog().problems.iter().map(|problem| beginning(&problem.id)).collect();
    let mut names = BTreeSet::new();
    for file in ["guide", "partizan"] {
        let path = workspace().unwrap().join(format!("shared/src/{file}.rs"));
        let text = fs::read_to_string(path).unwrap();
        let code = text.split('`').skip(1).step_by(2);
        let named = code.filter(|name| judges.contains(&beginning(name)));
        names.extend(named.map(str::to_owned));
    }
    names
}

fn interactive_problems_have_an_interactor_and_no_others() {
    for problem in &catalog().problems {
        let Ok(book) = book(&problem.id) else {
            continue;
        };
        let case = &problem.cases().unwrap()[0];
        let input = fs::read_to_string(&case.input).unwrap();
        let interactor = book.interactor(&input);
        assert_eq!(
            interactor.unwrap().is_some(),
            problem.facts.interactive,
            "{}: `interactive` of its problem.toml, and its book",
            problem.id
        );
    }
}

fn the_manifest_lists_the_solutions_and_links_no_test_for_one() {
    #[derive(Deserialize)]
    struct Manifest {
        bin: Vec<Bin>,
    }

    #[derive(Deserialize)]
    struct Bin {
        name: String,
        path: String,
        test: bool,
    }

    let line = |name: &str, path: &str, test: bool| {
        format!("{{ name = \"{name}\", path = \"{path}\", test = {test} }},")
    };
    let manifest = fs::read_to_string(workspace().unwrap().join("problems/Cargo.toml")).unwrap();
    let manifest: Manifest = toml::from_str(&manifest).unwrap();
    let catalog = catalog();
    let lines = catalog.solutions().map(|(_, solution)| {
        let path = solution.path.strip_prefix("problems/").unwrap();
        line(&solution.name, path, false)
    });
    let lines: BTreeSet<String> = lines.collect();
    let listed = manifest.bin.iter();
    let listed = listed.map(|bin| line(&bin.name, &bin.path, bin.test));
    assert_eq!(listed.collect::<BTreeSet<_>>(), lines, "`bin` of problems/Cargo.toml");
}

fn readme() -> String {
    let text = fs::read_to_string(workspace().unwrap().join("README.md")).unwrap();
    text.replace("\r\n", "\n")
}

fn the_readme_leads_to_every_topic() {
    let readme = readme();
    for problem in &catalog().problems {
        let facts = &problem.facts;
        let link = format!("[{}](docs/problems.md#", facts.topic);
        assert!(
            readme.contains(&link) || facts.judge == OWN,
            "README.md has no link to the topic of {}: {link}…)",
            problem.id
        );
    }
}

fn a_book_has_a_checker_where_the_facts_say_so(problem: &Problem) {
    let mut book = book(&problem.id).unwrap();
    let case = book.small().next().unwrap();
    let checked = book.accepts(&case, "", "").is_some();
    let facts = &problem.facts;
    assert_eq!(checked, facts.compare == Compare::Rules, "{}", problem.id);
    assert!(!checked || facts.cases == Cases::Single, "{}", problem.id);
}

fn cases_beyond_the_statement_say_so(problem: &Problem) {
    let book = book(&problem.id).unwrap();
    for case in problem.cases().unwrap() {
        let has_other_lines =
            OTHER_LINES.iter().any(|(id, start)| problem.id == *id && case.name.starts_with(start));
        if has_other_lines || case.is_beyond() || case.name.starts_with("sample-") {
            continue;
        }
        let input = fs::read_to_string(&case.input).unwrap();
        if let Err(error) = book.validate(&input) {
            panic!("{}/{}: {error:#}; name it beyond-<what>", problem.id, case.name);
        }
    }
}

fn outputs_are_those_of_the_books(problem: &Problem) {
    let cases = problem.cases().unwrap_or_else(|error| panic!("{error:#}"));
    for case in &cases {
        answer::check(problem, case).unwrap_or_else(|error| panic!("{error:#}"));
    }
}
