use proconio::input;
use shared::retrograde::{solve, Game, Outcome, Play};

/// Counts every start that is not won as lost, as if every game ended.
pub fn lost() {
    input! { objects: usize }
    let steps = [(); 2].map(|()| {
        input! { k: usize, steps: [usize; k] }
        steps
    });
    let outcomes = solve(&Circle { objects, steps }, Play::Normal);
    for player in 0..2 {
        let word = |at: usize| match outcomes[player * objects + at] {
            Outcome::Win(_) => "Win",
            Outcome::Loss(_) | Outcome::Draw => "Lose",
        };
        println!("{}", (1..objects).map(word).collect::<Vec<_>>().join(" "));
    }
}

struct Circle {
    objects: usize,
    steps: [Vec<usize>; 2],
}

impl Game for Circle {
    fn positions(&self) -> usize {
        2 * self.objects
    }

    fn degree(&self, position: usize) -> usize {
        match (position / self.objects, position % self.objects) {
            (_, 0) => 0,
            (player, _) => self.steps[player].len(),
        }
    }

    fn each_predecessor<F: FnMut(usize)>(&self, position: usize, mut visit: F) {
        let player = 1 - position / self.objects;
        for &step in &self.steps[player] {
            let from = (position + self.objects - step) % self.objects;
            if from != 0 {
                visit(player * self.objects + from);
            }
        }
    }
}
