// input! with: RuntimeReadable
// stdin: 2 3 4

use proconio::input;
use proconio::source::{Readable, RuntimeReadable, Source};
use std::io::BufRead;

struct Sum(usize);

impl RuntimeReadable for Sum {
    type Output = u64;

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> u64 {
        (0..self.0).map(|_| u64::read(source)).sum()
    }
}

fn main() {
    input! { n: usize, sum: with Sum(n) }
    println!("{sum}");
}
