//! The compiler options for the real crates.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

/// Builds the crates with these names among those of a solution.
pub fn libraries(names: &[&str]) -> Vec<OsString> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir("../../..").args(["build", "--quiet", "--message-format=json"]).args([
        "--package",
        "problems",
        "--bin",
        "poj1067",
    ]);
    let output = cargo.output().unwrap_or_else(|error| panic!("{cargo:?}: {error}"));
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{cargo:?}\n{messages}");
    let mut options = Vec::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let message: serde_json::Value = serde_json::from_str(line).expect("cargo writes JSON");
        let name = message["target"]["name"].as_str().unwrap_or_default();
        let files = message["filenames"].as_array().into_iter().flatten();
        let mut files = files.filter_map(|file| file.as_str()).map(PathBuf::from);
        if let Some(library) = files.find(|file| file.extension() == Some("rlib".as_ref()))
            && names.contains(&name)
        {
            let folder = library.parent().expect("a file is in a folder").display();
            options.extend(["-L".into(), format!("dependency={folder}").into()]);
            options.extend(["--extern".into(), format!("{name}={}", library.display()).into()]);
        }
    }
    options
}
