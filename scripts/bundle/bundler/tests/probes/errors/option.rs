// Option: map, and_then, unwrap_or, filter, zip, xor, take, replace, get_or_insert_with, ?

fn tens(text: &str) -> Option<u32> {
    text.chars().rev().nth(1)?.to_digit(10)
}

fn main() {
    println!("{:?} {:?} {}", tens("123"), tens("x"), tens("7").unwrap_or(9));
    println!(
        "{:?} {:?}",
        Some(3).and_then(|n: u8| n.checked_sub(4)),
        Some(5).filter(|n| n % 2 == 0)
    );
    println!("{:?} {:?} {:?}", Some(1).zip(Some('a')), Some(1).xor(None), None.or(Some(4)));
    let mut slot = None;
    println!("{}", slot.get_or_insert_with(|| 8));
    println!("{:?}", slot.replace(9));
    println!("{:?}", slot.take());
    println!("{} {:?}", Some(2).map_or(0, |n| n * 2), Some(3).is_some_and(|n| n > 2));
}
