// captured arguments: {name}, {name:?}, {0}, {:1$}
fn captured() {
    let (name, n) = ("pile", 5);
    println!("{name} {n:>3} {name:?} {0} {0} {1}", n, name);
    println!("{{}} {n:#b}");
}

// {:?} and {:#?} of collections, structs and enums
mod debug {
    #[derive(Debug, Clone)]
    #[allow(dead_code)]
    enum Move {
        Take { heap: usize, stones: u32 },
        Split(u32, u32),
        Pass,
    }

    fn main() {
        let moves = vec![Move::Take { heap: 1, stones: 2 }, Move::Split(3, 4), Move::Pass];
        println!("{moves:?}");
        println!("{:#?}", moves[0]);
        println!("{:?} {:?} {:?}", Some("a\n\"b\""), (1, 'x', ()), Err::<u8, _>("no"));
    }
}

// impl Display, {:>5} through f.pad, write!
mod display {
    use std::fmt;

    struct Point(i32, i32);

    impl fmt::Display for Point {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "({}, {})", self.0, self.1)
        }
    }

    struct Name(&'static str);

    impl fmt::Display for Name {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.pad(self.0)
        }
    }

    fn main() {
        println!("{} [{:>6}] {}", Point(1, -2), Name("ab"), Point(3, 4).to_string().len());
    }
}

// eprintln!, eprint! and dbg! write to stderr
fn eprintln() {
    eprintln!("not shown");
    let n = dbg!(3 + 4);
    println!("{n}");
}

// {:x}, {:X}, {:o}, {:b}, {:#010b}
fn radix() {
    println!("{:x} {:X} {:o} {:b} {:#x} {:#010b}", 255, 255, 8, 5, 255, 5);
    println!("{:b}", -3i8);
}

// width, alignment, fill, sign, precision of text
fn width() {
    println!("[{:5}] [{:<5}] [{:^5}] [{:>5}] [{:05}] [{:+}]", 42, 42, 42, "ab", -42, 7);
    println!("[{:*^9}] [{:.2}] [{:>1$}] [{:>width$}]", "mid", 6, 7, width = 4);
}

// write! and writeln! to a String
mod write_string {
    use std::fmt::Write;

    fn main() {
        let mut text = String::new();
        write!(text, "{}", 1).unwrap();
        writeln!(text, " {:?}", [2]).unwrap();
        print!("{text}");
    }
}
