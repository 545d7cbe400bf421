// usize: checked_sub, wrapping_add, a neighbour by wrapping

fn main() {
    println!("{:?} {}", 3usize.checked_sub(4), 3usize.wrapping_add(usize::MAX));
    let grid = [[1, 2], [3, 4]];
    for (dx, dy) in [(0usize, 1usize), (1, 0), (0, usize::MAX), (usize::MAX, 0)] {
        let (x, y) = (1usize.wrapping_add(dx), 1usize.wrapping_add(dy));
        if let Some(cell) = grid.get(x).and_then(|row| row.get(y)) {
            println!("{cell}");
        }
    }
}
