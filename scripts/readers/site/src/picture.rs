//! A game's picture on its card: a position on its board, else a picture of its theory, else a position as
//! text.

use crate::play::still;
use anyhow::Result;
use boards::games::{random, sketch, table};
use boards::page::STYLE;
use judge::catalog::{Problem, workspace};
use jury::position::Position;
use maud::{PreEscaped, html};
use std::collections::BTreeSet;
use std::fs;
use std::rc::Rc;

pub struct Picture {
    /// The path from the root of the site.
    pub file: String,
    /// The file's contents, if it shows a position.
    pub position: Option<String>,
}

const COLOURS: &str = "svg { color-scheme: light dark; color: light-dark(#1d2025, #e3e6eb); }";

const SEEDS: u64 = 5;

impl Picture {
    pub fn of(problem: &Problem) -> Result<Option<Picture>> {
        // Some starts are too large for their board.
        let starts = || (0..SEEDS).map_while(|seed| random(&problem.id, true, seed).ok());
        let position = |position: String| Picture {
            file: format!("pictures/positions/{}.svg", problem.id),
            position: Some(position),
        };
        if let Some(drawn) = starts().find_map(|start| drawn(&Rc::from(start.position))) {
            return Ok(Some(position(drawn)));
        }
        if let Some(name) = names(problem)?.first() {
            return Ok(Some(Picture { file: format!("pictures/{name}"), position: None }));
        }
        let drawings = starts().map(|start| start.position.draw());
        let written = drawings.chain(sketch(&problem.id)).find_map(|drawing| written(&drawing));
        Ok(written.map(position))
    }
}

/// A position on a drawn board as a stand-alone picture; `None` for a text board.
fn drawn(position: &Rc<dyn Position>) -> Option<String> {
    let table = table(position);
    if !table.is_drawn() {
        return None;
    }
    let PreEscaped(picture) = still(&*table);
    let (open, rest) = picture.split_once('>')?;
    // The rest sets the smallest size in a page.
    let (shapes, _) = rest.split_once("</svg>")?;
    Some(format!(
        "{open} xmlns=\"http://www.w3.org/2000/svg\"><style>{COLOURS}\n{STYLE}</style>\
         <g class=\"drawing\"><g class=\"play-board\">{shapes}</g></g></svg>\n"
    ))
}

/// A text as a stand-alone picture; `None` if it is too large.
fn written(drawing: &str) -> Option<String> {
    let lines: Vec<&str> = drawing.lines().collect();
    let longest = lines.iter().map(|line| line.chars().count()).max()?;
    if longest > 48 || lines.len() > 12 {
        return None;
    }
    let (width, height) = (9 * longest + 10, 20 * lines.len() + 10);
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) {
            style { (PreEscaped(COLOURS)) }
            @for (line, y) in lines.iter().zip((20..).step_by(20)) {
                text x="5" y=(y) font-family="monospace" font-size="15" fill="currentColor" style="white-space: pre" { (line) }
            }
        }
    };
    Some(picture.into_string())
}

/// The pictures that the modules of a problem's theory include.
pub fn names(problem: &Problem) -> Result<Vec<String>> {
    let mut known = BTreeSet::new();
    let mut names = Vec::new();
    for module in &problem.facts.theory {
        let source = fs::read_to_string(workspace()?.join(format!("shared/src/{module}.rs")))?;
        for line in source.lines().filter(|line| line.contains("include_str!")) {
            let (_, rest) = line.split_once("../pictures/").unwrap_or_default();
            let (name, _) = rest.split_once('"').unwrap_or_default();
            if !name.is_empty() && known.insert(name.to_owned()) {
                names.push(name.to_owned());
            }
        }
    }
    Ok(names)
}
