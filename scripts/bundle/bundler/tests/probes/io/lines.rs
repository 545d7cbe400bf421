// stdin().lines(), stdin().lock().lines()
// stdin: 2
// stdin: one two
// stdin: three

use std::io::{self, BufRead};

fn main() {
    let mut lines = io::stdin().lock().lines();
    let n: usize = lines.next().unwrap().unwrap().parse().unwrap();
    for line in lines.by_ref().take(n - 1) {
        println!("{}", line.unwrap().len());
    }
    drop(lines);
    for line in io::stdin().lines() {
        println!("{:?}", line.unwrap());
    }
}
