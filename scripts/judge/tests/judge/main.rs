//! `cargo judge` from outside: programs and their verdicts, broken catalogues, and the command
//! line.

mod answers;
#[cfg(target_os = "linux")]
mod attacks;
mod builds;
mod changes;
mod checkout;
mod command;
mod destination;
mod dialogues;
mod documented;
mod editions;
mod explain;
mod found_cases;
mod full_size;
mod hangs;
mod installation;
mod installed;
mod layouts;
mod listen;
mod malformed;
mod measurements;
mod new;
mod odd_files;
mod own_cases;
mod own_games;
mod own_two_sided_games;
mod play;
mod published;
mod ready;
mod reports;
mod run_and_watch;
#[cfg(target_os = "linux")]
mod scratch;
mod twins;
mod value;
mod verdicts;

use judge::binaries::built_for_test;
use judge::catalog::Catalog;
use judge::runner::{Runner, launch_through};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// The facts of a well-formed problem.
const FACTS: &str = r#"
title = "Doubling"
judge = "poj"
number = "1"
topic = "Tests"
theorem = "twice"
cases = "many"

[limits]
time_ms = 300
memory_kib = 65536

[[solutions]]
name = "poj1"
method = "doubles each number"
"#;

/// Runs programs through the launcher of `cargo judge`.
fn runner() -> Runner {
    launch_through(built_for_test("judge"));
    Runner::default()
}

/// Runs `cargo judge` on this input. Returns its standard output and standard error; it must end with this status.
#[track_caller]
fn judge(arguments: &[&str], input: impl AsRef<[u8]>, status: i32) -> [String; 2] {
    let mut command = Command::new(built_for_test("judge"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A command that does not read its input may have ended.
    let _ = child.stdin.take().unwrap().write_all(input.as_ref());
    outputs(child.wait_with_output().unwrap(), status)
}

/// The standard output and standard error of a command that has ended with this status, without progress messages.
#[track_caller]
fn outputs(output: Output, status: i32) -> [String; 2] {
    let [text, said] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    assert_eq!(output.status.code(), Some(status), "{text}{said}");
    let is_progress =
        |line: &str| line.starts_with("building ") || line.starts_with("waiting for another cargo");
    let said = said.split_inclusive('\n').filter(|line| !is_progress(line)).collect();
    [text, said]
}

/// Runs a command, which must end with this status. Returns its standard output, and then its standard error.
#[track_caller]
fn printed(command: &mut Command, status: i32) -> String {
    outputs(command.output().unwrap(), status).concat()
}

fn write(root: &Path, path: &str, text: &str) {
    let path = root.join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

/// A folder with these files.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (path, text) in files {
        write(folder.path(), path, text);
    }
    folder
}

fn manifest_with(programs: &[&str]) -> String {
    let bin = |name: &&str| format!("[[bin]]\nname = \"{name}\"\npath = \"{name}/{name}.rs\"\n");
    let bins: String = programs.iter().map(bin).collect();
    format!("[package]\nname = \"problems\"\nedition = \"2021\"\n{bins}")
}

/// A catalogue of one problem: doubling each number of the input.
fn doubling() -> TempDir {
    folder(&[
        ("problems/poj1/problem.toml", FACTS),
        ("testdata/poj1/sample-1.in", "1\n2\n3\n4\n5\n6\n7\n"),
        ("testdata/poj1/sample-1.out", "2\n4\n6\n8\n10\n12\n14\n"),
    ])
}

/// Adds a problem with these facts, and a case, to a catalogue.
fn add(root: &Path, id: &str, facts: &str) {
    write(root, &format!("problems/{id}/problem.toml"), facts);
    write(root, &format!("testdata/{id}/sample-1.in"), "1\n");
    write(root, &format!("testdata/{id}/sample-1.out"), "2\n");
}

fn read(folder: &Path) -> Catalog {
    let catalog = Catalog::read(folder).and_then(Catalog::whole);
    catalog.unwrap_or_else(|error| panic!("{error:#}"))
}
