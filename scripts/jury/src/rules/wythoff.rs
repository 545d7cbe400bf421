//! Wythoff's game: a move takes from one of two heaps, or the same number from both.

use super::{Game, Visit, draw_heaps};

/// Wythoff's game. A position is the two heaps.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wythoff;

impl Game for Wythoff {
    type Position = (u64, u64);

    fn moves(&self, &(a, b): &(u64, u64), visit: Visit<(u64, u64)>) {
        for taken in 1..=a {
            visit((a - taken, b), format_args!("take {taken} from heap 1"));
        }
        for taken in 1..=b {
            visit((a, b - taken), format_args!("take {taken} from heap 2"));
        }
        for taken in 1..=a.min(b) {
            visit(
                (a - taken, b - taken),
                format_args!("take {taken} from both heaps"),
            );
        }
    }

    fn draw(&self, &(a, b): &(u64, u64)) -> String {
        draw_heaps(&[a, b])
    }
}
