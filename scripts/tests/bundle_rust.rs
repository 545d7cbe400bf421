//! Bundles in Rust: each solution's compiles without a warning, in both editions.

use judge::bundle::rust::rustc::check;
use judge::bundle::rust::{Options, bundle};
use judge::catalog::Catalog;

#[test]
fn every_bundle_compiles_without_a_warning() {
    let catalog = Catalog::load().unwrap();
    for (problem, solution) in catalog.solutions() {
        let text = bundle(problem, solution, &Options::default())
            .unwrap_or_else(|error| panic!("{}: {error}", solution.name));
        for edition in ["2021", "2024"] {
            let said = check(&text, edition).unwrap();
            assert!(said.is_empty(), "{}: {said:?}", solution.name);
        }
    }
}
