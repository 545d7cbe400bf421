//! The first page.

use crate::{Test, catalog, open, tests};
use judge::catalog::Problem;
use serde_json::{Value, json};

pub const TRIALS: &[Test] = tests![
    the_catalogue_lists_all_problems_without_a_script,
    search_and_filters_choose,
    filters_are_kept_in_the_address,
];

const SHOWN: &str = "[...document.querySelectorAll('li.card')].filter(card => card.checkVisibility())\
                     .map(card => card.querySelector('a').getAttribute('href'))";

fn pages(chosen: impl Fn(&Problem) -> bool) -> Vec<String> {
    let problems = catalog().problems.iter().filter(|problem| chosen(problem));
    let mut pages: Vec<String> = problems
        .map(|problem| format!("problems/{}.html", problem.id))
        .collect();
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
    session.devtools(
        "Emulation.setScriptExecutionDisabled",
        &json!({ "value": true }),
    );
    session.go(&crate::address("index.html"));
    assert_eq!(sorted(session.value(SHOWN)), pages(|_| true));
    assert_eq!(
        session.value("document.getElementById('filters').checkVisibility()"),
        false
    );
}

fn search_and_filters_choose() {
    let session = open("index.html");
    let choose = |element: &str, value: &str| {
        let script = "const element = document.querySelector(arguments[0]);\
                      element.value = arguments[1];\
                      element.dispatchEvent(new Event('input', { bubbles: true }));";
        session.run(script, &json!([element, value]));
        sorted(session.value(SHOWN))
    };
    assert_eq!(choose("#search", "poj1067"), ["problems/poj1067.html"]);
    assert!(
        session
            .text("document.getElementById('count').textContent")
            .starts_with("1 of ")
    );
    assert_eq!(choose("#search", "no such game"), [""; 0]);
    choose("#search", "");
    let topic = |problem: &Problem| problem.facts.topic == "Token walks";
    assert_eq!(choose("select[name=topic]", "Token walks"), pages(topic));
    choose("select[name=topic]", "");
    let theory = |problem: &Problem| {
        problem
            .facts
            .theory
            .iter()
            .any(|module| module == "wythoff")
    };
    assert_eq!(choose("select[name=theory]", "wythoff"), pages(theory));
    choose("select[name=theory]", "");
    let judge = |problem: &Problem| problem.places().iter().any(|place| place.key == "atcoder");
    assert_eq!(choose("select[name=judges]", "atcoder"), pages(judge));
    choose("select[name=judges]", "");
    let takes = |problem: &Problem| {
        let places = problem.places();
        let mut places = places.iter().filter(|place| place.differs.is_none());
        places.any(|place| place.judge.takes_rust() == Some(true))
    };
    assert_eq!(choose("select[name=languages]", "rust"), pages(takes));
    session.run("document.getElementById('clear').click()", &json!([]));
    session.wait(&format!(
        "({SHOWN}).length === {}",
        catalog().problems.len()
    ));
}

fn filters_are_kept_in_the_address() {
    let session = open("index.html#judges=atcoder&search=tree");
    let shown = sorted(session.value(SHOWN));
    assert!(!shown.is_empty() && shown.len() < catalog().problems.len());
    assert_eq!(
        session.value("document.querySelector('select[name=judges]').value"),
        "atcoder"
    );
    assert_eq!(
        session.value("document.getElementById('search').value"),
        "tree"
    );
}
