//! The compiler for `wasm64-unknown-unknown`, and its library.
//!
//! The compiler needs the source of its library. These compilers are tried in order:
//!
//! 1. the one in `JUDGE_WASM_RUSTC`, with the source in the folder `JUDGE_WASM_RUST_SRC`, or else where
//!    `rust-src` puts it;
//! 2. `rustc`, with the source from `rustup component add rust-src`;
//! 3. the compiler of Debian's package `rustc-web`, with the source of `rust-web-src`.
//!
//! No distribution has a compiled library for this target, whose `usize` has 64 bits. `core` and `alloc` are
//! therefore built once, in a quarter of a minute, and kept. The part of `std` that programs see is in
//! `src/std`.

use anyhow::{Context, Result, bail, ensure};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::resume_unwind;
use std::path::{self, Path, PathBuf};
use std::process::Command;
use std::thread;

pub(crate) const TARGET: &str = "wasm64-unknown-unknown";

/// Features that every current engine and the emitter support.
const FEATURES: &str = "-Ctarget-feature=+bulk-memory,+nontrapping-fptoint";

macro_rules! files {
    ($($file:literal)*) => {
        [$(($file, include_str!(concat!("std/", $file)))),*]
    };
}

const STD: [(&str, &str); 19] = files! {
    "lib.rs" "builtins.rs" "float.rs" "functions.rs" "hash.rs" "hash_map.rs" "hash_set.rs" "host.rs" "io.rs"
    "io_buffers.rs" "io_error.rs" "io_traits.rs" "io_util.rs" "memory.rs" "process.rs" "sync.rs" "table.rs" "thread.rs"
    "time.rs"
};

/// Files of `core` that take much C, which shorter ones replace.
const OF_CORE: [(&str, &str); 2] = [
    ("flt2dec/strategy/grisu.rs", include_str!("core/grisu.rs")),
    ("dec2flt/lemire.rs", include_str!("core/lemire.rs")),
];

/// The environment variable with the compiler's path.
const COMPILER: &str = "JUDGE_WASM_RUSTC";

/// The environment variable with the path of the folder `library` in the compiler's source.
const SOURCE: &str = "JUDGE_WASM_RUST_SRC";

/// Debian's compiler by its full path, since rustup's may come first on PATH.
const DEBIAN: &str = "/usr/bin/rustc";

/// The file that lists the other files of a library.
const CONTENTS: &str = "contents";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Host {
    /// C. A panic only traps: no judge shows its message, which would lengthen the source.
    C,
    CWithLibm,
    /// C, with functions such as `sin` only declared: only a program that reaches none can be linked.
    CWithUnlinkedFunctions,
    /// A WebAssembly engine. A panic writes its message to stderr.
    Engine,
}

impl Host {
    /// The file of the stand-in for `std` in the library's folder. Only one file may begin with `libstd`: the
    /// compiler would take another for a second `std`.
    fn standin(self) -> &'static str {
        match self {
            Host::C => "libstd.rlib",
            Host::CWithLibm => "liblibm_std.rlib",
            Host::CWithUnlinkedFunctions => "libunlinked_std.rlib",
            Host::Engine => "libengine_std.rlib",
        }
    }

    fn options(self) -> &'static [&'static str] {
        match self {
            Host::C => &["--cfg", "host_is_c"],
            Host::CWithLibm => &["--cfg", "host_is_c", "--cfg", "libm"],
            Host::CWithUnlinkedFunctions => &["--cfg", "host_is_c", "--cfg", "unlinked_functions"],
            Host::Engine => &["--cfg", "panic_messages"],
        }
    }
}

#[derive(Debug)]
pub struct Toolchain {
    compiler: OsString,
    /// The compiler's output for `-vV`.
    version: String,
    /// The distribution's linker; `None` if the compiler has its own.
    linker: Option<&'static str>,
    /// The folder of `core`, `alloc` and the stand-in for `std`.
    library: PathBuf,
}

impl Toolchain {
    /// Finds a compiler's library in the folder `cache`, or else builds it there.
    ///
    /// # Errors
    ///
    /// Fails if the compiler cannot be run or cannot build its library.
    pub fn new(compiler: OsString, cache: &Path) -> Result<Toolchain> {
        let version =
            version(&compiler).with_context(|| format!("{}: cannot be run", compiler.display()))?;
        // Each compiler, each source of its library, and each version of the stand-in and of the options in this file
        // has its folder.
        let mut hasher = DefaultHasher::new();
        let options = include_str!("toolchain.rs");
        (TARGET, &version, STD, OF_CORE, options, std::env::var_os(SOURCE)).hash(&mut hasher);
        let library = cache.join(format!("{:016x}", hasher.finish()));
        let linker = linker(&compiler)?;
        let toolchain = Toolchain { compiler, version, linker, library };
        if toolchain.library.is_dir() && !is_whole(&toolchain.library) {
            eprintln!("{} is damaged; building it again", toolchain.library.display());
            fs::remove_dir_all(&toolchain.library)?;
        }
        if !toolchain.library.is_dir() {
            fs::create_dir_all(cache)
                .with_context(|| format!("{}: cannot be created", cache.display()))?;
            // A folder is built elsewhere and then moved, so that it is complete.
            let fresh = tempfile::tempdir_in(cache)?;
            toolchain.build(fresh.path())?;
            fs::write(fresh.path().join(CONTENTS), contents(fresh.path())?)?;
            let fresh = fresh.keep();
            if let Err(error) = fs::rename(&fresh, &toolchain.library) {
                fs::remove_dir_all(&fresh)?;
                // Another process may have built it meanwhile.
                ensure!(
                    toolchain.library.is_dir(),
                    "{}: cannot be written: {error}",
                    toolchain.library.display()
                );
            }
        }
        Ok(toolchain)
    }

    /// The name and version in one line.
    pub fn version(&self) -> &str {
        self.version.lines().next().unwrap_or_default()
    }

    pub fn library(&self) -> &Path {
        &self.library
    }

    /// Builds the stand-in for `std` and the libraries that it needs.
    fn build(&self, folder: &Path) -> Result<()> {
        let Some(source) = source(&self.compiler) else {
            bail!(
                "{}: the source of its library is missing; run `rustup component add rust-src`, or set \
                 {SOURCE} to the source's folder `library`",
                self.compiler.display()
            );
        };
        eprintln!("building core and alloc for {TARGET}; this happens only once");
        let copy = folder.join("core");
        shorten_core(&source, &copy)
            .and_then(|()| self.build_library("core", &copy, folder))
            // Another version of `core` may have other files.
            .or_else(|_| self.build_library("core", &source.join("core"), folder))?;
        fs::remove_dir_all(copy)?;
        // The compiler requires a crate with this name; the stand-in has its functions.
        let builtins = "#![feature(compiler_builtins)]\n#![compiler_builtins]\n#![no_std]\n";
        let builtins = package(folder, "compiler_builtins", &[("lib.rs", builtins)])?;
        self.build_library("compiler_builtins", &builtins, folder)?;
        self.build_library("alloc", &source.join("alloc"), folder)?;
        let std = package(folder, "std", &STD)?;
        let mut hosts = vec![Host::C, Host::CWithUnlinkedFunctions, Host::Engine];
        // The sources of compilers before 1.89 do not contain `libm`.
        let libm = source.join("compiler-builtins/libm");
        if libm.is_dir() {
            self.build_library("libm", &libm, folder)?;
            hosts.push(Host::CWithLibm);
        }
        let build = |host: Host| {
            let library = folder.join(host.standin());
            self.compile_library("std", &std, folder, &library, host.options())
        };
        thread::scope(|scope| {
            let started = hosts.into_iter().map(|host| scope.spawn(move || build(host)));
            let started: Vec<_> = started.collect();
            for thread in started {
                thread.join().unwrap_or_else(|panic| resume_unwind(panic))?;
            }
            Ok(())
        })
    }

    fn build_library(&self, name: &str, package: &Path, folder: &Path) -> Result<()> {
        let library = folder.join(format!("lib{name}.rlib"));
        self.compile_library(name, package, folder, &library, &[])
    }

    /// Compiles a package's library, with the other libraries in `folder`.
    fn compile_library(
        &self,
        name: &str,
        package: &Path,
        folder: &Path,
        library: &Path,
        options: &[&str],
    ) -> Result<()> {
        let manifest = fs::read_to_string(package.join("Cargo.toml"))?;
        let edition = if manifest.contains("edition = \"2024\"") { "2024" } else { "2021" };
        let output = self
            .command(folder)
            .args(["--crate-type=rlib", "--cap-lints=allow", "-Copt-level=3"])
            .args(["--crate-name", name, "--edition", edition])
            .args(options)
            .arg("-o")
            .arg(library)
            .arg(package.join("src/lib.rs"))
            .output()
            .with_context(|| format!("{}: cannot be run", self.compiler.display()))?;
        ensure!(
            output.status.success(),
            "{}, {}: cannot build the library `{name}` for {TARGET}; a newer compiler may help, which on Debian \
             `apt-get update` finds:\n{}",
            self.compiler.display(),
            self.version(),
            String::from_utf8_lossy(&output.stderr).trim_end()
        );
        Ok(())
    }

    /// The compiler with the options of libraries and programs.
    fn command(&self, folder: &Path) -> Command {
        let mut command = Command::new(&self.compiler);
        command
            // The stand-in uses unstable features.
            .env("RUSTC_BOOTSTRAP", "1")
            .args(["--target", TARGET, "-Cpanic=abort", "-Ccodegen-units=1"])
            .arg(FEATURES)
            .arg("-L")
            .arg(folder);
        command
    }

    /// Makes cargo use this compiler and library, for [`TARGET`].
    pub(crate) fn for_cargo(&self, cargo: &mut Command) {
        let standin = self.library.join(Host::C.standin());
        let flags = [
            String::from("-Cpanic=abort"),
            FEATURES.into(),
            format!("-L{}", self.library.display()),
            format!("--extern=std={}", standin.display()),
        ];
        cargo
            .env("RUSTC", &self.compiler)
            .env("RUSTC_BOOTSTRAP", "1")
            .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"));
    }

    /// Returns whether programs can use the functions of the crate `libm`.
    pub fn has_libm(&self) -> bool {
        self.library.join(Host::CWithLibm.standin()).is_file()
    }

    /// The compiler for a program whose `std` is the stand-in.
    pub(crate) fn program(&self, host: Host) -> Command {
        let mut command = self.command(&self.library);
        let standin = self.library.join(host.standin());
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

/// Finds the compiler of this machine.
///
/// # Errors
///
/// Fails if there is none; the error says how to install one.
pub fn compiler() -> Result<OsString> {
    if let Some(compiler) = std::env::var_os(COMPILER) {
        ensure!(
            version(&compiler).is_some(),
            "{COMPILER} is {}, which cannot be run",
            compiler.display()
        );
        return Ok(compiler);
    }
    for compiler in ["rustc", DEBIAN] {
        if source(OsStr::new(compiler)).is_some() {
            return Ok(compiler.into());
        }
    }
    bail!(
        "a bundle in C is compiled through WebAssembly, which needs the source of the compiler's library: \
         run `rustup component add rust-src`, or on Debian \
         `apt-get install rustc-web rust-web-src lld`, or set {COMPILER} to a compiler"
    )
}

/// Lists the name and length of each file in a library's folder, one per line.
fn contents(folder: &Path) -> Result<String> {
    let mut lines = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let facts = entry.metadata()?;
        if facts.is_file() && entry.file_name() != CONTENTS {
            let name = entry.file_name();
            lines.push(format!("{} {}\n", name.display(), facts.len()));
        }
    }
    lines.sort();
    Ok(lines.concat())
}

/// Returns whether a library's folder has all its files with their original lengths.
fn is_whole(folder: &Path) -> bool {
    let built = fs::read_to_string(folder.join(CONTENTS)).ok();
    built.is_some() && built == contents(folder).ok()
}

/// Copies `core`, with the files of [`OF_CORE`].
fn shorten_core(source: &Path, copy: &Path) -> Result<()> {
    copy_folder(&source.join("core"), copy)?;
    // These files of the root name folders beside that of `core`.
    let beside = format!("\"{}/", path::absolute(source)?.display()).replace('\\', "/");
    for file in ["src/lib.rs", "src/arch.rs"].map(|file| copy.join(file)) {
        fs::write(&file, fs::read_to_string(&file)?.replace("\"../../", &beside))?;
    }
    for (file, text) in OF_CORE {
        let places = ["src/num", "src/num/imp"].map(|module| copy.join(module).join(file));
        if let Some(place) = places.iter().find(|place| place.exists()) {
            fs::write(place, text)?;
        }
    }
    Ok(())
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &to)?;
        } else {
            // The permissions are not copied: the source may be read-only.
            fs::write(to, fs::read(entry.path())?)?;
        }
    }
    Ok(())
}

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

/// The version of a compiler, if it can be run.
fn version(compiler: &OsStr) -> Option<String> {
    output(Command::new(compiler).arg("-vV"))
}

/// The source of a compiler's library.
fn source(compiler: &OsStr) -> Option<PathBuf> {
    // The variable for the source counts only together with that for the compiler.
    let named = std::env::var_os(COMPILER).and_then(|_| std::env::var_os(SOURCE));
    let installed = || {
        let sysroot = output(Command::new(compiler).args(["--print", "sysroot"]))?;
        Some(Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library"))
    };
    let is_source = |folder: &PathBuf| folder.join("core/src/lib.rs").is_file();
    named.map(PathBuf::from).or_else(installed).filter(is_source)
}

/// The distribution's linker for WebAssembly; `None` if the compiler has its own.
///
/// # Errors
///
/// Fails if there is none; the error says how to install one.
pub fn linker(compiler: &OsStr) -> Result<Option<&'static str>> {
    let sysroot = output(Command::new(compiler).args(["--print", "sysroot"]));
    let tools = Path::new(sysroot.unwrap_or_default().trim()).join("lib/rustlib");
    let mut hosts = fs::read_dir(tools).into_iter().flatten().flatten();
    let own = format!("bin/rust-lld{}", std::env::consts::EXE_SUFFIX);
    if hosts.any(|host| host.path().join(&own).is_file()) {
        return Ok(None);
    }
    let runs = |linker: &&str| output(Command::new(linker).arg("--version")).is_some();
    let named = ["wasm-ld", "wasm-ld-22", "wasm-ld-19", "wasm-ld-16", "wasm-ld-14"];
    named.into_iter().find(runs).map(Some).context(
        "`wasm-ld`, the linker for WebAssembly, is not installed; on Debian, run \
         `apt-get install lld`",
    )
}

fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then_some(text)
}
