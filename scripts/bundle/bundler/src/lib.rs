//! Bundles a solution into one file that a judge accepts, in [`rust`] or in [`c`].
//!
//! The bundler does not depend on the judges, the catalogue or the runner, so a change in one of them does
//! not recompile it.

#![warn(unreachable_pub)]

pub mod c;
pub mod cache;
mod digest;
mod locate;
pub mod program;
pub mod rust;

pub use digest::digest;

/// The start of the header line that marks a bundle.
const MARK: &str = "Bundled by `cargo judge bundle` from";

/// Returns whether a file that begins with `start` has the header of a bundle.
///
/// # Examples
///
/// ```
/// use bundler::is_bundle;
///
/// assert!(is_bundle("//! Nim\n//!\n//! Bundled by `cargo judge bundle` from a.rs\n"));
/// assert!(is_bundle("/*\n * Bundled by `cargo judge bundle` from a.rs, by way of\n"));
/// assert!(!is_bundle("// Bundled by `cargo judge bundle` from a.rs\n"));
/// assert!(!is_bundle("fn main() {}\n//! Bundled by `cargo judge bundle` from a.rs\n"));
/// ```
pub fn is_bundle(start: &str) -> bool {
    let prefix = if start.starts_with("/*") { " * " } else { "//! " };
    let comment = ["/*", prefix.trim_end()];
    start
        .lines()
        .take_while(|line| comment.iter().any(|comment| line.starts_with(comment)))
        .filter_map(|line| line.strip_prefix(prefix))
        .any(|line| line.starts_with(MARK))
}
