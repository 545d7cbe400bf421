// modules of one's own called itertools, proconio and shared

mod itertools {
    pub trait Itertools: Iterator + Sized {
        fn size(self) -> usize {
            self.count()
        }
    }

    impl<I: Iterator> Itertools for I {}
}

mod proconio {
    macro_rules! input {
        ($name:ident) => {
            let $name = 7;
        };
    }
    pub(crate) use input;
}

mod shared {
    pub mod nim {
        pub fn sum(heaps: &[u32]) -> u32 {
            heaps.iter().fold(0, |sum, heap| sum ^ heap)
        }
    }
}

use itertools::Itertools;
use shared::nim;

fn main() {
    proconio::input!(n);
    println!("{} {n} {}", (0..3).size(), nim::sum(&[1, 2, 4]));
}
