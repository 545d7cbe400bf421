// tuple_combinations

use itertools::Itertools;

fn main() {
    println!("{:?}", (1..5).tuple_combinations::<(_, _)>().collect_vec());
    println!("{}", (1..7).tuple_combinations().filter(|(a, b, c)| a + b > *c).count());
}
