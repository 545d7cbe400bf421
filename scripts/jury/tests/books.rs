//! The books themselves: each reads what it writes, answers what it calls searchable, and comes to an
//! end when it simplifies a case.

use jury::Random;
use jury::books::{PROBLEMS, book};
use jury::second_opinion::SecondOpinion;
use jury::soundness;
use rand::SeedableRng;

#[test]
fn books_read_what_they_write_and_answer_what_they_call_searchable() {
    for problem in PROBLEMS {
        let mut book = book(problem).unwrap();
        let random = &mut Random::seed_from_u64(1);
        let count = book.most_cases().min(50);
        let small: Vec<_> = book.small().take(count).collect();
        let searchable: Vec<_> = (0..count).map(|_| book.random(random)).collect();
        let full: Vec<_> = (0..count.min(3)).map(|_| book.full(random)).collect();
        for case in small.iter().chain(&searchable) {
            assert!(
                book.answer(case).is_some(),
                "{problem}: no answer to\n{case}"
            );
        }
        for cases in [small, searchable, full] {
            assert_eq!(book.split(&book.join(&cases)).unwrap(), cases, "{problem}");
        }
    }
}

#[test]
fn second_opinions_agree_with_the_rules() {
    let disagreement = |problem: &&str| {
        let why = soundness::second_opinion(&mut *book(problem).unwrap()).err()?;
        Some(format!("{problem}: {why}"))
    };
    let failures: Vec<String> = PROBLEMS.iter().filter_map(disagreement).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn second_opinions_reach_beyond_the_rules() {
    let silent = |problem: &&&str| !reaches_beyond_the_rules(problem);
    let failures: Vec<&&str> = PROBLEMS.iter().filter(silent).collect();
    assert!(failures.is_empty(), "{failures:?}");
}

/// Whether some case of full size has a second opinion only, as promised.
fn reaches_beyond_the_rules(problem: &str) -> bool {
    let mut book = book(problem).unwrap();
    let random = &mut Random::seed_from_u64(4);
    let mut full = (0..50)
        .map(|_| book.full(random))
        .collect::<Vec<_>>()
        .into_iter();
    let reaches =
        full.any(|case| book.answer(&case).is_none() && book.second_opinion(&case).is_some());
    reaches == matches!(book.second_opinion_method(), SecondOpinion::By(_))
}

#[test]
fn at_most_five_problems_have_no_second_opinion() {
    let method = |problem: &&&str| book(problem).unwrap().second_opinion_method();
    let missing = |problem: &&&str| matches!(method(problem), SecondOpinion::Missing(_));
    let missing: Vec<&&str> = PROBLEMS.iter().filter(missing).collect();
    assert!(missing.len() <= 5, "{missing:?}");
}

#[test]
fn simplifying_comes_to_an_end() {
    for problem in PROBLEMS {
        let book = book(problem).unwrap();
        // One of full size may have thousands of simpler ones, each of which is read.
        let mut case = book.random(&mut Random::seed_from_u64(2));
        for steps in 0.. {
            assert!(
                steps < 100_000,
                "{problem}: no end of simpler cases:\n{case}"
            );
            match book.simpler(&case).into_iter().next() {
                Some(simpler) => case = simpler,
                None => break,
            }
        }
    }
}

#[test]
fn a_problem_without_a_book_is_refused_with_the_place_to_write_it() {
    let error = book("poj9999").err().unwrap().to_string();
    assert!(
        error.contains("scripts/jury/src/books/poj9999.rs"),
        "{error}"
    );
}
