//! Measurements compared with earlier ones.

use judge::measurement::{Measurement, compared};

fn measured(solution: &str, least_ms: f64) -> Measurement {
    Measurement {
        solution: solution.to_owned(),
        input: String::from("largest"),
        least_ms,
        median_ms: least_ms,
        memory_kib: None,
    }
}

#[test]
fn the_greatest_ratio_is_first_and_new_inputs_are_left_out() {
    let old = [measured("a", 4.0), measured("b", 2.0)];
    let new = [measured("a", 2.0), measured("b", 3.0), measured("c", 1.0)];
    let table = compared(&new, &old).unwrap().to_string();
    let rows: Vec<Vec<&str>> = table
        .lines()
        .filter(|line| line.contains("largest"))
        .map(|line| line.split(['│', '┆']).map(str::trim).collect())
        .collect();
    let shown: Vec<_> = rows.iter().map(|row| (row[1], row[5])).collect();
    assert_eq!(shown, [("b", "1.50"), ("a", "0.50")]);
    assert!(compared(&new[2..], &old).is_err());
}
