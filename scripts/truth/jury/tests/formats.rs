//! The books' formats: they validate exactly, and their descriptions in words are read back. Their bounds are tried in
//! `problems/tests/suite/bounds.rs`, together with those of the solutions.

use jury::Random;
use jury::books::{PROBLEMS, book};
use jury::format::Described;
use rand::SeedableRng;

#[test]
fn validation_is_exact() {
    let rng = &mut Random::seed_from_u64(2);
    for problem in PROBLEMS {
        let book = book(problem).unwrap();
        let mut case = book.random(rng);
        if !book.totals(&case).is_empty() {
            case = book.small().next().unwrap();
        }
        let input = book.join(&[case]);
        book.validate(&input).unwrap();
        let longer = format!("{input}\n");
        assert!(book.validate(&longer).is_err(), "{problem}");
    }
}

#[test]
fn lines_of_luogu_p7589_have_different_intercepts() {
    let book = book("luogu_p7589").unwrap();
    book.validate("1\n2 0 1\n0 1 2\n1 3 5\n").unwrap();
    assert!(book.validate("1\n2 0 1\n0 1 2\n0 3 5\n").is_err());
}

/// The descriptions that are not understood, and the words at fault.
const NOT_UNDERSTOOD: [(&str, &str); 17] = [
    ("agc005_e", "with edges of two trees, and two different vertices"),
    ("agc016_f", "with arcs to greater numbers"),
    ("cf1037g", "with queries within the string"),
    ("cf1110g", "with a free vertex"),
    ("cf1147f", "with weights that are all different"),
    ("cf1197f", "with different cells that are on their strips"),
    ("cf1823e", "with each vertex on one cycle"),
    ("ioi17_train", "with a charger"),
    ("kattis_dotsboxes", "with dots, boxes and lines in their places, and no complete box"),
    ("luogu_p1971", "with one empty cell, legal moves, and none left for Rabbit"),
    ("luogu_p7097", "with factors that are multiples of 100,000, and delays from 1 to 100 apart"),
    ("luogu_p7589", "with different intercepts"),
    ("luogu_p7864", "with a tree below vertex 1"),
    ("poj1143", "with a list that can arise"),
    ("poj2425", "with no cycle"),
    ("poj2931", "`Test` and the number of the case"),
    ("theeasychase", "with checkers on different cells"),
];

/// The dialogues whose input begins with the strategy of the judge's program, which the words do not mention.
const WITH_STRATEGY: [&str; 2] = ["abc278_g", "cf1442f"];

/// The formats whose lists begin on the line of their length, or on the next one within what the words call a line,
/// which the words do not say.
const OTHER_LINES: [&str; 3] = ["cf1434e", "luogu_p3179", "poj2960"];

/// A format in words is read back as a format with the same words. The inputs that it chooses, and simpler ones, are
/// in the format of the book, down to the line breaks.
#[test]
fn formats_in_words_are_read_back() {
    let rng = &mut Random::seed_from_u64(3);
    for &problem in PROBLEMS {
        let book = book(problem).unwrap();
        let words = book.input_in_words();
        let known = NOT_UNDERSTOOD.iter().find(|(known, _)| *known == problem);
        let described = match (Described::new(&words), known) {
            (Ok(described), None) => described,
            (Err(error), Some((_, fault))) => {
                let error = error.to_string();
                assert!(error.contains(fault), "{problem}: {error}");
                continue;
            }
            (Ok(_), Some(_)) => panic!("{problem} is understood: {words}"),
            (Err(error), None) => panic!("{problem}: {error}"),
        };
        assert_eq!(described.to_string(), words, "{problem}");
        if WITH_STRATEGY.contains(&problem) {
            continue;
        }
        for span in [1, 3, 8] {
            let input = described.choose(span, rng).expect(problem);
            for input in [input.clone()].iter().chain(&described.simpler(&input)) {
                let read = if OTHER_LINES.contains(&problem) {
                    book.split(input).map(drop)
                } else {
                    book.validate(input)
                };
                read.unwrap_or_else(|error| panic!("{problem}: {error}\n{input}"));
            }
        }
    }
}
