//! What most books need.

pub use super::{AllShown, Shown};
pub(super) use super::{BEYOND_RULES, Way};
pub use crate::format::{
    File, Format, IntoFormat, between, computed, counted, headed_list, index, line_list, list,
    number, numbers, single, unstated, until_end, until_zero,
};
pub use crate::graph::Graph;
pub(super) use crate::listed::Listed;
pub use crate::position::{loopy, misere, normal, two_sided};
pub use crate::question::{Question, value, yes_no};
pub use crate::search::impartial::{self, Play};
pub use crate::search::partizan;
pub use crate::second_opinion::{SecondOpinion, nim_sum};
pub(super) use crate::{Random, cases};
pub use rand::Rng;
