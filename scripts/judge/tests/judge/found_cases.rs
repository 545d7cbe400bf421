//! A case that the jury finds becomes a bundled one.

use crate::{doubling, read};
use judge::catalog::Catalog;
use judge::stress::{Difference, Expected, Kind, Method, Saved};
use std::fs;
use std::path::PathBuf;

/// A difference whose right answer may be known by the rules.
fn difference(expected: Option<&str>, suspect: &str) -> Difference {
    Difference {
        seed: 1,
        kind: Kind::Small,
        is_hang: false,
        input: String::from("8\n"),
        expected: expected.map(|output| Expected { output: output.to_owned(), by: Method::Rules }),
        runs: Vec::new(),
        suspects: vec![suspect.to_owned()],
    }
}

fn saved(path: &str, case: &str) -> Saved {
    Saved {
        case: case.to_owned(),
        input: PathBuf::from(format!("{path}.in")),
        output: Some(PathBuf::from(format!("{path}.out"))),
    }
}

#[test]
fn a_difference_is_saved_once_and_overwrites_nothing() {
    let folder = doubling();
    let catalog = read(folder.path());
    let difference = difference(Some("16\n"), "poj1");
    let saved = difference.save(&catalog.problems[0]).unwrap();
    let Saved { input, output, .. } = saved;
    assert!(input.starts_with(folder.path().join("testdata/poj1")));
    assert_eq!(fs::read_to_string(&input).unwrap(), "8\n");
    let output = output.unwrap();
    assert_eq!(output, input.with_extension("out"));
    assert_eq!(fs::read_to_string(&output).unwrap(), "16\n");

    fs::write(&output, "the user's\n").unwrap();
    let again = difference.save(&catalog.problems[0]).unwrap();
    assert_eq!(again.input, input);
    assert_eq!(fs::read_to_string(&output).unwrap(), "the user's\n");
    assert_eq!(read(folder.path()).problems[0].cases().unwrap().len(), 2);
}

#[test]
fn the_files_and_the_replay_command_are_named() {
    let folder = doubling();
    let catalog = read(folder.path());
    let problem = &catalog.problems[0];
    let replay = |suspect, saved, call| {
        difference(Some("16\n"), suspect).replay(problem, &saved, &[("poj1", call)])
    };
    assert_eq!(
        replay("poj1", saved("poj1/found-8", "found-8"), "poj1"),
        "saved as poj1/found-8.in and poj1/found-8.out\nreplay:  cargo judge run poj1 found-8\n"
    );
    let apart = Saved { output: None, ..saved("found/poj1/found-8", "found/poj1/found-8.in") };
    assert_eq!(
        replay("poj1", apart, "poj1 my.cpp"),
        "saved as found/poj1/found-8.in\n\
         replay:  cargo judge run poj1 my.cpp found/poj1/found-8.in\n"
    );
    let of_a_bundle = replay("poj1 in C", saved("poj1/found-8", "found-8"), "poj1");
    assert!(of_a_bundle.ends_with("the bundle is wrong\n"), "{of_a_bundle}");
}

#[test]
fn a_searchable_case_comes_with_an_explain_command() {
    let catalog = Catalog::load().unwrap();
    let problem = catalog.problem("poj1067").unwrap();
    let replay = |input: &str| {
        let mut found = difference(Some("1\n"), "poj1067");
        found.input = input.to_owned();
        let saved = saved("testdata/poj1067/found-8", "found-8");
        found.replay(problem, &saved, &[("poj1067", "poj1067")])
    };
    let searched = replay("3 4\n");
    assert!(searched.ends_with("\nwhy:     cargo judge explain poj1067 found-8\n"), "{searched}");
    let large = replay("1000000000 1\n");
    assert!(!large.contains("explain"), "{large}");
}
