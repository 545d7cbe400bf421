// use shared::… in a function: a module, also with a new name

fn twice(heaps: &[u64]) -> u64 {
    use shared::nim::{self, sum};
    sum(heaps) + nim::sum(heaps)
}

fn main() {
    use shared::grundy as values;
    use shared::nim;
    println!("{} {} {}", twice(&[5, 6]), nim::sum(&[1, 2, 4]), values::mex([0, 1, 3]));
}
