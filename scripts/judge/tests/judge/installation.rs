//! A command installed by `cargo install`, on its checkout or without it.

use judge::binaries::built_for_test;
use judge::catalog::workspace;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A folder in which cargo installed the command from this package: `bin/judge`, and the list of
/// installed programs.
pub fn installed_from(package: &Path) -> TempDir {
    let root = tempfile::tempdir().unwrap();
    let program = built_for_test("judge");
    let name = program.file_name().unwrap();
    fs::create_dir(root.path().join("bin")).unwrap();
    fs::copy(&program, root.path().join("bin").join(name)).unwrap();
    let slash = if cfg!(windows) { "/" } else { "" };
    let package = package.display().to_string().replace('\\', "/");
    let package = package.replace(' ', "%20");
    let list = format!(
        "[v1]\n\"judge 0.1.0 (path+file://{slash}{package})\" = [{:?}]\n",
        name.to_str().unwrap()
    );
    fs::write(root.path().join(".crates.toml"), list).unwrap();
    root
}

/// The same once that checkout is gone, with a program in the folder.
pub fn alone() -> TempDir {
    let gone = tempfile::tempdir().unwrap().path().join("scripts/judge");
    let root = installed_from(&gone);
    let program = "use proconio::input;\n\nfn main() {\n    input! { heaps: [u64; 2] }\n    \
        println!(\"{}\", shared::nim::sum(heaps));\n}\n";
    for (name, text) in [("my.rs", program), ("1.in", "5 6\n"), ("1.out", "3\n"), ("2.out", "4\n")]
    {
        fs::write(root.path().join(name), text).unwrap();
    }
    root
}

/// The path of the installed command.
pub fn installed(root: &TempDir) -> PathBuf {
    root.path().join("bin").join(built_for_test("judge").file_name().unwrap())
}

/// Runs the installed command in an empty folder; it must end with this status. Its cache is kept
/// between test runs.
#[track_caller]
pub fn judge(root: &TempDir, arguments: &[&str], expected: i32) -> String {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(installed(root))
        .args(arguments)
        .current_dir(folder.path())
        .env("XDG_CACHE_HOME", workspace().unwrap().join("target/tmp/cache"))
        .env_remove("CARGO_MANIFEST_DIR")
        .stdin(Stdio::null())
        .output();
    let Output { status, stdout, stderr } = output.unwrap();
    let left = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(left, 0, "files in the folder after {arguments:?}");
    let text = String::from_utf8([stdout, stderr].concat()).unwrap();
    assert_eq!(status.code(), Some(expected), "{text}");
    text
}

/// Bundles the program of [`alone`] and checks it on a case with this output.
#[track_caller]
pub fn bundle(root: &TempDir, output: &str, options: &[&str], status: i32) -> String {
    let path = |name: &str| root.path().join(name).display().to_string();
    let files = [path("my.rs"), path("1.in"), path(output)];
    let [program, input, output] = files.each_ref().map(String::as_str);
    judge(root, &[&["bundle", program, "--case", input, output], options].concat(), status)
}
