// fold_while, FoldWhile

use itertools::FoldWhile::{Continue, Done};
use itertools::Itertools;

fn main() {
    let sum = (1..100)
        .fold_while(0, |sum, n| if sum > 50 { Done(sum) } else { Continue(sum + n) })
        .into_inner();
    println!("{sum}");
}
