use proconio::input;

const PRIME: u64 = 1_000_000_007;

/// Answers from a table of means; the closures give the values if Bob must add in all turns, or in none.
fn answer(all: fn(u64, u64) -> Option<u64>, none: fn(u64, u64) -> u64) {
    input! { cases: [(usize, usize, u64)] }
    for (n, m, k) in cases {
        let mut values = vec![0; m + 1];
        for turns in 1..=n {
            for adds in (0..=m.min(turns)).rev() {
                let all = all(turns as u64, k).filter(|_| adds == turns);
                values[adds] = match (adds, all) {
                    (0, _) => none(turns as u64, k),
                    (_, Some(all)) => all % PRIME,
                    _ => (values[adds] + values[adds - 1]) % PRIME * ((PRIME + 1) / 2) % PRIME,
                };
            }
        }
        println!("{}", values[m]);
    }
}

/// Takes the mean even if Bob must add in all turns.
pub fn diagonal() {
    answer(|turns, k| (turns == 1).then_some(k), |_, _| 0);
}

/// Lets Alice lose k in each turn in which Bob need not add.
pub fn negative() {
    answer(|turns, k| Some(turns * k), |turns, k| (1_000_000_007 - k) * turns % 1_000_000_007);
}
