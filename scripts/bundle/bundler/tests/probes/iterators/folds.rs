// sum, product, fold, reduce, try_fold, count, last, nth

fn main() {
    println!(
        "{} {} {}",
        (1..=10).sum::<i32>(),
        (1..=10u64).product::<u64>(),
        (1..5).fold(0, |a, b| a * 10 + b)
    );
    println!(
        "{:?} {:?}",
        (1..5).reduce(|a, b| a * b),
        [200u8, 100].iter().try_fold(0u8, |a, &b| a.checked_add(b))
    );
    println!("{} {:?} {:?}", (1..5).count(), (1..5).last(), (1..5).nth(2));
}
