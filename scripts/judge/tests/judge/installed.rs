//! A command installed from a checkout by `cargo install` works on that checkout in every folder.

use judge::binaries::release_judge;
use judge::catalog::workspace;
use rstest::rstest;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A folder in which the command is installed as by cargo from this package: `bin/judge`, and the list of
/// installed programs.
fn installed_from(package: &Path) -> TempDir {
    let root = tempfile::tempdir().unwrap();
    let program = Path::new(release_judge());
    let name = program.file_name().unwrap();
    fs::create_dir(root.path().join("bin")).unwrap();
    fs::copy(program, root.path().join("bin").join(name)).unwrap();
    let slash = if cfg!(windows) { "/" } else { "" };
    let package = package.display().to_string().replace('\\', "/");
    let package = package.replace(' ', "%20");
    let list = format!(
        "[v1]\n\"judge 0.1.0 (path+file://{slash}{package})\" = [{:?}]\n",
        name.to_str().unwrap()
    );
    fs::write(root.path().join(".crates.toml"), list).unwrap();
    root
}

/// Runs the installed command in an empty folder.
fn judge(root: &TempDir, arguments: &[&str]) -> (Option<i32>, String) {
    let program = Path::new(release_judge()).file_name().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(root.path().join("bin").join(program))
        .args(arguments)
        .current_dir(folder.path())
        .env_remove("CARGO_MANIFEST_DIR")
        .stdin(Stdio::null())
        .output();
    let Output { status, stdout, stderr } = output.unwrap();
    let left = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(left, 0, "files in the folder after {arguments:?}");
    let text = String::from_utf8([stdout, stderr].concat()).unwrap();
    (status.code(), text)
}

#[rstest]
#[case::list(&["list", "--format", "json"], "poj1067")]
#[case::show(&["show", "poj1067"], "POJ 1067")]
#[case::explain(&["explain", "poj1067", "sample-1", "--case", "1"], "loses")]
#[case::explore(&["explore", "poj1067", "0..4 0..4"], "0")]
#[case::paste(&["paste", "nim"], "mod nim")]
#[case::bundle(&["bundle", "poj1067", "--lang", "rust"], "fn main")]
fn it_works_in_any_folder(#[case] arguments: &[&str], #[case] printed: &str) {
    let root = installed_from(&workspace().unwrap().join("scripts/judge"));
    let (status, text) = judge(&root, arguments);
    assert_eq!(status, Some(0), "{text}");
    assert!(text.contains(printed), "{text}");
}

#[test]
fn a_new_problem_needs_a_checkout_around() {
    let root = installed_from(&workspace().unwrap().join("scripts/judge"));
    let (status, text) = judge(&root, &["new", "poj9999"]);
    assert_eq!(status, Some(2), "{text}");
    assert!(text.contains("change to a folder of a checkout"), "{text}");
}

#[test]
fn a_checkout_that_is_gone_is_named() {
    let gone = tempfile::tempdir().unwrap().path().join("scripts/judge");
    let (status, text) = judge(&installed_from(&gone), &["list"]);
    assert_eq!(status, Some(2), "{text}");
    assert!(text.contains(&gone.display().to_string()), "{text}");
    assert!(text.contains("cargo install"), "{text}");
}
