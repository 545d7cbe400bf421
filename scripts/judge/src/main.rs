//! `cargo judge`: runs, checks, proves and bundles the solutions.

use std::process::ExitCode;

fn main() -> ExitCode {
    judge::main()
}
