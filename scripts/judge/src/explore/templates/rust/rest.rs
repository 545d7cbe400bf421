
// The rest of this file answers `cargo judge explore`.
fn main() {
    let written = |state: &State| state.iter().map(i64::to_string).collect::<Vec<_>>().join(" ");
    let sum = |parts: &Vec<State>| parts.iter().map(written).collect::<Vec<_>>().join("+") + ";";
    let mut text = String::new();
    for line in std::io::stdin().lines() {
        let line = line.unwrap();
        let state = line.split_whitespace().map(|word| word.parse().unwrap()).collect();
        let options: Vec<_> = PLAYERS.iter().map(|moves| moves(&state)).collect();
        let listed = options.iter().map(|options| options.iter().map(sum).collect::<String>());
        text += &listed.collect::<Vec<_>>().join("|");
        if let Some(score) = SCORE.filter(|_| options.iter().any(Vec::is_empty)) {
            text += &format!("={}", score(&state));
        }
        text.push('\n');
    }
    print!("{text}");
}
