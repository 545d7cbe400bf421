//! A source in C is compiled as judges do, and run on the problem's cases.

use super::emit::driver;
use crate::bundle::Target;
use crate::bundle::check::cases;
use crate::catalog::{Problem, Solution};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::process::Command;

/// A way to compile.
struct Dialect {
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
    fn describe(&self) -> String {
        format!("{} {}", self.compiler, self.options.join(" "))
    }

    /// Whether it compiles anything at all: a compiler for 64 bits need not do 32.
    fn works(&self, folder: &Path) -> Result<bool> {
        let source = folder.join("empty").with_extension(self.ending);
        fs::write(&source, "#include <stdio.h>\nint main(void){return 0;}\n")?;
        let output = Command::new(self.compiler)
            .args(self.options)
            .args(["-o".as_ref(), folder.join("empty").as_os_str()])
            .arg(&source)
            .output();
        Ok(output.is_ok_and(|output| output.status.success()))
    }
}

/// Compiles a source with the C and C++ compilers of this machine and runs it on all cases; says
/// which compilers those were.
///
/// # Errors
///
/// When there is no compiler, for what one of them says, or the case that is not answered as it
/// should be.
pub fn check(
    problem: &Problem,
    solution: &Solution,
    target: &Target,
    text: &str,
) -> Result<Vec<String>> {
    let method = super::method(problem, target)?;
    let text = method.map_or(text.to_owned(), |method| text.to_owned() + &driver(method));
    let folder = tempfile::tempdir().context("no temporary folder can be made")?;
    let mut used = Vec::new();
    for dialect in DIALECTS {
        // A class is C++.
        if method.is_some() && dialect.ending != "cpp" {
            continue;
        }
        if !dialect.works(folder.path())? {
            if dialect.needed {
                bail!(
                    "`{}` does not work here; install it, or use `--no-check`",
                    dialect.describe()
                );
            }
            continue;
        }
        let source = folder.path().join("main").with_extension(dialect.ending);
        let program = folder.path().join("main");
        fs::write(&source, &text)?;
        let output = Command::new(dialect.compiler)
            .args(dialect.options)
            .args(["-o".as_ref(), program.as_os_str()])
            .arg(&source)
            .output()
            .with_context(|| format!("{}: cannot be run", dialect.compiler))?;
        if !output.status.success() {
            bail!(
                "{}: the source does not compile with `{}`:\n{}",
                solution.name,
                dialect.describe(),
                String::from_utf8_lossy(&output.stderr).trim_end()
            );
        }
        cases(problem, &program)
            .with_context(|| format!("{}: with `{}`", solution.name, dialect.describe()))?;
        used.push(dialect.describe());
    }
    Ok(used)
}
