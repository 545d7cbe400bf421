//! The first case in other layouts, which `testdata` does not contain.

use crate::{doubling, read, write};
use judge::catalog::Case;
use std::fs;
use std::path::Path;

fn made(root: &Path) -> Vec<(String, String)> {
    let cases = read(root).problems[0].cases_in_all_layouts().unwrap();
    let made = cases.iter().filter(|case| case.is_beyond());
    let texts = made.map(|Case { name, input, .. }| {
        let text = fs::read_to_string(input).unwrap();
        (name.clone(), text)
    });
    texts.collect()
}

#[test]
fn layouts_are_made_from_the_sample_and_have_its_output() {
    let root = doubling();
    write(root.path(), "testdata/poj1/sample-1.in", "1\n2\n");
    write(root.path(), "testdata/poj1/edge-3.in", "3\n");
    write(root.path(), "testdata/poj1/edge-3.out", "6\n");
    let layouts = [
        ("beyond-blank-lines", "\n1\n\n2\n\n\n"),
        ("beyond-no-final-newline", "1\n2"),
        ("beyond-windows", "1\r\n2\r\n"),
    ];
    let layouts = layouts.map(|(name, text)| (name.to_owned(), text.to_owned()));
    assert_eq!(made(root.path()), layouts);
    let catalog = read(root.path());
    let cases = catalog.problems[0].cases_in_all_layouts().unwrap();
    assert_eq!(cases.len(), 5);
    for case in cases.iter().filter(|case| case.is_beyond()) {
        assert!(case.output.ends_with("sample-1.out"), "{case:?}");
    }
    assert_eq!(catalog.problems[0].cases().unwrap().len(), 2);
}

#[test]
fn a_layout_of_an_older_sample_is_made_anew() {
    let root = doubling();
    made(root.path());
    write(root.path(), "testdata/poj1/sample-1.in", "5\n");
    write(root.path(), "target/layouts/poj1/beyond-windows.in", "old");
    assert_eq!(made(root.path())[2].1, "5\r\n");
}

#[test]
fn a_bundled_case_takes_the_place_of_a_layout() {
    let root = doubling();
    write(root.path(), "testdata/poj1/beyond-windows.in", "7\r\n");
    write(root.path(), "testdata/poj1/beyond-windows.out", "14\n");
    let made = made(root.path());
    let texts = made.iter().filter(|(name, _)| name == "beyond-windows");
    assert_eq!(texts.map(|(_, text)| text).collect::<Vec<_>>(), ["7\r\n"]);
}

#[test]
fn the_inputs_of_an_interactor_have_no_layouts() {
    let root = doubling();
    let facts = crate::FACTS.replace("cases = \"many\"", "cases = \"single\"\ninteractive = true");
    write(root.path(), "problems/poj1/problem.toml", &facts);
    assert_eq!(made(root.path()), []);
}
