//! The compiler for `wasm32-unknown-unknown`, and its library.
//!
//! It is looked for in this order:
//!
//! 1. the compiler that `JUDGE_WASM_RUSTC` names; if its library has no such target, its library's
//!    source is in the folder that `JUDGE_WASM_RUST_SRC` names, or else where `rust-src` puts it;
//! 2. `rustc`, if the target is installed: `rustup target add wasm32-unknown-unknown`;
//! 3. the compiler of Debian's package `rustc-web`, with the source of `rust-web-src`.
//!
//! Where there is only the source, `core` and `alloc` are built from it once, in half a minute, and
//! kept. The small part of `std` that programs see is in `standins/std`.

use anyhow::{Context, Result, bail, ensure};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The target that a program is compiled for.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The files of the crate that is `std` to a program without an operating system.
const STD: [(&str, &str); 15] = [
    ("lib.rs", include_str!("../standins/std/lib.rs")),
    ("builtins.rs", include_str!("../standins/std/builtins.rs")),
    ("hash.rs", include_str!("../standins/std/hash.rs")),
    ("hash_map.rs", include_str!("../standins/std/hash_map.rs")),
    ("hash_set.rs", include_str!("../standins/std/hash_set.rs")),
    ("host.rs", include_str!("../standins/std/host.rs")),
    ("io.rs", include_str!("../standins/std/io.rs")),
    (
        "io_buffers.rs",
        include_str!("../standins/std/io_buffers.rs"),
    ),
    ("io_error.rs", include_str!("../standins/std/io_error.rs")),
    ("io_traits.rs", include_str!("../standins/std/io_traits.rs")),
    ("memory.rs", include_str!("../standins/std/memory.rs")),
    ("process.rs", include_str!("../standins/std/process.rs")),
    ("sync.rs", include_str!("../standins/std/sync.rs")),
    ("table.rs", include_str!("../standins/std/table.rs")),
    ("thread.rs", include_str!("../standins/std/thread.rs")),
];

/// The environment variable that names the compiler.
const COMPILER: &str = "JUDGE_WASM_RUSTC";

/// The environment variable that names the folder `library` of the compiler's source.
const SOURCE: &str = "JUDGE_WASM_RUST_SRC";

/// Debian's compiler. Its full path, for it must not hide rustup's on PATH.
const DEBIAN: &str = "/usr/bin/rustc";

/// A compiler with a library.
#[derive(Debug)]
pub struct Toolchain {
    compiler: OsString,
    /// What it answers to `-vV`.
    version: String,
    linker: Option<&'static str>,
    /// The folder that holds the stand-in for `std`, and `core` and `alloc` if they had to be built.
    library: PathBuf,
}

impl Toolchain {
    /// A compiler with its library, which is built unless the folder `cache` has it already.
    ///
    /// # Errors
    ///
    /// When the compiler cannot be run, or cannot build its library: its message.
    pub fn new(compiler: OsString, cache: &Path) -> Result<Toolchain> {
        let version =
            version(&compiler).with_context(|| format!("{}: cannot be run", compiler.display()))?;
        // One folder for each compiler and each text of the stand-in.
        let mut hasher = DefaultHasher::new();
        (&version, STD).hash(&mut hasher);
        let library = cache.join(format!("{:016x}", hasher.finish()));
        let linker = linker(&compiler);
        let toolchain = Toolchain {
            compiler,
            version,
            linker,
            library,
        };
        if !toolchain.library.is_dir() {
            fs::create_dir_all(cache)
                .with_context(|| format!("{}: cannot be created", cache.display()))?;
            // Built beside and moved at the end, so that what is there is complete.
            let fresh = tempfile::tempdir_in(cache)?;
            toolchain.build(fresh.path())?;
            let fresh = fresh.keep();
            if fs::rename(&fresh, &toolchain.library).is_err() {
                // Another process was faster.
                fs::remove_dir_all(&fresh)?;
            }
        }
        Ok(toolchain)
    }

    /// The compiler's name and version in one line.
    pub fn version(&self) -> &str {
        self.version.lines().next().unwrap_or_default()
    }

    /// Builds the stand-in for `std`, and the libraries under it if they are not installed.
    fn build(&self, folder: &Path) -> Result<()> {
        if !has_target(&self.compiler) {
            let Some(source) = source(&self.compiler) else {
                bail!(
                    "{}: neither the target {TARGET} nor the library's source; run `rustup target \
                     add {TARGET}`, or name the source's folder `library` in {SOURCE}",
                    self.compiler.display()
                );
            };
            eprintln!("building core and alloc for {TARGET}, once");
            self.library("core", &source.join("core"), folder)?;
            // The compiler wants a crate of this name; its functions are in the stand-in.
            let builtins = "#![feature(compiler_builtins)]\n#![compiler_builtins]\n#![no_std]\n";
            let builtins = package(folder, "compiler_builtins", &[("lib.rs", builtins)])?;
            self.library("compiler_builtins", &builtins, folder)?;
            self.library("alloc", &source.join("alloc"), folder)?;
        }
        self.library("std", &package(folder, "std", &STD)?, folder)
    }

    /// Builds the library of a package.
    fn library(&self, name: &str, package: &Path, folder: &Path) -> Result<()> {
        let manifest = fs::read_to_string(package.join("Cargo.toml"))?;
        let edition = if manifest.contains("edition = \"2024\"") {
            "2024"
        } else {
            "2021"
        };
        let output = self
            .command(folder)
            .args(["--crate-type=rlib", "--cap-lints=allow", "-Copt-level=3"])
            .args(["--crate-name", name, "--edition", edition, "--out-dir"])
            .arg(folder)
            .arg(package.join("src/lib.rs"))
            .output()
            .with_context(|| format!("{}: cannot be run", self.compiler.display()))?;
        ensure!(
            output.status.success(),
            "{}: cannot build the library `{name}` for {TARGET}:\n{}",
            self.compiler.display(),
            String::from_utf8_lossy(&output.stderr).trim_end()
        );
        Ok(())
    }

    /// The compiler with the options that libraries and programs have in common.
    fn command(&self, folder: &Path) -> Command {
        let mut command = Command::new(&self.compiler);
        command
            // The stand-in has parts that only the compiler's own library may have.
            .env("RUSTC_BOOTSTRAP", "1")
            .args(["--target", TARGET, "-Cpanic=abort", "-Ccodegen-units=1"])
            .arg("-Ctarget-feature=+bulk-memory")
            .arg("-L")
            .arg(folder);
        command
    }

    /// The compiler for a program whose `std` is the stand-in.
    pub fn program(&self) -> Command {
        let mut command = self.command(&self.library);
        let standin = self.library.join("libstd.rlib");
        command
            .arg("--extern")
            .arg(format!("std={}", standin.display()))
            .args(["--crate-type=cdylib", "-Clto=fat"]);
        if let Some(linker) = self.linker {
            command.args(["-Clinker-flavor=wasm-ld", &format!("-Clinker={linker}")]);
        }
        command
    }
}

/// The compiler of this machine.
///
/// # Errors
///
/// When there is none: the command that installs one.
pub fn compiler() -> Result<OsString> {
    if let Some(compiler) = std::env::var_os(COMPILER) {
        ensure!(
            version(&compiler).is_some(),
            "{COMPILER} names {}, which cannot be run",
            compiler.display()
        );
        return Ok(compiler);
    }
    let usual = OsString::from("rustc");
    if has_target(&usual) {
        return Ok(usual);
    }
    if source(OsStr::new(DEBIAN)).is_some() || has_target(OsStr::new(DEBIAN)) {
        return Ok(DEBIAN.into());
    }
    bail!(
        "no compiler for {TARGET}, which a bundle in C goes through: run \
         `rustup target add {TARGET}`, or on Debian \
         `apt-get install rustc-web rust-web-src lld`, or name a compiler in {COMPILER}"
    )
}

/// Writes a package with these files into a folder.
fn package(folder: &Path, name: &str, files: &[(&str, &str)]) -> Result<PathBuf> {
    let package = folder.join(name);
    let sources = package.join("src");
    fs::create_dir_all(&sources)?;
    fs::write(package.join("Cargo.toml"), "edition = \"2021\"\n")?;
    for (file, text) in files {
        fs::write(sources.join(file), text)?;
    }
    Ok(package)
}

/// The version of a compiler, if it is one.
fn version(compiler: &OsStr) -> Option<String> {
    output(Command::new(compiler).arg("-vV"))
}

/// Whether a compiler's library has the target.
fn has_target(compiler: &OsStr) -> bool {
    let libraries =
        output(Command::new(compiler).args(["--print", "target-libdir", "--target", TARGET]));
    libraries.is_some_and(|folder| {
        let files = fs::read_dir(folder.trim()).into_iter().flatten().flatten();
        files.into_iter().any(|file| {
            let name = file.file_name();
            name.to_string_lossy().starts_with("libcore-")
        })
    })
}

/// The source of a compiler's library.
fn source(compiler: &OsStr) -> Option<PathBuf> {
    let named = std::env::var_os(SOURCE).map(PathBuf::from);
    let installed = || {
        let sysroot = output(Command::new(compiler).args(["--print", "sysroot"]))?;
        Some(Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library"))
    };
    let is_source = |folder: &PathBuf| folder.join("core/src/lib.rs").is_file();
    named.or_else(installed).filter(is_source)
}

/// A linker to name: that of the distribution, where the compiler has none of its own.
fn linker(compiler: &OsStr) -> Option<&'static str> {
    let sysroot = output(Command::new(compiler).args(["--print", "sysroot"]))?;
    let tools = Path::new(sysroot.trim()).join("lib/rustlib");
    let own = fs::read_dir(tools)
        .into_iter()
        .flatten()
        .flatten()
        .any(|host| host.path().join("bin/rust-lld").is_file());
    let runs = |linker: &&str| output(Command::new(linker).arg("--version")).is_some();
    if own {
        return None;
    }
    ["wasm-ld", "wasm-ld-19", "wasm-ld-16", "wasm-ld-14"]
        .into_iter()
        .find(runs)
}

fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then_some(text)
}
