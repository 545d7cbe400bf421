//! The boards against the rules, and the protocol by which they are played.

use boards::board::Table;
use boards::games::{Entry, GAMES};
use boards::protocol;
use jury::Random;
use jury::rules::Player;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The answer to a request, which is no error.
fn ask(request: &Value) -> Value {
    let answer = answer(request);
    assert_eq!(answer.get("error"), None, "{request}");
    answer
}

fn answer(request: &Value) -> Value {
    let answer = protocol::answer(request.to_string().as_bytes());
    serde_json::from_slice(&answer).unwrap()
}

/// A game that is played by the protocol.
#[derive(Clone)]
struct Playing {
    game: &'static str,
    start: String,
    first: &'static str,
    moves: Vec<u64>,
}

impl Playing {
    fn new(game: &Entry, seed: u64, aim: Option<bool>) -> Self {
        // In the Chase only White's first move decides: Black wins whatever is not won at once.
        let is_left = match (game.id, aim) {
            ("easy-chase", Some(wins)) => !wins,
            _ => seed.is_multiple_of(2),
        };
        let first = if is_left { "left" } else { "right" };
        let request =
            json!({"do": "new", "game": game.id, "seed": seed, "first": first, "aim": aim});
        Playing {
            game: game.id,
            start: ask(&request)["start"].as_str().unwrap().to_owned(),
            first,
            moves: Vec::new(),
        }
    }

    fn ask(&self, what: &str, more: &Value) -> Value {
        let mut request = json!({
            "do": what, "game": self.game, "start": self.start, "first": self.first, "moves": self.moves,
        });
        let request = request.as_object_mut().unwrap();
        request.extend(more.as_object().unwrap().clone());
        ask(&Value::Object(request.clone()))
    }

    fn show(&self) -> Value {
        self.ask("show", &json!({}))
    }

    fn machine(&self, level: &str, seed: u64) -> u64 {
        let number = &self.ask("machine", &json!({"level": level, "seed": seed}))["number"];
        number.as_u64().unwrap()
    }
}

/// Random positions of a game, from the start to the end.
fn random_tables(game: &Entry, random: &mut Random) -> Vec<Box<dyn Table>> {
    let first = if random.random() {
        Player::Left
    } else {
        Player::Right
    };
    let start = (game.random)(random);
    let mut tables = vec![(game.open)(&start, first).unwrap()];
    for _ in 0..60 {
        let last = tables.last().unwrap();
        let moves = last.moves().len();
        if moves == 0 {
            break;
        }
        let next = last.after(random.random_range(0..moves)).unwrap();
        tables.push(next);
    }
    tables
}

#[test]
fn a_board_has_exactly_the_moves_of_the_rules() {
    let mut random = Random::seed_from_u64(1);
    for game in &GAMES {
        for _ in 0..20 {
            for table in random_tables(game, &mut random) {
                let in_rules: BTreeSet<usize> = table
                    .moves()
                    .iter()
                    .flat_map(|one| one.in_rules.clone())
                    .collect();
                let rules = table.search().moves().len();
                assert_eq!(
                    in_rules,
                    (0..rules).collect(),
                    "{}: {}",
                    game.id,
                    table.draw()
                );
                assert!(table.moves().iter().all(|one| !one.in_rules.is_empty()));
            }
        }
    }
}

#[test]
fn clicks_tell_the_moves_apart() {
    let mut random = Random::seed_from_u64(2);
    for game in &GAMES {
        for _ in 0..20 {
            for table in random_tables(game, &mut random) {
                let scene = table.scene();
                let places: BTreeSet<&str> =
                    scene.places().iter().map(|place| &*place.id).collect();
                assert_eq!(places.len(), scene.places().len(), "{}", game.id);
                let mut made = BTreeMap::new();
                for one in table.moves() {
                    assert!(!one.clicks.is_empty(), "{}", game.id);
                    assert!(one.clicks.iter().all(|place| places.contains(&**place)));
                    let clicks: BTreeSet<String> = one.clicks.into_iter().collect();
                    let before = made.entry(clicks).or_insert(one.in_rules.clone());
                    assert_eq!(*before, one.in_rules, "{}: {}", game.id, one.name);
                }
            }
        }
    }
}

#[test]
fn every_place_is_in_the_picture_and_has_a_name() {
    let mut random = Random::seed_from_u64(3);
    for game in &GAMES {
        for table in random_tables(game, &mut random) {
            let scene = table.scene();
            let svg = scene.svg("description");
            for place in scene.places() {
                let element = format!("<g id=\"{}\"", place.id);
                assert_eq!(
                    svg.matches(&element).count(),
                    1,
                    "{}: {}",
                    game.id,
                    place.id
                );
                assert!(!place.name.is_empty());
                let with = place.with.iter();
                let mut ids = with.map(|id| scene.places().iter().any(|other| other.id == *id));
                assert!(ids.all(|is_place| is_place), "{}: {}", game.id, place.id);
            }
        }
    }
}

#[test]
fn what_makes_no_move_says_why() {
    let mut random = Random::seed_from_u64(4);
    for game in &GAMES {
        for table in random_tables(game, &mut random) {
            let moves = table.moves();
            for place in table.scene().places() {
                let is_used = moves.iter().any(|one| one.clicks.contains(&place.id));
                assert!(
                    is_used || !place.refusal.is_empty(),
                    "{}: {}",
                    game.id,
                    place.id
                );
            }
        }
    }
}

#[test]
fn a_game_is_played_to_its_end_by_the_protocol_alone() {
    for game in &GAMES {
        for seed in 0..6 {
            let mut playing = Playing::new(game, seed, None);
            for turn in 0..60 {
                let view = playing.show();
                let moves = view["moves"].as_array().unwrap();
                assert_eq!(moves.is_empty(), !view["over"].is_null(), "{}", game.id);
                assert_eq!(view["turn"].is_null(), game.sides.is_none(), "{}", game.id);
                if moves.is_empty() {
                    assert_eq!(view["over"], json!(game.id == "misere-nim"));
                    break;
                }
                playing
                    .moves
                    .push(playing.machine("random", seed * 100 + turn));
            }
        }
    }
}

/// Whether the player to move wins a game in which one player follows the hints or the machine, and
/// the other one does what `other` says.
fn wins_with(mut playing: Playing, advice: &str, other: &str, seed: u64) -> bool {
    for turn in 0..200 {
        let over = playing.show()["over"].clone();
        if let Some(mover_wins) = over.as_bool() {
            return mover_wins == (turn % 2 == 0);
        }
        let number = match (turn % 2, advice) {
            (0, "hint") => playing.ask("hint", &json!({}))["number"].as_u64().unwrap(),
            (0, _) => playing.machine("perfect", seed + turn),
            _ => playing.machine(other, seed + turn),
        };
        playing.moves.push(number);
    }
    panic!("{} does not end: {}", playing.game, playing.start);
}

#[test]
fn a_won_game_is_won_by_the_machine_and_with_hints() {
    for game in &GAMES {
        for seed in 0..4 {
            let playing = Playing::new(game, seed, Some(true));
            let hint = playing.ask("hint", &json!({}));
            assert_eq!(hint["outcome"], "win", "{}: {}", game.id, playing.start);
            for advice in ["hint", "machine"] {
                for other in ["random", "perfect"] {
                    let won = wins_with(playing.clone(), advice, other, seed);
                    assert!(won, "{} by {advice}: {}", game.id, playing.start);
                }
            }
        }
    }
}

#[test]
fn a_lost_game_is_lost_against_the_machine_whatever_is_played() {
    for game in &GAMES {
        for seed in 0..4 {
            let playing = Playing::new(game, seed, Some(false));
            let hint = playing.ask("hint", &json!({}));
            assert_eq!(hint["outcome"], "loss", "{}: {}", game.id, playing.start);
            assert!(!wins_with(playing, "hint", "perfect", seed), "{}", game.id);
        }
    }
}

#[test]
fn the_values_of_the_options_agree_with_the_outcome() {
    for game in &GAMES {
        for seed in 0..6 {
            let playing = Playing::new(game, seed, None);
            let outcome = playing.ask("hint", &json!({}))["outcome"].clone();
            let values = playing.ask("values", &json!({}));
            let options = values["options"].as_array().unwrap();
            let moves = playing.show()["moves"].as_array().unwrap().len();
            assert_eq!(options.len(), moves);
            let has = |result: &str| options.iter().any(|option| option["result"] == result);
            let expected = match (has("wins"), has("draws")) {
                (true, _) => "win",
                (false, true) => "draw",
                (false, false) => "loss",
            };
            assert_eq!(outcome, expected, "{}: {}", game.id, playing.start);
            assert!(!values["summary"].as_str().unwrap().is_empty());
        }
    }
}

#[test]
fn a_grundy_value_is_explained_by_its_definition() {
    let request = json!({"do": "values", "game": "nim", "start": "1 2"});
    let summary = ask(&request)["summary"].as_str().unwrap().to_owned();
    assert!(
        summary.contains("Grundy value 3: the options have 0, 1, 2,"),
        "{summary}"
    );
}

#[test]
fn a_sum_is_explained_by_its_parts() {
    let summary = |game: &str, start: &str| {
        let answer = ask(&json!({"do": "values", "game": game, "start": start}));
        answer["summary"].as_str().unwrap().to_owned()
    };
    assert!(summary("nim", "1 2 4").ends_with("worth 1, 2, 4."));
    // A cube under one of the other colour, and a cube alone.
    assert!(summary("stalks", "LR R").ends_with("worth -1, 1/2."));
    assert!(!summary("nim", "5").contains("sum"));
}

#[test]
fn a_start_is_the_same_for_the_same_seed() {
    for game in &GAMES {
        let starts = [0, 0, 1, 2, 3].map(|seed| Playing::new(game, seed, None).start);
        assert_eq!(starts[0], starts[1]);
        let different: BTreeSet<&String> = starts.iter().collect();
        assert!(different.len() > 1, "{}", game.id);
    }
}

#[test]
fn what_cannot_be_played_is_refused_with_a_reason() {
    let refused = |game: &str, start: &str, moves: Value| {
        let request = json!({"do": "show", "game": game, "start": start, "moves": moves});
        let answer = answer(&request);
        answer["error"]
            .as_str()
            .unwrap_or_else(|| panic!("{request}"))
            .to_owned()
    };
    assert!(refused("chess", "", json!([])).contains("chess"));
    assert!(refused("nim", "1 2", json!([99])).contains("99"));
    assert!(refused("nim", "12 12 12 12 12 12", json!([])).contains("too many positions"));
    assert!(refused("wythoff", "3", json!([])).contains("2 of them, not 1"));
    assert!(refused("georgia-and-bob", "3 3", json!([])).contains("one cell"));
    assert!(refused("green-hackenbush", "1-2", json!([])).contains("tree"));
    assert!(refused("maze", ".../...", json!([])).contains("token"));
    for game in &GAMES {
        let sentence = refused(game.id, "<script>", json!([]));
        assert!(sentence.len() > 10, "{}: {sentence}", game.id);
        assert!(!refused(game.id, "", json!([])).is_empty());
    }
    assert!(answer(&json!({"do": "nothing"}))["error"].is_string());
}

#[test]
fn a_game_belongs_to_problems_that_there_are() {
    let testdata = Path::new("../../testdata");
    let games = ask(&json!({"do": "games"}));
    assert_eq!(games["games"].as_array().unwrap().len(), GAMES.len());
    let mut ids = BTreeSet::new();
    for game in &GAMES {
        assert!(ids.insert(game.id), "{} twice", game.id);
        for problem in game.problems {
            let description = testdata.join(format!("{problem}.toml"));
            assert!(description.is_file(), "{}: {problem}", game.id);
        }
    }
}
