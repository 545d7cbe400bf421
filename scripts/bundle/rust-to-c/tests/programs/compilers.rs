//! The C compilers for tests of this package and of `bundler`.

use anyhow::{Context, Result, ensure};
use libtest_mimic::{Completion, Trial};
use rust_to_c::toolchain::{self, Toolchain};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::LazyLock;

/// A test that is ignored without a compiler for WebAssembly, or for the given reason.
pub fn trial(
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

pub fn workspace() -> &'static Path {
    Path::new("../../..")
}

pub static TOOLCHAIN: LazyLock<Toolchain> = LazyLock::new(|| {
    let cache = workspace().join("target/judge-wasm");
    Toolchain::new(toolchain::compiler().unwrap(), &cache).unwrap()
});

pub fn run(command: &mut Command) -> Output {
    command.env("LC_ALL", "C").output().unwrap()
}

pub fn compile_c(dialect: &[&str], folder: &Path, text: &str) {
    let source = folder.join("main.c");
    fs::write(&source, text).unwrap();
    let built = run(Command::new(dialect[0])
        .args(&dialect[1..])
        .arg("-o")
        .args([folder.join("c"), source]));
    let messages = String::from_utf8_lossy(&built.stderr);
    assert!(built.status.success(), "{messages}");
}

pub fn output_of_c(folder: &Path) -> String {
    output_of(&folder.join("c"))
}

pub fn output_of(program: &Path) -> String {
    let output = run(&mut Command::new(program));
    assert!(output.status.success() && !output.stdout.is_empty());
    String::from_utf8(output.stdout).unwrap()
}

/// Compilers with common options, whose warnings are tested.
pub const DIALECTS: [&[&str]; 4] = [
    &["gcc", "-std=c89", "-pedantic", "-Wno-long-long"],
    &["g++", "-xc++", "-std=c++98", "-pedantic", "-Wno-long-long"],
    &["gcc", "-m32"],
    &["clang", "-std=c89", "-pedantic", "-Wno-long-long"],
];

/// Fails if the compiler is missing or lacks the headers for these options.
pub fn dialect_works(dialect: &[&str]) -> Result<()> {
    let output = compiled(dialect, "#include <stdio.h>\nint main(void){return 0;}\n")?;
    let messages = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{}: {messages}", dialect.join(" "));
    Ok(())
}

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

pub fn assert_no_warning(dialect: &[&str], text: &str) {
    let output = compiled(dialect, text).unwrap();
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && messages.is_empty(), "{messages}");
}
