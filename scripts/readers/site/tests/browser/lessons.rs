//! Reads lessons, goes through their steps and solves their exercises.

use crate::driver::Session;
use crate::{Test, address, open, site, tests};
use serde_json::json;
use std::fs;

pub const TRIALS: &[Test] = tests![
    steps_go_forwards_and_backwards,
    values_appear_when_the_reader_asks_for_them,
    boards_of_a_page_are_independent,
    exercises_are_solved,
    lessons_follow_each_other,
    lessons_can_be_read_without_scripts,
];

fn lessons() -> Vec<String> {
    let folder = fs::read_dir(site().join("lessons")).unwrap();
    let names = folder.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let lessons = names.filter(|name| name != "index.html");
    lessons.map(|name| format!("lessons/{name}")).collect()
}

/// Opens a lesson in which the machine answers without delay.
fn read(session: &Session, lesson: &str) {
    session.go(&address(lesson));
    session.wait("'ready' in document.documentElement.dataset");
    session.act("window.setTimeout = (action) => queueMicrotask(action);");
}

fn steps_go_forwards_and_backwards() {
    let session = open("index.html");
    for lesson in lessons() {
        read(&session, &lesson);
        let wrong = "return [...document.querySelectorAll('.stepped')].filter((stepped) => {
            const [back, on] = stepped.querySelectorAll('button');
            const steps = [...stepped.querySelector('.steps').children];
            const is = (at) => steps.every(({ hidden }, number) => hidden === (number !== at));
            const key = (key) => back.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
            const last = steps.length - 1;
            let fine = steps.length > 1 && is(0);
            for (let at = 1; at <= last; at += 1) { on.click(); fine &&= is(at); }
            on.click();
            fine &&= is(last);
            key('ArrowLeft');
            fine &&= is(last - 1);
            for (let at = last; at >= 0; at -= 1) back.click();
            return !(fine && is(0));
        }).length";
        assert_eq!(session.act(wrong), 0, "{lesson}");
    }
}

fn values_appear_when_the_reader_asks_for_them() {
    let session = open("lessons/mex.html");
    session.wait("'ready' in document.documentElement.dataset");
    let hidden = session.value("document.querySelectorAll('.steps .ask').length");
    assert!(hidden.as_u64() > Some(0));
    session.act("for (const ask of document.querySelectorAll('.ask')) ask.click();");
    assert_eq!(session.value("document.querySelectorAll('.steps td > strong').length"), hidden);
    assert_eq!(session.value("document.querySelector('.ask')"), json!(null));
}

/// Ids on a page are unique, and clicks affect only their board.
fn boards_of_a_page_are_independent() {
    let session = open("index.html");
    for lesson in lessons() {
        read(&session, &lesson);
        let repeated = "const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
            return ids.filter((id, at) => ids.indexOf(id) !== at);";
        assert_eq!(session.act(repeated), json!([]), "{lesson}");
    }
    session.go(&address("lessons/nim-sum.html"));
    session.wait("'ready' in document.documentElement.dataset");
    let said = "[...document.querySelectorAll('.play-message')].map(one => one.textContent)";
    let before = session.value(said);
    session.act("const board = document.querySelectorAll('[data-game]')[1];
        board.querySelector('.place.can').dispatchEvent(new MouseEvent('click', { bubbles: true }));");
    let after = session.value(said);
    assert_eq!(before[0], after[0]);
    assert_ne!(before[1], after[1]);
}

/// Each exercise accepts the right answer and rejects wrong ones.
fn exercises_are_solved() {
    let session = open("index.html");
    for lesson in lessons() {
        read(&session, &lesson);
        assert_eq!(
            session.act(TRY),
            json!([]),
            "{lesson}: exercises without a right and a wrong answer"
        );
        assert_eq!(session.complaints(), [""; 0], "{lesson}");
    }
}

/// Tries answers to each exercise; returns the exercises that did not show exactly the texts for a right and
/// a wrong answer.
const TRY: &str = "return (async () => {
    const ask = await globalThis.BOARDS.ask;
    const failed = [];
    for (const exercise of document.querySelectorAll('.exercise')) {
        const { exercise: kind, right, wrong } = exercise.dataset;
        const said = new Set();
        const listen = () => said.add(exercise.querySelector('.answer').textContent.slice(2));
        if (kind === 'lost') {
            for (const choice of exercise.querySelectorAll('.choices button')) { choice.click(); listen(); }
        }
        if (kind === 'value') {
            const form = exercise.querySelector('form');
            const { problem, case: start } = form.dataset;
            for (const value of ['no value', ask({ do: 'judge', problem, start }).value]) {
                form.querySelector('input').value = value;
                form.requestSubmit();
                listen();
            }
        }
        if (kind === 'mixture') {
            const form = exercise.querySelector('form');
            for (let whole = 1; whole <= 12; whole += 1) {
                for (let part = 0; part <= whole; part += 1) {
                    form.querySelector('input').value = part + '/' + whole;
                    form.requestSubmit();
                    listen();
                }
            }
        }
        if (kind === 'move') {
            const { game: problem, start } = exercise.querySelector('[data-game]').dataset;
            const { options } = ask({ do: 'values', problem, start });
            const results = options.map(({ result }) => result === 'wins');
            const list = () => exercise.querySelectorAll('.play-moves button, .play-list .place');
            const pick = (at) => list()[at].click();
            pick(results.indexOf(false));
            listen();
            pick(results.indexOf(true));
            listen();
        }
        if (said.size !== 2 || !said.has(right) || !said.has(wrong)) {
            failed.push(kind + ': ' + exercise.textContent.slice(0, 80) + [...said]);
        }
    }
    return failed;
})()";

fn lessons_follow_each_other() {
    let session = open("lessons/index.html");
    let count = lessons().len();
    session.act("document.querySelector('.lessons a').click()");
    for _ in 1..count {
        let next = "document.querySelector('main a[rel=next]')";
        session.wait(next);
        let to = session.text(&format!("{next}.href"));
        session.go(&to);
    }
    assert_eq!(session.value("document.querySelector('main a[rel=next]')"), json!(null));
}

/// Without scripts, readers see the file's contents.
fn lessons_can_be_read_without_scripts() {
    let mut stepped = 0;
    for lesson in lessons() {
        let text = fs::read_to_string(site().join(&lesson)).unwrap();
        let boards = text.matches("data-start=").count();
        let drawings =
            text.matches("class=\"play-board").count() + text.matches("<pre tabindex").count();
        assert!(boards > 0 && drawings >= boards, "{lesson}");
        stepped += usize::from(text.contains("<ol class=\"steps\"><li>"));
        // Every fence is rendered, and no claim is visible.
        assert!(!text.contains("<!--") && !text.contains("caption ="), "{lesson}");
    }
    // Not all lessons have steps.
    assert!(stepped > lessons().len() / 2, "{stepped}");
}
