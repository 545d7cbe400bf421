// The rest of this file answers `cargo judge explore`.
fn main() {
    use std::fmt::Write;
    for line in std::io::stdin().lines() {
        let line = line.unwrap();
        let state = line.split_whitespace().map(|word| word.parse().unwrap()).collect();
        let options: Vec<_> = PLAYERS.iter().map(|moves| moves(&state)).collect();
        let mut text = String::new();
        for (player, options) in options.iter().enumerate() {
            text += if player > 0 { "|" } else { "" };
            for sum in options {
                for (part, state) in sum.iter().enumerate() {
                    text += if part > 0 { "+" } else { "" };
                    for (place, number) in state.iter().enumerate() {
                        text += if place > 0 { " " } else { "" };
                        write!(text, "{number}").unwrap();
                    }
                }
                text += ";";
            }
        }
        if let Some(score) = SCORE.filter(|_| options.iter().any(Vec::is_empty)) {
            write!(text, "={}", score(&state)).unwrap();
        }
        // Each line is sent at once, as the next states may depend on it.
        println!("{text}");
    }
}
