// generic types in input!
// stdin: 1 2 3

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
