//! The union of rectangles, counted cell by cell.

use proptest::prelude::*;
use shared::rectangles::{union_parities, Rectangle};

fn interval(most: u64) -> impl Strategy<Value = (u64, u64)> {
    (0..=most, 0..=most).prop_map(|(a, b)| (a.min(b), a.max(b)))
}

fn rectangles(most: u64) -> impl Strategy<Value = Vec<Rectangle>> {
    let rectangle = (interval(most), interval(most));
    let rectangle = rectangle.prop_map(|(rows, columns)| Rectangle { rows, columns });
    prop::collection::vec(rectangle, 0..8)
}

fn has(one: &Rectangle, row: u64, column: u64) -> bool {
    let is_in = |x: u64, (from, to): (u64, u64)| from < x && x <= to;
    is_in(row, one.rows) && is_in(column, one.columns)
}

proptest! {
    #[test]
    fn parities_are_those_of_the_cells(rectangles in rectangles(20)) {
        let parities = union_parities(&rectangles);
        for exponent in 0..6 {
            let multiples = || (1..=20_u64).filter(|x| x % (1 << exponent) == 0);
            let cells = multiples().flat_map(|row| multiples().map(move |column| (row, column)));
            let covered = cells.filter(|&(row, column)| {
                rectangles.iter().any(|one| has(one, row, column))
            });
            prop_assert_eq!(covered.count() as u64 % 2, parities >> exponent & 1);
        }
    }

    #[test]
    fn rectangles_may_be_split_and_repeated(
        rectangles in rectangles(u64::MAX),
        row in any::<u64>(),
    ) {
        let parts = rectangles.iter().flat_map(|one| {
            let row = row.clamp(one.rows.0, one.rows.1);
            let upper = Rectangle { rows: (one.rows.0, row), ..*one };
            let lower = Rectangle { rows: (row, one.rows.1), ..*one };
            [lower, upper, lower]
        });
        let parts: Vec<Rectangle> = parts.collect();
        prop_assert_eq!(union_parities(&parts), union_parities(&rectangles));
    }
}

#[test]
#[should_panic(expected = "ends before it begins")]
fn a_rectangle_that_ends_before_it_begins_is_refused() {
    let (rows, columns) = ((3, 2), (0, 1));
    union_parities(&[Rectangle { rows, columns }]);
}
