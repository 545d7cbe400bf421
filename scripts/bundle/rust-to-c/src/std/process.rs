//! `std::process`.

use crate::{io, thread};
use core::fmt;

pub fn exit(code: i32) -> ! {
    thread::drop_values();
    // SAFETY: it takes any code.
    unsafe { crate::host::exit(code) }
}

pub fn abort() -> ! {
    // SAFETY: it takes any code.
    unsafe { crate::host::exit(134) }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExitCode(u8);

impl ExitCode {
    pub const SUCCESS: ExitCode = ExitCode(0);
    pub const FAILURE: ExitCode = ExitCode(1);
}

impl From<u8> for ExitCode {
    fn from(code: u8) -> ExitCode {
        ExitCode(code)
    }
}

pub trait Termination {
    fn report(self) -> ExitCode;
}

impl Termination for () {
    fn report(self) -> ExitCode {
        ExitCode::SUCCESS
    }
}

impl Termination for ! {
    fn report(self) -> ExitCode {
        self
    }
}

impl Termination for ExitCode {
    fn report(self) -> ExitCode {
        self
    }
}

impl<T: Termination, E: fmt::Debug> Termination for Result<T, E> {
    fn report(self) -> ExitCode {
        match self {
            Ok(value) => value.report(),
            Err(error) => {
                io::print_line(io::ERROR, format_args!("Error: {error:?}"));
                ExitCode::FAILURE
            }
        }
    }
}

/// Ends the program with the result of its `main`.
pub fn end(result: impl Termination) {
    let ExitCode(code) = result.report();
    if code > 0 {
        exit(i32::from(code));
    }
    thread::drop_values();
}
