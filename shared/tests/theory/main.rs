//! Each theorem against the rules of its game, one topic a module, in one executable.

mod alone;
mod bachet;
mod chase;
mod coin;
mod cutcake;
mod deep_dyadic;
mod dyadic;
mod edmonds;
mod fibonacci;
mod geography;
mod green_hackenbush;
mod grundy;
mod hackenbush;
mod hopcroft_karp;
mod layered_nim;
mod matching;
mod modular;
mod moore;
mod multiples;
mod nim;
mod nimber;
mod octal;
mod periodic;
mod play;
mod rectangles;
mod retrograde;
mod rules;
mod search;
mod staircase;
mod subtraction;
mod surreal;
mod surreal_form;
mod transform;
mod tree;
mod value_iteration;
mod walsh;
mod winning_moves;
mod wythoff;

use std::panic::{catch_unwind, UnwindSafe};

/// The message that a call panics with.
fn panic_message<T>(call: impl FnOnce() -> T + UnwindSafe) -> String {
    let Err(payload) = catch_unwind(call) else {
        panic!("the call returns");
    };
    let text = payload
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref().cloned())
        .expect("the payload is a text")
}
