//! A problem's cases, and the wrong programs that they reject.

use super::{Pages, ROOT, listed};
use crate::Entry;
use crate::markdown::with_code;
use crate::play::addresses;
use crate::wrong::Wrong;
use anyhow::{Context, Result};
use judge::catalog::{Case, Problem};
use judge::rejection::Rejection;
use judge::report::how;
use judge::runner::Dialogue;
use judge::verdict::Judged;
use maud::{Markup, html};
use std::fs;

pub struct BundledCase {
    pub name: String,
    input: String,
    output: String,
    is_beyond: bool,
}

impl BundledCase {
    /// A problem's cases, samples first and cases beyond the statement last.
    pub fn all(problem: &Problem) -> Result<Vec<BundledCase>> {
        let cases = problem.cases()?;
        let mut cases = cases.iter().map(read).collect::<Result<Vec<_>>>()?;
        cases.sort_by_key(|case| (case.is_beyond, !case.is_sample()));
        Ok(cases)
    }

    pub fn columns(&self) -> Markup {
        html! {
            div.columns {
                div { h3 { "Input of " (self.name) } pre tabindex="0" { code { (self.input) } } }
                div { h3 { "Output of " (self.name) } pre tabindex="0" { code { (self.output) } } }
            }
        }
    }

    fn is_sample(&self) -> bool {
        self.name.starts_with("sample")
    }
}

fn read(case: &Case) -> Result<BundledCase> {
    let read =
        |path| fs::read_to_string(path).with_context(|| format!("{}: cannot be read", case.name));
    Ok(BundledCase {
        name: case.name.clone(),
        input: read(&case.input)?,
        output: read(&case.output)?,
        is_beyond: case.is_beyond(),
    })
}

impl Pages<'_> {
    pub(super) fn wrong(&self, entry: &Entry) -> Markup {
        let problems = self.problems();
        let renderer = self.renderer(ROOT, &problems);
        html! {
            section #wrong aria-labelledby="wrong-heading" {
                h2 #wrong-heading { "Wrong programs" }
                p { "Each looks plausible and has one mistake, which a case reveals." }
                @for wrong in &entry.wrong {
                    div.wrong id=(wrong.program.name) {
                        h3 { code { (wrong.program.name) } }
                        p { (renderer.sentences(&capitalised(&wrong.program.mistake))) }
                        (rejection(wrong))
                        details {
                            summary { "Show " code { (wrong.program.function) } }
                            (self.source("rs", &wrong.program.source))
                        }
                    }
                }
                details {
                    summary { "Show wrong.rs, with what these functions share" }
                    (self.source("rs", &entry.wrong_file))
                }
            }
        }
    }
}

pub fn case_list(problem: &Problem, cases: &[BundledCase]) -> Markup {
    let (beyond, within): (Vec<_>, Vec<_>) = cases.iter().partition(|case| case.is_beyond);
    let (samples, others): (Vec<_>, Vec<_>) = within.into_iter().partition(|case| case.is_sample());
    html! {
        section #cases aria-labelledby="cases-heading" {
            h2 #cases-heading { "Cases" }
            @if problem.facts.interactive {
                p { "A case is the input of the judge; its first line names the strategy with which the judge plays." }
            }
            @for case in samples { (bundled_case(case)) (boards(problem, case)) }
            @if !others.is_empty() {
                details {
                    summary { (others.len()) " more, for the edges of the theory" }
                    @for case in others { (bundled_case(case)) }
                }
            }
            @if !beyond.is_empty() {
                details {
                    summary { (beyond.len()) " beyond the statement, or beyond what the judge's data hold" }
                    @for case in beyond { (bundled_case(case)) }
                }
            }
        }
    }
}

/// Links to the boards of an input's cases.
fn boards(problem: &Problem, case: &BundledCase) -> Markup {
    let addresses = addresses(&problem.id, &case.input);
    html! {
        @if !addresses.is_empty() {
            p {
                "On the board: "
                (listed(&addresses, |(number, address)| html! { a href={ (ROOT) (address) } { (case.name) ", case " (number) } }))
            }
        }
    }
}

fn bundled_case(case: &BundledCase) -> Markup {
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
                "Rejected by " a href={ "#case-" (case) } { (case) } ": " (with_code(mistake)) "."
            }
        },
        Rejection::Found(difference) => html! {
            p.rejected { "Rejected by a case that the jury finds:" }
            div.columns {
                div { h4 { "Input" } pre tabindex="0" { code { (difference.input) } } }
                @if let Some(expected) = &difference.expected {
                    div { h4 { "Expected" } pre tabindex="0" { code { (expected.output) } } }
                }
                @for (_, judged) in &difference.runs {
                    div { h4 { "Written" } pre tabindex="0" { code { (written(judged)) } } }
                }
            }
            @for why in difference.runs.iter().map(|(_, judged)| how(judged)) {
                @if !why.is_empty() { p { (with_code(&capitalised(&why))) "." } }
            }
        },
    }
}

/// A program's output, or else the end of its dialogue.
fn written(judged: &Judged) -> String {
    let dialogue = || judged.dialogue.as_ref().map(Dialogue::to_string);
    let output = judged.output().map(|output| String::from_utf8_lossy(output).into_owned());
    output.or_else(dialogue).unwrap_or_default()
}

fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + chars.as_str()
}
