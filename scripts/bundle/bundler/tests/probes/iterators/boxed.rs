// Box<dyn Iterator>, impl Iterator as an argument and a result

fn squares(limit: u32) -> impl Iterator<Item = u32> {
    (1..).map(|n| n * n).take_while(move |&n| n < limit)
}

fn either(up: bool) -> Box<dyn Iterator<Item = i32>> {
    if up { Box::new(0..3) } else { Box::new((0..3).rev()) }
}

fn total(numbers: impl IntoIterator<Item = u32>) -> u32 {
    numbers.into_iter().sum()
}

fn main() {
    println!("{} {:?}", total(squares(50)), either(false).chain(either(true)).collect::<Vec<_>>());
}
