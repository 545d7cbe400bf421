//! Treats the intervals as closed, so none may begin where another one ends.

use proconio::input;

pub fn main() {
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
