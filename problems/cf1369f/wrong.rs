//! Matches of rounds.

use proconio::input;

/// Answers the case. The closures say whether a round's opener can force a win, whether he can force a loss, and
/// whether he succeeds, from whether the player who begins the next round does.
fn answer(
    wins: fn(u64, u64) -> bool,
    loses: impl Fn(u64, u64) -> bool,
    begins: fn((bool, bool), bool) -> bool,
) {
    input! { rounds: [(u64, u64)] }
    let rounds: Vec<(bool, bool)> =
        rounds.iter().map(|&(s, e)| (wins(s, e), loses(s, e))).collect();
    let Some((&(can_win, can_lose), earlier)) = rounds.split_last() else {
        return;
    };
    let first = |last| earlier.iter().rev().fold(last, |next, &round| begins(round, next));
    println!("{} {}", u8::from(first(can_win)), u8::from(first(can_lose)));
}

/// True if the opener can force a win of a round.
fn wins(s: u64, e: u64) -> bool {
    if e % 2 == 1 {
        s % 2 == 0
    } else if s > e / 2 {
        s % 2 == 1
    } else {
        s > e / 4 || wins(s, e / 4)
    }
}

/// True if the opener can force the loss of a round.
fn loses(s: u64, e: u64) -> bool {
    loses_by(wins, s, e)
}

/// Like [`loses`]; `wins` says whether the opener can force a win.
fn loses_by(wins: fn(u64, u64) -> bool, s: u64, e: u64) -> bool {
    s > e / 2 || wins(s, e / 2)
}

/// Returns whether a round's opener succeeds when the loser begins the next round; `next` says whether that round's
/// opener does.
fn loser_begins(round: (bool, bool), next: bool) -> bool {
    if next {
        round.1
    } else {
        round.0
    }
}

/// Assumes that whoever goes beyond half of an even limit lets the opponent win the round, and so
/// halves the limit below it, as is right for losing.
pub fn half() {
    fn wins(s: u64, e: u64) -> bool {
        if e % 2 == 1 {
            s % 2 == 0
        } else if s > e / 2 {
            s % 2 == 1
        } else {
            wins(s, e / 2)
        }
    }
    answer(wins, |s, e| loses_by(wins, s, e), loser_begins);
}

/// Assumes that whoever cannot force a win of a round can force a loss.
pub fn willing() {
    answer(wins, |s, e| !wins(s, e), loser_begins);
}

/// Lets the winner of a round begin the next one.
pub fn winner() {
    answer(wins, loses, |round, next| if next { round.0 } else { round.1 });
}
