//! A case that the jury finds becomes a bundled one.

use crate::{read, testdata};
use judge::stress::{Authority, Difference, Expected, Kind};
use std::fs;

#[test]
fn is_saved_once_and_overwrites_nothing() {
    let folder = testdata();
    let catalog = read(folder.path());
    let difference = Difference {
        seed: 1,
        kind: Kind::Small,
        input: String::from("8\n"),
        expected: Some(Expected {
            output: String::from("16\n"),
            by: Authority::Rules,
        }),
        answers: Vec::new(),
    };
    let input = difference.save(&catalog.problems[0]).unwrap();
    assert!(input.starts_with(folder.path().join("poj1")));
    assert_eq!(fs::read_to_string(&input).unwrap(), "8\n");
    let output = input.with_extension("out");
    assert_eq!(fs::read_to_string(&output).unwrap(), "16\n");

    fs::write(&output, "the user's\n").unwrap();
    assert_eq!(difference.save(&catalog.problems[0]).unwrap(), input);
    assert_eq!(fs::read_to_string(&output).unwrap(), "the user's\n");
    assert_eq!(read(folder.path()).problems[0].cases().unwrap().len(), 2);
}
