//! Compares the stand-ins for `proconio` and `itertools` with the crates: a program reads the same values and
//! rejects the same inputs with either. The program with the crates is this test itself, run with [`READER`]
//! in its environment.

use agreement::{Readers, agree, trial, trials};
use bundler::rust::{Options, bundle_source, rustc::compiler};
use libtest_mimic::Arguments;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::LazyLock;

#[path = "../../../../shared/tests/reading/agreement.rs"]
mod agreement;
#[path = "programs/dialogue.rs"]
mod dialogue;
mod reader {
    include!("programs/iterators.rs");
    include!("../../../../shared/tests/reading/reader.rs");
}

const READER: &str = "STANDINS_READER";

const READERS: Readers =
    Readers { original, others: || STAND_INS.iter().map(Command::new).collect() };

fn main() -> ExitCode {
    if env::var_os(READER).is_some() {
        reader::main();
        return ExitCode::SUCCESS;
    }
    let mut trials = trials(READERS, &["iterators"]);
    trials.push(trial("iterators", || {
        let expected = "-2 1 1 [-2, 1, 1] 11-2 false ,+,+\n";
        let read = agree(READERS, "iterators", b"3 -2 1 1");
        assert_eq!(read.as_deref(), Some(expected));
    }));
    trials.push(trial("a_dialogue_is_read_line_by_line", || {
        let others = (READERS.others)();
        for mut reader in others.into_iter().chain([original()]) {
            dialogue::assert_answers(reader.arg("dialogue"));
        }
    }));
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn original() -> Command {
    let mut original = Command::new(env::current_exe().unwrap());
    original.env(READER, "");
    original
}

/// The readers with the stand-ins: for small inputs, for large ones, and for programs with threads.
static STAND_INS: LazyLock<[PathBuf; 3]> =
    LazyLock::new(|| ["short", "quick", "locked"].map(build));

fn build(reader: &str) -> PathBuf {
    let workspace = Path::new("../../..");
    let path = Path::new("scripts/bundle/bundler/tests/programs/iterators.rs");
    let mut text = [
        include_str!("programs/iterators.rs"),
        include_str!("../../../../shared/tests/reading/reader.rs"),
    ]
    .concat();
    assert!(!text.contains("thread"), "every reader would use the lock");
    if reader == "locked" {
        text += "// It may have threads.\n";
    }
    let options = Options { large_input: reader == "quick", ..Options::default() };
    let text = bundle_source(workspace, path, &text, &options).unwrap();
    let program = workspace.join(format!("target/tmp/reader-{reader}"));
    fs::create_dir_all(program.parent().unwrap()).unwrap();
    let source = program.with_extension("rs");
    fs::write(&source, text).unwrap();
    let status = Command::new(compiler())
        .args(["-O", "-D", "warnings", "--edition", "2021"])
        .args(["--crate-name", "reader", "-o"])
        .args([&program, &source])
        .status();
    assert!(status.unwrap().success());
    program
}
