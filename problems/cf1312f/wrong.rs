//! The values of a castle after mixed forces, infantry and cavalry, from a table.

use proconio::input;

/// The values of 0, 1, 2, … defenders.
type Table = Vec<[u64; 3]>;

/// Answers every case. `allowed` says whether an attack is legal, from the numbers of defenders and
/// of victims; `place` finds a castle in the table; `count` gives a castle's contribution from its
/// number of winning attacks.
fn answer(
    allowed: fn(u64, u64) -> bool,
    place: fn(&Table, u64) -> usize,
    count: fn(usize) -> usize,
) {
    input! { cases: usize }
    for _ in 0..cases {
        input! { n: usize, kills: [u64; 3], castles: [u64; n] }
        let mut table: Table = vec![[0; 3]];
        for defenders in 1..200_u64 {
            let after = |last: usize| {
                let attacks = (0..3).filter(|&attack| attack == 0 || attack != last);
                let attacks = attacks.filter(|&attack| allowed(defenders, kills[attack]));
                let left = |attack: usize| defenders.saturating_sub(kills[attack]) as usize;
                let left: Vec<u64> = attacks.map(|attack| table[left(attack)][attack]).collect();
                (0..).find(|value| !left.contains(value)).unwrap_or(0)
            };
            let triple = [after(0), after(1), after(2)];
            table.push(triple);
        }
        let values = |castle| table[place(&table, castle)];
        let sum = castles.iter().fold(0, |sum, &castle| sum ^ values(castle)[0]);
        let wins = |castle: u64| {
            let attacks = (0..3).filter(|&attack| allowed(castle, kills[attack]));
            let left = |attack: usize| values(castle.saturating_sub(kills[attack]))[attack];
            let wins = attacks.filter(|&attack| sum ^ values(castle)[0] ^ left(attack) == 0);
            count(wins.count())
        };
        let all: usize = castles.iter().map(|&castle| wins(castle)).sum();
        println!("{all}");
    }
}

/// The place of a castle in the table, which is periodic from 100 on.
fn place(table: &Table, castle: u64) -> usize {
    let beyond = castle.saturating_sub(100);
    (castle - beyond + beyond % period(table)) as usize
}

/// The period of the values from 100 on.
fn period(table: &Table) -> u64 {
    let holds = |period: &usize| table[100..200 - period] == table[100 + period..];
    (1..100).find(holds).expect("a period") as u64
}

/// Counts the castles with a winning attack, not the attacks.
pub fn castles() {
    answer(|_, _| true, place, |wins| wins.min(1));
}

/// Allows an attack only if there are at least as many defenders as it kills.
pub fn clamped() {
    answer(|defenders, kills| kills <= defenders, place, |wins| wins);
}

/// Repeats the values from the first one, though the period begins later.
pub fn preperiod() {
    answer(|_, _| true, |table, castle| (castle % period(table)) as usize, |wins| wins);
}
