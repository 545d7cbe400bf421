//! Collects iterators into lists.
//!
//! Every `collect` compiles the standard library's code for reserving and filling memory anew, a quarter of
//! this crate's machine code. For lists as short as those of the rules, a loop is as fast.

use anyhow::Result;

pub(crate) trait Listed: Iterator + Sized {
    fn listed(self) -> Vec<Self::Item> {
        let mut list = Vec::new();
        for element in self {
            list.push(element);
        }
        list
    }

    /// Collects the elements; `None` if one of them is `None`.
    fn all_listed<T>(self) -> Option<Vec<T>>
    where
        Self: Iterator<Item = Option<T>>,
    {
        let mut list = Vec::new();
        for element in self {
            list.push(element?);
        }
        Some(list)
    }

    /// Collects the elements, or returns the first error.
    fn tried<T>(self) -> Result<Vec<T>>
    where
        Self: Iterator<Item = Result<T>>,
    {
        let mut list = Vec::new();
        for element in self {
            list.push(element?);
        }
        Ok(list)
    }
}

impl<I: Iterator> Listed for I {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_are_listed_in_their_order() {
        assert_eq!((1..4).listed(), [1, 2, 3]);
        assert_eq!([Some(1), Some(2)].into_iter().all_listed(), Some(vec![1, 2]));
        assert_eq!([Some(1), None].into_iter().all_listed(), None);
    }
}
