// impl of a trait of shared, with a method that nothing calls

use shared::retrograde::{Game, Options, Play, solve, wins};

/// A move takes one or two from a heap of at most so many.
struct Heap(usize);

impl Game for Heap {
    fn positions(&self) -> usize {
        self.0 + 1
    }

    fn degree(&self, position: usize) -> usize {
        position.min(2)
    }

    fn each_predecessor<F: FnMut(usize)>(&self, position: usize, visit: F) {
        (position + 1..=self.0.min(position + 2)).for_each(visit);
    }
}

impl Options for Heap {
    fn each_option<F: FnMut(usize)>(&self, position: usize, visit: F) {
        (position.saturating_sub(2)..position).for_each(visit);
    }
}

fn main() {
    let outcomes = solve(&Heap(9), Play::Normal);
    let won: Vec<usize> = (0..10).filter(|&heap| wins(&outcomes, heap)).collect();
    println!("{won:?}");
}
