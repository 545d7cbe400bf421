use itertools::Itertools;

// all_equal, all_equal_value
fn all_equal() {
    println!("{} {}", [1, 1].iter().all_equal(), [1, 2].iter().all_equal());
    println!("{:?}", [7, 7].iter().all_equal_value());
}

// all_unique
fn all_unique() {
    println!("{} {}", (0..5).all_unique(), [1, 2, 1].iter().all_unique());
}

// into_group_map_by with a sorted key
fn anagrams() {
    println!(
        "{:?}",
        ["eat", "tea", "tan", "ate"]
            .iter()
            .into_group_map_by(|w| w.chars().sorted().collect::<String>())
            .into_values()
            .map(|v| v.into_iter().join("+"))
            .sorted()
            .collect_vec()
    );
}

// at_most_one
fn at_most_one() {
    println!("{:?}", (1..9).filter(|n| n * n == 50).at_most_one().ok());
    println!("{}", (1..9).at_most_one().is_err());
}

// cartesian_product
fn cartesian_product() {
    println!("{:?}", (0..2).cartesian_product("xy".chars()).collect_vec());
}

// chain!
fn chain() {
    println!("{:?}", itertools::chain!(1..3, [9], Some(4)).collect_vec());
}

// chunk_by
fn chunk_by() {
    for (key, group) in &[1, 3, 2, 4, 5].iter().chunk_by(|n| *n % 2) {
        println!("{key}: {:?}", group.collect_vec());
    }
}

// chunks
fn chunks() {
    for chunk in &(0..8).chunks(3) {
        println!("{:?}", chunk.collect_vec());
    }
}

// circular_tuple_windows
fn circular_tuple_windows() {
    for (a, b) in [3, 1, 4].iter().circular_tuple_windows() {
        println!("{a} {b}");
    }
}

// coalesce
fn coalesce() {
    println!(
        "{:?}",
        [1, 2, -3, -1, 4]
            .into_iter()
            .coalesce(|a, b| if (a > 0) == (b > 0) { Ok(a + b) } else { Err((a, b)) })
            .collect_vec()
    );
}

// collect_tuple
fn collect_tuple() {
    let (a, b, c) = "7 8 9".split(' ').map(|n| n.parse::<i32>().unwrap()).collect_tuple().unwrap();
    println!("{}", a * b + c);
    println!("{:?}", (0..3).collect_tuple::<(_, _)>());
}

// collect_vec
fn collect_vec() {
    println!("{:?}", (1..4).map(|n| n * n).collect_vec());
}

// combinations
fn combinations() {
    println!("{:?}", (1..5).combinations(2).collect_vec());
    println!("{}", (0..6).combinations(3).count());
}

// combinations_with_replacement
fn combinations_with_replacement() {
    println!("{:?}", (1..4).combinations_with_replacement(2).collect_vec());
}

// counts
fn counts() {
    let counts = "hello".chars().counts();
    println!("{:?}", counts.into_iter().sorted().collect_vec());
}

// counts_by
fn counts_by() {
    let counts = (1..10).counts_by(|n| n % 3);
    println!("{:?}", counts.into_iter().sorted().collect_vec());
}

// dedup
fn dedup() {
    println!("{:?}", [1, 1, 2, 2, 1].iter().dedup().collect_vec());
}

// dedup_by
fn dedup_by() {
    println!("{:?}", [1, 3, 2, 4, 5].iter().dedup_by(|a, b| *a % 2 == *b % 2).collect_vec());
}

// dedup_by_with_count
fn dedup_by_with_count() {
    println!(
        "{:?}",
        [1, 3, 2, 4, 5].iter().dedup_by_with_count(|a, b| *a % 2 == *b % 2).collect_vec()
    );
}

// dedup_with_count, for run lengths
fn dedup_with_count() {
    println!("{:?}", "aaabccd".chars().dedup_with_count().collect_vec());
}

// diff_with
mod diff_with {
    use itertools::Diff;

    fn main() {
        match itertools::diff_with([1, 2, 3], [1, 5, 3], |a, b| a == b) {
            Some(Diff::FirstMismatch(i, _, _)) => println!("{i}"),
            _ => println!("alike"),
        }
    }
}

// dropping, dropping_back, contains
fn dropping() {
    println!("{:?} {:?}", (1..9).dropping(5).collect_vec(), (1..9).dropping_back(5).collect_vec());
    println!("{}", (1..9).contains(&7));
}

// duplicates
fn duplicates() {
    println!("{:?}", [3, 1, 3, 2, 1, 3].iter().duplicates().collect_vec());
}

// duplicates_by
fn duplicates_by() {
    println!("{:?}", [31, 12, 32, 22].iter().duplicates_by(|n| *n % 10).collect_vec());
}

// exactly_one
fn exactly_one() {
    println!("{:?}", (1..9).filter(|n| n * n == 49).exactly_one().ok());
    println!("{}", (1..9).exactly_one().is_err());
}

// filter_map_ok, flatten_ok
fn filter_map_ok() {
    println!(
        "{:?}",
        [Ok(1), Err("no"), Ok(4)]
            .into_iter()
            .filter_map_ok(|n| (n > 1).then_some(n + 1))
            .collect_vec()
    );
    println!("{:?}", [Ok(vec![1, 2]), Err("no")].into_iter().flatten_ok().collect_vec());
}

// find_position
fn find_position() {
    println!("{:?}", [3, 8, 5, 6].iter().find_position(|n| *n % 2 == 0));
}

// fold_ok, process_results
fn fold_ok() {
    println!("{:?}", ["1", "2"].iter().map(|s| s.parse::<i32>()).fold_ok(0, |a, b| a + b));
    println!(
        "{:?}",
        itertools::process_results(["1", "5"].iter().map(|s| s.parse::<i32>()), |numbers| {
            numbers.max()
        })
    );
}

// fold_while, FoldWhile
mod fold_while {
    use itertools::FoldWhile::{Continue, Done};
    use itertools::Itertools;

    fn main() {
        let sum = (1..100)
            .fold_while(0, |sum, n| if sum > 50 { Done(sum) } else { Continue(sum + n) })
            .into_inner();
        println!("{sum}");
    }
}

// format
fn format() {
    println!("{}", (1..5).format(", "));
    println!("{:02}", (1..5).format(" "));
}

// format_with
fn format_with() {
    println!("{}", (1..4).format_with(" + ", |n, f| f(&format_args!("x^{n}"))));
}

// free functions: zip, rev, enumerate, max, min, join, sorted, all, any, fold
fn free_functions() {
    println!("{:?}", itertools::zip_eq([1, 2], [3, 4]).collect_vec());
    println!("{:?}", itertools::sorted([2, 1]).collect_vec());
    println!("{}", itertools::join([1, 2], "-"));
    println!("{:?} {:?}", itertools::max([1, 5]), itertools::min([1, 5]));
    println!("{} {}", itertools::all(1..4, |n| n > 0), itertools::any(1..4, |n| n > 5));
    println!("{}", itertools::fold(1..4, 0, |a, b| a + b));
    println!("{:?}", itertools::rev(&[1, 2]).collect_vec());
    println!("{:?}", itertools::enumerate("ab".chars()).collect_vec());
}

// use itertools::*
mod glob {
    use itertools::*;

    fn main() {
        let (low, high): (Vec<i32>, Vec<i32>) =
            (1..7).partition_map(|n| if n < 4 { Either::Left(n) } else { Either::Right(n) });
        println!("{}", zip_eq(low, high).map(|(a, b)| a * b).join(" "));
    }
}

// interleave, interleave_shortest
fn interleave() {
    println!("{:?}", (1..4).interleave(10..12).collect_vec());
    println!("{:?}", (1..9).interleave_shortest(10..12).collect_vec());
}

// free functions: interleave, merge, kmerge, cloned, concat, partition
fn interleave_merge() {
    println!("{:?}", itertools::interleave(1..3, 5..7).collect_vec());
    println!("{:?}", itertools::merge([1, 4], [2, 3]).collect_vec());
    println!("{:?}", itertools::kmerge(vec![vec![1, 4], vec![2]]).collect_vec());
    println!("{:?}", itertools::concat(vec![vec![1], vec![2]]));
    let mut row = [1, 2, 3, 4];
    println!("{}", itertools::partition(&mut row, |n| n % 2 == 0));
    println!("{:?}", itertools::cloned(&[1, 2]).collect_vec());
}

// intersperse, intersperse_with
fn intersperse() {
    println!("{:?}", Itertools::intersperse(1..4, 0).collect_vec());
    println!("{:?}", Itertools::intersperse_with(1..4, || 9).collect_vec());
}

// into_group_map
fn into_group_map() {
    let groups = [(1, 'a'), (2, 'b'), (1, 'c')].into_iter().into_group_map();
    println!("{:?}", groups.into_iter().sorted().collect_vec());
}

// into_group_map_by
fn into_group_map_by() {
    let groups = (1..10).into_group_map_by(|n| n % 3);
    println!("{:?}", groups.into_iter().sorted().collect_vec());
}

// into_grouping_map, into_grouping_map_by
fn into_grouping_map() {
    let sums = [(1, 5), (2, 6), (1, 7)].into_iter().into_grouping_map().sum();
    println!("{:?}", sums.into_iter().sorted().collect_vec());
    let folded = (1..10).into_grouping_map_by(|n| n % 3).fold(0, |sum, _, n| sum + n);
    println!("{:?}", folded.into_iter().sorted().collect_vec());
    let most = (1..10).into_grouping_map_by(|n| n % 4).max();
    println!("{:?}", most.into_iter().sorted().collect_vec());
}

// iproduct!
mod iproduct {
    fn main() {
        for (i, j, k) in itertools::iproduct!(0..2, 0..2, 5..7) {
            println!("{i}{j}{k}");
        }
        println!("{}", itertools::iproduct!(0..3, 0..4).count());
    }
}

// iterate, repeat_n
fn iterate() {
    println!("{:?}", itertools::iterate(1, |n| n * 3).take(5).collect_vec());
    println!("{:?}", itertools::repeat_n('x', 3).join(""));
}

// izip!
mod izip {
    fn main() {
        for (i, a, b) in itertools::izip!(0.., &[3, 4], "xy".chars()) {
            println!("{i} {a} {b}");
        }
    }
}

// join
fn join() {
    println!("{}", [1, 2, 3].iter().join(" "));
    println!("{}", ["", "a", "b"].iter().join(","));
    println!("[{}]", Vec::<i32>::new().iter().join(","));
}

// k_smallest, k_largest
fn k_smallest() {
    println!("{:?}", [5, 2, 9, 1, 7].into_iter().k_smallest(3).collect_vec());
    println!("{:?}", [5, 2, 9, 1, 7].into_iter().k_largest(2).collect_vec());
}

// k_smallest_by_key, k_largest_by_key
fn k_smallest_by_key() {
    println!(
        "{:?}",
        [5, -2, 9, -1].into_iter().k_smallest_by_key(2, |n: &i32| n.abs()).collect_vec()
    );
    println!(
        "{:?}",
        [5, -2, 9, -1].into_iter().k_largest_by_key(2, |n: &i32| n.abs()).collect_vec()
    );
}

// kmerge
fn kmerge() {
    println!("{:?}", vec![vec![1, 5], vec![2, 9], vec![0]].into_iter().kmerge().collect_vec());
}

// map_into, map_ok, filter_ok
fn map_into() {
    println!("{:?}", [1u8, 2].into_iter().map_into::<u64>().collect_vec());
    println!(
        "{:?}",
        [Ok(1), Err("no"), Ok(4)].into_iter().map_ok(|n| n * 2).filter_ok(|n| *n > 2).collect_vec()
    );
}

// max_set, max_set_by_key
fn max_set() {
    println!("{:?}", [3, 1, 3].iter().max_set());
    println!("{:?}", [23, 11, 13].iter().max_set_by_key(|n| *n % 10));
}

// merge, merge_by
fn merge() {
    println!("{:?}", [1, 4, 6].iter().merge(&[2, 3, 9]).collect_vec());
    println!("{:?}", [6, 4, 1].iter().merge_by(&[9, 3, 2], |a, b| a > b).collect_vec());
}

// min_set, min_set_by_key
fn min_set() {
    println!("{:?}", [2, 1, 3, 1].iter().min_set());
    println!("{:?}", [20, 11, 13, 10].iter().min_set_by_key(|n| *n % 10));
}

// minmax, into_option
fn minmax() {
    println!("{:?}", [3, 1, 2].iter().minmax());
    println!("{:?}", [3, 1, 2].iter().minmax().into_option());
    println!("{:?}", Vec::<i32>::new().iter().minmax().into_option());
}

// minmax_by, minmax_by_key
fn minmax_by_key() {
    println!("{:?}", [3i32, -5, 1].iter().minmax_by_key(|n| n.abs()));
    println!("{:?}", [3, -5, 1].iter().minmax_by(|a, b| b.cmp(a)));
}

// MinMaxResult
mod minmax_result {
    use itertools::Itertools;
    use itertools::MinMaxResult::{MinMax, NoElements, OneElement};

    fn main() {
        for row in [vec![], vec![4], vec![4, 2]] {
            match row.iter().minmax() {
                NoElements => println!("none"),
                OneElement(n) => println!("{n}"),
                MinMax(a, b) => println!("{a} {b}"),
            }
        }
    }
}

// multi_cartesian_product
fn multi_cartesian_product() {
    println!("{:?}", vec![0..2, 5..7, 1..3].into_iter().multi_cartesian_product().collect_vec());
}

// multipeek
mod multipeek {
    fn main() {
        let mut numbers = itertools::multipeek(1..6);
        println!(
            "{:?} {:?} {:?}",
            numbers.peek().copied(),
            numbers.peek().copied(),
            numbers.next()
        );
    }
}

// multiunzip
fn multiunzip() {
    let (a, b, c): (Vec<_>, Vec<_>, Vec<_>) =
        [(1, 'x', "p"), (2, 'y', "q")].into_iter().multiunzip();
    println!("{a:?} {b:?} {c:?}");
}

// next_tuple
fn next_tuple() {
    let mut numbers = 1..6;
    let (a, b) = numbers.next_tuple().unwrap();
    println!("{a} {b} {numbers:?}");
}

// pad_using
fn pad_using() {
    println!("{:?}", (1..3).pad_using(5, |i| i * 10).collect_vec());
}

// partition_map, Either
mod partition_map {
    use itertools::Either;
    use itertools::Itertools;

    fn main() {
        let (small, large): (Vec<i32>, Vec<String>) = (1..6)
            .partition_map(|n| if n < 4 { Either::Left(n) } else { Either::Right(n.to_string()) });
        println!("{small:?} {large:?}");
    }
}

// partition_result
fn partition_result() {
    let (good, bad): (Vec<_>, Vec<_>) =
        ["1", "x", "3"].iter().map(|s| s.parse::<i32>().map_err(|_| *s)).partition_result();
    println!("{good:?} {bad:?}");
}

// peek_nth
mod peek_nth {
    fn main() {
        let mut numbers = itertools::peek_nth(1..6);
        println!("{:?} {:?}", numbers.peek_nth(3).copied(), numbers.next());
    }
}

// permutations
fn permutations() {
    println!("{:?}", (1..4).permutations(3).collect_vec());
    println!(
        "{:?}",
        "abc".chars().permutations(2).map(|p| p.iter().collect::<String>()).collect_vec()
    );
}

// position_max_by_key, position_min_by_key
fn position_by_key() {
    let numbers = [-3i32, 1, 2];
    println!(
        "{:?} {:?}",
        numbers.iter().position_max_by_key(|n| n.abs()),
        numbers.iter().position_min_by_key(|n| n.abs())
    );
}

// position_max, position_min
fn position_max() {
    let numbers = [3, 1, 4, 1, 4];
    println!("{:?} {:?}", numbers.iter().position_max(), numbers.iter().position_min());
}

// max_by with partial_cmp, position_max_by
fn position_max_by() {
    println!("{:?}", [3, 9, 4].iter().position_max_by(|a, b| a.partial_cmp(b).unwrap()));
}

// position_minmax
fn position_minmax() {
    println!("{:?}", [3, 1, 4].iter().position_minmax());
}

// positions
fn positions() {
    println!("{:?}", "banana".chars().positions(|c| c == 'a').collect_vec());
}

// powerset
fn powerset() {
    println!("{:?}", (1..4).powerset().collect_vec());
}

// put_back, put_back_n
fn put_back() {
    let mut numbers = itertools::put_back(1..4);
    let first = numbers.next().unwrap();
    numbers.put_back(first * 10);
    println!("{:?}", numbers.collect_vec());
    let mut more = itertools::put_back_n(1..3);
    more.put_back(7);
    more.put_back(8);
    println!("{:?}", more.collect_vec());
}

// chunk_by, for run lengths
fn run_lengths() {
    for (key, group) in &"aabbba".chars().chunk_by(|c| *c) {
        print!("{key}{} ", group.count());
    }
    println!();
}

// set_from, assert_equal
fn set_from() {
    let mut row = [0; 4];
    println!("{}", row.iter_mut().set_from(1..3));
    println!("{row:?}");
    itertools::assert_equal(1..3, [1, 2]);
}

// sorted, sorted_unstable
fn sorted() {
    println!("{:?}", [3, 1, 2].iter().sorted().collect_vec());
    println!("{:?}", "hello".chars().sorted_unstable().collect::<String>());
}

// sorted_by, sorted_unstable_by
fn sorted_by() {
    println!("{:?}", [3, 1, 2].iter().sorted_by(|a, b| b.cmp(a)).collect_vec());
    println!("{:?}", [3, 1, 2].iter().sorted_unstable_by(|a, b| b.cmp(a)).collect_vec());
}

// sorted_by_cached_key
fn sorted_by_cached_key() {
    println!("{:?}", [10, 9, 111].iter().sorted_by_cached_key(|n| n.to_string()).collect_vec());
}

// sorted_by_key, sorted_unstable_by_key
fn sorted_by_key() {
    println!("{:?}", [3i32, -5, 1].iter().sorted_by_key(|n| n.abs()).collect_vec());
    println!("{:?}", [3i32, -5, 1].iter().sorted_unstable_by_key(|n| -n.abs()).collect_vec());
}

// is_sorted by tuple_windows
fn sorted_check() {
    println!(
        "{} {}",
        [1, 2, 2].iter().tuple_windows().all(|(a, b)| a <= b),
        [3, 1].iter().tuple_windows().all(|(a, b)| a <= b)
    );
}

// sum1, product1
fn sum1() {
    println!("{:?} {:?}", (1..5).sum1::<i32>(), (1..5).product1::<i32>());
    println!("{:?}", (1..1).sum1::<i32>());
}

// tail
fn tail() {
    println!("{:?}", (1..9).tail(3).collect_vec());
}

// take_while_inclusive
fn take_while_inclusive() {
    println!("{:?}", (1..9).take_while_inclusive(|n| n % 4 != 0).collect_vec());
}

// take_while_ref, peeking_take_while
fn take_while_ref() {
    let mut letters = "abc123".chars();
    println!("{}", letters.take_while_ref(|c| c.is_alphabetic()).collect::<String>());
    println!("{}", letters.as_str());
    let mut numbers = (1..9).peekable();
    println!("{:?} {:?}", numbers.peeking_take_while(|n| *n < 4).collect_vec(), numbers.next());
}

// tee
fn tee() {
    let (a, b) = (1..4).tee();
    println!("{:?} {}", a.collect_vec(), b.sum::<i32>());
}

// tree_reduce
fn tree_reduce() {
    println!("{:?}", (1..6).map(|n| n.to_string()).tree_reduce(|a, b| format!("({a}{b})")));
}

// try_collect
fn try_collect() {
    println!("{:?}", ["1", "2"].iter().map(|s| s.parse::<i32>()).try_collect::<_, Vec<_>, _>());
    println!(
        "{}",
        ["1", "x"].iter().map(|s| s.parse::<i32>()).try_collect::<_, Vec<_>, _>().is_err()
    );
}

// tuple_combinations
fn tuple_combinations() {
    println!("{:?}", (1..5).tuple_combinations::<(_, _)>().collect_vec());
    println!("{}", (1..7).tuple_combinations().filter(|(a, b, c)| a + b > *c).count());
}

// tuple_windows
fn tuple_windows() {
    for (a, b) in [1, 4, 9, 16].iter().tuple_windows() {
        println!("{} {}", a, b - a);
    }
    let three: Vec<(i32, i32, i32)> = (1..6).tuple_windows().collect();
    println!("{three:?}");
}

// tuples
fn tuples() {
    for (a, b) in (0..7).tuples() {
        println!("{a} {b}");
    }
}

// unique
fn unique() {
    println!("{:?}", [3, 1, 3, 2, 1].iter().unique().collect_vec());
}

// unique_by
fn unique_by() {
    println!("{:?}", [31, 12, 32, 22].iter().unique_by(|n| *n % 10).collect_vec());
}

// update
fn update() {
    println!("{:?}", [1, 2].into_iter().update(|n| *n += 5).collect_vec());
}

// use of a macro alone: itertools::iproduct
mod use_only_macro {
    use itertools::iproduct;

    fn main() {
        println!("{}", iproduct!(1..4, 1..4).filter(|(a, b)| a < b).count());
    }
}

// while_some, concat
fn while_some() {
    println!("{:?}", [Some(1), Some(2), None, Some(3)].into_iter().while_some().collect_vec());
    println!("{:?}", [vec![1], vec![2, 3]].into_iter().concat());
}

// with_position
mod with_position {
    use itertools::Itertools;
    use itertools::Position;

    fn main() {
        for (position, n) in (1..5).with_position() {
            print!(
                "{n}{}",
                if matches!(position, Position::Last | Position::Only) { "\n" } else { "," }
            );
        }
    }
}

// zip_eq
fn zip_eq() {
    println!("{:?}", (1..4).zip_eq("abc".chars()).collect_vec());
}

// zip_longest, EitherOrBoth
mod zip_longest {
    use itertools::EitherOrBoth::{Both, Left, Right};
    use itertools::Itertools;

    fn main() {
        for pair in (1..4).zip_longest(5..7) {
            match pair {
                Both(a, b) => println!("{a} {b}"),
                Left(a) => println!("{a} -"),
                Right(b) => println!("- {b}"),
            }
        }
    }
}
