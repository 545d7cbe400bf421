//! A package of this workspace as a part of a program in C: what a judge's own programs are made of.
//!
//! Cargo builds the package and what it depends on for WebAssembly, with the stand-in for `std`; a small
//! program that uses it is linked with as much of that as it reaches, and translated as a bundle is.

use super::compile::ENTRY;
use super::emit::{self, Options};
use super::toolchain::{Host, TARGET, Toolchain};
use anyhow::{Context, Result, ensure};
use serde::Deserialize;
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

/// What cargo says of a crate that it has built.
#[derive(Deserialize)]
struct Artifact {
    target: Target,
    filenames: Vec<PathBuf>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
}

impl<'a> Library<'a> {
    /// Builds the library of a package of the workspace in a folder, with these features alone.
    ///
    /// # Errors
    ///
    /// When it does not compile: what cargo says.
    pub fn build(
        workspace: &Path,
        toolchain: &'a Toolchain,
        package: &'a str,
        features: &str,
    ) -> Result<Library<'a>> {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command
            .current_dir(workspace)
            .args([
                "rustc",
                "--quiet",
                "--release",
                "--lib",
                "--package",
                package,
            ])
            .args(["--no-default-features", "--features", features])
            .args(["--target", TARGET])
            .args(["--target-dir", "target/other-systems"])
            .args(["--message-format", "json-render-diagnostics"])
            // What the books alone need is not used here.
            .args(["--", "--cap-lints=allow"])
            .env("CARGO_INCREMENTAL", "0");
        toolchain.for_cargo(&mut command);
        let output = command.output().context("cargo cannot be run")?;
        ensure!(
            output.status.success(),
            "the package {package} does not compile for {TARGET}:\n{}",
            String::from_utf8_lossy(&output.stderr).trim_end()
        );
        let said = String::from_utf8_lossy(&output.stdout);
        let artifacts = said
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok());
        let is_it = |artifact: &Artifact| artifact.target.name == package;
        let mut files = artifacts
            .filter(is_it)
            .flat_map(|artifact| artifact.filenames);
        let is_library = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "rlib");
        let file = files.rfind(is_library);
        Ok(Library {
            toolchain,
            package,
            file: file.with_context(|| format!("cargo has built no library of {package}"))?,
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
            .args([
                "--edition=2021",
                "--crate-name=program",
                "--cap-lints=allow",
            ])
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
        emit::emit(&fs::read(&module)?, options)
    }
}
