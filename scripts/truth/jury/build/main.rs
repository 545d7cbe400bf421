//! Finds the modules of the rules and books.

mod modules;

use modules::{declared, files, name, out, problems, watch};
use std::fs;
use std::io::Result;
use std::path::Path;

fn main() -> Result<()> {
    let mut rules = files(Path::new("src/rules"));
    let mut books = Vec::new();
    let mut names = Vec::new();
    for problem in problems(Path::new("../../..")) {
        rules.extend(files(&problem.join("rules")));
        let book = problem.join("book.rs");
        if book.is_file() {
            watch(&book);
            names.push(name(&problem));
            books.push(format!("#[doc(hidden)]\n{}", declared(&name(&problem), &book)));
        } else {
            watch(&problem);
        }
    }
    books.push(format!("books! {{ {} }}\n", names.join(", ")));
    fs::write(out().join("books.rs"), books.concat())?;
    let rules: String = rules.iter().map(|file| declared(&name(file), file)).collect();
    fs::write(out().join("rules.rs"), rules)
}
