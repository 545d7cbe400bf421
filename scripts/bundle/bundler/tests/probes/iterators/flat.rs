// flat_map, flatten, filter_map, unzip, partition, cycle

fn main() {
    println!("{:?}", (1..4).flat_map(|n| vec![n; n]).collect::<Vec<_>>());
    println!("{:?}", [Some(1), None, Some(3)].into_iter().flatten().collect::<Vec<_>>());
    let (even, odd): (Vec<i32>, Vec<i32>) = (1..7).partition(|n| n % 2 == 0);
    println!("{even:?} {odd:?}");
    let (a, b): (Vec<_>, String) = [(1, 'x'), (2, 'y')].into_iter().unzip();
    println!("{a:?} {b} {:?}", [1, 2].iter().cycle().take(5).collect::<Vec<_>>());
}
