// a division by zero stops the program
// stdin: 0

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let n: i64 = line.trim().parse().unwrap();
    println!("before");
    println!("{}", 7 / n);
}
