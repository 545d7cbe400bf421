use proconio::input;

/// Answers a case. The closures say which gaps may follow a gap, and give the value of a position from its options.
fn answer(may_follow: fn(u64, u64) -> bool, value: fn(&[usize]) -> usize) {
    input! { n: usize, lists: [[u64]; n] }
    let sum = lists.iter().fold(0, |sum, list| {
        let mut values = vec![Vec::new(); list.len()];
        for last in (0..list.len()).rev() {
            for before in 0..=last {
                let gap = list[last] - list[before];
                let next = last + 1..list.len();
                let next = next.filter(|&next| may_follow(gap, list[next] - list[last]));
                let options: Vec<usize> = next.map(|next: usize| values[next][last]).collect();
                values[last].push(value(&options));
            }
        }
        let first: Vec<usize> = (0..list.len()).map(|first| values[first][first]).collect();
        sum ^ value(&first)
    });
    println!("{}", if sum > 0 { "YES" } else { "NO" });
}

fn mex(options: &[usize]) -> usize {
    (0..).find(|value| !options.contains(value)).unwrap()
}

/// Allows a gap to equal the one before.
pub fn equal() {
    answer(|gap, next| next >= gap, mex);
}

/// Gives a list the greatest possible number of picks as its value.
pub fn longest() {
    answer(|gap, next| next > gap, |options| options.iter().max().map_or(0, |most| most + 1));
}
