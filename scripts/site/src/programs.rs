//! The solutions as WebAssembly, each in a script: a page that lies on a disk can load nothing else.

use crate::cache::Cache;
use crate::write_file;
use anyhow::Result;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use judge::bundle::toolchain;
use judge::catalog::{Problem, Solution, workspace};
use judge::verdict;
use std::fs;
use std::path::Path;

/// Writes the script of a solution, which hands its module to `try.js`.
pub fn write(problem: &Problem, solution: &Solution, cache: &Cache, folder: &Path) -> Result<()> {
    let name = &solution.name;
    let source = fs::read(workspace()?.join(bundler::source_path(name)))?;
    let memory = verdict::memory_limit(problem);
    let key: [&[u8]; 4] = [b"wasm", name.as_bytes(), &source, &memory.to_le_bytes()];
    let make = || bundler::c::wasm(workspace()?, toolchain()?, name, memory);
    let module = STANDARD.encode(cache.get(&key, make)?);
    let script = format!("programLoaded(\"{name}\", \"{module}\");\n");
    write_file(&folder.join(format!("programs/{name}.js")), &script)
}
