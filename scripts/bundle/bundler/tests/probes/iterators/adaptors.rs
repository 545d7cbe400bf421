// map, filter, enumerate, zip, rev, skip, take, step_by, chain

fn main() {
    println!("{:?}", (1..10).filter(|n| n % 3 == 0).map(|n| n * n).collect::<Vec<_>>());
    println!("{:?}", "ab".chars().enumerate().zip(5..).collect::<Vec<_>>());
    println!("{:?}", (0..20).step_by(5).chain(1..3).rev().skip(1).take(3).collect::<Vec<_>>());
}
