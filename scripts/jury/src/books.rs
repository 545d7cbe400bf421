//! The rule books, one for each problem.

use crate::cases as generate;
use crate::{
    Random, RuleBook, Tokens, counted_list, counted_lists, geography, picture, search, spaced,
};

pub(crate) mod abc229_h;
pub(crate) mod abc265_ex;
pub(crate) mod agc017_d;
pub(crate) mod cf1704f;
pub(crate) mod cf787c;
pub(crate) mod codechef_gerald08;
pub(crate) mod codechef_hamilg;
pub(crate) mod hdu1846;
pub(crate) mod hdu2516;
pub(crate) mod hdu3032;
pub(crate) mod hdu3537;
pub(crate) mod hdu3544;
pub(crate) mod librarychecker_nim_product_64;
pub(crate) mod luogu_p2148;
pub(crate) mod luogu_p2197;
pub(crate) mod luogu_p2252;
pub(crate) mod luogu_p2490;
pub(crate) mod luogu_p2594;
pub(crate) mod luogu_p2599;
pub(crate) mod luogu_p3480;
pub(crate) mod luogu_p4055;
pub(crate) mod luogu_p4617;
pub(crate) mod luogu_p5675;
pub(crate) mod luogu_p6560;
pub(crate) mod mipt100;
pub(crate) mod poj1067;
pub(crate) mod poj1704;
pub(crate) mod poj1740;
pub(crate) mod poj2931;
pub(crate) mod poj2960;
pub(crate) mod poj3480;
pub(crate) mod poj3533;
pub(crate) mod poj3537;
pub(crate) mod poj3710;
pub(crate) mod theeasychase;
