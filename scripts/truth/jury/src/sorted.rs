//! Ascending lists used as sets. The standard library's trees and sorts compile to thousands of lines of
//! machine code per type of element; these functions are small, and fast for short lists and for growth at
//! the end.

use crate::listed::Listed;

pub(crate) fn insert<T: Ord>(set: &mut Vec<T>, element: T) -> bool {
    let place = set.binary_search(&element);
    if let Err(place) = place {
        set.insert(place, element);
    }
    place.is_err()
}

pub(crate) fn remove<T: Ord>(set: &mut Vec<T>, element: &T) -> bool {
    let place = set.binary_search(element);
    if let Ok(place) = place {
        set.remove(place);
    }
    place.is_ok()
}

pub(crate) fn toggle<T: Ord>(set: &mut Vec<T>, element: T) {
    match set.binary_search(&element) {
        Ok(place) => {
            set.remove(place);
        }
        Err(place) => set.insert(place, element),
    }
}

pub(crate) fn numbers(numbers: impl IntoIterator<Item = u64>) -> Vec<u64> {
    let mut numbers: Vec<u64> = numbers.into_iter().listed();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

pub(crate) fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, |a, b| a < b);
}

/// Sorts a short list by a comparison function.
pub(crate) fn sort_by<T>(list: &mut [T], is_less: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && is_less(&list[at], &list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Sorts stably by a number of each element.
pub(crate) fn sort_by_number<T>(list: &mut Vec<T>, number: impl Fn(&T) -> u64) {
    let mut order = Vec::with_capacity(list.len());
    for (place, element) in list.iter().enumerate() {
        order.push((number(element), place as u64));
    }
    order.sort_unstable();
    let mut elements = Vec::with_capacity(list.len());
    for element in list.drain(..) {
        elements.push(Some(element));
    }
    for (_, place) in order {
        list.extend(elements[place as usize].take());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_ascend_and_hold_each_element_once() {
        let mut set = Vec::new();
        for (element, is_new) in [(3, true), (1, true), (2, true), (3, false)] {
            assert_eq!(insert(&mut set, element), is_new);
        }
        assert_eq!(set, [1, 2, 3]);
        assert!(remove(&mut set, &2) && !remove(&mut set, &2));
        toggle(&mut set, 1);
        toggle(&mut set, 0);
        assert_eq!(set, [0, 3]);
        assert_eq!(numbers([5, 1, 5]), [1, 5]);
    }

    #[test]
    fn lists_are_sorted() {
        let mut list = [3, 1, 2, 1];
        sort(&mut list);
        assert_eq!(list, [1, 1, 2, 3]);
        let mut words = vec!["bb", "a", "aa", "b"];
        sort_by_number(&mut words, |word| word.len() as u64);
        assert_eq!(words, ["a", "b", "bb", "aa"]);
    }
}
