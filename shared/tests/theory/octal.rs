//! Octal games against their rules, and their periods against the published tables.

use crate::grundy::lasker_options;
use jury::cases::all_lists_of;
use jury::rules::colouring::Colouring;
use jury::rules::octal;
use jury::rules::Player;
use jury::search::impartial::Grundy;
use jury::search::partizan::Outcomes;
use shared::grundy::heap_values;
use shared::octal::{lasker, take_and_break, Octal, ParseError};

fn game(code: &str) -> Octal {
    code.parse().unwrap()
}

/// Every code `0.abc` and `4.abc` on every heap up to 9.
#[test]
fn values_are_those_of_the_rules() {
    for number in 0..1024_usize {
        let digits = [number >> 9, number >> 6 & 7, number >> 3 & 7, number & 7];
        let digits = digits.map(|digit| digit as u8);
        let digits = [4 * digits[0], digits[1], digits[2], digits[3]];
        let code = format!("{}.{}{}{}", digits[0], digits[1], digits[2], digits[3]);
        let values = game(&code).values(9);
        let mut grundy = Grundy::new(octal::Octal(digits.to_vec()));
        for (heap, &value) in values.iter().enumerate() {
            assert_eq!(value, grundy.value(&vec![heap as u64]), "{code} {heap}");
        }
        let by_options = heap_values(9, |heap| game(&code).options(heap));
        assert_eq!(values, by_options, "{code}");
    }
}

/// E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, ch. 4: the values of Kayles are those of the
/// last row with fourteen exceptions.
#[test]
fn kayles_has_its_published_values() {
    let kayles = game("0.77").periodic(200).unwrap();
    assert_eq!((kayles.preperiod(), kayles.period()), (71, 12));
    let published = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
    for (n, value) in (72..).zip(published) {
        assert_eq!(kayles.value(n), value, "{n}");
    }
    let exceptions = [
        (0, 0),
        (3, 3),
        (6, 3),
        (9, 4),
        (11, 6),
        (15, 7),
        (18, 3),
        (21, 4),
        (22, 6),
        (28, 5),
        (34, 6),
        (39, 3),
        (57, 4),
        (70, 6),
    ];
    assert!(kayles.exceptions().eq(exceptions));
}

/// The same for Dawson's Kayles, from *Winning Ways* and the On-Line Encyclopedia of Integer Sequences,
/// A002187: seven exceptions, the last one at 52.
#[test]
fn dawsons_kayles_has_its_published_values() {
    let dawson = game("0.07").periodic(400).unwrap();
    assert_eq!((dawson.preperiod(), dawson.period()), (53, 34));
    let published = [
        0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0,
        4, 5, 2, 7, 4, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0, 1, 1, 3, 0,
        2, 1, 1, 0, 4, 5, 3, 7, 4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0,
        1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7, 4, 8,
    ];
    for (n, value) in (0..).zip(published) {
        assert_eq!(dawson.value(n), value, "{n}");
    }
    let exceptions = [(0, 0), (1, 0), (15, 0), (17, 2), (18, 2), (32, 2), (35, 0), (52, 2)];
    assert!(dawson.exceptions().eq(exceptions));
}

#[test]
fn dawsons_chess_is_dawsons_kayles_one_place_later() {
    let chess = game("0.137").periodic(400).unwrap();
    let kayles = game("0.07").periodic(400).unwrap();
    for n in 0..1000 {
        assert_eq!(chess.value(n), kayles.value(n + 1), "{n}");
    }
}

/// Periods and the first place from which they hold: *Winning Ways*, ch. 4; A. Flammenkamp's
/// tables *Sprague-Grundy values of octal games*; A071074 and A071452 in the On-Line Encyclopedia.
#[test]
fn periods_are_the_published_ones() {
    for (code, period, preperiod) in [
        ("0.07", 34, 53),
        ("0.137", 34, 52),
        ("0.45", 20, 498),
        ("0.77", 12, 71),
        ("0.055", 148, 259),
        ("0.156", 349, 3479),
        ("0.165", 1550, 5181),
        ("0.356", 142, 7315),
        ("0.644", 442, 3256),
        ("0.7777", 24, 142),
        ("0.11377", 32, 187),
    ] {
        let game = game(code);
        let periodic = game.periodic(20_000).unwrap();
        let found = (periodic.period(), periodic.preperiod());
        assert_eq!(found, (period, preperiod), "{code}");
        let values = game.values(5000);
        for (n, value) in (0..).zip(values) {
            assert_eq!(u64::from(periodic.value(n)), value, "{code} {n}");
        }
    }
}

/// In these games, the first heap that breaks into 1 and 1 is the first that is not worth 0, and the values
/// before it seem to prove period 1.
#[test]
fn a_break_into_equal_heaps_ends_a_row_of_zeros() {
    for zeros in [0, 1, 2, 62] {
        let game = game(&format!("0.{}4", "0".repeat(zeros)));
        let values = game.values(200);
        assert_eq!(values.iter().position(|&value| value > 0), Some(zeros + 3));
        for limit in 0..zeros as u64 + 8 {
            assert_eq!(game.periodic(limit), None, "{game} {limit}");
        }
    }
}

/// Long periods from the same tables.
#[test]
fn long_periods_are_the_published_ones() {
    for (code, period, preperiod) in
        [("0.16", 149_459, 105_351), ("0.56", 144, 326_640), ("0.127", 4, 46_578)]
    {
        let periodic = game(code).periodic(1_000_000).unwrap();
        let found = (periodic.period(), periodic.preperiod());
        assert_eq!(found, (period, preperiod), "{code}");
    }
}

/// Games without a known period.
#[test]
fn no_period_is_claimed_where_none_is_known() {
    for code in ["0.007", "0.6", "0.06"] {
        assert_eq!(game(code).periodic(3000), None, "{code}");
    }
}

#[test]
fn the_theorem_is_not_applied_to_endless_codes() {
    assert_eq!(game("0.333...").periodic(100), None);
    assert_eq!(game("0.333...").values(50), (0..=50).collect::<Vec<_>>());
}

#[test]
fn a_proof_needs_all_of_its_values() {
    let kayles = game("0.77");
    let last = 2 * 71 + 2 * 12 + 2 - 1;
    assert_eq!(kayles.periodic(last - 1), None);
    assert!(kayles.periodic(last).is_some());
}

#[test]
fn codes_are_printed_in_their_shortest_form() {
    for (code, shortest) in [
        ("0.77", "0.77"),
        ("0.0", "0.0"),
        ("0.000", "0.0"),
        ("4.70", "4.7"),
        ("0.07000...", "0.07"),
        ("4.333...", "4.3..."),
        (".77", "0.77"),
        (".3...", "0.3..."),
        ("0.1377...", "0.137..."),
    ] {
        assert_eq!(game(code).to_string(), shortest);
        assert_eq!(game(shortest), game(code));
    }
}

#[test]
fn other_texts_are_refused() {
    for (text, error) in [
        ("77", ParseError::NotACode),
        (".", ParseError::NotACode),
        ("....", ParseError::NotACode),
        ("0.", ParseError::NotACode),
        ("0....", ParseError::NotACode),
        ("0.78", ParseError::NotADigit('8')),
        ("0.7.7", ParseError::NotADigit('.')),
        ("-0.7", ParseError::NotADigit('-')),
        ("3.7", ParseError::MoveWithoutEnd),
        ("04.7", ParseError::MoveWithoutEnd),
    ] {
        assert_eq!(text.parse::<Octal>(), Err(error), "{text}");
    }
}

#[test]
fn errors_name_what_was_expected() {
    for (text, expected) in [
        ("77", "a code such as 0.77"),
        ("0.78", "a digit from 0 to 7, found `8`"),
        ("3.7", "a move must make progress"),
    ] {
        let error = text.parse::<Octal>().unwrap_err();
        assert!(error.to_string().contains(expected), "{error}");
    }
}

#[test]
fn the_values_of_lasker_are_those_of_its_options() {
    let values = heap_values(400, lasker_options);
    let code = take_and_break(400, |taken| if taken == 0 { 4 } else { 3 });
    assert_eq!(values, code);
    for (heap, value) in values.into_iter().enumerate() {
        assert_eq!(value, lasker(heap as u32), "{heap}");
    }
}

#[test]
fn values_by_digits_are_those_of_the_definition() {
    for number in 0..128_u8 {
        let digits = [number >> 6 << 2, number >> 3 & 7, number & 7];
        let values = take_and_break(7, |taken| digits.get(taken as usize).copied().unwrap_or(0));
        let mut grundy = Grundy::new(octal::Octal(digits.to_vec()));
        for (heap, value) in values.into_iter().enumerate() {
            assert_eq!(value, grundy.value(&vec![heap as u64]), "{digits:?} {heap}");
        }
    }
}

/// The colouring game (Codeforces 1704F): if equally many cells of each colour are left and none is next to
/// a cell of the other colour, whoever begins loses. So such cells may be left out of a balanced row.
#[test]
fn single_cells_that_are_left_over_balance() {
    let mut outcomes = Outcomes::new(Colouring);
    let mut tried = 0;
    for cells in all_lists_of(0..=9, vec!['R', 'B', 'W']) {
        let row = String::from_iter(cells);
        let is_balanced = row.matches('R').count() == row.matches('B').count();
        if is_balanced && !row.contains("RB") && !row.contains("BR") {
            for player in [Player::Left, Player::Right] {
                assert!(!outcomes.wins(&row, player), "{row} {player:?}");
            }
            tried += 1;
        }
    }
    assert!(tried > 500, "{tried}");
}
