//! The judge's side, and the answers of a player.

use proconio::input_interactive;

/// Plays the blocks that `answer` returns for the judge's last block, or for none.
fn play(begins: bool, mut answer: impl FnMut(Option<(usize, usize)>) -> (usize, usize)) {
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

/// Lets the judge begin if the middle cannot be taken, and mirrors his moves, as if he could not
/// take it either.
pub fn copied() {
    input_interactive! { n: usize, l: usize, r: usize }
    let middle = l + (n - l) % 2;
    play(middle <= r, |last| match last {
        None => ((n - middle) / 2 + 1, middle),
        Some((first, count)) => ((n + 2).saturating_sub(first + count), count),
    });
}

/// Takes as many cards as allowed out of the middle, even if this leaves one more on one side, and
/// then mirrors.
pub fn symmetric() {
    input_interactive! { n: usize, _l: usize, r: usize }
    play(true, |last| match last {
        None => ((n - r) / 2 + 1, r),
        Some((first, count)) => ((n + 2).saturating_sub(first + count), count),
    });
}

/// Always begins, and takes the first available block.
pub fn untouched() {
    input_interactive! { n: usize, l: usize, _r: usize }
    let mut there = vec![true; n + 2];
    play(true, |last| {
        if let Some((first, count)) = last {
            there[first..first + count].fill(false);
        }
        let first = (1..=n + 1 - l).find(|&first| there[first..first + l].iter().all(|&card| card));
        match first {
            Some(first) => {
                there[first..first + l].fill(false);
                (first, l)
            }
            None => (0, 0),
        }
    });
}
