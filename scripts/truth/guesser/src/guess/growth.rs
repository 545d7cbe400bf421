//! Sequences that repeat with a constant added.

use super::Pattern;

/// A sequence that grows by `saltus` every `period` terms, from some term on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Growth {
    /// The number of the first term.
    first: u64,
    /// The irregular terms at the beginning, and the terms of one period.
    terms: Vec<i128>,
    before: usize,
    saltus: i128,
}

impl Growth {
    /// The simplest growth of which a sequence shows three periods, beginning in its first half.
    pub(super) fn of(terms: &[i128], first: u64) -> Option<Growth> {
        let growths = (1..=terms.len() / 3).filter_map(|period| {
            let last = terms.len() - 1;
            let saltus = terms[last] - terms[last - period];
            let differs = |&at: &usize| terms[at + period] != terms[at] + saltus;
            let before = (0..terms.len() - period).rev().find(differs).map_or(0, |at| at + 1);
            let is_shown = 2 * before <= terms.len() && before + 3 * period <= terms.len();
            is_shown.then(|| Growth {
                first,
                terms: terms[..before + period].to_vec(),
                before,
                saltus,
            })
        });
        growths.min_by_key(|growth| (growth.terms.len(), growth.before))
    }

    fn period(&self) -> u64 {
        (self.terms.len() - self.before) as u64
    }

    /// Returns whether its terms repeat as they are.
    pub(super) fn is_periodic(&self) -> bool {
        self.saltus == 0
    }

    pub(super) fn is_falling(&self) -> bool {
        self.saltus < 0
    }

    /// An expression of the term n in code.
    pub(super) fn code(&self) -> String {
        let Growth { first, terms, before, saltus } = self;
        if self.is(|n, _| n) {
            String::from("n")
        } else if self.is_residue() {
            format!("n % {}", self.period())
        } else if self.saltus == 0 && self.terms.len() == 1 {
            terms[0].to_string()
        } else {
            format!("repeated(n, {first}, {before}, {terms:?}, {saltus})")
        }
    }

    pub(super) fn at(&self, number: u64) -> i128 {
        let at = number.saturating_sub(self.first);
        if at < self.before as u64 {
            return self.terms[at as usize];
        }
        let beyond = at - self.before as u64;
        let within = self.terms[self.before + (beyond % self.period()) as usize];
        within + i128::from(beyond / self.period()) * self.saltus
    }

    pub(super) fn pattern(&self) -> Pattern {
        Pattern { from: self.from(), period: self.period(), saltus: self.saltus }
    }

    /// The number from which the sequence is regular.
    fn from(&self) -> u64 {
        self.first + self.before as u64
    }

    /// Returns whether the term n is this function of n and the period.
    fn is(&self, value: fn(u64, u64) -> u64) -> bool {
        let (period, from) = (self.period(), self.from());
        (self.first..=from + 2 * period).all(|n| self.at(n) == i128::from(value(n, period)))
    }

    fn is_residue(&self) -> bool {
        self.period() > 1 && self.is(|n, period| n % period)
    }

    /// Describes a sequence of integers.
    pub(super) fn words_of_integers(&self) -> String {
        if self.is(|n, _| n) {
            return String::from("the value is n");
        }
        if self.is_residue() {
            return format!("the value is n mod {}", self.period());
        }
        self.words("value", |term| term.to_string())
    }

    /// Describes a sequence of what has this name, given how its terms are written.
    pub(super) fn words(&self, name: &str, written: impl Fn(i128) -> String) -> String {
        let (period, from) = (self.period(), self.from());
        let of: Vec<String> = self.terms[self.before..].iter().map(|term| written(*term)).collect();
        match (self.saltus, period) {
            (0, 1) => format!("the {name} is {} from {from} on", of[0]),
            (0, _) => {
                format!("the {name} has the period {period} from {from} on: {}", of.join(" "))
            }
            (saltus, _) => {
                let verb = if saltus > 0 { "grows" } else { "falls" };
                let step = written(saltus.abs());
                if period == 1 {
                    return format!(
                        "the {name} is {} at {from}, and then {verb} by {step} from each number to the next",
                        of[0]
                    );
                }
                format!(
                    "the {name} {verb} by {step} every {period} from {from} on: {}",
                    of.join(" ")
                )
            }
        }
    }

    /// Describes the numbers at which a sequence of 0 and 1 is 1.
    pub(super) fn residues(&self) -> String {
        let (period, from) = (self.period(), self.from());
        let residues = (from..from + period).filter(|n| self.at(*n) == 1).map(|n| n % period);
        let mut residues: Vec<u64> = residues.collect();
        residues.sort_unstable();
        let residues: Vec<String> = residues.iter().map(u64::to_string).collect();
        let exceptions = (self.first..from).filter(|n| self.at(*n) == 1);
        let exceptions: Vec<String> = exceptions.map(|n| n.to_string()).collect();
        let mut words = Vec::new();
        if !exceptions.is_empty() {
            words.push(format!("n is {}", exceptions.join(" or ")));
        }
        if residues.len() as u64 == period {
            words.push(format!("n is at least {from}"));
        } else if !residues.is_empty() {
            let least =
                if self.before == 0 { String::new() } else { format!(" and n is at least {from}") };
            words.push(format!("n mod {period} is {}{least}", residues.join(" or ")));
        }
        words.join(", or ")
    }
}
