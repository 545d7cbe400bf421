//! Plausible programs with one mistake each, in one binary: `wrong <program>` runs one of them.
//!
//! Each is named after the problem that it fails to solve; its first line names its mistake, and
//! its test the case that shows it. What several of them share is in `common`, and correct.

mod common {
    pub mod abc265_ex;
    pub mod abc278_g;
    pub mod cf1147f;
    pub mod cf1149e;
    pub mod cf1704f;
    pub mod luogu_p1971;
    pub mod luogu_p2490;
    pub mod luogu_p5363;
    pub mod poj2315;
    pub mod poj2931;
    pub mod theeasychase;
}

use std::process::ExitCode;

macro_rules! programs {
    ($($name:ident,)*) => {
        mod programs {
            $(pub mod $name;)*
        }

        /// The program with this name.
        fn program(name: &str) -> Option<fn()> {
            match name {
                $(stringify!($name) => Some(programs::$name::main),)*
                _ => None,
            }
        }
    };
}

programs! {
    abc229_h_closed,
    abc265_ex_balanced,
    abc265_ex_more,
    abc278_g_copied,
    abc278_g_symmetric,
    abc278_g_untouched,
    agc002_e_unsorted,
    agc002_e_up,
    agc010_f_equal,
    agc010_f_greedy,
    arc168_b_largest,
    arc168_b_single,
    cf1147f_greedy,
    cf1147f_heavy,
    cf1147f_side,
    cf1149e_anywhere,
    cf1149e_depth,
    cf1149e_top,
    cf1451f_rows,
    cf1451f_sum,
    cf1704f_equal,
    cf1704f_majority,
    cf1704f_period,
    cf1704f_prefix,
    cf1704f_zero,
    cf494e_any_square,
    cf494e_overlaps,
    hdu1846_last,
    hdu1846_modulus,
    hdu2516_all,
    hdu2516_once,
    hdu2516_short,
    luogu_p1971_lost,
    luogu_p1971_whole,
    luogu_p2197_bytes,
    luogu_p2197_carried,
    luogu_p2197_pairs,
    luogu_p2252_digits,
    luogu_p2252_ordered,
    luogu_p2490_choice,
    luogu_p2490_modulo,
    luogu_p2490_nim,
    luogu_p3179_all,
    luogu_p3179_ruler,
    luogu_p3185_beans,
    luogu_p3185_odd,
    luogu_p4101_floor,
    luogu_p4101_inverted,
    luogu_p4136_single,
    luogu_p4136_zero,
    luogu_p4279_normal,
    luogu_p4279_reversed,
    luogu_p5363_first,
    luogu_p5363_modulus,
    luogu_p5970_all,
    luogu_p5970_kept,
    luogu_p6487_binary,
    luogu_p6487_once,
    luogu_p6791_fibonacci,
    luogu_p6791_normal,
    luogu_p7589_distance,
    luogu_p7589_retreat,
    luogu_p7864_depth,
    luogu_p7864_order,
    luogu_p8347_parity,
    luogu_p8347_root,
    mipt100_misere,
    mipt100_parity,
    poj1067_double,
    poj1067_nim,
    poj1067_ratio,
    poj1067_single,
    poj1704_gaps,
    poj1704_left,
    poj1704_unsorted,
    poj1740_nim,
    poj1740_sets,
    poj2315_down,
    poj2315_nim,
    poj2315_no_limit,
    poj2348_positive,
    poj2348_ratio,
    poj2425_ends,
    poj2425_numbered,
    poj2931_count,
    poj2931_float,
    poj2931_greater,
    poj2931_lines,
    poj2931_top,
    poj3480_any,
    poj3480_normal,
    poj3480_ones,
    spoj_cot3_black,
    spoj_cot3_colon,
    theeasychase_hasty,
    theeasychase_pass,
    theeasychase_two,
}

fn main() -> ExitCode {
    let name = std::env::args().nth(1).unwrap_or_default();
    if let Some(main) = program(&name) {
        main();
        ExitCode::SUCCESS
    } else {
        eprintln!("there is no wrong program `{name}`; src/programs/ holds them");
        ExitCode::FAILURE
    }
}
