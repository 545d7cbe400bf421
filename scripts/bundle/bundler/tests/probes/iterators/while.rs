// take_while, skip_while, map_while, scan, inspect, fuse

fn main() {
    println!("{:?}", (1..9).take_while(|n| n * n < 20).collect::<Vec<_>>());
    println!(
        "{:?}",
        (1..5)
            .scan(0, |sum, n| {
                *sum += n;
                Some(*sum)
            })
            .collect::<Vec<_>>()
    );
    println!(
        "{:?}",
        ["1", "2", "x", "3"].iter().map_while(|s| s.parse::<i32>().ok()).collect::<Vec<_>>()
    );
    println!("{:?}", (1..9).skip_while(|n| *n < 7).collect::<Vec<_>>());
}
