// usize: a product of two sides of 100000
// stdin: 100000 100000
fn area() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let sides: Vec<usize> = line.split_whitespace().map(|s| s.parse().unwrap()).collect();
    println!("{}", sides[0] * sides[1]);
}

// usize: a cast of a larger number
fn cast() {
    println!("{}", std::hint::black_box(5_000_000_001u64) as usize % 7);
    println!("{}", std::hint::black_box(-1i64) as usize);
}

// usize: checked_sub, wrapping_add, a neighbour by wrapping
fn checked() {
    println!("{:?} {}", 3usize.checked_sub(4), 3usize.wrapping_add(usize::MAX));
    let grid = [[1, 2], [3, 4]];
    for (dx, dy) in [(0usize, 1usize), (1, 0), (0, usize::MAX), (usize::MAX, 0)] {
        let (x, y) = (1usize.wrapping_add(dx), 1usize.wrapping_add(dy));
        if let Some(cell) = grid.get(x).and_then(|row| row.get(y)) {
            println!("{cell}");
        }
    }
}

// usize: 1000! modulo 10⁹+7
fn factorial() {
    let product = (1..=1000usize).fold(1, |product, n| product * n % 1_000_000_007);
    println!("{product}");
}

// the width of usize in a custom hash
mod hash {
    use std::hash::{Hash, Hasher};

    struct Fnv(u64);

    impl Hasher for Fnv {
        fn finish(&self) -> u64 {
            self.0
        }

        fn write(&mut self, bytes: &[u8]) {
            for &byte in bytes {
                self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            }
        }
    }

    fn main() {
        let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
        (1usize, "text", vec![1u8, 2]).hash(&mut hasher);
        println!("{:x}", hasher.finish());
    }
}

// usize: const INF: usize = 1 << 60
mod infinity {
    const INF: usize = 1 << 60;

    fn main() {
        let mut distance = [INF; 3];
        distance[1] = 4;
        println!("{:?} {}", distance, distance[0] + distance[1]);
    }
}

// isize: differences of indices
fn isize() {
    let (a, b) = (3usize, 10usize);
    let difference = a as isize - b as isize;
    println!("{difference} {} {}", difference.abs(), (b as isize + difference) as usize);
    println!("{:?}", a.checked_add_signed(-4));
}

// usize::MAX, usize::BITS, size_of::<usize>
fn limits() {
    println!("{} {} {} {}", usize::MAX, usize::BITS, isize::MIN, std::mem::size_of::<usize>());
    println!("{}", (!0usize).count_ones());
}

// usize: a literal beyond 2³²
fn literal() {
    println!("{}", 1_000_000_000_000usize);
}

// usize: a modular power
mod modular_power {
    fn power(base: usize, exponent: usize, modulus: usize) -> usize {
        if exponent == 0 {
            return 1;
        }
        let half = power(base * base % modulus, exponent / 2, modulus);
        if exponent % 2 == 0 { half } else { half * base % modulus }
    }

    fn main() {
        println!("{}", power(123_456_789, 998_244_351, 998_244_353));
    }
}

// usize: the length of a range beyond 2³²
fn range() {
    println!("{}", (0..std::hint::black_box(5_000_000_000u64) as usize).len());
}

// usize: a sum beyond 2³²
// stdin: 2000000000 2000000000 2000000000
fn sum() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    println!("{}", line.split_whitespace().map(|s| s.parse::<usize>().unwrap()).sum::<usize>());
}
