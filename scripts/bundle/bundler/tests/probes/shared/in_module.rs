// shared in a module: use, path, and ::shared

mod games {
    use shared::nim;

    pub mod inner {
        pub fn sum(heaps: &[u64]) -> u64 {
            shared::nim::sum(heaps)
        }
    }

    pub fn both(heaps: &[u64]) -> u64 {
        nim::sum(heaps) + ::shared::nim::sum(heaps) + self::inner::sum(heaps)
    }
}

fn main() {
    println!("{}", games::both(&[1, 2, 4]));
}
