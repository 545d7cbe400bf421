// BinaryHeap, Reverse: a priority queue
mod binary_heap {
    use std::cmp::Reverse;
    use std::collections::BinaryHeap;

    fn main() {
        let mut heap = BinaryHeap::from([3, 8, 5]);
        heap.push(6);
        println!("{:?} {:?} {:?}", heap.pop(), heap.peek(), heap.len());
        let mut least: BinaryHeap<Reverse<(u32, &str)>> = BinaryHeap::new();
        least.push(Reverse((4, "b")));
        least.push(Reverse((2, "c")));
        if let Some(Reverse((distance, name))) = least.pop() {
            println!("{distance} {name}");
        }
        println!("{:?}", heap.into_sorted_vec());
    }
}

// BTreeMap: entry, range, first_key_value, pop_last, range_mut, split_off
mod btree_map {
    use std::collections::BTreeMap;

    fn main() {
        let mut map = BTreeMap::new();
        for word in ["b", "a", "c", "a"] {
            *map.entry(word).or_insert(0) += 1;
        }
        println!("{map:?} {:?} {:?}", map.first_key_value(), map.range("b"..).next());
        println!("{:?} {:?}", map.pop_last(), map.get("z"));
        let mut numbers: BTreeMap<i32, i32> = (0..6).map(|n| (n, n * n)).collect();
        for (_, value) in numbers.range_mut(2..4) {
            *value = 0;
        }
        println!("{:?} {:?}", numbers.split_off(&3), numbers);
        println!(
            "{:?} {:?}",
            numbers.keys().rev().collect::<Vec<_>>(),
            numbers.values().sum::<i32>()
        );
    }
}

// BTreeSet: range, union, difference, first, pop_first, replace
mod btree_set {
    use std::collections::BTreeSet;

    fn main() {
        let a: BTreeSet<i32> = [5, 1, 3].into();
        let b = BTreeSet::from([3, 4]);
        println!("{a:?} {:?} {:?}", a.union(&b).collect::<Vec<_>>(), &a - &b);
        println!("{:?} {:?} {:?}", a.range(2..).next(), a.range(..5).next_back(), a.first());
        let mut c = a.clone();
        println!("{:?} {} {}", c.pop_first(), c.insert(3), c.is_subset(&a));
    }
}

// Dijkstra's algorithm with BinaryHeap and a custom Ord
mod dijkstra {
    use std::cmp::Ordering;
    use std::collections::BinaryHeap;

    #[derive(PartialEq, Eq)]
    struct State {
        cost: u64,
        vertex: usize,
    }

    impl Ord for State {
        fn cmp(&self, other: &Self) -> Ordering {
            other.cost.cmp(&self.cost).then_with(|| self.vertex.cmp(&other.vertex))
        }
    }

    impl PartialOrd for State {
        fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
            Some(self.cmp(other))
        }
    }

    fn main() {
        let edges = [(0, 1, 7), (0, 2, 3), (2, 1, 1), (1, 3, 2), (2, 3, 8)];
        let mut least = [u64::MAX; 5];
        least[0] = 0;
        let mut heap = BinaryHeap::from([State { cost: 0, vertex: 0 }]);
        while let Some(State { cost, vertex }) = heap.pop() {
            if cost > least[vertex] {
                continue;
            }
            for &(_, to, length) in edges.iter().filter(|edge| edge.0 == vertex) {
                if cost + length < least[to] {
                    least[to] = cost + length;
                    heap.push(State { cost: least[to], vertex: to });
                }
            }
        }
        println!("{least:?}");
    }
}

// LinkedList
mod linked_list {
    use std::collections::LinkedList;

    fn main() {
        let mut list = LinkedList::from([1, 2]);
        list.push_front(0);
        list.append(&mut LinkedList::from([9]));
        println!("{list:?} {:?} {:?}", list.pop_back(), list.front());
    }
}

// a disjoint-set union in a struct with a Vec
mod union_find {
    struct Sets(Vec<usize>);

    impl Sets {
        fn root(&mut self, mut a: usize) -> usize {
            while self.0[a] != a {
                self.0[a] = self.0[self.0[a]];
                a = self.0[a];
            }
            a
        }

        fn join(&mut self, a: usize, b: usize) -> bool {
            let (a, b) = (self.root(a), self.root(b));
            self.0[a] = b;
            a != b
        }
    }

    fn main() {
        let mut sets = Sets((0..6).collect());
        println!("{} {} {}", sets.join(0, 1), sets.join(1, 2), sets.join(0, 2));
        println!("{:?}", (0..6).map(|a| sets.root(a)).collect::<Vec<_>>());
    }
}

// Vec: push, pop, insert, remove, swap_remove, drain, retain, dedup, split_off, extend
fn vec() {
    let mut v = vec![1, 2, 3, 4, 5, 5, 6];
    v.dedup();
    v.retain(|n| n % 3 != 0);
    println!("{v:?} {:?} {}", v.pop(), v.remove(0));
    v.insert(1, 9);
    v.extend([7, 8, 9]);
    println!("{:?} {:?} {:?}", v.swap_remove(0), v.drain(1..3).collect::<Vec<_>>(), v.split_off(1));
    v.resize(4, -1);
    println!("{v:?} {} {:?}", v.len(), v.iter().rev().collect::<Vec<_>>());
}

// VecDeque: both ends, rotate, index, make_contiguous, a queue of a search
mod vec_deque {
    use std::collections::VecDeque;

    fn main() {
        let mut queue = VecDeque::from([1, 2, 3]);
        queue.push_front(0);
        queue.push_back(4);
        println!("{:?} {:?} {:?} {}", queue.pop_front(), queue.pop_back(), queue.front(), queue[1]);
        queue.extend(5..9);
        queue.rotate_left(2);
        println!("{queue:?}");
        println!("{:?}", queue.make_contiguous().first());
        queue.truncate(2);
        println!("{:?} {}", queue.iter().rev().collect::<Vec<_>>(), queue.contains(&5));
    }
}

// Vec: truncate, append, splice, dedup_by_key, chunks of a matrix, vec![vec![]; n]
fn vec_more() {
    let mut v = vec![11, 12, 21, 22];
    v.dedup_by_key(|n| *n / 10);
    let mut other = vec![5];
    v.append(&mut other);
    println!("{v:?} {other:?} {:?}", v.clone().splice(0..1, [7, 8]).collect::<Vec<_>>());
    let mut grid = vec![vec![0; 3]; 2];
    grid[1][2] = 5;
    println!("{grid:?} {}", grid.concat().iter().sum::<i32>());
    v.truncate(1);
    v.reserve(100);
    println!("{v:?} {}", v.capacity() > 100);
}
