type State = Vec<i64>;

/// The results of the moves of Left, who begins. A state here is Left's lead in points, and a heap: each counter
/// that is taken is a point.
fn left(state: &State) -> Vec<Vec<State>> {
    let (lead, heap) = (state[0], state[1]);
    (1..=3.min(heap)).map(|taken| vec![vec![lead + taken, heap - taken]]).collect()
}

/// The results of Right's moves.
fn right(state: &State) -> Vec<Vec<State>> {
    let (lead, heap) = (state[0], state[1]);
    (1..=3.min(heap)).map(|taken| vec![vec![lead - taken, heap - taken]]).collect()
}

/// Left's points minus Right's, if the player to move cannot move.
fn score(state: &State) -> i64 {
    state[0]
}

/// Who has which moves: `[moves]` for both players, or `[left, right]`.
const PLAYERS: &[fn(&State) -> Vec<Vec<State>>] = &[left, right];

/// The score of the states in which the player to move cannot move; `None` if that player loses.
const SCORE: Option<fn(&State) -> i64> = Some(score);
