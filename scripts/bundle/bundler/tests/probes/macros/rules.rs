// macro_rules!: repetition, recursion, several rules

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
