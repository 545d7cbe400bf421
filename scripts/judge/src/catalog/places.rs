//! The judges at which a problem can be submitted.

use super::{Format, Problem, Signature, called, looked_up};
use crate::judges::Judge;
use anyhow::{Result, bail};

/// A problem at a judge.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    pub key: &'a str,
    pub judge: &'static Judge,
    /// The judge's own name for the problem: `1067`, `1704F`.
    pub number: &'a str,
    pub url: Option<&'a str>,
    /// The function that the judge calls instead of using stdin.
    pub(crate) signature: Option<&'a Signature>,
    /// The difference from the problem's own input or output, if any.
    pub differs: Option<&'a str>,
    /// Another problem's solution that fits if they differ.
    pub solution: Option<&'a str>,
    /// Other differences.
    pub note: Option<&'a str>,
}

impl Place<'_> {
    /// The judge and its name for the problem: `POJ 1067`.
    pub fn name(&self) -> String {
        format!("{} {}", self.judge.name, self.number)
    }

    /// Returns whether Rust can be submitted; `None` if unknown. Judges that call a function need
    /// C++.
    pub fn takes_rust(&self) -> Option<bool> {
        let takes = self.judge.takes_rust();
        takes.map(|takes| takes && self.signature.is_none())
    }
}

impl Problem {
    /// The places where the problem can be submitted: its own judge, then its twins'.
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

    /// The problem's place at the judge with this key; `None` if there is none.
    ///
    /// # Errors
    ///
    /// If the input or output differs, so that no solution of this problem fits. The error names
    /// the difference, and the solution that fits.
    pub fn place(&self, judge: &str) -> Result<Option<Place<'_>>> {
        let place = self.places().into_iter().find(|place| place.key == judge);
        if let Some(place) = place
            && let Some(differs) = place.differs
        {
            let instead = match place.solution {
                Some(solution) => {
                    format!("`{} bundle {solution} --for {judge}` fits it", called())
                }
                None => String::from("no solution here fits it"),
            };
            bail!("{}: {} differs: {differs}; {instead}", self.id, place.name());
        }
        Ok(place)
    }
}
