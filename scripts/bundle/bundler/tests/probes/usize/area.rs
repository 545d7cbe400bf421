// usize: a product of two sides of 100000
// stdin: 100000 100000

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let sides: Vec<usize> = line.split_whitespace().map(|s| s.parse().unwrap()).collect();
    println!("{}", sides[0] * sides[1]);
}
