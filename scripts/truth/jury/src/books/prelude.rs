//! The imports that several books need.

pub(crate) use super::{AllShown, Shown};
pub(super) use super::{BEYOND_RULES, Way, geography_starts, geography_wins, only_if, shown_if};
pub(super) use crate::board::{Board, Cell, cells};
pub(super) use crate::dialogue::Interactor;
pub(super) use crate::format::{Choices, free_word, graph, grid, sequence, smaller, tree, word};
pub(crate) use crate::format::{
    File, Format, IntoFormat, between, bit, computed, counted, headed_list, index, line_list, list,
    number, numbers, plus, single, unstated, until_end, until_zero,
};
pub(crate) use crate::graph::Graph;
pub(super) use crate::graph::{Edge, all_arcs, renumbered};
pub(super) use crate::listed::Listed;
pub(super) use crate::opponent::{Opponent, Style, opponent};
pub(super) use crate::position::scoring;
pub(crate) use crate::position::{loopy, misere, normal, two_sided};
pub(crate) use crate::question::{Question, two_values, value, yes_no};
pub(super) use crate::rules::{Game, Heaps, Turns, ascending, replaced};
pub(super) use crate::search::heaps::{are_few, is_searchable, positions, product};
pub(crate) use crate::search::impartial::{self, Play};
pub(super) use crate::search::impartial::{Grundy, mex};
pub(super) use crate::search::loopy::{self, Outcome, solve};
pub(super) use crate::search::memo::{Memo, Numbered, are_different};
pub(crate) use crate::search::partizan;
pub(super) use crate::search::scores::{Scores, shares};
pub(super) use crate::search::{Search, note};
pub(super) use crate::second_opinion::matching::covered_by_all;
pub(super) use crate::second_opinion::numbers::Edges;
pub(crate) use crate::second_opinion::{NIM_BY_DIGITS, SecondOpinion, nim_sum};
pub(super) use crate::second_opinion::{
    backwards, continued, grundy_table, lost_by_claim, lost_in_play, value_by_parts,
};
pub(super) use crate::{Random, cases, sorted};
pub(crate) use rand::Rng;
pub(super) use rand::seq::{IndexedRandom, SliceRandom};
pub(super) use std::cell::OnceCell;
