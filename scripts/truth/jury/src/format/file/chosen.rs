//! Cases chosen by a format, and files of them.

use super::{Aim, AnyFile, Choices, Part, Value};
use crate::Random;
use crate::listed::Listed;

/// The size limit of files that are generated without the book.
const LARGE: usize = 16 << 20;

impl AnyFile {
    pub(crate) fn any(&self, rng: &mut Random) -> Value {
        let case = (0..100).find_map(|_| self.choose(&mut Choices::new(rng, Aim::Any)));
        case.expect("a format that chooses valid cases")
    }

    /// A valid case with these choices; `None` if none is found.
    pub(crate) fn choose(&self, choices: &mut Choices) -> Option<Value> {
        let case = self.case.choose(choices)?;
        let is_valid = self.read_case(&self.write_case(&case)).is_ok();
        is_valid.then_some(case)
    }

    /// Like [`choose`](AnyFile::choose), written by [`write_case`](AnyFile::write_case).
    pub(crate) fn choose_text(&self, choices: &mut Choices) -> Option<String> {
        Some(self.write_case(&self.choose(choices)?))
    }

    /// Like [`choose_text`](AnyFile::choose_text), valid or not.
    pub(crate) fn choose_unchecked(&self, choices: &mut Choices) -> Option<String> {
        Some(self.write_case(&self.case.choose(choices)?))
    }

    pub(crate) fn largest(&self, rng: &mut Random) -> Vec<(&'static str, Vec<Value>)> {
        let names = match self.most_cases() {
            1 => ["a random case", "the largest numbers", "the least numbers"],
            _ => ["random cases", "the largest cases", "the least cases"],
        };
        let aims = [Aim::Longest, Aim::Greatest, Aim::Least];
        let files = names.into_iter().zip(aims.map(|aim| self.filled(rng, aim)));
        files.filter(|(_, cases)| !cases.is_empty()).listed()
    }

    /// As many cases as a file may contain.
    fn filled(&self, rng: &mut Random, aim: Aim) -> Vec<Value> {
        let mut cases = Vec::new();
        let mut length = 0;
        let mut sums = vec![0; self.totals.len()];
        while cases.len() < self.most_cases() && length < LARGE {
            let mut choose = || self.choose(&mut Choices::new(rng, aim));
            let Some(case) = (0..20).find_map(|_| choose()) else {
                break;
            };
            let mut fits = true;
            for (sum, (adds, most)) in sums.iter_mut().zip(self.totals(&case)) {
                *sum += adds;
                fits &= *sum <= most;
            }
            if !fits {
                break;
            }
            length += self.write_case(&case).len();
            cases.push(case);
        }
        cases
    }
}
