//! Inputs that are as a statement says, but for one number that is one beyond its bounds.

use super::choices::Side;
use super::file::Shape;
use super::{Aim, AnyFile, Choices, Tokens, Value};
use crate::Random;
use crate::listed::Listed;
use crate::sorted;
use anyhow::{Result, ensure};
use std::slice;

/// An input with a number that is one beyond its bounds.
#[derive(Clone, Debug)]
pub struct Beyond {
    /// What the number is called.
    pub what: &'static str,
    /// The number.
    pub number: i128,
    /// True if it says which of several things is meant: then there is no such thing.
    pub is_index: bool,
    /// The input, which may be wrong in another way as well.
    pub input: String,
}

/// How the other numbers are chosen.
const AIMS: [Aim; 6] = [Aim::Least, Aim::Any, Aim::Any, Aim::Any, Aim::Any, Aim::Greatest];

/// How many inputs are kept of each number: the shortest ones.
const OF_ONE_NUMBER: usize = 12;

/// A longer input, in bytes, is kept only if there is no shorter one: a list may have to be that long.
const SHORT: usize = 1 << 12;

impl AnyFile {
    /// Inputs with each number of the format in turn one below its bounds, and one above; in some of these
    /// that is all that is wrong, since a list which the number announces is that long.
    ///
    /// `cases` are some of the book's, as [`write_case`](AnyFile::write_case) writes them.
    pub(crate) fn beyond(&self, rng: &mut Random, cases: &[String]) -> Vec<Beyond> {
        let chosen = AIMS.map(|aim| self.choose_text(&mut Choices::new(rng, aim)));
        let mut inputs: Vec<String> = Vec::new();
        // In ascending order, each with the number of inputs in which it has been changed.
        let mut names: Vec<(&'static str, usize)> = Vec::new();
        let all = || cases.iter().chain(chosen.iter().flatten());
        for case in all() {
            let input = self.join(slice::from_ref(case));
            for seen in self.seen(&input) {
                let at = names.partition_point(|(name, _)| *name < seen.what);
                if names.get(at).is_none_or(|(name, _)| *name != seen.what) {
                    names.insert(at, (seen.what, 0));
                }
                let (_, tried) = &mut names[at];
                *tried += 1;
                if *tried <= AIMS.len() {
                    let (start, end) = (&input[..seen.place.start], &input[seen.place.end..]);
                    let beside = [seen.least - 1, seen.most + 1];
                    inputs.extend(beside.map(|number| format!("{start}{number}{end}")));
                }
            }
        }
        if let Shape::Counted(..) = self.shape {
            // So many of the largest case would not fit into memory.
            let shortest = all().min_by_key(|case| case.len());
            let too_many = shortest.map(|case| vec![case.clone(); self.most_cases() + 1]);
            inputs.extend(too_many.map(|cases| self.join(&cases)));
            inputs.push(self.join(&[] as &[&str]));
        }
        for (what, _) in names {
            for (side, aim) in
                [Side::Below, Side::Above].into_iter().flat_map(|side| AIMS.map(|aim| (side, aim)))
            {
                let case = self.choose_unchecked(&mut Choices::beyond(rng, aim, what, side));
                inputs.extend(case.map(|case| self.join(&[case])));
            }
        }
        sorted::sort_by_number(&mut inputs, |input| input.len() as u64);
        inputs.dedup();
        let mut kept: Vec<Beyond> = Vec::new();
        for input in inputs {
            let is_short = input.len() <= SHORT;
            let Some(beyond) = self.checked(input) else {
                continue;
            };
            let same =
                kept.iter().filter(|one| (one.what, one.number) == (beyond.what, beyond.number));
            let count = same.count();
            if count == 0 || is_short && count < OF_ONE_NUMBER {
                kept.push(beyond);
            }
        }
        kept
    }

    /// The input, if a number that is one beyond its bounds is the first that is wrong with it.
    fn checked(&self, input: String) -> Option<Beyond> {
        let seen = self.seen(&input).pop()?;
        let is_beside = [seen.least - 1, seen.most + 1].contains(&seen.number);
        is_beside.then_some(Beyond {
            what: seen.what,
            number: seen.number,
            is_index: seen.is_index,
            input,
        })
    }

    /// The cases of an input whose numbers may be beyond their bounds, but in which nothing else is wrong: no
    /// edge ends at a vertex that does not exist.
    ///
    /// # Errors
    ///
    /// What was expected, and what was found instead.
    pub(crate) fn read_unbounded(&self, input: &str) -> Result<Vec<Value>> {
        let mut tokens = Tokens::unbounded(input);
        let cases = self.read_tokens(&mut tokens)?;
        let written: Vec<String> = cases.iter().map(|case| self.write_case(case)).listed();
        ensure!(tokens.is_empty() && self.join(&written) == input, "something else is wrong");
        Ok(cases)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{counted, graph, list, number, single};
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn an_edge_ends_at_a_vertex_whatever_the_bounds() {
        let (file, _) = single(graph(("n", 1..=9), ("m", 0..=9))).into_parts();
        assert!(file.read_unbounded("10 1\n10 1\n").is_ok());
        for input in ["0 1\n1 1\n", "3 1\n4 1\n", "3 1\n0 1\n"] {
            assert!(file.read_unbounded(input).is_err(), "{input}");
        }
    }

    #[test]
    fn each_number_is_one_beyond_and_its_list_is_that_long() {
        let file = counted("T", 1..=3, list("n", 2..=4, number::<u64>("a heap", 1..=9)));
        let (file, _) = file.into_parts();
        let inputs = file.beyond(&mut Random::seed_from_u64(1), &[]);
        for (what, numbers) in [("T", [0, 4]), ("n", [1, 5]), ("a heap", [0, 10])] {
            for number in numbers {
                let mut found =
                    inputs.iter().filter(|one| (one.what, one.number) == (what, number));
                let found = found.find(|one| file.read_unbounded(&one.input).is_ok());
                let found = found.unwrap_or_else(|| panic!("{what} = {number}"));
                let error = file.read(&found.input).unwrap_err().to_string();
                assert!(error.starts_with(&format!("{what} is {number}")), "{error}");
            }
        }
        assert!(inputs.iter().all(|one| one.input.ends_with('\n')));
    }
}
