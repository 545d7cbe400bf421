//! Solutions that do not compile, and builds that wait.

use crate::{FACTS, checkout, manifest_with, write};
use judge::binaries::{Binaries, Profile, built_for_test};
use judge::catalog;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// A workspace with a library `problems` and these programs.
fn workspace(library: &str, programs: &[(&str, &str)]) -> TempDir {
    let root = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| write(root.path(), path, text);
    write("Cargo.toml", "[workspace]\nmembers = [\"problems\"]\nresolver = \"2\"\n");
    write("problems/src/lib.rs", library);
    for (name, text) in programs {
        write(&format!("problems/{name}/{name}.rs"), text);
    }
    let names: Vec<&str> = programs.iter().map(|&(name, _)| name).collect();
    write("problems/Cargo.toml", &manifest_with(&names));
    root
}

fn build(root: &Path, names: &[&str]) -> anyhow::Result<Binaries> {
    Binaries::build_in(root, Profile::Debug, names.iter().copied())
}

#[test]
fn a_compilation_error_stops_no_other_solution() {
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
        assert!(error.starts_with(&format!("{bad} does not compile:\n")), "{error}");
        assert!(error.contains(line), "{error}");
        let other = if bad == "bad1" { "bad2.rs" } else { "bad1.rs" };
        assert!(!error.contains(other), "{error}");
    }
}

/// Cargo keeps the builds of a profile in one folder.
#[test]
#[cfg_attr(not(debug_assertions), ignore = "the tests themselves are of another profile")]
fn what_people_run_is_what_is_tested() {
    let config = catalog::workspace().unwrap().join(".cargo/config.toml");
    let config: toml::Table = toml::from_str(&fs::read_to_string(config).unwrap()).unwrap();
    assert_eq!(config["alias"]["judge"].as_str(), Some("run --package judge --"));
    let binaries = Binaries::build(["poj1067"]).unwrap();
    let folder = built_for_test("judge").parent().unwrap().to_owned();
    assert_eq!(binaries.path("poj1067").unwrap().parent(), Some(&*folder));
}

#[test]
fn an_error_in_a_shared_dependency_is_blamed_on_no_solution() {
    let root = workspace("pub fn f() -> u8 { nothing }", &[("good", "fn main() {}")]);
    let error = build(root.path(), &["good"]).unwrap_err().to_string();
    assert!(error.contains("lib.rs:1:"), "{error}");

    fs::write(root.path().join("problems/Cargo.toml"), "[package").unwrap();
    let error = build(root.path(), &["good"]).unwrap_err().to_string();
    assert!(error.contains("Cargo.toml"), "{error}");
}

#[test]
fn a_debug_build_has_line_numbers_whatever_the_workspace_says() {
    let text = "fn main() {\n    remove(1);\n}\n\nfn remove(heap: u64) {\n    panic!(\"no heap {heap}\");\n}\n";
    let root = workspace("", &[("planted", text)]);
    let manifest = fs::read_to_string(root.path().join("Cargo.toml")).unwrap();
    let profile = "[profile.dev]\ndebug = false\n[profile.dev.package.problems]\nopt-level = 3\n";
    write(root.path(), "Cargo.toml", &(manifest + profile));
    let binaries = build(root.path(), &["planted"]).unwrap();
    let mut program = Command::new(binaries.path("planted").unwrap());
    let output = program.env("RUST_BACKTRACE", "1").output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    let (_, backtrace) = said.split_once("stack backtrace:").unwrap();
    for line in ["planted.rs:6:", "planted.rs:2:"] {
        assert!(backtrace.contains(line), "{said}");
    }
}

/// A build script that runs until a test ends it, or for a minute.
const SLOW: &str = r#"fn main() {
    std::fs::write("begun", "").unwrap();
    for _ in 0..6000 {
        if std::path::Path::new("go").exists() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}
"#;

/// Cargo allows only one build at a time in a folder.
#[test]
fn a_build_that_waits_for_another_cargo_says_so() {
    let root = workspace("", &[("poj1", "fn main() {}")]);
    let path = |name: &str| root.path().join(name);
    let members =
        "[workspace]\nmembers = [\"problems\"] # and not scripts/truth/jury\nresolver = \"2\"\n";
    for (name, text) in [
        ("Cargo.toml", members),
        ("scripts/truth/jury/notes.txt", ""),
        ("problems/build.rs", SLOW),
        ("problems/poj1/problem.toml", FACTS),
        ("testdata/poj1/sample-1.in", "1\n"),
        ("testdata/poj1/sample-1.out", ""),
    ] {
        write(root.path(), name, text);
    }
    let mut other = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--offline"])
        .env("CARGO_TARGET_DIR", path("target"))
        .current_dir(root.path())
        .spawn()
        .unwrap();
    while !path("problems/begun").exists() {
        assert_eq!(other.try_wait().unwrap(), None);
        thread::sleep(Duration::from_millis(10));
    }
    let mut judge = checkout::judge(root.path(), &["test", "poj1"])
        .env("CARGO_TARGET_DIR", path("target"))
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(judge.stderr.take().unwrap()).lines();
    let first = said.next().unwrap().unwrap();
    fs::write(path("problems/go"), "").unwrap();
    assert!(first.starts_with("waiting for another cargo"), "{first}");
    let rest: Vec<String> = said.map(Result::unwrap).collect();
    assert!(judge.wait().unwrap().success(), "{rest:?}");
    assert!(other.wait().unwrap().success());
}

/// While a search runs, its user builds the command anew.
#[cfg(target_os = "linux")]
#[test]
fn a_search_goes_on_after_its_command_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("judge");
    fs::copy(built_for_test("judge"), &program).unwrap();
    let search = Command::new(&program)
        .args(["stress", "poj1067", "--cases", "20"])
        .current_dir(catalog::workspace().unwrap())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    fs::remove_file(&program).unwrap();
    let search = search.wait_with_output().unwrap();
    let said = String::from_utf8([search.stdout, search.stderr].concat()).unwrap();
    assert!(search.status.success(), "{said}");
    assert!(said.contains("no difference"), "{said}");
}
