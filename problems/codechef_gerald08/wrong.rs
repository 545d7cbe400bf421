use proconio::input;

/// Counts the edges of each colour, as if each were worth one move wherever it is.
pub fn count() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { n: usize, edges: [(usize, usize, u8); n - 1] }
        let black = edges.iter().filter(|edge| edge.2 == 0).count();
        let white = edges.len() - black;
        let answer = match black.cmp(&white) {
            std::cmp::Ordering::Greater => "Chef Chef",
            std::cmp::Ordering::Less => "Ksen Ksen",
            std::cmp::Ordering::Equal => "Ksen Chef",
        };
        println!("{answer}");
    }
}
