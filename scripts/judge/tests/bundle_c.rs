//! A solution agrees with its bundles, but not with those of another problem. A file of one's own may converse,
//! functions such as `sin` are bundled on request, and an installed command needs no checkout. Without a compiler for C,
//! the tests are ignored; with `SOME_TESTS` set, so is the one without a checkout.

#[path = "../../bundle/bundler/tests/programs/dialogue.rs"]
mod dialogue;
#[path = "judge/installation.rs"]
mod installation;

use anyhow::{Result, ensure};
use installation::{alone, bundle};
use judge::binaries::{Binaries, built_for_test};
use judge::bundle::check;
use judge::bundle::toolchain;
use judge::bundle::variants::Variants;
use judge::catalog::Catalog;
use judge::program::Program;
use judge::stress::{Effort, stress};
use libtest_mimic::{Arguments, Completion, Trial};
use rust_to_c::toolchain::compiler;
use std::env;
use std::fs;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    if let Some(code) = judge::runner::launcher() {
        return code;
    }
    macro_rules! trials {
        ($($test:ident: $can_run:ident),+) => {
            vec![$(trial(stringify!($test), $can_run, $test)),+]
        };
    }
    let trials = trials![
        variants_agree_and_other_solutions_do_not: has_compilers,
        a_file_of_ones_own_has_its_memory_limit_and_is_read_line_by_line: has_compilers,
        functions_as_sin_go_along_on_request: has_libm,
        without_a_checkout_a_file_is_bundled_in_c: may_build_the_library
    ];
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// A test that is ignored for the given reason.
fn trial(name: &str, can_run: fn() -> Result<()>, test: fn()) -> Trial {
    Trial::ignorable_test(name, move || {
        if let Err(reason) = can_run() {
            return Ok(Completion::ignored_with(format!("{reason:#}")));
        }
        test();
        Ok(Completion::Completed)
    })
}

fn has_libm() -> Result<()> {
    has_compilers()?;
    ensure!(toolchain()?.has_libm(), "the compiler has no source of libm");
    Ok(())
}

fn has_compilers() -> Result<()> {
    compiler()?;
    check::c::dialects(false)?;
    Ok(())
}

/// Outside a checkout, the library for bundles in C is built again.
fn may_build_the_library() -> Result<()> {
    ensure!(env::var_os("SOME_TESTS").is_none(), "SOME_TESTS is set");
    has_compilers()
}

fn variants_agree_and_other_solutions_do_not() {
    let binaries = Binaries::build(["poj1067", "luogu_p2252"]).unwrap();
    let catalog = Catalog::load().unwrap();
    let mut solutions = catalog.solutions();
    let (problem, solution) = solutions.find(|(_, solution)| solution.name == "poj1067").unwrap();
    let mut variants =
        Variants::build(problem, solution, binaries.path("poj1067").unwrap()).unwrap();
    let difference = |variants: &Variants| {
        let programs = variants.programs();
        let programs: Vec<Program> =
            programs.iter().map(|(name, path)| Program::new(name, path)).collect();
        let effort = Effort { seed: 4, ..Effort::of_cases(500) };
        let report = stress(problem, &programs, effort, &|_| {}).unwrap();
        assert!(programs.len() >= 3);
        report.difference
    };
    assert!(difference(&variants).is_none());
    variants.c = binaries.path("luogu_p2252").unwrap().into();
    assert!(difference(&variants).is_some());
}

fn a_file_of_ones_own_has_its_memory_limit_and_is_read_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let program = "fn main() {\n    for line in std::io::stdin().lines().take(3) {\n        \
                   let n: u32 = line.unwrap().parse().unwrap();\n        println!(\"{}\", 2 * n);\n    }\n}\n";
    fs::write(path("double.rs"), program).unwrap();
    let mut judge = Command::new(built_for_test("judge"));
    judge
        .args(["bundle", "--lang", "c", "--memory", "64", "--no-check", "-o"])
        .args([path("c.c"), path("double.rs")]);
    assert!(judge.status().unwrap().success());
    let text = fs::read_to_string(path("c.c")).unwrap();
    assert!(text.contains("#define PAGES 896u\n"), "56 of 64 MiB");
    let mut compiler = Command::new("cc");
    assert!(compiler.arg("-o").args([path("c"), path("c.c")]).status().unwrap().success());
    dialogue::assert_answers(&mut Command::new(path("c")));
}

fn functions_as_sin_go_along_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let program = "fn main() {\n    proconio::input! { x: f64, y: f64 }\n    \
                   println!(\"{:.9} {:.9} {:.9}\", x.sin(), x.ln(), x.powf(y));\n}\n";
    fs::write(path("wave.rs"), program).unwrap();
    fs::write(path("1.in"), "2 1.5\n").unwrap();
    fs::write(path("1.out"), "0.909297427 0.693147181 2.828427125\n").unwrap();
    let bundle = |options: &[&str]| {
        let mut command = Command::new(built_for_test("judge"));
        command.args(["bundle", "--lang", "c"]).arg(path("wave.rs"));
        command.arg("--case").args([path("1.in"), path("1.out")]);
        let output = command.args(options).output().unwrap();
        let [text, said] =
            [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
        (output.status.code(), text, said)
    };
    let (status, text, said) = bundle(&[]);
    assert_eq!(status, Some(2), "{said}");
    assert!(text.is_empty(), "{text}");
    for part in ["line 3: `sin`: ", "with `--libm`, the bundle takes it from the crate `libm`"] {
        assert!(said.contains(part), "{said}");
    }
    let (status, text, said) = bundle(&["--libm"]);
    assert_eq!(status, Some(0), "{said}");
    assert!(text.contains("libm (MIT"), "{text}");
    for part in ["it passes the case", "the last digit of sin"] {
        assert!(said.contains(part), "{said}");
    }
}

fn without_a_checkout_a_file_is_bundled_in_c() {
    let text = bundle(&alone(), "1.out", &["--lang", "c"], 0);
    assert!(text.contains("int main(void)") && text.contains("passes the case"), "{text}");
}
