//! Inputs that follow the statement, except that one number is one beyond its bounds.

use super::choices::Side;
use super::file::Shape;
use super::{Aim, AnyFile, Choices, Tokens, Value};
use crate::Random;
use crate::listed::Listed;
use crate::sorted;
use anyhow::{Result, ensure};
use std::slice;

/// An input with one number one beyond its bounds.
#[derive(Clone, Debug)]
pub struct Beyond {
    /// The name of the number.
    pub what: &'static str,
    /// The number.
    pub number: i128,
    /// True if the number is an index, which then refers to nothing.
    pub is_index: bool,
    /// The input, which may contain further errors.
    pub input: String,
}

const AIMS: [Aim; 6] = [Aim::Least, Aim::Any, Aim::Any, Aim::Any, Aim::Any, Aim::Greatest];

/// The number of inputs kept for each number: the shortest ones.
const OF_ONE_NUMBER: usize = 12;

/// The number of bytes beyond which inputs are kept only if there is no shorter one.
const SHORT: usize = 1 << 12;

impl AnyFile {
    /// Inputs in which each number of the format in turn is one below or above its bounds; in some of them that is the
    /// only error, because the list that the number announces has that length.
    ///
    /// `cases` are cases of the book, written by [`write_case`](AnyFile::write_case).
    pub(crate) fn beyond(&self, rng: &mut Random, cases: &[String]) -> Vec<Beyond> {
        let chosen = AIMS.map(|aim| self.choose_text(&mut Choices::new(rng, aim)));
        let mut inputs: Vec<String> = Vec::new();
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
            // Copies of the largest case might not fit into memory.
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

    /// Returns the input if its first error is a number one beyond its bounds.
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

    /// Reads the cases of an otherwise valid input whose numbers may be out of bounds; its edges, for
    /// example, end at existing vertices.
    ///
    /// # Errors
    ///
    /// The expected and the actual input.
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
