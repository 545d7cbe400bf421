//! A source in C is compiled as judges do, and run on the problem's cases.

use super::emit::driver;
use crate::bundle::Target;
use crate::bundle::check::cases;
use crate::catalog::{Problem, Solution};
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

/// A way to compile.
#[derive(Debug)]
pub struct Dialect {
    compiler: &'static str,
    options: &'static [&'static str],
    /// The ending of the source's name, which tells the compilers its language.
    ending: &'static str,
    /// Whether it must be there: the others are used where they are.
    needed: bool,
}

/// Errors where a source is not of the standard; warnings of no use on what no person has written
/// are off.
const DIALECTS: &[Dialect] = &[
    Dialect {
        compiler: "gcc",
        options: &["-std=c89", "-pedantic-errors", "-Wno-long-long", "-O2"],
        ending: "c",
        needed: true,
    },
    Dialect {
        compiler: "g++",
        options: &["-std=c++98", "-pedantic-errors", "-Wno-long-long", "-O2"],
        ending: "cpp",
        needed: true,
    },
    Dialect {
        compiler: "gcc",
        options: &["-m32", "-std=c89", "-O2"],
        ending: "c",
        needed: false,
    },
    Dialect {
        compiler: "g++",
        options: &["-m32", "-std=c++98", "-O2"],
        ending: "cpp",
        needed: false,
    },
    Dialect {
        compiler: "clang",
        options: &["-std=c89", "-pedantic-errors", "-Wno-long-long", "-O1"],
        ending: "c",
        needed: false,
    },
    Dialect {
        compiler: "tcc",
        options: &[],
        ending: "c",
        needed: false,
    },
];

impl Dialect {
    /// Its command line, without the files.
    pub fn describe(&self) -> String {
        format!("{} {}", self.compiler, self.options.join(" "))
    }

    /// Whether its programs are for 32 bits.
    pub fn is_narrow(&self) -> bool {
        self.options.contains(&"-m32")
    }

    /// Compiles a source to a program.
    ///
    /// # Errors
    ///
    /// What the compiler says.
    pub fn compile(&self, text: &str, program: &Path) -> Result<()> {
        let source = program.with_extension(self.ending);
        fs::write(&source, text).context("a temporary file cannot be written")?;
        let output = Command::new(self.compiler)
            .args(self.options)
            .args(["-o".as_ref(), program.as_os_str()])
            .arg(&source)
            .output()
            .with_context(|| format!("{}: cannot be run", self.compiler))?;
        ensure!(
            output.status.success(),
            "the source does not compile with `{}`:\n{}",
            self.describe(),
            String::from_utf8_lossy(&output.stderr).trim_end()
        );
        Ok(())
    }

    /// Whether it compiles anything at all: a compiler for 64 bits need not do 32.
    fn works(&self) -> bool {
        let compile = || {
            let folder = tempfile::tempdir()?;
            let text = "#include <stdio.h>\nint main(void){return 0;}\n";
            self.compile(text, &folder.path().join("empty"))
        };
        compile().is_ok()
    }
}

/// The ways of this machine to compile a program, or a class.
///
/// # Errors
///
/// When one that must be there is not.
pub fn dialects(class: bool) -> Result<Vec<&'static Dialect>> {
    static WORKING: LazyLock<Vec<&Dialect>> =
        LazyLock::new(|| DIALECTS.iter().filter(|dialect| dialect.works()).collect());
    let missing = |dialect: &&Dialect| {
        dialect.needed && !WORKING.iter().any(|works| std::ptr::eq(*works, *dialect))
    };
    if let Some(missing) = DIALECTS.iter().find(missing) {
        bail!(
            "`{}` does not work here; install it, or use `--no-check`",
            missing.describe()
        );
    }
    // A class is C++.
    let fits = |dialect: &&&Dialect| !class || dialect.ending == "cpp";
    Ok(WORKING.iter().filter(fits).copied().collect())
}

/// A source as a program: one that is a class gets a `main` that reads the arguments.
///
/// # Errors
///
/// When the problem does not tell the class.
pub fn program(problem: &Problem, target: &Target, text: &str) -> Result<String> {
    let driver = super::method(problem, target)?.map(driver);
    Ok(text.to_owned() + &driver.unwrap_or_default())
}

/// Compiles a source with the C and C++ compilers of this machine and runs it on all cases.
///
/// # Errors
///
/// When there is no compiler, for what one of them says, or the case that is not answered as it
/// should be.
pub fn check(problem: &Problem, solution: &Solution, target: &Target, text: &str) -> Result<()> {
    let text = program(problem, target, text)?;
    let folder = tempfile::tempdir().context("no temporary folder can be made")?;
    let program = folder.path().join("main");
    let calls = super::method(problem, target)?.is_some();
    for dialect in dialects(calls)? {
        dialect
            .compile(&text, &program)
            .with_context(|| solution.name.clone())?;
        cases(problem, solution, &program, calls)
            .with_context(|| format!("{}: with `{}`", solution.name, dialect.describe()))?;
    }
    Ok(())
}
