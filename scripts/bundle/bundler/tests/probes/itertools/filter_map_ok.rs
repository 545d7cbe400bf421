// filter_map_ok, flatten_ok

use itertools::Itertools;

fn main() {
    println!(
        "{:?}",
        [Ok(1), Err("no"), Ok(4)]
            .into_iter()
            .filter_map_ok(|n| (n > 1).then_some(n + 1))
            .collect_vec()
    );
    println!("{:?}", [Ok(vec![1, 2]), Err("no")].into_iter().flatten_ok().collect_vec());
}
