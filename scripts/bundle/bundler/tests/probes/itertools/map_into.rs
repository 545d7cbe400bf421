// map_into, map_ok, filter_ok

use itertools::Itertools;

fn main() {
    println!("{:?}", [1u8, 2].into_iter().map_into::<u64>().collect_vec());
    println!(
        "{:?}",
        [Ok(1), Err("no"), Ok(4)].into_iter().map_ok(|n| n * 2).filter_ok(|n| *n > 2).collect_vec()
    );
}
