//! Codeforces 1197F — Coloring Game (<https://codeforces.com/problemset/problem/1197/F>)
//!
//! Game:      n strips of coloured cells, with a chip on the last cell of each. A move takes a chip 1, 2 or 3 cells
//!            back, if the colour of its cell allows that. Whoever cannot move loses. Alice begins. Some cells are
//!            coloured; in how many ways can Bob colour the others so that he wins?
//! Theorem:   the colour of a cell and the values of the three cells before it determine its Grundy value, from 0
//!            to 3. These three values are the state of an automaton that reads colours, and powers of a matrix
//!            count the ways to reach a state. A missing cell may count as a cell of value 3: a cell with fewer
//!            than three real options has a value below 3, with or without an option of value 3. The strips add up
//!            by the nim-sum; Bob wins where it is 0 (Sprague 1935, Grundy 1939).
//! Cost:      O(64³ log a + (n + m) 64² log a), for strips of up to a = 1,000,000,000 cells, and n and m up to 1,000. The
//!            judge allows 5 s and 512 MiB.
//! Status:    the samples; random cases of up to 12 cells, with all colourings of at most 5 free ones, against the
//!            rules; strips of up to 3,000 cells against the same automaton, cell by cell.
//! Limits:    `a_i` at least 1; y from 1 to `a_i`; c from 1 to 3; no cell is coloured twice.

use proconio::input;
use shared::bounds::check;
use shared::modular::Modular;

const PRIME: u32 = 998_244_353;
const STATES: usize = 64;

type Residue = Modular<PRIME>;

/// The numbers of ways to reach each state.
type Ways = [u32; STATES];

type Matrix = Vec<Ways>;

/// A state is the values of the last three cells, two digits each, the last cell lowest. At the start, all cells
/// are missing.
const START: usize = STATES - 1;

fn main() {
    input! { n: usize }
    check("n", n, 1..=1000);
    let mut lengths = Vec::with_capacity(n);
    for _ in 0..n {
        input! { length: u32 }
        check("a_i", length, 1..=1_000_000_000);
        assert!(length > 0, "a strip must have a cell");
        lengths.push(length);
    }
    input! { m: usize }
    check("m", m, 1..=1000);
    let mut coloured: Vec<Vec<(u32, usize)>> = vec![Vec::new(); n];
    for _ in 0..m {
        input! { strip: usize, cell: u32, colour: usize }
        check("x", strip, 1..=n);
        check("y", cell, 1..=1_000_000_000);
        let is_there = (1..=lengths[strip - 1]).contains(&cell);
        assert!(is_there, "a coloured cell must be on its strip");
        check("c", colour, 1..=3);
        coloured[strip - 1].push((cell, colour - 1));
    }
    let mut moves = [[false; 3]; 3];
    for allowed in moves.iter_mut().flatten() {
        input! { may_move: u8 }
        check("f", may_move, 0..=1);
        *allowed = may_move == 1;
    }
    let powers = powers(&moves);
    let mut ways = [Residue::ONE, Residue::ZERO, Residue::ZERO, Residue::ZERO];
    for (length, mut coloured) in lengths.into_iter().zip(coloured) {
        coloured.sort_unstable();
        let are_different = coloured.windows(2).all(|pair| pair[0].0 != pair[1].0);
        assert!(are_different, "a cell must be coloured once");
        let strip = values_of(length, &coloured, &moves, &powers);
        let mut sums = [Residue::ZERO; 4];
        for (value, &count) in strip.iter().enumerate() {
            for (sum, &others) in ways.iter().enumerate() {
                sums[sum ^ value] += count * others;
            }
        }
        ways = sums;
    }
    println!("{}", ways[0].value());
}

/// Returns the state after a cell of this colour.
fn next(state: usize, moves: [bool; 3]) -> usize {
    let value_back = |back: usize| state >> (2 * back) & 3;
    let options =
        (0..3).filter(|&back| moves[back]).fold(0, |set: u8, back| set | 1 << value_back(back));
    (state << 2 | options.trailing_ones() as usize) % STATES
}

/// Returns in how many ways the last cell of a strip gets each value.
fn values_of(
    length: u32,
    coloured: &[(u32, usize)],
    moves: &[[bool; 3]; 3],
    powers: &[Matrix],
) -> [Residue; 4] {
    let mut ways = [0; STATES];
    ways[START] = 1;
    let mut before = 0;
    for &(cell, colour) in coloured {
        ways = after(ways, cell - before - 1, powers);
        let mut coloured = [0; STATES];
        for (state, &count) in ways.iter().enumerate() {
            let to = &mut coloured[next(state, moves[colour])];
            *to = (*to + count) % PRIME;
        }
        ways = coloured;
        before = cell;
    }
    ways = after(ways, length - before, powers);
    let mut values = [Residue::ZERO; 4];
    for (state, &count) in ways.iter().enumerate() {
        values[state % 4] += Residue::new(u64::from(count));
    }
    values
}

/// The matrices of 1, 2, 4, … free cells, up to 2^31.
fn powers(moves: &[[bool; 3]; 3]) -> Vec<Matrix> {
    let mut one = vec![[0; STATES]; STATES];
    for (state, row) in one.iter_mut().enumerate() {
        for &moves in moves {
            row[next(state, moves)] += 1;
        }
    }
    let square = |matrix: &Matrix| Some(matrix.iter().map(|row| product(row, matrix)).collect());
    std::iter::successors(Some(one), square).take(32).collect()
}

/// The ways after this many free cells.
fn after(mut ways: Ways, cells: u32, powers: &[Matrix]) -> Ways {
    for (digit, power) in powers.iter().enumerate() {
        if cells >> digit & 1 == 1 {
            ways = product(&ways, power);
        }
    }
    ways
}

/// A row times a matrix.
fn product(row: &Ways, matrix: &Matrix) -> Ways {
    let mut sums = [0; STATES];
    // Sixteen products of residues and a residue fit in 64 bits.
    for (counts, rows) in row.chunks(16).zip(matrix.chunks(16)) {
        for (&count, row) in counts.iter().zip(rows) {
            for (sum, &ways) in sums.iter_mut().zip(row) {
                *sum += u64::from(count) * u64::from(ways);
            }
        }
        for sum in &mut sums {
            *sum %= u64::from(PRIME);
        }
    }
    sums.map(|sum| sum as u32)
}
