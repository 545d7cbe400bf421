//! Bundles in C: that compilers do not warn, that a program keeps its edition, and that what cannot be
//! translated is named with its line.
//!
//! All need a compiler for WebAssembly, and most a C compiler: where one is missing, a test is
//! ignored and says which.

use anyhow::{Context, Result, ensure};
use bundler::c::{Options, translate};
use bundler::program::{Origin, Program};
use bundler::rust::{self, newer::Version};
use bundler::{c, is_bundle};
use libtest_mimic::{Arguments, Completion, Trial};
use rust_to_c::Goal;
use rust_to_c::toolchain::{self, Toolchain};
use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode, Output};
use std::sync::LazyLock;

#[path = "programs/dialogue.rs"]
mod dialogue;

fn main() -> ExitCode {
    let mut trials = Vec::new();
    for dialect in DIALECTS {
        for solution in ["poj2931_surreal", "poj3537"] {
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
        (
            "a_dialogue_is_read_line_by_line",
            a_dialogue_is_read_line_by_line,
        ),
    ];
    for (name, test) in tests {
        let works = || dialect_works(&["cc", "-std=c89"]);
        trials.push(trial(name, works, test));
    }
    for (name, program, expected) in UNTRANSLATABLE {
        trials.push(trial(
            format!("what_cannot_be_translated_is_named_with_its_line::{name}"),
            || Ok(()),
            move || {
                let error = format!("{:#}", translated(program, false).unwrap_err());
                assert!(error.starts_with(expected), "{error}");
            },
        ));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// A test that is ignored if there is no compiler for WebAssembly, or for the other reason given.
fn trial(
    name: impl Into<String>,
    can_run: impl FnOnce() -> Result<()> + Send + 'static,
    test: impl FnOnce() + Send + 'static,
) -> Trial {
    Trial::ignorable_test(name, || {
        if let Err(reason) = toolchain::compiler().and_then(|_| can_run()) {
            return Ok(Completion::ignored_with(format!("{reason:#}")));
        }
        test();
        Ok(Completion::Completed)
    })
}

fn workspace() -> &'static Path {
    // Cargo starts a test in the folder of its package.
    Path::new("../..")
}

static TOOLCHAIN: LazyLock<Toolchain> = LazyLock::new(|| {
    let cache = workspace().join("target/judge-wasm");
    Toolchain::new(toolchain::compiler().unwrap(), &cache).unwrap()
});

/// How a bundle in C is written.
fn options(minify: bool) -> Options {
    Options {
        heading: Vec::new(),
        max_bytes: None,
        memory_limit: 64 << 20,
        method: None,
        interactive: false,
        minify,
        strict: false,
        large_input: false,
        libm: false,
    }
}

/// The bundle of a solution in C.
fn bundled(solution: &str, minify: bool) -> String {
    let program = Program::solution(workspace(), solution, "2021").unwrap();
    c::bundle(workspace(), &TOOLCHAIN, &program, &options(minify)).unwrap()
}

/// A program in Rust, as C.
fn translated(program: &str, interactive: bool) -> Result<String> {
    let path = Path::new("x.rs");
    let options = rust::Options {
        version: Version::ANY,
        ..rust::Options::default()
    };
    let rust = rust::bundle_source(workspace(), path, program, &options)?;
    let options = rust_to_c::Options {
        heading: Vec::new(),
        memory: 64 << 20,
        method: None,
        interactive,
        files: false,
    };
    let bundle = rust_to_c::Program {
        source: &rust,
        edition: "2021",
        goal: Goal::Speed,
        libm: false,
    };
    translate(&TOOLCHAIN, &bundle, program, &options)
}

fn run(command: &mut Command) -> Output {
    command.env("LC_ALL", "C").output().unwrap()
}

/// Builds a program in C in a folder, as `c`.
fn build_c(dialect: &[&str], folder: &Path, program: &str, interactive: bool) {
    compile_c(dialect, folder, &translated(program, interactive).unwrap());
}

/// Compiles a text in C in a folder, as `c`.
fn compile_c(dialect: &[&str], folder: &Path, text: &str) {
    let source = folder.join("main.c");
    fs::write(&source, text).unwrap();
    let built = run(Command::new(dialect[0])
        .args(&dialect[1..])
        .arg("-o")
        .args([folder.join("c"), source]));
    let messages = String::from_utf8_lossy(&built.stderr);
    assert!(built.status.success(), "{messages}");
}

/// What the program writes that has been compiled from C in a folder.
fn output_of_c(folder: &Path) -> String {
    output_of(&folder.join("c"))
}

fn output_of(program: &Path) -> String {
    let output = run(&mut Command::new(program));
    assert!(output.status.success() && !output.stdout.is_empty());
    String::from_utf8(output.stdout).unwrap()
}

fn a_program_keeps_its_edition() {
    for (edition, order) in [
        ("2018", "[2, 1]\n"),
        ("2021", "[2, 1]\n"),
        ("2024", "[1, 2]\n"),
    ] {
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

/// What a program writes at the end of a line is sent before it reads the next one, and it reads no
/// further than that.
fn a_dialogue_is_read_line_by_line() {
    let program = "use proconio::input_interactive;\n\nfn main() {\n    for _ in 0..3 {\n        \
                   input_interactive! { n: u32 }\n        println!(\"{}\", 2 * n);\n    }\n}";
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    build_c(&["cc", "-std=c89"], folder.path(), program, true);
    dialogue::assert_answers(&mut Command::new(path("c")));
}

/// Compilers as people use them, with all warnings.
const DIALECTS: [&[&str]; 4] = [
    &["gcc", "-std=c89", "-pedantic", "-Wno-long-long"],
    &["g++", "-xc++", "-std=c++98", "-pedantic", "-Wno-long-long"],
    &["gcc", "-m32"],
    &["clang", "-std=c89", "-pedantic", "-Wno-long-long"],
];

/// Whether a compiler with these options is installed, and the headers that it needs.
fn dialect_works(dialect: &[&str]) -> Result<()> {
    let output = compiled(dialect, "#include <stdio.h>\nint main(void){return 0;}\n")?;
    let messages = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{}: {messages}", dialect.join(" "));
    Ok(())
}

/// Compiles a text, with all warnings.
fn compiled(dialect: &[&str], text: &str) -> Result<Output> {
    let folder = tempfile::tempdir()?;
    let source = folder.path().join("main.c");
    fs::write(&source, text)?;
    Command::new(dialect[0])
        .args(&dialect[1..])
        .args(["-Wall", "-Wextra", "-O2", "-c", "-o"])
        .args([folder.path().join("main.o"), source])
        .env("LC_ALL", "C")
        .output()
        .with_context(|| format!("`{}` is not installed", dialect[0]))
}

fn assert_no_warning(dialect: &[&str], text: &str) {
    let output = compiled(dialect, text).unwrap();
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && messages.is_empty(), "{messages}");
}

/// The same bundle on every machine with the same compiler, recognised as a bundle, and shorter on
/// request.
fn a_bundle_names_its_source_and_no_folder_of_this_machine() {
    let text = bundled("poj1067", false);
    assert!(is_bundle(&text));
    assert!(text.contains(" problems/src/bin/poj1067.rs,"));
    let package = env::current_dir().unwrap();
    for folder in [
        "/tmp",
        "/src/lib.rs",
        "solution.rs",
        package.to_str().unwrap(),
    ] {
        assert!(!text.contains(folder), "{text}");
    }
    assert_eq!(text, bundled("poj1067", false));
    assert!(bundled("poj1067", true).len() < text.len());
}

/// Programs that use what C cannot have; and the line and the item, which the message begins with.
const UNTRANSLATABLE: [(&str, &str, &str); 5] = [
    (
        "channel",
        "use std::sync::mpsc;\n\nfn main() {\n    let (to, from) = mpsc::channel();\n    \
         to.send(1).unwrap();\n    println!(\"{}\", from.recv().unwrap());\n}",
        "line 1: `std::sync::mpsc`: in C threads run one after the other",
    ),
    (
        "file",
        "//! x\n\nuse std::fs::File;\n\nfn main() {\n    File::open(\"x\").unwrap();\n}",
        "line 3: `std::fs::File`: a program in C has no files",
    ),
    (
        "clock",
        "fn main() {\n    let t = std::time::Instant::now();\n    \
         println!(\"{:?}\", t.elapsed());\n}",
        "line 2: `std::time::Instant::now`: a program in C has no clock",
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
