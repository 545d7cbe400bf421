//! Tests the boards against the rules, and the protocol.

use boards::board::Table;
use boards::games::{self, has_board};
use boards::protocol;
use jury::Random;
use jury::books::{PROBLEMS, shown};
use jury::search::impartial::Play;
use jury::start::is_playable;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::LazyLock;

static PLAYED: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let all = PROBLEMS.iter().copied();
    all.filter(|problem| has_board(problem)).collect()
});

/// The answer to a request; panics on an error.
fn ask(request: &Value) -> Value {
    let answer = answer(request);
    assert_eq!(answer.get("error"), None, "{request}");
    answer
}

fn answer(request: &Value) -> Value {
    let answer = protocol::answer(request.to_string().as_bytes());
    serde_json::from_slice(&answer).unwrap()
}

#[derive(Clone)]
struct Playing {
    problem: &'static str,
    start: String,
    number: u64,
    moves: Vec<u64>,
}

impl Playing {
    fn new(problem: &'static str, seed: u64, aim: bool) -> Self {
        let new = ask(&json!({"do": "new", "problem": problem, "seed": seed, "aim": aim}));
        Playing {
            problem,
            start: new["start"].as_str().unwrap().to_owned(),
            number: new["number"].as_u64().unwrap(),
            moves: Vec::new(),
        }
    }

    fn ask(&self, what: &str, more: &Value) -> Value {
        let mut request = json!({
            "do": what, "problem": self.problem, "start": self.start, "number": self.number,
            "moves": self.moves,
        });
        let request = request.as_object_mut().unwrap();
        request.extend(more.as_object().unwrap().clone());
        ask(&Value::Object(request.clone()))
    }

    fn show(&self) -> Value {
        self.ask("show", &json!({}))
    }

    fn outcome(&self) -> Value {
        self.ask("hint", &json!({}))["outcome"].clone()
    }

    fn machine(&self, level: &str, seed: u64) -> u64 {
        let number = &self.ask("machine", &json!({"level": level, "seed": seed}))["number"];
        number.as_u64().unwrap()
    }
}

/// The positions of random plays of each game.
fn random_tables(seed: u64) -> Vec<(&'static str, Box<dyn Table>)> {
    let rng = &mut Random::seed_from_u64(seed);
    let mut starts = Vec::new();
    for &problem in &*PLAYED {
        let book = shown(problem).unwrap();
        let positions = (0..6).flat_map(|_| book.positions(&book.random(rng)).unwrap_or_default());
        let playable = positions.filter(|position| is_playable(&**position, 2000));
        starts.extend(playable.take(12).map(|position| (problem, position)));
    }
    let mut tables = Vec::new();
    for (problem, position) in starts {
        let mut table = games::table(&Rc::from(position));
        for _ in 0..30 {
            let moves = table.moves().len();
            let number = rng.random_range(0..moves.max(1));
            let next = table.after(number);
            tables.push((problem, table));
            match next {
                Some(after) => table = after,
                None => break,
            }
        }
    }
    tables
}

#[test]
fn every_problem_that_shows_positions_has_a_board() {
    let rng = &mut Random::seed_from_u64(1);
    for &problem in PROBLEMS {
        let book = shown(problem).unwrap();
        let is_shown = (0..20).any(|_| book.positions(&book.random(rng)).is_ok());
        assert_eq!(PLAYED.contains(&problem), is_shown, "{problem}");
    }
}

#[test]
fn the_game_and_its_size_decide_whether_a_board_is_drawn() {
    let is_drawn = |problem, start| {
        let view = ask(&json!({"do": "show", "problem": problem, "start": start}));
        view["drawn"].clone()
    };
    for problem in ["luogu_p2197", "mipt100", "poj3480"] {
        assert_eq!(is_drawn(problem, "3 3 4 5"), true, "{problem}");
    }
    assert_eq!(is_drawn("poj1067", "5 8"), true);
    assert_eq!(is_drawn("luogu_p4055", "2 2 .# .."), true);
    assert_eq!(is_drawn("luogu_p4136", "3"), true);
    assert_eq!(is_drawn("luogu_p2252", "5 8"), true);
    assert_eq!(is_drawn("cf1404b", "3 1 3 1 2 1 2 2 3"), true);
    assert_eq!(is_drawn("cf388c", "2\n1 6\n3 3 7 3"), true);
    assert_eq!(is_drawn("ioi17_train", "2 2 0 1 1 0 0 1 1 0"), true);
    assert_eq!(is_drawn("hdu3544", "1 6 3"), false, "nothing draws bars");
    assert_eq!(is_drawn("luogu_p2197", "1 50"), false, "too high to be drawn");
}

#[test]
fn a_position_is_explained_in_the_requested_words() {
    let explained = |start: &str, words: &str| {
        let request = json!({"do": "values", "problem": "hdu1846", "start": start, "words": words});
        ask(&request)
    };
    let values = explained("5 3", "values");
    assert!(values.to_string().contains("Grundy value"), "{values}");
    let won = explained("5 3", "outcomes");
    assert_eq!(won["summary"], "This position is won: some move leads to a lost one.");
    assert_eq!(won["options"][0]["value"], "a lost position");
    assert_eq!(won["options"][1]["value"], "a won position");
    let lost = explained("4 3", "outcomes");
    assert_eq!(lost["summary"], "This position is lost: every move leads to a won one.");
    assert!(!(won.to_string() + &lost.to_string()).contains("Grundy"));
}

#[test]
fn a_board_has_exactly_the_moves_of_the_rules() {
    for (game, table) in random_tables(1) {
        let moves = table.moves();
        let in_rules = moves.iter().flat_map(|one| one.in_rules.clone());
        let in_rules: BTreeSet<usize> = in_rules.collect();
        let rules = table.position().moves().len();
        let drawing = table.position().draw();
        assert_eq!(in_rules, (0..rules).collect(), "{game}: {drawing}");
        assert!(moves.iter().all(|one| !one.in_rules.is_empty()));
    }
}

#[test]
fn different_moves_have_different_clicks() {
    for (game, table) in random_tables(2) {
        let places = table.picture().places;
        let ids: BTreeSet<&str> = places.iter().map(|place| &*place.id).collect();
        assert_eq!(ids.len(), places.len(), "{game}");
        let mut made = BTreeMap::new();
        for one in table.moves() {
            assert!(!one.clicks.is_empty(), "{game}");
            assert!(one.clicks.iter().all(|place| ids.contains(&**place)));
            let clicks: BTreeSet<String> = one.clicks.into_iter().collect();
            let before = made.entry(clicks).or_insert(one.in_rules.clone());
            assert_eq!(*before, one.in_rules, "{game}: {}", one.name);
        }
    }
}

#[test]
fn every_place_is_in_the_picture_and_has_a_name() {
    for (game, table) in random_tables(3) {
        let picture = table.picture();
        for place in &picture.places {
            let element = format!(" id=\"{}\"", place.id);
            let count = picture.html.matches(&element).count();
            assert_eq!(count, 1, "{game}: {}", place.id);
            assert!(!place.name.is_empty());
            let is_place = |id: &String| picture.places.iter().any(|other| other.id == *id);
            assert!(place.with.iter().all(is_place), "{game}: {}", place.id);
        }
    }
}

#[test]
fn a_place_that_makes_no_move_says_why() {
    for (game, table) in random_tables(4) {
        let moves = table.moves();
        for place in table.picture().places {
            let is_used = moves.iter().any(|one| one.clicks.contains(&place.id));
            assert!(is_used || !place.refusal.is_empty(), "{game}: {}", place.id);
        }
    }
}

#[test]
fn the_protocol_alone_plays_a_game_to_its_end() {
    for &problem in &*PLAYED {
        for seed in 0..3 {
            let mut playing = Playing::new(problem, seed, true);
            let book = shown(problem).unwrap();
            let position = &book.positions(&playing.start).unwrap()[playing.number as usize];
            for turn in 0..60 {
                let view = playing.show();
                let moves = view["moves"].as_array().unwrap();
                assert_eq!(moves.is_empty(), !view["over"].is_null(), "{problem}");
                assert_eq!(view["turn"].is_null(), view["sides"].is_null(), "{problem}");
                if moves.is_empty() {
                    let possible: &[&str] = match position.play() {
                        Some(Play::Normal) => &["loss"],
                        Some(Play::Misere) => &["win"],
                        // Points decide.
                        None => &["win", "draw", "loss"],
                    };
                    let over = view["over"].as_str().unwrap();
                    assert!(possible.contains(&over), "{problem}: {over}");
                    assert_eq!(view["lead"].is_null(), position.play().is_some(), "{problem}");
                    break;
                }
                playing.moves.push(playing.machine("random", seed * 100 + turn));
            }
        }
    }
}

/// Returns whether the player to move wins by following `advice` (the hints or the machine) against a machine
/// of the level `other`.
fn wins_with(mut playing: Playing, advice: &str, other: &str, seed: u64) -> bool {
    for turn in 0..200 {
        let over = playing.show()["over"].clone();
        if let Some(over) = over.as_str() {
            return (over == "win") == (turn % 2 == 0);
        }
        let number = match (turn % 2, advice) {
            (0, "hint") => playing.ask("hint", &json!({}))["number"].as_u64().unwrap(),
            (0, _) => playing.machine("perfect", seed + turn),
            _ => playing.machine(other, seed + turn),
        };
        playing.moves.push(number);
    }
    panic!("{} does not end: {}", playing.problem, playing.start);
}

#[test]
fn a_random_start_is_won_where_few_starts_are() {
    assert_eq!(Playing::new("theeasychase", 1, true).outcome(), "win");
}

/// Starts that the player to move wins, or loses: one for each problem, if found.
fn starts(is_won: bool) -> Vec<Playing> {
    let expected = if is_won { "win" } else { "loss" };
    let starts = PLAYED.iter().filter_map(|problem| {
        let mut starts = (0..20).map(|seed| Playing::new(problem, seed, is_won));
        starts.find(|playing| playing.outcome() == expected)
    });
    let starts: Vec<Playing> = starts.collect();
    // Some games are won, or lost, from all starts. These players never lose: a pursuer, the player who answers Alice
    // in the zigzag game, the first player if both players can make the same moves, and the first player on a row of
    // positive numbers.
    let (found, played) = (starts.len(), PLAYED.len());
    assert!(found + 10 >= played, "{found} of {played}");
    starts
}

#[test]
fn the_machine_and_the_hints_win_a_won_game() {
    for playing in starts(true) {
        for (advice, other) in [("hint", "random"), ("machine", "perfect")] {
            let won = wins_with(playing.clone(), advice, other, 1);
            assert!(won, "{} by {advice}: {}", playing.problem, playing.start);
        }
    }
}

#[test]
fn the_machine_wins_a_lost_game_against_the_hints() {
    for playing in starts(false) {
        let problem = playing.problem;
        assert!(!wins_with(playing, "hint", "perfect", 1), "{problem}");
    }
}

#[test]
fn the_values_of_the_options_agree_with_the_outcome() {
    for problem in &*PLAYED {
        for seed in 0..3 {
            let playing = Playing::new(problem, seed, seed % 2 == 0);
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
            assert_eq!(playing.outcome(), expected, "{problem}: {}", playing.start);
            assert!(!values["summary"].as_str().unwrap().is_empty());
        }
    }
}

#[test]
fn a_grundy_value_is_explained_by_its_definition() {
    let request = json!({"do": "values", "problem": "luogu_p2197", "start": "2 1 2"});
    let summary = ask(&request)["summary"].as_str().unwrap().to_owned();
    assert!(summary.contains("Grundy value 3: the options have 0, 1, 2,"), "{summary}");
}

/// From vertex 2, the moves to 7 and then to 8 end the game, but whoever begins loses it.
#[test]
fn a_draw_is_explained_by_what_nobody_can_force() {
    let start = "8 12 1\n1 2\n2 3\n2 7\n3 1\n3 4\n4 5\n4 3\n5 6\n5 7\n6 8\n6 5\n7 8\n2 8";
    for words in ["values", "outcomes"] {
        let request =
            json!({"do": "values", "problem": "luogu_p6560", "start": start, "words": words});
        assert_eq!(ask(&request)["summary"], "Neither player can force a win: a draw.", "{words}");
    }
}

#[test]
fn a_sum_is_explained_by_its_parts() {
    let parts = |problem: &str, start: &str| {
        let answer = ask(&json!({"do": "values", "problem": problem, "start": start}));
        let parts = answer["parts"].as_array().unwrap().clone();
        let part = |part: Value| (part["drawing"].clone(), part["value"].clone());
        parts.into_iter().map(part).collect::<Vec<_>>()
    };
    let nim = parts("luogu_p2197", "3 1 2 4");
    let values: Vec<Value> = nim.into_iter().map(|(_, value)| value).collect();
    assert_eq!(values, ["Grundy value 1", "Grundy value 2", "Grundy value 4"]);
    let bars = parts("hdu3544", "2 3 1 1 2");
    assert_eq!(bars.len(), 2, "{bars:?}");
    assert!(parts("luogu_p2197", "1 5").is_empty(), "one heap is not a sum");
}

#[test]
fn the_same_seed_gives_the_same_start() {
    for problem in &*PLAYED {
        let start = |seed| {
            let playing = Playing::new(problem, seed, true);
            (playing.start, playing.number)
        };
        let first = start(1);
        assert_eq!(first, start(1), "{problem}");
        assert!((2..20).any(|seed| start(seed) != first), "{problem}");
    }
}

#[test]
fn a_position_is_also_shown_as_text() {
    let text = |moves: Value| {
        let start =
            json!({"do": "show", "problem": "luogu_p2197", "start": "3\n1 2 3", "moves": moves});
        ask(&start)["text"].clone()
    };
    assert_eq!(text(json!([])), "1 2 3");
    assert_eq!(text(json!([0])), "0 2 3");
}

#[test]
fn a_case_with_several_positions_opens_each_of_them() {
    let show = |number| {
        let start = "3 3\n1 2\n2 3\n3 1";
        answer(
            &json!({"do": "show", "problem": "codechef_hamilg", "start": start, "number": number}),
        )
    };
    let views = [show(0), show(2)];
    assert!(views.iter().all(|view| view["positions"] == 3));
    assert_ne!(views[0]["html"], views[1]["html"]);
    let error = show(3)["error"].as_str().unwrap().to_owned();
    assert!(error.contains("3 positions"), "{error}");
}

#[test]
fn a_request_that_cannot_be_played_is_refused_with_a_reason() {
    let refused = |problem: &str, start: &str, moves: Value| {
        let request = json!({"do": "show", "problem": problem, "start": start, "moves": moves});
        let answer = answer(&request);
        answer["error"].as_str().unwrap_or_else(|| panic!("{request}")).to_owned()
    };
    assert!(refused("chess", "", json!([])).contains("chess"));
    assert!(refused("luogu_p2197", "2 1 2", json!([99])).contains("99"));
    let too_large = refused("poj1067", "1000000000 1000000000", json!([]));
    assert!(too_large.contains("too many positions"), "{too_large}");
    assert!(refused("luogu_p5363", "10 3", json!([])).contains("asks for the number of"));
    for problem in &*PLAYED {
        let sentence = refused(problem, "<script>", json!([]));
        assert!(sentence.len() > 10, "{problem}: {sentence}");
    }
    assert!(answer(&json!({"do": "nothing"}))["error"].is_string());
}

/// A start's changes by name, with clicks and the new start.
fn changes(problem: &str, start: &str) -> BTreeMap<String, (Vec<String>, String)> {
    let view = ask(&json!({"do": "edit", "problem": problem, "start": start}));
    let changes = view["moves"].as_array().unwrap().iter();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let change = |change: &Value| {
        let clicks = change["clicks"].as_array().unwrap().iter().map(text);
        (text(&change["name"]), (clicks.collect(), text(&change["start"])))
    };
    changes.map(change).collect()
}

#[test]
fn a_start_is_edited_on_its_board() {
    for (problem, start, name, clicks, after) in [
        ("luogu_p2197", "2 1 3", "heap 2: 2", &["heap-2-stone-3"][..], "2\n1 2\n"),
        ("luogu_p2197", "2 1 3", "heap 2: 4", &["heap-2-more"], "2\n1 4\n"),
        ("luogu_p2197", "2 1 3", "another heap: 1", &["heap-another"], "3\n1 3 1\n"),
        ("luogu_p2197", "2 1 3", "without heap 1", &["heap-1-without"], "1\n3\n"),
        ("hdu3537", "2 1 3", "another coin: 2", &["coin-3"], "3\n1 3 2\n"),
        ("hdu3537", "2 1 3", "without coin 2", &["coin-4"], "1\n1\n"),
        ("poj1704", "2 1 3", "another cell: 2", &["cell-2"], "3\n1 3 2\n"),
        (
            "codechef_hamilg",
            "3 2 1 2 2 3",
            "another edge: 1 3",
            &["vertex-1", "vertex-3"],
            "3 3\n1 2\n2 3\n1 3\n",
        ),
        (
            "codechef_hamilg",
            "3 3 1 2 2 3 1 3",
            "without edge 2 3",
            &["vertex-2", "vertex-3"],
            "3 2\n1 2\n1 3\n",
        ),
        (
            "codechef_hamilg",
            "3 2 1 2 2 3",
            "another vertex: 2 4",
            &["vertex-2", "vertex-4"],
            "4 3\n1 2\n2 3\n2 4\n",
        ),
        ("luogu_p4055", "1 2 ..", "item 1, letter 2: #", &[], "1 2\n.#\n"),
    ] {
        let changes = changes(problem, start);
        let (clicked, made) = &changes[name];
        assert_eq!(
            (&**clicked, &**made),
            (&clicks.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>()[..], after),
            "{problem}, {name}"
        );
    }
}

#[test]
fn a_change_makes_another_start_of_the_same_game() {
    for &problem in &*PLAYED {
        let start = Playing::new(problem, 5, true);
        let view = start.ask("edit", &json!({}));
        let places = view["places"].as_array().unwrap().iter();
        let places: BTreeSet<&str> = places.map(|place| place["id"].as_str().unwrap()).collect();
        let changes = view["moves"].as_array().unwrap();
        assert!(!changes.is_empty(), "{problem}");
        let book = shown(problem).unwrap();
        for change in changes {
            assert_ne!(change["start"], json!(start.start), "{problem}: {change}");
            let clicks = change["clicks"].as_array().unwrap().iter();
            let mut clicks = clicks.map(|id| id.as_str().unwrap());
            assert!(clicks.all(|id| places.contains(id)), "{problem}: {change}");
            let case = change["start"].as_str().unwrap();
            assert!(book.positions(case).is_ok(), "{problem}: {change}");
        }
    }
}
