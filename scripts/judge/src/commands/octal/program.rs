//! The search program, compiled from the sources embedded in this command.

use crate::catalog::workspace;
use crate::files;
use crate::languages::kept;
use anyhow::{Context, Result, ensure};
use bundler::rust::rustc::compiler;
use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The modules of `shared` that the program uses, even indirectly.
const MODULES: [(&str, &str); 7] = [
    ("grundy", include_str!("../../../../../shared/src/grundy.rs")),
    ("lists", include_str!("../../../../../shared/src/lists.rs")),
    ("nim", include_str!("../../../../../shared/src/nim.rs")),
    ("octal", include_str!("../../../../../shared/src/octal.rs")),
    ("periodic", include_str!("../../../../../shared/src/periodic.rs")),
    ("sparse_space", include_str!("../../../../../shared/src/sparse_space.rs")),
    ("walsh", include_str!("../../../../../shared/src/walsh.rs")),
];

const MAIN: &str = include_str!("../../../../../shared/examples/octal/main.rs");
const CERTIFICATE: &str = include_str!("../../../../../shared/examples/octal/certificate.rs");
const KEPT: &str = include_str!("../../../../../shared/examples/octal/kept.rs");

/// The executable, and the build folder if it is temporary. A checkout keeps the build, identified by its
/// sources. Cargo would also build the jury, which the tests of `shared` need.
pub(crate) fn built() -> Result<(PathBuf, Option<TempDir>)> {
    let name = format!("octal{EXE_SUFFIX}");
    let Ok(root) = workspace() else {
        let folder = tempfile::tempdir().context("a temporary folder cannot be created")?;
        compile(folder.path(), &name)?;
        return Ok((folder.path().join(name), Some(folder)));
    };
    let modules = MODULES.iter().flat_map(|&(name, source)| [name, source]);
    let sources: Vec<&str> = modules.chain([MAIN, CERTIFICATE, KEPT]).collect();
    let folder = kept(&root.join("target/programs"), &sources, |folder| compile(folder, &name))?;
    Ok((folder.join(name), None))
}

fn compile(folder: &Path, program: &str) -> Result<()> {
    eprintln!("building octal …");
    let write = |name: &str, text: &str| files::write(&folder.join(name), text);
    let mut library = String::new();
    for (name, source) in MODULES {
        library.extend(["pub mod ", name, ";\n"]);
        write(&format!("{name}.rs"), source)?;
    }
    write("shared.rs", &library)?;
    write("main.rs", MAIN)?;
    write("certificate.rs", CERTIFICATE)?;
    write("kept.rs", KEPT)?;
    rustc(folder, &["--crate-type", "rlib", "shared.rs"])?;
    let library = "shared=libshared.rlib";
    rustc(folder, &["--extern", library, "-o", program, "main.rs"])
}

fn rustc(folder: &Path, arguments: &[&str]) -> Result<()> {
    let compiled = Command::new(compiler())
        .args(["--edition", "2021", "-C", "opt-level=3", "-C", "codegen-units=1"])
        .args(["--cap-lints", "allow"])
        .args(arguments)
        .current_dir(folder)
        .output()
        .context("this needs rustc, which cannot be started")?;
    let said = String::from_utf8_lossy(&compiled.stderr);
    ensure!(compiled.status.success(), "octal does not compile:\n{said}");
    Ok(())
}
