//! The field of nimbers against `nimber`.

use crate::{Comparison, Tried, same};
use nimber::FiniteNimber;
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use shared::nimber::Nimber;

pub const COMPARISONS: &[Comparison] = &[
    Comparison { what: "nim products", against: "nimber", try_case: products },
    Comparison { what: "inverses of nimbers", against: "nimber", try_case: inverses },
    Comparison { what: "quotients of nimbers", against: "nimber", try_case: quotients },
    Comparison { what: "squares and square roots of nimbers", against: "nimber", try_case: roots },
];

/// A number of random length up to 64 bits; a uniform one would nearly always be long.
fn number(rng: &mut ChaCha8Rng) -> u64 {
    let bits = rng.random_range(0..64);
    rng.random::<u64>() >> bits
}

fn theirs(number: u64) -> FiniteNimber {
    FiniteNimber::from(number)
}

/// All results stay in the field of 64 bits.
fn ours(number: &FiniteNimber) -> Nimber {
    match number.as_slice() {
        [] => Nimber::ZERO,
        &[word] => Nimber(word),
        longer => panic!("{longer:?} is 2^64 or more"),
    }
}

fn products(rng: &mut ChaCha8Rng) -> Tried {
    let (a, b) = (number(rng), number(rng));
    let product = ours(&(theirs(a) * theirs(b)));
    same((a, b), Nimber(a) * Nimber(b), product)
}

fn inverses(rng: &mut ChaCha8Rng) -> Tried {
    let a = number(rng);
    let inverse = theirs(a).inverse();
    same(a, Nimber(a).inverse(), inverse.as_ref().map(ours))
}

fn quotients(rng: &mut ChaCha8Rng) -> Tried {
    let (a, b) = (number(rng), number(rng).max(1));
    let quotient = ours(&(theirs(a) / theirs(b)));
    same((a, b), Nimber(a) / Nimber(b), quotient)
}

fn roots(rng: &mut ChaCha8Rng) -> Tried {
    let a = number(rng);
    let found = (Nimber(a).square(), Nimber(a).sqrt());
    same(a, found, (ours(&theirs(a).square()), ours(&theirs(a).sqrt())))
}
