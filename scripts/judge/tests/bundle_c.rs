//! Bundles in C: what the compilers say of them, and that the stand-in for `std` does as `std`.

use judge::binaries::Binaries;
use judge::bundle::c::{compile::Goal, emit, toolchain::Toolchain, translate};
use judge::bundle::forms::Forms;
use judge::bundle::rust::{MARK, Options, bundle_text, rustc::compiler};
use judge::bundle::{Language, Style, Target, bundle};
use judge::catalog::{Catalog, Problem, Solution};
use judge::stress::{Effort, Program, stress};
use rstest::rstest;
use std::fs;
use std::io::{Write, stderr};
use std::path::Path;
use std::process::{Command, Output};

/// Whether there is a compiler for WebAssembly; if not, the test says that it is skipped.
fn can_compile() -> bool {
    let found = Toolchain::get();
    if let Err(error) = &found {
        let _ = writeln!(stderr(), "skipped: {error}");
    }
    found.is_ok()
}

fn with_solution<T>(name: &str, then: impl FnOnce(&Problem, &Solution) -> T) -> T {
    let catalog = Catalog::load().unwrap();
    let named = |(_, solution): &(&Problem, &Solution)| solution.name == name;
    let (problem, solution) = catalog.solutions().find(named).unwrap();
    then(problem, solution)
}

/// The bundle of a solution in C.
fn bundled(name: &str, style: Style) -> String {
    with_solution(name, |problem, solution| {
        let target = Target::new(problem, None, Some(Language::C)).unwrap();
        bundle(problem, solution, &target, style).unwrap()
    })
}

/// A program in Rust, as C.
fn translated(program: &str) -> anyhow::Result<String> {
    let rust = bundle_text(Path::new("x.rs"), program, &Options::default())?;
    let options = emit::Options {
        heading: Vec::new(),
        entry: String::from("run"),
        memory: 64 << 20,
        method: None,
    };
    translate(&rust, program, Goal::Speed, &options)
}

fn run(command: &mut Command) -> Output {
    command.env("LC_ALL", "C").output().unwrap()
}

/// Runs a program as Rust and as C: both write the same.
fn assert_same_output(program: &str) {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("main.rs"), program).unwrap();
    fs::write(path("main.c"), translated(program).unwrap()).unwrap();
    let rust = run(Command::new(compiler())
        .args(["-O", "--edition=2021", "-o"])
        .args([path("rust"), path("main.rs")]));
    let c = run(Command::new("cc")
        .args(["-std=c89", "-O1", "-o"])
        .args([path("c"), path("main.c")]));
    for built in [rust, c] {
        let messages = String::from_utf8_lossy(&built.stderr);
        assert!(built.status.success(), "{messages}");
    }
    let expected = run(&mut Command::new(path("rust")));
    let actual = run(&mut Command::new(path("c")));
    assert!(expected.status.success() && actual.status.success());
    let lines = |output: Output| String::from_utf8(output.stdout).unwrap();
    for (expected, actual) in lines(expected).lines().zip(lines(actual).lines()) {
        assert_eq!(actual, expected);
    }
}

/// Of what a person would be shown, nothing.
#[rstest]
#[case("poj2931_surreal")]
#[case("poj3537")]
fn compilers_have_nothing_to_say(#[case] solution: &str) {
    if !can_compile() {
        return;
    }
    let text = bundled(solution, Style::default());
    let folder = tempfile::tempdir().unwrap();
    for (compiler, options, ending) in [
        ("gcc", &["-std=c89", "-pedantic", "-Wno-long-long"][..], "c"),
        ("g++", &["-std=c++98", "-pedantic", "-Wno-long-long"], "cpp"),
        ("gcc", &["-m32"], "c"),
        ("clang", &["-std=c89", "-pedantic", "-Wno-long-long"], "c"),
    ] {
        let source = folder.path().join("main").with_extension(ending);
        fs::write(&source, &text).unwrap();
        let mut command = Command::new(compiler);
        command
            .args(["-Wall", "-O2", "-S", "-o", "-"])
            .args(options);
        if let Ok(output) = command.arg(&source).env("LC_ALL", "C").output() {
            let messages = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success() && messages.is_empty(), "{messages}");
        }
    }
}

/// The same bundle on every machine with the same compiler, known as a bundle, and shorter on
/// request.
#[test]
fn a_bundle_names_its_source_and_no_folder_of_this_machine() {
    if !can_compile() {
        return;
    }
    let text = bundled("poj1067", Style::default());
    assert!(text.contains(&format!("{MARK} problems/src/bin/poj1067.rs,")));
    for folder in [
        "/tmp",
        "/src/lib.rs",
        "solution.rs",
        env!("CARGO_MANIFEST_DIR"),
    ] {
        assert!(!text.contains(folder), "{text}");
    }
    assert_eq!(text, bundled("poj1067", Style::default()));
    let minify = true;
    let short = bundled(
        "poj1067",
        Style {
            minify,
            ..Style::default()
        },
    );
    assert!(short.len() < text.len());
}

/// Products, quotients, rests and shifts of 128 bits, for which the stand-in has routines.
#[test]
fn wide_numbers_are_exact() {
    if can_compile() {
        assert_same_output(include_str!("standins/wide.rs"));
    }
}

/// What allocates, moves and frees, and what is printed.
#[test]
fn collections_and_text_are_the_same() {
    if can_compile() {
        assert_same_output(include_str!("standins/collections.rs"));
    }
}

/// More is allocated in the course of time than there is memory.
#[test]
fn freed_memory_is_used_again() {
    if can_compile() {
        assert_same_output(include_str!("standins/memory.rs"));
    }
}

/// A solution agrees with its bundles, and not with those of another problem.
#[test]
fn forms_agree_and_strangers_do_not() {
    if !can_compile() {
        return;
    }
    let binaries = Binaries::build(["poj1067", "luogu_p2252"]).unwrap();
    with_solution("poj1067", |problem, solution| {
        let mut forms = Forms::build(problem, solution, binaries.path("poj1067")).unwrap();
        let difference = |forms: &Forms| {
            let programs = forms.programs();
            let programs: Vec<Program> = programs
                .iter()
                .map(|(name, path)| Program::new(name, path))
                .collect();
            let effort = Effort {
                seed: 4,
                time: None,
                cases: Some(500),
            };
            let report = stress(problem, &programs, effort, &|_| {}).unwrap();
            assert!(programs.len() >= 3);
            report.difference
        };
        assert!(difference(&forms).is_none());
        forms.c = binaries.path("luogu_p2252").to_owned();
        assert!(difference(&forms).is_some());
    });
}

#[rstest]
#[case::thread(
    "fn main() {\n    std::thread::spawn(|| ());\n}",
    "line 2: failed to resolve: could not find `thread` in `std`"
)]
#[case::file(
    "//! x\n\nuse std::fs::File;\n\nfn main() {\n    File::open(\"x\").unwrap();\n}",
    "line 3: unresolved import `std::fs`"
)]
#[case::map(
    "use shared::nim::sum;\nuse std::collections::HashMap;\n\nfn main() {\n    \
     let map: HashMap<u64, u64> = (1..4).map(|n| (n, sum(&[n]))).collect();\n    \
     println!(\"{map:?}\");\n}",
    "line 2: unresolved import `std::collections::HashMap`"
)]
#[case::clock(
    "fn main() {\n    let t = std::time::Instant::now();\n    println!(\"{:?}\", t.elapsed());\n}",
    "line 2: failed to resolve: could not find `Instant` in `time`"
)]
#[case::root(
    "fn main() {\n    proconio::input! { n: u32 }\n    let root = f64::from(n).sqrt();\n    \
     println!(\"{}\", root > 2.5);\n}",
    "line 3: no method named `sqrt` found for type `f64`"
)]
#[case::golden(
    "fn main() {\n    proconio::input! { n: u32 }\n    let cold = n as f64 * 1.618;\n    \
     println!(\"{}\", cold as u32);\n}",
    "line 3: `f64`: in `"
)]
fn what_cannot_go_to_c_is_named_with_its_line(#[case] program: &str, #[case] expected: &str) {
    if can_compile() {
        let error = format!("{:#}", translated(program).unwrap_err());
        assert!(error.starts_with(expected), "{error}");
    }
}
