// glob imports: use self::Enum::*, use module::*
mod glob {
    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Side {
        Left,
        Right,
    }

    use Side::*;

    impl Side {
        fn other(self) -> Side {
            match self {
                Left => Right,
                Right => Left,
            }
        }
    }

    mod constants {
        pub const A: i32 = 1;
        pub const B: i32 = 2;
    }

    use constants::*;

    fn main() {
        println!("{:?} {}", Left.other(), A + B);
    }
}

// modules of one's own called itertools, proconio and shared
// alone: these modules stand at the root
mod named_like_a_library {
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
}

// mod, pub(crate), use self::, use super::, use crate::
// alone: names a path from the root
mod nested {
    mod games {
        pub mod nim {
            use super::mex;

            pub fn value(n: usize) -> usize {
                mex(&(0..n).collect::<Vec<_>>())
            }
        }

        pub(crate) fn mex(values: &[usize]) -> usize {
            (0..).find(|n| !values.contains(n)).unwrap()
        }
    }

    use self::games::nim;

    fn main() {
        println!("{} {}", nim::value(4), crate::games::mex(&[0, 1, 3]));
    }
}

// shared:: in a nested module, by use and by path
mod shared_in_module {
    mod solver {
        use shared::nim;

        pub fn by_use(heaps: &[u64]) -> u64 {
            nim::sum(heaps)
        }

        pub fn by_path(heaps: &[u64]) -> u64 {
            shared::nim::sum(heaps)
        }
    }

    fn main() {
        println!("{} {}", solver::by_use(&[1, 2]), solver::by_path(&[4, 9]));
    }
}

// use std::… in a nested module, and paths without use
mod std_in_module {
    mod counting {
        use std::collections::BTreeMap;

        pub fn count(text: &str) -> BTreeMap<char, usize> {
            let mut counts = BTreeMap::new();
            text.chars().for_each(|c| *counts.entry(c).or_insert(0) += 1);
            counts
        }
    }

    fn main() {
        println!("{:?} {}", counting::count("abca"), std::cmp::max(3, 4));
    }
}
