//! The stand-in for `std` without an operating system: `core`, `alloc`, and the parts of `std` that solutions
//! use, on top of the host.
//!
//! | file | contents |
//! |---|---|
//! | `hash.rs` | a hasher |
//! | `hash_map.rs`, `hash_set.rs`, `table.rs` | hash maps and hash sets |
//! | `host.rs` | the functions of the host |
//! | `io.rs` | stdin, stdout and stderr |
//! | `io_traits.rs`, `io_buffers.rs`, `io_util.rs`, `io_error.rs` | readers and writers |
//! | `memory.rs` | the allocator |
//! | `float.rs` | the floating-point methods that `core` lacks |
//! | `builtins.rs` | the functions that the compiler calls for wide integers and floating point |
//! | `process.rs` | the end of a program |
//! | `sync.rs`, `thread.rs` | locks and threads, which run one after the other |
//! | `time.rs` | clocks |

#![no_std]
#![feature(never_type)]
#![allow(missing_docs)]
#![feature(alloc_error_handler, core_float_math, rustc_attrs, simd_wasm64)]

extern crate alloc as alloc_crate;
#[cfg(libm)]
extern crate libm;

mod builtins;
mod float;
#[cfg(any(libm, unlinked_functions))]
mod functions;
pub mod hash;
mod hash_map;
mod hash_set;
mod host;
pub mod io;
mod io_buffers;
mod io_error;
mod io_traits;
mod io_util;
mod memory;
pub mod process;
pub mod sync;
mod table;
pub mod thread;
pub mod time;

pub mod task {
    pub use alloc_crate::task::*;
    pub use core::task::*;
}

pub use alloc_crate::{alloc, borrow, boxed, fmt, format, rc, slice, str, string, vec};
pub use core::{
    any, array, ascii, assert, assert_eq, assert_ne, cell, char, clone, cmp, column, compile_error,
    concat, convert, debug_assert, debug_assert_eq, debug_assert_ne, default, env, f32, f64, file,
    format_args, future, hint, i8, i16, i32, i64, i128, include, include_bytes, include_str, isize,
    iter, line, marker, matches, mem, module_path, num, ops, option, option_env, panic, pin,
    primitive, ptr, result, stringify, todo, u8, u16, u32, u64, u128, unimplemented, unreachable,
    usize, write, writeln,
};

pub mod collections {
    pub use crate::hash_map::HashMap;
    pub use crate::hash_set::HashSet;
    pub use alloc_crate::collections::*;

    pub mod hash_map {
        pub use crate::hash_map::*;
    }

    pub mod hash_set {
        pub use crate::hash_set::*;
    }
}

pub mod backtrace {
    /// An empty backtrace: no judge shows one.
    #[derive(Debug)]
    pub struct Backtrace(());

    #[derive(Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum BacktraceStatus {
        Unsupported,
        Disabled,
        Captured,
    }

    impl Backtrace {
        pub fn capture() -> Backtrace {
            Backtrace(())
        }

        pub fn status(&self) -> BacktraceStatus {
            BacktraceStatus::Unsupported
        }
    }

    impl core::fmt::Display for Backtrace {
        fn fmt(&self, f: &mut core::fmt::Formatter) -> core::fmt::Result {
            f.write_str("unsupported backtrace")
        }
    }
}

pub mod env {
    /// Returns only the program's name, since no judge passes arguments.
    pub fn args() -> core::array::IntoIter<alloc_crate::string::String, 1> {
        ["main".into()].into_iter()
    }
}

pub mod error {
    pub use core::error::Error;
}

pub mod ffi {
    pub use alloc_crate::ffi::{CString, FromVecWithNulError, IntoStringError, NulError};
    pub use core::ffi::*;
}

pub mod prelude {
    pub mod v1 {
        pub use crate::{dbg, eprint, eprintln, format, print, println, thread_local, vec};
        pub use alloc_crate::borrow::ToOwned;
        pub use alloc_crate::boxed::Box;
        pub use alloc_crate::string::{String, ToString};
        pub use alloc_crate::vec::Vec;
        pub use core::prelude::v1::*;
        pub use core::{
            assert_eq, assert_ne, debug_assert, debug_assert_eq, debug_assert_ne, matches, panic,
            todo, unimplemented, unreachable, write, writeln,
        };
    }

    pub mod rust_2015 {
        pub use super::v1::*;
    }

    pub mod rust_2018 {
        pub use super::v1::*;
    }

    pub mod rust_2021 {
        pub use super::v1::*;
        pub use core::prelude::rust_2021::*;
    }

    pub mod rust_2024 {
        pub use super::v1::*;
        pub use core::prelude::rust_2024::*;
    }
}

#[macro_export]
macro_rules! print {
    ($($text:tt)*) => {
        $crate::io::print($crate::io::OUT, $crate::format_args!($($text)*))
    };
}

#[macro_export]
macro_rules! println {
    () => { $crate::print!("\n") };
    ($($text:tt)*) => {
        $crate::io::print_line($crate::io::OUT, $crate::format_args!($($text)*))
    };
}

#[macro_export]
macro_rules! eprint {
    ($($text:tt)*) => {
        $crate::io::print($crate::io::ERROR, $crate::format_args!($($text)*))
    };
}

#[macro_export]
macro_rules! eprintln {
    () => { $crate::eprint!("\n") };
    ($($text:tt)*) => {
        $crate::io::print_line($crate::io::ERROR, $crate::format_args!($($text)*))
    };
}

#[macro_export]
macro_rules! dbg {
    () => { $crate::eprintln!("dbg!") };
    ($value:expr $(,)?) => {
        match $value {
            value => {
                $crate::eprintln!("{} = {:#?}", $crate::stringify!($value), &value);
                value
            }
        }
    };
    ($($value:expr),+ $(,)?) => { ($($crate::dbg!($value)),+,) };
}

// No judge shows panic messages, and the code that writes them takes a third of a small program.
#[cfg(not(panic_messages))]
#[panic_handler]
fn panicked(_: &core::panic::PanicInfo) -> ! {
    core::arch::wasm64::unreachable()
}

#[cfg(panic_messages)]
#[panic_handler]
fn panicked(panic: &core::panic::PanicInfo) -> ! {
    io::print_line(io::ERROR, format_args!("panicked: {}", panic.message()));
    core::arch::wasm64::unreachable()
}
