//! Input files described in words.

use super::{AnyFile, Bounds, Limit, Part, Shape, grouped};
use crate::format::grammar::so_many;
use std::fmt;

/// The input in words: see [`File`](super::File).
impl fmt::Display for AnyFile {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let many = |bounds: &Bounds| {
            if bounds.is_stated {
                format!("at most {} cases", bounds.most)
            } else {
                String::from("cases")
            }
        };
        let zeros = |count: usize| vec!["0"; count].join(" ");
        match &self.shape {
            Shape::Single => {}
            Shape::Counted(what, bounds) => {
                write!(f, "{what}, {bounds}; then {} cases: ", so_many(what))?;
            }
            Shape::UntilEnd(bounds) => write!(f, "{} up to the end of the input: ", many(bounds))?,
            Shape::UntilZeros(count, bounds, or_end) => {
                let end = if *or_end { " or the end of the input" } else { "" };
                write!(f, "{} up to a line of `{}`{end}: ", many(bounds), zeros(*count))?;
            }
        }
        if let Some(title) = self.title {
            write!(f, "`{title}` and the number of the case; then ")?;
        }
        write!(f, "{}", self.case.grammar())?;
        for total in &self.totals {
            let most = match total.bounds.most {
                Limit::Literal(most) => grouped(most),
                other => other.to_string(),
            };
            write!(f, "; {} is at most {most}", total.what)?;
        }
        Ok(())
    }
}
