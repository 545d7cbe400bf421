// map, filter, enumerate, zip, rev, skip, take, step_by, chain
fn adaptors() {
    println!("{:?}", (1..10).filter(|n| n % 3 == 0).map(|n| n * n).collect::<Vec<_>>());
    println!("{:?}", "ab".chars().enumerate().zip(5..).collect::<Vec<_>>());
    println!("{:?}", (0..20).step_by(5).chain(1..3).rev().skip(1).take(3).collect::<Vec<_>>());
}

// Box<dyn Iterator>, impl Iterator as an argument and a result
mod boxed {
    fn squares(limit: u32) -> impl Iterator<Item = u32> {
        (1..).map(|n| n * n).take_while(move |&n| n < limit)
    }

    fn either(up: bool) -> Box<dyn Iterator<Item = i32>> {
        if up { Box::new(0..3) } else { Box::new((0..3).rev()) }
    }

    fn total(numbers: impl IntoIterator<Item = u32>) -> u32 {
        numbers.into_iter().sum()
    }

    fn main() {
        println!(
            "{} {:?}",
            total(squares(50)),
            either(false).chain(either(true)).collect::<Vec<_>>()
        );
    }
}

// collect into Result, Option, String, Box<[T]>, VecDeque
mod collect {
    use std::collections::VecDeque;

    fn main() {
        println!("{:?}", ["1", "2"].iter().map(|s| s.parse()).collect::<Result<Vec<i32>, _>>());
        println!("{:?}", [Some(1), None].into_iter().collect::<Option<Vec<i32>>>());
        println!("{:?} {:?}", (1..4).collect::<Box<[i32]>>(), (1..4).collect::<VecDeque<_>>());
        println!(
            "{:?} {:?}",
            ["1", "2"].iter().map(|s| s.parse::<i32>()).sum::<Result<i32, _>>(),
            [Some(2), Some(3)].into_iter().product::<Option<i32>>()
        );
    }
}

// max, min, max_by_key, min_by, cmp, partial_cmp, eq, lt
fn extremes() {
    println!("{:?} {:?}", [3, 9, 2].iter().max(), ["aa", "b"].iter().max_by_key(|s| s.len()));
    println!("{:?} {:?}", (1..4).min_by(|a, b| b.cmp(a)), (1..4).cmp(1..5));
    println!("{} {}", (1..4).eq([1, 2, 3]), (1..4).lt(2..3));
}

// flat_map, flatten, filter_map, unzip, partition, cycle
fn flat() {
    println!("{:?}", (1..4).flat_map(|n| vec![n; n]).collect::<Vec<_>>());
    println!("{:?}", [Some(1), None, Some(3)].into_iter().flatten().collect::<Vec<_>>());
    let (even, odd): (Vec<i32>, Vec<i32>) = (1..7).partition(|n| n % 2 == 0);
    println!("{even:?} {odd:?}");
    let (a, b): (Vec<_>, String) = [(1, 'x'), (2, 'y')].into_iter().unzip();
    println!("{a:?} {b} {:?}", [1, 2].iter().cycle().take(5).collect::<Vec<_>>());
}

// sum, product, fold, reduce, try_fold, count, last, nth
fn folds() {
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

// impl Iterator for a custom type, impl IntoIterator
mod own {
    struct Collatz(u64);

    impl Iterator for Collatz {
        type Item = u64;

        fn next(&mut self) -> Option<u64> {
            if self.0 == 1 {
                return None;
            }
            self.0 = if self.0 % 2 == 0 { self.0 / 2 } else { 3 * self.0 + 1 };
            Some(self.0)
        }
    }

    fn main() {
        println!("{} {:?}", Collatz(27).count(), Collatz(6).collect::<Vec<_>>());
    }
}

// peekable, peek, next_if, by_ref
fn peekable() {
    let mut tokens = "12+3".chars().peekable();
    let mut number = 0;
    while let Some(digit) = tokens.next_if(|c| c.is_ascii_digit()) {
        number = number * 10 + digit.to_digit(10).unwrap();
    }
    println!("{number} {:?}", tokens.peek());
    let mut numbers = 1..8;
    println!("{:?} {:?}", numbers.by_ref().take(2).collect::<Vec<_>>(), numbers.next());
}

// inclusive ranges, rev, contains, ranges of char
fn ranges() {
    println!("{:?} {}", (1..=3).rev().collect::<Vec<_>>(), (1..10).contains(&10));
    println!("{} {:?}", ('a'..='d').rev().collect::<String>(), (5..2).next());
    println!("{:?} {}", (..4).contains(&3), (2..=2).is_empty());
}

// any, all, find, find_map, position, rposition
fn search() {
    println!("{} {}", (1..5).any(|n| n == 3), (1..5).all(|n| n < 3));
    println!(
        "{:?} {:?}",
        (1..50).find(|n| n * n > 200),
        ["x", "4"].iter().find_map(|s| s.parse::<i32>().ok())
    );
    println!(
        "{:?} {:?}",
        [1, 2, 1].iter().position(|&n| n == 1),
        [1, 2, 1].iter().rposition(|&n| n == 1)
    );
}

// successors, from_fn, repeat, once, empty, zip of three
mod sources {
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
}

// take_while, skip_while, map_while, scan, inspect, fuse
fn while_loops() {
    println!("{:?}", (1..9).take_while(|n| n * n < 20).collect::<Vec<_>>());
    println!(
        "{:?}",
        (1..5)
            .scan(0, |sum, n| {
                *sum += n;
                Some(*sum)
            })
            .collect::<Vec<_>>()
    );
    println!(
        "{:?}",
        ["1", "2", "x", "3"].iter().map_while(|s| s.parse::<i32>().ok()).collect::<Vec<_>>()
    );
    println!("{:?}", (1..9).skip_while(|n| *n < 7).collect::<Vec<_>>());
}
