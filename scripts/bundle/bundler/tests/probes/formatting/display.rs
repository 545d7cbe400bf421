// impl Display, {:>5} through f.pad, write!

use std::fmt;

struct Point(i32, i32);

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.0, self.1)
    }
}

struct Name(&'static str);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

fn main() {
    println!("{} [{:>6}] {}", Point(1, -2), Name("ab"), Point(3, 4).to_string().len());
}
