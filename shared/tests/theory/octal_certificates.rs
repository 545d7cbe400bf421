//! Certificates of periods: the checker accepts the output of the search and refuses changed certificates.

use super::octal_periods::{proved, QUICK};
use shared::octal::Octal;

#[path = "../../examples/octal/certificate.rs"]
mod certificate;
#[allow(dead_code)]
#[path = "../../examples/octal_check.rs"]
mod octal_check;

use octal_check::check;

fn certificate_of(code: &str) -> String {
    let game: Octal = code.parse().unwrap();
    let periodic = game.periodic(QUICK as u64).expect(code);
    let mut heaps = game.sparse_values().unwrap();
    heaps.extend_to(game.values_needed(&periodic) - 1);
    let mut text = Vec::new();
    certificate::write(&mut text, &game, &heaps, &periodic).unwrap();
    String::from_utf8(text).unwrap()
}

/// Games with few and with many rare heaps, with and without the digit of size, and one whose checker forgets
/// the first values.
const CODES: [&str; 4] = ["0.77", "0.07", "0.017", "0.156"];

fn is_refused(certificate: &str) {
    if let Ok(proved) = check(certificate) {
        panic!("{proved}, by\n{certificate}");
    }
}

#[test]
fn the_certificates_of_all_short_periods_are_accepted() {
    for (code, (period, preperiod), needed) in proved() {
        if needed <= QUICK {
            let proved = format!("{code} has the period {period} and the preperiod {preperiod}");
            let game: Octal = code.parse().unwrap();
            let proved = proved.replace(code, &game.to_string());
            assert_eq!(check(&certificate_of(code)), Ok(proved));
        }
    }
}

#[test]
fn the_beginning_of_a_certificate_is_refused() {
    for code in CODES {
        let whole = certificate_of(code);
        for end in 0..whole.len() - "\n".len() {
            is_refused(&whole[..end]);
        }
    }
}

/// The test skips parts, since another part may show the same.
#[test]
fn a_line_that_is_missing_or_changed_is_refused() {
    for code in CODES {
        let whole = certificate_of(code);
        for line in whole.lines().filter(|line| !line.starts_with("part ")) {
            is_refused(&whole.replacen(&format!("{line}\n"), "", 1));
            let fields: Vec<&str> = line.split(' ').collect();
            // The heap of a `not-period` is not changed, since the changed heap may refute the same period.
            let end = if fields[0] == "not-period" { 2 } else { fields.len() };
            for place in 1..end {
                for changed in changes(fields[0], fields[place]) {
                    let mut fields = fields.clone();
                    fields[place] = &changed;
                    is_refused(&whole.replacen(line, &fields.join(" "), 1));
                }
            }
        }
    }
}

/// Returns wrong values for a field.
fn changes(name: &str, field: &str) -> Vec<String> {
    match name {
        "octal" => vec![format!("{field}1"), field.replacen('0', "4", 1), "0.8".into()],
        "mask" => {
            let mask = u16::from_str_radix(field, 2).unwrap();
            (0..3).map(|digit| format!("{:b}", mask ^ 1 << digit)).collect()
        }
        "by-size" => vec![(field != "true").to_string()],
        _ => {
            let number: usize = field.parse().unwrap();
            [number.wrapping_sub(1), number + 1, 2 * number + 1].map(|n| n.to_string()).into()
        }
    }
}

/// The claims are true, but their periods or preperiods are not the least ones.
#[test]
fn claims_that_are_not_least_are_refused() {
    let kayles = certificate_of("0.77");
    assert!(check(&kayles).is_ok());
    let later = kayles.replace("preperiod 71\n", "preperiod 83\n");
    let later = later.replace("heaps 168\n", "heaps 192\n");
    let later =
        later.replace("not-period 6 71\nnot-period 4 71\n", "not-period 6 83\nnot-period 4 83\n");
    for value in 0..=8 {
        is_refused(&later.replace("exception 70 6\n", &format!("exception 82 {value}\n")));
    }
    let longer = kayles.replace("period 12\n", "period 24\n");
    let longer = longer.replace("heaps 168\n", "heaps 192\n");
    for heap in 71..83 {
        let divisors = format!("not-period 12 {heap}\nnot-period 8 71\n");
        is_refused(&longer.replace("not-period 6 71\nnot-period 4 71\n", &divisors));
    }
}

/// Without the lines `part`, a certificate would need all values that a last heap can break into. The empty heap is not
/// a part.
#[test]
fn parts_are_needed_and_never_empty() {
    let whole = certificate_of("0.156");
    let lines = whole.lines().filter(|line| !line.starts_with("part "));
    let without = lines.collect::<Vec<_>>().join("\n") + "\n";
    is_refused(&without);
    is_refused(&without.replace("end\n", "part 0\nend\n"));
}
