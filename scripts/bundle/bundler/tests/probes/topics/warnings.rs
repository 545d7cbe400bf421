// an unused Result or iterator, useless parentheses
mod must_use {
    use std::io::Write;

    fn main() {
        std::io::stdout().flush();
        [1, 2].iter().map(|n| n + 1);
        if (1 < 2) {
            println!("done");
        }
    }
}

// a needless mut, or an unused variable, from a custom macro
mod mut_in_a_macro {
    macro_rules! read {
        ($($name:ident)*) => {
            $(let mut $name = 7;)*
        };
    }

    fn main() {
        read!(a b);
        println!("{a}");
    }
}

// a needless mut in input!
// stdin: 3
// stdin: 2 ab c
// stdin: 4 5 6 7
mod mut_in_input {
    use proconio::input;
    use proconio::marker::Chars;

    fn main() {
        input! { mut a: u32 }
        input! { mut n: usize, mut words: [Chars; n], mut b: [u32; n] }
        input!(mut c: u32, mut d: u32,);
        println!("{a} {n} {words:?} {b:?} {c} {d}");
    }
}

// names in another style: camelCase variables, small constants
mod names {
    fn countWays(N: usize) -> usize {
        let maxValue = N * 2;
        maxValue
    }

    static mod_value: usize = 7;

    fn main() {
        println!("{}", countWays(5) % mod_value);
    }
}

// code after return, an unused struct, field and macro
mod unreachable {
    #![allow(clippy::all)]

    struct Point {
        x: i32,
        y: i32,
    }

    struct Never;

    macro_rules! never {
        () => {};
    }

    fn first(point: &Point) -> i32 {
        return point.x;
        0
    }

    fn main() {
        println!("{}", first(&Point { x: 1, y: 2 }));
    }
}

// a function that is never used
mod unused_function {
    fn gcd(a: u64, b: u64) -> u64 {
        if b == 0 { a } else { gcd(b, a % b) }
    }

    fn main() {
        println!("no gcd");
    }
}

// unused variables, imports and assignments, needless mut
mod unused_variable {
    use std::collections::BTreeMap;

    fn main() {
        let unused = 5;
        let mut n = 3;
        let mut assigned = 1;
        assigned = n;
        println!("{n}");
    }
}

// an unsafe fn without unsafe blocks
mod unsafe_function {
    unsafe fn increase(number: *mut u32) {
        *number += 1;
    }

    fn main() {
        let mut number = 4;
        unsafe { increase(&mut number) };
        println!("{number}");
    }
}
