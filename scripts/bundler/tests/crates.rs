//! Crates that no stand-in replaces, in a workspace of their own: the reached part of one goes into
//! the bundle with what it depends on, and one that has to be run or compiled first is refused.

use bundler::rust::rustc::compiler;
use bundler::rust::{Options, bundle_source};
use rstest::rstest;
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// The files of the workspace. The crate `figurate` has a module in a file of its own, a feature that
/// is on and one that is off, a dependency under another name, and a part that no solution reaches.
const FILES: [(&str, &str); 12] = [
    (
        "Cargo.toml",
        "[workspace]\nmembers = [\"problems\"]\nresolver = \"2\"\n",
    ),
    (
        "problems/Cargo.toml",
        r#"[package]
name = "problems"
edition = "2021"
[dependencies]
figurate = { path = "../figurate", features = ["cubes"] }
macros = { path = "../macros" }
scripted = { path = "../scripted" }
"#,
    ),
    ("problems/src/main.rs", "fn main() {}\n"),
    ("shared/src/lib.rs", "//! No theory.\n"),
    (
        "figurate/Cargo.toml",
        r#"[package]
name = "figurate"
version = "1.2.3"
edition = "2018"
license = "MIT"
[features]
cubes = []
fourth = []
[dependencies]
ops = { path = "../arithmetic", package = "arithmetic" }
"#,
    ),
    (
        "figurate/src/lib.rs",
        r#"//! Figurate numbers.
mod square;
pub use square::square;
#[cfg(feature = "cubes")]
pub fn cube(n: u64) -> u64 { ops::times(crate::square(n), n) }
#[cfg(feature = "fourth")]
pub fn cube(n: u64) -> u64 { compile_error!("this feature is off") }
pub fn unreached() -> u64 { 1 }
"#,
    ),
    (
        "figurate/src/square.rs",
        "pub fn square(n: u64) -> u64 { ops::times(n, n) }\n\
         #[macro_export]\nmacro_rules! squared { ($n:expr) => { $crate::square($n) }; }\n",
    ),
    (
        "arithmetic/Cargo.toml",
        "[package]\nname = \"arithmetic\"\nedition = \"2021\"\n",
    ),
    (
        "arithmetic/src/lib.rs",
        "pub fn times(a: u64, b: u64) -> u64 { a * b }\n",
    ),
    (
        "macros/Cargo.toml",
        "[package]\nname = \"macros\"\nedition = \"2021\"\n[lib]\nproc-macro = true\n",
    ),
    (
        "scripted/Cargo.toml",
        "[package]\nname = \"scripted\"\nedition = \"2021\"\n",
    ),
    ("scripted/build.rs", "fn main() {}\n"),
];

/// A folder with these files.
fn workspace() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let empty = [("macros/src/lib.rs", ""), ("scripted/src/lib.rs", "")];
    for (file, text) in FILES.into_iter().chain(empty) {
        let path = folder.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn bundled(source: &str) -> anyhow::Result<String> {
    let path = Path::new("x.rs");
    bundle_source(workspace().path(), path, source, &Options::default())
}

/// What a bundle prints that compiles without warnings.
fn printed(text: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let (source, program) = (folder.path().join("x.rs"), folder.path().join("x"));
    fs::write(&source, text).unwrap();
    let mut command = Command::new(compiler());
    command.args(["--edition=2021", "-Dwarnings", "-o"]);
    let status = command.args([&program, &source]).status().unwrap();
    assert!(status.success(), "{text}");
    String::from_utf8(Command::new(program).output().unwrap().stdout).unwrap()
}

#[test]
fn a_crate_goes_into_the_bundle_with_what_it_depends_on() {
    let text =
        bundled("use figurate::cube;\nfn main() {\n    print!(\"{}\", cube(7));\n}").unwrap();
    assert!(text.contains("figurate 1.2.3 (MIT)"), "{text}");
    assert!(!text.contains("unreached"), "{text}");
    assert_eq!(printed(&text), "343");
}

#[test]
fn a_macro_that_a_module_exports_is_found_at_the_root() {
    let text = bundled("fn main() {\n    print!(\"{}\", figurate::squared!(7));\n}").unwrap();
    assert_eq!(printed(&text), "49");
}

#[rstest]
#[case(
    "use macros::Fast;\nfn main() {}",
    "line 1: the crate `macros`",
    "procedural macros"
)]
#[case(
    "\nuse scripted::f;\nfn main() {}",
    "line 2: the crate `scripted`",
    "a build script"
)]
#[case(
    "fn main() {\n    scripted::f();\n}",
    "the crate `scripted`",
    "a build script"
)]
#[case(
    "use figurate::cubes;\nfn main() {}",
    "`figurate` has no such item",
    "`cube`"
)]
fn what_a_bundle_cannot_have_of_a_crate_is_said(
    #[case] source: &str,
    #[case] what: &str,
    #[case] why: &str,
) {
    let error = format!("{:#}", bundled(source).unwrap_err());
    assert!(error.contains(what) && error.contains(why), "{error}");
}
