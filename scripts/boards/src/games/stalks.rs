//! Towers of cubes: red-blue Hackenbush on stalks. The rules sort the towers; on the board each keeps
//! its place.

use super::Entry;
use super::start::{counted, spaced, word};
use crate::board::{At, Board, Move, Table};
use crate::scene::{Place, Scene, line, rectangle, text};
use jury::Random;
use jury::position::{Position, two_sided};
use jury::rules::towers::{Tower, Towers, sorted};
use jury::rules::{Game, Player, Turns};
use rand::Rng;

pub const STALKS: Entry = Entry {
    id: "stalks",
    title: "Red-blue stalks",
    family: "Stalks and trees",
    rules: "A move removes a cube of one’s own colour, and all cubes above it fall. Whoever has no cube \
            left to remove loses.",
    clicks: "Choose a cube of your colour.",
    ending: "The player to move has no cube left.",
    sides: Some(["Blue (Left)", "Red (Right)"]),
    you: 0,
    format: "the stalks from below, L for blue and R for red, such as LRL RRL LL",
    problems: &["poj2931"],
    open,
    random,
};

fn open(start: &str, first: Player) -> Result<Box<dyn Table>, String> {
    let towers = start.split_whitespace();
    let towers = towers.map(|tower| word(tower, "LR", "a cube", 1..=6));
    let towers = counted(towers.collect::<Result<Vec<_>, _>>()?, "a stalk", 1..=5)?;
    let owner = |letter| {
        if letter == 'L' {
            Player::Left
        } else {
            Player::Right
        }
    };
    let towers: Vec<Tower> = towers
        .iter()
        .map(|tower| tower.chars().map(owner).collect())
        .collect();
    let highest = towers.iter().map(Vec::len).max().unwrap_or(0);
    Ok(At::start(Stalks { highest }, (towers, first)))
}

fn random(random: &mut Random) -> String {
    let count = random.random_range(2..=4);
    let mut tower = || -> String {
        let height = random.random_range(1..=4);
        let mut letter = || if random.random() { 'L' } else { 'R' };
        (0..height).map(|_| letter()).collect()
    };
    spaced((0..count).map(|_| tower()))
}

/// A board that is high enough for so many cubes.
struct Stalks {
    highest: usize,
}

const RULES: Turns<Towers> = Turns(Towers);
const WIDTH: i32 = 72;
const STEP: i32 = 42;

fn id(tower: usize, level: usize) -> String {
    format!("stalk-{}-cube-{}", tower + 1, level + 1)
}

impl Board for Stalks {
    type Rules = Turns<Towers>;
    type State = (Vec<Tower>, Player);

    fn rules(&self) -> &Turns<Towers> {
        &RULES
    }

    fn position(&self, (towers, turn): &Self::State) -> (Vec<Tower>, Player) {
        (sorted(towers.clone()), *turn)
    }

    fn search(&self, (towers, turn): (Vec<Tower>, Player)) -> Box<dyn Position> {
        two_sided(Towers, towers, turn)
    }

    fn turn(&self, &(_, turn): &Self::State) -> Option<Player> {
        Some(turn)
    }

    /// A stalk is cut below one of its cubes, if the rules know what that leaves.
    fn moves(&self, state: &Self::State) -> Vec<Move<Self::State>> {
        let options = RULES.options(&self.position(state));
        let (towers, turn) = state;
        let mut moves = Vec::new();
        for (at, tower) in towers.iter().enumerate() {
            for level in 0..tower.len() {
                let mut after = (towers.clone(), turn.other());
                after.0[at].truncate(level);
                if options.contains(&self.position(&after)) {
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

    fn scene(&self, (towers, turn): &Self::State) -> Scene {
        let ground = STEP * self.highest.max(2) as i32 + 6;
        let width = WIDTH * towers.len() as i32;
        let mut scene = Scene::new(width as u32 + 8, ground as u32 + 28);
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
                    place.with = (level + 1..tower.len())
                        .map(|above| id(at, above))
                        .collect();
                }
                let shapes = rectangle(class, (x - 22, top + 1), (44, STEP - 3))
                    + &text("owner", (x, top + STEP / 2), letter);
                scene.place(place, shapes);
            }
            scene.add(text("label", (x, ground + 16), at + 1));
        }
        scene
    }
}
