//! A package of this workspace as a part of a program in C: what a judge's own programs are made of.
//!
//! Cargo builds the package and what it depends on for WebAssembly, with the stand-in for `std`; a small
//! program that uses it is linked with as much of that as it reaches, and translated as a bundle is.

use crate::compile::ENTRY;
use crate::emit::{Options, emit};
use crate::toolchain::{Host, TARGET, Toolchain};
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A package that is built.
#[derive(Debug)]
pub struct Library<'a> {
    toolchain: &'a Toolchain,
    package: &'a str,
    /// Its file. What it depends on is in the same folder.
    file: PathBuf,
}

impl<'a> Library<'a> {
    /// Builds the library of a package of the workspace in a folder.
    ///
    /// # Errors
    ///
    /// When it does not compile: what cargo says.
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
            file: last.with_context(|| format!("cargo has built no library of {package}"))?,
        })
    }

    /// The C source of a program with this `main`, which uses the library.
    ///
    /// # Errors
    ///
    /// When it does not compile, or has no counterpart in C.
    pub fn program(&self, source: &str, options: &Options) -> Result<String> {
        let folder = tempfile::tempdir().context("a temporary folder cannot be created")?;
        let path = folder.path().join("program.rs");
        let module = folder.path().join("program.wasm");
        let entry =
            format!("{source}\n#[no_mangle]\npub extern \"C\" fn {ENTRY}() {{\n    main();\n}}\n");
        fs::write(&path, entry)?;
        // Cargo puts the library itself above the folder of all crates.
        let beside = self.file.parent().unwrap_or(Path::new("."));
        let output = self
            .toolchain
            .program(Host::C)
            .args(["--edition=2021", "--crate-name=program", "--cap-lints=allow"])
            // Whole functions are left out all the same, and no crate need be compiled again.
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

/// The library among the files of what a message of cargo is about.
fn built_library(message: &Value) -> Option<PathBuf> {
    let files = message["filenames"].as_array()?.iter().filter_map(Value::as_str);
    files.map(PathBuf::from).rfind(|file| file.extension().is_some_and(|ending| ending == "rlib"))
}
