// take_while_ref, peeking_take_while

use itertools::Itertools;

fn main() {
    let mut letters = "abc123".chars();
    println!("{}", letters.take_while_ref(|c| c.is_alphabetic()).collect::<String>());
    println!("{}", letters.as_str());
    let mut numbers = (1..9).peekable();
    println!("{:?} {:?}", numbers.peeking_take_while(|n| *n < 4).collect_vec(), numbers.next());
}
