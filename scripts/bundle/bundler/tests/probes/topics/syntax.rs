// literals c"…": Rust 1.77
// refused in Rust: newer than Rust 1.70
fn c_string() {
    println!("{:?}", c"text".to_bytes());
}

// const fn, const arrays, statics, const generics in a table
mod constants {
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
}

// destructuring: tuples, structs, assignment, ref, ..
mod destructuring {
    #[derive(Default)]
    struct Point {
        x: i32,
        y: i32,
        z: i32,
    }

    fn main() {
        let Point { x, y: height, .. } = Point { x: 1, ..Default::default() };
        let (mut a, mut b) = (x, height + 5);
        (a, b) = (b, a + b);
        [a, _] = [a * 10, 0];
        let point = Point { x: 2, y: 3, z: 4 };
        let Point { ref z, .. } = point;
        println!("{a} {b} {z} {}", point.x + point.y);
    }
}

// inline const { … }: Rust 1.79
// refused in Rust: newer than Rust 1.70
fn inline_const() {
    let rows = [const { Vec::<u32>::new() }; 3];
    println!("{rows:?}");
}

// functions, structs and constants within a function
fn inner_items() {
    const LIMIT: i32 = 3;
    #[derive(Debug)]
    struct Pair(i32, i32);
    fn make(n: i32) -> Pair {
        Pair(n, LIMIT)
    }
    println!("{:?}", make(1));
}

// let chains (if let … && …): Rust 1.88
// refused in Rust: newer than Rust 1.70
// refused in C: in the edition 2021
fn let_chains() {
    let pair = (Some(3), Some(4));
    if let Some(a) = pair.0
        && let Some(b) = pair.1
        && a < b
    {
        println!("{a} {b}");
    }
}

// let-else, if let, while let, matches!
mod let_else {
    fn first(text: &str) -> Option<i32> {
        let Some(word) = text.split(' ').next() else {
            return None;
        };
        let Ok(n) = word.parse() else { return None };
        Some(n)
    }

    fn main() {
        println!("{:?} {:?}", first("4 5"), first("x"));
        let mut stack = vec![1, 2];
        while let Some(top) = stack.pop() {
            print!("{top} ");
        }
        println!("{}", matches!(first("9"), Some(n) if n > 5));
    }
}

// labelled loops, break with a value, continue
fn loops() {
    let found = 'outer: loop {
        for a in 1.. {
            for b in 1..a {
                if a * a - b * b == 45 {
                    break 'outer (a, b);
                }
                if b > 30 {
                    continue 'outer;
                }
            }
        }
    };
    println!("{found:?}");
    let value = 'block: {
        if found.0 > 100 {
            break 'block 1;
        }
        2
    };
    println!("{value}");
}

// match: guards, bindings with @, ranges, alternatives, nested patterns
mod match_arms {
    fn kind(n: i32) -> &'static str {
        match n {
            i32::MIN..=-1 => "negative",
            0 => "zero",
            n @ 1..=9 if n % 2 == 1 => "odd digit",
            2 | 4 | 6 | 8 => "even digit",
            _ => "large",
        }
    }

    fn main() {
        for n in [-5, 0, 7, 4, 12] {
            println!("{}", kind(n));
        }
        let pair = (Some(3), [1, 2, 3]);
        if let (Some(a @ (1 | 3)), [b, .., c]) = pair {
            println!("{a} {b} {c}");
        }
    }
}

// methods newer than Rust 1.70: Option::is_none_or
// refused in Rust: newer than Rust 1.70
fn newer_is_none_or() {
    println!("{}", Some(3).is_none_or(|n| n > 2));
}

// methods newer than Rust 1.70: u64::isqrt
// refused in Rust: newer than Rust 1.70
fn newer_isqrt() {
    println!("{}", 50u64.isqrt());
}

// types newer than Rust 1.70: LazyLock
// refused in Rust: newer than Rust 1.70
mod newer_lazy_lock {
    use std::sync::LazyLock;

    static TABLE: LazyLock<Vec<u32>> = LazyLock::new(|| (0..5).collect());

    fn main() {
        println!("{:?}", *TABLE);
    }
}

// methods newer than Rust 1.70: u32::div_ceil
// refused in Rust: newer than Rust 1.70
fn newer_method() {
    println!("{}", std::hint::black_box(7u32).div_ceil(2));
}

// patterns a..b without an end: Rust 1.80
// refused in Rust: newer than Rust 1.70
fn range_pattern() {
    match std::hint::black_box(7) {
        0..5 => println!("small"),
        _ => println!("large"),
    }
}

// raw identifiers, raw strings, byte literals, escapes
fn raw() {
    let r#type = r#"a "quoted" \n"#;
    println!("{type_} {} {:?} {}", b'\n', '\u{e9}', "tab\tend", type_ = r#type);
}

// recursion 10000 deep
mod recursion {
    fn depth(n: u32) -> u64 {
        if n == 0 { 0 } else { 1 + depth(n - 1) * std::hint::black_box(1) }
    }

    fn main() {
        println!("{}", depth(10_000));
    }
}

// shadowing, blocks as values, tuples, unit, never
fn shadowing() {
    let n = 5;
    let n = {
        let n = n * 2;
        n + 1
    };
    let f = |b: bool| -> i32 {
        if b {
            return 1;
        } else {
            2
        }
    };
    println!("{n} {} {:?}", f(true), ());
}

// unsafe: raw pointers, static mut, get_unchecked
mod unsafe_blocks {
    static mut COUNT: u32 = 0;

    fn main() {
        let numbers = [1, 2, 3];
        unsafe {
            COUNT += *numbers.get_unchecked(2);
            let pointer = std::ptr::addr_of!(COUNT);
            println!("{}", *pointer);
        }
    }
}
