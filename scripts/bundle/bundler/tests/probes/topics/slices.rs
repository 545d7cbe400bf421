// arrays: two-dimensional, map, from_fn, comparison, equality
fn arrays() {
    let mut grid = [[0u8; 4]; 3];
    grid[1][2] = 7;
    println!("{grid:?} {:?}", [1, 2, 3].map(|x| x * x));
    println!("{:?} {}", std::array::from_fn::<usize, 4, _>(|i| i * i), [1, 2] < [1, 3]);
}

// binary_search, binary_search_by, partition_point
fn binary_search() {
    let a = [1, 3, 5, 7];
    println!("{:?} {:?}", a.binary_search(&5), a.binary_search(&4));
    println!("{} {:?}", a.partition_point(|&x| x < 6), a.binary_search_by(|x| x.cmp(&7)));
    println!("{:?}", a.binary_search_by_key(&6, |x| x * 2));
}

// swap, reverse, rotate_left, fill, copy_from_slice, split_at_mut
fn change() {
    let mut a = [1, 2, 3, 4, 5];
    a.swap(0, 4);
    a.rotate_left(2);
    println!("{a:?}");
    a.reverse();
    let (left, right) = a.split_at_mut(2);
    left.copy_from_slice(&right[..2]);
    right.fill(0);
    println!("{a:?}");
    a.select_nth_unstable(2);
    println!("{}", a[2]);
}

// first, last, split_first, get, iter().max, contains, starts_with, concat
fn ends() {
    let a = vec![4, 9, 2];
    println!("{:?} {:?} {:?} {:?}", a.first(), a.last(), a.split_first(), a.get(7));
    println!("{:?} {} {}", a.iter().max(), a.contains(&2), a.starts_with(&[4, 9]));
    println!("{:?} {:?}", [[1, 2], [3, 4]].concat(), a.to_vec().repeat(2));
}

// sorting 200000 numbers, stable and unstable
fn large_sort() {
    let mut state = 1u64;
    let mut next = || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 40
    };
    let mut numbers: Vec<(u64, usize)> = (0..200_000).map(|i| (next() % 1000, i)).collect();
    numbers.sort_by_key(|pair| pair.0);
    println!("{:?} {:?}", numbers[0], numbers[199_999]);
    numbers.sort_unstable();
    println!("{:?} {}", numbers[1000], numbers.windows(2).all(|pair| pair[0] <= pair[1]));
}

// an index out of bounds stops the program
// stdin: 5
// alone: stops the program
fn out_of_bounds() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let a = [1, 2, 3];
    println!("before");
    println!("{}", a[line.trim().parse::<usize>().unwrap()]);
}

// slice patterns: [first, .., last], [a, b, rest @ ..]
mod patterns {
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
}

// sort, sort_unstable, sort_by, sort_by_key, sort_by_cached_key
fn sort() {
    let mut a = [5, 3, 9, 1];
    a.sort();
    println!("{a:?}");
    a.sort_by(|x, y| y.cmp(x));
    println!("{a:?}");
    a.sort_unstable_by_key(|x| x % 4);
    println!("{}", a[0] % 4);
    let mut words = ["ccc", "a", "bb"];
    words.sort_by_cached_key(|word| word.len());
    println!("{words:?}");
}

// windows, chunks, chunks_exact, rchunks, split
fn windows() {
    let a = [1, 2, 3, 4, 5];
    println!("{:?}", a.windows(2).map(|w| w[1] - w[0]).collect::<Vec<_>>());
    println!("{:?} {:?}", a.chunks(2).collect::<Vec<_>>(), a.rchunks(2).collect::<Vec<_>>());
    println!("{:?}", a.chunks_exact(2).map(|c| c[0] * c[1]).collect::<Vec<_>>());
    println!("{:?}", a.split(|x| x % 3 == 0).collect::<Vec<_>>());
}
