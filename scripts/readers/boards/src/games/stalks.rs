//! Towers of cubes: red-blue Hackenbush on stalks. The rules sort towers, but the board does not.

use crate::board::{About, Board, Move};
use crate::scene::{Place, Scene, hit, line, rectangle, text};
use jury::rules::Player;
use jury::rules::towers::{Tower, Towers, sorted};

/// The maximum number of towers, and of cubes in a tower.
const MOST: (usize, usize) = (10, 12);

pub struct Stalks {
    highest: usize,
}

/// The towers on the board, and the player to move.
#[derive(Clone)]
pub struct Standing(Vec<Tower>, Player);

impl From<(Vec<Tower>, Player)> for Standing {
    fn from((towers, turn): (Vec<Tower>, Player)) -> Standing {
        Standing(towers, turn)
    }
}

impl From<Standing> for (Vec<Tower>, Player) {
    fn from(Standing(towers, turn): Standing) -> (Vec<Tower>, Player) {
        (sorted(towers), turn)
    }
}

const WIDTH: i32 = 72;
const STEP: i32 = 42;

fn id(tower: usize, level: usize) -> String {
    format!("stalk-{}-cube-{}", tower + 1, level + 1)
}

impl Board for Stalks {
    type Rules = Towers;
    type Position = (Vec<Tower>, Player);
    type State = Standing;

    const ABOUT: About = About {
        clicks: "Choose a cube of your colour.",
        ending: "The player to move has no cube left.",
        sides: Some(["Blue (Left)", "Red (Right)"]),
    };

    fn open(_: Towers, (towers, _): &Self::Position) -> Option<Self> {
        let highest = towers.iter().map(Vec::len).max()?;
        let fits = towers.len() <= MOST.0 && highest <= MOST.1;
        fits.then_some(Stalks { highest })
    }

    /// Cuts a stalk below a cube if the result is an option of the rules.
    fn moves(
        &self,
        Standing(towers, turn): &Standing,
        options: &[(String, Self::Position)],
    ) -> Vec<Move<Standing>> {
        let mut moves = Vec::new();
        for (at, tower) in towers.iter().enumerate() {
            for level in 0..tower.len() {
                let mut after = Standing(towers.clone(), turn.other());
                after.0[at].truncate(level);
                let position = after.clone().into();
                if options.iter().any(|(_, option)| *option == position) {
                    moves.push(Move {
                        name: format!("remove cube {} of stalk {}", level + 1, at + 1),
                        clicks: vec![id(at, level)],
                        after,
                    });
                }
            }
        }
        moves
    }

    fn scene(&self, Standing(towers, turn): &Standing) -> Scene {
        let ground = STEP * self.highest.max(2) as i32 + 6;
        let width = WIDTH * towers.len() as i32;
        let mut scene = Scene::new(width as u32 + 8, ground as u32 + 28, WIDTH as u32);
        scene.add(line("ground", (4, ground), (width + 4, ground)));
        for (at, tower) in towers.iter().enumerate() {
            let x = WIDTH * at as i32 + WIDTH / 2 + 4;
            for (level, &owner) in tower.iter().enumerate() {
                let top = ground - STEP * (level as i32 + 1);
                let (class, letter, colour) = match owner {
                    Player::Left => ("cube blue", 'L', "blue"),
                    Player::Right => ("cube red", 'R', "red"),
                };
                let name = format!("stalk {}, cube {}, {colour}", at + 1, level + 1);
                let refusal = format!("This cube is {colour}: it belongs to the other player.");
                let mut place = Place::new(id(at, level), name, refusal);
                if owner == *turn {
                    place.with = (level + 1..tower.len()).map(|above| id(at, above)).collect();
                }
                let shapes = hit((x - WIDTH / 2, top), (WIDTH, STEP))
                    + &rectangle(class, (x - 22, top + 1), (44, STEP - 3))
                    + &text("owner", (x, top + STEP / 2), letter);
                scene.place(place, shapes);
            }
            scene.add(text("label", (x, ground + 16), at + 1));
        }
        scene
    }
}
