// format

use itertools::Itertools;

fn main() {
    println!("{}", (1..5).format(", "));
    println!("{:02}", (1..5).format(" "));
}
