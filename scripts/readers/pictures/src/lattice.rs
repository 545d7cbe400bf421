//! The partial order of the games born by day 2.

use crate::drawing::{Draw, GREEN, INK, Point, length, line, text, with_minus};
use crate::picture::Picture;
use shared::short_game::{Game, Games};
use std::collections::BTreeMap;
use svg::node::element::Group;

pub fn picture() -> Picture {
    let mut games = Games::new();
    let born = born_by(&mut games, 2);
    let below = |games: &mut Games, g: Game, h: Game| g != h && games.at_most(g, h);
    // Each pair is a smaller and a greater game with no game between them.
    let mut covers = Vec::new();
    for &g in &born {
        for &h in &born {
            let is_next = below(&mut games, g, h)
                && !born.iter().any(|&k| below(&mut games, g, k) && below(&mut games, k, h));
            if is_next {
                covers.push((g, h));
            }
        }
    }
    let places = places(&mut games, &born, &covers);
    let mut drawing = Group::new();
    for (less, greater) in &covers {
        let ((x0, y0), (x1, y1)) = (places[greater], places[less]);
        drawing.draw(line((x0, y0 + 9.0), (x1, y1 - 9.0)).set("stroke-opacity", 0.5));
    }
    for &game in &born {
        let colour = if games.as_number(game).is_some() { INK } else { GREEN };
        let label = with_minus(games.text(game)).replace('^', "↑").replace('v', "↓");
        let label = text(places[&game], label).set("fill", colour);
        drawing.draw(label.set("font-weight", 600));
    }
    Picture {
        name: "day-two",
        module: "short_game",
        title: "The 22 games that are born by day 2",
        description: "Lines lead from each game up to the next greater ones; two games are confused if no \
                      path upwards joins them. Numbers have the colour of the text; other games are green. \
                      Nobody can move in 0; the four games that are born by day 1 are 0, 1, −1 and *."
            .to_owned(),
        size: (660, 470),
        drawing,
    }
}

/// The games born by a day: all whose options were born earlier.
fn born_by(games: &mut Games, day: u32) -> Vec<Game> {
    let mut born: Vec<Game> = Vec::new();
    for _ in 0..=day {
        let chosen = |set: u32| -> Vec<Game> {
            let members = (0..born.len()).filter(|at| set >> at & 1 == 1);
            members.map(|at| born[at]).collect()
        };
        let sets: Vec<Vec<Game>> = (0..1 << born.len()).map(chosen).collect();
        let mut next: Vec<Game> = Vec::new();
        for left in &sets {
            for right in &sets {
                next.push(games.canonical(left, right));
            }
        }
        next.sort_unstable();
        next.dedup();
        born = next;
    }
    born
}

/// The places of the games. A game's row is the length of the longest chain up from the least game; each row
/// is sorted by the mean places of the next greater games.
fn places(games: &mut Games, born: &[Game], covers: &[(Game, Game)]) -> BTreeMap<Game, Point> {
    fn height(game: Game, covers: &[(Game, Game)]) -> usize {
        let below = covers.iter().filter(|&&(_, greater)| greater == game);
        below.map(|&(less, _)| 1 + height(less, covers)).max().unwrap_or(0)
    }
    let mut rows: BTreeMap<usize, Vec<Game>> = BTreeMap::new();
    for &game in born {
        rows.entry(height(game, covers)).or_default().push(game);
    }
    let highest = rows.keys().copied().max().unwrap_or(0);
    let mut places: BTreeMap<Game, Point> = BTreeMap::new();
    for (height, mut row) in rows.into_iter().rev() {
        let y = 20.0 + 430.0 * length(highest - height) / length(highest);
        row.sort_by_cached_key(|&game| {
            let above = covers.iter().filter(|(less, _)| *less == game);
            let across: Vec<f64> = above.map(|(_, greater)| places[greater].0).collect();
            let middle = across.iter().sum::<f64>() / length(across.len().max(1));
            (middle.round() as i64, games.text(game))
        });
        for (at, &game) in row.iter().enumerate() {
            let x = 660.0 * (length(at) + 0.5) / length(row.len());
            places.insert(game, (x, y));
        }
    }
    places
}
