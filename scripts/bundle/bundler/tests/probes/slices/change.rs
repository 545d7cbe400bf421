// swap, reverse, rotate_left, fill, copy_from_slice, split_at_mut

fn main() {
    let mut a = [1, 2, 3, 4, 5];
    a.swap(0, 4);
    a.rotate_left(2);
    println!("{a:?}");
    a.reverse();
    let (left, right) = a.split_at_mut(2);
    left.copy_from_slice(&right[..2]);
    right.fill(0);
    println!("{a:?}");
    a.select_nth_unstable(2);
    println!("{}", a[2]);
}
