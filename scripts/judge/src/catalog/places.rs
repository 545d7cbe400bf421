//! The judges at which a problem can be submitted.

use super::{Format, Problem, Signature, looked_up};
use crate::judges::Judge;
use anyhow::{Result, bail};

/// A problem at a judge.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The judge's key in `scripts/judge/judges.toml`.
    pub key: &'a str,
    pub judge: &'static Judge,
    /// The judge's own name for the problem: `1067`, `1704F`.
    pub number: &'a str,
    /// The statement's address.
    pub url: Option<&'a str>,
    /// The function that it calls, where there is no stdin.
    pub(crate) signature: Option<&'a Signature>,
    /// How input or output differ from the problem's own, if they do.
    pub differs: Option<&'a str>,
    /// The solution of another problem that fits where they differ.
    pub solution: Option<&'a str>,
    /// Anything else that is different there.
    pub note: Option<&'a str>,
}

impl Place<'_> {
    /// The judge and its name for the problem: `POJ 1067`.
    pub fn name(&self) -> String {
        format!("{} {}", self.judge.name, self.number)
    }

    /// Returns whether a solution in Rust can be submitted; `None` if that is unknown. A function that is called is in
    /// C++.
    pub fn takes_rust(&self) -> Option<bool> {
        let takes = self.judge.takes_rust();
        takes.map(|takes| takes && self.signature.is_none())
    }
}

impl Problem {
    /// Where the problem can be submitted: its own judge first, then those of its twins.
    pub fn places(&self) -> Vec<Place<'_>> {
        let facts = &self.facts;
        let own = Place {
            key: &facts.judge,
            judge: self.judge(),
            number: &facts.number,
            url: facts.url.as_deref(),
            signature: facts.signature.as_ref(),
            differs: None,
            solution: None,
            note: None,
        };
        let twins = facts.twins.iter().map(|twin| Place {
            key: &twin.judge,
            judge: looked_up(&twin.judge),
            number: &twin.number,
            url: twin.url.as_deref(),
            signature: None,
            differs: match &twin.format {
                Format::Same => None,
                Format::Differs(how) => Some(how),
            },
            solution: twin.solution.as_deref(),
            note: twin.note.as_deref(),
        });
        [own].into_iter().chain(twins).collect()
    }

    /// Where the judge with this key has the problem; `None` if the catalogue names none.
    ///
    /// # Errors
    ///
    /// When its input or output differ, so that no solution of this problem is one there: how, and
    /// which solution is.
    pub fn place(&self, judge: &str) -> Result<Option<Place<'_>>> {
        let place = self.places().into_iter().find(|place| place.key == judge);
        if let Some(place) = place
            && let Some(differs) = place.differs
        {
            let instead = match place.solution {
                Some(solution) => format!("`cargo judge bundle {solution} --for {judge}` fits it"),
                None => String::from("no solution here fits it"),
            };
            bail!("{}: {} differs: {differs}; {instead}", self.id, place.name());
        }
        Ok(place)
    }
}
