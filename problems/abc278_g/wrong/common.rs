//! The judge's side of abc278_g, and the answers of a player.

use proconio::input_interactive;

/// Reads N, L and R, and plays the blocks that `answer` returns for the judge's last block, or for none.
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

/// The judge's move, if it has one and has not ended the game.
fn heard() -> Option<(usize, usize)> {
    input_interactive! { a: i64, b: i64 }
    (b > 0).then_some((a as usize, b as usize))
}
