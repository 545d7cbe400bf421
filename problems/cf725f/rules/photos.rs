//! Stacks of photos, each with a value for either player: a move takes the top photo of a stack,
//! and gains its value for the mover, or passes. Two passes in a row end the game.

use super::{Player, Scoring, VisitGain};
use crate::listed::Listed;

/// The values for Left and for Right.
pub type Photo = [i64; 2];

/// Taking photos from the tops of stacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Photos;

/// Stacks, each from its top down, and the number of passes since the last photo was taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stacks {
    /// The photos that are left.
    pub stacks: Vec<Vec<Photo>>,
    /// The passes since the last photo was taken: 0, 1 or 2.
    pub passes: u8,
}

impl Scoring for Photos {
    type Position = Stacks;

    fn moves(&self, position: &Stacks, player: Player, visit: VisitGain<Stacks>) {
        let Stacks { stacks, passes } = position;
        if *passes == 2 || stacks.iter().all(Vec::is_empty) {
            return;
        }
        for (at, stack) in stacks.iter().enumerate() {
            if let [top, below @ ..] = stack.as_slice() {
                let stacks = super::replaced(stacks, at, below.to_vec());
                let gain = top[player as usize];
                visit(
                    Stacks { stacks, passes: 0 },
                    gain,
                    format_args!("take the top of stack {}, for {gain}", at + 1),
                );
            }
        }
        let passed = Stacks { passes: passes + 1, ..position.clone() };
        visit(passed, 0, format_args!("pass"));
    }

    fn draw(&self, Stacks { stacks, passes }: &Stacks) -> String {
        let stack = |photos: &Vec<Photo>| {
            let photos = photos.iter().map(|[left, right]| format!("{left}/{right}"));
            photos.listed().join(" over ")
        };
        let mut lines: Vec<String> = (1..)
            .zip(stacks)
            .map(|(number, photos)| format!("stack {number}: {}", stack(photos)))
            .listed();
        match passes {
            0 => {}
            1 => lines.push(String::from("(one pass)")),
            _ => lines.push(String::from("(two passes: the game is over)")),
        }
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Player::{Left, Right};

    fn fresh(stacks: &[&[Photo]]) -> Stacks {
        let stacks = stacks.iter().map(|stack| stack.to_vec()).collect();
        Stacks { stacks, passes: 0 }
    }

    #[test]
    fn only_tops_are_taken_for_what_they_are_worth_to_the_player() {
        let position = fresh(&[&[[1, 2], [3, 4]], &[]]);
        let taken = fresh(&[&[[3, 4]], &[]]);
        let passed = Stacks { passes: 1, ..position.clone() };
        assert_eq!(Photos.options(&position, Left), [(taken.clone(), 1), (passed.clone(), 0)]);
        assert_eq!(Photos.options(&passed, Right)[0], (taken, 2));
    }

    #[test]
    fn two_passes_or_no_photo_end_the_game() {
        let mut position = fresh(&[&[[1, 2]]]);
        position.passes = 2;
        assert!(Photos.options(&position, Left).is_empty());
        assert!(Photos.options(&fresh(&[&[], &[]]), Right).is_empty());
    }
}
