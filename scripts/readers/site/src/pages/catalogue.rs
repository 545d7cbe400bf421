//! The first page: all problems, with search and filters.

use super::words::words;
use super::{NAME, Pages, by_topic, thumbnail, translation};
use crate::terms;
use judge::catalog::{Place, Problem};
use maud::{Markup, html};
use std::collections::{BTreeMap, BTreeSet};

impl Pages<'_> {
    pub(super) fn catalogue(&self) -> String {
        let problems: Vec<&Problem> = self.entries.iter().map(|entry| entry.problem).collect();
        let topics = by_topic(problems.iter().copied());
        let body = html! {
            div.hero {
                h1 { (NAME) }
                p.lead {
                    "Problems from online judges, solved by the theory of games. Each solution is a short \
                     file that calls a small library; its answers are checked against the rules of the \
                     game by exhaustive search. Choose a problem to read its theorem, run its solution, \
                     and copy the file that its judge takes."
                }
                p { "New to this? " a href="lessons/index.html" { "Short lessons" } " begin at the beginning." }
            }
            (filters(&problems))
            div #problems {
                @for (topic, problems) in &topics {
                    section.topic {
                        h2 { (topic) }
                        ul.cards { @for problem in problems { (self.entry(problem)) } }
                    }
                }
            }
        };
        self.page(NAME, "", &["catalogue.js"], &body)
    }

    fn entry(&self, problem: &Problem) -> Markup {
        let facts = &problem.facts;
        let places = problem.places();
        let judges: BTreeSet<&str> = places.iter().map(|place| place.key).collect();
        let names: Vec<String> = places.iter().map(Place::name).collect();
        let entry = self.entries.iter().find(|one| one.problem.id == problem.id);
        let own_renderer = self.problems();
        html! {
            li.card data-topic=(facts.topic) data-theory=(facts.theory.join(" "))
                data-judges=(join(&judges)) data-languages=(join(&languages(problem)))
                data-words=(words(problem))
            {
                @if let Some(entry) = entry { (thumbnail(entry, "")) }
                h3 { a href={ "problems/" (problem.id) ".html" } lang=[facts.language()] { (facts.title) } (translation(facts)) }
                p.theorem { (self.renderer("", &own_renderer).sentences(&terms::linked(&facts.theorem))) }
                p.places { (names.join(" · ")) }
            }
        }
    }
}

fn languages(problem: &Problem) -> BTreeSet<&'static str> {
    let places = problem.places().into_iter();
    places
        .filter(|place| place.differs.is_none())
        .map(|place| if place.takes_rust() == Some(true) { "rust" } else { "c" })
        .collect()
}

fn join(words: &BTreeSet<&str>) -> String {
    words.iter().copied().collect::<Vec<_>>().join(" ")
}

/// The search box and the filters, which need a script.
fn filters(problems: &[&Problem]) -> Markup {
    let all = |values: &dyn Fn(&Problem) -> Vec<(String, String)>| -> BTreeMap<String, String> {
        problems.iter().flat_map(|problem| values(problem)).collect()
    };
    let topics = all(&|problem| vec![(problem.facts.topic.clone(), problem.facts.topic.clone())]);
    let theory = all(&|problem| {
        let modules = problem.facts.theory.iter();
        modules.map(|module| (module.replace('_', " "), module.clone())).collect()
    });
    let judges = all(&|problem| {
        let places = problem.places().into_iter();
        places.map(|place| (place.judge.name.clone(), place.key.to_owned())).collect()
    });
    let languages = BTreeMap::from([("Rust".into(), "rust".into()), ("C".into(), "c".into())]);
    html! {
        form #filters role="search" aria-label="Problems" hidden {
            label.search { span { "Search" } input #search type="search" placeholder="title, theorem, judge, number" autocomplete="off"; }
            (choice("topic", "Topic", &topics))
            (choice("theory", "Theory", &theory))
            (choice("judges", "Judge", &judges))
            (choice("languages", "Judge takes", &languages))
            button #clear type="reset" { "Clear" }
        }
        p #count role="status" { (problems.len()) " problems" }
    }
}

fn choice(name: &str, label: &str, values: &BTreeMap<String, String>) -> Markup {
    html! {
        label {
            span { (label) }
            select name=(name) {
                option value="" { "any" }
                @for (shown, value) in values {
                    option value=(value) { (shown) }
                }
            }
        }
    }
}
