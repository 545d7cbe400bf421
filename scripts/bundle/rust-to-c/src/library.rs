//! Links a program with a package of the workspace, for judges' validators and interactors.
//!
//! Cargo builds the package and its dependencies for WebAssembly, with the stand-in for `std`. A small
//! program is linked with the functions that it reaches, and translated to C.

use crate::compile::ENTRY;
use crate::emit::{Options, emit};
use crate::toolchain::{Host, TARGET, Toolchain};
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Debug)]
pub struct Library<'a> {
    toolchain: &'a Toolchain,
    package: &'a str,
    /// The package's library, in the folder of its dependencies.
    file: PathBuf,
}

impl<'a> Library<'a> {
    /// Builds a package's library; `workspace` is the workspace's folder.
    ///
    /// # Errors
    ///
    /// Fails if cargo cannot be run or the package does not compile; the error has cargo's messages.
    pub fn build(
        workspace: &Path,
        toolchain: &'a Toolchain,
        package: &'a str,
    ) -> Result<Library<'a>> {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command
            .current_dir(workspace)
            .args(["rustc", "--quiet", "--release", "--lib", "--package", package])
            .args(["--target", TARGET])
            .args(["--target-dir", "target/other-systems"])
            .args(["--message-format", "json-render-diagnostics"])
            .env("CARGO_INCREMENTAL", "0");
        toolchain.for_cargo(&mut command);
        let output = command.output().context("cargo cannot be run")?;
        ensure!(
            output.status.success(),
            "the package {package} does not compile for {TARGET}:\n{}",
            String::from_utf8_lossy(&output.stderr).trim_end()
        );
        let said = String::from_utf8_lossy(&output.stdout);
        let messages = said.lines().filter_map(|line| serde_json::from_str(line).ok());
        let of_package = messages.filter(|message: &Value| message["target"]["name"] == package);
        let last = of_package.rev().find_map(|message| built_library(&message));
        Ok(Library {
            toolchain,
            package,
            file: last.with_context(|| format!("cargo did not build a library of {package}"))?,
        })
    }

    /// The C source of a program that uses the library; `source` has the `main`.
    ///
    /// # Errors
    ///
    /// Fails if the program does not compile or uses something unavailable in C.
    pub fn program(&self, source: &str, options: &Options) -> Result<String> {
        let folder = tempfile::tempdir().context("a temporary folder cannot be created")?;
        let path = folder.path().join("program.rs");
        let module = folder.path().join("program.wasm");
        let entry =
            format!("{source}\n#[no_mangle]\npub extern \"C\" fn {ENTRY}() {{\n    main();\n}}\n");
        fs::write(&path, entry)?;
        // Cargo puts the library in the parent of the folder for all crates.
        let beside = self.file.parent().unwrap_or(Path::new("."));
        let output = self
            .toolchain
            .program(Host::C)
            .args(["--edition=2021", "--crate-name=program", "--cap-lints=allow"])
            // Without LTO, no crate is compiled again; the linker still removes unused functions.
            .args(["-Copt-level=3", "-Clto=off"])
            .arg(format!("--extern={}={}", self.package, self.file.display()))
            .arg(format!("-Ldependency={}", beside.display()))
            .arg(format!("-Ldependency={}", beside.join("deps").display()))
            .arg("-o")
            .args([&module, &path])
            .output()
            .context("the compiler cannot be run")?;
        ensure!(
            output.status.success(),
            "a program with {} does not compile:\n{}",
            self.package,
            String::from_utf8_lossy(&output.stderr).trim_end()
        );
        emit(&fs::read(&module)?, options)
    }
}

fn built_library(message: &Value) -> Option<PathBuf> {
    let files = message["filenames"].as_array()?.iter().filter_map(Value::as_str);
    files.map(PathBuf::from).rfind(|file| file.extension().is_some_and(|ending| ending == "rlib"))
}
