use proconio::input;

/// Treats the intervals as closed, so none may begin where another one ends.
pub fn closed() {
    input! { cases: [[(usize, usize)]] }
    for intervals in cases {
        let mut values = vec![vec![0_u64; 102]; 102];
        for width in 1..100 {
            for a in 0..=100 - width {
                let b = a + width + 1;
                let within = intervals.iter().filter(|&&(l, r)| a < l && r < b);
                let options: Vec<u64> = within.map(|&(l, r)| values[a][l] ^ values[r][b]).collect();
                values[a][b] = (0..).find(|value| !options.contains(value)).unwrap();
            }
        }
        println!("{}", if values[0][101] > 0 { "Alice" } else { "Bob" });
    }
}

/// Decides by the parity of the greatest number of intervals that can be chosen.
pub fn most() {
    input! { cases: [[(usize, usize)]] }
    for mut intervals in cases {
        intervals.sort_unstable_by_key(|&(_, right)| right);
        let (mut count, mut end) = (0, 0);
        for (left, right) in intervals {
            if left >= end {
                end = right;
                count += 1;
            }
        }
        println!("{}", if count % 2 == 1 { "Alice" } else { "Bob" });
    }
}
