//! Translates a Rust program to one C source, both C89 with `long long` and C++98, or to WebAssembly for a
//! web page.
//!
//! | step | what it does |
//! |---|---|
//! | [`toolchain`] | finds the compiler, and builds `core`, `alloc` and the small library that programs see as `std` |
//! | `compile` | compiles Rust to WebAssembly |
//! | `emit` | translates WebAssembly to C |
//! | `narrow` | for a page: makes addresses 32 bits wide, which every browser supports |
//! | `library` | does all this for a program that uses a package of a workspace |
//!
//! The crate is independent of judges, games and bundles.

#![warn(unreachable_pub)]

mod compile;
mod emit;
mod library;
mod narrow;
pub mod toolchain;

use anyhow::Result;
pub use compile::{ENTRY, Goal, Program, ROUNDED, Refused};
pub use emit::{Method, Options, driver, emit};
pub use library::Library;
use toolchain::{Host, Toolchain};

/// Translates a program to C.
///
/// # Errors
///
/// Fails if the program uses something unavailable in C; the error is [`Refused`] if its line is known.
pub fn translate(toolchain: &Toolchain, program: &Program, options: &Options) -> Result<String> {
    let host = if program.libm { Host::CWithLibm } else { Host::C };
    let compile = |host| compile::compile(toolchain, program, host, options.memory);
    let module = compile(host).or_else(|error| match error.downcast_ref::<Refused>() {
        // The call may be in unreachable code.
        Some(refused) if refused.why == ROUNDED => {
            compile(Host::CWithUnlinkedFunctions).map_err(|_| error)
        }
        _ => Err(error),
    });
    emit(&module?, options)
}

/// Compiles a program to a WebAssembly module that may use `memory` bytes.
///
/// The module imports the functions of `std/host.rs`, exports its memory and [`ENTRY`], and writes panic
/// messages to stderr. Its addresses have 32 bits.
///
/// # Errors
///
/// Fails if the program uses something unavailable in the module; the error is [`Refused`] if the compiler
/// reports the place.
pub fn wasm(toolchain: &Toolchain, program: &Program, memory: u64) -> Result<Vec<u8>> {
    let module = compile::compile(toolchain, program, Host::Engine, memory)?;
    narrow::narrowed(&module)
}
