// shared:: in a nested module, by use and by path

mod solver {
    use shared::nim;

    pub fn by_use(heaps: &[u64]) -> u64 {
        nim::sum(heaps)
    }

    pub fn by_path(heaps: &[u64]) -> u64 {
        shared::nim::sum(heaps)
    }
}

fn main() {
    println!("{} {}", solver::by_use(&[1, 2]), solver::by_path(&[4, 9]));
}
