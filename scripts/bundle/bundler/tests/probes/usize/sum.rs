// usize: a sum beyond 2³²
// stdin: 2000000000 2000000000 2000000000

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    println!("{}", line.split_whitespace().map(|s| s.parse::<usize>().unwrap()).sum::<usize>());
}
