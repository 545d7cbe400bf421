// arrays: two-dimensional, map, from_fn, comparison, equality

fn main() {
    let mut grid = [[0u8; 4]; 3];
    grid[1][2] = 7;
    println!("{grid:?} {:?}", [1, 2, 3].map(|x| x * x));
    println!("{:?} {}", std::array::from_fn::<usize, 4, _>(|i| i * i), [1, 2] < [1, 3]);
}
