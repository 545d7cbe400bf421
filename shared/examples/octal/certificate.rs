//! The certificate of a period: what a checker needs to prove it again with little memory.
//!
//! `docs/octal.md` says what stands in it and why, and `octal_check.rs` is the checker.

use shared::octal::Octal;
use shared::periodic::Periodic;
use shared::sparse_space::SparseValues;
use std::io::{self, Write};

/// So many parts are tried between two looks at what is still missing.
const CHUNK: usize = 32;

/// Writes the certificate of a period that is proved by the values that have been found.
pub fn write(
    mut out: impl Write,
    game: &Octal,
    heaps: &SparseValues,
    periodic: &Periodic<u16>,
) -> io::Result<()> {
    let (preperiod, period) = (periodic.preperiod(), periodic.period());
    let needed = game.values_needed(periodic);
    let most = needed - 2 * (preperiod.max(1) + period);
    let values = &heaps.values()[..needed];
    writeln!(out, "octal {game}")?;
    writeln!(out, "mask {:b}", heaps.mask())?;
    writeln!(out, "by-size {}", heaps.by_size())?;
    writeln!(out, "preperiod {preperiod}")?;
    writeln!(out, "period {period}")?;
    writeln!(out, "heaps {needed}")?;
    if let Some(last) = preperiod.checked_sub(1) {
        writeln!(out, "exception {last} {}", values[last])?;
    }
    for shift in largest_divisors(period) {
        let mut heaps = preperiod..preperiod + period - shift;
        let heap = heaps.find(|&heap| values[heap] != values[heap + shift]);
        let heap = heap.expect("no divisor of the least period is a period");
        writeln!(out, "not-period {shift} {heap}")?;
    }
    for &heap in heaps.rare_heaps().iter().filter(|&&heap| heap < needed) {
        writeln!(out, "rare {heap} {}", values[heap])?;
    }
    for part in parts(game, heaps, needed, most) {
        writeln!(out, "part {part}")?;
    }
    writeln!(out, "end")
}

/// A number divided by each of its prime divisors, ascending.
fn largest_divisors(number: usize) -> Vec<usize> {
    let (mut divisors, mut left) = (Vec::new(), number);
    for prime in 2.. {
        if prime * prime > left {
            break;
        }
        if left % prime == 0 {
            divisors.push(number / prime);
            while left % prime == 0 {
                left /= prime;
            }
        }
    }
    if left > 1 {
        divisors.push(number / left);
    }
    divisors
}

/// Parts with which each heap beyond the rare ones is shown to have options of all lesser rare values. Those
/// that heaps in the period need come first: with them most heaps are decided.
fn parts(game: &Octal, heaps: &SparseValues, needed: usize, most: usize) -> Vec<usize> {
    let mut options = Options::new(game, heaps.values(), most);
    let mut parts = Vec::new();
    let last_rare = heaps.rare_heaps().last().copied().unwrap_or(0);
    for heap in (last_rare + 1..needed).rev() {
        options.of(heap);
        let mut tried = 0;
        let lesser = (0..heaps.values()[heap]).filter(|&lesser| heaps.is_rare(heap, lesser));
        for lesser in lesser {
            while !options.reached[usize::from(lesser)] {
                if tried == parts.len() {
                    let part = options.part(heap, lesser);
                    parts.push(part.expect("the value of a heap is the mex of its options"));
                }
                let end = parts.len().min(tried + CHUNK);
                options.break_in(heap, &parts[tried..end]);
                tried = end;
            }
        }
    }
    parts
}

/// The values of the options of a heap, as far as they are tried.
struct Options<'a> {
    values: &'a [u16],
    /// How many counters a move takes, and its digit.
    moves: Vec<(usize, u8)>,
    reached: Vec<bool>,
}

impl<'a> Options<'a> {
    fn new(game: &Octal, values: &'a [u16], most: usize) -> Self {
        let largest = values.iter().max().expect("the empty heap has a value");
        Options {
            values,
            moves: (0..=most).map(|taken| (taken, game.digit(taken as u64))).collect(),
            reached: vec![false; (usize::from(*largest) + 1).next_power_of_two()],
        }
    }

    /// Begins with another heap, and tries the options that are one heap or none.
    fn of(&mut self, heap: usize) {
        self.reached.fill(false);
        for &(taken, digit) in self.moves.iter().filter(|&&(taken, _)| taken <= heap) {
            let one_or_none = if taken == heap { 1 } else { 2 };
            if digit & one_or_none != 0 {
                self.reached[usize::from(self.values[heap - taken])] = true;
            }
        }
    }

    /// Tries all breaks in two with these parts.
    fn break_in(&mut self, heap: usize, parts: &[usize]) {
        for &(taken, _) in self.moves.iter().filter(|&&(_, digit)| digit & 4 != 0) {
            for &part in parts.iter().filter(|&&part| taken + part < heap) {
                let value = self.values[part] ^ self.values[heap - taken - part];
                self.reached[usize::from(value)] = true;
            }
        }
    }

    /// The least part with which a break has this value.
    fn part(&self, heap: usize, value: u16) -> Option<usize> {
        (1..heap).find(|part| {
            let breaks = self.moves.iter().filter(|&&(_, digit)| digit & 4 != 0);
            let mut others = breaks.filter_map(|&(taken, _)| heap.checked_sub(taken + part));
            others.any(|other| other > 0 && self.values[*part] ^ self.values[other] == value)
        })
    }
}
