type State = Vec<i64>;

/// The results of the moves: one state, or several whose sum is played.
fn moves(state: &State) -> Vec<Vec<State>> {
    (1..=3).filter(|taken| *taken <= state[0]).map(|taken| vec![vec![state[0] - taken]]).collect()
}

/// Who has which moves: `[moves]` for both players, or `[left, right]`.
const PLAYERS: &[fn(&State) -> Vec<Vec<State>>] = &[moves];

/// The score of the states in which the player to move cannot move; `None` if that player loses.
const SCORE: Option<fn(&State) -> i64> = None;
