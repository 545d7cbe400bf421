//! The boards, played as people play them.

use crate::driver::Session;
use crate::{Test, open, tests};
use boards::games::{Entry, GAMES};
use boards::protocol;
use serde_json::{Value, json};

pub const TRIALS: &[Test] = tests![
    the_machine_wins_what_it_can_win,
    hints_win_what_can_be_won,
    a_game_is_played_by_keyboard_alone,
    a_click_that_makes_no_move_is_explained,
    a_move_of_several_clicks_is_gathered,
    a_move_can_be_taken_back,
    the_values_of_the_moves_are_shown,
    a_start_can_be_written,
    boards_fit_a_narrow_window,
];

/// A start in which whoever begins wins, or loses, whatever the opponent plays; and who begins.
fn start(game: &Entry, wins: bool) -> (String, &'static str) {
    // In the Chase Black wins nearly always.
    let first = if wins && game.id == "easy-chase" {
        "right"
    } else {
        "left"
    };
    let ask = |request: &Value| -> Value {
        let answer = protocol::answer(request.to_string().as_bytes());
        serde_json::from_slice(&answer).unwrap()
    };
    let new = json!({"do": "new", "game": game.id, "seed": 1, "first": first, "aim": wins});
    let start = ask(&new)["start"].as_str().unwrap().to_owned();
    let hint = ask(&json!({"do": "hint", "game": game.id, "start": start, "first": first}));
    let expected = if wins { "win" } else { "loss" };
    assert_eq!(hint["outcome"], expected, "{}: {start}", game.id);
    (start, first)
}

/// The page of a game, with this start; the visitor begins, and the machine does not hesitate.
fn seated(session: &Session, game: &str, start: &str, side: &str) {
    session.go(&crate::address(&format!("play/{game}.html")));
    session.wait("document.querySelector('.play-board svg')");
    let set = "const [start, side] = arguments;
        window.setTimeout = (action) => queueMicrotask(action);
        window.message = () => document.querySelector('.play-message').textContent;
        window.named = (name) => [...document.querySelectorAll('[data-game] button')]
            .find((button) => button.textContent === name);
        window.pick = (id) => document.getElementById(id)
            .dispatchEvent(new MouseEvent('click', { bubbles: true }));
        const sides = [...document.querySelectorAll('[data-game] select')]
            .find((select) => [...select.options].some(({ value }) => value === 'left'));
        if (sides) sides.value = side;
        document.querySelector('.play-start input').value = start;
        named('Play this start').click();";
    session.run(set, &json!([start, side]));
    session.wait("message().includes('Your turn')");
}

fn is_over(session: &Session) -> bool {
    session.value("message().includes('wins.') || message().includes('You win!')") == true
}

/// Makes a move by clicks: that of a hint, or any.
fn click_a_move(session: &Session, by_hint: bool) {
    // What is chosen is added to as long as it can be.
    let script = "const [byHint] = arguments;
        const board = document.querySelector('.play-board');
        const svg = board.firstChild;
        let places = [];
        if (byHint) {
            named('Hint').click();
            places = [...board.querySelectorAll('.place.hint')].map(({ id }) => id);
        }
        for (let count = 0; count < 40 && board.firstChild === svg; count += 1) {
            const next = byHint
                ? places.shift()
                : board.querySelector('.place.can:not(.chosen)')?.id;
            if (next) pick(next);
            else named('Make the move').click();
            if (!next && board.firstChild === svg) throw new Error('no move: ' + message());
        }";
    session.run(script, &json!([by_hint]));
}

/// Plays a game to its end: what is said there.
fn played(session: &Session, game: &Entry, wins: bool) -> String {
    let (start, side) = start(game, wins);
    seated(session, game.id, &start, side);
    for _ in 0..60 {
        if is_over(session) {
            assert_eq!(session.complaints(), [""; 0], "{}", game.id);
            return session.text("message()");
        }
        click_a_move(session, wins);
    }
    panic!(
        "{}, from {start}: no end but {}",
        game.id,
        session.text("message()")
    );
}

fn the_machine_wins_what_it_can_win() {
    let session = open("index.html");
    for game in &GAMES {
        let said = played(&session, game, false);
        assert!(said.ends_with("The machine wins."), "{}: {said}", game.id);
    }
}

fn hints_win_what_can_be_won() {
    let session = open("index.html");
    for game in &GAMES {
        let said = played(&session, game, true);
        assert!(said.ends_with("You win!"), "{}: {said}", game.id);
    }
}

// The keys of the protocol.
const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const UP: &str = "\u{e013}";
const RIGHT: &str = "\u{e014}";

fn focused(session: &Session) -> String {
    session.text("document.activeElement.id")
}

fn a_game_is_played_by_keyboard_alone() {
    let session = open("index.html");
    seated(&session, "nim", "2 3", "left");
    session.run("document.querySelector('main').focus()", &json!([]));
    session.press(TAB);
    assert_eq!(
        focused(&session),
        "heap-1-stone-1",
        "one place is in the tab order"
    );
    session.press(UP);
    assert_eq!(focused(&session), "heap-1-stone-2");
    session.press(RIGHT);
    session.press(UP);
    assert_eq!(focused(&session), "heap-2-stone-3");
    session.press(ENTER);
    session.wait("message().startsWith('The machine:')");
    while !is_over(&session) {
        assert_eq!(
            session.value("document.activeElement.matches('.place:focus-visible')"),
            true,
            "the focus stays on the board: {}",
            session.text("message()")
        );
        session.press(ENTER);
    }
    // No stone is left that could have the focus.
    assert_eq!(session.text("document.activeElement.textContent"), "Undo");
    session.press(ENTER);
    assert!(session.text("message()").starts_with("Taken back:"));
}

fn a_click_that_makes_no_move_is_explained() {
    let session = open("index.html");
    seated(&session, "georgia-and-bob", "2 5 6", "left");
    session.run("pick('cell-5')", &json!([]));
    let said = session.text("message()");
    assert!(
        said.contains("no move") && said.contains("choose the free cell"),
        "{said}"
    );
    assert_eq!(
        session.value("document.getElementById('cell-5').ariaDisabled"),
        "true"
    );
    assert_eq!(
        session.value("document.getElementById('cell-4').ariaDisabled"),
        "false"
    );
    assert_eq!(
        session.text("document.querySelector('.play-message').ariaLive"),
        "polite"
    );
}

fn a_move_of_several_clicks_is_gathered() {
    let session = open("index.html");
    seated(&session, "mock-turtles", "HTTHTH", "left");
    session.run("pick('coin-2')", &json!([]));
    assert_eq!(session.value("named('Make the move').disabled"), true);
    assert_eq!(
        session.value("document.getElementById('coin-2').ariaPressed"),
        "true"
    );
    session.run("pick('coin-6')", &json!([]));
    let said = session.text("message()");
    assert!(said.contains("turn coins 2 and 6"), "{said}");
    session.run("document.getElementById('coin-6').focus()", &json!([]));
    session.press(ESCAPE);
    assert_eq!(session.value("named('Make the move').disabled"), true);
    session.run("pick('coin-6')", &json!([]));
    session.run("named('Make the move').click()", &json!([]));
    session.wait("message().startsWith('The machine:')");
}

fn a_move_can_be_taken_back() {
    let session = open("index.html");
    seated(&session, "wythoff", "7 9", "left");
    let board = "document.querySelector('.play-board').textContent";
    let before = session.text(board);
    session.run("pick('cell-7-4')", &json!([]));
    session.wait("message().startsWith('The machine:')");
    session.run("named('Undo').click()", &json!([]));
    assert!(
        session
            .text("message()")
            .starts_with("Taken back: take 5 from heap 2")
    );
    assert_eq!(session.text(board), before);
    assert_eq!(
        session.value("Boolean(document.getElementById('cell-7-9').querySelector('text'))"),
        true
    );
    session.run("named('Undo').click()", &json!([]));
    assert!(session.text("message()").contains("no move of yours"));
}

fn the_values_of_the_moves_are_shown() {
    let session = open("index.html");
    seated(&session, "nim", "1 2", "left");
    session.run("named('Why?').click()", &json!([]));
    assert_eq!(session.value("named('Why?').ariaExpanded"), "true");
    let text = session.text("document.querySelector('.play-values').textContent");
    assert!(text.contains("Grundy value 3"), "{text}");
    let rows =
        "[...document.querySelectorAll('.play-values tbody tr')].map((row) => row.className)";
    assert_eq!(
        session.value(rows),
        json!(["play-wins", "play-loses", "play-loses"])
    );
    session.run("pick('heap-2-stone-2')", &json!([]));
    session.wait("message().startsWith('The machine:')");
    let heading = "document.querySelectorAll('.play-values h2')[1].textContent";
    assert_eq!(session.text(heading), "Before the machine’s last move");
}

fn a_start_can_be_written() {
    let session = open("index.html");
    seated(&session, "nim", "1 2", "left");
    let write = "document.querySelector('.play-start input').value = arguments[0];
        named('Play this start').click();";
    session.run(write, &json!(["12 12 12 12 12 12"]));
    assert!(session.text("message()").contains("Too many positions"));
    session.run(write, &json!(["two"]));
    assert!(session.text("message()").contains("not “two”"));
    assert_eq!(
        session.value("document.querySelectorAll('.place').length"),
        3,
        "the game goes on"
    );
    session.run(write, &json!(["0 0"]));
    assert!(session.text("message()").ends_with("The machine wins."));
}

fn boards_fit_a_narrow_window() {
    let session = open("index.html");
    session.resize(400, 800);
    for game in &GAMES {
        session.go(&crate::address(&format!("play/{}.html", game.id)));
        session.wait("document.querySelector('.play-board svg')");
        session.run("document.querySelector('details').open = true", &json!([]));
        let wide = session.value("document.documentElement.scrollWidth");
        assert!(
            wide.as_u64().unwrap() <= 400,
            "{} is {wide} px wide",
            game.id
        );
    }
}
