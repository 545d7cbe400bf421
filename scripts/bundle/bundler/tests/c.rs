//! Checks that C compilers do not warn about bundles, that a program keeps its edition, and that refusals name the item
//! and its line. A test is ignored if its compiler, for WebAssembly or C, is missing; it then names the compiler.

use anyhow::Result;
use bundler::c::{Options, translate};
use bundler::program::{Origin, Program};
use bundler::rust::{self, newer::Version};
use bundler::{c, is_bundle};
use compilers::{
    DIALECTS, TOOLCHAIN, assert_no_warning, compile_c, dialect_works, output_of_c, trial, workspace,
};
use libtest_mimic::Arguments;
use rust_to_c::Goal;
use std::env;
use std::path::Path;
use std::process::{Command, ExitCode};

#[path = "../../rust-to-c/tests/programs/compilers.rs"]
mod compilers;
#[path = "programs/dialogue.rs"]
mod dialogue;

fn main() -> ExitCode {
    let mut trials = Vec::new();
    for dialect in DIALECTS {
        for solution in ["problems/poj2931/poj2931_surreal.rs", "problems/poj3537/poj3537.rs"] {
            trials.push(trial(
                format!("compilers_do_not_warn::{solution}::{}", dialect.join(" ")),
                || dialect_works(dialect),
                move || assert_no_warning(dialect, &bundled(solution, false)),
            ));
        }
    }
    trials.push(trial(
        "a_bundle_names_its_source_and_no_folder_of_this_machine",
        || Ok(()),
        a_bundle_names_its_source_and_no_folder_of_this_machine,
    ));
    let tests: [(&str, fn()); 2] = [
        ("a_program_keeps_its_edition", a_program_keeps_its_edition),
        ("a_dialogue_is_read_line_by_line", a_dialogue_is_read_line_by_line),
    ];
    for (name, test) in tests {
        let works = || dialect_works(&["cc", "-std=c89"]);
        trials.push(trial(name, works, test));
    }
    for (name, program, expected) in UNTRANSLATABLE {
        trials.push(trial(
            format!("an_item_that_cannot_be_translated_is_named_with_its_line::{name}"),
            || Ok(()),
            move || {
                let error = format!("{:#}", translated(program, false).unwrap_err());
                assert!(error.starts_with(expected), "{error}");
            },
        ));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn options(minify: bool) -> Options {
    Options { memory_limit: 64 << 20, minify, ..Options::default() }
}

fn bundled(path: &str, minify: bool) -> String {
    let program = Program::solution(workspace(), path, "2021").unwrap();
    c::bundle(workspace(), &TOOLCHAIN, &program, &options(minify)).unwrap()
}

fn translated(program: &str, interactive: bool) -> Result<String> {
    let path = Path::new("x.rs");
    let options = rust::Options { version: Version::ANY, ..rust::Options::default() };
    let rust = rust::bundle_source(workspace(), path, program, &options)?;
    let options =
        rust_to_c::Options { memory: 64 << 20, interactive, ..rust_to_c::Options::default() };
    let bundle =
        rust_to_c::Program { source: &rust, edition: "2021", goal: Goal::Speed, libm: false };
    translate(&TOOLCHAIN, &bundle, program, &options)
}

fn build_c(dialect: &[&str], folder: &Path, program: &str, interactive: bool) {
    compile_c(dialect, folder, &translated(program, interactive).unwrap());
}

fn a_program_keeps_its_edition() {
    for (edition, order) in [("2018", "[2, 1]\n"), ("2021", "[2, 1]\n"), ("2024", "[1, 2]\n")] {
        let program = Program {
            path: String::from("dropped.rs"),
            source: String::from(include_str!("programs/dropped.rs")),
            edition,
            origin: Origin::File,
        };
        let text = c::bundle(workspace(), &TOOLCHAIN, &program, &options(false)).unwrap();
        let folder = tempfile::tempdir().unwrap();
        compile_c(&["cc", "-std=c89"], folder.path(), &text);
        assert_eq!(output_of_c(folder.path()), order, "{edition}");
    }
}

/// A program flushes its output before it reads the next line.
fn a_dialogue_is_read_line_by_line() {
    let program = "use proconio::input_interactive;\n\nfn main() {\n    for _ in 0..3 {\n        \
                   input_interactive! { n: u32 }\n        println!(\"{}\", 2 * n);\n    }\n}";
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    build_c(&["cc", "-std=c89"], folder.path(), program, true);
    dialogue::assert_answers(&mut Command::new(path("c")));
}

/// The bundle is the same on every machine with the same compiler, is recognised as a bundle, and is shorter
/// on request.
fn a_bundle_names_its_source_and_no_folder_of_this_machine() {
    let text = bundled("problems/poj1067/poj1067.rs", false);
    assert!(is_bundle(&text));
    assert!(text.contains(" problems/poj1067/poj1067.rs,"));
    let package = env::current_dir().unwrap();
    for folder in ["/tmp", "/src/lib.rs", "solution.rs", package.to_str().unwrap()] {
        assert!(!text.contains(folder), "{text}");
    }
    assert_eq!(text, bundled("problems/poj1067/poj1067.rs", false));
    assert!(bundled("problems/poj1067/poj1067.rs", true).len() < text.len());
}

/// Programs with an item unavailable in C, and the start of the message.
const UNTRANSLATABLE: [(&str, &str, &str); 5] = [
    (
        "channel",
        "use std::sync::mpsc;\n\nfn main() {\n    let (to, from) = mpsc::channel();\n    \
         to.send(1).unwrap();\n    println!(\"{}\", from.recv().unwrap());\n}",
        "line 1: `std::sync::mpsc`: in C, threads run one after the other",
    ),
    (
        "file",
        "//! x\n\nuse std::fs::File;\n\nfn main() {\n    File::open(\"x\").unwrap();\n}",
        "line 3: `std::fs::File`: a program in C has no files",
    ),
    (
        "sleep",
        "use std::time::Duration;\n\nfn main() {\n    \
         std::thread::sleep(Duration::from_secs(1));\n    println!();\n}",
        "line 4: `std::thread::sleep`: a program in C cannot sleep",
    ),
    (
        "sine",
        "fn main() {\n    proconio::input! { n: u32 }\n    let wave = f64::from(n).sin();\n    \
         println!(\"{}\", wave > 0.5);\n}",
        "line 3: `sin`: every library rounds it in its own way; with `--libm`",
    ),
    (
        "target",
        "fn main() {\n    let mut lanes = vec![1];\n    #[cfg(target_arch = \"x86_64\")]\n    \
         lanes.push(4);\n    println!(\"{lanes:?}\");\n    lanes.clear();\n}",
        "line 3: `cfg(target_arch = \"x86_64\")`: ",
    ),
];
