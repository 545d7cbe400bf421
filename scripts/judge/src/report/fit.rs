//! Tables in narrow terminals.

use comfy_table::{ColumnConstraint, Table};
use std::collections::BTreeSet;

/// The minimum width of a text column that is broken into lines.
const TEXT: u16 = 16;

/// The maximum number of omitted columns to name.
const MOST_NAMED: usize = 5;

/// A table in which only the columns `texts` are broken into lines, so that names and figures stay whole. If
/// it is too wide for the terminal, the columns `spare` are omitted in this order, and a line below names
/// them, or the first and the last of many.
pub(crate) fn fitted(mut table: Table, texts: &[usize], spare: &[usize]) -> String {
    let widths = table.column_max_content_widths();
    // With the padding of each cell, and the line before it.
    let least: Vec<u32> = (table.column_iter().zip(widths))
        .map(|(column, widest)| {
            let least = if texts.contains(&column.index) { widest.min(TEXT) } else { widest };
            1 + u32::from(least) + u32::from(column.padding_width())
        })
        .collect();
    let mut left_out = BTreeSet::new();
    if let Some(available) = table.width() {
        // One line comes after the last cell.
        let mut needed = 1 + least.iter().sum::<u32>();
        for &column in spare {
            if needed > available.into() {
                needed -= least[column];
                left_out.insert(column);
            }
        }
    }
    for column in table.column_iter_mut() {
        if left_out.contains(&column.index) {
            column.set_constraint(ColumnConstraint::Hidden);
        } else if !texts.contains(&column.index) {
            column.set_constraint(ColumnConstraint::ContentWidth);
        }
    }
    if left_out.is_empty() {
        return table.to_string();
    }
    let headings: Vec<String> = left_out
        .iter()
        .filter_map(|&column| Some(table.header()?.cell_iter().nth(column)?.content()))
        .collect();
    let headings = match &headings[..] {
        [first, .., last] if headings.len() > MOST_NAMED => format!("{first} to {last}"),
        headings => headings.join(", "),
    };
    format!("{table}\nleft out to fit the terminal: {headings}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::table;

    const NAME: &str = "a_name_of_a_program";
    const WORDS: &str = "some words that may be broken";

    fn shown(width: u16) -> String {
        let mut table = table(&["spare", "name", "words", "figure>"]);
        table.set_width(width);
        table.add_row(["spare words", NAME, WORDS, "100 ms"]);
        fitted(table, &[2], &[0, 3])
    }

    #[test]
    fn names_and_figures_stay_whole_at_every_width() {
        for width in 42..100 {
            let shown = shown(width);
            assert!(shown.contains(NAME), "{shown}");
            let mut rows = shown.lines().filter(|line| !line.starts_with("left out"));
            assert!(rows.all(|row| row.chars().count() <= width.into()), "{shown}");
        }
    }

    #[test]
    fn of_many_omitted_columns_the_first_and_the_last_are_named() {
        let headings: Vec<String> = (0..20).map(|at| at.to_string()).collect();
        let headings: Vec<&str> = headings.iter().map(String::as_str).collect();
        let mut table = table(&headings);
        table.set_width(41);
        for column in table.column_iter_mut() {
            column.set_padding((0, 1));
        }
        table.add_row([10; 20]);
        let last_first: Vec<usize> = (1..20).rev().collect();
        let shown = fitted(table, &[], &last_first);
        assert!(shown.ends_with("\nleft out to fit the terminal: 10 to 19"), "{shown}");
        assert_eq!(shown.matches("10").count(), 10 + 1, "{shown}");
    }

    #[test]
    fn omitted_columns_are_named() {
        assert!(!shown(80).contains("left out"));
        let narrow = shown(60);
        assert!(narrow.ends_with("\nleft out to fit the terminal: spare"));
        assert!(narrow.contains("100 ms") && !narrow.contains("spare words"));
        let narrower = shown(45);
        assert!(narrower.ends_with(": spare, figure"), "{narrower}");
        assert!(!narrower.contains("100 ms"));
    }
}
