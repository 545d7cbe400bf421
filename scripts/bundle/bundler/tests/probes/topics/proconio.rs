use proconio::input;

// #[derive_readable]
// stdin: 2 3 4 5 6
mod derive_readable {
    use proconio::{derive_readable, input};

    #[derive_readable]
    #[derive(Debug)]
    struct Edge {
        from: proconio::marker::Usize1,
        to: usize,
    }

    fn main() {
        input! { n: usize, edges: [Edge; n] }
        println!("{edges:?} {}", edges[1].from + edges[0].to);
    }
}

// #[derive_readable] for tuple structs, nested, in a list
// stdin: 2 1 2 3 4
mod derive_tuple {
    use proconio::marker::Usize1;
    use proconio::{derive_readable, input};

    #[derive_readable]
    #[derive(Debug)]
    struct Edge(Usize1, Weight);

    #[derive_readable]
    #[derive(Debug)]
    struct Weight {
        value: i64,
    }

    fn main() {
        input! { edges: [Edge] }
        for Edge(to, weight) in &edges {
            println!("{to} {}", weight.value);
        }
        println!("{edges:?}");
    }
}

// input! with nothing to read
fn empty() {
    input! {}
    input!();
    println!("nothing was read");
}

// #[fastout]
// stdin: 4
mod fastout {
    use proconio::{fastout, input};

    #[fastout]
    fn main() {
        input! { n: u32 }
        for i in 0..n {
            println!("{i}");
        }
    }
}

// #[fastout] in a function that returns early, and in a method
// stdin: 3
mod fastout_return {
    use proconio::{fastout, input};

    struct Printer(u32);

    impl Printer {
        #[fastout]
        fn show(&self) -> u32 {
            for i in 0..10 {
                if i == self.0 {
                    println!("{i}");
                    return i;
                }
                print!("{i} ");
            }
            0
        }
    }

    #[proconio::fastout]
    fn main() {
        input! { n: u32 }
        let shown = Printer(n).show();
        println!("{shown}");
    }
}

// #[fastout] in functions that use the name stdout
mod fastout_stdout {
    use proconio::fastout;
    use std::io::{Write, stdout};

    #[fastout]
    fn show(stdout: &mut Vec<u8>) {
        writeln!(stdout, "in the list").unwrap();
        println!("{} bytes", stdout.len());
    }

    #[fastout]
    fn main() {
        let mut bytes = Vec::new();
        show(&mut bytes);
        println!("{:?}", String::from_utf8_lossy(&bytes));
        stdout().flush().unwrap();
    }
}

// input! { from source, … } of a text
mod from_source {
    use proconio::input;
    use proconio::source::auto::AutoSource;

    fn main() {
        let mut source = AutoSource::from("3 1 4 1");
        input! { from &mut source, n: usize }
        input! { from &mut source, numbers: [u32; n] }
        println!("{numbers:?}");
    }
}

// generic types in input!
// stdin: 1 2 3
mod generic {
    use proconio::input;
    use proconio::source::{Readable, Source};
    use std::io::BufRead;
    use std::marker::PhantomData;

    struct Array<T, const N: usize>(PhantomData<T>);

    impl<T: Readable, const N: usize> Readable for Array<T, N> {
        type Output = [T::Output; N];

        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Self::Output {
            std::array::from_fn(|_| T::read(source))
        }
    }

    fn main() {
        input! { a: Array<u8, 3> }
        println!("{:?} {}", a, Array::<u8, 3>(PhantomData).0 == PhantomData);
    }
}

// use of proconio and itertools in a module
// stdin: 3 2 1
mod in_module {
    mod reader {
        use itertools::Itertools;
        pub use proconio::input;

        pub fn read() -> String {
            input! { a: [u8; 2] }
            a.iter().sorted().join("<")
        }
    }

    fn main() {
        println!("{}", reader::read());
        reader::input! { last: u8 }
        println!("{last}");
    }
}

// input!: numbers, strings, tuples, lists
// stdin: 3 word
// stdin: 1 2 3
// stdin: 5 x 6 y
fn input() {
    input! {
        n: usize,
        word: String,
        numbers: [i64; n],
        pairs: [(u8, char); 2],
    }
    println!("{n} {word} {numbers:?} {pairs:?}");
}

// input_interactive!
// stdin: 4
// stdin: 6
// alone: its reader is not the one of the others
mod interactive {
    use proconio::input_interactive;

    fn main() {
        for _ in 0..2 {
            input_interactive! { n: u32 }
            println!("{}", n + 1);
        }
    }
}

// is_stdin_empty
// stdin: 1 2
// stdin: 3
// alone: reads to the end
mod is_stdin_empty {
    use proconio::{input, is_stdin_empty};

    fn main() {
        let mut sum = 0;
        while !is_stdin_empty() {
            input! { n: u32 }
            sum += n;
        }
        println!("{sum}");
    }
}

// input!: lists that begin with their length, nested lists, mut
// stdin: 2
// stdin: 3 1 2 3
// stdin: 1 9
fn jagged() {
    input! { n: usize, mut rows: [[u32]; n] }
    rows[1].push(4);
    println!("{rows:?}");
}

// markers: Chars, Bytes, Usize1, Isize1
// stdin: abc xyz 1 1
mod markers {
    use proconio::input;
    use proconio::marker::{Bytes, Chars, Isize1, Usize1};

    fn main() {
        input! { a: Chars, b: Bytes, i: Usize1, j: Isize1 }
        println!("{a:?} {b:?} {i} {j}");
    }
}

// types with paths in input!, by path without use
// stdin: 3 4 5
mod paths {
    fn main() {
        proconio::input! { a: std::primitive::u64, b: [std::num::NonZeroU32; 1], c: proconio::marker::Usize1 }
        println!("{a} {b:?} {c}");
    }
}

// tuples, mut, _ and nested lists in input!
// stdin: 2 7 1 2 3 4 5 6 2 8 9
fn patterns() {
    input! {
        (n, mut k): (usize, u64),
        pairs: [(i32, [u8; 2]); n],
        _: [u8],
    }
    k += 1;
    println!("{k} {pairs:?}");
}

// read_value!
// stdin: 5 6
mod read_value {
    use proconio::read_value;

    fn main() {
        println!("{} {}", read_value!(u32), read_value!(i64));
    }
}

// impl Readable for a custom type
// stdin: 7 8
mod readable {
    use proconio::input;
    use proconio::source::{Readable, Source};
    use std::io::BufRead;

    struct Twice;

    impl Readable for Twice {
        type Output = u32;
        fn read<R: BufRead, S: Source<R>>(source: &mut S) -> u32 {
            2 * u32::read(source)
        }
    }

    fn main() {
        input! { a: Twice, b: u32 }
        println!("{a} {b}");
    }
}

// input! with: RuntimeReadable
// stdin: 2 3 4
mod runtime {
    use proconio::input;
    use proconio::source::{Readable, RuntimeReadable, Source};
    use std::io::BufRead;

    struct Sum(usize);

    impl RuntimeReadable for Sum {
        type Output = u64;

        fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> u64 {
            (0..self.0).map(|_| u64::read(source)).sum()
        }
    }

    fn main() {
        input! { n: usize, sum: with Sum(n) }
        println!("{sum}");
    }
}

// OnceSource and LineSource
// stdin: 4 5
// alone: its reader is not the one of the others
mod sources {
    use proconio::input;
    use proconio::source::line::LineSource;
    use proconio::source::once::OnceSource;
    use std::io::{BufReader, stdin};

    fn main() {
        input! { from OnceSource::from("1 2"), a: u8, b: u8 }
        let mut lines = LineSource::new(BufReader::new(stdin()));
        input! { from &mut lines, c: u8 }
        input! { from &mut lines, d: u8 }
        println!("{a} {b} {c} {d}");
    }
}

// input! of i128 and u128
// stdin: -170141183460469231731687303715884105728 170141183460469231731687303715884105727
// stdin: 340282366920938463463374607431768211455 7
fn wide() {
    input! {
        least: i128,
        most: i128,
        all: u128,
        small: u128,
    }
    println!("{} {}", least + most, least / 3);
    println!("{} {}", all / small, all % 1_000_000_007);
    println!("{least} {most} {all}");
}
