// with_position

use itertools::Itertools;
use itertools::Position;

fn main() {
    for (position, n) in (1..5).with_position() {
        print!(
            "{n}{}",
            if matches!(position, Position::Last | Position::Only) { "\n" } else { "," }
        );
    }
}
