// stdin().read_line
// stdin: 3 4
// stdin: last line

fn main() {
    let mut line = String::new();
    println!("{:?}", std::io::stdin().read_line(&mut line).unwrap());
    println!("{:?}", line.split_whitespace().map(|n| n.parse::<i32>().unwrap()).sum::<i32>());
    line.clear();
    std::io::stdin().read_line(&mut line).unwrap();
    println!("{line:?} {}", std::io::stdin().read_line(&mut line).unwrap());
}
