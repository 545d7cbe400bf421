// slice patterns: [first, .., last], [a, b, rest @ ..]

fn sum(numbers: &[i32]) -> i32 {
    match numbers {
        [] => 0,
        [only] => *only,
        [first, .., last] if first == last => 2 * first,
        [a, rest @ ..] => a + sum(rest),
    }
}

fn main() {
    println!("{} {} {}", sum(&[1, 2, 3]), sum(&[5, 1, 5]), sum(&[]));
}
