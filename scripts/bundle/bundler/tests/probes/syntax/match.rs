// match: guards, bindings with @, ranges, alternatives, nested patterns

fn kind(n: i32) -> &'static str {
    match n {
        i32::MIN..=-1 => "negative",
        0 => "zero",
        n @ 1..=9 if n % 2 == 1 => "odd digit",
        2 | 4 | 6 | 8 => "even digit",
        _ => "large",
    }
}

fn main() {
    for n in [-5, 0, 7, 4, 12] {
        println!("{}", kind(n));
    }
    let pair = (Some(3), [1, 2, 3]);
    if let (Some(a @ (1 | 3)), [b, .., c]) = pair {
        println!("{a} {b} {c}");
    }
}
