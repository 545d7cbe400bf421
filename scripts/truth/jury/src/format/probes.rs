//! Inputs with a number at or beyond its bounds.

use super::file::{Shape, Total};
use super::text::Seen;
use super::{Aim, AnyFile, Choices, Names, Tokens};
use crate::Random;
use crate::listed::Listed;
use crate::sorted;

/// An input with a particular number at one place.
#[derive(Clone, Debug)]
pub struct Probe {
    /// The name of the number.
    pub what: &'static str,
    /// The number.
    pub number: i128,
    /// The least and the greatest number allowed at this place.
    pub bounds: (i128, i128),
    /// True if the statement gives the greatest number.
    pub is_stated: bool,
    /// True if the number is an index, counted from 1 in the input and from 0 in programs.
    pub is_index: bool,
    /// True if the input is valid except for this number. A number beyond its bounds may announce a list of
    /// another length, and some numbers within their bounds occur in no valid case.
    pub is_complete: bool,
    /// The input.
    pub input: String,
}

impl Probe {
    /// Returns whether the number is within its bounds.
    pub fn is_within(&self) -> bool {
        (self.bounds.0..=self.bounds.1).contains(&self.number)
    }
}

const WILD: [i128; 4] =
    [-1, 1_000_000_000_000_000_000, u64::MAX as i128, 1_000_000_000_000_000_000_000_000_000_000];

/// The maximum number of numbers of the same name to try in one input.
const OF_ONE_NAME: usize = 3;

/// The number of bytes up to which an input is also used to try a number at its greatest bound.
const SHORT: usize = 100_000;

/// The number of items after which no further attempt is made to choose a case with a particular number.
const ATTEMPTED_ITEMS: usize = 100_000;

struct Example {
    input: String,
    seen: Vec<Seen>,
}

impl Example {
    fn tried(&self, what: &str) -> impl Iterator<Item = &Seen> {
        let named = self.seen.iter().filter(move |seen| seen.what == what);
        named.take(OF_ONE_NAME)
    }

    /// Returns whether some number has this name and this value.
    fn has(&self, what: &str, number: i128) -> bool {
        self.seen.iter().any(|seen| (seen.number, seen.what) == (number, what))
    }

    /// Returns whether some number has this value and the same name and bounds.
    fn has_within(&self, bounds: &Seen, number: i128) -> bool {
        let wanted = (number, bounds.least, bounds.most, bounds.what);
        let mut all = self.seen.iter();
        all.any(|seen| (seen.number, seen.least, seen.most, seen.what) == wanted)
    }

    fn with(&self, seen: &Seen, number: i128) -> String {
        let (before, after) = (&self.input[..seen.place.start], &self.input[seen.place.end..]);
        format!("{before}{number}{after}")
    }

    /// The inputs in which this number is greater by one and one more item follows, as a list of that length
    /// requires: the item at that place or, if numbers must differ, the preceding number.
    fn with_longer(&self, seen: &Seen) -> impl Iterator<Item = String> {
        let after = &self.input[seen.place.end..];
        let next = after.split_ascii_whitespace().next().unwrap_or_default();
        let number_before = next.parse().map(|next: i128| (next - 1).to_string());
        let before = &self.input[..seen.place.start];
        [Some(next.to_owned()), number_before.ok()]
            .into_iter()
            .flatten()
            .map(move |more| format!("{before}{} {more}{after}", seen.number + 1))
    }
}

impl AnyFile {
    /// Inputs in which each number of the format in turn is at, next to and far from each of its bounds.
    /// `cases` are cases written by [`write_case`](AnyFile::write_case); `largest` are the book's files that
    /// reach bounds which the format does not reach by itself.
    pub(crate) fn probes(
        &self,
        rng: &mut Random,
        cases: &[String],
        largest: &dyn Fn(&mut Random) -> Vec<String>,
    ) -> Vec<Probe> {
        let aims = [Aim::Least, Aim::Any, Aim::Any, Aim::Greatest];
        let chosen = aims.map(|aim| self.choose_text(&mut Choices::new(rng, aim)));
        let cases = cases.iter().cloned().chain(chosen.into_iter().flatten());
        let examples = cases.map(|case| self.example(self.join(&[case])));
        let mut examples: Vec<Example> = examples.listed();
        sorted::sort_by_number(&mut examples, |example| example.input.len() as u64);
        let mut names: Vec<&'static str> = Vec::new();
        for seen in examples.iter().flat_map(|example| &example.seen) {
            if !names.contains(&seen.what) {
                names.push(seen.what);
            }
        }
        let mut probes = Vec::new();
        for what in &names {
            for (example, seen) in tried(what, &examples) {
                probes.extend(self.at_bounds(rng, &examples, example, seen));
                probes.extend(beyond(example, seen));
            }
        }
        let is_open = |probe: &Probe| !probe.is_complete && probe.is_within();
        if probes.iter().any(is_open) || !self.totals.is_empty() {
            let largest = largest(rng).into_iter();
            examples.extend(largest.map(|input| self.example(input)));
        }
        for probe in probes.iter_mut().filter(|probe| is_open(probe)) {
            let has_number = |example: &Example| example.has(probe.what, probe.number);
            if let Some(valid) = self.found(&examples, has_number) {
                probe.input = valid;
                probe.is_complete = true;
            }
        }
        // Neither the number of cases nor the counts of items raise a total.
        names.retain(|what| {
            let is_count = matches!(self.shape, Shape::Counted(count, _) if count == *what);
            let mut all = examples.iter().flat_map(|example| &example.seen);
            !is_count && !all.any(|seen| seen.what == *what && seen.is_index)
        });
        for total in &self.totals {
            probes.extend(self.at_total(rng, total, &examples, &names));
        }
        probes
    }

    fn example(&self, input: String) -> Example {
        let seen = self.seen(&input);
        Example { input, seen }
    }

    /// Inputs with the least and with the greatest number at a place.
    fn at_bounds(
        &self,
        rng: &mut Random,
        examples: &[Example],
        example: &Example,
        seen: &Seen,
    ) -> Vec<Probe> {
        let probe = |number| {
            let input = example.with(seen, number);
            let valid = Some(input.clone()).filter(|input| self.read(input).is_ok());
            let within = |example: &Example| example.has_within(seen, number);
            let valid = valid.or_else(|| self.found(examples, within));
            let valid = valid.or_else(|| self.with_number(rng, example, seen.what, number));
            Probe { is_complete: valid.is_some(), ..probe(seen, number, valid.unwrap_or(input)) }
        };
        [seen.least, seen.most].into_iter().map(probe).listed()
    }

    /// A valid input in which a number of this name has this value.
    fn with_number(
        &self,
        rng: &mut Random,
        example: &Example,
        what: &'static str,
        number: i128,
    ) -> Option<String> {
        if matches!(self.shape, Shape::Counted(count, _) if count == what) {
            let case = self.split(&example.input).ok()?.swap_remove(0);
            return Some(self.join(&vec![case; usize::try_from(number).ok()?]));
        }
        let free = |aim| (aim, vec![(what, number)]);
        // Earlier numbers, on which the bound may depend, stay.
        let before = example.seen.iter().take_while(|seen| seen.what != what);
        let before = before.map(|seen| (seen.what, seen.number));
        let as_before = (Aim::Any, before.chain([(what, number)]).listed());
        let any = std::iter::repeat_n(Aim::Any, 10).map(free);
        let attempts = [free(Aim::Least), as_before].into_iter().chain(any);
        let mut chosen = 0;
        attempts.chain([free(Aim::Greatest)]).find_map(|(aim, pins)| {
            if chosen > ATTEMPTED_ITEMS {
                return None;
            }
            let mut choices = Choices::pinned(rng, aim, pins);
            let case = self.choose_text(&mut choices);
            chosen += choices.items();
            let example = self.example(self.join(&[case?]));
            let fits = example.has(what, number) && self.keeps_totals(&example.input);
            fits.then_some(example.input)
        })
    }

    /// The first of the examples for which this holds.
    fn found(&self, examples: &[Example], holds: impl Fn(&Example) -> bool) -> Option<String> {
        let mut all = examples.iter();
        let found = all.find(|example| holds(example) && self.keeps_totals(&example.input));
        found.map(|example| example.input.clone())
    }

    /// Returns whether an otherwise valid input keeps the bounds of all totals.
    fn keeps_totals(&self, input: &str) -> bool {
        self.totals.is_empty() || self.read(input).is_ok()
    }

    /// Inputs with a total at its bound, and one greater.
    fn at_total(
        &self,
        rng: &mut Random,
        total: &Total,
        examples: &[Example],
        names: &[&'static str],
    ) -> Vec<Probe> {
        let (least, most) = total.bounds.after(&Names::default()).into_inner();
        let reached =
            examples.iter().filter_map(|example| Some((example, self.sum(total, &example.input)?)));
        let reached: Vec<(&Example, i128)> = reached.listed();
        let sums = [most, most + 1].into_iter();
        let probe = |sum| {
            let ready = reached.iter().find(|(_, reached)| *reached == sum);
            let input = ready.map(|(example, _)| example.input.clone());
            let input = input.or_else(|| {
                let mut reached = reached.iter();
                reached.find_map(|(example, reached)| {
                    self.with_sum(rng, total, example, names, *reached, sum)
                })
            });
            Probe {
                what: total.what,
                number: sum,
                bounds: (least, most),
                is_stated: total.bounds.is_stated,
                is_index: false,
                is_complete: input.is_some(),
                input: input.unwrap_or_default(),
            }
        };
        sums.map(probe).listed()
    }

    /// An example with one greater number, longer list or additional case, which raises the total from
    /// `reached` to `sum`.
    fn with_sum(
        &self,
        rng: &mut Random,
        total: &Total,
        example: &Example,
        names: &[&'static str],
        reached: i128,
        sum: i128,
    ) -> Option<String> {
        let missing = sum - reached;
        let has_sum = |input: &String| self.sum(total, input) == Some(sum);
        let greater = example.seen.iter().rev().take(16).filter_map(|seen| {
            let number = seen.number + missing;
            (number <= seen.most).then(|| example.with(seen, number))
        });
        let greater = greater.into_iter().find(has_sum);
        let longer = || {
            let last = example.seen.iter().rev().take(16).filter(|_| missing == 1);
            last.flat_map(|seen| example.with_longer(seen)).find(has_sum)
        };
        greater.or_else(longer).or_else(|| {
            let cases = self.split(&example.input).ok()?;
            if cases.len() >= self.most_cases() {
                return None;
            }
            let both =
                names.iter().flat_map(|name| [Aim::Least, Aim::Greatest].map(|aim| (*name, aim)));
            both.into_iter().find_map(|(name, aim)| {
                let case =
                    self.choose_text(&mut Choices::pinned(rng, aim, vec![(name, missing)]))?;
                let cases: Vec<String> = cases.iter().cloned().chain([case]).listed();
                Some(self.join(&cases)).filter(has_sum)
            })
        })
    }

    /// The total of an input; `None` if it cannot be read.
    fn sum(&self, total: &Total, input: &str) -> Option<i128> {
        let cases = self.read_tokens(&mut Tokens::new(input)).ok()?;
        Some(total.sum(&cases))
    }
}

/// The numbers of a name to try, each with an input: the shortest that lets them vary and, if the bound
/// depends on earlier numbers, that in which it is greatest.
fn tried<'a>(what: &str, examples: &'a [Example]) -> impl Iterator<Item = (&'a Example, &'a Seen)> {
    let count = |example: &&Example| example.tried(what).count();
    let most = examples.iter().map(|example| count(&example)).max();
    let mut with_most = examples.iter().filter(|example| Some(count(example)) == most);
    let has_choice = |example: &&Example| {
        let mut tried = example.tried(what);
        tried.all(|seen| seen.least < seen.most)
    };
    let chosen = with_most.clone().find(has_choice).or(with_most.next());
    let in_one = |example: &'a Example| example.tried(what).map(move |seen| (example, seen));
    let tried: Vec<_> = chosen.into_iter().flat_map(in_one).listed();
    let short = examples.iter().filter(|example| example.input.len() <= SHORT);
    let widest = short.flat_map(in_one).min_by_key(|(_, seen)| -seen.most);
    let widest = widest.filter(|(_, widest)| tried.iter().all(|(_, seen)| seen.most < widest.most));
    tried.into_iter().chain(widest)
}

/// Inputs with numbers beyond the bounds of a place.
fn beyond(example: &Example, seen: &Seen) -> Vec<Probe> {
    let beside = [seen.least - 1, seen.most + 1];
    let mut numbers: Vec<i128> = beside.into_iter().chain(WILD).listed();
    numbers.retain(|number| !(seen.least..=seen.most).contains(number));
    numbers.retain(|number| *number != 0 || !seen.may_end);
    numbers.sort_unstable();
    numbers.dedup();
    let inputs = numbers.into_iter().map(|number| (number, example.with(seen, number)));
    inputs.map(|(number, input)| probe(seen, number, input)).listed()
}

/// An input, possibly invalid for other reasons, with this number at a place.
fn probe(seen: &Seen, number: i128, input: String) -> Probe {
    Probe {
        what: seen.what,
        number,
        bounds: (seen.least, seen.most),
        is_stated: seen.is_stated,
        is_index: seen.is_index,
        is_complete: false,
        input,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{IntoFormat, between, counted, list, number, single};
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn a_bound_is_tried_where_it_is_greatest() {
        let head = (number::<u64>("n", 2..=50), number::<u64>("k", between(1, "n")));
        let (file, _) = single(head).into_parts();
        let probes = file.probes(&mut Random::seed_from_u64(1), &[], &|_| Vec::new());
        let tried = |bounds, number| {
            let mut of_k = probes.iter().filter(|probe| probe.what == "k");
            of_k.any(|probe| (probe.bounds, probe.number) == (bounds, number))
        };
        for most in [2, 50] {
            for number in [0, 1, most, most + 1] {
                assert!(tried((1, most), number), "{number} of {most}");
            }
        }
    }

    #[test]
    fn each_bound_is_tried_from_both_sides() {
        let head = (number::<u64>("n", 2..=50), number::<u64>("k", between(1, "n"))).line();
        let file = counted("T", 1..=3, (head, list("m", 1..=4, number::<u64>("a heap", 0..=9))));
        let file = file.total("the sum of m", 1..=6, |(_, heaps)| heaps.len() as u64);
        let (file, _) = file.into_parts();
        let rng = &mut Random::seed_from_u64(1);
        let probes = file.probes(rng, &[], &|_| Vec::new());
        for (what, least, most) in
            [("T", 1, 3), ("n", 2, 50), ("m", 1, 4), ("a heap", 0, 9), ("the sum of m", 6, 6)]
        {
            let find = |number| {
                let mut found = probes.iter().filter(|probe| probe.what == what);
                found.find(|probe| probe.number == number).unwrap()
            };
            for number in [least, most] {
                let probe = find(number);
                assert!(probe.is_within() && probe.is_complete, "{probe:?}");
                assert!(file.read(&probe.input).is_ok(), "{probe:?}");
            }
            let error = file.read(&find(most + 1).input).unwrap_err().to_string();
            assert!(error.starts_with(&format!("{what} is {}", most + 1)), "{error}");
        }
        let wild = probes.iter().filter(|probe| probe.number == WILD[3]);
        assert!(wild.count() >= 5);
    }
}
