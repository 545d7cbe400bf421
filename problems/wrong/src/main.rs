//! Plausible programs with one mistake each, in one binary: `wrong <program>` runs one of them.
//!
//! Each is named after the problem that it fails to solve; its first line names its mistake, and
//! its test the case that shows it. What several of them share is in `common`, and correct.

mod common {
    pub mod abc265_ex;
    pub mod cf1149e;
    pub mod cf1704f;
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
    abc265_ex_balanced,
    abc265_ex_more,
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
    luogu_p5363_first,
    luogu_p5363_modulus,
    mipt100_misere,
    mipt100_parity,
    poj1067_double,
    poj1067_nim,
    poj1067_single,
    poj1704_gaps,
    poj1704_left,
    poj1704_unsorted,
    poj1740_nim,
    poj1740_sets,
    poj2315_down,
    poj2315_nim,
    poj2315_no_limit,
    poj2931_count,
    poj2931_float,
    poj2931_greater,
    poj2931_lines,
    poj2931_top,
    poj3480_any,
    poj3480_normal,
    poj3480_ones,
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
