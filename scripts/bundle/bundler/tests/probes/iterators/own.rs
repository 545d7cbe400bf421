// impl Iterator for a custom type, impl IntoIterator

struct Collatz(u64);

impl Iterator for Collatz {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        if self.0 == 1 {
            return None;
        }
        self.0 = if self.0 % 2 == 0 { self.0 / 2 } else { 3 * self.0 + 1 };
        Some(self.0)
    }
}

fn main() {
    println!("{} {:?}", Collatz(27).count(), Collatz(6).collect::<Vec<_>>());
}
