use proconio::input;

/// Reduces heaps modulo the greatest number of S plus 1, as if S contained all numbers up to it.
pub fn modulus() {
    loop {
        input! { k: usize }
        if k == 0 {
            break;
        }
        input! { set: [usize; k], positions: usize }
        let modulus = set.iter().max().map_or(1, |greatest| greatest + 1);
        let mut answer = String::new();
        for _ in 0..positions {
            input! { count: usize, heaps: [usize; count] }
            let sum = heaps.iter().fold(0, |sum, heap| sum ^ (heap % modulus));
            answer += if sum == 0 { "L" } else { "W" };
        }
        println!("{answer}");
    }
}

/// Stops at the first number of S that is greater than the heap, as if S were sorted.
pub fn unsorted() {
    loop {
        input! { k: usize }
        if k == 0 {
            break;
        }
        input! { set: [usize; k], positions: usize }
        let mut values: Vec<usize> = Vec::new();
        for heap in 0..=10_000 {
            let fitting = set.iter().take_while(|&&number| number <= heap);
            let options: Vec<usize> = fitting.map(|number| values[heap - number]).collect();
            values.extend((0..).find(|value| !options.contains(value)));
        }
        let mut answer = String::new();
        for _ in 0..positions {
            input! { count: usize, heaps: [usize; count] }
            let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
            answer += if sum == 0 { "L" } else { "W" };
        }
        println!("{answer}");
    }
}
