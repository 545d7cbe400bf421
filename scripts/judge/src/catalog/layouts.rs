//! The first case in other layouts: the same words, with other blanks and line ends than the
//! statement promises.

use super::{Case, Problem};
use crate::files;
use anyhow::Result;
use std::fs;

/// A case's name, and a function that makes its input.
type Layout = (&'static str, fn(&str) -> String);

const LAYOUTS: [Layout; 3] = [
    ("beyond-blank-lines", |input| {
        let lines: Vec<&str> = input.lines().collect();
        format!("\n{}\n\n\n", lines.join("\n\n"))
    }),
    ("beyond-no-final-newline", |input| input.trim_end_matches('\n').to_owned()),
    ("beyond-windows", |input| input.replace('\n', "\r\n")),
];

impl Problem {
    /// The bundled cases and the first of them in other layouts, whose inputs are kept in `target/layouts`.
    /// Interactive problems have no layouts, since their inputs are the interactor's.
    ///
    /// # Errors
    ///
    /// The errors of [`cases`](Problem::cases), and failure to write an input.
    pub fn cases_in_all_layouts(&self) -> Result<Vec<Case>> {
        let mut cases = self.cases()?;
        if !self.facts.interactive {
            let sample = cases.iter().find(|case| case.name == "sample-1");
            let mut layouts = self.layouts_of(sample.unwrap_or(&cases[0]))?;
            // A bundled case takes precedence over a generated one of the same name.
            layouts.retain(|made| cases.iter().all(|case| case.name != made.name));
            cases.extend(layouts);
        }
        Ok(cases)
    }

    fn layouts_of(&self, case: &Case) -> Result<Vec<Case>> {
        let text = files::read_text(&case.input)?;
        let root = self.testdata.ancestors().nth(2).unwrap_or(&self.testdata);
        let folder = root.join("target/layouts").join(&self.id);
        let made = LAYOUTS.map(|(name, layout)| {
            let input = folder.join(format!("{name}.in"));
            let text = layout(&text);
            if !fs::read(&input).is_ok_and(|old| old == text.as_bytes()) {
                files::create_folder(&folder)?;
                files::write(&input, &text)?;
            }
            Ok(Case { name: name.to_owned(), input, output: case.output.clone() })
        });
        made.into_iter().collect()
    }
}
