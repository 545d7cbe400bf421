// an index out of bounds stops the program
// stdin: 5

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let a = [1, 2, 3];
    println!("before");
    println!("{}", a[line.trim().parse::<usize>().unwrap()]);
}
