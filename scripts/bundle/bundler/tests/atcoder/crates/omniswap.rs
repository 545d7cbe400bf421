// 0.1.0
fn main() {
    let mut grid = [[1, 2], [3, 4]];
    omniswap::swap!(&mut grid[0][0], &mut grid[1][1]);
    println!("{grid:?}");
}
