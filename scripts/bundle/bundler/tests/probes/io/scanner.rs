// a scanner of tokens over any BufRead
// stdin: 3
// stdin: 10 20 30
// stdin: word

use std::io::{self, BufRead};
use std::str::FromStr;

struct Scanner<R> {
    reader: R,
    tokens: Vec<String>,
}

impl<R: BufRead> Scanner<R> {
    fn new(reader: R) -> Self {
        Scanner { reader, tokens: Vec::new() }
    }

    fn next<T: FromStr>(&mut self) -> T {
        loop {
            if let Some(token) = self.tokens.pop() {
                return token.parse().ok().expect("a token of this type");
            }
            let mut line = String::new();
            self.reader.read_line(&mut line).expect("a line");
            self.tokens = line.split_whitespace().rev().map(String::from).collect();
        }
    }
}

fn main() {
    let stdin = io::stdin();
    let mut scanner = Scanner::new(stdin.lock());
    let n: usize = scanner.next();
    println!("{} {}", (0..n).map(|_| scanner.next::<i64>()).sum::<i64>(), scanner.next::<String>());
}
