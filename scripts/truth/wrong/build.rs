//! Finds the wrong programs, which are the files `problems/<problem>/wrong/<mistake>.rs`.

#[path = "../jury/build/modules.rs"]
mod modules;

use modules::{declared, files, name, out, problems, watch};
use std::fs;
use std::io::Result;
use std::path::Path;

fn main() -> Result<()> {
    let mut folders = String::new();
    let mut programs = Vec::new();
    for problem in problems(Path::new("../../..")) {
        let files = files(&problem.join("wrong"));
        if files.is_empty() {
            watch(&problem);
            continue;
        }
        let problem = name(&problem);
        let module = out().join(format!("{problem}.rs"));
        let declarations: String = files.iter().map(|file| declared(&name(file), file)).collect();
        fs::write(&module, declarations)?;
        folders += &declared(&problem, &module);
        for mistake in files.iter().map(|file| name(file)) {
            if mistake != "common" {
                programs.push(format!("(\"{problem}_{mistake}\", {problem}::{mistake}::main),\n"));
            }
        }
    }
    fs::write(out().join("folders.rs"), folders)?;
    fs::write(out().join("programs.rs"), format!("[\n{}]\n", programs.concat()))
}
