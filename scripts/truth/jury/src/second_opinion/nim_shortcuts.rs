//! Lost pairs of heaps with shortcuts, by a table of columns.

use crate::listed::Listed;
use crate::sorted;

/// The row of the lost pair other than a shortcut in each of these columns; `None` if the table would be too large.
pub fn lost_rows(shortcuts: &[(u64, u64)], columns: &[u64]) -> Option<Vec<Option<u64>>> {
    // The relevant numbers, with their places after all longer stretches between them are shortened.
    let mut numbers = columns.to_vec();
    for &(x, y) in shortcuts {
        numbers.extend([x, y]);
    }
    let numbers = sorted::numbers(numbers);
    let mut places = Vec::with_capacity(numbers.len());
    let (mut before, mut last) = (0, 0);
    for &number in &numbers {
        last += (number - before).min(shortcuts.len() as u64 + 2);
        places.push(last);
        before = number;
    }
    if last > 1_000_000 {
        return None;
    }
    let place = |number: u64| places[numbers.partition_point(|&other| other < number)];
    let mut rows_of = vec![Vec::new(); last as usize + 1];
    for &(x, y) in shortcuts {
        rows_of[place(x) as usize].push(place(y) as usize);
    }
    let mut is_taken = vec![false; 2 * (last as usize + shortcuts.len() + 1)];
    let mut least = 0;
    let mut lost = Vec::new();
    for rows in rows_of {
        while is_taken[least] {
            least += 1;
        }
        let is_lost = rows.iter().all(|&row| row > least);
        lost.push(is_lost.then_some(least));
        is_taken[least] |= is_lost;
        for row in rows {
            is_taken[row] = true;
        }
    }
    let row = |&x: &u64| {
        let place = place(x);
        lost[place as usize].map(|row| x + row as u64 - place)
    };
    Some(columns.iter().map(row).listed())
}
