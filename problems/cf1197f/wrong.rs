use proconio::input;

const PRIME: u64 = 998_244_353;

/// Answers the case. `absent` is the value of a missing cell; `cells` gives the number of cells up to that of the chip,
/// from the length of its strip.
fn answer(absent: usize, cells: fn(usize) -> usize) {
    input! { lengths: [usize], coloured: [(usize, usize, usize)], moves: [[u8; 3]; 3] }
    let next = |state: usize, colour: usize| {
        let values = [state % 4, state / 4 % 4, state / 16];
        let has =
            |value: usize| (0..3).any(|back| moves[colour][back] == 1 && values[back] == value);
        let value = (0..4).find(|&value| !has(value)).unwrap_or(0);
        (state * 4 + value) % 64
    };
    let mut powers = vec![vec![vec![0; 64]; 64]];
    for state in 0..64 {
        (0..3).for_each(|colour| powers[0][state][next(state, colour)] += 1);
    }
    for digit in 0..30 {
        let square = powers[digit].iter().map(|row| product(row, &powers[digit])).collect();
        powers.push(square);
    }
    let free = |mut ways: Vec<u64>, cells: usize| {
        for digit in (0..30).filter(|digit| cells >> digit & 1 == 1) {
            ways = product(&ways, &powers[digit]);
        }
        ways
    };
    let mut sums = [1, 0, 0, 0];
    for (strip, length) in lengths.into_iter().enumerate() {
        let mut given: Vec<_> = coloured.iter().filter(|given| given.0 == strip + 1).collect();
        given.sort_unstable();
        let mut ways = vec![0; 64];
        ways[absent * 21] = 1;
        let mut before = 0;
        for &&(_, cell, colour) in given.iter().filter(|given| given.1 <= cells(length)) {
            let reached = free(ways, cell - before - 1);
            ways = vec![0; 64];
            for (state, count) in reached.into_iter().enumerate() {
                ways[next(state, colour - 1)] += count;
            }
            before = cell;
        }
        let mut with = [0; 4];
        for (state, count) in free(ways, cells(length) - before).into_iter().enumerate() {
            for (sum, others) in sums.iter().enumerate() {
                with[sum ^ (state % 4)] += count % PRIME * others % PRIME;
            }
        }
        sums = with.map(|sum| sum % PRIME);
    }
    println!("{}", sums[0]);
}

fn product(row: &[u64], matrix: &[Vec<u64>]) -> Vec<u64> {
    let mut sums = vec![0; 64];
    for (&count, row) in row.iter().zip(matrix) {
        for (sum, &ways) in sums.iter_mut().zip(row) {
            *sum = (*sum + count % PRIME * ways) % PRIME;
        }
    }
    sums
}

/// Puts the chip on the cell before the last one.
pub fn before() {
    answer(3, |length| length - 1);
}

/// Lets a chip leave its strip.
pub fn ends() {
    answer(0, |length| length);
}
