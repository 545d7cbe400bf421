//! Chips on strips: the colour of its cell says how many cells back a chip may move.

use super::{Game, Visit, draw_heaps, replaced};

/// A position is the cell of each chip, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColouredStrips {
    /// The colours of the cells of each strip.
    pub strips: Vec<Vec<usize>>,
    /// For each colour, whether a chip may move 1, 2 and 3 cells back.
    pub moves: [[bool; 3]; 3],
}

impl Game for ColouredStrips {
    type Position = Vec<u64>;

    fn moves(&self, chips: &Vec<u64>, visit: Visit<Vec<u64>>) {
        for (strip, &cell) in chips.iter().enumerate() {
            let colour = self.strips[strip][cell as usize - 1];
            for back in (1..=3).filter(|&back| self.moves[colour][back - 1]) {
                if back < cell as usize {
                    let number = strip + 1;
                    let name = format_args!("move chip {number} back by {back}");
                    visit(replaced(chips, strip, cell - back as u64), name);
                }
            }
        }
    }

    fn draw(&self, chips: &Vec<u64>) -> String {
        draw_heaps(chips)
    }
}
