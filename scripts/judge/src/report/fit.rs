//! Tables in narrow terminals.

use comfy_table::{ColumnConstraint, Table};

/// The minimum width of a text column that is broken into lines.
const TEXT: u16 = 16;

/// A table in which only the columns `texts` are broken into lines, so that names and figures stay whole. If
/// it is too wide for the terminal, the columns `spare` are omitted in this order, and a line below names
/// them.
pub(crate) fn fitted(mut table: Table, texts: &[usize], spare: &[usize]) -> String {
    let least = |column: usize, widest: u16| {
        if texts.contains(&column) { widest.min(TEXT) } else { widest }
    };
    let widths = table.column_max_content_widths();
    let mut left_out = Vec::new();
    if let Some(available) = table.width() {
        let needed = |left_out: &[usize]| {
            let shown = (0..).zip(&widths).filter(|(at, _)| !left_out.contains(at));
            // A blank on either side of each cell, a line before each, and one after the last.
            1 + shown.map(|(at, &widest)| least(at, widest) + 3).sum::<u16>()
        };
        for &column in spare {
            if needed(&left_out) > available {
                left_out.push(column);
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
    left_out.sort_unstable();
    let headings: Vec<String> = left_out
        .iter()
        .filter_map(|&column| Some(table.header()?.cell_iter().nth(column)?.content()))
        .collect();
    format!("{table}\nleft out to fit the terminal: {}", headings.join(", "))
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
