//! Checks certificates of the periods of octal games: `rustc -O --edition 2021 octal_check.rs`, then `./octal_check FILE`, or
//! `cargo run --package combinatorial-games --example octal_check -- FILE`.
//!
//! This file stands alone. It believes nothing that the search has found: all values are computed again, of
//! which it keeps a few. `docs/octal.md` says what a certificate is, and why these checks prove the period.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::process::ExitCode;
use std::str::FromStr;
use std::{env, fs};

/// So many parts are tried between two looks at what they have shown.
const CHUNK: usize = 32;

fn main() -> ExitCode {
    let mut status = ExitCode::SUCCESS;
    for file in env::args().skip(1) {
        let text = fs::read_to_string(&file).map_err(|error| error.to_string());
        let verdict = match text.and_then(|text| check(&text)) {
            Ok(proved) => proved,
            Err(reason) => {
                status = ExitCode::FAILURE;
                format!("refused: {reason}")
            }
        };
        if writeln!(io::stdout(), "{file}: {verdict}").is_err() {
            return ExitCode::FAILURE;
        }
    }
    status
}

/// Returns what a certificate proves.
///
/// # Errors
///
/// Why it proves nothing.
pub fn check(certificate: &str) -> Result<String, String> {
    let claim = Claim::parse(certificate)?;
    let (preperiod, period) = (claim.preperiod, claim.period);
    let unequal = claim.unequal()?;
    let mut noted = unequal.iter().flatten().map(|&heap| (heap, 0)).collect();
    let mut later = Values::new(&claim);
    later.run_to(preperiod, &mut noted)?;
    let mut earlier = later.clone();
    later.run_to(preperiod + period, &mut noted)?;
    for [a, b] in unequal {
        require(noted[&a] != noted[&b], || format!("the heaps {a} and {b} have the same value"))?;
    }
    if let Some((heap, value)) = claim.exception {
        require(noted[&heap] == value, || format!("the value of heap {heap} is {}", noted[&heap]))?;
    }
    for heap in preperiod + period..claim.heaps {
        require(earlier.next()? == later.next()?, || {
            format!("the value of heap {heap} differs from that one period before")
        })?;
    }
    require(later.rare == claim.rare.len(), || {
        "a rare heap is beyond the last one that the proof needs".into()
    })?;
    let code = claim.code;
    Ok(format!("{code} has the period {period} and the preperiod {preperiod}"))
}

fn require(holds: bool, reason: impl FnOnce() -> String) -> Result<(), String> {
    holds.then_some(()).ok_or_else(reason)
}

/// The contents of a certificate.
struct Claim {
    code: String,
    /// How many counters a move takes, and its digit.
    moves: Vec<(usize, u8)>,
    /// Among these binary digits a rare value has an even number of ones.
    mask: u16,
    /// If what is left to be broken counts as one more digit, whether breaking moves take odd numbers.
    by_size: Option<bool>,
    preperiod: usize,
    period: usize,
    /// The proof needs the values of the heaps below this one.
    heaps: usize,
    /// The last heap before the period, and its value.
    exception: Option<(usize, u16)>,
    /// Each largest proper divisor of the period, and a heap whose value is not repeated that much later.
    divisors: Vec<(usize, usize)>,
    /// The heaps of rare values, ascending, and these values.
    rare: Vec<(usize, u16)>,
    /// Parts that suffice to find all rare values that options have.
    parts: Vec<usize>,
}

impl Claim {
    fn parse(certificate: &str) -> Result<Self, String> {
        let mut lines = certificate.lines().peekable();
        let mut next = |name: &str| {
            let line = lines.next_if(|line| line.split(' ').next() == Some(name))?;
            Some(line[name.len()..].trim_start())
        };
        let missing = |name: &str| format!("there is no `{name}` where it should be");
        let mut one = |name| next(name).ok_or_else(|| missing(name));
        let code = one("octal")?.to_owned();
        let mask = one("mask")?;
        let by_size: bool = number(one("by-size")?)?;
        let [preperiod, period, heaps] = [one("preperiod")?, one("period")?, one("heaps")?];
        let exception = next("exception").map(pair).transpose()?;
        let mut all = |name| std::iter::from_fn(|| next(name)).collect::<Vec<_>>();
        let [divisors, rare, parts] = ["not-period", "rare", "part"].map(&mut all);
        next("end").ok_or_else(|| missing("end"))?;

        let moves = moves(&code)?;
        let breaks = moves.iter().filter(|&&(_, digit)| digit & 4 != 0);
        let mut odd = breaks.map(|&(taken, _)| taken % 2 == 1);
        let first = odd.next();
        require(!by_size || first.is_some() && odd.all(|odd| Some(odd) == first), || {
            "the size is a digit only if all breaking moves take odd numbers, or all even ones"
                .into()
        })?;
        Ok(Claim {
            mask: u16::from_str_radix(mask, 2).map_err(|_| format!("`{mask}` is no mask"))?,
            by_size: first.filter(|_| by_size),
            preperiod: number::<u32>(preperiod)? as usize,
            period: number::<u32>(period)? as usize,
            heaps: number(heaps)?,
            exception,
            divisors: divisors.into_iter().map(pair).collect::<Result<_, _>>()?,
            rare: rare.into_iter().map(pair).collect::<Result<_, _>>()?,
            parts: parts.into_iter().map(number).collect::<Result<_, _>>()?,
            code,
            moves,
        })
    }

    /// The pairs of heaps that must have two values, for no less period and no less preperiod to hold.
    fn unequal(&self) -> Result<Vec<[usize; 2]>, String> {
        let (start, period) = (self.preperiod, self.period);
        let most = self.moves.last().map_or(0, |&(taken, _)| taken);
        let needed = 2 * start.max(1) + 2 * period + most;
        require(period > 0 && self.heaps == needed, || {
            format!("the octal periodicity theorem needs the values of {needed} heaps")
        })?;
        let last = self.exception.map(|(heap, _)| heap);
        require(last == start.checked_sub(1), || {
            "the exception should be the last heap before the period".into()
        })?;
        let expected = prime_divisors(period).map(|prime| period / prime);
        require(expected.eq(self.divisors.iter().map(|&(divisor, _)| divisor)), || {
            "each prime divisor of the period, ascending, needs its `not-period`".into()
        })?;
        let in_period =
            |&(divisor, heap): &(usize, usize)| start <= heap && heap < start + period - divisor;
        require(self.divisors.iter().all(in_period), || {
            "a `not-period` names heaps outside the first period".into()
        })?;
        let divisors = self.divisors.iter().map(|&(divisor, heap)| [heap, heap + divisor]);
        Ok(divisors.chain(last.map(|heap| [heap, heap + period])).collect())
    }

    /// Returns whether this value is rare, if it is that of this heap.
    fn is_rare(&self, heap: usize, value: u16) -> bool {
        let leaves_odd = self.by_size.is_some_and(|odd| (heap % 2 == 1) != odd);
        ((value & self.mask).count_ones() % 2 == 1) == leaves_odd
    }
}

/// Returns what each move takes, and its digit: the sum of 1 if it may leave no heap, 2 if one heap, 4 if two.
fn moves(code: &str) -> Result<Vec<(usize, u8)>, String> {
    let places = code.strip_prefix("0.").map(|places| (0, places));
    let (first, places) = places
        .or_else(|| code.strip_prefix("4.").map(|places| (4, places)))
        .ok_or("a code begins with `0.` or `4.`")?;
    let places = places.chars().map(|digit| digit.to_digit(8).map(|digit| digit as u8));
    let digits = std::iter::once(Some(first)).chain(places).enumerate();
    let moves = digits.map(|(taken, digit)| Some((taken, digit?)));
    let moves: Option<Vec<_>> = moves.filter(|&digit| !matches!(digit, Some((_, 0)))).collect();
    moves.ok_or_else(|| format!("`{code}` is no octal code"))
}

fn number<N: FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("`{text}` cannot be read"))
}

fn pair<A: FromStr, B: FromStr>(text: &str) -> Result<(A, B), String> {
    let (a, b) = text.split_once(' ').ok_or_else(|| format!("`{text}` is not two numbers"))?;
    Ok((number(a)?, number(b)?))
}

fn prime_divisors(mut number: usize) -> impl Iterator<Item = usize> {
    let mut candidate = 2;
    std::iter::from_fn(move || {
        while number > 1 {
            if candidate * candidate > number {
                candidate = number;
            }
            if number % candidate == 0 {
                while number % candidate == 0 {
                    number /= candidate;
                }
                return Some(candidate);
            }
            candidate += 1;
        }
        None
    })
}

/// The values of the heaps `0, 1, 2, …`, one after another.
#[derive(Clone)]
struct Values<'a> {
    claim: &'a Claim,
    /// The values of the last heaps.
    last: Vec<u16>,
    /// The heap of the first of these: 0 until there are twice as many as are needed.
    first: usize,
    /// So many are needed to find the next one.
    needed: usize,
    /// How many of the rare heaps have been met.
    rare: usize,
    /// So many values of the first heaps, among which all parts are.
    start: Vec<u16>,
    /// Which values the options of a heap have, as far as they were tried.
    reached: Vec<bool>,
}

impl<'a> Values<'a> {
    fn new(claim: &'a Claim) -> Self {
        let most = claim.moves.last().map_or(0, |&(taken, _)| taken);
        let rare = claim.rare.iter().map(|&(heap, _)| heap);
        let farthest = rare.chain(claim.parts.iter().copied()).max();
        Values {
            claim,
            last: Vec::new(),
            first: 0,
            needed: most + farthest.unwrap_or(0).min(claim.heaps) + 1,
            rare: 0,
            start: Vec::new(),
            reached: vec![false; 2],
        }
    }

    fn known(&self) -> usize {
        self.first + self.last.len()
    }

    /// Finds the values of all heaps below this one, and notes those that are asked for.
    fn run_to(&mut self, end: usize, noted: &mut BTreeMap<usize, u16>) -> Result<(), String> {
        for heap in self.known()..end {
            let value = self.next()?;
            if let Some(place) = noted.get_mut(&heap) {
                *place = value;
            }
        }
        Ok(())
    }

    /// The value of the next heap.
    fn next(&mut self) -> Result<u16, String> {
        let heap = self.known();
        let value = self.mex_of_options(heap)?;
        let is_rare = heap > 0 && self.claim.is_rare(heap, value);
        let listed = self.claim.rare.get(self.rare);
        let listed = listed.filter(|&&(listed, _)| listed == heap);
        require(listed == is_rare.then_some(&(heap, value)), || {
            format!("the list of rare values is wrong at heap {heap}, whose value is {value}")
        })?;
        self.rare += usize::from(is_rare);
        if heap < self.needed {
            self.start.push(value);
        }
        if self.last.len() == 2 * self.needed {
            self.last.drain(..self.needed);
            self.first += self.needed;
        }
        self.last.push(value);
        // A power of two above all values is above all nim-sums of two: there is room for twice as many.
        let room = 2 * (usize::from(value) + 1).next_power_of_two();
        if self.reached.len() < room {
            self.reached.resize(room, false);
        }
        Ok(value)
    }

    /// The value of a heap, if those of all smaller ones are known.
    fn mex_of_options(&mut self, heap: usize) -> Result<u16, String> {
        let (claim, last, reached) = (self.claim, &self.last, &mut self.reached);
        let value = |heap: usize| last[heap - self.first];
        let moves = claim.moves.iter().filter(|&&(taken, _)| taken <= heap);
        let rests = moves.map(|&(taken, digit)| (heap - taken, digit));
        let breaks = rests.clone().filter(|&(_, digit)| digit & 4 != 0).map(|(rest, _)| rest);
        let mex = |reached: &[bool]| {
            let mex = reached.iter().position(|is_reached| !is_reached);
            let mex = mex.and_then(|mex| u16::try_from(mex).ok());
            mex.ok_or_else(|| format!("the value of heap {heap} has more than 16 binary digits"))
        };
        reached.fill(false);
        for (rest, digit) in rests {
            let one_or_none = if rest == 0 { 1 } else { 2 };
            if digit & one_or_none != 0 {
                reached[usize::from(value(rest))] = true;
            }
        }
        for rest in breaks.clone() {
            let rare = claim.rare[..self.rare].iter();
            for &(part, its_value) in rare.filter(|&&(part, _)| part < rest) {
                reached[usize::from(its_value ^ value(rest - part))] = true;
            }
        }
        // All options of common values are among these: once the mex is common, it is the value.
        for parts in claim.parts.chunks(CHUNK) {
            if !claim.is_rare(heap, mex(reached)?) {
                break;
            }
            for rest in breaks.clone() {
                for &part in parts.iter().filter(|&&part| 0 < part && part < rest) {
                    reached[usize::from(self.start[part] ^ value(rest - part))] = true;
                }
            }
        }
        let found = mex(reached)?;
        if !claim.is_rare(heap, found) {
            return Ok(found);
        }
        require(self.first == 0, || {
            format!("no part shows that heap {heap} has an option of the value {found}")
        })?;
        for rest in breaks {
            for part in 1..=rest / 2 {
                reached[usize::from(value(part) ^ value(rest - part))] = true;
            }
        }
        mex(reached)
    }
}
