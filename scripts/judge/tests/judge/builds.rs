//! Solutions that do not compile, in a workspace of their own.

use judge::binaries::{Binaries, Profile};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// A workspace with package `problems`, which has a library and these programs.
fn workspace(library: &str, programs: &[(&str, &str)]) -> TempDir {
    let root = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| fs::write(root.path().join(path), text).unwrap();
    fs::create_dir_all(root.path().join("problems/src/bin")).unwrap();
    write(
        "Cargo.toml",
        "[workspace]\nmembers = [\"problems\"]\nresolver = \"2\"\n",
    );
    write(
        "problems/Cargo.toml",
        "[package]\nname = \"problems\"\nedition = \"2021\"\n",
    );
    write("problems/src/lib.rs", library);
    for (name, text) in programs {
        write(&format!("problems/src/bin/{name}.rs"), text);
    }
    root
}

fn build(root: &Path, names: &[&str]) -> anyhow::Result<Binaries> {
    Binaries::build_in(root, Profile::Debug, names.iter().copied())
}

#[test]
fn what_does_not_compile_stops_no_other_solution() {
    let programs = [
        ("good1", "fn main() {}"),
        ("bad1", "fn main() {\n    let wrong: u8 = nothing;\n}"),
        ("bad2", "fn main() {"),
        ("good2", "fn main() {}"),
    ];
    let root = workspace("", &programs);
    let binaries = build(root.path(), &["good1", "bad1", "bad2", "good2"]).unwrap();
    for good in ["good1", "good2"] {
        assert!(binaries.path(good).unwrap().is_file());
    }
    for (bad, line) in [("bad1", "bad1.rs:2:"), ("bad2", "bad2.rs:1:")] {
        let error = binaries.path(bad).unwrap_err().to_string();
        assert!(
            error.starts_with(&format!("{bad} does not compile:\n")),
            "{error}"
        );
        assert!(error.contains(line), "{error}");
        let other = if bad == "bad1" { "bad2.rs" } else { "bad1.rs" };
        assert!(!error.contains(other), "{error}");
    }
}

#[test]
fn what_all_solutions_need_is_no_mistake_of_one() {
    let root = workspace("pub fn f() -> u8 { nothing }", &[("good", "fn main() {}")]);
    let error = build(root.path(), &["good"]).unwrap_err().to_string();
    assert!(error.contains("lib.rs:1:"), "{error}");

    fs::write(root.path().join("problems/Cargo.toml"), "[package").unwrap();
    let error = build(root.path(), &["good"]).unwrap_err().to_string();
    assert!(error.contains("Cargo.toml"), "{error}");
}
