//! The imports that most books need.

pub(crate) use super::{AllShown, Shown};
pub(super) use super::{BEYOND_RULES, Way};
pub(crate) use crate::format::{
    File, Format, IntoFormat, between, computed, counted, headed_list, index, line_list, list,
    number, numbers, single, unstated, until_end, until_zero,
};
pub(crate) use crate::graph::Graph;
pub(super) use crate::listed::Listed;
pub(crate) use crate::position::{loopy, misere, normal, two_sided};
pub(crate) use crate::question::{Question, two_values, value, yes_no};
pub(crate) use crate::search::impartial::{self, Play};
pub(crate) use crate::search::partizan;
pub(crate) use crate::second_opinion::{SecondOpinion, nim_sum};
pub(super) use crate::{Random, cases};
pub(crate) use rand::Rng;
