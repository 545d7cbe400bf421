//! Plays on boards as visitors do.

use crate::driver::Session;
use crate::{Test, open, some, tests};
use boards::games::{has_board, random};
use boards::protocol;
use jury::books::PROBLEMS;
use serde_json::{Value, json};

pub const TRIALS: &[Test] = tests![
    games_are_played_in_a_narrow_window,
    the_machine_wins_a_game_that_it_can_win,
    a_game_is_played_by_keyboard_alone,
    a_click_that_makes_no_move_is_explained,
    a_move_of_several_clicks_is_gathered,
    a_move_can_be_taken_back,
    the_values_of_the_moves_are_shown,
    a_start_can_be_written,
    one_of_several_positions_is_chosen,
    moves_in_text_are_filtered,
    a_copied_link_opens_the_game_as_it_stands,
    a_start_is_edited_on_the_board,
    a_start_is_edited_by_keyboard_and_in_text,
    the_address_keeps_the_game,
    a_move_is_linked_where_it_is_explained,
    a_wrong_link_is_explained,
    a_lesson_leaves_the_address_alone,
    every_place_is_large_enough_for_fingers,
    the_game_is_on_the_first_screen,
    nothing_moves_when_the_game_begins,
];

/// A random start, if possible with the outcome `is_won` for the first player: its case, its position's
/// number, and whether it is won.
fn start(problem: &str, is_won: bool) -> (String, usize, bool) {
    let start = random(problem, is_won, 1).unwrap();
    let (case, number) = (start.case, start.number);
    let hint = json!({"do": "hint", "problem": problem, "start": case, "number": number});
    let answer = protocol::answer(hint.to_string().as_bytes());
    let answer: Value = serde_json::from_slice(&answer).unwrap();
    (case, number, answer["outcome"] == "win")
}

const WRITTEN: &str = "document.querySelector('.play-start textarea').value";

/// Clicks add and remove heaps, edges and coins; the copied link opens the start in another browser.
fn a_start_is_edited_on_the_board() {
    let session = open("index.html");
    session.allow_the_clipboard();
    let other = open("index.html");
    for (problem, start, clicks, edited) in [
        (
            "luogu_p2197",
            "2\n3 1",
            &["heap-1-more", "heap-another", "heap-2-stone-1"][..],
            "3\n4 0 1",
        ),
        ("luogu_p2197", "2\n2 2", &["heap-2-without"], "1\n2"),
        ("codechef_hamilg", "3 2\n1 2\n2 3", &["vertex-1", "vertex-3"], "3 3\n1 2\n2 3\n1 3"),
        (
            "codechef_hamilg",
            "3 3\n1 2\n2 3\n1 3",
            &["vertex-3", "vertex-4", "vertex-1", "vertex-2"],
            "4 3\n2 3\n1 3\n3 4",
        ),
        ("hdu3537", "2\n0 2", &["coin-2", "coin-3", "coin-3"], "3\n0 1 2"),
    ] {
        seated(&session, problem, start);
        session.act("named('Edit on the board').click()");
        for place in clicks {
            session.run("pick(arguments[0])", &json!([place]));
        }
        assert_eq!(session.text(WRITTEN), edited, "{problem}: {}", session.text("message()"));
        session.act("named('Copy link').click()");
        session.wait("message().startsWith('Copied')");
        let copied = session.text("navigator.clipboard.readText()");
        session.act("named('Undo').click()");
        assert_ne!(session.text(WRITTEN), edited, "{problem}: a change was undone");
        session.act("named('Play').click()");
        session.wait(&format!("message().includes('Your turn') || {IS_OVER}"));
        follow(&other, &copied);
        assert_eq!(other.text(WRITTEN), edited, "{problem} at {copied}");
        assert_eq!(session.complaints(), [""; 0], "{problem}");
    }
}

/// A change that the input does not allow is explained; a text board lists its changes.
fn a_start_is_edited_by_keyboard_and_in_text() {
    let session = open("index.html");
    seated(&session, "luogu_p2197", "1\n3");
    session.act("named('Edit on the board').click(); pick('heap-1-without')");
    assert!(session.text("message()").contains("the input allows no change there"));
    session.act("document.getElementById('heap-1-more').focus()");
    session.act("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))");
    assert_eq!(session.text(WRITTEN), "1\n4");
    assert_eq!(session.text("document.activeElement.id"), "heap-1-more");
    seated(&session, "hdu3544", "1\n3 2");
    session.act("named('Edit on the board').click()");
    session.act("document.querySelector('.play-moves li button').click()");
    assert_ne!(session.text(WRITTEN), "1\n3 2");
    assert!(session.text("message()").ends_with("Choose a change."));
}

/// Opens a game's page with this start. The visitor begins, and the machine answers without delay.
fn seated(session: &Session, problem: &str, start: &str) {
    session.go(&crate::address(&format!("play/{problem}.html")));
    session.wait("document.querySelector('.play-board .place')");
    let set = "const [start] = arguments;
        window.setTimeout = (action) => queueMicrotask(action);
        window.message = () => document.querySelector('.play-message').textContent;
        window.named = (name) => [...document.querySelectorAll('[data-game] button')]
            .find((button) => button.textContent === name);
        window.pick = (id) => document.getElementById(id)
            .dispatchEvent(new MouseEvent('click', { bubbles: true }));
        document.querySelector('.play-start textarea').value = start;
        named('Play this start').click();";
    session.run(set, &json!([start]));
    // The game may be over at the first of several positions.
    session.wait(&format!("message().includes('Your turn') || {IS_OVER}"));
}

fn choose_position(session: &Session, number: usize) {
    let choose = "const which = document.querySelector('.play-start select');
        which.value = arguments[0];
        which.dispatchEvent(new Event('change'));";
    session.run(choose, &json!([number]));
}

const IS_OVER: &str = "(message().includes('wins.') || message().includes('You win!'))";

fn is_over(session: &Session) -> bool {
    session.value(IS_OVER) == true
}

/// Makes a move by clicks: a hint's, or any.
fn click_a_move(session: &Session, by_hint: bool) {
    // Places are added to the choice as long as possible.
    let script = "const [byHint] = arguments;
        const board = document.querySelector('.play-board');
        const before = board.firstChild;
        let places = [];
        if (byHint) {
            named('Hint').click();
            places = [...board.querySelectorAll('.place.hint')].map(({ id }) => id);
        }
        for (let count = 0; count < 40 && board.firstChild === before; count += 1) {
            const next = byHint
                ? places.shift()
                : board.querySelector('.place.can:not(.chosen)')?.id;
            if (next) pick(next);
            else named('Make the move').click();
            if (!next && board.firstChild === before) throw new Error('no move: ' + message());
        }";
    session.run(script, &json!([by_hint]));
}

/// The end of the message when a position repeats.
const FOR_EVER: &str = "the game may go on for ever.";

/// Plays by hints or any moves until the game ends or repeats; returns the last message.
fn played(
    session: &Session,
    problem: &str,
    (case, number, _): &(String, usize, bool),
    by_hints: bool,
) -> String {
    seated(session, problem, case);
    if *number > 0 {
        choose_position(session, *number);
    }
    for _ in 0..60 {
        let wide = session.value("document.documentElement.scrollWidth - innerWidth");
        assert!(wide.as_i64() <= Some(0), "{problem} is {wide} px too wide");
        if is_over(session) {
            assert_eq!(session.complaints(), [""; 0], "{problem}");
            return session.text("message()");
        }
        let said = session.text("message()");
        if said.ends_with(FOR_EVER) {
            return said;
        }
        click_a_move(session, by_hints);
    }
    let said = session.text("message()");
    panic!("{problem}, from {case}: the game does not end: {said}");
}

fn games_are_played_in_a_narrow_window() {
    let session = open("index.html");
    session.resize(400, 800);
    for problem in played_problems() {
        let start = start(problem, true);
        let said = played(&session, problem, &start, true);
        // A start that the player to move does not win may be a draw.
        let is_right = if start.2 {
            said.ends_with("You win!")
        } else {
            said.ends_with("The machine wins.") || said.ends_with(FOR_EVER)
        };
        assert!(is_right, "{problem}: {said}");
    }
}

fn the_machine_wins_a_game_that_it_can_win() {
    let session = open("index.html");
    for problem in ["luogu_p2197", "poj3480", "cf1704f", "hdu3544", "theeasychase"] {
        let start = start(problem, false);
        assert!(!start.2, "{problem}: {}", start.0);
        let said = played(&session, problem, &start, false);
        assert!(said.ends_with("The machine wins."), "{problem}: {said}");
    }
}

// The key codes of the protocol.
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
    seated(&session, "luogu_p2197", "2 2 3");
    session.act("document.querySelector('main').focus()");
    session.press(TAB);
    assert_eq!(focused(&session), "heap-1-stone-1", "one place is in the tab order");
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
    // Since no stone is left, the focus moves to `Undo`.
    assert_eq!(session.text("document.activeElement.textContent"), "Undo");
    session.press(ENTER);
    assert!(session.text("message()").starts_with("Taken back:"));
}

fn a_click_that_makes_no_move_is_explained() {
    let session = open("index.html");
    seated(&session, "poj1704", "3 2 5 6");
    session.act("pick('cell-5')");
    let said = session.text("message()");
    assert!(said.contains("no move") && said.contains("choose the free cell"), "{said}");
    assert_eq!(session.value("document.getElementById('cell-5').ariaDisabled"), "true");
    assert_eq!(session.value("document.getElementById('cell-4').ariaDisabled"), "false");
    assert_eq!(session.text("document.querySelector('.play-message').ariaLive"), "polite");
}

fn a_move_of_several_clicks_is_gathered() {
    let session = open("index.html");
    seated(&session, "hdu3537", "3 0 3 5");
    session.act("pick('coin-2')");
    assert_eq!(session.value("named('Make the move').disabled"), true);
    assert_eq!(session.value("document.getElementById('coin-2').ariaPressed"), "true");
    session.act("pick('coin-6')");
    let said = session.text("message()");
    assert!(said.contains("turn coins 2 and 6"), "{said}");
    session.act("document.getElementById('coin-6').focus()");
    session.press(ESCAPE);
    assert_eq!(session.value("named('Make the move').disabled"), true);
    session.act("pick('coin-6')");
    session.act("named('Make the move').click()");
    session.wait("message().startsWith('The machine:')");
}

fn a_move_can_be_taken_back() {
    let session = open("index.html");
    seated(&session, "poj1067", "7 9");
    let board = "document.querySelector('.play-board').textContent";
    let before = session.text(board);
    session.act("pick('cell-7-4')");
    session.wait("message().startsWith('The machine:')");
    session.act("named('Undo').click()");
    assert!(session.text("message()").starts_with("Taken back: take 5 from heap 2"));
    assert_eq!(session.text(board), before);
    assert_eq!(
        session.value("Boolean(document.getElementById('cell-7-9').querySelector('text'))"),
        true
    );
    session.act("named('Undo').click()");
    assert!(session.text("message()").contains("no move of yours"));
}

fn the_values_of_the_moves_are_shown() {
    let session = open("index.html");
    seated(&session, "luogu_p2197", "2 1 2");
    session.act("named('Why?').click()");
    assert_eq!(session.value("named('Why?').ariaExpanded"), "true");
    let text = session.text("document.querySelector('.play-values').textContent");
    assert!(text.contains("Grundy value 3"), "{text}");
    let rows = "[...document.querySelectorAll('.play-values tbody tr[class]')].map((row) => row.className)";
    assert_eq!(session.value(rows), json!(["play-wins", "play-loses", "play-loses"]));
    session.act("pick('heap-2-stone-2')");
    session.wait("message().startsWith('The machine:')");
    let heading = "document.querySelectorAll('.play-values h2')[1].textContent";
    assert_eq!(session.text(heading), "Before the machine’s last move");
}

fn a_start_can_be_written() {
    let session = open("index.html");
    seated(&session, "luogu_p2197", "2 1 2");
    let write = "document.querySelector('.play-start textarea').value = arguments[0];
        named('Play this start').click();";
    session.run(write, &json!(["6 12 12 12 12 12 12"]));
    assert!(session.text("message()").contains("Too many positions"));
    session.run(write, &json!(["2 1 two"]));
    assert!(session.text("message()").contains("`two`"));
    assert_eq!(session.value("document.querySelectorAll('.place').length"), 3, "the game goes on");
    session.run(write, &json!(["2 0 0"]));
    assert!(session.text("message()").ends_with("The machine wins."));
}

fn one_of_several_positions_is_chosen() {
    let session = open("index.html");
    seated(&session, "codechef_hamilg", "3 2\n1 2\n2 3");
    let token = "document.querySelector('.node.token').parentNode.id";
    assert_eq!(session.text(token), "vertex-1");
    choose_position(&session, 1);
    assert_eq!(session.text(token), "vertex-2");
    session.act("named('Play this start').click()");
    assert_eq!(session.text(token), "vertex-2", "the same start keeps the position");
}

fn moves_in_text_are_filtered() {
    let session = open("index.html");
    seated(&session, "hdu3032", "1 20");
    let shown = "[...document.querySelectorAll('.play-board .place')].filter(({ hidden }) => !hidden).length";
    let all = session.value(shown).as_u64().unwrap();
    let filter = "const filter = document.querySelector('.play-filter input');
        filter.value = arguments[0];
        filter.dispatchEvent(new Event('input'));";
    session.run(filter, &json!(["split"]));
    let some = session.value(shown).as_u64().unwrap();
    assert!(some > 0 && some < all, "{some} of {all}");
    session.act("named('Hint').click()");
    assert_eq!(session.value(shown), all, "a hint clears the filter");
}

const POSITION: &str = "document.querySelector('.play-position pre').textContent";
const MOVES: &str = "document.querySelector('.play-moves ul').textContent";

/// A game's position, its moves, and the message about the visitor's turn, if it is theirs.
fn shown(session: &Session) -> Value {
    let turn = session.text("message()");
    let (_, turn) = turn.split_once("Your turn").unwrap_or_default();
    json!([session.text(POSITION), session.text(MOVES), turn])
}

fn follow(session: &Session, link: &str) {
    // An open page would not be loaded again.
    session.go("about:blank");
    session.go(link);
    session.wait("document.querySelector('.play-board .place')");
    session.act("window.message = () => document.querySelector('.play-message').textContent");
}

fn a_copied_link_opens_the_game_as_it_stands() {
    let session = open("index.html");
    session.allow_the_clipboard();
    let other = open("index.html");
    for (problem, start) in [
        ("luogu_p2197", "3\n2 3 5"),
        ("cf1704f", "8 RBRBRBRB"),
        ("codechef_hamilg", "3 2\n1 2\n2 3"),
    ] {
        seated(&session, problem, start);
        if problem == "codechef_hamilg" {
            choose_position(&session, 1);
        }
        click_a_move(&session, true);
        session.wait(&format!("message().includes('Your turn') || {IS_OVER}"));
        session.act("named('Copy link').click()");
        session.wait("message().startsWith('Copied')");
        session.act("named('Undo').click()");
        let before = shown(&session);
        let link = session.text("location.href");
        let copied = session.text("navigator.clipboard.readText()");
        assert_ne!(link, copied, "{problem}: a move was taken back");
        follow(&other, &link);
        assert_eq!(shown(&other), before, "{problem} at {link}");
        follow(&other, &copied);
        assert_ne!(other.text(POSITION), session.text(POSITION), "{problem} at {copied}");
        other.act("document.querySelector('[data-do=undo]').click()");
        assert_eq!(shown(&other), before, "{problem} at {copied}");
    }
}

fn the_address_keeps_the_game() {
    let session = open("index.html");
    seated(&session, "luogu_p2197", "3\n2 3 5");
    click_a_move(&session, true);
    session.wait("message().includes('Your turn')");
    let (before, address) = (session.text(POSITION), session.text("location.href"));
    assert_ne!(before, "2 3 5");
    session.act("location.reload()");
    session.wait("document.querySelector('.play-board .place')");
    assert_eq!(session.text(POSITION), before);
    let begin = "document.querySelector('[data-do=random]').click()";
    session.act(begin);
    assert_ne!(session.text("location.href"), address);
    session.act("history.back()");
    session.wait(&format!("{POSITION} === {before:?}"));
    assert_eq!(session.text("location.href"), address);
    session.act("location.hash = '#documents'");
    session.wait("location.hash === '#documents'");
    assert_eq!(
        session.text(POSITION),
        before,
        "a link to a part of the page does not change the game"
    );
}

fn a_move_is_linked_where_it_is_explained() {
    let session = open("index.html");
    seated(&session, "luogu_p2197", "2 1 2");
    session.act("named('Why?').click()");
    let link = "document.querySelector('.play-values .play-wins a')";
    assert_eq!(session.text(&format!("{link}.textContent")), "Take 1 from heap 2");
    session.act(&format!("{link}.click()"));
    session.wait("message().startsWith('The machine:')");
}

fn a_wrong_link_is_explained() {
    let session = open("index.html");
    for (fragment, reason) in [
        ("start=3+1+2", "end"),
        ("start=2+1+x", "`x`"),
        ("start=2+1+2&moves=99", "no move number 99"),
        ("start=2+1+2&moves=one", "one"),
        ("start=2+1+2&position=2", "only 1 position."),
        ("start=2+1+2&first=mine", "mine"),
        ("moves=1+2", "no start"),
        ("start=2+1+2&strat=3", "strat"),
        ("start=%FF&moves=%", "%"),
    ] {
        follow(&session, &crate::address(&format!("play/luogu_p2197.html#{fragment}")));
        let said = session.text("message()");
        assert!(
            said.starts_with("The link is wrong: ") && said.contains(reason),
            "{fragment}: {said}"
        );
        assert!(said.contains("Your turn"), "{fragment}: {said}");
    }
    assert_eq!(session.complaints(), [""; 0]);
}

fn a_lesson_leaves_the_address_alone() {
    let session = open("lessons/nim-sum.html");
    session.wait("document.querySelector('.play-board .place')");
    let before = session.text("location.href");
    let play = "document.querySelector('.play-moves button').click()";
    session.act(play);
    session.wait("document.querySelector('.play-message').textContent.startsWith('The machine:')");
    assert_eq!(session.text("location.href"), before);
}

/// All problems with a board, or one in twelve with `SOME_TESTS` set.
fn played_problems() -> impl Iterator<Item = &'static str> {
    let all = PROBLEMS.iter().copied();
    some(all.filter(|problem| has_board(problem)))
}

/// Returns the places and buttons that are covered or too small for a finger, and the texts that are too
/// small to read.
const TOO_SMALL: &str = "const scale = (shape) => shape.getScreenCTM().a;
    const size = (shape) => parseFloat(getComputedStyle(shape).fontSize) * scale(shape);
    const small = [...document.querySelectorAll('.play-board svg text')].filter((text) => size(text) < 10.99);
    const targets = '.play-board .place, .play-actions button, .play-new :is(button, select, textarea)';
    for (const one of document.querySelectorAll(targets)) {
        if (!one.checkVisibility()) continue;
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const line = one.querySelector('.edge.hit');
        // The box of a line does not include its stroke width.
        const wide = line ? parseFloat(getComputedStyle(line).strokeWidth) * scale(line) : 0;
        const sides = [width + wide, height + wide].sort((a, b) => a - b);
        // A bent line need not pass through the middle of its box.
        const { x, y } = line
            ? line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(line.getScreenCTM())
            : { x: left + width / 2, y: top + height / 2 };
        const isHit = one.contains(document.elementFromPoint(x, y));
        if (sides[0] < 24 || sides[1] < 44 || !isHit) small.push(one);
    }
    return small.map(({ outerHTML }) => outerHTML);";

fn every_place_is_large_enough_for_fingers() {
    let session = open("index.html");
    session.resize(360, 740);
    for problem in played_problems() {
        seated(&session, problem, &start(problem, true).0);
        assert_eq!(session.act(TOO_SMALL), json!([]), "{problem}");
        session.act("named('Edit on the board').click()");
        assert_eq!(session.act(TOO_SMALL), json!([]), "{problem}, edited");
    }
}

fn the_game_is_on_the_first_screen() {
    let session = open("index.html");
    session.resize(360, 740);
    for problem in played_problems() {
        follow(&session, &crate::address(&format!("play/{problem}.html")));
        let bottom = "document.querySelector('.play-actions').getBoundingClientRect().bottom";
        let bottom = session.value(bottom).as_f64().unwrap();
        assert!(bottom <= 740.0, "{problem}: {bottom}");
    }
}

/// Delays the game until the page is painted, and then sums the layout shifts.
const PAINT_FIRST: &str = "
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...what) => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return instantiate(...what);
    };
    window.moved = 0;
    new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) moved += value;
    }).observe({ type: 'layout-shift', buffered: true });
    window.painted = async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return moved;
    };";

fn nothing_moves_when_the_game_begins() {
    let session = open("index.html");
    let script = json!({ "source": PAINT_FIRST });
    session.devtools("Page.addScriptToEvaluateOnNewDocument", &script);
    let boards = played_problems().map(|problem| format!("play/{problem}.html"));
    let lessons = [String::from("lessons/nim-sum.html")];
    for page in boards.chain(lessons) {
        for width in [360, 1400] {
            session.resize(width, 740);
            follow(&session, &crate::address(&page));
            let moved = session.value("painted()").as_f64().unwrap();
            assert!(moved <= 0.1, "{page} at {width} px: {moved}");
        }
    }
}
