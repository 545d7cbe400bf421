//! Explores games on the page, as visitors do.

use crate::driver::Session;
use crate::{Test, open, read, tests};
use serde_json::{Value, json};
use std::path::Path;

pub const TRIALS: &[Test] = tests![
    every_example_is_guessed,
    the_games_of_lessons_show_what_the_lesson_says,
    the_table_follows_the_rules,
    the_colours_follow_the_measure,
    a_link_carries_the_rules,
    the_link_of_the_edited_game_is_copied,
    links_within_the_page_keep_the_rules,
    mistakes_are_named,
    misere_play_needs_the_same_moves_and_no_points,
    a_state_that_cannot_be_played_says_why,
    rules_that_fail_on_larger_states_keep_the_table,
    rules_that_take_too_long_are_stopped,
    rules_can_send_nothing,
    a_state_is_played_against_the_machine,
];

const IDLE: &str = "!document.getElementById('explore').hasAttribute('aria-busy') \
                    && document.getElementById('said').textContent !== 'Loading.'";
const SAID: &str = "document.getElementById('said').textContent";

/// The addresses of lessons, modules and problems with the rule that is guessed.
const LINKS: &str = "[...document.querySelectorAll('#problems a')].map(({ href }) => href)";

fn opened() -> Session {
    let session = open("explore.html");
    session.wait(IDLE);
    session
}

/// Writes rules and start states; returns the sentence about the guess.
fn explored(session: &Session, rules: &str, start: &str) -> String {
    let script = "const { rules, start, misere } = document.getElementById('explore').elements;
        document.getElementById('said').textContent = 'Loading.';
        rules.value = arguments[0];
        start.value = arguments[1];
        misere.checked = false;
        start.dispatchEvent(new Event('input', { bubbles: true }));";
    session.run(script, &json!([rules, start]));
    session.wait(IDLE);
    session.text(SAID)
}

/// The name of each example with its guess, empty if there is none.
fn guesses() -> Vec<(String, String)> {
    let examples = read("scripts/readers/site/assets/examples.js");
    let heads = examples.lines().filter(|line| line.starts_with("// ") && line.contains(" | "));
    let part = |head: &str, at| head.split('|').nth(at).unwrap().trim().to_owned();
    heads.map(|head| (part(&head[3..], 0), part(head, 2))).collect()
}

fn every_example_is_guessed() {
    let session = opened();
    let names = session.value(
        "[...document.getElementById('explore').elements.example.options].map(({ text }) => text)",
    );
    let guesses = guesses();
    let listed: Vec<&str> = guesses.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, json!(listed));
    let mut links = Vec::new();
    for (at, (name, guess)) in guesses.iter().enumerate() {
        let script = "const { example } = document.getElementById('explore').elements;
            document.getElementById('said').textContent = 'Loading.';
            example.selectedIndex = arguments[0];
            example.dispatchEvent(new Event('change', { bubbles: true }));";
        session.run(script, &json!([at]));
        session.wait(IDLE);
        let said = session.text(SAID);
        let expected = if guess.is_empty() { "No guess holds" } else { "Guess: " };
        assert!(said.starts_with(expected) && said.contains(guess), "{name}: {said}");
        assert!(
            session.value("document.querySelector('#table button') !== null") == true,
            "{name}"
        );
        links.extend(session.value(LINKS).as_array().unwrap().clone());
    }
    assert!(links.iter().any(|link| link.as_str().unwrap().contains("lessons/")));
    for link in links {
        let path = link.as_str().unwrap().strip_prefix("file://").unwrap().to_owned();
        assert!(Path::new(&path).is_file(), "{path}");
    }
    assert_eq!(session.complaints(), [""; 0]);
}

/// The page opens the link below each game, and says what the lesson expects.
fn the_games_of_lessons_show_what_the_lesson_says() {
    let lesson = read("docs/lessons/15-guess-attack-prove.md");
    let said = lesson.lines().filter_map(|line| line.strip_prefix("said = "));
    let said: Vec<String> = said.map(|text| serde_json::from_str(text).unwrap()).collect();
    let session = open("lessons/guess-attack-prove.html");
    let links = session.value(
        "[...document.querySelectorAll('a[href*=\"explore.html#\"]')].map(({ href }) => href)",
    );
    let links: Vec<String> = serde_json::from_value(links).unwrap();
    assert_eq!(links.len(), said.len());
    for (link, expected) in links.iter().zip(&said) {
        session.go(link);
        session.act("location.reload()");
        session.wait(IDLE);
        let shown = session.text(SAID);
        assert!(shown.starts_with(expected), "{shown}");
    }
}

/// The values of the states, in the order of the table.
fn values(session: &Session) -> Value {
    session.value(
        "[...document.querySelectorAll('#table button')].map((made) => made.getAttribute('aria-label'))",
    )
}

fn the_table_follows_the_rules() {
    let session = opened();
    explored(&session, "const moves = (n) => (n > 0 ? [n - 1] : [])", "0..3");
    assert_eq!(values(&session), json!(["0: 0", "1: 1", "2: 0", "3: 1"]));
    explored(
        &session,
        "const moves = (word) => (word.length > 0 ? [word.slice(1)] : [])",
        "[x]{0..2}",
    );
    assert_eq!(values(&session), json!(["“”: 0", "x: 1", "xx: 0"]));
    let both = "const left = (n) => (n > 0 ? [n - 1] : []);\nconst right = () => [];";
    explored(&session, both, "0..2");
    assert_eq!(values(&session), json!(["0: 0", "1: 1", "2: 2"]));
    explored(&session, "const moves = (n) => [(n + 1) % 3]", "0..1");
    assert_eq!(values(&session), json!(["0: draw", "1: draw"]));
    session.act("document.getElementById('explore').elements.misere.click()");
    explored(&session, "const moves = ([a, b]) => (a > b ? [[b, b]] : [])", "0..1 0..1");
    assert_eq!(values(&session), json!(["0 0: 0", "0 1: 0", "1 0: 1", "1 1: 0"]));
}

fn the_colours_follow_the_measure() {
    let session = opened();
    let one_sided = "const left = (n) => (n > 0 ? [n - 1] : []);\nconst right = () => [];";
    let points = "const left = () => [];\nconst right = () => [];\nconst score = (n) => n - 1;";
    for (rules, colours) in [
        ("const moves = (n) => (n > 0 ? [n - 1] : [])", ["lost", "value", "lost"]),
        (one_sided, ["lost", "left", "left"]),
        // A score of 0 is a tie.
        (points, ["right", "other", "left"]),
    ] {
        explored(&session, rules, "0..2");
        let classes =
            "[...document.querySelectorAll('#table button')].map((made) => made.className)";
        assert_eq!(session.value(classes), json!(colours), "{rules}");
    }
}

fn a_link_carries_the_rules() {
    let session = opened();
    let rules = "const moves = (n) => (n > 1 ? [n - 2] : []); // “&#+”";
    explored(&session, rules, "0..20");
    let link = session.text("location.href");
    let other = open("index.html");
    other.go(&link);
    other.wait(IDLE);
    assert_eq!(other.text("document.getElementById('rules').value"), rules);
    assert_eq!(values(&other), values(&session));
}

fn the_link_of_the_edited_game_is_copied() {
    let session = opened();
    session.allow_the_clipboard();
    let copied = "document.getElementById('copied').textContent";
    // The click comes before the edited game is explored.
    let rules = "const moves = (n) => (n > 1 ? [n - 2] : [])";
    let script = "const { rules } = document.getElementById('explore').elements;
        rules.value = arguments[0];
        rules.dispatchEvent(new Event('input', { bubbles: true }));
        document.getElementById('copy').click();";
    session.run(script, &json!([rules]));
    session.wait(&format!("{copied} === 'Copied: the link to this game.'"));
    let link = session.text("navigator.clipboard.readText()");
    let other = open("index.html");
    other.go(&link);
    other.wait(IDLE);
    assert_eq!(other.text("document.getElementById('rules').value"), rules);
    let said = explored(&session, rules, "0..20");
    assert_eq!(session.text(copied), "");
    let script = "Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.getElementById('copy').click();";
    session.act(script);
    session.wait(&format!("{copied}.startsWith('The browser does not let this page copy.')"));
    assert_eq!(session.text(SAID), said);
}

fn links_within_the_page_keep_the_rules() {
    let session = opened();
    let rules = "const moves = (n) => (n > 1 ? [n - 2] : [])";
    explored(&session, rules, "0..20");
    // This listener is called after that of the page.
    let script = "addEventListener('hashchange', () => { document.title = 'There'; });
        document.querySelector('a.skip').click();";
    session.act(script);
    session.wait("document.title === 'There'");
    assert_eq!(session.text("location.hash"), "#main");
    assert_eq!(session.text("document.getElementById('rules').value"), rules);
}

fn mistakes_are_named() {
    let session = opened();
    for (rules, start, said) in [
        (
            "\nconst moves = (n) =>\n  [n.length.size]",
            "0..3",
            "The rules fail on the state “3”: TypeError: …, on line 3.",
        ),
        ("const k = heap;", "0..3", "ReferenceError: …heap…, on line 1."),
        ("\nconst const = 1;", "0..3", "SyntaxError: …, on line 2."),
        ("function moves(n) { return [", "0..3", "SyntaxError: "),
        (
            "const moves = () => { [] }",
            "0..3",
            "The rules fail on the state “3”: “moves” must return a list",
        ),
        (
            "const moves = (n) => [{ a: n }]",
            "3",
            "The rules fail on the state “3”: “moves” lists {\"a\":3}",
        ),
        (
            "const moves = (n) => [n - undefined]",
            "3",
            "The rules fail on the state “3”: “moves” lists NaN",
        ),
        ("const moves = () => ['1;2']", "3", "The rules fail on the state “3”: “moves” lists 1;2"),
        (
            "const moves = () => []",
            "1e3",
            "The rules fail on the state “1e3”: numbers are integers",
        ),
        ("const moves = () => []", "9007199254740993", "The rules fail on the state “"),
        (
            "const moves = () => []",
            "0 .. 40",
            "“..”: a range has two dots and no blanks, as in 0..40",
        ),
        ("const left = () => []", "0..3", "Define either “moves”, or both “left” and “right”."),
        ("const moves = () => []", "3..0", "“3..0”: the range ends before it begins."),
        ("const moves = () => []", "", "The states to explore are an empty text"),
        (
            "const moves = (n) => (n > 0 ? [0, 0] : [])",
            "0..3",
            "The moves from “1” lead to “0” twice",
        ),
        ("let calls = 0; const moves = () => [`x${++calls}`]", "0..3", "More than 200000 states"),
        (
            "let odd = 0; const moves = (n) => (n > 0 && ++odd % 2 ? [0] : [])",
            "0..5",
            "The moves from “",
        ),
    ] {
        let shown = explored(&session, rules, start);
        // The dots stand for the browser's own words.
        let mut rest = Some(shown.as_str());
        for (at, part) in said.split('…').enumerate() {
            let found = rest.and_then(|rest| rest.split_once(part));
            let found = found.filter(|(before, _)| at > 0 || before.is_empty());
            rest = found.map(|(_, after)| after);
        }
        assert!(rest.is_some(), "{rules}: {shown}");
        assert_eq!(values(&session), json!([]), "{rules}");
    }
}

/// Asks for misère play, and waits for the answer.
fn misere(session: &Session) {
    let click = "document.getElementById('said').textContent = 'Loading.';
        document.getElementById('explore').elements.misere.click();";
    session.act(click);
    session.wait(IDLE);
}

fn misere_play_needs_the_same_moves_and_no_points() {
    let session = opened();
    for rules in [
        "const left = (n) => (n > 0 ? [n - 1] : []);\nconst right = () => [];",
        "const moves = (n) => (n > 0 ? [n - 1] : []);\nconst score = () => 1;",
    ] {
        explored(&session, rules, "0..3");
        misere(&session);
        let said = session.text(SAID);
        assert!(
            said.contains("both players have the same moves and nobody counts points"),
            "{said}"
        );
        misere(&session);
    }
}

fn a_state_that_cannot_be_played_says_why() {
    let session = opened();
    let rules = "const moves = (n) => (n === 0 ? [] : [n - 1, (n + 1) % 5])";
    explored(&session, rules, "0..4");
    misere(&session);
    session.act("document.querySelectorAll('#table button')[1].click()");
    let message = "document.querySelector('#play .play-message').textContent";
    session.wait(&format!("{message} !== 'Loading the board.'"));
    let said = session.text(message);
    assert!(
        said.starts_with("States can repeat, and misère play needs a game that ends"),
        "{said}"
    );
    let board = "document.querySelector('#play .play-board').textContent";
    assert_eq!(session.text(board), "", "no other state is shown");
    session.act("document.querySelector('#play [data-do=why]').click()");
    assert_eq!(session.complaints(), [""; 0]);
}

fn rules_that_fail_on_larger_states_keep_the_table() {
    let session = opened();
    let rules = "const table = [[], [0], [0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7]];\n\
                 const moves = (n) => table[n];";
    let said = explored(&session, rules, "0..8");
    let guess = "Guess: the value is n mod 3; it holds for 9 states, and is not proved. \
                 Not all larger states are tested: the rules fail on the state “";
    assert!(said.starts_with(guess), "{said}");
    let shown = values(&session);
    assert_eq!(shown.as_array().unwrap().len(), 9, "{shown}");
}

fn rules_that_take_too_long_are_stopped() {
    let session = opened();
    let said = explored(&session, "const moves = () => { for (;;) {} }", "0..3");
    assert!(said.starts_with("The rules take too long"), "{said}");
}

/// Each way to load or send something fails, and the rules say so by their moves.
fn rules_can_send_nothing() {
    let session = opened();
    for way in [
        "const request = new XMLHttpRequest(); request.open('GET', 'data:text/plain,x', false); request.send()",
        "importScripts('data:text/javascript,1')",
    ] {
        let rules = format!(
            "const can = (() => {{ try {{ {way}; return true; }} catch {{ return false; }} }})();\n\
             const moves = (n) => (can && n > 0 ? [0] : [])"
        );
        explored(&session, &rules, "0..2");
        assert_eq!(values(&session), json!(["0: 0", "1: 0", "2: 0"]), "{way}");
    }
}

/// The visitor follows the hints from a state that is won, and wins.
fn a_state_is_played_against_the_machine() {
    let session = opened();
    for (rules, start, state) in [
        ("const moves = (n) => [1, 2, 3].filter((k) => k <= n).map((k) => n - k)", "0..9", "7"),
        (
            "const moves = (n) => [1, 2].filter((k) => k <= n).map((k) => ({ sum: [n - k, n - k] }))",
            "0..5",
            "5",
        ),
        ("const left = (n) => (n > 0 ? [n - 1] : []);\nconst right = () => [];", "0..3", "2"),
    ] {
        explored(&session, rules, start);
        let choose = "[...document.querySelectorAll('#table button')]
            .find((made) => made.getAttribute('aria-label').startsWith(`${arguments[0]}: `)).click()";
        session.run(choose, &json!([state]));
        session.wait(
            "document.querySelector('#play .play-message').textContent.includes('Your turn')",
        );
        let turn = "/You win!|The machine wins|Your turn/.test(document.querySelector('#play .play-message').textContent)";
        let is_over = "/You win!|The machine wins/.test(document.querySelector('#play .play-message').textContent)";
        for _ in 0..20 {
            session.wait(turn);
            if session.value(is_over) == true {
                break;
            }
            session.act(
                "document.querySelector('#play [data-do=hint]').click();
                 document.querySelector('#play .place.hint').click()",
            );
        }
        let message = session.text("document.querySelector('#play .play-message').textContent");
        assert!(message.contains("You win!"), "{rules}: {message}");
    }
    assert_eq!(session.complaints(), [""; 0]);
}
