// a needless mut, or an unused variable, that a macro of one's own makes

macro_rules! read {
    ($($name:ident)*) => {
        $(let mut $name = 7;)*
    };
}

fn main() {
    read!(a b);
    println!("{a}");
}
