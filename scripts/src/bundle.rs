//! One solution, one file: what a judge is given.

pub mod rust;
