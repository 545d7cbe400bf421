//! The form in which a reader runs a solution by `assets/try.js`.

use super::cases::BundledCase;
use crate::dialogue::Line;
use crate::{Entry, Shown};
use judge::catalog::Compare;
use maud::{Markup, html};

pub fn attempt(entry: &Entry, cases: &[BundledCase]) -> Markup {
    let problem = entry.problem;
    let interactive = problem.facts.interactive;
    let solutions = &entry.solutions;
    let tolerance = match problem.facts.compare {
        Compare::Numbers(tolerance) => Some(tolerance.error()),
        Compare::Output | Compare::Rules => None,
    };
    html! {
        section #try aria-labelledby="try-heading" data-interactive[interactive] data-tolerance=[tolerance] {
            h2 #try-heading { "Try it" }
            p {
                "The solution itself, compiled to WebAssembly, runs in this page on your input. "
                @if interactive {
                    "You are the judge: write the judge's lines. When the program waits for more, add the \
                     next line and run it again; it starts from the beginning and repeats its moves."
                } @else if problem.facts.compare == Compare::Rules {
                    "Several answers may be right, so a line that differs is not necessarily wrong."
                }
            }
            noscript { p { "This needs JavaScript." } }
            p #unsupported hidden {
                "This browser cannot run it: WebAssembly is missing, or switched off."
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
