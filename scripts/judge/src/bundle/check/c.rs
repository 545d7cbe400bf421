//! Compiles a bundle in C as judges do, and runs it on the problem's cases.

use super::Subject;
use crate::{files, machine};
use anyhow::{Context, Result, bail};
use rust_to_c::driver;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

#[derive(Debug)]
pub struct Dialect {
    compiler: &'static str,
    options: &'static str,
}

/// Everything outside the standard is an error. Other warnings are off, since the source is
/// generated. For each word size, the program is optimised once, compiled as C; unoptimised C++
/// compiles four times as fast and reveals errors that an optimiser might hide.
static DIALECTS: [Dialect; 6] = [
    Dialect::new("gcc", "-std=c89 -pedantic-errors -Wno-long-long -O2"),
    Dialect::new("g++", "-std=c++98 -pedantic-errors -Wno-long-long -O0"),
    Dialect::new("gcc", "-m32 -std=c89 -O2"),
    Dialect::new("g++", "-m32 -std=c++98 -O0"),
    Dialect::new("clang", "-std=c89 -pedantic-errors -Wno-long-long -O1"),
    Dialect::new("tcc", ""),
];

/// The number of the first dialects that must work; the others are optional.
const REQUIRED: usize = 2;

impl Dialect {
    const fn new(compiler: &'static str, options: &'static str) -> Dialect {
        Dialect { compiler, options }
    }

    /// The command line, without the files.
    pub(crate) fn describe(&self) -> String {
        format!("{} {}", self.compiler, self.options)
    }

    fn is_cpp(&self) -> bool {
        self.compiler == "g++"
    }

    /// Returns whether its programs are for 32 bits.
    pub(crate) fn is_32_bit(&self) -> bool {
        self.options.contains("-m32")
    }

    pub(crate) fn compile(&self, text: &str, program: &Path) -> Result<()> {
        let source = program.with_extension(if self.is_cpp() { "cpp" } else { "c" });
        files::write(&source, text)?;
        let mut command = Command::new(self.compiler);
        command.args(self.options.split_whitespace()).arg("-o").args([program, &source]);
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
    static WORKS: LazyLock<Vec<bool>> =
        LazyLock::new(|| DIALECTS.iter().map(Dialect::works).collect());
    let mut required = DIALECTS.iter().zip(&*WORKS).take(REQUIRED);
    if let Some((missing, _)) = required.find(|(_, works)| !**works) {
        bail!(
            "`{}` does not work here: install the package `{}` (on Debian, with \
             `apt-get install gcc g++ libc6-dev`), or use `--no-check`",
            missing.describe(),
            missing.compiler
        );
    }
    // A class is C++.
    let fits = |dialect: &Dialect| !class || dialect.is_cpp();
    let usable = DIALECTS.iter().zip(&*WORKS).filter(|(dialect, works)| **works && fits(dialect));
    Ok(usable.map(|(dialect, _)| dialect).collect())
}

pub(super) fn compilers(class: bool) -> Result<String> {
    let dialects = dialects(class)?;
    let compilers = dialects
        .iter()
        .map(|dialect| Ok(format!("{} {}", machine::version(dialect.compiler)?, dialect.options)));
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
