//! The statement without any sentence of the judge: the game comes from the solution's header, and input and output
//! come from the book.

use crate::cases::Cases;
use crate::description::{memory_limit, time_limit, title};
use anyhow::{Context, Result};
use judge::catalog::{Problem, workspace};
use judge::header::part;
use judge::packages::Format;
use jury::books::book;
use std::fmt::Write;
use std::fs;

/// The files, as names and texts.
///
/// # Errors
///
/// Fails if the solution has no `Game:` part in its header.
pub fn files(problem: &Problem, format: Format, cases: &Cases) -> Result<Vec<(String, String)>> {
    let statement = Statement::of(problem)?;
    let folder = match format {
        Format::Kattis2025 => "statement",
        Format::KattisLegacy | Format::Domjudge => "problem_statement",
    };
    let mut files = vec![(format!("{folder}/problem.en.tex"), statement.tex(format))];
    // DOMjudge shows the page to teams; the LaTeX is for printing.
    if format == Format::Domjudge {
        files.push((String::from("problem.html"), statement.html(problem, cases)));
    }
    Ok(files)
}

struct Statement {
    title: String,
    game: String,
    input: String,
    output: String,
    interactive: bool,
}

impl Statement {
    fn of(problem: &Problem) -> Result<Statement> {
        let path = &problem.facts.solutions[0].path;
        let source = fs::read_to_string(workspace()?.join(path))?;
        let game = part(&source, "Game").with_context(|| format!("{path}: no `Game:`"))?;
        let game = game.join(" ");
        let book = book(&problem.id)?;
        let interactive = problem.facts.interactive;
        let said = |who: &str, what: &str| {
            if interactive { sentence(&format!("{who}: {what}")) } else { sentence(what) }
        };
        Ok(Statement {
            title: title(problem),
            game: sentence(game.strip_prefix("interactive. ").unwrap_or(&game)),
            input: said("The judge writes", &book.input_in_words()),
            output: said("Your program writes", &book.output_in_words()),
            interactive,
        })
    }

    fn sections(&self) -> Vec<(&'static str, Vec<&str>)> {
        if self.interactive {
            const FLUSH: &str = "Your program talks with the judge: it must flush its output after each line, \
                                 and read the answer before it goes on.";
            return vec![
                ("", vec![self.game.as_str()]),
                ("Interaction", vec![FLUSH, &self.input, &self.output]),
            ];
        }
        vec![
            ("", vec![self.game.as_str()]),
            ("Input", vec![&self.input]),
            ("Output", vec![&self.output]),
        ]
    }

    fn tex(&self, format: Format) -> String {
        // Some tools read the title from this comment.
        let mut text = format!(
            "%% plainproblemname: {}\n\\problemname{{{}}}\n\n",
            self.title,
            tex(&self.title)
        );
        for (heading, paragraphs) in self.sections() {
            let (begin, end) = match format {
                _ if heading.is_empty() => (String::new(), String::new()),
                Format::Kattis2025 => {
                    (format!("\\begin{{{heading}}}\n"), format!("\\end{{{heading}}}\n\n"))
                }
                _ => (format!("\\section*{{{heading}}}\n\n"), String::new()),
            };
            let code = |code: &str| format!("\\texttt{{{}}}", tex(code));
            let paragraphs = paragraphs.iter().map(|words| converted(words, tex, code) + "\n\n");
            let _ = write!(text, "{begin}{}{end}", paragraphs.collect::<String>());
        }
        format!("{}\n", text.trim_end())
    }

    /// Renders a page with the samples, which a judge shows unchanged.
    fn html(&self, problem: &Problem, cases: &Cases) -> String {
        let mut text = format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{0}</title>\n</head>\n\
             <body>\n<h1>{0}</h1>\n<p>Time limit: {1} s. Memory limit: {2} MiB.</p>\n",
            html(&self.title),
            time_limit(problem),
            memory_limit(problem)
        );
        for (heading, paragraphs) in self.sections() {
            if !heading.is_empty() {
                let _ = writeln!(text, "<h2>{heading}</h2>");
            }
            for paragraph in paragraphs {
                let code = |code: &str| format!("<code>{}</code>", html(code));
                let _ = writeln!(text, "<p>{}</p>", converted(paragraph, html, code));
            }
        }
        for (number, case) in (1..).zip(&cases.samples) {
            let shown = match &case.interaction {
                Some(said) => vec![("Interaction", said)],
                None => vec![("Input", &case.input), ("Output", &case.answer)],
            };
            for (what, said) in shown {
                let _ =
                    writeln!(text, "<h2>Sample {number}: {what}</h2>\n<pre>{}</pre>", html(said));
            }
        }
        text + "</body>\n</html>\n"
    }
}

/// Adds a capital and a full stop.
fn sentence(text: &str) -> String {
    let text = text.trim();
    // A name such as `n` is not capitalised.
    let is_word = text.chars().nth(1).is_some_and(char::is_alphabetic) || text.starts_with("a ");
    let mut letters = text.chars();
    let mut sentence: String = match letters.next() {
        Some(first) if is_word => first.to_uppercase().collect(),
        Some(first) => first.to_string(),
        None => String::new(),
    };
    sentence.extend(letters);
    if !sentence.ends_with(['.', '?', '!']) {
        sentence.push('.');
    }
    sentence
}

/// Converts a paragraph; parts between backquotes are code.
fn converted(text: &str, words: fn(&str) -> String, code: impl Fn(&str) -> String) -> String {
    let parts = text.split('`').enumerate();
    parts.map(|(number, part)| if number % 2 == 1 { code(part) } else { words(part) }).collect()
}

fn tex(text: &str) -> String {
    escaped(text, |letter| {
        Some(match letter {
            '\\' => String::from("\\textbackslash{}"),
            '~' => String::from("\\textasciitilde{}"),
            '^' => String::from("\\textasciicircum{}"),
            '{' | '}' | '$' | '&' | '#' | '%' | '_' => format!("\\{letter}"),
            '<' | '>' | '|' => format!("${letter}$"),
            '"' => String::from("''"),
            '…' => String::from("\\ldots{}"),
            _ => format!("${}$", MATHS.iter().find(|(sign, _)| *sign == letter)?.1),
        })
    })
}

const MATHS: [(char, &str); 15] = [
    ('×', "\\times"),
    ('π', "\\pi"),
    ('φ', "\\varphi"),
    ('≤', "\\le"),
    ('≥', "\\ge"),
    ('⌊', "\\lfloor"),
    ('⌋', "\\rfloor"),
    ('⊕', "\\oplus"),
    ('⊗', "\\otimes"),
    ('ᵢ', "{}_i"),
    ('ⱼ', "{}_j"),
    ('²', "{}^2"),
    ('⁴', "{}^4"),
    ('⁶', "{}^6"),
    ('⁹', "{}^9"),
];

fn html(text: &str) -> String {
    escaped(text, |letter| {
        let name = match letter {
            '&' => "amp",
            '<' => "lt",
            '>' => "gt",
            '"' => "quot",
            _ => return None,
        };
        Some(format!("&{name};"))
    })
}

/// Replaces the characters for which `otherwise` returns another form.
fn escaped(text: &str, otherwise: impl Fn(char) -> Option<String>) -> String {
    text.chars().map(|letter| otherwise(letter).unwrap_or_else(|| letter.to_string())).collect()
}
