//! One solution as one C source: bundle, WebAssembly, C.

pub mod emit;
