//! Rows from which the players take different numbers of neighbours, against the rules.

use jury::cases::multisets;
use shared::unequal_takes::longer_wins;
use std::collections::HashMap;

/// Returns whether the player to move wins, who takes the first of these numbers.
fn wins(rows: &[u64], takes: [u64; 2], known: &mut HashMap<(Vec<u64>, [u64; 2]), bool>) -> bool {
    let mut rows: Vec<u64> = rows.iter().copied().filter(|&row| row > 0).collect();
    rows.sort_unstable();
    let key = (rows, takes);
    if let Some(&known) = known.get(&key) {
        return known;
    }
    let (rows, [own, other]) = &key;
    let mut is_won = false;
    for (at, &row) in rows.iter().enumerate() {
        for left in 0..=row.saturating_sub(*own) {
            if row >= *own && !is_won {
                let mut rest = rows.clone();
                rest[at] = left;
                rest.push(row - own - left);
                is_won = !wins(&rest, [*other, *own], known);
            }
        }
    }
    known.insert(key, is_won);
    is_won
}

#[test]
fn the_four_cases_are_those_of_the_rules() {
    let mut known = HashMap::new();
    for b in 1..=4 {
        for a in b + 1..=b + 4 {
            for rows in multisets(1..=3, 1..=9).chain(multisets(1..=1, 10..=20)) {
                let expected = wins(&rows, [a, b], &mut known);
                assert_eq!(longer_wins(&rows, a, b), expected, "{rows:?}, {a} and {b}");
            }
        }
    }
}
