// peekable, peek, next_if, by_ref

fn main() {
    let mut tokens = "12+3".chars().peekable();
    let mut number = 0;
    while let Some(digit) = tokens.next_if(|c| c.is_ascii_digit()) {
        number = number * 10 + digit.to_digit(10).unwrap();
    }
    println!("{number} {:?}", tokens.peek());
    let mut numbers = 1..8;
    println!("{:?} {:?}", numbers.by_ref().take(2).collect::<Vec<_>>(), numbers.next());
}
