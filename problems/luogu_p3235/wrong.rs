use proconio::input;

/// Answers all games. The values are found from the first `splits` splits for each quotient; only
/// heaps of at least F + `more` stones are split.
fn answer(splits: usize, more: usize) {
    input! { t: usize, least: usize, games: [[usize]; t] }
    let largest = games.iter().flatten().max().copied().unwrap_or(0);
    let mut values: Vec<usize> = Vec::new();
    for heap in 0..=largest {
        let mut options = Vec::new();
        let mut parts = 2;
        while parts <= heap && heap >= least + more {
            let size = heap / parts;
            let last = heap / size;
            for parts in (parts..=last).take(splits) {
                let greater = heap % parts;
                let mut value = (parts - greater) % 2 * values[size];
                if greater % 2 == 1 {
                    value ^= values[size + 1];
                }
                options.push(value);
            }
            parts = last + 1;
        }
        options.sort_unstable();
        options.dedup();
        let value = options.iter().enumerate().find(|&(at, &option)| at != option);
        values.push(value.map_or(options.len(), |(at, _)| at));
    }
    let wins = games.iter().map(|heaps| heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]) != 0);
    let answers: Vec<&str> = wins.map(|wins| if wins { "1" } else { "0" }).collect();
    println!("{}", answers.join(" "));
}

/// Takes one split for each quotient.
pub fn first() {
    answer(1, 0);
}

/// Splits only heaps of more than F stones.
pub fn larger() {
    answer(2, 1);
}
