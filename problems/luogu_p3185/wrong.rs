use proconio::input;
use shared::grundy::heap_values;
use shared::nim;

/// Answers the cases; `times` says how often a move from a bottle with this many beans is counted.
fn answer(times: fn(u64) -> u64) {
    input! { cases: usize }
    for _ in 0..cases {
        input! { beans: [u64] }
        let bottles = beans.len();
        let values = heap_values(bottles as u64 - 1, |bean| {
            let pairs = (0..bean).flat_map(|k| (0..=k).map(move |j| vec![j, k]));
            pairs.collect()
        });
        let value = |bottle: usize| values[bottles - 1 - bottle];
        let odd = (0..bottles).filter(|&i| beans[i] % 2 == 1);
        let sum = nim::sum(odd.map(value));
        let mut winning = Vec::new();
        for (i, &left) in beans.iter().enumerate() {
            for j in i + 1..bottles {
                for k in j..bottles {
                    if value(i) ^ value(j) ^ value(k) == sum {
                        winning.extend((0..times(left)).map(|_| (i, j, k)));
                    }
                }
            }
        }
        match winning.first() {
            Some((i, j, k)) => println!("{i} {j} {k}"),
            None => println!("-1 -1 -1"),
        }
        println!("{}", winning.len());
    }
}

/// Counts a winning move once for each bean that can make it.
pub fn beans() {
    answer(|left| left);
}

/// Takes beans only out of bottles with an odd number of them, since only these count in the
/// nim-sum.
pub fn odd() {
    answer(|left| left % 2);
}
