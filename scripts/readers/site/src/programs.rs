//! The solutions as WebAssembly modules in scripts, the only files that a page opened from disk can load.

use crate::write_file;
use anyhow::Result;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use judge::bundle::{program, toolchain};
use judge::catalog::{Problem, Solution, workspace};
use judge::verdict;
use std::path::Path;

pub fn write(problem: &Problem, solution: &Solution, folder: &Path) -> Result<()> {
    let name = &solution.name;
    let memory = verdict::memory_limit(problem);
    let module = bundler::c::wasm(workspace()?, toolchain()?, &program(solution)?, memory)?;
    let module = STANDARD.encode(module);
    let script = format!("programLoaded(\"{name}\", \"{module}\");\n");
    write_file(&folder.join(format!("programs/{name}.js")), &script)
}
