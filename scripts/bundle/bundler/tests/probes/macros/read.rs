// a custom macro that reads numbers: read!(i32)
// stdin: 5
// stdin: 7 8

macro_rules! read {
    ($($kind:ty),+) => {{
        let mut line = String::new();
        std::io::stdin().read_line(&mut line).unwrap();
        let mut words = line.split_whitespace();
        ($(words.next().unwrap().parse::<$kind>().unwrap()),+)
    }};
}

fn main() {
    let n = read!(usize);
    let (a, b) = read!(i64, u8);
    println!("{n} {a} {b}");
}
