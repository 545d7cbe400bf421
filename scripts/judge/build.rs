//! Embeds the theory in the command, which then bundles and pastes without a checkout.

#[path = "../truth/jury/build/modules.rs"]
#[expect(dead_code, reason = "the other build scripts use the rest")]
mod modules;

use modules::{files, from_out, name, out};
use std::fs;
use std::io::Result;
use std::path::Path;

fn main() -> Result<()> {
    let modules = files(Path::new("../../shared/src")).into_iter();
    let modules: String = modules
        .map(|file| format!("({:?}, include_str!({:?})),\n", name(&file), from_out(&file)))
        .collect();
    fs::write(out().join("theory.rs"), format!("&[\n{modules}]\n"))
}
