// sorting 200000 numbers, stable and unstable

fn main() {
    let mut state = 1u64;
    let mut next = || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 40
    };
    let mut numbers: Vec<(u64, usize)> = (0..200_000).map(|i| (next() % 1000, i)).collect();
    numbers.sort_by_key(|pair| pair.0);
    println!("{:?} {:?}", numbers[0], numbers[199_999]);
    numbers.sort_unstable();
    println!("{:?} {}", numbers[1000], numbers.windows(2).all(|pair| pair[0] <= pair[1]));
}
