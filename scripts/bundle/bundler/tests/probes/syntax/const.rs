// const fn, const arrays, statics, const generics in a table

const fn squares<const N: usize>() -> [u64; N] {
    let mut table = [0; N];
    let mut i = 0;
    while i < N {
        table[i] = (i * i) as u64;
        i += 1;
    }
    table
}

const TABLE: [u64; 8] = squares();
static NAMES: [&str; 2] = ["first", "second"];

fn main() {
    println!("{TABLE:?} {}", NAMES[1]);
}
