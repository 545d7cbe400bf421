//! The search program, compiled from the sources embedded in this command.

use crate::catalog::workspace;
use crate::languages::kept;
use crate::{files, machine, theory};
use anyhow::Result;
use bundler::rust::rustc::compiler;
use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The modules of `shared` that the program uses, even indirectly.
const MODULES: [&str; 7] = ["grundy", "lists", "nim", "octal", "periodic", "sparse_space", "walsh"];

/// The program's own sources.
const PROGRAM: [(&str, &str); 3] = [
    ("main", include_str!("../../../../../shared/examples/octal/main.rs")),
    ("certificate", include_str!("../../../../../shared/examples/octal/certificate.rs")),
    ("kept", include_str!("../../../../../shared/examples/octal/kept.rs")),
];

/// The executable, and the build folder if it is temporary. A checkout keeps the build, identified by its
/// sources. Cargo would also build the jury, which the tests of `shared` need.
pub(crate) fn built() -> Result<(PathBuf, Option<TempDir>)> {
    let name = format!("octal{EXE_SUFFIX}");
    let Ok(root) = workspace() else {
        let folder = files::temporary_folder()?;
        compile(folder.path(), &name)?;
        return Ok((folder.path().join(name), Some(folder)));
    };
    let sources: Vec<&str> = sources().flat_map(|(name, source)| [name, source]).collect();
    let folder = kept(&root.join("target/programs"), &sources, |folder| compile(folder, &name))?;
    Ok((folder.join(name), None))
}

/// All sources, each with its name.
fn sources() -> impl Iterator<Item = (&'static str, &'static str)> {
    let modules = theory::MODULES.iter().filter(|(name, _)| MODULES.contains(name));
    modules.copied().chain(PROGRAM)
}

fn compile(folder: &Path, program: &str) -> Result<()> {
    eprintln!("building octal …");
    for (name, source) in sources() {
        files::write(&folder.join(name).with_extension("rs"), source)?;
    }
    files::write(
        &folder.join("shared.rs"),
        MODULES.map(|name| format!("pub mod {name};\n")).concat(),
    )?;
    rustc(folder, &["--crate-type", "rlib", "shared.rs"])?;
    let library = "shared=libshared.rlib";
    rustc(folder, &["--extern", library, "-o", program, "main.rs"])
}

fn rustc(folder: &Path, arguments: &[&str]) -> Result<()> {
    let mut command = Command::new(compiler());
    command
        .args(["--edition", "2021", "-C", "opt-level=3", "-C", "codegen-units=1"])
        .args(["--cap-lints", "allow"])
        .args(arguments)
        .current_dir(folder);
    machine::compile(&mut command, "octal does not compile")
}
