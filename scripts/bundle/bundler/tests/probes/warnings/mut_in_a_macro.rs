// a needless mut, or an unused variable, from a custom macro

macro_rules! read {
    ($($name:ident)*) => {
        $(let mut $name = 7;)*
    };
}

fn main() {
    read!(a b);
    println!("{a}");
}
