// into_group_map_by with a sorted key

use itertools::Itertools;

fn main() {
    println!(
        "{:?}",
        ["eat", "tea", "tan", "ate"]
            .iter()
            .into_group_map_by(|w| w.chars().sorted().collect::<String>())
            .into_values()
            .map(|v| v.into_iter().join("+"))
            .sorted()
            .collect_vec()
    );
}
