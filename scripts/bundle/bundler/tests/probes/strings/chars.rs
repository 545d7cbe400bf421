// chars, char_indices, rev, nth, to_digit, from_digit

fn main() {
    println!("{}", "hello".chars().rev().collect::<String>());
    println!("{:?} {:?}", "héé".char_indices().collect::<Vec<_>>(), "abc".chars().nth(1));
    println!("{}", "1234".chars().map(|c| c.to_digit(10).unwrap()).sum::<u32>());
    println!("{:?} {}", std::char::from_digit(7, 10), ('a'..='e').collect::<String>());
}
