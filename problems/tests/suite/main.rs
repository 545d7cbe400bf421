//! The suite as a whole: the solutions on the bundled cases, before the jury and on malformed input,
//! and the catalogue against what it speaks of.

mod catalogue;
mod jury;
mod malformed;
mod samples;

use judge::catalog::{Catalog, Problem};
use judge::runner::Bounds;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;

/// The bounds of every run here are generous: they only end what hangs.
/// Times are measured by `cargo judge`.
const BOUNDS: Bounds = Bounds {
    time: Duration::from_secs(30),
    memory: Some(2 << 30),
};

fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(|| Catalog::load().unwrap_or_else(|error| panic!("{error:#}")))
}

fn problem(id: &str) -> &'static Problem {
    catalog()
        .problem(id)
        .unwrap_or_else(|| panic!("{id} is not in the catalogue"))
}

/// The built binary of a solution.
fn program(solution: &str) -> PathBuf {
    let file = format!("{solution}{}", std::env::consts::EXE_SUFFIX);
    Path::new(env!("CARGO_BIN_EXE_poj1067")).with_file_name(file)
}
