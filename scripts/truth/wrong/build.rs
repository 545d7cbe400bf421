//! Finds the wrong programs, which are the public functions without arguments of `problems/<problem>/wrong.rs`.

#[path = "../jury/build/modules.rs"]
mod modules;

use modules::{declared, name, out, problems, watch};
use std::fs;
use std::io::Result;
use std::path::Path;

fn main() -> Result<()> {
    let mut modules = String::new();
    let mut programs = Vec::new();
    for folder in problems(Path::new("../../..")) {
        let file = folder.join("wrong.rs");
        if !file.is_file() {
            watch(&folder);
            continue;
        }
        watch(&file);
        let problem = name(&folder);
        modules += &declared(&problem, &file);
        let text = fs::read_to_string(&file)?;
        let functions =
            text.lines().filter_map(|line| line.strip_prefix("pub fn ")?.strip_suffix("() {"));
        programs.extend(
            functions
                .map(|function| format!("(\"{problem}_{function}\", {problem}::{function}),\n")),
        );
    }
    fs::write(out().join("problems.rs"), modules)?;
    fs::write(out().join("programs.rs"), format!("[\n{}]\n", programs.concat()))
}
