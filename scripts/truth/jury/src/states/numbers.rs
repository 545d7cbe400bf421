//! The numbers of states by their names.

use rustc_hash::FxHashMap;

/// The names that are numbers below this one have a table of their own.
const SMALL: usize = 1 << 20;

const NONE: u32 = u32::MAX;

/// The numbers of states by their names.
#[derive(Clone, Default)]
pub(super) struct Numbers {
    /// The numbers of `0`, `1` and so on, which a heap is usually called; otherwise `NONE`.
    small: Vec<u32>,
    others: FxHashMap<String, usize>,
}

impl Numbers {
    pub(super) fn get(&self, name: &str) -> Option<usize> {
        if let Some(known) = small(name).and_then(|heap| self.small.get(heap))
            && *known != NONE
        {
            return Some(*known as usize);
        }
        self.others.get(name).copied()
    }

    pub(super) fn insert(&mut self, name: &str, number: usize) {
        match (small(name), u32::try_from(number)) {
            (Some(heap), Ok(number)) if number != NONE => {
                self.small.resize(self.small.len().max(heap + 1), NONE);
                self.small[heap] = number;
            }
            _ => {
                self.others.insert(name.to_owned(), number);
            }
        }
    }
}

/// The small number that a name is, written without a sign or leading zeros.
fn small(name: &str) -> Option<usize> {
    let digits = name.as_bytes();
    if digits.is_empty() || digits.len() > 7 || digits[0] == b'0' && digits.len() > 1 {
        return None;
    }
    let mut number = 0;
    for digit in digits {
        if !digit.is_ascii_digit() {
            return None;
        }
        number = 10 * number + usize::from(digit - b'0');
    }
    (number < SMALL).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_different() {
        let names =
            ["0", "7", "07", "+7", "-7", "7 0", "", "1048575", "1048576", "99999999999999999999"];
        let mut numbers = Numbers::default();
        for (number, name) in names.iter().enumerate() {
            assert_eq!(numbers.get(name), None, "{name}");
            numbers.insert(name, number);
        }
        for (number, name) in names.iter().enumerate() {
            assert_eq!(numbers.get(name), Some(number), "{name}");
        }
        assert_eq!(numbers.get("3"), None);
    }
}
