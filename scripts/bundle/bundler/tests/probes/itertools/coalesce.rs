// coalesce

use itertools::Itertools;

fn main() {
    println!(
        "{:?}",
        [1, 2, -3, -1, 4]
            .into_iter()
            .coalesce(|a, b| if (a > 0) == (b > 0) { Ok(a + b) } else { Err((a, b)) })
            .collect_vec()
    );
}
