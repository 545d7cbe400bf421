// successors, from_fn, repeat, once, empty, zip of three

use std::iter;

fn main() {
    println!("{:?}", iter::successors(Some(1u32), |n| n.checked_mul(10)).count());
    let mut state = 0;
    println!(
        "{:?}",
        iter::from_fn(|| {
            state += 2;
            (state < 9).then_some(state)
        })
        .collect::<Vec<_>>()
    );
    println!(
        "{:?}",
        iter::repeat(7).take(2).chain(iter::once(8)).chain(iter::empty()).collect::<Vec<i32>>()
    );
}
