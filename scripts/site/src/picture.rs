//! How a game looks, for the cards of the catalogue: a position on its board, or what the theory has drawn.

use crate::lessons::still;
use anyhow::Result;
use boards::games::random;
use boards::page::STYLE;
use judge::catalog::{Problem, workspace};
use jury::position::Position;
use std::collections::BTreeSet;
use std::fs;
use std::rc::Rc;

/// The picture of a problem's game.
pub struct Picture {
    /// Its file, from the root of the site.
    pub file: String,
    /// What is in the file, if it is a position.
    pub position: Option<String>,
}

/// The colours of a picture that stands alone.
const COLOURS: &str = "svg { color-scheme: light dark; color: light-dark(#1d2025, #e3e6eb); }";

/// How many random starts are tried.
const SEEDS: u64 = 5;

impl Picture {
    /// That of a problem, if there is one.
    pub fn of(problem: &Problem) -> Result<Option<Picture>> {
        // Some starts are too large for their board.
        let starts = (0..SEEDS).map_while(|seed| random(&problem.id, true, seed).ok());
        let mut positions = starts.filter_map(|start| alone(&Rc::from(start.position)));
        if let Some(position) = positions.next() {
            return Ok(Some(Picture {
                file: format!("pictures/positions/{}.svg", problem.id),
                position: Some(position),
            }));
        }
        let name = names(problem)?.into_iter().next();
        Ok(name.map(|name| Picture {
            file: format!("pictures/{name}"),
            position: None,
        }))
    }
}

/// A position of a game that is drawn, as a picture that stands alone.
fn alone(position: &Rc<dyn Position>) -> Option<String> {
    let picture = still(position)?;
    let (open, shapes) = picture.split_once('>')?;
    let shapes = shapes.strip_suffix("</svg>")?;
    Some(format!(
        "{open}><style>{COLOURS}\n{STYLE}</style>\
         <g class=\"drawing\"><g class=\"play-board\">{shapes}</g></g></svg>\n"
    ))
}

/// The pictures that the modules of a problem's theory include, by their files in `shared/pictures`.
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
