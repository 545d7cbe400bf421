//! Names the sources of the bundler by a digest: what one version has made is not handed out by another.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Result;
use std::path::Path;

const SOURCES: [&str; 5] = [
    "Cargo.toml",
    "src",
    "../rust-to-c/Cargo.toml",
    "../rust-to-c/src",
    "../../../shared/src/reading.rs",
];

fn main() -> Result<()> {
    let mut hasher = DefaultHasher::new();
    for source in SOURCES {
        println!("cargo::rerun-if-changed={source}");
        add(&mut hasher, Path::new(source))?;
    }
    println!("cargo::rustc-env=BUNDLER_SOURCES={:016x}", hasher.finish());
    Ok(())
}

/// Adds the names and the contents of the files at or below a path.
fn add(hasher: &mut DefaultHasher, path: &Path) -> Result<()> {
    if path.is_dir() {
        let paths = fs::read_dir(path)?.map(|entry| Ok(entry?.path()));
        let mut paths = paths.collect::<Result<Vec<_>>>()?;
        paths.sort();
        return paths.iter().try_for_each(|path| add(hasher, path));
    }
    (path, fs::read(path)?).hash(hasher);
    Ok(())
}
