//! The wrong programs, each with its rejection.

use anyhow::{Context, Result, ensure};
use judge::binaries;
use judge::catalog::{Catalog, Problem, WrongProgram};
use judge::program::Program;
use judge::rejection::{Rejection, rejection};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

pub struct Wrong {
    pub name: String,
    pub mistake: String,
    pub source: String,
    pub rejection: Rejection,
}

impl Wrong {
    pub fn all(catalog: &Catalog) -> Result<BTreeMap<String, Vec<Wrong>>> {
        let program = binaries::program("wrong", "wrong")?;
        let of = |problem: &Problem| {
            let programs = problem.wrong_programs()?.into_par_iter();
            let wrong = programs.map(|wrong| Wrong::new(problem, wrong, &program));
            Ok((problem.id.clone(), wrong.collect::<Result<Vec<_>>>()?))
        };
        catalog.problems.par_iter().map(of).collect()
    }

    fn new(problem: &Problem, wrong: WrongProgram, program: &Path) -> Result<Wrong> {
        let WrongProgram { name, source } = wrong;
        let source = fs::read_to_string(source)?;
        let program =
            Program { arguments: &[OsString::from(&name)], ..Program::new(&name, program) };
        let rejection = rejection(problem, &program)?;
        let mistake = mistake(&source);
        ensure!(!mistake.is_empty(), "{name}: the header must state the mistake");
        Ok(Wrong {
            rejection: rejection.with_context(|| format!("no case rejects {name}"))?,
            name,
            mistake,
            source,
        })
    }
}

/// The mistake in a wrong program's header, without a prefix such as `POJ 1067, wrong: `.
fn mistake(source: &str) -> String {
    let lines = source.lines().map_while(|line| line.strip_prefix("//!"));
    let header = lines.map(str::trim).collect::<Vec<_>>().join(" ");
    let mistake = header.split_once("wrong: ").map_or(&*header, |(_, mistake)| mistake);
    mistake.trim().to_owned()
}
