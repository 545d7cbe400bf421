//! A command installed by `cargo install` works on its checkout in every folder. Once that is gone,
//! it still has the theory and the facts of the problems.

use crate::installation::{alone, bundle, installed, installed_from, judge};
use crate::printed;
use judge::catalog::workspace;
use rstest::rstest;
use std::fs;
use std::process::Command;
use tempfile::TempDir;

#[rstest]
#[case::list(&["list", "--format", "json"], "poj1067")]
#[case::show(&["show", "poj1067"], "POJ 1067")]
#[case::explain(&["explain", "poj1067", "sample-1", "--case", "1"], "loses")]
#[case::explore(&["explore", "poj1067", "0..4 0..4"], "0")]
#[case::paste(&["paste", "nim"], "mod nim")]
#[case::bundle(&["bundle", "poj1067", "--lang", "rust"], "fn main")]
fn it_works_in_any_folder(#[case] arguments: &[&str], #[case] printed: &str) {
    let root = installed_from(&workspace().unwrap().join("scripts/judge"));
    let text = judge(&root, arguments, 0);
    assert!(text.contains(printed), "{text}");
}

#[test]
fn a_new_problem_needs_a_checkout_around() {
    let root = installed_from(&workspace().unwrap().join("scripts/judge"));
    let text = judge(&root, &["new", "poj9999"], 2);
    assert!(text.contains("change to a folder of a checkout"), "{text}");
}

#[test]
fn a_checkout_that_is_gone_is_named() {
    let gone = tempfile::tempdir().unwrap().path().join("scripts/judge");
    let text = judge(&installed_from(&gone), &["test"], 2);
    assert!(text.contains(&gone.display().to_string()), "{text}");
    assert!(text.contains("cargo install"), "{text}");
}

#[test]
fn without_a_checkout_a_file_is_bundled_and_checked() {
    let root = alone();
    for judge in ["codeforces", "atcoder"] {
        let text = bundle(&root, "1.out", &["--for", judge], 0);
        assert!(text.contains("mod nim") && text.contains("passes the case"), "{text}");
    }
    let text = bundle(&root, "2.out", &[], 2);
    assert!(text.contains("line 1 differs"), "{text}");
}

#[rstest]
#[case::an_unknown_crate(
    "use rand::random;\n\nfn main() {\n    random::<u8>();\n}\n",
    ["line 1: the crate `rand`", "the Cargo.toml of a package around the file"]
)]
#[case::a_stand_in(
    "use itertools::Itertools;\n\nfn main() {\n    println!(\"{}\", [1, 1].iter().counts().len());\n}\n",
    ["line 4:", "the most used items of `itertools`"]
)]
fn without_a_checkout_what_a_bundle_lacks_is_named(
    #[case] program: &str,
    #[case] parts: [&str; 2],
) {
    let root = alone();
    let file = root.path().join("other.rs");
    fs::write(&file, program).unwrap();
    let text = judge(&root, &["bundle", file.to_str().unwrap()], 2);
    assert!(parts.iter().all(|part| text.contains(part)), "{text}");
}

#[rstest]
#[case::list(&["list", "--format", "json"], "poj1067")]
#[case::show(&["show", "poj1067"], "a, from 0 to 1,000,000,000")]
#[case::show_tolerance(&["show", "cf98e"], "Error:   at most 1e-9, absolute or relative")]
#[case::a_case_explained(&["explain", "poj1067", "8 13"], "loses")]
#[case::small_positions_explained(&["explain", "poj1067"], "small positions, case 1 of 4")]
#[case::play(&["play", "poj1067", "8 12"], "The rules are at http")]
#[case::explore(&["explore", "poj1067", "0..1 1..2", "--csv"], "1,2,1 2,0")]
#[case::a_game_of_no_problem(&["explore", "domineering", "--first", "1", "--csv"], "case,")]
#[case::a_module(&["paste", "nim"], "mod nim")]
fn without_a_checkout_the_facts_are_known(#[case] arguments: &[&str], #[case] printed: &str) {
    let text = judge(&alone(), arguments, i32::from(arguments[0] == "play"));
    // The game ends with the input, which is empty.
    assert!(text.contains(printed), "{text}");
}

#[rstest]
#[case::test(&["test", "poj1067"], "judge stress luogu_p2197 my.cpp")]
#[case::bundle(&["bundle", "poj1067"], "judge bundle my.rs")]
#[case::run(&["run", "poj1067", "1.in"], "--program")]
fn without_a_checkout_a_solution_is_refused(#[case] arguments: &[&str], #[case] remedy: &str) {
    let text = judge(&alone(), arguments, 2);
    assert!(text.contains("only a checkout has the") && text.contains(remedy), "{text}");
}

#[test]
fn without_a_checkout_a_program_reads_the_standard_input() {
    let root = alone();
    let path = root.path().join("any.rs");
    fs::write(&path, "fn main() {\n    println!(\"it runs\");\n}\n").unwrap();
    let text = judge(&root, &["run", "poj1067", path.to_str().unwrap()], 0);
    assert_eq!(text, "it runs\n");
}

#[rstest]
#[case::a_problem(&["show", "nosuch"], "; `judge list` shows all")]
#[case::a_bundled_case(&["explain", "poj1067", "sample-1"], "the cases of poj1067 are only in a checkout")]
fn without_a_checkout_an_unknown_name_is_an_error(#[case] arguments: &[&str], #[case] said: &str) {
    let text = judge(&alone(), arguments, 2);
    assert!(text.contains(said), "{text}");
}

/// Runs `judge stress` in the folder of an installation; it must end with this status.
#[track_caller]
fn stress(root: &TempDir, arguments: &[&str], status: i32) -> String {
    let mut stress = Command::new(installed(root));
    stress.arg("stress").args(arguments).args(["--seed", "1"]);
    printed(stress.current_dir(root.path()).env_remove("CARGO_MANIFEST_DIR"), status)
}

#[test]
fn without_a_checkout_a_program_is_compared_with_the_rules() {
    let root = alone();
    fs::write(root.path().join("wrong.rs"), "fn main() {\n    println!(\"0\");\n}\n").unwrap();
    let text = stress(&root, &["luogu_p2252", "wrong.rs", "--cases", "5"], 1);
    assert!(text.contains("saved as found/found-"), "{text}");
    assert!(root.path().join("found").is_dir());
}

#[test]
fn too_much_memory_is_a_difference() {
    let root = alone();
    let program = "fn main() {
    let bytes = std::hint::black_box(vec![1_u8; 48 << 20]);
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u64> = input.split_whitespace().map(|word| word.parse().unwrap()).collect();
    for pair in numbers[1..].chunks(2) {
        let is_lost = pair[0] % (pair[1] + u64::from(bytes[0])) == 0;
        println!(\"{}\", if is_lost { \"second\" } else { \"first\" });
    }
}
";
    for (megabytes, status) in [("48", 1), ("8", 0)] {
        fs::write(root.path().join("my.rs"), program.replace("48", megabytes)).unwrap();
        let text = stress(&root, &["hdu1846", "my.rs", "--cases", "1"], status);
        assert_eq!(text.contains("MLE: more than 32 MiB"), status == 1, "{text}");
    }
}

#[test]
fn a_difference_that_cannot_be_saved_is_shown() {
    let root = alone();
    fs::write(root.path().join("wrong.rs"), "fn main() {\n    println!(\"0\");\n}\n").unwrap();
    fs::write(root.path().join("found"), "in the way").unwrap();
    let text = stress(&root, &["luogu_p2252", "wrong.rs", "--cases", "5"], 1);
    assert!(text.contains("input:\n"), "{text}");
    assert!(text.contains("warning: the difference is not saved: found: cannot be"), "{text}");
    assert!(!text.contains("replay:"), "{text}");
}
