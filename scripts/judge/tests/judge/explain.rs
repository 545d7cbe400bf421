//! `cargo judge explain`, and the hint after a wrong answer.

use crate::judge;
use crate::verdicts::{compile, judged_on};
use judge::catalog::{Catalog, workspace};
use judge::explain::{self, Extent};
use judge::inputs;
use judge::runner::Runner;
use judge::verdict;
use jury::Random;
use jury::books::{PROBLEMS, book};
use jury::position::scoring;
use jury::rules::Player::Left;
use jury::rules::deque::Deque;
use rand::SeedableRng;
use rstest::rstest;
use std::fs;

/// The output of a command that ends with this status.
#[track_caller]
fn printed(arguments: &[&str], input: &str, status: i32) -> String {
    judge(arguments, input, status).concat()
}

#[cfg(target_os = "linux")]
#[test]
fn a_pipe_is_an_input() {
    let text = printed(&["explain", "poj1067", "/dev/stdin"], "8 13\n", 0);
    assert!(text.contains("outcome P"), "{text}");
}

#[rstest]
#[case::nim("luogu_p2197", "3 3 4 5", &["wins", "Grundy value 2", "take 2 from heap 1", "3 ⊕ 4 ⊕ 5 = 2"])]
#[case::lost("poj1067", "8 13", &["loses", "outcome P", "All 29 moves lose"])]
#[case::numbers("hdu3544", "2 1 3 2 1", &["outcome R", "Canonical form -1", "(-2) + 1 = -1"])]
#[case::hot("toads_and_frogs", "7 TTT__FF", &["wins", "Canonical form {1/2|0}", "mean 1/4", "temperature 1/4"])]
#[case::misere("poj3480", "2 1 2", &["wins", "misère", "take 2 from heap 2"])]
#[case::loopy("theeasychase", "2 1 1 1 2", &["wins in 1 move"])]
#[case::over("luogu_p2197", "1 0", &["cannot move, and so has lost"])]
#[case::counting("luogu_p5363", "10 3", &["asks for the number of won placements", "answer by the rules:\n    100\n"])]
#[case::several("codechef_hamilg", "3 2\n1 2\n2 3", &["│ 2 ", "move to 1"])]
fn a_case_is_explained(#[case] problem: &str, #[case] case: &str, #[case] parts: &[&str]) {
    let text = printed(&["explain", problem, case], "", 0);
    for part in parts {
        assert!(text.contains(part), "no `{part}` in\n{text}");
    }
}

#[rstest]
#[case::won(&[1, 2, 9, 3], &["Left to move", "wins by 5 points.", "Score 5, Left's points", "1 of 2 moves is best:\n    take the first card, 1  2 9 3 (Left leads by 1)\n"])]
#[case::tied(&[1, 1], &["Left, who is to move, ties.", "2 of 2 moves are best"])]
#[case::lost(&[0, 1, 0], &["loses by 1 point against perfect play", "Score -1"])]
#[case::over(&[], &["(nothing left)", "Left, who is to move, cannot move, and ties."])]
fn a_score_is_explained(#[case] row: &[i64], #[case] parts: &[&str]) {
    let extent = Extent { limit: 1000, listed: 10 };
    let text = explain::explain(&*scoring(Deque, row.to_vec(), Left), extent).unwrap();
    for part in parts {
        assert!(text.contains(part), "no `{part}` in\n{text}");
    }
}

#[test]
fn the_theorem_of_the_solution_is_shown() {
    let source =
        fs::read_to_string(workspace().unwrap().join("problems/poj1067/poj1067.rs")).unwrap();
    let line = source.lines().find_map(|line| line.strip_prefix("//! Theorem:")).unwrap();
    let text = printed(&["explain", "poj1067"], "", 0);
    assert!(text.contains(line.trim()), "{text}");
}

#[test]
fn one_case_of_many_is_chosen_by_its_number() {
    let arguments = ["explain", "poj1067", "sample-1"];
    let all = printed(&arguments, "", 0);
    assert_eq!(all.matches(" of 3:").count(), 3, "{all}");
    let second = printed(&[&arguments[..], &["--case", "2"]].concat(), "", 0);
    assert!(second.contains("sample-1.in, case 2 of 3:\n    8 4\n"), "{second}");
    assert!(!second.contains("case 1 of 3"), "{second}");
    let none = printed(&[&arguments[..], &["--case", "4"]].concat(), "", 2);
    assert!(none.contains("no case 4; it has 3"), "{none}");
}

#[test]
fn an_input_is_read_from_a_pipe_or_a_file() {
    let piped = printed(&["explain", "poj1067", "-"], "1 2\n3 4\n", 0);
    assert!(piped.contains("the standard input, case 2 of 2:\n    3 4\n"), "{piped}");
    let path = workspace().unwrap().join("testdata/poj1067/sample-1.in");
    let read = printed(&["explain", "poj1067", path.to_str().unwrap()], "", 0);
    assert!(read.contains("sample-1.in, case 3 of 3:\n    4 7\n"), "{read}");
}

#[test]
fn an_impossible_explanation_is_an_error() {
    let no_name = printed(&["explain", "poj1067", "sample-9"], "", 2);
    assert!(no_name.contains("its cases are ") && no_name.contains("sample-1"), "{no_name}");
    let no_case = printed(&["explain", "poj1067", "3 x"], "", 2);
    assert!(no_case.contains("`3 x` is not a case") && no_case.contains("found `x`"), "{no_case}");
    let [_, half] = judge(&["explain", "poj1067", "8"], "", 2);
    assert!(half.contains("no such file") && half.contains("expected the number b"), "{half}");
    let malformed = printed(&["explain", "poj1067", "-"], "3\n", 2);
    assert!(malformed.contains("the standard input: the input is malformed"), "{malformed}");
}

/// Few positions are reachable, or few of each part.
#[rstest]
#[case::strip("poj1704", "8 1 5 6 7 9 12 14 17", "The player to move wins")]
#[case::nim("luogu_p2197", "4 100 200 300 7", "Grundy value 391")]
#[case::cutcake("hdu3544", "3 16 3 9 16 8 8", "0 + (-1) + 7 = 6")]
fn a_case_with_few_positions_is_not_too_large(
    #[case] problem: &str,
    #[case] case: &str,
    #[case] part: &str,
) {
    let text = printed(&["explain", problem, case], "", 0);
    assert!(!text.contains("too large"), "{text}");
    assert!(text.contains(part), "{text}");
}

#[test]
fn a_blank_in_a_table_is_explained() {
    let text = printed(&["explore", "poj1704", "2 1..3 1..3"], "", 0);
    assert!(text.contains("\na blank is not a position: "), "{text}");
    let text = printed(&["explore", "hdu3544", "1 1..8 1..8"], "", 0);
    assert!(!text.contains('?') && !text.contains("blank"), "{text}");
}

#[test]
fn for_a_large_case_the_solutions_answer_is_shown() {
    let text = printed(&["explain", "poj1067", "1000000000 1000000000"], "", 0);
    assert!(text.contains("too large to be searched"), "{text}");
    assert!(text.contains("poj1067 answers:\n    1\n"), "{text}");
    let limited = printed(&["explain", "poj1067", "30 30", "--limit", "50"], "", 0);
    assert!(limited.contains("more than 50 positions"), "{limited}");
    assert!(limited.contains("answer by the rules:\n    1\n"), "{limited}");
    assert!(!limited.contains("second opinion"), "{limited}");
}

#[test]
fn for_a_large_case_the_second_opinion_is_shown() {
    let text = printed(&["explain", "luogu_p2197", "3 1000 2000 3000"], "", 0);
    assert!(text.contains("luogu_p2197 answers:\n    Yes\n"), "{text}");
    assert!(text.contains("The second opinion:\n    Yes\n  Its method: the solution's"), "{text}");
    let unreached = ["explain", "cf2004e", "1 9999991"];
    let text = printed(&unreached, "", 0);
    assert!(text.contains("  No second opinion reaches this case: "), "{text}");
}

/// Each problem's samples are explained, or the reason why not is given.
#[test]
fn the_samples_of_all_problems_are_explained() {
    let catalog = Catalog::load().unwrap();
    let extent = Extent { limit: 2_000, listed: 10 };
    let mut searched = 0;
    for problem in &catalog.problems {
        let Ok(mut book) = book(&problem.id) else {
            continue;
        };
        for solution in &problem.facts.solutions {
            let theorem = explain::theorem(solution).unwrap();
            assert!(theorem.lines().count() > 1, "{theorem}");
        }
        for input in inputs::samples(&catalog.subject(&problem.id).unwrap(), &*book).unwrap() {
            for case in input.cases.iter().take(3) {
                let solve = &mut |_: &str| Ok(String::from("(solved)\n"));
                let text = explain::case(&mut *book, case, extent, solve).unwrap();
                let is_solved = text.contains("(solved)\n");
                let is_answered = text.contains("  The answer by the rules:\n");
                assert!(is_solved != is_answered, "{}:\n{text}", problem.id);
                searched += usize::from(text.contains("lose") || text.contains("win"));
            }
        }
    }
    assert!(searched > 60, "{searched}");
}

/// Full-size cases are given up before they take much time or memory.
#[test]
fn full_size_cases_are_given_up_quickly() {
    let extent = Extent { limit: 2_000, listed: 10 };
    let mut given_up = 0;
    for &problem in PROBLEMS {
        let mut book = book(problem).unwrap();
        let rng = &mut Random::seed_from_u64(9);
        for _ in 0..3 {
            let case = book.full(rng);
            let solve = &mut |_: &str| Ok(String::from("solved"));
            let text = explain::case(&mut *book, &case, extent, solve).unwrap();
            assert!(text.lines().count() < 200, "{problem}:\n{text}");
            given_up += usize::from(text.contains("too large"));
        }
    }
    assert!(given_up > 60, "{given_up}");
}

/// Answers every case of `poj1067` with 1. `sample-1` has the pairs 2 1, 8 4 and 4 7.
const ALWAYS_WON: &str = r#"
fn main() {
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    for line in input.lines() {
        println!("{}", u8::from(line != "2 1"));
    }
}"#;

#[test]
fn a_wrong_answer_report_ends_with_a_command_that_explains_the_case() {
    let program = compile(ALWAYS_WON);
    let catalog = Catalog::load().unwrap();
    let problem = catalog.problem("poj1067").unwrap();
    let cases = problem.cases().unwrap();
    let case = cases.iter().find(|case| case.name == "sample-1").unwrap();
    let bounds = verdict::bounds(problem);
    let (judged, report) = judged_on(&Runner::default(), (problem, case), &program.path, &bounds);
    assert_eq!(judged.verdict.code(), "WA");
    let last = report.lines().last().unwrap();
    let (_, command) = last.split_once("cargo judge ").expect(last);
    let arguments: Vec<&str> = command.split(' ').collect();
    assert_eq!(arguments, ["explain", "poj1067", "sample-1", "--case", "3"]);
    let text = printed(&arguments, "", 0);
    assert!(text.contains("case 3 of 3:\n    4 7\n"), "{text}");
    assert!(text.contains("The player to move loses"), "{text}");
    assert!(!text.contains("case 1 of 3"), "{text}");
}

#[test]
fn a_literal_case_may_have_lines() {
    let [text, _] = judge(&["explain", "luogu_p2197", r"2\n5 3"], "", 0);
    assert!(text.contains("5 ⊕ 3 = 6"), "{text}");
}
