// macros that write impl blocks for several types
mod impl_blocks {
    trait Bits {
        fn ones(self) -> u32;
    }

    macro_rules! bits {
        ($($kind:ty)*) => {
            $(impl Bits for $kind {
                fn ones(self) -> u32 {
                    self.count_ones()
                }
            })*
        };
    }
    bits!(u8 u64 i32);

    fn main() {
        println!("{} {} {}", 7u8.ones(), u64::MAX.ones(), (-1i32).ones());
    }
}

// panic!, assert!, unwrap and expect stop the program
// alone: stops the program
fn panic() {
    println!("before");
    let empty: Vec<u32> = std::hint::black_box(Vec::new());
    println!("{}", empty.iter().max().expect("a number"));
}

// a custom macro that reads numbers: read!(i32)
// stdin: 5
// stdin: 7 8
mod read {
    macro_rules! read {
        ($($kind:ty),+) => {{
            let mut line = String::new();
            std::io::stdin().read_line(&mut line).unwrap();
            let mut words = line.split_whitespace();
            ($(words.next().unwrap().parse::<$kind>().unwrap()),+)
        }};
    }

    fn main() {
        let n = read!(usize);
        let (a, b) = read!(i64, u8);
        println!("{n} {a} {b}");
    }
}

// macro_rules!: repetition, recursion, several rules
mod rules {
    macro_rules! largest {
        ($x:expr) => { $x };
        ($x:expr, $($rest:expr),+) => {{
            let rest = largest!($($rest),+);
            if $x > rest { $x } else { rest }
        }};
    }

    macro_rules! point {
        ($name:ident { $($field:ident : $kind:ty),* }) => {
            #[derive(Debug)]
            struct $name { $($field: $kind),* }
        };
    }

    point!(Point { x: i32, y: i32 });

    fn main() {
        println!("{} {:?}", largest!(3, 9, 4), Point { x: 1, y: 2 });
    }
}

// vec!, assert!, assert_eq!, debug_assert!, dbg!, unreachable!, matches!, concat!, stringify!
mod std {
    fn main() {
        assert!(1 < 2, "order");
        assert_eq!(vec![0; 2], [0, 0]);
        debug_assert!(true);
        dbg!();
        assert_eq!(dbg!(1, "two",), (dbg!(1,), "two"));
        println!("{} {} {}", concat!("a", 1), stringify!(x + y), line!() > 0);
        if std::hint::black_box(false) {
            unreachable!("never");
        }
    }
}

// todo!() compiles and stops the program
// alone: stops the program
fn todo() {
    println!("before");
    if std::hint::black_box(true) {
        todo!();
    }
}
