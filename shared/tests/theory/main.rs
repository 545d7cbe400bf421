//! Each theorem against the rules of its game, one topic a module, in one executable.

mod alone;
mod bachet;
mod bounds;
mod candy_piles;
mod card_row;
mod chase;
mod coin;
mod cutcake;
mod deep_dyadic;
mod dyadic;
mod edges;
mod edmonds;
mod fibonacci;
mod geography;
mod green_hackenbush;
mod grundy;
mod hackenbush;
mod hopcroft_karp;
mod keep_component;
mod layered_nim;
mod leaf_picking;
mod matching;
mod merging;
mod modular;
mod moore;
mod multiples;
mod nim;
mod nimber;
mod northcott;
mod octal;
mod path_painting;
mod periodic;
mod play;
mod rectangles;
mod retrograde;
mod rules;
mod search;
mod stable_matching;
mod staircase;
mod stone_walk;
mod subtraction;
mod surreal;
mod surreal_form;
mod transform;
mod tree;
mod value_iteration;
mod walsh;
mod winning_moves;
mod wythoff;
mod xor_trie;
mod zero_sum;
mod zigzag;

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
