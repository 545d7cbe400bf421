// try_collect

use itertools::Itertools;

fn main() {
    println!("{:?}", ["1", "2"].iter().map(|s| s.parse::<i32>()).try_collect::<_, Vec<_>, _>());
    println!(
        "{}",
        ["1", "x"].iter().map(|s| s.parse::<i32>()).try_collect::<_, Vec<_>, _>().is_err()
    );
}
