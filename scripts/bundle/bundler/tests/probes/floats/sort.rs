// f64: total_cmp, partial_cmp, sorting

fn main() {
    let mut row = [2.5f64, -1.0, 9.75];
    row.sort_by(|a, b| a.partial_cmp(b).unwrap());
    println!("{row:?}");
    row.sort_by(|a, b| b.total_cmp(a));
    println!("{row:?} {}", row.iter().cloned().fold(f64::NEG_INFINITY, f64::max));
}
