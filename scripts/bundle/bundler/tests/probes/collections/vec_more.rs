// Vec: truncate, append, splice, dedup_by_key, chunks of a matrix, vec![vec![]; n]

fn main() {
    let mut v = vec![11, 12, 21, 22];
    v.dedup_by_key(|n| *n / 10);
    let mut other = vec![5];
    v.append(&mut other);
    println!("{v:?} {other:?} {:?}", v.clone().splice(0..1, [7, 8]).collect::<Vec<_>>());
    let mut grid = vec![vec![0; 3]; 2];
    grid[1][2] = 5;
    println!("{grid:?} {}", grid.concat().iter().sum::<i32>());
    v.truncate(1);
    v.reserve(100);
    println!("{v:?} {}", v.capacity() > 100);
}
