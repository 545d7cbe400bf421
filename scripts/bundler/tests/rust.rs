//! Bundles in Rust: what is in them, what is refused, and that the compiler does not warn.

use bundler::rust::newer::Version;
use bundler::rust::rustc::check;
use bundler::rust::{Options, bundle, bundle_source};
use rayon::prelude::*;
use rstest::rstest;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::Command;

fn workspace() -> &'static Path {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    folder.ancestors().nth(2).unwrap()
}

fn bundled(solution: &str, options: &Options) -> String {
    bundle(workspace(), solution, options).unwrap_or_else(|error| panic!("{solution}: {error:#}"))
}

fn bundled_source(source: &str) -> anyhow::Result<String> {
    bundle_source(workspace(), Path::new("x.rs"), source, &Options::default())
}

#[test]
fn every_bundle_compiles_without_a_warning() {
    let sources = fs::read_dir(workspace().join("problems/src/bin")).unwrap();
    let sources: Vec<_> = sources.map(|entry| entry.unwrap().path()).collect();
    assert!(!sources.is_empty());
    sources.par_iter().for_each(|source| {
        let solution = source.file_stem().unwrap().to_str().unwrap();
        let text = bundled(solution, &Options::default());
        for edition in ["2021", "2024"] {
            let diagnostics = check(&text, edition, &[]).unwrap();
            assert!(diagnostics.is_empty(), "{solution}: {diagnostics:?}");
        }
    });
}

#[test]
fn a_bundle_is_the_solution_and_what_it_reaches() {
    let solution = include_str!("../../../problems/src/bin/poj1067.rs");
    let text = bundled("poj1067", &Options::default());
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
    let text = bundled("poj2931_surreal", &Options::default());
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
    let text = bundled("poj1067", &options);
    assert!(text.contains("/// Whether the player to move wins"));
    assert!(check(&text, "2021", &[]).unwrap().is_empty());
}

#[test]
fn crates_stay_where_the_judge_has_them() {
    let libraries = libraries();
    let options = Options {
        crates: Some(libraries.clone()),
        ..Options::default()
    };
    let text = bundled("poj1067", &options);
    assert!(text.contains("use proconio::{input, is_stdin_empty};"));
    assert!(!text.contains("mod proconio"));

    // All that the crates have, whatever the stand-ins have.
    let program = "use itertools::Itertools;\nuse proconio::source::auto::AutoSource;\n\n\
                   fn main() {\n    let source = AutoSource::from(\"2 1\");\n    \
                   proconio::input! { from source, n: usize, k: usize }\n    \
                   println!(\"{:?}\", (0..n).permutations(k).collect_vec());\n}\n";
    let text = bundle_source(workspace(), Path::new("x.rs"), program, &options).unwrap();
    assert!(text.ends_with(program), "{text}");
    assert!(check(&text, "2024", &libraries).unwrap().is_empty());
}

/// The options by which the compiler finds the real crates, as cargo has built them for a solution.
fn libraries() -> Vec<OsString> {
    let output = Command::new(env!("CARGO"))
        .current_dir(workspace())
        .args(["build", "--quiet", "--package", "problems"])
        .args(["--bin", "poj1067", "--message-format=json"])
        .output();
    let mut options = Vec::new();
    for line in String::from_utf8_lossy(&output.unwrap().stdout).lines() {
        let message: serde_json::Value = serde_json::from_str(line).unwrap();
        let name = message["target"]["name"].as_str().unwrap_or_default();
        let files = message["filenames"].as_array().into_iter().flatten();
        let mut files = files.filter_map(|file| file.as_str()).map(Path::new);
        if let Some(library) = files.find(|file| file.extension() == Some("rlib".as_ref()))
            && ["itertools", "proconio"].contains(&name)
        {
            let folder = library.parent().unwrap().display();
            options.extend(["-L".into(), format!("dependency={folder}").into()]);
            options.extend([
                "--extern".into(),
                format!("{name}={}", library.display()).into(),
            ]);
        }
    }
    options
}

#[test]
fn warnings_in_a_solution_are_allowed_by_name_and_others_are_not() {
    let program = "//! x\n\nfn gcd(a: u64, b: u64) -> u64 {\n    if b == 0 { a } else { gcd(b, a % b) }\n}\n\n\
                   fn main() {\n    let maxValue = 1;\n}\n";
    let text = bundled_source(program).unwrap();
    let allowed = "#![allow(dead_code, non_snake_case, unused_variables)]\n";
    assert!(text.contains(allowed), "{text}");
    for edition in ["2021", "2024"] {
        assert!(check(&text, edition, &[]).unwrap().is_empty());
    }
    let quiet = bundled_source("fn main() {}\n").unwrap();
    assert!(!quiet.contains("allow"), "{quiet}");
}

#[test]
fn a_byte_order_mark_is_skipped() {
    let text = bundled_source("\u{feff}//! x\n\nfn main() {}\n").unwrap();
    assert!(text.starts_with("//! x\n"), "{text}");
}

#[test]
fn what_is_newer_than_the_judge_is_refused() {
    let program = "fn main() {\n    println!(\"{}\", 7_u32.div_ceil(2));\n}\n";
    let with = |version| {
        let options = Options {
            version: Version(version),
            ..Options::default()
        };
        bundle_source(workspace(), Path::new("x.rs"), program, &options)
    };
    let error = format!("{:#}", with(72).unwrap_err());
    let expected = "line 2: `div_ceil`, newer than Rust 1.72: it came with 1.73";
    assert!(error.ends_with(expected), "{error}");
    assert!(with(73).is_ok());
    // A name of one's own is not that of the standard library, nor is a field.
    bundled_source("struct A {\n    isqrt: u8,\n}\n\nfn main() {\n    let a = A { isqrt: 1 };\n    println!(\"{}\", a.isqrt);\n}\n").unwrap();
    let own = "trait Ceil {\n    fn div_ceil(self) -> u32;\n}\n\nimpl Ceil for u8 {\n    \
               fn div_ceil(self) -> u32 {\n        7\n    }\n}\n\n\
               fn main() {\n    println!(\"{}\", Ceil::div_ceil(1_u8));\n}\n";
    bundled_source(own).unwrap();
}

#[test]
fn what_is_needed_but_never_constructed_is_allowed_there() {
    let program = "use shared::retrograde::Outcome;\n\nfn main() {\n    \
                   let won = std::env::args().count() > 1;\n    \
                   let outcome = if won { Outcome::Win(1) } else { Outcome::Loss(1) };\n    \
                   if let Outcome::Win(moves) = outcome {\n        println!(\"{moves}\");\n    }\n}\n";
    let text = bundled_source(program).unwrap();
    assert!(text.contains("#[allow(dead_code)] Draw"), "{text}");
    assert!(check(&text, "2021", &[]).unwrap().is_empty());
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
#[case(
    "fn main() {\n    if let Some(a) = Some(1) && a > 0 {}\n}",
    "line 2: a let chain, newer than Rust 1.70: it came with 1.88"
)]
#[case(
    "fn main() {\n    match Some(1) {\n        Some(n) if let 1 = n => {}\n        _ => {}\n    }\n}",
    "line 3: a guard `if let`, newer than Rust 1.70"
)]
#[case(
    "trait Game {\n    fn options(&self) -> impl Iterator<Item = u32>;\n}\nfn main() {}",
    "line 2: `-> impl …` in a trait, newer than Rust 1.70"
)]
#[case(
    "fn f(x: impl Iterator<Item: Copy>) {}\nfn main() {}",
    "line 1: a bound of an associated type, newer than Rust 1.70"
)]
#[case(
    "fn main() {\n    let f = async || 1;\n}",
    "line 2: an async closure, newer than Rust 1.70"
)]
fn what_cannot_be_bundled_is_named_with_its_line(#[case] program: &str, #[case] expected: &str) {
    let error = bundled_source(program).unwrap_err();
    let error = format!("{error:#}");
    assert!(error.starts_with("x.rs: cannot be bundled"), "{error}");
    assert!(error.contains(expected), "{error}");
}
