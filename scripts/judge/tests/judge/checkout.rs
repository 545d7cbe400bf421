//! A copied checkout is used in place, and other people's packages are skipped.

use crate::{FACTS, folder, outputs};
use judge::binaries::built_for_test;
use judge::catalog::workspace;
use rstest::rstest;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// `cargo judge` in a folder. Builds are kept between test runs.
pub fn judge(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(built_for_test("judge"));
    let target = workspace().unwrap().join("target/tmp/checkout");
    command
        .args(arguments)
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", target)
        .env("CARGO_NET_OFFLINE", "true")
        .stdin(Stdio::null());
    command
}

/// The same outside any checkout.
pub fn outside(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = judge(folder, arguments);
    command.env_remove("CARGO_MANIFEST_DIR");
    command
}

#[track_caller]
fn succeeds(mut command: Command) -> String {
    let [text, _] = outputs(command.output().unwrap(), 0);
    text
}

fn list(folder: &Path) -> Command {
    judge(folder, &["list", "--format", "json"])
}

/// Copies the tracked files that commands may read.
pub fn copy_checkout(root: &Path) {
    let original = workspace().unwrap();
    for part in ["Cargo.lock", "rustfmt.toml", "problems", "scripts", "shared", "testdata"] {
        copy(&original.join(part), &root.join(part));
    }
    fs::write(root.join("Cargo.toml"), unoptimised_manifest()).unwrap();
}

/// The manifest of the workspace without its profiles: what is built in a copy runs for less time than
/// optimising it would take.
pub fn unoptimised_manifest() -> String {
    let manifest = fs::read_to_string(workspace().unwrap().join("Cargo.toml")).unwrap();
    let (before, profiles) = manifest.split_once("\n[profile.").unwrap();
    let mut tables = profiles.lines().filter(|line| line.starts_with('['));
    assert!(tables.all(|table| table.starts_with("[profile.")), "{manifest}");
    format!("{before}\n[profile.dev]\ndebug = false\n")
}

fn copy(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let entry = entry.unwrap();
            copy(&entry.path(), &to.join(entry.file_name()));
        }
    } else {
        fs::copy(from, to).unwrap();
    }
}

/// The tests pass on `CARGO_MANIFEST_DIR`, which names the original.
#[test]
fn a_copied_checkout_is_used_and_the_original_left_alone() {
    let original = workspace().unwrap();
    let copied = tempfile::tempdir().unwrap();
    let root = copied.path();
    copy_checkout(root);
    let description = root.join("problems/poj1067/problem.toml");
    let facts = fs::read_to_string(&description).unwrap();
    let (_, rest) = facts.split_once('\n').unwrap();
    fs::write(&description, format!("title = \"Two heaps, copied\"\n{rest}")).unwrap();
    assert!(facts.starts_with("title = "));

    for folder in [root, &root.join("shared/src")] {
        assert!(succeeds(list(folder)).contains("Two heaps, copied"));
    }
    assert!(!succeeds(list(original)).contains("Two heaps, copied"));

    let entered = || fs::read_to_string(original.join("problems/Cargo.toml")).unwrap();
    let before = entered();
    let [input, output] = ["input", "output"].map(|name| root.join(name));
    fs::write(&input, "20\n").unwrap();
    fs::write(&output, "21\n").unwrap();
    let mut new = judge(&root.join("scripts"), &["new", "own_copied", "--case"]);
    new.args([&input, &output]);
    succeeds(new);
    let source = "problems/own_copied/own_copied.rs";
    assert!(root.join(source).is_file() && !original.join(source).exists());
    assert_eq!(entered(), before);

    let program = "fn main() {\n    println!(\"21\");\n}\n";
    fs::write(root.join(source), program).unwrap();
    succeeds(judge(root, &["test", "own_copied"]));
    outputs(judge(original, &["test", "own_copied"]).output().unwrap(), 2);
}

fn surrounded() -> TempDir {
    let package = "[package]\nname = \"problems\"\nversion = \"0.1.0\"\n\n[workspace]\n";
    let root = "[workspace]\nmembers = [\"problems\", \"scripts/truth/jury\"]\n";
    folder(&[
        ("Cargo.toml", package),
        ("testdata/notes.txt", ""),
        ("problems/notes.txt", ""),
        ("ours/Cargo.toml", root),
        ("ours/problems/poj1/poj1.rs", "fn main() {}"),
        ("ours/scripts/truth/jury/src/lib.rs", ""),
        ("ours/problems/poj1/problem.toml", FACTS),
        ("ours/testdata/poj1/sample-1.in", "1\n"),
        ("ours/testdata/poj1/sample-1.out", "2\n"),
        ("ours/problems/theirs/Cargo.toml", package),
        ("ours/problems/theirs/testdata/notes.txt", ""),
    ])
}

#[rstest]
#[case::at_the_root("ours")]
#[case::in_a_folder("ours/testdata/poj1")]
#[case::in_a_package_inside("ours/problems/theirs/testdata")]
fn the_workspace_around_the_current_folder_is_found(#[case] folder: &str) {
    let surrounded = surrounded();
    let mut list = list(&surrounded.path().join(folder));
    list.env_remove("CARGO_MANIFEST_DIR");
    assert!(succeeds(list).contains("Doubling"));
}

#[test]
fn outside_a_workspace_that_of_cargo_run_is_found() {
    let surrounded = surrounded();
    let mut list = list(surrounded.path());
    list.env("CARGO_MANIFEST_DIR", surrounded.path().join("ours/scripts/truth/jury"));
    assert!(succeeds(list).contains("Doubling"));
}

#[test]
fn without_a_workspace_an_error_names_the_places_searched() {
    let surrounded = surrounded();
    let outside = surrounded.path();
    let name = outside.file_name().unwrap().to_str().unwrap();
    for arguments in [&["bench"][..], &["test"], &["new", "own_game"], &["listen"], &["site"]] {
        let [_, error] = outputs(self::outside(outside, arguments).output().unwrap(), 2);
        for part in [name, "testdata/", "change to a folder"] {
            assert!(error.contains(part), "{arguments:?}: {error}");
        }
    }
}

#[test]
fn outside_a_workspace_the_help_calls_the_command_judge() {
    let surrounded = surrounded();
    for arguments in [&["--help"][..], &["explore", "--help"], &["test", "--help"]] {
        let text = succeeds(outside(surrounded.path(), arguments));
        assert!(text.contains("Usage: judge") && !text.contains("cargo judge"), "{text}");
    }
}

#[test]
fn outside_a_workspace_octal_games_are_searched() {
    let folder = tempfile::tempdir().unwrap();
    assert!(
        succeeds(outside(folder.path(), &["octal", "0.77"])).contains("0.77 has the period 12")
    );
}
