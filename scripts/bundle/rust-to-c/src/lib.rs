//! A program in Rust as one source in C, which is C89 with `long long`, and C++98 too; or as a WebAssembly module
//! for a web page.
//!
//! | step | what it does |
//! |---|---|
//! | [`toolchain`] | finds the compiler, and builds `core`, `alloc` and the small library that programs see as `std` |
//! | `compile` | from Rust to WebAssembly |
//! | `emit` | from WebAssembly to C |
//! | `narrow` | for a page: addresses of 32 bits, which every browser has |
//! | `library` | the same for a program that uses a package of a workspace |
//!
//! The crate knows nothing of what a program is for: no judge, no game, no bundle.

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
/// Fails for what has no counterpart in C: with [`Refused`] if the compiler says where it stands.
pub fn translate(toolchain: &Toolchain, program: &Program, options: &Options) -> Result<String> {
    let host = if program.libm { Host::CWithLibm } else { Host::C };
    let compile = |host| compile::compile(toolchain, program, host, options.memory);
    let module = compile(host).or_else(|error| match error.downcast_ref::<Refused>() {
        // It may stand where the program never comes.
        Some(refused) if refused.why == ROUNDED => {
            compile(Host::CWithUnlinkedFunctions).map_err(|_| error)
        }
        _ => Err(error),
    });
    emit(&module?, options)
}

/// Compiles a program to a WebAssembly module for a program with this many bytes of memory.
///
/// The module imports the functions of `std/host.rs`, exports its memory and [`ENTRY`], and writes the message of a
/// panic to stderr. Its addresses have 32 bits.
///
/// # Errors
///
/// Fails for what has no counterpart there: with [`Refused`] if the compiler says where it stands.
pub fn wasm(toolchain: &Toolchain, program: &Program, memory: u64) -> Result<Vec<u8>> {
    let module = compile::compile(toolchain, program, Host::Engine, memory)?;
    narrow::narrowed(&module)
}
