//! The guide from games to their theory. Its tables list the problems with each kind of game and their traps.
//!
//! The columns `solved` and `trap` are generated: a problem names its rows in `[[guide]]`.

use crate::catalog::{GuideEntry, Problem, nearest::did_you_mean};
use crate::files;
use anyhow::{Result, ensure};
use std::path::Path;

pub const PAGES: [&str; 2] = ["shared/src/guide.rs", "shared/src/partizan.rs"];

/// The generated columns, the last ones of a table.
const HEADS: [&str; 2] = ["solved", "trap"];

/// Updates the generated columns of a page; `None` if it has no such table. A row without a problem keeps its
/// trap.
///
/// # Examples
///
/// ```
/// let page = "//! | a move | solved | trap |\n//! |---|---|---|\n//! | takes one | `old` | gone |\n";
/// let renewed = judge::guide::renewed(page, &[]).unwrap();
/// assert_eq!(renewed, page.replace(" `old` |", " |"));
/// assert_eq!(judge::guide::renewed("//! No table.\n", &[]), None);
/// ```
pub fn renewed(page: &str, problems: &[Problem]) -> Option<String> {
    let rows = rows(page);
    if rows.is_empty() {
        return None;
    }
    let mut lines: Vec<String> = page.split_inclusive('\n').map(str::to_owned).collect();
    for row in rows {
        let entries = problems.iter().flat_map(|problem| {
            let entries = problem.facts.guide.iter().map(|entry| (&problem.id, entry));
            entries.filter(|(_, entry)| entry.row == row.name())
        });
        let (mut solved, mut traps) = (Vec::new(), Vec::new());
        for (id, entry) in entries {
            solved.push(format!("`{id}`"));
            traps.extend(entry.trap.as_deref());
        }
        let traps = if solved.is_empty() {
            let [_, trap] = row.last_cells();
            trap
        } else {
            traps.join("; ")
        };
        let line = &lines[row.line];
        let end = &line[line.trim_end_matches(['\r', '\n']).len()..];
        lines[row.line] = row.with(&solved.join(", "), &traps) + end;
    }
    Some(lines.concat())
}

/// Checks that the guide has the rows that a problem names.
///
/// # Errors
///
/// If a page cannot be read or no page has the row.
pub(crate) fn check_rows(workspace: &Path, problem: &Problem) -> Result<()> {
    let pages = pages(workspace)?;
    let rows: Vec<String> =
        pages.iter().flat_map(|page| rows(page)).map(|row| row.name()).collect();
    for GuideEntry { row, .. } in &problem.facts.guide {
        ensure!(
            rows.contains(row),
            "problems/{}/problem.toml: the guide has no row `{row}`; its rows are the first cells of the tables in {}{}",
            problem.id,
            PAGES.join(" and "),
            did_you_mean(row, rows.iter().map(String::as_str))
        );
    }
    Ok(())
}

/// Checks that the guide's rows agree with a problem's description.
pub(crate) fn check(workspace: &Path, problem: &Problem) -> Result<()> {
    check_rows(workspace, problem)?;
    let pages = pages(workspace)?;
    let rows: Vec<Row> = pages.iter().flat_map(|page| rows(page)).collect();
    for GuideEntry { row, trap } in &problem.facts.guide {
        let is_said = rows.iter().filter(|other| other.name() == *row).any(|row| {
            let [solved, traps] = row.last_cells();
            solved.contains(&format!("`{}`", problem.id))
                && traps.contains(trap.as_deref().unwrap_or_default())
        });
        ensure!(
            is_said,
            "the row `{row}` of the guide does not say what problems/{}/problem.toml does; `cargo judge list --into \
             {}` renews it",
            problem.id,
            PAGES.join(" ")
        );
    }
    Ok(())
}

fn pages(workspace: &Path) -> Result<Vec<String>> {
    let read = |page: &str| files::read_text(&workspace.join(page));
    PAGES.into_iter().map(read).collect()
}

/// Returns true if the guide names a problem, in a table or elsewhere.
pub(crate) fn names(workspace: &Path, problem: &Problem) -> Result<bool> {
    let name = format!("`{}`", problem.id);
    Ok(pages(workspace)?.iter().any(|page| page.contains(&name)))
}

struct Row<'a> {
    /// The number of its line, from 0.
    line: usize,
    /// The text before the table: `//! `, or nothing.
    margin: &'a str,
    cells: Vec<&'a str>,
}

impl Row<'_> {
    /// The first cell, by which problems name the row.
    fn name(&self) -> String {
        self.cells[0].replace("\\|", "|")
    }

    fn last_cells(&self) -> [String; 2] {
        let [.., solved, trap] = self.cells[..] else {
            unreachable!("a row has the columns of its heading");
        };
        [solved, trap].map(|cell| cell.replace("\\|", "|"))
    }

    fn with(&self, solved: &str, trap: &str) -> String {
        let [solved, trap] = [solved, trap].map(|cell| cell.replace('|', "\\|"));
        let kept = &self.cells[..self.cells.len() - HEADS.len()];
        let cells = kept.iter().copied().chain([&*solved, &*trap]);
        let cells: String = cells
            .map(|cell| if cell.is_empty() { " |".to_owned() } else { format!(" {cell} |") })
            .collect();
        format!("{}|{cells}", self.margin)
    }
}

fn rows(page: &str) -> Vec<Row<'_>> {
    let mut rows = Vec::new();
    let mut columns = None;
    for (line, text) in page.lines().enumerate() {
        let margin = if text.starts_with("//! ") { "//! " } else { "" };
        let cells = cells(&text[margin.len()..]);
        match columns {
            _ if cells.is_empty() => columns = None,
            None if cells.ends_with(&HEADS) => columns = Some(cells.len()),
            Some(count) if count == cells.len() && !cells[0].starts_with("---") => {
                rows.push(Row { line, margin, cells });
            }
            _ => {}
        }
    }
    rows
}

/// The cells of a table row; empty for any other line.
fn cells(line: &str) -> Vec<&str> {
    let Some(line) = line.trim_end().strip_prefix('|').and_then(|line| line.strip_suffix('|'))
    else {
        return Vec::new();
    };
    let mut cells = Vec::new();
    let mut start = 0;
    for (at, _) in line.match_indices('|') {
        if !line[..at].ends_with('\\') {
            cells.push(line[start..at].trim());
            start = at + 1;
        }
    }
    cells.push(line[start..].trim());
    cells
}
