//! Each book reads the cases that it writes, answers those that it calls searchable, and stops simplifying.

use jury::Random;
use jury::books::{PROBLEMS, book, shown};
use jury::second_opinion::SecondOpinion;
use jury::soundness;
use rand::SeedableRng;
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn books_read_what_they_write_and_answer_what_they_call_searchable() {
    for problem in PROBLEMS {
        let mut book = book(problem).unwrap();
        let rng = &mut Random::seed_from_u64(1);
        let count = book.most_cases().min(50);
        let small: Vec<_> = book.small().take(count).collect();
        let searchable: Vec<_> = (0..count).map(|_| book.random(rng)).collect();
        // Several might exceed a total.
        let full = vec![book.full(rng)];
        for case in small.iter().chain(&searchable) {
            assert!(book.answer(case).is_some(), "{problem}: no answer to\n{case}");
        }
        for cases in [small, searchable, full] {
            assert_eq!(book.split(&book.join(&cases)).unwrap(), cases, "{problem}");
        }
    }
}

#[test]
fn edits_of_every_book_are_made_without_panic() {
    for problem in PROBLEMS {
        let (book, shown) = (book(problem).unwrap(), shown(problem).unwrap());
        let rng = &mut Random::seed_from_u64(1);
        for case in (0..10).map(|_| book.random(rng)) {
            shown.edits(&case).unwrap();
        }
    }
}

#[test]
fn all_piles_of_luogu_p4279_may_be_empty() {
    let is_empty = |case: &String| case.split_whitespace().skip(1).all(|pile| pile == "0");
    assert!(book("luogu_p4279").unwrap().small().any(|case| is_empty(&case)));
}

#[test]
fn the_first_vertex_of_cf1110g_may_be_white() {
    let book = book("cf1110g").unwrap();
    let rng = &mut Random::seed_from_u64(1);
    let mut colours = (0..200).map(|_| {
        let case = book.random(rng);
        case.split_whitespace().next_back().unwrap().to_owned()
    });
    assert!(colours.any(|colours| colours.starts_with('W')));
}

#[test]
fn second_opinions_agree_with_the_rules() {
    let disagreement = |problem: &&str| {
        let why = soundness::second_opinion(&mut *book(problem).unwrap()).err()?;
        Some(format!("{problem}: {why}"))
    };
    let failures: Vec<String> = PROBLEMS.par_iter().filter_map(disagreement).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The books in which a planted mistake, which replaces all methods' opinions on a case, is not found.
fn overlooked(
    problems: &[&str],
    says: &str,
    planted: impl Fn(&str, Option<&str>, Vec<Option<String>>) -> Vec<Option<String>> + Sync,
) -> Vec<String> {
    let result = |problem: &&str| {
        let found = soundness::opinions(&mut *book(problem).unwrap(), |book, case, answer| {
            let opinions = book.second_opinions(case);
            planted(case, answer, opinions)
        });
        match found {
            Err(error) if error.contains(says) => None,
            other => Some(format!("{problem}: {other:?}")),
        }
    };
    problems.par_iter().filter_map(result).collect()
}

fn with_second_opinion() -> Vec<&'static str> {
    let answers = |problem: &&&str| book(problem).unwrap().second_opinion_method().answers();
    PROBLEMS.iter().filter(answers).copied().collect()
}

/// The problems whose second opinion has this method.
fn with_way(way: usize) -> Vec<&'static str> {
    let mut problems = with_second_opinion();
    problems.retain(|problem| {
        let mut book = book(problem).unwrap();
        let case = book.small().next().unwrap();
        book.second_opinions(&case).len() > way
    });
    problems
}

#[test]
fn rare_mistakes_in_a_second_opinion_are_found_in_every_book_and_way() {
    for way in 0.. {
        let problems = with_way(way);
        if problems.is_empty() {
            break;
        }
        let failures = problems.par_iter().flat_map_iter(|problem| seldom_wrong(problem, way));
        let failures: Vec<String> = failures.collect();
        assert!(failures.is_empty(), "way {way}: {failures:?}");
    }
}

/// Plants another case's answer as this method's opinion, first or in one of twenty cases.
fn seldom_wrong(problem: &str, way: usize) -> Vec<String> {
    let mut book = book(problem).unwrap();
    let stride = book.small_count().div_ceil(300).max(1);
    let cases: Vec<String> = book.small().step_by(stride).collect();
    let answers = cases.iter().filter_map(|case| book.answer(case));
    let answers: BTreeSet<String> = answers.collect();
    let is_chosen = |case: &str| {
        let sum: u32 = case.bytes().map(u32::from).sum();
        sum % 20 == 7 || case == cases[0]
    };
    overlooked(&[problem], "but the rules say", |case, answer, mut all| {
        if is_chosen(case) && all[way].is_some() {
            let mut others = answers.iter().map(String::as_str);
            let other = others.find(|other| Some(*other) != answer);
            all[way] = other.map(String::from);
        }
        all
    })
}

#[test]
fn second_opinions_that_repeat_the_search_are_found_in_every_book() {
    let overlooked = |problem: &&str| {
        let mut book = book(problem).unwrap();
        let is_further = matches!(book.second_opinion_method(), SecondOpinion::Further(_));
        let found = soundness::opinions(&mut *book, |book, case, _| vec![book.answer(case)]);
        let is_found = found.is_err_and(|error| error.contains("agreement says nothing"));
        (is_found == is_further).then(|| String::from(*problem))
    };
    let problems = with_second_opinion();
    let failures: Vec<String> = problems.par_iter().filter_map(overlooked).collect();
    assert!(failures.is_empty(), "{failures:?}");
}

#[test]
fn second_opinions_that_never_overlap_the_rules_are_found_in_every_book() {
    let planted = |_: &str, answer: Option<&str>, all: Vec<Option<String>>| {
        let first = all.into_iter().flatten().next();
        vec![first.filter(|_| answer.is_none())]
    };
    let says = "it is promised, but answers no searchable case";
    let failures = overlooked(&with_second_opinion(), says, planted);
    assert!(failures.is_empty(), "{failures:?}");
}

#[test]
fn a_way_that_never_overlaps_the_rules_is_found_among_others() {
    let problems = with_way(1);
    assert!(!problems.is_empty());
    let says = "the entry 1 of `WAYS` answers no searchable case";
    let failures = overlooked(&problems, says, |_, answer, mut all| {
        all[1] = all[1].take().filter(|_| answer.is_none());
        all
    });
    assert!(failures.is_empty(), "{failures:?}");
}

#[test]
fn ways_that_differ_beyond_the_rules_are_found() {
    let failures = overlooked(&with_way(1), "by another:", |_, answer, mut all| {
        if answer.is_none() {
            all[0] = Some(String::from("the first way"));
            all[1] = Some(String::from("the second way"));
        }
        all
    });
    assert!(failures.is_empty(), "{failures:?}");
}

#[test]
fn second_opinions_reach_beyond_the_rules() {
    let silent = |problem: &&&str| !reaches_beyond_the_rules(problem);
    let failures: Vec<&&str> = PROBLEMS.iter().filter(silent).collect();
    assert!(failures.is_empty(), "{failures:?}");
}

/// Returns whether some full-size case has only a second opinion, as the book promises.
fn reaches_beyond_the_rules(problem: &str) -> bool {
    let mut book = book(problem).unwrap();
    let rng = &mut Random::seed_from_u64(4);
    let mut full = (0..50).map(|_| book.full(rng)).collect::<Vec<_>>().into_iter();
    let reaches =
        full.any(|case| book.answer(&case).is_none() && book.second_opinion(&case).is_some());
    reaches == book.second_opinion_method().answers()
}

/// The answer to a question with two answers that large cases hardly ever have.
fn rare_answer(problem: &str) -> Option<String> {
    let mut book = book(problem).unwrap();
    let small: Vec<String> = book.small().take(300).collect();
    let answers: BTreeSet<_> = small.iter().filter_map(|case| book.answer(case)).collect();
    if answers.len() != 2 || !book.second_opinion_method().answers() {
        return None;
    }
    let rng = &mut Random::seed_from_u64(4);
    let mut counts: BTreeMap<String, usize> = answers.into_iter().map(|one| (one, 0)).collect();
    for _ in 0..500 {
        if counts.values().all(|count| *count >= 3) {
            return None;
        }
        let case = book.full(rng);
        if book.answer(&case).is_none()
            && let Some(answer) = book.second_opinion(&case)
        {
            *counts.get_mut(&answer)? += 1; // A third answer: the question has more.
        }
    }
    Some(format!("{problem}: {counts:?}"))
}

/// Otherwise, a program that gives all large cases the same answer would seldom be found.
#[test]
fn large_cases_have_both_answers() {
    // The second player wins Kayles on a circle with three coins or more.
    let problems = PROBLEMS.par_iter().filter(|problem| **problem != "poj2484");
    let rare: Vec<String> = problems.filter_map(|problem| rare_answer(problem)).collect();
    assert!(rare.is_empty(), "{}", rare.join("\n"));
}

#[test]
fn simplifying_terminates() {
    for problem in PROBLEMS {
        let book = book(problem).unwrap();
        // A full-size case may have thousands of simpler ones.
        let mut case = book.random(&mut Random::seed_from_u64(2));
        for steps in 0.. {
            assert!(steps < 100_000, "{problem}: no end of simpler cases:\n{case}");
            match book.simpler(&case).into_iter().next() {
                Some(simpler) => case = simpler,
                None => break,
            }
        }
    }
}

#[test]
fn the_error_for_a_missing_book_names_its_path() {
    let error = book("poj9999").err().unwrap().to_string();
    assert!(error.contains("problems/poj9999/book.rs"), "{error}");
}
