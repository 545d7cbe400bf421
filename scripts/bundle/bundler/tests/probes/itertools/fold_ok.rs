// fold_ok, process_results

use itertools::Itertools;

fn main() {
    println!("{:?}", ["1", "2"].iter().map(|s| s.parse::<i32>()).fold_ok(0, |a, b| a + b));
    println!(
        "{:?}",
        itertools::process_results(["1", "5"].iter().map(|s| s.parse::<i32>()), |numbers| {
            numbers.max()
        })
    );
}
