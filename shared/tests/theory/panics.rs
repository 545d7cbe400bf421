//! Panics with their documented reasons.

use std::panic::{catch_unwind, UnwindSafe};

/// The panic message of a call.
pub fn panic_message<T>(call: impl FnOnce() -> T + UnwindSafe) -> String {
    let Err(payload) = catch_unwind(call) else {
        panic!("the call returns");
    };
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref().cloned()).expect("the payload is a text")
}
