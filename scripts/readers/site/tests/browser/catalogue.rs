//! Tests the first page.

use crate::driver::Session;
use crate::{Test, catalog, open, tests};
use judge::catalog::Problem;
use serde_json::{Value, json};

pub const TRIALS: &[Test] = tests![
    the_catalogue_lists_all_problems_without_a_script,
    pictures_on_cards_are_drawn,
    search_and_filters_choose_problems,
    search_knows_the_words_of_contestants,
    search_forgives_a_typo,
    filters_are_kept_in_the_address,
];

const SHOWN: &str = "[...document.querySelectorAll('li.card')].filter(card => card.checkVisibility())\
                     .map(card => card.querySelector('a').getAttribute('href'))";

fn pages(chosen: impl Fn(&Problem) -> bool) -> Vec<String> {
    let problems = catalog().problems.iter().filter(|problem| chosen(problem));
    let mut pages: Vec<String> =
        problems.map(|problem| format!("problems/{}.html", problem.id)).collect();
    pages.sort();
    pages
}

fn sorted(links: Value) -> Vec<String> {
    let mut links: Vec<String> = serde_json::from_value(links).unwrap();
    links.sort();
    links
}

fn the_catalogue_lists_all_problems_without_a_script() {
    let session = open("index.html");
    session.devtools("Emulation.setScriptExecutionDisabled", &json!({ "value": true }));
    session.go(&crate::address("index.html"));
    assert_eq!(sorted(session.value(SHOWN)), pages(|_| true));
    assert_eq!(session.value("document.getElementById('filters').checkVisibility()"), false);
}

fn pictures_on_cards_are_drawn() {
    // Few games have neither a board, nor a picture of their theory, nor positions that fit on a card.
    let least = catalog().problems.len() as u64 / 2;
    for page in ["index.html", "play/index.html"] {
        let session = open(page);
        let pictures = "[...document.querySelectorAll('.card img')]";
        session.act(&format!("for (const picture of {pictures}) picture.loading = 'eager';"));
        session.wait(&format!("{pictures}.every(({{ complete }}) => complete)"));
        let drawn = session
            .value(&format!("{pictures}.filter(({{ naturalWidth }}) => naturalWidth > 0).length"));
        assert_eq!(drawn, session.value(&format!("{pictures}.length")), "{page}");
        assert!(drawn.as_u64() >= Some(least), "{page}: {drawn}");
    }
}

fn search_and_filters_choose_problems() {
    let session = open("index.html");
    let choose = |element: &str, value: &str| {
        let script = "const element = document.querySelector(arguments[0]);\
                      element.value = arguments[1];\
                      element.dispatchEvent(new Event('input', { bubbles: true }));";
        session.run(script, &json!([element, value]));
        sorted(session.value(SHOWN))
    };
    assert_eq!(choose("#search", "poj1067"), ["problems/poj1067.html"]);
    assert!(session.text("document.getElementById('count').textContent").starts_with("1 of "));
    assert_eq!(choose("#search", "no such game"), [""; 0]);
    choose("#search", "");
    let topic = |problem: &Problem| problem.facts.topic == "Token walks";
    assert_eq!(choose("select[name=topic]", "Token walks"), pages(topic));
    choose("select[name=topic]", "");
    let theory = |problem: &Problem| problem.facts.theory.iter().any(|module| module == "wythoff");
    assert_eq!(choose("select[name=theory]", "wythoff"), pages(theory));
    choose("select[name=theory]", "");
    let judge = |problem: &Problem| problem.places().iter().any(|place| place.key == "atcoder");
    assert_eq!(choose("select[name=judges]", "atcoder"), pages(judge));
    choose("select[name=judges]", "");
    let takes = |problem: &Problem| {
        let places = problem.places();
        let mut places = places.iter().filter(|place| place.differs.is_none());
        places.any(|place| place.takes_rust() == Some(true))
    };
    assert_eq!(choose("select[name=languages]", "rust"), pages(takes));
    session.act("document.getElementById('clear').click()");
    session.wait(&format!("({SHOWN}).length === {}", catalog().problems.len()));
}

fn found(session: &Session, words: &str) -> Vec<String> {
    let search = "const search = document.getElementById('search');\
                  search.value = arguments[0];\
                  search.dispatchEvent(new Event('input', { bubbles: true }));";
    session.run(search, &json!([words]));
    let links = sorted(session.value(SHOWN)).into_iter();
    let id = |link: String| link.replace("problems/", "").replace(".html", "");
    links.map(id).collect()
}

fn search_knows_the_words_of_contestants() {
    let session = open("index.html");
    let all = catalog().problems.len();
    for (words, problem) in [
        ("SG", "poj2960"),
        ("sprague", "poj2425"),
        ("Grundy", "poj2425"),
        ("nim", "luogu_p2197"),
        ("xor", "luogu_p2197"),
        ("异或", "luogu_p2197"),
        ("博弈 二分图", "luogu_p4136"),
        ("二分图", "luogu_p1971"),
        ("matching", "luogu_p4055"),
        ("dp", "luogu_p2490"),
        ("misere", "poj3480"),
        ("misère", "luogu_p4279"),
        ("poj 1067", "poj1067"),
        ("POJ1067", "poj1067"),
        ("P2197", "luogu_p2197"),
        ("abc278g", "abc278_g"),
        ("token walks", "agc002_e"),
        ("fusion principle", "poj3710"),
    ] {
        let found = found(&session, words);
        assert!(found.contains(&problem.to_owned()), "{words}: {found:?}");
        assert!(found.len() < all, "{words}");
    }
    assert_eq!(found(&session, "博弈").len(), all);
}

fn search_forgives_a_typo() {
    let session = open("index.html");
    for typo in ["grundi", "gruny", "grunndy", "gurndy"] {
        assert_eq!(found(&session, typo), found(&session, "grundy"), "{typo}");
    }
    // Two typos, or one in a number, are not forgiven.
    assert_eq!(found(&session, "grnudi"), [""; 0]);
    assert_eq!(found(&session, "poj1068"), [""; 0]);
}

fn filters_are_kept_in_the_address() {
    let session = open("index.html#judges=atcoder&search=tree");
    let shown = sorted(session.value(SHOWN));
    assert!(!shown.is_empty() && shown.len() < catalog().problems.len());
    assert_eq!(session.value("document.querySelector('select[name=judges]').value"), "atcoder");
    assert_eq!(session.value("document.getElementById('search').value"), "tree");
}
