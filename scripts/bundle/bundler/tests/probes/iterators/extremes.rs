// max, min, max_by_key, min_by, cmp, partial_cmp, eq, lt

fn main() {
    println!("{:?} {:?}", [3, 9, 2].iter().max(), ["aa", "b"].iter().max_by_key(|s| s.len()));
    println!("{:?} {:?}", (1..4).min_by(|a, b| b.cmp(a)), (1..4).cmp(1..5));
    println!("{} {}", (1..4).eq([1, 2, 3]), (1..4).lt(2..3));
}
