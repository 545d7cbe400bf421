//! The boards: the script with the games' module (a page opened from disk can load only scripts), the script
//! that plays with it, and the games in pages.

use crate::markdown::with_code;
use crate::write_file;
use anyhow::Result;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use boards::board::Table;
use boards::games::{random, table};
use boards::page;
use boards::values::{LIMIT, Words};
use flate2::Compression;
use flate2::write::GzEncoder;
use judge::catalog::workspace;
use jury::books::{book, shown};
use jury::position::Position;
use jury::start::{Start, is_playable};
use jury::states::{States, position};
use maud::{Markup, PreEscaped, html};
use std::fmt::Write as _;
use std::io::Write;
use std::path::Path;
use std::rc::Rc;

/// The script for boards, in `assets`.
pub const SCRIPT: &str = "play.js";

/// The style sheet for boards, in `assets`.
pub const STYLE: &str = "play.css";

/// The script with the module, which [`SCRIPT`] loads.
const MODULE: &str = "boards.js";

/// Builds the module and writes all files for boards.
pub fn write(folder: &Path) -> Result<()> {
    let mut zipped = GzEncoder::new(Vec::new(), Compression::best());
    zipped.write_all(&page::build(workspace()?)?)?;
    let module = STANDARD.encode(zipped.finish()?);
    let module = format!("globalThis.BOARDS_MODULE = \"{module}\";\n");
    let files = [(MODULE, &*module), (SCRIPT, page::SCRIPT), (STYLE, page::STYLE)];
    let assets = folder.join("assets");
    files.iter().try_for_each(|(name, text)| write_file(&assets.join(name), text))
}

/// The number of random starts to try for one that fits on a phone.
const TRIES: u64 = 16;

/// The room for a board on a phone, in pixels.
const ROOM: (u32, u32) = (312, 300);

/// The address of a start of a problem's game, from the root of the site.
pub fn address(problem: &str, start: &str) -> String {
    format!("play/{problem}.html#start={}", encoded(start.trim_end()))
}

/// A text as a parameter of an address.
pub fn encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        match byte {
            b' ' => encoded.push('+'),
            byte if byte.is_ascii_alphanumeric() => encoded.push(char::from(byte)),
            byte => {
                let _ = write!(encoded, "%{byte:02X}");
            }
        }
    }
    encoded
}

/// The maximum number of an input's cases with a link to their board.
const FEW_CASES: usize = 4;

/// The playable cases among the first `FEW_CASES` of an input: numbers from 1, and addresses from the site's
/// root.
pub fn addresses(problem: &str, input: &str) -> Vec<(usize, String)> {
    let cases = book(problem).and_then(|book| book.split(input));
    let cases = cases.unwrap_or_default().into_iter().take(FEW_CASES);
    let can_be_played = |case: &str| {
        let is_searchable = shown(problem).and_then(|mut book| book.is_searchable(case));
        is_searchable.unwrap_or(false)
            && first_table(problem, case, 0)
                .is_some_and(|table| is_playable(table.position(), LIMIT))
    };
    (1..)
        .zip(cases)
        .filter(|(_, case)| can_be_played(case))
        .map(|(number, case)| (number, address(problem, &case)))
        .collect()
}

/// The maximum number of visible lines of a start.
const MOST_LINES: usize = 12;

/// The maximum number of moves in a text list without a filter.
const FEW_MOVES: usize = 12;

/// The start on a problem's page, if possible one that fits on a phone: case, number and board. `None` if the
/// game cannot be played.
fn opening(problem: &str) -> Option<(String, usize, Box<dyn Table>)> {
    let opening = |seed| {
        let Start { case, number, position } = random(problem, true, seed).ok()?;
        Some((case, number, table(&Rc::from(position))))
    };
    let fits = |(_, _, table): &(_, _, Box<dyn Table>)| {
        let (width, height) = table.picture().least;
        let is_short = table.is_drawn() || table.moves().len() <= FEW_MOVES;
        width <= ROOM.0 && height <= ROOM.1 && is_short
    };
    let mut openings = (0..TRIES).filter_map(opening);
    openings.find(fits).or_else(|| opening(0))
}

fn first_table(problem: &str, case: &str, number: usize) -> Option<Box<dyn Table>> {
    let positions = shown(problem).ok()?.positions(case).ok()?;
    let position: Rc<dyn Position> = Rc::from(positions.into_iter().nth(number)?);
    Some(table(&position))
}

/// Draws a position without play; returns its case as text if it cannot be shown.
pub fn picture(problem: &str, case: &str) -> Markup {
    match first_table(problem, case, 0) {
        Some(table) if table.is_drawn() => html! {
            div.drawing { div.play-board { (still(&*table)) } }
        },
        Some(table) => html! { pre tabindex="0" { (table.position().draw()) } },
        None => html! { pre tabindex="0" { (case) } },
    }
}

/// Draws a board without its clickable places.
pub fn still(table: &dyn Table) -> Markup {
    let html = table.picture().html;
    let html = shapes(&html, "<g id=\"", "<g>");
    let html = shapes(&html, "<button ", "<button type=\"button\" disabled>");
    if table.is_drawn() {
        return PreEscaped(html.replacen("role=\"group\"", "role=\"img\"", 1));
    }
    PreEscaped(html)
}

/// Replaces opening tags that begin with `begin` by the tag `plain`.
fn shapes(html: &str, begin: &str, plain: &str) -> String {
    let mut parts = html.split(begin);
    let mut still = String::from(parts.next().unwrap_or_default());
    for part in parts {
        let (_, inner) = part.split_once('>').unwrap_or_default();
        still += plain;
        still += inner;
    }
    still
}

/// A game in a lesson, from one start.
pub fn in_lesson(problem: &str, start: &str, words: Words) -> Markup {
    let Some(table) = first_table(problem, start, 0) else {
        return picture(problem, start);
    };
    html! {
        div data-game=(problem) data-start=(start) data-words=[(words == Words::Outcomes).then_some("outcomes")] {
            (board(&*table, &button("again", "Again")))
            (explanations(&*table))
        }
    }
}

/// A board for games that a script lists, with a state without moves.
pub fn of_listed() -> Result<Markup> {
    let mut states = States::default();
    let name = String::from("0");
    states.reach(&|asked| Ok(vec![String::new(); asked.len()]), std::slice::from_ref(&name), 1)?;
    let table = table(&Rc::from(position(&Rc::new(states), &name, false)?));
    Ok(html! {
        div data-game="" {
            (board(&*table, &button("again", "Again")))
            (explanations(&*table))
        }
    })
}

/// Renders the game on its page, with the rules, from its opening or the start in the address, if it can be
/// played.
pub fn on_page(problem: &str, rules: &Markup) -> Option<Markup> {
    let (case, number, table) = opening(problem)?;
    let case = case.trim_end();
    Some(html! {
        div data-game=(problem) data-opening=(case) data-number=(number) {
            div.play-game {
                p.play-rules { (rules) }
                (board(&*table, &button("copy", "Copy link")))
                div.play-position hidden[!table.is_drawn()] {
                    span { "Position:" }
                    pre tabindex="0" { (table.position().draw()) }
                }
            }
            div {
                (explanations(&*table))
                (new_game(problem, case))
                p.play-note {
                    "With the keyboard: Tab to the board, arrow keys from place to place, Enter to \
                     choose, Esc to clear the choice. All moves are also in the list. The address of the \
                     page contains the position."
                }
            }
        }
    })
}

/// The board with its message and, below, its buttons and `others`.
fn board(table: &dyn Table, others: &Markup) -> Markup {
    let moves = table.moves();
    let is_gathered = moves.iter().any(|one| one.clicks.len() > 1);
    html! {
        p.play-message role="status" aria-live="polite" { "Loading the board." }
        label.play-filter hidden[table.is_drawn() || moves.len() <= FEW_MOVES] {
            "Moves with " input type="search" autocomplete="off";
        }
        div.play-board.play-written[!table.is_drawn()] { (still(table)) }
        div.play-actions {
            button type="button" disabled data-do="make" hidden[!is_gathered] { "Make the move" }
            (button("undo", "Undo"))
            (button("hint", "Hint"))
            button type="button" disabled data-do="why" aria-expanded="false" { "Why?" }
            (others)
        }
        p.play-note.play-clicks { (table.about().clicks) }
    }
}

fn explanations(table: &dyn Table) -> Markup {
    html! {
        section.play-values aria-label="What the moves are worth" hidden {}
        details.play-moves hidden[!table.is_drawn()] {
            summary { "Moves as a list (" (table.moves().len()) ")" }
            ul {}
        }
    }
}

fn new_game(problem: &str, case: &str) -> Markup {
    let words = book(problem).map(|book| book.input_in_words());
    let rows = case.lines().count().min(MOST_LINES);
    html! {
        form.play-new aria-label="New game" autocomplete="off" {
            div.play-options {
                label { "Who begins: " select name="first" {
                    option value="you" { "you" } option value="machine" { "the machine" }
                } }
                label { "The machine plays " select name="machine" {
                    option value="perfect" { "perfectly" } option value="random" { "at random" }
                } }
                (button("random", "New game"))
            }
            div.play-start {
                label for="start" { "Start:" }
                textarea #start name="start" rows=(rows) spellcheck="false" aria-describedby="start-format" { (case) }
                button type="submit" disabled data-do="write" { "Play this start" }
                (button("edit", "Edit on the board"))
                label hidden { "Position " select name="position" {} }
            }
            p.play-note #start-format {
                "A start is a case in the format of the problem’s input"
                @match words { Ok(words) => { ": " (with_code(&words)) "." }, Err(_) => "." }
            }
        }
    }
}

fn button(does: &str, label: &str) -> Markup {
    html! { button type="button" disabled data-do=(does) { (label) } }
}
