//! Lists the wrong programs, which are the files of a folder, with their names.

use std::path::Path;
use std::{env, fs};

fn main() {
    for folder in ["src/programs", "src/common"] {
        println!("cargo:rerun-if-changed={folder}");
    }
    let mut programs = Vec::new();
    for source in fs::read_dir("src/programs").expect("src/programs is a folder of the package") {
        let path = source.expect("the folder can be read").path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            programs.push(format!("(\"{name}\", programs::{name}::main),\n"));
        }
    }
    programs.sort();
    let folder = env::var_os("OUT_DIR").expect("cargo names the folder");
    let list = Path::new(&folder).join("programs.rs");
    fs::write(list, format!("[\n{}]\n", programs.concat())).expect("the folder can be written to");
}
