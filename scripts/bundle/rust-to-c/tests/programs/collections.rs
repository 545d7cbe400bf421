//! Collections that grow, shrink and move, and their printed contents.

use std::collections::{BTreeMap, BTreeSet, BinaryHeap, VecDeque};
use std::rc::Rc;

fn main() {
    let mut random = 1_u32;
    let mut next = |below: u32| {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (random >> 8) % below
    };
    let mut lists: Vec<Vec<u64>> = vec![Vec::new(); 50];
    let mut map = BTreeMap::new();
    let mut queue = VecDeque::new();
    let mut heap = BinaryHeap::new();
    for round in 0..20_000_u64 {
        let list = &mut lists[next(50) as usize];
        match next(8) {
            0 => list.truncate(next(100) as usize),
            1 => list.shrink_to_fit(),
            2 => *list = list.clone(),
            3 => list.extend(0..u64::from(next(2000))),
            _ => list.push(round),
        }
        map.insert(next(1000), format!("{round:>5}"));
        map.remove(&next(1000));
        queue.push_back(Rc::new(round));
        if next(2) == 0 {
            queue.pop_front();
        }
        heap.push((next(500), round));
        if next(3) == 0 {
            heap.pop();
        }
    }
    for list in &mut lists {
        list.sort_by_key(|value| std::cmp::Reverse(value % 1000));
        println!("{} {:?}", list.len(), list.get(..3));
    }
    println!("{} {:?} {:?}", map.len(), map.first_key_value(), map.last_key_value());
    println!("{} {:?} {:?}", queue.len(), queue.front(), heap.into_sorted_vec().last());
    let words: BTreeSet<String> =
        map.into_values().map(|word| word.trim().to_uppercase()).collect();
    println!("{:#?}", words.iter().take(2).collect::<Vec<_>>());
    println!("{:08.3?}|{:<6}|{:^6}|{:+}|{:#x}|{:#b}|{}", 'x', "é", true, 5, 255, 5, i64::MIN);
    println!(
        "{:?} {:?}",
        "tab\t\u{1f600}\"",
        "7x".parse::<u8>().map_err(|error| error.to_string())
    );
    let large = vec![7_u8; 3 << 20];
    let larger: Vec<u8> = large.iter().chain(&large).copied().collect();
    println!("{}", larger.iter().map(|&byte| u64::from(byte)).sum::<u64>());
}
