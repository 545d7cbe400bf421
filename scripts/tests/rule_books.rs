//! The rule books themselves: each reads what it writes, answers what it calls searchable, agrees
//! with the bundled cases, and comes to an end when it makes a case simpler.

use judge::catalog::{Catalog, Problem};
use judge::checker::compare;
use judge::jury::{Random, RuleBook, Tokens, Visitor, with_book};
use rand::SeedableRng;
use rstest::rstest;
use std::path::PathBuf;

struct Check<'a>(&'a Problem);

impl Visitor for Check<'_> {
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
        self.agrees_with_bundled_cases(&mut book);

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

impl Check<'_> {
    fn agrees_with_bundled_cases<B: RuleBook>(&self, book: &mut B) {
        for case in self.0.cases().unwrap() {
            let input = std::fs::read_to_string(&case.input).unwrap();
            let cases = book.parse(&mut Tokens::new(&input));
            let cases = cases.unwrap_or_else(|error| panic!("{}: {error:#}", case.name));
            let answers: Option<Vec<String>> = cases.iter().map(|case| book.answer(case)).collect();
            if let Some(answers) = answers {
                let expected = std::fs::read(&case.output).unwrap();
                let output = book.output(&answers);
                let mismatch = compare(&expected, output.as_bytes(), self.0.facts.compare);
                assert_eq!(mismatch, None, "{}", case.name);
            }
        }
    }
}

#[rstest]
fn is_sound(#[files("../testdata/*.toml")] facts: PathBuf) {
    let catalog = Catalog::load().unwrap();
    let id = facts.file_stem().unwrap().to_str().unwrap();
    let problem = catalog.problem(id).unwrap();
    with_book(id, Check(problem)).unwrap_or_else(|| panic!("{id} has no rule book"));
}
