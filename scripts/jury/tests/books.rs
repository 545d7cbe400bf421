//! The books themselves: each reads what it writes, answers what it calls searchable, and comes to an
//! end when it simplifies a case.

use jury::Random;
use jury::books::{PROBLEMS, book};
use rand::SeedableRng;

#[test]
fn books_read_what_they_write_and_answer_what_they_call_searchable() {
    for problem in PROBLEMS {
        let mut book = book(problem).unwrap();
        let random = &mut Random::seed_from_u64(1);
        let count = book.max_cases().min(50);
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
fn simplifying_comes_to_an_end() {
    for problem in PROBLEMS {
        let book = book(problem).unwrap();
        let mut case = book.full(&mut Random::seed_from_u64(2));
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
