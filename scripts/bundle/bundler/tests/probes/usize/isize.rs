// isize: differences of indices

fn main() {
    let (a, b) = (3usize, 10usize);
    let difference = a as isize - b as isize;
    println!("{difference} {} {}", difference.abs(), (b as isize + difference) as usize);
    println!("{:?}", a.checked_add_signed(-4));
}
