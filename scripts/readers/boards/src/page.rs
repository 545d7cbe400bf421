//! The parts of a page: script, style, and this package as a WebAssembly module built by cargo.

use anyhow::{Context, Result, ensure};
use rust_to_c::toolchain::{compiler, linker};
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The script, which plays in every element with `data-game`. It takes the module, compressed by gzip and in
/// base64, from `BOARDS_MODULE`, which the script `boards.js` beside it sets.
pub const SCRIPT: &str = include_str!("../assets/play.js");

/// The style of boards and their surroundings.
pub const STYLE: &str = include_str!("../assets/play.css");

const TARGET: &str = "wasm32-unknown-unknown";

/// The origin of the standard library for the target.
#[derive(Debug)]
pub enum Library {
    /// An installed library.
    Installed,
    /// A library to be built from this compiler's source.
    Built(OsString),
}

/// Builds the module and returns its bytes.
///
/// # Errors
///
/// Fails if there is no compiler for the target (the error is the command that installs one), or the module
/// does not compile (the error has cargo's message).
pub fn build(workspace: &Path) -> Result<Vec<u8>> {
    let mut target = PathBuf::from("target");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command
        .current_dir(workspace)
        .args(["build", "--quiet", "--package", "boards", "--lib"])
        .args(["--profile", "boards", "--target", TARGET]);
    if let Library::Built(compiler) = library()? {
        target.push("other-systems");
        command
            .env("RUSTC", &compiler)
            // Building the standard library is unstable in cargo.
            .env("RUSTC_BOOTSTRAP", "1")
            .args(["-Z", "build-std=std,panic_abort"]);
        if let Some(linker) = linker(&compiler)? {
            command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
    }
    let output =
        command.arg("--target-dir").arg(&target).output().context("cargo cannot be run")?;
    ensure!(
        output.status.success(),
        "the boards do not compile for {TARGET}:\n{}",
        String::from_utf8_lossy(&output.stderr).trim_end()
    );
    let module = workspace.join(target).join(TARGET).join("boards/boards.wasm");
    fs::read(&module).with_context(|| format!("{}: cannot be read", module.display()))
}

/// Finds the target's standard library on this machine.
///
/// # Errors
///
/// Fails if there is none; the error is the command that installs one.
pub fn library() -> Result<Library> {
    let installed =
        Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    let installed = installed.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    if installed.is_ok_and(|folder| Path::new(folder.trim()).is_dir()) {
        return Ok(Library::Installed);
    }
    compiler().map(Library::Built).with_context(|| {
        format!(
            "the boards need WebAssembly, and its library is not installed: run \
             `rustup target add {TARGET}`, or on Debian `apt-get install rustc-web rust-web-src lld`"
        )
    })
}
