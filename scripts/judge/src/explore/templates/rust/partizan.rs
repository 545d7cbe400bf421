type State = Vec<i64>;

/// The results of Left's moves: one state, or several whose sum is played.
fn left(state: &State) -> Vec<Vec<State>> {
    (1..=2).filter(|taken| *taken <= state[0]).map(|taken| vec![vec![state[0] - taken]]).collect()
}

/// The results of Right's moves.
fn right(state: &State) -> Vec<Vec<State>> {
    (2..=3).filter(|taken| *taken <= state[0]).map(|taken| vec![vec![state[0] - taken]]).collect()
}

/// Who has which moves: `[moves]` for both players, or `[left, right]`.
const PLAYERS: &[fn(&State) -> Vec<Vec<State>>] = &[left, right];

/// The score of the states in which the player to move cannot move; `None` if that player loses.
const SCORE: Option<fn(&State) -> i64> = None;
