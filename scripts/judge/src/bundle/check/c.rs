//! Compiles a bundle in C as judges do, and runs it on the problem's cases.

use super::Subject;
use crate::{files, machine};
use anyhow::{Context, Result, bail};
use rust_to_c::driver;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

/// A compiler with its options.
#[derive(Debug)]
pub struct Dialect(&'static str, &'static str);

/// The compilers that must be installed.
const REQUIRED: [Dialect; 2] = [
    Dialect("gcc", "-std=c89 -pedantic-errors -Wno-long-long -O2"),
    Dialect("g++", "-std=c++98 -pedantic-errors -Wno-long-long -O0"),
];

/// Everything outside the standard is an error. Other warnings are off, since the source is
/// generated. For each word size, the program is optimised once, compiled as C; unoptimised C++
/// compiles four times as fast and reveals errors that an optimiser might hide.
const OPTIONAL: [Dialect; 4] = [
    Dialect("gcc", "-m32 -std=c89 -O2"),
    Dialect("g++", "-m32 -std=c++98 -O0"),
    Dialect("clang", "-std=c89 -pedantic-errors -Wno-long-long -O1"),
    Dialect("tcc", ""),
];

impl Dialect {
    /// The command line, without the files.
    pub(crate) fn describe(&self) -> String {
        format!("{} {}", self.0, self.1)
    }

    fn is_cpp(&self) -> bool {
        self.0 == "g++"
    }

    /// Returns whether its programs are for 32 bits.
    pub(crate) fn is_32_bit(&self) -> bool {
        self.1.contains("-m32")
    }

    pub(crate) fn compile(&self, text: &str, program: &Path) -> Result<()> {
        let source = program.with_extension(if self.is_cpp() { "cpp" } else { "c" });
        files::write(&source, text)?;
        let mut command = Command::new(self.0);
        command.args(self.1.split_whitespace()).arg("-o").args([program, &source]);
        let compiler = self.describe();
        let failure = format_args!("the source does not compile with `{compiler}`");
        machine::compile(&mut command, failure)
    }

    /// Returns whether it compiles a trivial program: a 64-bit compiler may lack the 32-bit library.
    fn works(&self) -> bool {
        let compile = || {
            let folder = tempfile::tempdir()?;
            let text = "#include <stdio.h>\nint main(void){return 0;}\n";
            self.compile(text, &folder.path().join("empty"))
        };
        compile().is_ok()
    }
}

/// The dialects that this machine can compile, for a program or a class.
///
/// # Errors
///
/// If a required compiler is not installed.
pub fn dialects(class: bool) -> Result<Vec<&'static Dialect>> {
    static WORKING: LazyLock<Vec<&Dialect>> = LazyLock::new(|| {
        REQUIRED.iter().chain(&OPTIONAL).filter(|dialect| dialect.works()).collect()
    });
    let is_working =
        |one: &Dialect| WORKING.iter().any(|dialect| dialect.describe() == one.describe());
    if let Some(missing) = REQUIRED.iter().find(|dialect| !is_working(dialect)) {
        bail!(
            "`{}` does not work here: install the package `{}` (on Debian, with \
             `apt-get install gcc g++ libc6-dev`), or use `--no-check`",
            missing.describe(),
            missing.0
        );
    }
    // A class is C++.
    Ok(WORKING.iter().copied().filter(|dialect| !class || dialect.is_cpp()).collect())
}

pub(super) fn compilers(class: bool) -> Result<String> {
    let dialects = dialects(class)?;
    let compilers = dialects
        .iter()
        .map(|dialect| Ok(format!("{} {}", machine::version(dialect.0)?, dialect.1)));
    Ok(compilers.collect::<Result<Vec<_>>>()?.join("; "))
}

/// Compiles a bundle with the local C and C++ compilers and runs it on cases. A class gets a `main` that
/// calls its method.
pub(super) fn check(subject: &Subject, text: &str) -> Result<()> {
    let name = &subject.solution.name;
    let method = subject.target.method(subject.problem)?;
    let text = text.to_owned() + &method.as_ref().map(driver).unwrap_or_default();
    let folder = files::temporary_folder()?;
    let program = folder.path().join("main");
    for dialect in dialects(method.is_some())? {
        dialect.compile(&text, &program).with_context(|| name.clone())?;
        subject
            .run(&program, method.is_some())
            .with_context(|| format!("{name}: with `{}`", dialect.describe()))?;
    }
    Ok(())
}
