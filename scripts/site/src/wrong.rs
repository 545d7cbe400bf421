//! The wrong programs, and what rejects each.

use anyhow::{Context, Result, ensure};
use judge::binaries;
use judge::catalog::{Catalog, Problem, wrong_programs};
use judge::program::Program;
use judge::rejection::{Rejection, rejection};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

/// A wrong program.
pub struct Wrong {
    pub name: String,
    /// Its first sentence: what is wrong with it.
    pub mistake: String,
    pub source: String,
    pub rejection: Rejection,
}

impl Wrong {
    /// All of them, by the ids of their problems.
    pub fn all(catalog: &Catalog) -> Result<BTreeMap<String, Vec<Wrong>>> {
        let program = binaries::program("wrong", "wrong")?;
        let paths = wrong_programs()?;
        let read = |path: &Path| {
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            let problem = catalog
                .problem_of_wrong(&name)
                .with_context(|| format!("{name}: no problem of the catalogue begins its name"))?;
            let source = fs::read_to_string(path)?;
            let wrong = Wrong::new(problem, &name, source, &program)?;
            Ok((problem.id.clone(), wrong))
        };
        let read = paths.par_iter().map(|path| read(path));
        let mut all: BTreeMap<String, Vec<Wrong>> = BTreeMap::new();
        for (id, wrong) in read.collect::<Result<Vec<_>>>()? {
            all.entry(id).or_default().push(wrong);
        }
        Ok(all)
    }

    fn new(problem: &Problem, name: &str, source: String, program: &Path) -> Result<Wrong> {
        let program = Program {
            arguments: &[OsString::from(name)],
            ..Program::new(name, program)
        };
        let rejection = rejection(problem, &program)?;
        let mistake = mistake(&source);
        ensure!(
            !mistake.is_empty(),
            "{name}: it should begin with its mistake"
        );
        Ok(Wrong {
            name: name.to_owned(),
            mistake,
            source,
            rejection: rejection.with_context(|| format!("no case rejects {name}"))?,
        })
    }
}

/// The header of a wrong program without the words before its mistake: `POJ 1067, wrong: `.
fn mistake(source: &str) -> String {
    let lines = source.lines().map_while(|line| line.strip_prefix("//!"));
    let header = lines.map(str::trim).collect::<Vec<_>>().join(" ");
    let mistake = header
        .split_once("wrong: ")
        .map_or(&*header, |(_, mistake)| mistake);
    mistake.trim().to_owned()
}
