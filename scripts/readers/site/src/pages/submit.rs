//! The bundles on a problem's page.

use super::Pages;
use crate::bundles::{Bundle, Targets};
use crate::links::Links;
use crate::{Entry, Shown};
use judge::bundle::Language;
use judge::catalog::{Place, Problem};
use judge::judges;
use maud::{Markup, html};

impl Pages<'_> {
    pub(super) fn submit(&self, entry: &Entry) -> Markup {
        let several = entry.solutions.len() > 1;
        html! {
            section #submit aria-labelledby="submit-heading" {
                h2 #submit-heading { "Submit" }
                p {
                    "Each file holds the solution and the parts of the theory that it uses, and needs \
                     nothing but the judge's compiler."
                }
                @for shown in &entry.solutions {
                    @if several { h3 { code { (shown.solution.name) } ": " (shown.solution.method) } }
                    @if let Some(failure) = &shown.failure {
                        p { "The files below are incomplete, because of a failure when the page was made:" }
                        pre tabindex="0" { (failure) }
                    }
                    @for bundle in &shown.bundles {
                        (self.bundle(entry.problem, shown, bundle))
                    }
                }
                @if let Some(package) = &entry.package {
                    p {
                        "To set the problem on your own judge: "
                        a href={ "../packages/" (package) } download=(package) { "its package" }
                        ", as DOMjudge and Kattis read it."
                    }
                }
                p.status role="status" data-copied="" {}
            }
        }
    }

    fn bundle(&self, problem: &Problem, shown: &Shown, bundle: &Bundle) -> Markup {
        let language = match bundle.language {
            Language::Rust => "Rust",
            Language::C if bundle.ending == "cpp" => "C++",
            Language::C => "C",
        };
        let judges = names(problem, &bundle.targets);
        let what = format!("{language} for {judges}");
        // Generated C is not coloured, since colours would make up most of the page.
        let code = match bundle.language {
            Language::Rust => {
                self.highlighter.code(bundle.ending, &bundle.text, &Links::default(), "")
            }
            Language::C => html! { (bundle.text) },
        };
        let id = format!("bundle-{}", bundle.file.replace('.', "-"));
        html! {
            div.bundle data-solution=(shown.solution.name) {
                div.bundle-head {
                    p { strong { (language) } " for " (judges) }
                    p.size { (length(bundle)) }
                    button.copy type="button" data-copy=(id) aria-label={ "Copy " (what) } hidden { "Copy" }
                    a.button href={ "../bundles/" (bundle.file) } download=(bundle.file)
                        aria-label={ "Download " (what) } { "Download" }
                }
                details {
                    summary { "Show " (bundle.file) }
                    pre tabindex="0" { code id=(id) { (code) } }
                }
            }
        }
    }
}

/// The problem's names at these judges.
fn names(problem: &Problem, targets: &Targets) -> String {
    let Targets::Judges(keys) = targets else {
        return String::from("any judge that takes it");
    };
    let places = problem.places();
    let names = places.iter().filter(|place| place.differs.is_none() && keys.contains(&place.key));
    names.map(Place::name).collect::<Vec<_>>().join(", ")
}

/// A file's length and the judges' limits.
fn length(bundle: &Bundle) -> String {
    let bytes = format!("{} bytes", grouped(bundle.text.len() as u64));
    let Targets::Judges(keys) = &bundle.targets else {
        return bytes;
    };
    let judges = keys.iter().filter_map(|key| judges::find(key));
    let limits = judges.filter_map(|judge| {
        let most = judge.source_bytes?;
        Some(format!("{} takes {}", judge.name, grouped(most)))
    });
    [bytes].into_iter().chain(limits).collect::<Vec<_>>().join("; ")
}

fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1000), "1,000");
        assert_eq!(grouped(1_048_576), "1,048,576");
    }
}
