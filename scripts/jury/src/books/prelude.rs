//! What most books need.

pub(super) use super::BEYOND_RULES;
pub use super::{AllShown, Shown};
pub use crate::format::{File, Format, counted, list, number, single, until_end, until_zero};
pub use crate::position::{loopy, misere, normal, partizan};
pub use crate::search::impartial::Outcomes;
pub use crate::second_opinion::SecondOpinion;
pub use crate::{Random, cases};
pub use rand::Rng;
