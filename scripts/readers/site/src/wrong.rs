//! The wrong programs, each with its rejection.

use anyhow::{Context, Result};
use judge::binaries;
use judge::catalog::{Catalog, Problem, WrongProgram};
use judge::program::Program;
use judge::rejection::{Rejection, rejection};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::Path;

pub struct Wrong {
    pub program: WrongProgram,
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
        let name = &wrong.name;
        let program = Program { arguments: &[OsString::from(name)], ..Program::new(name, program) };
        let rejection = rejection(problem, &program)?;
        let rejection = rejection.with_context(|| format!("no case rejects {name}"))?;
        Ok(Wrong { program: wrong, rejection })
    }
}
