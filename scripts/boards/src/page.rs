//! What a page needs: its script, its style, and this package as a WebAssembly module, which cargo builds.

use anyhow::{Context, Result, ensure};
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The script: it plays in every element that names a game in `data-game`, with the module in base64
/// that another script has left in `BOARDS_MODULE`.
pub const SCRIPT: &str = include_str!("../assets/play.js");

/// The style of the boards and of what is around them.
pub const STYLE: &str = include_str!("../assets/play.css");

/// The target of the module.
const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's compiler. Its full path, for it must not hide rustup's on PATH.
const DEBIAN: &str = "/usr/bin/rustc";

/// Where a compiler keeps the source of its library, below its folder.
const SOURCE: &str = "lib/rustlib/src/rust/library/std/src/lib.rs";

/// How the library for the target is had.
#[derive(Debug)]
pub enum Library {
    /// It is installed.
    Installed,
    /// It is built from the source that this compiler has.
    Built(OsString),
}

/// Builds the module, and reads it.
///
/// # Errors
///
/// When there is no compiler for it: the command that installs one. When it does not compile: what
/// cargo says.
pub fn build() -> Result<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut target = root.join("target");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command
        .current_dir(&root)
        .args(["build", "--quiet", "--package", "boards", "--lib"])
        .args(["--profile", "boards", "--target", TARGET]);
    if let Library::Built(compiler) = library()? {
        target.push("other-systems");
        command
            .env("RUSTC", &compiler)
            // To build the library is not a stable feature of cargo.
            .env("RUSTC_BOOTSTRAP", "1")
            .args(["-Z", "build-std=std,panic_abort"]);
        if !has_linker(&compiler) {
            command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld");
        }
    }
    let output = command
        .arg("--target-dir")
        .arg(&target)
        .output()
        .context("cargo cannot be run")?;
    ensure!(
        output.status.success(),
        "the boards do not compile for {TARGET}:\n{}",
        String::from_utf8_lossy(&output.stderr).trim_end()
    );
    let module = target.join(TARGET).join("boards/boards.wasm");
    fs::read(&module).with_context(|| format!("{}: cannot be read", module.display()))
}

/// The library for the target on this machine.
///
/// # Errors
///
/// When there is none: the command that installs one.
pub fn library() -> Result<Library> {
    let installed = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", TARGET])
        .output();
    let installed = installed.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    if installed.is_ok_and(|folder| Path::new(folder.trim()).is_dir()) {
        return Ok(Library::Installed);
    }
    let compilers = ["rustc", DEBIAN].map(OsString::from);
    let has_source = |compiler: &OsString| {
        let sysroot = sysroot(compiler);
        sysroot.is_some_and(|folder| folder.join(SOURCE).is_file())
    };
    let compiler = compilers.into_iter().find(has_source);
    compiler.map(Library::Built).with_context(|| {
        format!(
            "the boards are played as WebAssembly, and its library is not installed: run \
             `rustup target add {TARGET}`, or on Debian `apt-get install rustc-web rust-web-src lld`"
        )
    })
}

/// The folder of a compiler.
fn sysroot(compiler: &OsStr) -> Option<PathBuf> {
    let output = Command::new(compiler).args(["--print", "sysroot"]).output();
    let output = output.ok().filter(|output| output.status.success())?;
    let folder = String::from_utf8(output.stdout).ok()?;
    Some(PathBuf::from(folder.trim()))
}

/// Whether a compiler has a linker of its own.
fn has_linker(compiler: &OsStr) -> bool {
    let tools = sysroot(compiler).map(|folder| folder.join("lib/rustlib"));
    let hosts = tools.and_then(|folder| fs::read_dir(folder).ok());
    let linker = format!("bin/rust-lld{}", env::consts::EXE_SUFFIX);
    let mut hosts = hosts.into_iter().flatten().flatten();
    hosts.any(|host| host.path().join(&linker).is_file())
}
