// multipeek

fn main() {
    let mut numbers = itertools::multipeek(1..6);
    println!("{:?} {:?} {:?}", numbers.peek().copied(), numbers.peek().copied(), numbers.next());
}
