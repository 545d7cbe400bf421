//! One solution as one file that a judge accepts, in [`rust`] or in [`c`].
//!
//! The bundler is given the workspace's folder, the name of a solution and options, and returns
//! text. It knows no judge, no catalogue and no runner: so it builds beside them, and a change in
//! one of them does not compile it again.

pub mod c;
pub mod rust;

/// The words by which a file is recognised as a bundle.
pub const MARK: &str = "Bundled by `cargo judge bundle` from";

/// The path of a solution's source within the workspace.
pub fn source_path(solution: &str) -> String {
    format!("problems/src/bin/{solution}.rs")
}
