//! The fences of lessons: boards, exercises and steps, readable without scripts, and their data.

use crate::figures;
use crate::markdown::Document;
use crate::pages::explore;
use crate::play::{address, in_lesson, picture};
use boards::matrix::Matrix;
use boards::values::Words;
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;

#[cfg(test)]
mod claims;

pub const FOLDER: &str = "docs/lessons";

/// The start of a comment, which is a claim that a test checks.
pub const COMMENT: &str = "<!-- ";

/// The start of the line with a problem to solve after a lesson.
const FIRST_PROBLEM: &str = "- **You can solve this now:** ";

/// The id of the problem to solve after a lesson.
pub fn first_problem(lesson: &Document) -> Option<&str> {
    let line = lesson.text.lines().find_map(|line| line.strip_prefix(FIRST_PROBLEM))?;
    let (_, path) = line.split_once("](../../problems/")?;
    path.split_once('/').map(|(problem, _)| problem)
}

#[derive(Deserialize)]
struct Board {
    game: String,
    start: String,
    caption: String,
    #[serde(default)]
    words: Words,
}

/// A position without play.
#[derive(Deserialize)]
struct Still {
    game: String,
    start: String,
}

/// A question, answered by the page's search.
#[derive(Deserialize)]
struct Exercise {
    kind: Kind,
    game: String,
    #[serde(default)]
    start: String,
    #[serde(default)]
    words: Words,
    /// The starts to choose from, one of which is lost.
    #[serde(default)]
    starts: Vec<String>,
    question: String,
    right: String,
    wrong: String,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Move,
    Lost,
    Value,
}

/// A question for the best mixture of two rows; the page checks the answer's guarantee.
#[derive(Deserialize)]
struct Mixture {
    /// The payments, as in `2 -3; -3 4`.
    matrix: String,
    rows: [String; 2],
    columns: [String; 2],
    question: String,
    right: String,
    wrong: String,
}

/// The rules of a game for the page that explores.
#[derive(Deserialize)]
struct Explored {
    starts: String,
    /// Functions in JavaScript.
    rules: String,
    caption: String,
}

/// Renders a fence of a lesson; `None` for another language or malformed code.
pub fn html(
    language: &str,
    code: &str,
    root: &str,
    render: &dyn Fn(&str) -> Markup,
) -> Option<Markup> {
    match language {
        "board" => Some(toml::from_str::<Board>(code).ok()?.html(root)),
        "exercise" => Some(toml::from_str::<Exercise>(code).ok()?.html()),
        "mixture" => toml::from_str::<Mixture>(code).ok()?.html(),
        "explore" => Some(toml::from_str::<Explored>(code).ok()?.html(root)),
        "position" => {
            let Still { game, start } = toml::from_str(code).ok()?;
            Some(picture(&game, &start))
        }
        "graph" => figures::graph(code),
        "columns" => figures::columns(code),
        "steps" => Some(steps(code, render)),
        _ => None,
    }
}

/// Renders frames, each separately.
fn steps(code: &str, render: &dyn Fn(&str) -> Markup) -> Markup {
    let frames = code.split("\n---\n").map(|frame| {
        let PreEscaped(html) = render(frame);
        // Tables in different frames have the same name, but names of regions must be unique.
        PreEscaped(html.replace("role=region", "role=group"))
    });
    html! { ol.steps { @for frame in frames { li { (frame) } } } }
}

impl Board {
    fn html(&self, root: &str) -> Markup {
        let board = in_lesson(&self.game, &self.start, self.words);
        let link = format!("{root}{}", address(&self.game, &self.start));
        figure(&board, &self.caption, &link, "More of this game")
    }
}

impl Explored {
    fn html(&self, root: &str) -> Markup {
        let rules = html! { pre tabindex="0" { code { (self.rules.trim_end()) } } };
        let link = format!("{root}{}", explore::address(&self.starts, &self.rules));
        figure(&rules, &self.caption, &link, "Explore this game")
    }
}

/// A game with its caption and a link to its page.
fn figure(game: &Markup, caption: &str, link: &str, says: &str) -> Markup {
    html! { figure.board { (game) figcaption { (caption) " " a href=(link) { (says) } } } }
}

impl Exercise {
    fn html(&self) -> Markup {
        let kind = format!("{:?}", self.kind).to_lowercase();
        let task = html! {
            @match self.kind {
                Kind::Move => (in_lesson(&self.game, &self.start, self.words)),
                Kind::Lost => ul.choices {
                    @for (at, start) in self.starts.iter().enumerate() {
                        li {
                            (picture(&self.game, start))
                            button type="button" hidden data-problem=(self.game) data-case=(start) { "Position " (at + 1) }
                        }
                    }
                },
                Kind::Value => {
                    (picture(&self.game, &self.start))
                    form hidden data-problem=(self.game) data-case=(self.start) {
                        label { span { "Value" } input autocomplete="off" spellcheck="false"; }
                        button type="submit" { "Check" }
                    }
                }
            }
        };
        exercise(&kind, &self.question, [&self.right, &self.wrong], &task)
    }
}

/// The frame of an exercise, with the sentences for a right and a wrong answer.
fn exercise(kind: &str, question: &str, [right, wrong]: [&str; 2], task: &Markup) -> Markup {
    html! {
        div.exercise role="group" aria-label="Exercise" data-exercise=(kind) data-right=(right) data-wrong=(wrong) {
            p { strong { "Exercise. " } (question) }
            (task)
            p.answer role="status" {}
            noscript { p { "To check your answer, allow JavaScript for this page." } }
        }
    }
}

impl Mixture {
    fn html(&self) -> Option<Markup> {
        let matrix: Matrix = self.matrix.parse().ok()?;
        let task = html! {
            table.digits {
                thead { tr { td {} @for column in &self.columns { th scope="col" { (column) } } } }
                tbody {
                    @for (name, row) in self.rows.iter().zip(matrix.rows()) {
                        tr {
                            th scope="row" { (name) }
                            @for paid in row { td { (paid.to_string().replace('-', "−")) } }
                        }
                    }
                }
            }
            form hidden data-matrix=(self.matrix) {
                label {
                    span { "Share of “" (self.rows[0]) "”, such as 1/2" }
                    input autocomplete="off" spellcheck="false";
                }
                button type="submit" { "Check" }
                output {}
            }
        };
        Some(exercise("mixture", &self.question, [&self.right, &self.wrong], &task))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terms;
    use boards::protocol;
    use judge::catalog::{Catalog, workspace};
    use jury::search::chances::Fraction;
    use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag};
    use serde_json::{Value, json};
    use std::collections::BTreeSet;

    pub(super) fn lessons() -> Vec<Document> {
        let documents = Document::all(workspace().unwrap()).unwrap();
        documents.into_iter().filter(Document::is_lesson).collect()
    }

    pub(super) fn ask(what: &str, game: &str, start: &str, moves: &[usize]) -> Value {
        respond(&json!({ "do": what, "problem": game, "start": start, "moves": moves }))
    }

    fn respond(request: &Value) -> Value {
        let answer = protocol::answer(request.to_string().as_bytes());
        serde_json::from_slice(&answer).unwrap()
    }

    /// The fences of a text, each as its language and its code.
    fn fences(text: &str) -> Vec<(String, String)> {
        let mut fences: Vec<(String, String)> = Vec::new();
        for event in Parser::new(text) {
            match event {
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(language))) => {
                    fences.push((language.to_string(), String::new()));
                }
                Event::Text(text) => {
                    if let Some((_, code)) = fences.last_mut() {
                        code.push_str(&text);
                    }
                }
                Event::End(pulldown_cmark::TagEnd::CodeBlock) => {
                    fences.push((String::new(), String::new()));
                }
                _ => {}
            }
        }
        fences
    }

    #[test]
    fn boards_before_the_definition_of_values_explain_by_outcomes() {
        let lessons = lessons();
        let defines = |lesson: &Document| lesson.text.contains("> The **Grundy value** of");
        let before = lessons.iter().take_while(|lesson| !defines(lesson));
        let fences = before.flat_map(|lesson| fences(&lesson.text));
        let words: Vec<Words> = fences
            .filter_map(|(language, code)| match &*language {
                "board" => Some(toml::from_str::<Board>(&code).unwrap().words),
                "exercise" => Some(toml::from_str::<Exercise>(&code).unwrap())
                    .filter(|exercise| matches!(exercise.kind, Kind::Move))
                    .map(|exercise| exercise.words),
                _ => None,
            })
            .collect();
        assert!(!words.is_empty() && words.iter().all(|&words| words == Words::Outcomes));
    }

    #[test]
    fn boards_open_steps_can_be_drawn_and_exercises_have_answers() {
        let mut wrong = Vec::new();
        for lesson in lessons() {
            for (language, code) in fences(&lesson.text) {
                let solved = match &*language {
                    "board" => opens(&code),
                    "exercise" => solvable(&code),
                    "mixture" => mixable(&code),
                    "steps" => drawn(&code),
                    _ => Ok(()),
                };
                if let Err(answer) = solved {
                    wrong.push(format!("{}: {answer}: {code}", lesson.path));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    fn opens(code: &str) -> Result<(), String> {
        let board: Board = toml::from_str(code).map_err(|error| error.to_string())?;
        let view = ask("show", &board.game, &board.start, &[]);
        (view["over"] == Value::Null && view["error"] == Value::Null)
            .then_some(())
            .ok_or_else(|| format!("the board cannot be played: {}", view["error"]))
    }

    fn drawn(code: &str) -> Result<(), String> {
        let figures = fences(code).into_iter();
        let mut figures = figures.filter(|(language, _)| !language.is_empty());
        figures.try_for_each(|(language, code)| {
            let figure = html(&language, &code, "", &|_| html! {});
            let is_drawn = figure.is_some_and(|figure| !figure.into_string().starts_with("<pre"));
            is_drawn.then_some(()).ok_or(language)
        })
    }

    /// Checks that an exercise has both right and wrong answers.
    fn solvable(code: &str) -> Result<(), String> {
        let exercise: Exercise = toml::from_str(code).map_err(|error| error.to_string())?;
        let Exercise { kind, game, start, starts, .. } = &exercise;
        let (is_solvable, answer) = match kind {
            Kind::Move => {
                let values = ask("values", game, start, &[]);
                let options = values["options"].as_array().cloned().unwrap_or_default();
                let wins = options.iter().filter(|option| option["result"] == "wins");
                let wins = wins.count();
                (wins > 0 && wins < options.len(), format!("{wins} win: {}", values["error"]))
            }
            Kind::Lost => {
                let outcomes = starts.iter().map(|start| ask("judge", game, start, &[]));
                let outcomes: Vec<Value> = outcomes.collect();
                let lost = outcomes.iter().filter(|answer| answer["outcome"] == "loss");
                (lost.count() == 1, format!("{outcomes:?}"))
            }
            Kind::Value => {
                let answer = ask("judge", game, start, &[]);
                (answer["value"].is_string(), answer.to_string())
            }
        };
        is_solvable.then_some(()).ok_or(answer)
    }

    /// Checks that an exercise on mixtures has a table, and exactly one right answer among simple fractions.
    fn mixable(code: &str) -> Result<(), String> {
        let exercise: Mixture = toml::from_str(code).map_err(|error| error.to_string())?;
        exercise.html().ok_or("the matrix cannot be read")?;
        let tried: Vec<String> = (1..=12)
            .flat_map(|whole| (0..=whole).map(move |part| Fraction::new(part, whole).to_string()))
            .collect::<BTreeSet<_>>()
            .into_iter()
            .filter(|share| {
                let request = json!({ "do": "mixture", "matrix": exercise.matrix, "share": share });
                respond(&request)["best"] == true
            })
            .collect();
        (tried.len() == 1).then_some(()).ok_or(format!("right answers: {tried:?}"))
    }

    /// This test is for the path of lessons from one problem to the next.
    #[test]
    fn each_of_the_first_seven_lessons_leads_to_a_problem_that_needs_no_later_one() {
        let catalog = Catalog::load().unwrap();
        let lessons = lessons();
        let paths: Vec<&str> = lessons.iter().map(|lesson| lesson.path.as_str()).collect();
        let mut named = BTreeSet::new();
        for (at, lesson) in lessons.iter().enumerate().take(7) {
            let first = first_problem(lesson).unwrap_or_else(|| panic!("{}", lesson.path));
            let problem = catalog.problems.iter().find(|problem| problem.id == first);
            let problem = problem.unwrap_or_else(|| panic!("{}: {first}", lesson.path));
            let theorem = terms::linked(&problem.facts.theorem);
            let later = paths[at + 1..].iter().find(|path| theorem.contains(**path));
            assert_eq!(later, None, "{}: {first}", lesson.path);
            assert!(named.insert(first.to_owned()), "{}: {first} again", lesson.path);
        }
    }
}
