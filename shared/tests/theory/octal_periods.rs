//! All octal games of three digits, `0.abc` and `4.ab`, and their proved periods.
//!
//! `octal_periods.txt` has a line for each code: the period and the first heap from which it holds, or
//! `unproved`. It agrees with the tables of E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, ch.
//! 4, and A. Flammenkamp, *Sprague-Grundy values of octal games*, in the games that
//! `octal::periods_are_the_published_ones` names, and in `0.054`, `0.104`, `0.127`, `0.16`, `0.56`,
//! `0.354`, `0.376`, `0.454`.

use shared::octal::Octal;

const TABLE: &str = include_str!("octal_periods.txt");

/// Proofs that need more values run only at night.
pub const QUICK: usize = 20_000;

/// The number of heaps tried for games without a proved period.
const TRIED: usize = 2000;

/// A period, and the first heap from which it holds.
pub type Period = (usize, usize);

fn table() -> impl Iterator<Item = (&'static str, Option<Period>)> {
    TABLE.lines().map(|line| {
        let fields: Vec<&str> = line.split(' ').collect();
        match fields[..] {
            [code, "unproved"] => (code, None),
            [code, period, preperiod] => {
                let number = |text: &str| text.parse().unwrap();
                (code, Some((number(period), number(preperiod))))
            }
            _ => panic!("{line}"),
        }
    })
}

/// The codes with a period in the table, and the number of values that prove it.
pub fn proved() -> impl Iterator<Item = (&'static str, Period, usize)> {
    table().filter_map(|(code, period)| {
        let (period, preperiod) = period?;
        let places = code[2..].trim_end_matches('0').len();
        Some((code, (period, preperiod), 2 * (preperiod.max(1) + period) + places))
    })
}

/// Checks that exactly the values that the theorem needs prove the period, and one less does not.
fn check(code: &str, expected: Period, needed: usize) {
    let game: Octal = code.parse().unwrap();
    let mut heaps = game.sparse_values().unwrap();
    heaps.extend_to(needed - 1);
    let periodic = game.prove(heaps.values()).expect(code);
    let found = (periodic.period(), periodic.preperiod());
    assert_eq!(found, expected, "{code}");
    assert_eq!(game.values_needed(&periodic), needed, "{code}");
    assert_eq!(game.prove(&heaps.values()[..needed - 1]), None, "{code}");
}

#[test]
fn the_table_has_all_codes() {
    let three = (0..512).map(|number| format!("0.{number:03o}"));
    let two = (0..64).map(|number| format!("4.{number:02o}"));
    let codes: Vec<String> = three.chain(two).collect();
    let listed: Vec<&str> = table().map(|(code, _)| code).collect();
    assert_eq!(listed, codes);
}

#[test]
fn short_periods_are_proved() {
    for (code, period, needed) in proved().filter(|&(.., needed)| needed <= QUICK) {
        check(code, period, needed);
    }
}

#[test]
#[ignore = "takes minutes: .ci/night runs it"]
fn long_periods_are_proved() {
    for (code, period, needed) in proved().filter(|&(.., needed)| needed > QUICK) {
        check(code, period, needed);
    }
}

#[test]
fn no_period_is_claimed_for_the_others() {
    for (code, _) in table().filter(|(_, period)| period.is_none()) {
        let game: Octal = code.parse().unwrap();
        assert_eq!(game.periodic(TRIED as u64), None, "{code}");
    }
}
