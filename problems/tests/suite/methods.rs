//! Where a problem is solved in two ways, both must agree on random inputs, small and full-size.

use crate::{catalog, program, BOUNDS};
use judge::checker;
use judge::jury::{self, Random, RuleBook, Visitor};
use judge::runner::{self, End, Input};
use rand_chacha::rand_core::SeedableRng;

const CASES: usize = 200;
const LARGE_CASES: usize = 10;

/// Input files that hold this many random cases altogether, and some that may be of full size.
struct Inputs;

impl Visitor for Inputs {
    type Output = Vec<String>;

    fn visit<B: RuleBook>(self, book: B) -> Self::Output {
        let mut random = Random::seed_from_u64(2931);
        let mut cases: Vec<_> = (0..CASES).map(|_| book.random(&mut random)).collect();
        cases.extend((0..LARGE_CASES).map(|_| book.full(&mut random)));
        cases
            .chunks(B::MAX_CASES.min(CASES))
            .map(|cases| book.input(cases))
            .collect()
    }
}

#[test]
fn the_methods_of_a_problem_agree() {
    let mut compared = 0;
    for problem in &catalog().problems {
        let [first, others @ ..] = problem.facts.solutions.as_slice() else {
            unreachable!("a problem without a solution is not read");
        };
        if others.is_empty() {
            continue;
        }
        let inputs = jury::with_book(&problem.id, Inputs).expect("a problem has a rule book");
        for input in &inputs {
            let expected = output(&first.name, input);
            for other in others {
                let mismatch = checker::compare(
                    &expected,
                    &output(&other.name, input),
                    problem.facts.compare,
                );
                assert_eq!(
                    mismatch, None,
                    "{} and {} differ on\n{input}",
                    first.name, other.name
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 0, "no problem is solved in two ways");
}

fn output(solution: &str, input: &str) -> Vec<u8> {
    let input_bytes = Input::Bytes(input.as_bytes());
    let run = runner::run(&program(solution), &[], input_bytes, &BOUNDS).unwrap();
    assert_eq!(run.end, End::Success, "{solution} on\n{input}");
    run.stdout
}
