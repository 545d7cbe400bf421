// types with paths in input!, by path without use
// stdin: 3 4 5

fn main() {
    proconio::input! { a: std::primitive::u64, b: [std::num::NonZeroU32; 1], c: proconio::marker::Usize1 }
    println!("{a} {b:?} {c}");
}
