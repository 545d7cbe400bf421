// peek_nth

fn main() {
    let mut numbers = itertools::peek_nth(1..6);
    println!("{:?} {:?}", numbers.peek_nth(3).copied(), numbers.next());
}
