//! Values of heaps from which a move takes at most a fixed part.

/// The values of the heaps `0..=most` by definition: a move takes at least one counter, and at most the heap
/// divided by `divisor`, rounded down.
///
/// # Panics
///
/// If the divisor is 0.
pub fn table(most: usize, divisor: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::with_capacity(most + 1);
    // The number of options with each value, and the absent values, also those beyond the table, as bits.
    let mut counts = vec![0_u32; most + 2];
    let mut absent = vec![u64::MAX; most / 64 + 1];
    let mut first = 0;
    for heap in 0..=most {
        while first < heap - heap / divisor {
            let value = values[first];
            counts[value as usize] -= 1;
            if counts[value as usize] == 0 {
                absent[value as usize / 64] |= 1 << (value % 64);
            }
            first += 1;
        }
        let least = absent.iter().position(|values| *values != 0);
        let least = least.expect("more numbers than options");
        let value = least as u64 * 64 + u64::from(absent[least].trailing_zeros());
        values.push(value);
        // This heap is an option of the next one, unless that has no options.
        counts[value as usize] += 1;
        absent[least] &= absent[least] - 1;
    }
    values
}

/// The value of a heap: for a multiple of the divisor, the quotient; otherwise, the value of the greatest
/// heap that is not an option of the previous heap.
pub fn by_single_steps(heap: u64, divisor: u64) -> u64 {
    let mut heap = heap;
    while !heap.is_multiple_of(divisor) {
        heap -= heap / divisor + 1;
    }
    heap / divisor
}

/// The value of a heap, by those of the heap and its options, which are the numbers up to the quotient, once
/// each. The next heap replaces the smallest of these or is added, with the new quotient as its value.
pub fn by_rotation(heap: u64, divisor: u64) -> u64 {
    let mut values = vec![0];
    for quotient in 1..=heap / divisor {
        rotate(&mut values, divisor - 1);
        values.push(quotient);
    }
    rotate(&mut values, heap % divisor);
    values[values.len() - 1]
}

fn rotate(values: &mut [u64], times: u64) {
    let times = times % values.len() as u64;
    values.rotate_left(times as usize);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::take_part::TakePart;
    use crate::search::impartial::Grundy;

    #[test]
    fn all_are_the_values_of_the_rules() {
        for divisor in 1..=12 {
            let mut grundy = Grundy::new(TakePart);
            let table = table(200, divisor);
            for (heap, value) in (0..).zip(table) {
                let expected = grundy.value(&vec![(heap, divisor as u64)]);
                assert_eq!(value, expected, "{heap} by {divisor}");
                assert_eq!(by_single_steps(heap, divisor as u64), expected);
                assert_eq!(by_rotation(heap, divisor as u64), expected);
            }
        }
    }
}
