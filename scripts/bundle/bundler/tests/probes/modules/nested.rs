// mod, pub(crate), use self::, use super::, use crate::

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
