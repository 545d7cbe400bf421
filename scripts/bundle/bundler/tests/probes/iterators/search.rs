// any, all, find, find_map, position, rposition

fn main() {
    println!("{} {}", (1..5).any(|n| n == 3), (1..5).all(|n| n < 3));
    println!(
        "{:?} {:?}",
        (1..50).find(|n| n * n > 200),
        ["x", "4"].iter().find_map(|s| s.parse::<i32>().ok())
    );
    println!(
        "{:?} {:?}",
        [1, 2, 1].iter().position(|&n| n == 1),
        [1, 2, 1].iter().rposition(|&n| n == 1)
    );
}
