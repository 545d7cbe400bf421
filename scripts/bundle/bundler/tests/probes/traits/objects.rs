// trait objects: Box<dyn Trait>, &dyn Trait, default methods, supertraits

use std::fmt::Display;

trait Game: Display {
    fn value(&self) -> u32;

    fn is_lost(&self) -> bool {
        self.value() == 0
    }
}

struct Heap(u32);

impl Display for Heap {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "*{}", self.0)
    }
}

impl Game for Heap {
    fn value(&self) -> u32 {
        self.0
    }
}

struct Empty;

impl Display for Empty {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("0")
    }
}

impl Game for Empty {
    fn value(&self) -> u32 {
        0
    }
}

fn main() {
    let games: Vec<Box<dyn Game>> = vec![Box::new(Heap(3)), Box::new(Empty)];
    for game in &games {
        println!("{game} {}", game.is_lost());
    }
    let first: &dyn Game = games[0].as_ref();
    println!("{}", first.value());
}
