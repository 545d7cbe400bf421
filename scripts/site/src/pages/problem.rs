//! The page of a problem.

use super::{Page, Pages, language};
use crate::dialogue::Line;
use crate::header::Header;
use crate::links::Links;
use crate::wrong::Wrong;
use crate::{Exhibit, Shown};
use anyhow::{Context, Result};
use judge::catalog::{Case, Compare, Problem, workspace};
use judge::rejection::Rejection;
use judge::stress::Answer;
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeSet;
use std::fs;

const ROOT: &str = "../";

/// A bundled case.
struct Shot {
    name: String,
    input: String,
    output: String,
}

impl Shot {
    /// Whether it is of the statement.
    fn is_sample(&self) -> bool {
        self.name.starts_with("sample")
    }
}

impl Pages<'_> {
    pub(super) fn problem(&self, exhibit: &Exhibit) -> Result<String> {
        let problem = exhibit.problem;
        let facts = &problem.facts;
        let cases = problem.cases()?;
        let mut cases = cases.iter().map(read).collect::<Result<Vec<_>>>()?;
        cases.sort_by_key(|case| !case.is_sample());
        let pictures = pictures(problem)?;
        let body = html! {
            article.problem {
                header {
                    p.topic { (facts.topic) }
                    h1 lang=[language(&facts.title)] { (facts.title) }
                    (places(problem))
                }
                nav.contents aria-label="On this page" {
                    a href="#try" { "Try it" }
                    a href="#submit" { "Submit" }
                    a href="#solution" { "Solution" }
                    a href="#cases" { "Cases" }
                    @if !exhibit.wrong.is_empty() { a href="#wrong" { "Wrong programs" } }
                }
                (self.about(exhibit)?)
                @if !pictures.is_empty() {
                    section.pictures aria-label="Pictures" {
                        @for picture in &pictures { figure { (PreEscaped(picture)) } }
                    }
                }
                (attempt(exhibit, &cases))
                (self.submit(exhibit))
                (self.sources(exhibit))
                (case_list(problem, &cases))
                @if !exhibit.wrong.is_empty() { (self.wrong(exhibit)) }
            }
        };
        Ok(self.page(&Page {
            title: &facts.title,
            root: ROOT,
            scripts: &["copy.js", "try.js"],
            body,
        }))
    }

    /// Game, theorem, cost and status.
    fn about(&self, exhibit: &Exhibit) -> Result<Markup> {
        let problems = self.problems();
        let renderer = self.renderer(ROOT, &problems);
        let several = exhibit.solutions.len() > 1;
        let headers = exhibit.solutions.iter().map(|shown| {
            let header = Header::read(&shown.source);
            header.with_context(|| bundler::source_path(&shown.solution.name))
        });
        let headers = headers.collect::<Result<Vec<_>>>()?;
        let facts = &exhibit.problem.facts;
        Ok(html! {
            dl.facts {
                @if let Some(header) = headers.first() {
                    dt { "Game" } dd { (renderer.sentences(&header.game)) }
                }
                @for (shown, header) in exhibit.solutions.iter().zip(&headers) {
                    @if several {
                        dt.solution { "Solution" }
                        dd.solution { code { (shown.solution.name) } ": " (shown.solution.method) }
                    }
                    dt { "Theorem" } dd { (renderer.sentences(&header.theorem)) }
                    dt { "Cost" } dd { (renderer.sentences(&header.cost)) }
                    dt { "Status" } dd { (renderer.sentences(&header.status)) }
                }
                @if !facts.theory.is_empty() {
                    dt { "Theory" }
                    dd {
                        @for (at, module) in facts.theory.iter().enumerate() {
                            @if at > 0 { ", " }
                            a href={ (ROOT) (self.theory.url(&[module]).unwrap_or_default()) } { code { "shared::" (module) } }
                        }
                    }
                }
                @if let Some(note) = &facts.note { dt { "Note" } dd { (note) } }
            }
        })
    }

    fn sources(&self, exhibit: &Exhibit) -> Markup {
        html! {
            section #solution aria-labelledby="solution-heading" {
                h2 #solution-heading { "Solution" }
                @for shown in &exhibit.solutions {
                    h3 { code { (bundler::source_path(&shown.solution.name)) } }
                    (self.source("rs", &shown.source))
                }
            }
        }
    }

    fn source(&self, language: &str, source: &str) -> Markup {
        let links = Links::of(source, self.theory);
        html! {
            pre tabindex="0" { code { (self.highlighter.code(language, source, &links, ROOT)) } }
        }
    }

    fn wrong(&self, exhibit: &Exhibit) -> Markup {
        let problems = self.problems();
        let renderer = self.renderer(ROOT, &problems);
        html! {
            section #wrong aria-labelledby="wrong-heading" {
                h2 #wrong-heading { "Wrong programs" }
                p { "Each looks plausible, and has one mistake that a case shows." }
                @for wrong in &exhibit.wrong {
                    div.wrong id=(wrong.name) {
                        h3 { code { (wrong.name) } }
                        p { (renderer.sentences(&capitalised(&wrong.mistake))) }
                        (rejection(wrong))
                        details {
                            summary { "Show " (wrong.name) ".rs" }
                            (self.source("rs", &wrong.source))
                        }
                    }
                }
            }
        }
    }
}

fn read(case: &Case) -> Result<Shot> {
    let read =
        |path| fs::read_to_string(path).with_context(|| format!("{}: cannot be read", case.name));
    Ok(Shot {
        name: case.name.clone(),
        input: read(&case.input)?,
        output: read(&case.output)?,
    })
}

/// The pictures that the modules of a problem's theory show.
fn pictures(problem: &Problem) -> Result<Vec<String>> {
    let mut shown = BTreeSet::new();
    let mut pictures = Vec::new();
    for module in &problem.facts.theory {
        let source = fs::read_to_string(workspace().join(format!("shared/src/{module}.rs")))?;
        for (_, rest) in source
            .match_indices("docs/pictures/")
            .map(|(at, word)| source[at..].split_at(word.len()))
        {
            let name: String = rest
                .chars()
                .take_while(|&char| char != '"' && char != '\n')
                .collect();
            if name.ends_with(".svg") && shown.insert(name.clone()) {
                let path = workspace().join("docs/pictures").join(&name);
                let picture = fs::read_to_string(&path);
                pictures
                    .push(picture.with_context(|| format!("{}: cannot be read", path.display()))?);
            }
        }
    }
    Ok(pictures)
}

/// The judges that have the problem.
fn places(problem: &Problem) -> Markup {
    html! {
        ul.places {
            @for place in problem.places() {
                li {
                    @if let Some(url) = place.url { a href=(url) { (place.name()) } } @else { (place.name()) }
                    @if let Some(differs) = place.differs { " (the format differs: " (differs) ")" }
                    @if let Some(note) = place.note { " (" (note) ")" }
                }
            }
        }
    }
}

/// Where the solution runs.
fn attempt(exhibit: &Exhibit, cases: &[Shot]) -> Markup {
    let problem = exhibit.problem;
    let interactive = problem.facts.interactive;
    let solutions = &exhibit.solutions;
    html! {
        section #try aria-labelledby="try-heading" data-interactive[interactive] {
            h2 #try-heading { "Try it" }
            p {
                "The solution itself, compiled to WebAssembly, runs in this page on what you put into it. "
                @if interactive {
                    "You are the judge: write what the judge says. When the program waits for more, add \
                     the next line and run it again; it begins anew, and does the same as before."
                } @else if problem.facts.compare == Compare::Rules {
                    "Several answers may be right; the lines that differ are shown, and that need not \
                     mean that one is wrong."
                }
            }
            noscript { p { "This needs JavaScript." } }
            p #unsupported hidden {
                "This browser cannot run it: WebAssembly with 64-bit memory (memory64) is missing. \
                 Chrome 133, Firefox 134 and newer ones have it."
            }
            form #attempt hidden {
                div.row {
                    @if solutions.len() > 1 {
                        label { span { "Solution" } select #program {
                            @for shown in solutions { option value=(shown.solution.name) { (shown.solution.name) } }
                        } }
                    } @else {
                        @for shown in solutions { input #program type="hidden" value=(shown.solution.name); }
                    }
                    label { span { "Case" } select #case {
                        option value="" { "your own" }
                        @if interactive {
                            @for shown in solutions {
                                @if let Some((name, _)) = &shown.dialogue {
                                    option value={ "judge-" (name) } { "the judge's lines of " (name) }
                                }
                            }
                        } @else {
                            @for case in cases { option value=(case.name) { (case.name) } }
                        }
                    } }
                    button #run type="submit" { "Run" }
                    button #stop type="button" disabled { "Stop" }
                    p #state role="status" {}
                }
                div.columns {
                    label { span { "Input" } textarea #input rows="8" spellcheck="false" autocapitalize="off" autocomplete="off" {} }
                    label { span { "Output" } textarea #output rows="8" readonly spellcheck="false" {} }
                    label { span { "Compare with" } textarea #expected rows="8" spellcheck="false" autocapitalize="off" autocomplete="off" {} }
                }
                div #errors-box hidden {
                    h3 { "Standard error" }
                    pre #errors tabindex="0" {}
                }
                p #verdict role="status" {}
                div.scroll #comparison-box tabindex="0" role="region" aria-label="Comparison" hidden {
                    table #comparison {
                        thead { tr { th scope="col" { "Line" } th scope="col" { "Output" } th scope="col" { "Compared with" } th scope="col" { "" } } }
                        tbody {}
                    }
                }
            }
            @if interactive {
                @for shown in solutions { (dialogue(shown)) }
            }
        }
    }
}

/// What is said about a case of an interactive problem.
fn dialogue(shown: &Shown) -> Markup {
    let Some((case, lines)) = &shown.dialogue else {
        return html! {};
    };
    let judge = lines.iter().filter_map(|line| match line {
        Line::Judge(line) => Some(format!("{line}\n")),
        Line::Program(_) => None,
    });
    html! {
        h3 { "A dialogue: " (case) }
        template id={ "input-judge-" (case) } { (judge.collect::<String>()) }
        div.scroll tabindex="0" role="region" aria-label="Dialogue" {
            table.dialogue {
                thead { tr { th scope="col" { "Judge" } th scope="col" { "Program" } } }
                tbody {
                    @for line in lines {
                        tr {
                            @match line {
                                Line::Judge(line) => { td { code { (line) } } td {} }
                                Line::Program(line) => { td {} td { code { (line) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn case_list(problem: &Problem, cases: &[Shot]) -> Markup {
    let (samples, others): (Vec<_>, Vec<_>) = cases.iter().partition(|case| case.is_sample());
    html! {
        section #cases aria-labelledby="cases-heading" {
            h2 #cases-heading { "Cases" }
            @if problem.facts.interactive {
                p { "A case is what the judge's side is given: first the opponent that it plays as." }
            }
            @for case in samples { (shot(case)) }
            @if !others.is_empty() {
                details {
                    summary { (others.len()) " more, for the edges of the theory" }
                    @for case in others { (shot(case)) }
                }
            }
        }
    }
}

fn shot(case: &Shot) -> Markup {
    html! {
        div.case id={ "case-" (case.name) } {
            h3 { (case.name) }
            div.columns {
                div { h4 { "Input" } pre tabindex="0" { code id={ "input-" (case.name) } { (case.input) } } }
                div { h4 { "Output" } pre tabindex="0" { code id={ "output-" (case.name) } { (case.output) } } }
            }
            button.to-try type="button" data-case=(case.name) hidden { "Try " (case.name) }
        }
    }
}

fn rejection(wrong: &Wrong) -> Markup {
    match &wrong.rejection {
        Rejection::Bundled(case, mistake) => html! {
            p.rejected {
                "Rejected by " a href={ "#case-" (case) } { (case) } ": " (mistake) "."
            }
        },
        Rejection::Found(difference) => html! {
            p.rejected { "Rejected by a case that the jury finds:" }
            div.columns {
                div { h4 { "Input" } pre tabindex="0" { code { (difference.input) } } }
                @if let Some(expected) = &difference.expected {
                    div { h4 { "Expected" } pre tabindex="0" { code { (expected.output) } } }
                }
                @for (_, answer) in &difference.answers {
                    @let (output, why) = answered(answer);
                    div { h4 { "Written" } pre tabindex="0" { code { (output) } } }
                    @if let Some(why) = why { p { (capitalised(why)) "." } }
                }
            }
        },
    }
}

/// What a program has written, and what is wrong with it.
fn answered(answer: &Answer) -> (&str, Option<&str>) {
    match answer {
        Answer::Output(output)
        | Answer::Failure(output)
        | Answer::Hang(output)
        | Answer::Dialogue(output) => (output, None),
        Answer::Refuted(output, why) => (output, Some(why)),
    }
}

fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + chars.as_str()
}
