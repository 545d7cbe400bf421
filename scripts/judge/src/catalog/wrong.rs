//! Wrong programs: the public functions of `problems/<problem>/wrong.rs`.

use super::Problem;
use crate::files::read_source;
use anyhow::{Result, ensure};
use std::path::PathBuf;

/// A plausible program that fails.
#[derive(Clone, Debug)]
pub struct WrongProgram {
    /// The name by which the binary `wrong` runs it: `<problem>_<function>`.
    pub name: String,
    pub function: String,
    /// The comment of the function, in one line.
    pub mistake: String,
    /// The text of the function without its comment.
    pub source: String,
    /// The file `problems/<problem>/wrong.rs`, whose private items its functions share.
    pub file: PathBuf,
}

impl WrongProgram {
    /// Returns the whole file as a program that runs this function.
    ///
    /// # Errors
    ///
    /// If the file cannot be read.
    pub fn program(&self) -> Result<String> {
        let text = read_source(&self.file)?;
        // It does not call the other wrong programs.
        Ok(format!("#![allow(dead_code)]\n{text}\nfn main() {{\n    {}();\n}}\n", self.function))
    }
}

impl Problem {
    /// The file with its wrong programs, if there are any.
    pub fn wrong_file(&self) -> PathBuf {
        self.folder.join("wrong.rs")
    }

    /// The wrong programs, in the order of their file.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or does not say what is wrong with a program.
    pub fn wrong_programs(&self) -> Result<Vec<WrongProgram>> {
        let file = self.wrong_file();
        if !file.exists() {
            return Ok(Vec::new());
        }
        let text = read_source(&file)?;
        let mut programs = Vec::new();
        let mut comment = Vec::new();
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            if let Some(said) = line.strip_prefix("///") {
                comment.push(said.trim());
            } else if let Some(function) = program_at(line) {
                let mistake = comment.join(" ");
                ensure!(
                    !mistake.is_empty(),
                    "{}: write in a `///` comment above `{function}` what is wrong with it",
                    file.display()
                );
                let mut body: Vec<&str> = lines.by_ref().take_while(|&line| line != "}").collect();
                body.insert(0, line);
                programs.push(WrongProgram {
                    name: format!("{}_{function}", self.id),
                    function: function.to_owned(),
                    mistake,
                    source: format!("{}\n}}\n", body.join("\n")),
                    file: file.clone(),
                });
                comment.clear();
            } else {
                comment.clear();
            }
        }
        Ok(programs)
    }
}

/// The name of the wrong program that begins at this line of a formatted file: a public function without arguments.
fn program_at(line: &str) -> Option<&str> {
    line.strip_prefix("pub fn ")?.strip_suffix("() {")
}
