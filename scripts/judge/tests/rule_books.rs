//! The rule books themselves: each reads what it writes, answers what it calls searchable, and comes
//! to an end when it makes a case simpler.

use jury::{Random, RuleBook, Tokens, Visitor, with_book};
use rand::SeedableRng;
use rstest::rstest;
use std::path::PathBuf;

struct Check;

impl Visitor for Check {
    type Output = ();

    fn visit<B: RuleBook>(self, mut book: B) {
        let random = &mut Random::seed_from_u64(1);
        let count = B::MAX_CASES.min(50);
        let small: Vec<_> = book.small().take(count).collect();
        let searched: Vec<_> = (0..count).map(|_| book.random(random)).collect();
        let full: Vec<_> = (0..count.min(3)).map(|_| book.full(random)).collect();
        for case in small.iter().chain(&searched) {
            assert!(book.answer(case).is_some(), "no answer to {case:?}");
        }
        for cases in [small, searched, full] {
            let input = book.input(&cases);
            let read = book.parse(&mut Tokens::new(&input)).unwrap();
            assert_eq!(read.len(), cases.len());
            assert_eq!(book.input(&read), input);
        }

        let mut case = book.full(random);
        for steps in 0.. {
            assert!(steps < 100_000, "no end of simpler cases: {case:?}");
            match book.simpler(&case).into_iter().next() {
                Some(simpler) => case = simpler,
                None => break,
            }
        }
    }
}

#[rstest]
fn is_sound(#[files("../../testdata/*.toml")] facts: PathBuf) {
    let id = facts.file_stem().unwrap().to_str().unwrap();
    with_book(id, Check).unwrap();
}
