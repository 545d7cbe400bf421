//! The judge's side, and the answers of a player.

use proconio::input_interactive;

/// Plays the blocks that `answer` returns for the judge's last block, or for none.
pub fn play(begins: bool, mut answer: impl FnMut(Option<(usize, usize)>) -> (usize, usize)) {
    let mut last = None;
    if begins {
        println!("First");
    } else {
        println!("Second");
        last = heard();
    }
    loop {
        let (first, count) = answer(last);
        println!("{first} {count}");
        last = heard();
        if last.is_none() {
            break;
        }
    }
}

/// The judge's move, unless it ends the game.
fn heard() -> Option<(usize, usize)> {
    input_interactive! { a: i64, b: i64 }
    (b > 0).then_some((a as usize, b as usize))
}
