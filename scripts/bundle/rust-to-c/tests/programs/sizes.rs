//! `usize` and `isize` have 64 bits.

const INF: usize = 1 << 60;

fn power(base: usize, mut exponent: usize, modulus: usize) -> usize {
    let (mut square, mut power) = (base % modulus, 1);
    while exponent > 0 {
        if exponent & 1 == 1 {
            power = power * square % modulus;
        }
        square = square * square % modulus;
        exponent >>= 1;
    }
    power
}

fn main() {
    const P: usize = 1_000_000_007;
    println!("{}", (1..=1000_usize).fold(1, |product, n| product * n % P));
    println!("{}", power(3, P - 2, P));
    let (h, w): (usize, usize) = (read(100_000), read(100_000));
    println!("{}", h * w);
    println!("{}", vec![read(2_000_000_000); 3].iter().sum::<usize>());
    println!("{}", read(5_000_000_001) as usize % 7);
    println!("{}", 1_000_000_000_000usize);
    println!("{}", (0..read(5_000_000_000) as usize).len());
    println!("{} {} {}", INF, usize::MAX, isize::MIN);
    println!("{} {}", usize::BITS, std::mem::size_of::<usize>());
    println!("{:?}", read(1 << 40).checked_mul(1 << 30));
    println!("{:?} {:?}", u32::try_from(read(1 << 32)), "4294967296".parse::<usize>());
    println!("{:?}", (read(1) as isize - 2, -5_000_000_000_isize / 7));
    println!("{:?}", std::mem::size_of::<Option<Box<Vec<usize>>>>());
    println!("{}", cfg!(target_pointer_width = "64"));
    let mut table = vec![0_usize; 1000];
    for n in 0..table.len() {
        table[n * n * n % 1000] += n << 33;
    }
    println!("{table:?}");
}

fn read(value: usize) -> usize {
    std::hint::black_box(value)
}
