//! `cargo judge`: runs, checks, proves and bundles the solutions.

#![warn(unreachable_pub)]

use std::process::ExitCode;

fn main() -> ExitCode {
    judge::main()
}
