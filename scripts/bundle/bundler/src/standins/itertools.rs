//! The part of `itertools` that solutions use.

use std::fmt::{Display, Write};
use std::vec::IntoIter;

pub trait Itertools: Iterator {
    fn all_equal(&mut self) -> bool
    where
        Self: Sized,
        Self::Item: PartialEq,
    {
        self.next().map_or(true, |first| self.all(|item| item == first))
    }

    fn collect_vec(self) -> Vec<Self::Item>
    where
        Self: Sized,
    {
        self.collect()
    }

    fn join(&mut self, separator: &str) -> String
    where
        Self::Item: Display,
    {
        let mut joined = String::new();
        let mut between = "";
        while let Some(item) = self.next() {
            write!(joined, "{between}{item}").expect("a String takes all");
            between = separator;
        }
        joined
    }

    fn sorted(self) -> IntoIter<Self::Item>
    where
        Self: Sized,
        Self::Item: Ord,
    {
        let mut items: Vec<_> = self.collect();
        items.sort();
        items.into_iter()
    }

    fn sorted_by_key<K: Ord, F: FnMut(&Self::Item) -> K>(self, key: F) -> IntoIter<Self::Item>
    where
        Self: Sized,
    {
        let mut items: Vec<_> = self.collect();
        items.sort_by_key(key);
        items.into_iter()
    }

    fn sorted_unstable(self) -> IntoIter<Self::Item>
    where
        Self: Sized,
        Self::Item: Ord,
    {
        let mut items: Vec<_> = self.collect();
        items.sort_unstable();
        items.into_iter()
    }
}

impl<I: Iterator + ?Sized> Itertools for I {}
