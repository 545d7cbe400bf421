// permutations

use itertools::Itertools;

fn main() {
    println!("{:?}", (1..4).permutations(3).collect_vec());
    println!(
        "{:?}",
        "abc".chars().permutations(2).map(|p| p.iter().collect::<String>()).collect_vec()
    );
}
