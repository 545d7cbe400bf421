type State = Vec<i64>;

/// The results of the moves: one state, or several whose sum is played.
fn moves(state: &State) -> Vec<Vec<State>> {
    (1..=3).filter(|taken| *taken <= state[0]).map(|taken| vec![vec![state[0] - taken]]).collect()
}

// The rest of this file answers `cargo judge explore`.
fn main() {
    let written = |state: &State| state.iter().map(i64::to_string).collect::<Vec<_>>().join(" ");
    let mut text = String::new();
    for line in std::io::stdin().lines() {
        let line = line.unwrap();
        let state = line.split_whitespace().map(|word| word.parse().unwrap()).collect();
        for option in moves(&state) {
            text += &option.iter().map(written).collect::<Vec<_>>().join("+");
            text.push(';');
        }
        text.push('\n');
    }
    print!("{text}");
}
