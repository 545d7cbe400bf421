//! Bundles in Rust: what is in them, what is refused, and that the compiler does not warn.

use bundler::rust::rustc::check;
use bundler::rust::{Options, bundle, bundle_source};
use rayon::prelude::*;
use rstest::rstest;
use std::fs;
use std::path::Path;

fn workspace() -> &'static Path {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    folder.ancestors().nth(2).unwrap()
}

fn bundled(solution: &str, options: Options) -> String {
    bundle(workspace(), solution, options).unwrap_or_else(|error| panic!("{solution}: {error:#}"))
}

fn bundled_source(source: &str) -> anyhow::Result<String> {
    bundle_source(workspace(), Path::new("x.rs"), source, Options::default())
}

#[test]
fn every_bundle_compiles_without_a_warning() {
    let sources = fs::read_dir(workspace().join("problems/src/bin")).unwrap();
    let sources: Vec<_> = sources.map(|entry| entry.unwrap().path()).collect();
    assert!(!sources.is_empty());
    sources.par_iter().for_each(|source| {
        let solution = source.file_stem().unwrap().to_str().unwrap();
        let text = bundled(solution, Options::default());
        for edition in ["2021", "2024"] {
            let diagnostics = check(&text, edition).unwrap();
            assert!(diagnostics.is_empty(), "{solution}: {diagnostics:?}");
        }
    });
}

#[test]
fn a_bundle_is_the_solution_and_what_it_reaches() {
    let solution = include_str!("../../../problems/src/bin/poj1067.rs");
    let text = bundled("poj1067", Options::default());
    let (header, program) = solution.split_once("\n\n").unwrap();
    assert!(text.starts_with(header));
    assert!(
        text.contains(program),
        "the program is there as it is written"
    );
    assert!(text.contains("MIT-0"));
    for reached in [
        "fn wins",
        "fn lower",
        "const CONVERGENT",
        "fn is_stdin_empty",
    ] {
        assert!(text.contains(reached), "{reached} is reached");
    }
    for other in [
        "partner",
        "winning_moves",
        "itertools",
        "mod marker",
        "///",
        "interactive",
    ] {
        assert!(!text.contains(other), "{other} is not reached");
    }
}

#[test]
fn methods_and_operators_are_left_out_one_by_one() {
    let text = bundled("poj2931_surreal", Options::default());
    for reached in [
        "fn checked_add",
        "impl Add for Dyadic",
        "impl Neg for Dyadic",
    ] {
        assert!(text.contains(reached), "{reached} is reached");
    }
    for other in ["impl Mul", "impl fmt::Display", "fn is_integer"] {
        assert!(!text.contains(other), "{other} is not reached");
    }
}

#[test]
fn docs_stay_on_request() {
    let options = Options {
        docs: true,
        ..Options::default()
    };
    let text = bundled("poj1067", options);
    assert!(text.contains("/// Whether the player to move wins"));
    assert!(check(&text, "2021").unwrap().is_empty());
}

#[test]
fn crates_stay_where_the_judge_has_them() {
    let options = Options {
        keep_crates: true,
        ..Options::default()
    };
    let text = bundled("poj1067", options);
    assert!(text.contains("use proconio::{input, is_stdin_empty};"));
    assert!(!text.contains("mod proconio"));
}

#[test]
fn what_is_needed_but_never_constructed_is_allowed_there() {
    let program = "use shared::retrograde::Outcome;\n\nfn main() {\n    \
                   let won = std::env::args().count() > 1;\n    \
                   let outcome = if won { Outcome::Win(1) } else { Outcome::Loss(1) };\n    \
                   if let Outcome::Win(moves) = outcome {\n        println!(\"{moves}\");\n    }\n}\n";
    let text = bundled_source(program).unwrap();
    assert!(text.contains("#[allow(dead_code)] Draw"), "{text}");
    assert!(check(&text, "2021").unwrap().is_empty());
}

#[rstest]
#[case("use rand::Rng;\nfn main() {}", "line 1: the crate `rand`")]
#[case(
    "//! x\n\nextern crate rand;\nfn main() {}",
    "line 3: `extern crate rand`"
)]
#[case("fn main() {\n    include!(\"x\");\n}", "line 2: `include!`")]
#[case("mod x;\nfn main() {}", "line 1: `mod x;`")]
#[case(
    "use shared::wythoff::{\n    wins,\n    is_hot\n};\nfn main() {}",
    "line 3: `wythoff::is_hot`; `shared` has no such item"
)]
#[case("use shared::chess::mate;\nfn main() {}", "line 1: `chess::mate`")]
#[case(
    "use proconio::fastout;\nfn main() {}",
    "line 1: `fastout`; the stand-in for `proconio`"
)]
#[case(
    "use itertools::Itertools;\nfn main() {\n    (0..3).permutations(2);\n}",
    "line 3:"
)]
#[case("fn main() {\n    let x = ;\n}", "line 2: ")]
fn what_cannot_be_bundled_is_named_with_its_line(#[case] program: &str, #[case] expected: &str) {
    let error = bundled_source(program).unwrap_err();
    let error = format!("{error:#}");
    assert!(error.starts_with("x.rs: cannot be bundled"), "{error}");
    assert!(error.contains(expected), "{error}");
}
