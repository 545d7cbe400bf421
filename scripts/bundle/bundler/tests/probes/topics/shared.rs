// use shared::nim::*
mod glob {
    use shared::nim::*;

    fn main() {
        println!("{}", sum(&[5, 6]));
    }
}

// impl of a trait of shared, with a method that nothing calls
mod implemented {
    use shared::retrograde::{Game, Options, Play, solve, wins};

    /// A move takes one or two from a heap of at most so many.
    struct Heap(usize);

    impl Game for Heap {
        fn positions(&self) -> usize {
            self.0 + 1
        }

        fn degree(&self, position: usize) -> usize {
            position.min(2)
        }

        fn each_predecessor<F: FnMut(usize)>(&self, position: usize, visit: F) {
            (position + 1..=self.0.min(position + 2)).for_each(visit);
        }
    }

    impl Options for Heap {
        fn each_option<F: FnMut(usize)>(&self, position: usize, visit: F) {
            (position.saturating_sub(2)..position).for_each(visit);
        }
    }

    fn main() {
        let outcomes = solve(&Heap(9), Play::Normal);
        let won: Vec<usize> = (0..10).filter(|&heap| wins(&outcomes, heap)).collect();
        println!("{won:?}");
    }
}

// shared in a module: use, path, and ::shared
mod in_module {
    mod games {
        use shared::nim;

        pub mod inner {
            pub fn sum(heaps: &[u64]) -> u64 {
                shared::nim::sum(heaps)
            }
        }

        pub fn both(heaps: &[u64]) -> u64 {
            nim::sum(heaps) + ::shared::nim::sum(heaps) + self::inner::sum(heaps)
        }
    }

    fn main() {
        println!("{}", games::both(&[1, 2, 4]));
    }
}

// use shared::… in a function: a module, also with a new name
mod local_module {
    fn twice(heaps: &[u64]) -> u64 {
        use shared::nim::{self, sum};
        sum(heaps) + nim::sum(heaps)
    }

    fn main() {
        use shared::grundy as values;
        use shared::nim;
        println!("{} {} {}", twice(&[5, 6]), nim::sum(&[1, 2, 4]), values::mex([0, 1, 3]));
    }
}

// use shared::… in a function
fn local_use() {
    use shared::nim::sum;
    println!("{}", sum(&[5, 6]));
}

// shared::module::item without use, and ::shared::…
fn path() {
    println!("{} {}", shared::nim::sum(&[3, 4]), ::shared::nim::sum(&[1, 1]));
}

// use shared::…: an item, a group, a module, a new name
mod by_use {
    use shared::nim;
    use shared::wythoff::wins as wins_wythoff;
    use shared::{fibonacci, grundy};

    fn main() {
        println!("{} {}", nim::sum(&[3, 4]), wins_wythoff(1, 2));
        println!("{} {}", fibonacci::wins(5, 4), grundy::mex([0, 1, 3]));
    }
}
