// a disjoint-set union in a struct with a Vec

struct Sets(Vec<usize>);

impl Sets {
    fn root(&mut self, mut a: usize) -> usize {
        while self.0[a] != a {
            self.0[a] = self.0[self.0[a]];
            a = self.0[a];
        }
        a
    }

    fn join(&mut self, a: usize, b: usize) -> bool {
        let (a, b) = (self.root(a), self.root(b));
        self.0[a] = b;
        a != b
    }
}

fn main() {
    let mut sets = Sets((0..6).collect());
    println!("{} {} {}", sets.join(0, 1), sets.join(1, 2), sets.join(0, 2));
    println!("{:?}", (0..6).map(|a| sets.root(a)).collect::<Vec<_>>());
}
