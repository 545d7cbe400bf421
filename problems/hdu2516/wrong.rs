use proconio::input;

/// Overlooks that the first move must leave a stone, so no heap is lost.
pub fn all() {
    loop {
        input! { stones: u64 }
        if stones == 0 {
            break;
        }
        println!("First win");
    }
}

/// Limits a move to as much as the last one, not twice as much.
pub fn once() {
    loop {
        input! { stones: u64 }
        if stones == 0 {
            break;
        }
        let lost = stones.is_power_of_two();
        println!("{} win", if lost { "Second" } else { "First" });
    }
}

/// Uses a table of 40 Fibonacci numbers, though 45 are below 2³¹.
pub fn short() {
    let mut numbers = vec![1, 2];
    while numbers.len() < 40 {
        numbers.push(numbers[numbers.len() - 1] + numbers[numbers.len() - 2]);
    }
    loop {
        input! { stones: u64 }
        if stones == 0 {
            break;
        }
        let lost = numbers.contains(&stones);
        println!("{} win", if lost { "Second" } else { "First" });
    }
}
