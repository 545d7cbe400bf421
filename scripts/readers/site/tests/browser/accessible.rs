//! Tests for readers who use a keyboard or a screen reader.

use crate::driver::Session;
use crate::{Test, address, only_some, open};
use serde_json::{Value, json};
use std::env;
use std::fs;

pub const TRIALS: &[Test] = &[
    ("a_keyboard_is_enough", || {
        a_keyboard_is_enough();
        None
    }),
    ("the_theme_can_be_chosen", || {
        the_theme_can_be_chosen();
        None
    }),
    ("a_checker_finds_no_violation_in_the_light_theme", || checked("light")),
    ("a_checker_finds_no_violation_in_the_dark_theme", || checked("dark")),
];

// The key codes of the protocol.
const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";

fn tab_to(session: &Session, selector: &str) {
    for _ in 0..200 {
        session.press(TAB);
        if session.value(&format!("document.activeElement.matches({selector:?})")) == true {
            assert_eq!(
                session.value("document.activeElement.matches(':focus-visible')"),
                true,
                "{selector} shows its focus"
            );
            return;
        }
    }
    panic!("Tab does not lead to {selector}");
}

fn a_keyboard_is_enough() {
    let session = open("index.html");
    session.allow_the_clipboard();
    session.press(TAB);
    assert_eq!(session.value("document.activeElement.className"), "skip");
    session.press(ENTER);
    session.wait("document.activeElement.id === 'main'");
    tab_to(&session, "#search");
    session.press("poj1067");
    tab_to(&session, "li.card a");
    session.press(ENTER);
    session
        .wait("location.pathname.endsWith('/poj1067.html') && document.readyState === 'complete'");
    tab_to(&session, "#run");
    session.press(ENTER);
    session.wait("document.getElementById('state').textContent.startsWith('Done')");
    assert_ne!(session.text("document.getElementById('output').value"), "");
    tab_to(&session, ".copy");
    session.press(ENTER);
    session.wait("document.querySelector('[data-copied]').textContent.startsWith('Copied: ')");
    tab_to(&session, "summary");
    session.press(ENTER);
    session.wait("document.activeElement.parentElement.open");
}

fn the_theme_can_be_chosen() {
    let session = open("index.html");
    let back = "getComputedStyle(document.body).backgroundColor";
    prefer(&session, "dark");
    let dark = session.text(back);
    prefer(&session, "light");
    let light = session.text(back);
    assert_ne!(dark, light);
    let choose = |theme: &str| {
        for _ in 0..3 {
            session.act("document.getElementById('theme').click()");
            if session.text("document.getElementById('theme').textContent").ends_with(theme) {
                return;
            }
        }
        panic!("no theme {theme}");
    };
    choose("dark");
    assert_eq!(session.text(back), dark);
    session.go(&address("problems/poj1067.html"));
    assert_eq!(session.text(back), dark, "another page keeps the theme");
    choose("auto");
    assert_eq!(session.text(back), light);
}

fn prefer(session: &Session, theme: &str) {
    let feature = json!({ "name": "prefers-color-scheme", "value": theme });
    session.devtools("Emulation.setEmulatedMedia", &json!({ "features": [feature] }));
}

/// The pages to check: one of each kind, and those with special content.
const CHECKED: [&str; 23] = [
    "index.html",
    "problems/poj1067.html",
    "problems/poj1704.html",
    "problems/poj2931.html",
    "problems/abc278_g.html",
    "problems/cf1149e.html",
    "documents/readme.html",
    "documents/architecture.html",
    "documents/papers.html",
    "documents/pictures.html",
    "lessons/index.html",
    "lessons/mex.html",
    "lessons/mixed-strategies.html",
    "lessons/nim-sum.html",
    "lessons/numbers.html",
    "play/index.html",
    "play/luogu_p2197.html",
    "play/cf1704f.html",
    "play/hdu3537.html",
    "play/codechef_gerald08.html",
    "play/luogu_p6560.html",
    "play/theeasychase.html",
    "play/hdu3544.html",
];

/// Checks that axe-core finds no violation above minor impact. The variable `AXE_CORE` names its file;
/// without it, returns the reason for skipping the test.
fn checked(theme: &str) -> Option<String> {
    let Some(path) = env::var_os("AXE_CORE") else {
        return Some(
            "AXE_CORE does not name the file axe.min.js of the npm package axe-core".into(),
        );
    };
    let checker =
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let session = open("index.html");
    prefer(&session, theme);
    // With `SOME_TESTS` set, each page is checked in one of the themes.
    let (first, step) = if only_some() { (usize::from(theme == "dark"), 2) } else { (0, 1) };
    for page in CHECKED.iter().skip(first).step_by(step) {
        session.go(&address(page));
        if page.starts_with("problems") {
            session.act("for (const one of document.querySelectorAll('details')) one.open = true;");
            session.act("document.getElementById('run').click()");
            session.wait("!document.getElementById('attempt').hasAttribute('aria-busy')");
        }
        if session.value("Boolean(document.querySelector('[data-game]'))") == true {
            session.wait("document.querySelector('.play-board .place')");
            let show = "document.querySelector('.play-moves').open = true;
                document.querySelector('.play-actions [aria-expanded]').click();";
            session.act(show);
        }
        session.act(&checker);
        let found = session.value(
            "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })\
             .then(({ violations }) => violations.filter(({ impact }) => impact !== 'minor')\
             .map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(node => node.html + node.failureSummary)]))",
        );
        assert_eq!(found, Value::Array(Vec::new()), "{page} in the {theme} theme: {found:#}");
    }
    None
}
