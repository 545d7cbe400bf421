//! Heaps, rows and coins.

use crate::panic_message;
use shared::bounds::{check, check_each};
use shared::card_row::Winner;
use shared::coin::{self, Game};
use shared::compounds::{self, Opening};
use shared::forbidden_takes::ForbiddenTakes;
use shared::grundy::{heap_values, mex};
use shared::impartial_form::Form;
use shared::interval_options::IntervalOptions;
use shared::layered_nim::layer_sums;
use shared::lists::Adjacency;
use shared::modular::Binomials;
use shared::octal::{lasker, take_and_break, Octal, ParseError};
use shared::periodic::Periodic;
use shared::scores::{row_lead, OpenEnds};
use shared::sparse_space::SparseValues;
use shared::subtraction::Subtraction;
use shared::take_away::TakeAway;
use shared::unequal_takes::longer_wins;
use shared::xor_basis::{greatest_independent_sum, XorBasis};
use shared::{
    bachet, candy_piles, even_splits, exact_nim, fibonacci, grundy, layered_nim, merging, moore,
    multiples, nim, northcott, staircase, take_part, wythoff,
};

const MOST: u64 = u64::MAX;

#[test]
fn bachet() {
    assert_eq!(bachet::value(MOST, MOST), MOST);
    assert_eq!(bachet::value(MOST, MOST - 1), 0);
    assert_eq!(bachet::value(MOST, 0), 0);
    assert_eq!(bachet::winning_moves(MOST, MOST), [0]);
    assert!(!bachet::wins(0, MOST) && !bachet::wins(MOST, 0));
}

#[test]
fn bounds() {
    check("x", i128::MIN, i128::MIN..=i128::MAX);
    check_each("x", &[0, MOST], 0..=MOST);
    let message = panic_message(|| check("x", MOST, 0..=MOST - 1));
    assert_eq!(message, format!("x is {MOST}, not in 0..={}", MOST - 1));
    let message = panic_message(|| check_each("x", &[i64::MIN], 0..=i64::MAX));
    assert_eq!(message, format!("x is {}, not in 0..={}", i64::MIN, i64::MAX));
}

#[test]
fn candy_piles() {
    assert!(candy_piles::wins_misere(&[]) && candy_piles::wins_misere(&[0]));
    assert!(candy_piles::winning_moves_misere(&[]).is_empty());
    // A single pile is eaten candy by candy, or as a whole, which loses.
    assert!(!candy_piles::wins_misere(&[MOST]) && candy_piles::wins_misere(&[MOST - 1]));
    assert_eq!(candy_piles::winning_moves_misere(&[MOST - 1]), [[MOST - 2]]);
    // Both moves leave one candy.
    assert_eq!(candy_piles::winning_moves_misere(&[1, 2]), [[1]]);
}

#[test]
fn card_row() {
    let most = usize::MAX;
    let mut winner = Winner::new(most, 1, most);
    assert!(winner.begins());
    let middle = winner.answer(None).unwrap();
    assert_eq!(middle, (most / 2 + 1, 1));
    assert_eq!(winner.answer(Some((1, 1))), Some((most, 1)));
    assert_eq!(winner.answer(Some((most, 1))), Some((1, 1)));
    let single = || Winner::new(2, 1, 1);
    let several = || Winner::new(3, 1, 2);
    assert_eq!(single().answer(None), None);
    for block in [(0, 1), (1, 0), (4, 1), (2, 3), (most, most), (1, most), (most, 1)] {
        for winner in [single, several] {
            let message = panic_message(move || winner().answer(Some(block)));
            assert!(message.contains("the block"), "{block:?}: {message}");
        }
    }
    for (cards, least, most) in [(0, 0, 0), (1, 0, 1), (1, 1, 2), (2, 2, 1), (0, 1, most)] {
        let message = panic_message(move || Winner::new(cards, least, most));
        assert!(message.contains("is not a range"), "{message}");
    }
}

#[test]
fn coin() {
    assert_eq!(coin::mock_turtles(0), 1);
    assert_eq!(coin::mock_turtles(MOST / 2), MOST - 1);
    assert_eq!(coin::ruler(MOST - 1), 1);
    assert_eq!(coin::ruler(MOST / 2), 1 << 63);
    assert_eq!(coin::ancestors(63), 1 << 63);
    assert_eq!(coin::square(MOST, MOST, MOST), 1);
    assert_eq!(coin::square(1 << 63, 1 << 63, MOST), 1 << 63);
    assert_eq!((coin::tartan(&[]), coin::tartan(&[0, MOST])), (1, 0));
    assert_eq!(coin::tartan(&[1, MOST]), MOST);
    for beyond in [
        || coin::mock_turtles(MOST / 2 + 1),
        || coin::mock_turtles(MOST),
        || coin::ruler(MOST),
        || coin::ancestors(64),
        || coin::ancestors(u32::MAX),
    ] {
        let message = panic_message(beyond);
        assert!(message.contains("2^64 or more"), "{message}");
    }
    for (row, column, most) in [(0, 1, 1), (1, 0, 1), (1, 1, 0)] {
        let message = panic_message(move || coin::square(row, column, most));
        assert!(message.contains("at least 1"), "{message}");
    }
    let none = Game::new(0, |_| vec![]);
    assert!(!none.wins(&[]) && none.winning_moves(&[]).is_empty());
    let none = Game::on_partial_order(0, |_| vec![]).unwrap();
    assert_eq!(none.position(&[]), 0);
    assert!(Game::on_partial_order(1, |coin| vec![vec![coin]]).is_none());
    assert_eq!(coin::linear_extension(&[]), Some(vec![]));
    panic_message(|| Game::new(1, |coin| vec![vec![coin]]).value(0));
    panic_message(|| Game::new(0, |_| vec![]).value(0));
    panic_message(|| Game::new(0, |_| vec![]).position(&[0]));
    panic_message(|| Game::on_partial_order(1, |_| vec![vec![1]]).is_none());
    panic_message(|| coin::linear_extension(&[vec![1]]));
}

#[test]
fn compounds() {
    assert!(!compounds::wins_selective([]));
    assert_eq!(Opening::of_options([]), Opening::END);
    assert_eq!(Opening::END.then(Opening::END), Opening::END);
    let most = u32::MAX - 1;
    assert_eq!(compounds::remoteness([most, 2, 1]), 3);
    assert_eq!(compounds::suspense([2, most, 1]), u32::MAX);
    assert_eq!(compounds::remoteness_misere([most]), u32::MAX);
    assert_eq!(compounds::suspense_misere([most, 0]), 1);
}

#[test]
fn exact_nim() {
    assert!(!exact_nim::wins(&[], usize::MAX) && !exact_nim::wins(&[MOST, MOST], usize::MAX));
    assert_eq!(exact_nim::winning_move(&[MOST, MOST - 1], 1), Some(vec![MOST - 1; 2]));
    assert_eq!(exact_nim::winning_move(&[MOST, MOST], 2), Some(vec![0, 0]));
    for (heaps, k) in [(vec![1], 0), (vec![], 0), (vec![1; 3], 1)] {
        let message = panic_message(move || exact_nim::wins(&heaps, k));
        assert!(message.contains("a move touches at least"), "{message}");
    }
}

#[test]
fn impartial_form() {
    let nothing = Form::new(vec![]);
    assert!(nothing.is_p_position() && nothing.options().is_empty());
    assert_eq!((&nothing + &nothing).nimber(), 0);
    let heap = Form::heap(60);
    assert_eq!(heap.nimber(), 60);
    assert!(heap.is_equivalent(&Form::heap(60)) && !heap.is_equivalent(&Form::heap(59)));
}

#[test]
fn fibonacci() {
    assert!(fibonacci::zeckendorf(0).is_empty());
    assert_eq!(fibonacci::zeckendorf(MOST).iter().sum::<u64>(), MOST);
    assert!(!fibonacci::wins(0, MOST) && !fibonacci::wins(MOST, 0));
    assert_eq!(fibonacci::winning_moves(MOST, MOST).last(), Some(&(0, MOST)));
    assert_eq!((fibonacci::count_wins(0, MOST), fibonacci::count_wins(MOST, 0)), (0, 0));
    assert_eq!(fibonacci::count_wins(MOST, MOST), MOST);
}

#[test]
fn forbidden_takes() {
    let none = ForbiddenTakes::new(&[]);
    assert_eq!((none.value(0), none.value(MOST)), (0, MOST));
    let all = ForbiddenTakes::new(&[(MOST, MOST), (1, 1), (1, 1), (0, 0), (0, MOST), (MOST, 0)]);
    assert_eq!((all.value(0), all.value(1), all.value(2)), (0, 0, 1));
    // One of the sizes of value 0 may be left.
    assert_eq!(all.value(MOST), MOST - 1);
    assert_eq!(ForbiddenTakes::new(&[(MOST, MOST)]).value(MOST), 0);
}

#[test]
fn grundy() {
    assert_eq!((mex([]), mex([MOST]), mex([MOST, 0, 0])), (0, 0, 1));
    assert_eq!((mex(0..63), mex(0..64), mex(0..65)), (63, 64, 65));
    assert_eq!((mex((0..64).chain([65, MOST])), mex(1..100)), (64, 0));
    assert_eq!(heap_values(0, |_| vec![]), [0]);
    assert_eq!(grundy::dag_values(&Adjacency::new()), Some(vec![]));
    assert!(!grundy::wins(&[], &[]) && grundy::wins(&[MOST, 1], &[0, 1]));
    assert!(grundy::winning_moves(&[], &[], |_| vec![]).is_empty());
    panic_message(|| grundy::dag_values(&[[1_u32]].into_iter().collect()));
    for heap in [2, 7, MOST] {
        for call in [
            |heap| grundy::sum_value(&[0, 1], &[0, heap]),
            |heap| grundy::winning_moves(&[0, 1], &[heap], |_| vec![]).len() as u64,
            |heap| heap_values(3, |_| vec![vec![heap]])[0],
        ] {
            let message = panic_message(move || call(heap));
            let said = format!("a heap of {heap} has no value");
            assert!(message.contains(&said), "{message}");
        }
    }
}

#[test]
fn layered_nim() {
    assert!(layer_sums([]).is_empty() && !layered_nim::wins([]));
    assert_eq!(layer_sums([(MOST, 1), (1, 1)]), [0, MOST - 1]);
    assert_eq!(
        layered_nim::winning_move(&[MOST], &[0], &Adjacency::undirected(1, &[])),
        Some(vec![0])
    );
    assert_eq!(layered_nim::winning_move(&[], &[], &Adjacency::new()), None);
    let message = panic_message(|| layer_sums([(1, usize::MAX)]));
    assert!(message.contains("layer"), "{message}");
    panic_message(|| layered_nim::winning_move(&[1], &[0], &Adjacency::new()));
    panic_message(|| layered_nim::winning_move(&[1], &[0], &[[5_u32]].into_iter().collect()));
}

#[test]
fn merging() {
    assert!(!merging::wins(MOST, 1) && !merging::wins(MOST, MOST / 5));
    assert!(merging::wins(MOST - 1, MOST) && !merging::wins(MOST, MOST));
    assert!(!merging::wins(0, MOST) && !merging::wins(1, 1));
    let message = panic_message(|| merging::wins(1, 0));
    assert!(message.contains("at least 1"), "{message}");
}

#[test]
fn moore() {
    assert!(!moore::wins(&[], usize::MAX) && moore::wins(&[MOST], usize::MAX));
    assert_eq!(moore::winning_move(&[MOST, MOST], usize::MAX), Some(vec![0, 0]));
    let binomials = Binomials::<7>::up_to(2);
    let lost = moore::lost_positions(2, usize::MAX, 1, &binomials);
    assert_eq!(lost.map_values(), [1, 0]);
    assert_eq!(moore::lost_positions(0, 1, 0, &binomials).map_values(), [1]);
    for call in [
        || moore::wins(&[1], 0),
        || moore::winning_move(&[1], 0).is_none(),
        || moore::lost_positions(1, 0, 1, &Binomials::<7>::up_to(2)).is_empty(),
    ] {
        let message = panic_message(call);
        assert!(message.contains("at least one heap"), "{message}");
    }
    panic_message(|| moore::lost_positions(3, 1, 2, &Binomials::<7>::up_to(2)));
}

/// Conversion of residues to their values.
trait MapValues {
    fn map_values(&self) -> Vec<u32>;
}

impl<const P: u32> MapValues for Vec<shared::modular::Modular<P>> {
    fn map_values(&self) -> Vec<u32> {
        self.iter().map(|residue| residue.value()).collect()
    }
}

#[test]
fn multiples() {
    let most = multiples::Multiples::new(u32::MAX);
    // A coin without a multiple turns alone; one with a single multiple is worth 2.
    assert_eq!((most.value(u32::MAX), most.value(u32::MAX / 2)), (1, 2));
    assert_eq!(multiples::Multiples::new(1).value(1), 1);
    for (coins, coin) in [(0, 0), (0, 1), (1, 0), (1, u32::MAX)] {
        let message = panic_message(move || multiples::Multiples::new(coins).value(coin));
        assert!(message.contains("is not in"), "{message}");
    }
}

#[test]
fn nim() {
    assert_eq!(nim::sum([MOST, MOST, MOST]), MOST);
    assert!(!nim::wins(&[]) && nim::wins_misere(&[]) && nim::wins_misere(&[MOST]));
    assert_eq!(nim::winning_moves(&[MOST]), [[0]]);
    assert_eq!(nim::winning_moves_misere(&[MOST]), [[1]]);
    assert!(nim::winning_moves(&[]).is_empty() && nim::winning_moves_misere(&[]).is_empty());
}

#[test]
fn northcott() {
    assert!(!northcott::wins(&[]) && !northcott::wins(&[MOST, MOST]));
    assert_eq!(northcott::winning_moves(&[0, MOST], MOST), [[MOST, MOST], [0, 0]]);
    assert!(northcott::winning_moves(&[], MOST).is_empty());
}

#[test]
fn octal() {
    let kayles: Octal = "0.77".parse().unwrap();
    assert_eq!(kayles.digit(MOST), 0);
    assert_eq!(kayles.values(0), [0]);
    assert_eq!(kayles.options(0), Vec::<Vec<u64>>::new());
    assert_eq!(kayles.periodic(0), None);
    assert_eq!(take_and_break(0, |taken| [4, 7][taken.min(1) as usize]), [0]);
    for (taken, digit) in [(1, 8), (5, 9), (0, u8::MAX), (0, 3), (0, 7)] {
        let digits = move |at| if at == taken { digit } else { 0 };
        let message = panic_message(move || take_and_break(5, digits));
        assert!(message.contains("digit"), "{message}");
        assert!(message.contains(&digit.to_string()), "{message}");
    }
    assert_eq!("".parse::<Octal>(), Err(ParseError::NotACode));
    assert_eq!("8.8".parse::<Octal>(), Err(ParseError::NotADigit('8')));
    assert_eq!((lasker(0), lasker(u32::MAX)), (0, 1 << 32));
}

#[test]
fn sparse_space() {
    let values = |digits: &[u8], largest| {
        let mut game = SparseValues::new(digits);
        game.extend_to(largest);
        game.values().to_vec()
    };
    assert_eq!(values(&[], 3), [0; 4]);
    assert_eq!(values(&[4], 0), [0]);
    for digits in [[3, 0], [7, 0], [0, 8], [u8::MAX, 0]] {
        let message = panic_message(move || SparseValues::new(&digits));
        assert!(message.contains("digit"), "{message}");
    }
    for values in [vec![], vec![1]] {
        let message = panic_message(move || SparseValues::new(&[]).resume(values));
        assert!(message.contains("the empty heap"), "{message}");
    }
}

#[test]
fn periodic() {
    let unproved = |values: &[u64]| Periodic::prove(values, |_, _| usize::MAX).is_none();
    assert!(unproved(&[]) && unproved(&[7]) && unproved(&[7; 10]));
    assert!(unproved(&vec![0; 1_000_000]), "in linear time");
    assert_eq!(Periodic::<u64>::prove(&[], |_, _| 0), None);
    let values = Periodic::prove(&[7, 0, 0], |start, _| start + 1).unwrap();
    assert_eq!((values.preperiod(), values.period(), values.value(MOST)), (1, 1, 0));
    assert!(values.exceptions().eq([(0, 7)]));
}

#[test]
fn staircase() {
    assert!(!staircase::wins(&[]) && !staircase::wins(&[0, MOST]) && staircase::wins(&[MOST]));
    assert!(staircase::winning_moves(&[]).is_empty());
    assert_eq!(staircase::winning_moves(&[0, 0, MOST]), [[0, MOST, 0]]);
    assert_eq!(staircase::winning_moves(&[MOST]), [[0]]);
    let message = panic_message(|| staircase::winning_moves(&[0, MOST, 1]));
    assert!(message.contains("too many coins"), "{message}");
}

#[test]
fn scores() {
    let (least, greatest) = (i64::MIN, i64::MAX);
    assert_eq!(row_lead([]), 0);
    assert_eq!(row_lead([least]), least);
    assert_eq!(row_lead([greatest, greatest]), 0);
    assert_eq!(row_lead([0, greatest, 0]), -greatest);
    let stack = |numbers: Vec<i64>| {
        let mut game = OpenEnds::new();
        game.add_stack(numbers);
        game.lead()
    };
    assert_eq!(stack(vec![]), 0);
    assert_eq!(stack(vec![greatest, 0]), -greatest);
    let message = panic_message(move || row_lead([greatest, least]));
    assert_eq!(message, "a difference of numbers overflows");
    let message = panic_message(move || row_lead([least, greatest, 0]));
    assert_eq!(message, "a difference of numbers overflows");
    let message = panic_message(move || {
        let mut two = OpenEnds::new();
        two.add_stack([greatest, 0]);
        two.add_stack([greatest, 0]);
        two.lead()
    });
    assert_eq!(message, "a sum of numbers overflows");
}

#[test]
fn subtraction() {
    let far = Subtraction::new(&[MOST]);
    assert_eq!(far.periodic(100), None);
    assert_eq!(far.values(2), [0, 0, 0]);
    assert_eq!(far.dense_values(2), [0, 0, 0]);
    assert_eq!(far.wins(2), [false; 3]);
    assert_eq!(far.options(MOST), [[0]]);
    let none = Subtraction::new(&[]);
    assert!(none.options(MOST).is_empty() && none.values(0) == [0]);
    assert_eq!(none.wins(0), [false]);
    assert_eq!(none.periodic(1).map(|values| values.value(MOST)), Some(0));
    for amounts in [vec![0], vec![0, 3], vec![3, 0]] {
        let message = panic_message(move || Subtraction::new(&amounts));
        assert_eq!(message, "a move must take a counter: 0 is among the amounts");
    }
}

#[test]
fn take_away() {
    assert!(TakeAway::new(1, 0).lost_heaps().is_empty());
    assert!(!TakeAway::new(1, 0).wins(0, MOST) && TakeAway::new(1, 0).parts(0).is_empty());
    let one = TakeAway::new(MOST, 1);
    assert!(one.wins(1, 1) && !one.wins(1, 0) && one.winning_moves(1, 0).is_empty());
    assert_eq!(TakeAway::new(MOST, 1000).lost_heaps().len(), 1000);
    let doubling = TakeAway::new(2, MOST);
    assert_eq!(doubling.parts(MOST).iter().sum::<u64>(), MOST);
    assert_eq!(doubling.winning_moves(MOST, MOST).last(), Some(&(0, MOST)));
    let message = panic_message(|| TakeAway::new(0, 1));
    assert!(message.contains("at least 1"), "{message}");
    let message = panic_message(|| TakeAway::new(2, 5).wins(6, 1));
    assert!(message.contains("6 is more than 5"), "{message}");
}

#[test]
fn take_part() {
    assert_eq!((take_part::value(0, 1), take_part::value(0, MOST)), (0, 0));
    assert_eq!((take_part::value(MOST, 1), take_part::value(MOST, MOST)), (MOST, 1));
    // 2^64 - 1 is a multiple of 3.
    assert_eq!(take_part::value(MOST, 3), MOST / 3);
    assert_eq!(take_part::value(MOST - 1, MOST), 0);
    let message = panic_message(|| take_part::value(1, 0));
    assert!(message.contains("a part of the heap"), "{message}");
}

#[test]
fn wythoff() {
    assert_eq!((wythoff::lower(0), wythoff::lower(MOST)), (Some(0), None));
    assert_eq!((wythoff::recurrence(0), wythoff::recurrence(1)), (vec![], vec![(0, 0)]));
    assert_eq!(wythoff::partner(0), Some(0));
    assert!(!wythoff::wins(0, 0) && wythoff::wins(MOST, MOST) && wythoff::wins(0, MOST));
    assert_eq!(wythoff::winning_moves(MOST, 0), [(0, 0)]);
    for (a, b) in wythoff::winning_moves(MOST, MOST) {
        assert!(!wythoff::wins(a, b), "{a} {b}");
    }
}

#[test]
fn xor_basis() {
    let mut basis = XorBasis::new();
    assert!(basis.spans(0) && !basis.insert(0) && basis.rank() == 0);
    for digit in 0..64 {
        assert!(basis.insert(MOST << digit));
    }
    assert!(basis.rank() == 64 && basis.spans(MOST) && !basis.insert(1 << 63));
    assert_eq!(greatest_independent_sum(vec![]), 0);
    assert_eq!(greatest_independent_sum(vec![MOST, MOST, 0]), MOST);
    let message = panic_message(|| greatest_independent_sum(vec![MOST, 1]));
    assert!(message.contains("a sum below 2^64"), "{message}");
}

#[test]
fn even_splits() {
    assert_eq!(even_splits::values(0, 0), [0]);
    assert_eq!(even_splits::values(0, 3), even_splits::values(2, 3));
    assert_eq!(even_splits::values(u32::MAX, 3), [0; 4]);
}

#[test]
fn interval_options() {
    let none = IntervalOptions::up_to(MOST, |_| 5..5);
    assert_eq!((none.value(0), none.value(MOST)), (0, 0));
    let nearly_all = IntervalOptions::up_to(MOST, |heap| 0..heap.min(3));
    assert_eq!([0, 2, 3, 4, MOST].map(|heap| nearly_all.value(heap)), [0, 2, 3, 3, 3]);
    let message = panic_message(|| {
        IntervalOptions::up_to(5, |heap| 0..heap + 1);
    });
    assert!(message.contains("an option of the heap 0"), "{message}");
}

#[test]
fn unequal_takes() {
    assert!(!longer_wins(&[], 2, 1) && !longer_wins(&[0], MOST, MOST - 1));
    assert!(longer_wins(&[MOST], MOST, MOST - 1) && !longer_wins(&[MOST - 1], MOST, MOST - 1));
    // Whatever Left takes, b counters are left for Right.
    assert!(!longer_wins(&[MOST], MOST - 1, 1));
    for b in [0, 1] {
        let message = panic_message(move || longer_wins(&[1], 1, b));
        assert!(message.contains("fewer counters than Left, and at least one"), "{message}");
    }
}
