//! Tests crates that no stand-in replaces, in a separate workspace. The reached part goes into the bundle
//! with its dependencies and build settings. Procedural macros and libraries in other languages are refused.

use bundler::program::Program;
use bundler::rust::rustc::compiler;
use bundler::rust::{Options, bundle, bundle_source};
use rstest::rstest;
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// The crate `figurate` has a module in a separate file, an enabled and a disabled feature, a renamed
/// dependency, and a part that no solution reaches.
const FILES: [(&str, &str); 32] = [
    ("Cargo.toml", "[workspace]\nmembers = [\"problems\"]\nresolver = \"2\"\n"),
    (
        "problems/Cargo.toml",
        r#"[package]
name = "problems"
edition = "2021"
[dependencies]
figurate = { path = "../figurate", features = ["cubes"] }
macros = { path = "../macros" }
scripted = { path = "../scripted" }
linked = { path = "../linked" }
older = { path = "../older" }
hidden = { path = "../hidden" }
versioned = { path = "../versioned" }
made = { path = "../made" }
reserved = { path = "../reserved" }
late = { path = "../late" }
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
    ("arithmetic/Cargo.toml", "[package]\nname = \"arithmetic\"\nedition = \"2021\"\n"),
    ("arithmetic/src/lib.rs", "pub fn times(a: u64, b: u64) -> u64 { a * b }\n"),
    (
        "macros/Cargo.toml",
        "[package]\nname = \"macros\"\nedition = \"2021\"\n[lib]\nproc-macro = true\n",
    ),
    (
        "scripted/Cargo.toml",
        "[package]\nname = \"scripted\"\nedition = \"2021\"\n[dependencies]\nmacros = { path = \"../macros\" }\n",
    ),
    (
        "scripted/build.rs",
        r#"fn main() {
    println!("cargo:rustc-check-cfg=cfg(said)");
    println!("cargo:rustc-cfg=said");
    let folder = std::env::var("OUT_DIR").unwrap();
    std::fs::write(folder + "/table.rs", "pub const TABLE: [u64; 2] = [40, 2];").unwrap();
}
"#,
    ),
    (
        "scripted/src/lib.rs",
        r#"pub use macros::Fast;
include!(concat!(env!("OUT_DIR"), "/table.rs"));
#[cfg(said)]
pub fn f() -> u64 { 7 }
#[cfg(not(said))]
pub fn f() -> u64 { 8 }
pub fn sum() -> u64 { TABLE.iter().sum() }
"#,
    ),
    (
        "linked/Cargo.toml",
        "[package]\nname = \"linked\"\nedition = \"2021\"\n[dependencies]\nnative = { path = \"../native\" }\n",
    ),
    ("linked/src/lib.rs", "pub fn near() -> u64 { 1 }\npub fn far() -> u64 { native::far() }\n"),
    ("native/Cargo.toml", "[package]\nname = \"native\"\nedition = \"2021\"\n"),
    ("native/build.rs", "fn main() { println!(\"cargo:rustc-link-lib=far\"); }\n"),
    ("native/src/lib.rs", "pub fn far() -> u64 { 2 }\n"),
    ("older/Cargo.toml", "[package]\nname = \"older\"\n"),
    (
        "older/src/lib.rs",
        r"use std::ops::BitXor;
mod inner;
use inner::Mix;
pub trait Named { fn first(&self) -> u64; fn second(&self) -> u64; }
macro_rules! named {
    ($interface:ident, $($method:ident)*, $type:ty) => {
        impl $interface for $type { $(fn $method(&self) -> u64 { u64::from(*self) })* }
    };
}
named!(Named, first second, u8);
pub fn mixed(a: u64) -> u64 { a.mix(1).bitxor(1u8.second()) }
",
    ),
    (
        "older/src/inner.rs",
        "use Named;\npub trait Mix { fn mix(&self, n: u64) -> u64; }\nimpl Mix for u64 { fn mix(&self, n: u64) -> u64 { self + n + 3u8.first() } }\n",
    ),
    ("hidden/Cargo.toml", "[package]\nname = \"hidden\"\nedition = \"2021\"\n"),
    (
        "hidden/src/lib.rs",
        r"macro_rules! made {
    ($(#[doc = $doc:expr])? $name:ident) => { pub struct $name; impl $name { pub fn one(&self) -> u64 { 1 } } };
}
made!(Unit);
trait Size: Sized { const SIZE: usize = std::mem::size_of::<Self>(); }
impl<T> Size for T {}
pub fn size<T>() -> usize { T::SIZE }
pub fn double(n: u64) -> u64 { 2 * n }
#[macro_export(local_inner_macros)]
macro_rules! double { ($n:expr) => { twice!($n) }; }
#[macro_export]
macro_rules! twice { ($n:expr) => { $crate::double($n) }; }
macro_rules! passed_on { ($($item:item)*) => { $($item)* }; }
mod halves {
    mod half { pub fn half(n: u64) -> u64 { n / 2 } }
    pub use self::half::half;
}
passed_on! { pub use halves::half; }
",
    ),
    ("versioned/Cargo.toml", "[package]\nname = \"versioned\"\nedition = \"2021\"\n"),
    (
        "versioned/src/lib.rs",
        "pub fn version() -> &'static str { include_str!(\"version.txt\") }\n",
    ),
    ("versioned/src/version.txt", "7"),
    (
        "late/Cargo.toml",
        "[package]\nname = \"late\"\nedition = \"2021\"\n[dependencies]\narithmetic = { path = \"../arithmetic\" }\n",
    ),
    (
        "late/src/lib.rs",
        r"macro_rules! call { ($value: expr, $method: ident) => { $value.$method() }; }
trait Area { fn side(&self) -> u64; fn area(&self) -> u64 { arithmetic::times(self.side(), self.side()) } }
impl Area for u64 { fn side(&self) -> u64 { *self } }
pub fn square(n: u64) -> u64 { call!(n, area) }
",
    ),
    ("reserved/Cargo.toml", "[package]\nname = \"reserved\"\nedition = \"2018\"\n"),
    (
        "reserved/src/lib.rs",
        r"mod gen { pub fn seven() -> u64 { 7 } pub mod deeper { pub fn eight() -> u64 { 8 } } }
pub use crate::gen::seven;
pub use gen::deeper::eight;
macro_rules! generator { ($name: ident) => { pub struct $name { gen: u64 } impl $name {
    pub fn new(gen: u64) -> Self { Self { gen } }
    pub fn next(&mut self) -> u64 { self.gen += 1; self.gen() }
    fn gen(&self) -> u64 { self.gen }
} }; }
generator!(Generator);
static mut COUNTS: [u64; 2] = [3, 4];
pub fn ten() -> u64 { unsafe { let counts = &mut COUNTS; counts[0] += 3; counts.iter().sum() } }
",
    ),
    ("made/Cargo.toml", "[package]\nname = \"made\"\nedition = \"2021\"\n"),
    (
        "made/src/lib.rs",
        r"pub mod traits {
    macro_rules! alias {
        ($name: ident: $bound: ident) => { pub trait $name: $bound {} impl<T: $bound> $name for T {} };
    }
    pub trait Mid { fn mid(&self) -> u64; }
    impl Mid for u32 { fn mid(&self) -> u64 { u64::from(*self) } }
    alias!(High: Mid);
    macro_rules! fixed { () => { pub trait Fixed { fn fixed(&self) -> u64 { 6 } } impl Fixed for u32 {} }; }
    fixed!();
}
mod base {
    pub mod coordinates {
        macro_rules! wrapper { ($name: ident) => { pub struct $name(pub u64); }; }
        wrapper!(Row);
        pub mod inner { macro_rules! number { ($name: ident, $n: expr) => { pub const $name: u64 = $n; }; } number!(FIVE, 5); }
    }
}
pub use base::*;
",
    ),
];

fn workspace() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (file, text) in FILES.into_iter().chain([("macros/src/lib.rs", "")]) {
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

/// Compiles and runs a bundle, which must not cause warnings.
fn printed(text: &str) -> String {
    printed_in("2021", text)
}

fn printed_in(edition: &str, text: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let (source, program) = (folder.path().join("x.rs"), folder.path().join("x"));
    fs::write(&source, text).unwrap();
    let mut command = Command::new(compiler());
    command.args(["--edition", edition, "-Dwarnings", "-o"]);
    let status = command.args([&program, &source]).status().unwrap();
    assert!(status.success(), "{text}");
    String::from_utf8(Command::new(program).output().unwrap().stdout).unwrap()
}

#[test]
fn a_crate_is_bundled_with_its_dependencies() {
    let text =
        bundled("use figurate::cube;\nfn main() {\n    print!(\"{}\", cube(7));\n}").unwrap();
    assert!(text.contains("figurate 1.2.3 (MIT)"), "{text}");
    assert!(!text.contains("unreached"), "{text}");
    assert_eq!(printed(&text), "343");
}

#[rstest]
#[case::sets_a_condition("scripted::f()", "7")]
#[case::writes_a_file("scripted::sum()", "42")]
#[case::is_not_reached("linked::near()", "1")]
#[case::an_old_edition("older::mixed(4)", "9")]
fn the_output_of_a_build_script_is_used(#[case] call: &str, #[case] expected: &str) {
    let text = bundled(&format!("fn main() {{\n    print!(\"{{}}\", {call});\n}}")).unwrap();
    assert_eq!(printed(&text), expected);
}

#[rstest]
#[case::a_module("reserved::seven()", "7")]
#[case::a_module_around_another("reserved::eight()", "8")]
#[case::fields_and_methods("reserved::Generator::new(8).next()", "9")]
#[case::a_reference_that_became_an_error("reserved::ten()", "10")]
fn what_a_later_edition_refuses_is_changed(#[case] call: &str, #[case] expected: &str) {
    let source = format!("fn main() {{\n    print!(\"{{}}\", {call});\n}}");
    let options = Options { editions: vec!["2021", "2024"], ..Options::default() };
    let text = bundle_source(workspace().path(), Path::new("x.rs"), &source, &options).unwrap();
    for edition in ["2021", "2024"] {
        assert_eq!(printed_in(edition, &text), expected);
    }
}

#[test]
fn a_file_of_another_package_is_bundled_with_its_crates() {
    let folder = workspace();
    let package = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| {
        let path = package.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    let manifest =
        "[package]\nname = \"contest\"\nedition = \"2021\"\n[dependencies]\nfigurate = { path = ";
    let figurate = folder.path().join("figurate");
    write("Cargo.toml", &format!("{manifest}{figurate:?} }}\n"));
    write("src/lib.rs", "pub fn twice(n: u64) -> u64 { 2 * n }\n");
    let source =
        "use contest::twice;\nfn main() {\n    print!(\"{}\", twice(figurate::square(3)));\n}\n";
    write("src/bin/a.rs", source);
    let file = package.path().join("src/bin/a.rs");
    let program = Program::file(folder.path(), &file, "2021").unwrap();
    let text = bundle(folder.path(), &program, &Options::default()).unwrap();
    assert!(text.contains("from a.rs\n"), "{text}");
    assert_eq!(printed(&text), "18");
    write("src/lib.rs", "pub fn twice(n: u64) -> u64 { n + n + 1 }\n");
    let text = bundle(folder.path(), &program, &Options::default()).unwrap();
    assert_eq!(printed(&text), "19");
}

#[rstest]
#[case::made_by_a_macro("hidden::Unit.one()", "1")]
#[case::of_a_trait_for_all_types("hidden::size::<u32>()", "4")]
#[case::the_function_of_a_name("hidden::double(3)", "6")]
#[case::the_macro_of_a_name("hidden::double!(3)", "6")]
#[case::re_exported_by_a_macro("hidden::half(6)", "3")]
#[case::a_bound("{ use made::traits::High; fn f<T: High>(n: T) -> u64 { n.mid() } f(4u32) }", "4")]
#[case::a_bound_by_its_path(
    "{ fn f<T: made::traits::High>(n: T) -> u64 { n.mid() } f(4u32) }",
    "4"
)]
#[case::named_by_the_macro_itself("{ use made::traits::Fixed; 1u32.fixed() }", "6")]
#[case::in_a_module_of_all_that_is_re_exported("{ use made::coordinates::Row; Row(2).0 }", "2")]
#[case::in_another_crate_by_a_method_that_a_macro_calls("late::square(3)", "9")]
#[case::deeper_in_such_a_module("made::coordinates::inner::FIVE", "5")]
fn items_that_no_path_names_are_found(#[case] call: &str, #[case] expected: &str) {
    let text = bundled(&format!("fn main() {{\n    print!(\"{{}}\", {call});\n}}")).unwrap();
    assert_eq!(printed(&text), expected);
}

#[test]
fn a_macro_that_a_module_exports_is_found_at_the_root() {
    let text = bundled("fn main() {\n    print!(\"{}\", figurate::squared!(7));\n}").unwrap();
    assert_eq!(printed(&text), "49");
}

#[rstest]
#[case("use macros::Fast;\nfn main() {}", "line 1: the crate `macros`", "procedural macros")]
#[case(
    "\nuse scripted::Fast;\n#[derive(Fast)]\nstruct S;\nfn main() {}",
    "line 2: the crate `scripted` needs `macros`,",
    "procedural macros"
)]
#[case(
    "fn main() {\n    linked::far();\n}",
    "line 2: the crate `linked` needs `native`,",
    "not written in Rust"
)]
#[case(
    "fn main() {\n    versioned::version();\n}",
    "line 2: the crate `versioned` does not compile as a module of the bundle",
    "where the judge has the crate"
)]
#[case("use figurate::cubes;\nfn main() {}", "`figurate` has no such item", "`cube`")]
fn a_crate_that_cannot_be_bundled_is_refused_with_the_reason(
    #[case] source: &str,
    #[case] what: &str,
    #[case] why: &str,
) {
    let error = format!("{:#}", bundled(source).unwrap_err());
    assert!(error.contains(what) && error.contains(why), "{error}");
}
