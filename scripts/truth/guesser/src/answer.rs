//! A guess as a function in Python, C++ or Rust that answers large states.

// Judges compile answers with old compilers.
#[allow(clippy::manual_div_ceil, clippy::manual_is_multiple_of, clippy::manual_midpoint)]
pub(crate) mod functions;

use anyhow::{Result, bail};
use std::collections::HashSet;
use std::path::Path;

/// Returns an expression in which another variable stands in place of `n`.
pub(crate) fn with_variable(expression: &str, variable: &str) -> String {
    words(expression).map(|word| if word == "n" { variable } else { word }).collect()
}

/// Returns an expression in parentheses, unless it is a name, a number or a call.
pub(crate) fn operand(expression: &str) -> String {
    let mut depth = 0;
    let has_operator = expression.chars().any(|sign| {
        depth += i32::from(sign == '(') - i32::from(sign == ')');
        depth == 0 && sign == ' '
    });
    if has_operator { format!("({expression})") } else { expression.to_owned() }
}

/// Splits a text into words, the longest blocks of letters, digits and underscores, and the single signs between them.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_of_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.split_inclusive(move |letter| !is_of_word(letter)).flat_map(move |part| {
        let (word, sign) =
            part.split_at(part.find(|letter| !is_of_word(letter)).unwrap_or(part.len()));
        [word, sign]
    })
}

/// Returns an expression whose parts outside of quotation marks are replaced.
fn outside_quotes(expression: &str, replacement: impl Fn(&str) -> String) -> String {
    let mut result = String::new();
    let mut rest = expression;
    while let Some(start) = rest.find(['\'', '"']) {
        let (before, quoted) = rest.split_at(start);
        let end = end_of_quote(quoted);
        result += &replacement(before);
        result += &quoted[..end];
        rest = &quoted[end..];
    }
    result + &replacement(rest)
}

/// Returns the length of the literal with which a text begins.
fn end_of_quote(text: &str) -> usize {
    let mark = text.chars().next();
    let mut is_escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        if !is_escaped && Some(letter) == mark {
            return at + letter.len_utf8();
        }
        is_escaped = !is_escaped && letter == '\\';
    }
    text.len()
}

/// A function of a state.
#[derive(Clone, Debug)]
pub enum Code {
    /// An expression in Rust that is also one in C++ and in Python, but for `!`, `&&`, `||` and lists in square
    /// brackets. A single number is `n`; several are `numbers`, or `a`, `b` and so on; a word is `word`.
    Expression(String),
    /// The nim-sum over the runs of a word; of a run of `n` equal letters, the expression for the letter.
    Runs(Vec<(char, String)>),
    /// The nim-sum over the places `n` of a letter in a word, counted from 1 on, of an expression.
    Places { letter: char, side: Side, of_place: String },
}

/// An end of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Left,
    Right,
}

impl Side {
    /// The name in guesses.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Right => "right",
        }
    }
}

impl From<String> for Code {
    fn from(expression: String) -> Code {
        Code::Expression(expression)
    }
}

/// The subject of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    Value,
    IsLost,
}

/// The form of states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    Word,
    /// Numbers; those that are the same in all states.
    Numbers(Vec<Option<u64>>),
}

impl Form {
    /// The type of a state, and the expression of the state on a line.
    fn of(&self, language: Language) -> (&'static str, &'static str) {
        match self {
            Form::Word => language.pick(
                ("", "line.strip()"),
                ("const std::string&", "line"),
                ("&str", "&line"),
            ),
            Form::Numbers(fixed) if fixed.len() == 1 => language.pick(
                ("", "int(line)"),
                ("std::uint64_t", "std::stoull(line)"),
                ("u64", "line.parse().unwrap()"),
            ),
            Form::Numbers(_) => language.pick(
                ("", "tuple(map(int, line.split()))"),
                ("const Numbers&", "numbers(line)"),
                ("&[u64]", "&line.split(' ').map(|n| n.parse().unwrap()).collect::<Vec<u64>>()"),
            ),
        }
    }
}

/// A language of answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    Python,
    Cpp,
    Rust,
}

impl Language {
    /// The language of a file, by the ending of its name.
    ///
    /// # Errors
    ///
    /// If there are no answers in its language.
    pub fn of(path: &Path) -> Result<Language> {
        Ok(match path.extension().and_then(|extension| extension.to_str()) {
            Some("py") => Language::Python,
            Some("cpp" | "cc" | "cxx") => Language::Cpp,
            Some("rs") => Language::Rust,
            _ => bail!(
                "{}: answers are written in Python, C++ and Rust; name a file that ends in .py, .cpp or .rs",
                path.display()
            ),
        })
    }

    fn pick<T>(self, python: T, cpp: T, rust: T) -> T {
        match self {
            Language::Python => python,
            Language::Cpp => cpp,
            Language::Rust => rust,
        }
    }

    /// A name for a file of the language.
    pub fn file_name(self) -> &'static str {
        self.pick("answer.py", "answer.cpp", "answer.rs")
    }

    fn functions(self) -> &'static str {
        self.pick(
            include_str!("answer/functions.py"),
            include_str!("answer/functions.cpp"),
            concat!(include_str!("answer/functions.rs"), "\n", include_str!("answer/sequences.rs")),
        )
    }

    /// A program that prints the answer for the state on each line, where `STATE` stands for the state.
    fn main(self) -> &'static str {
        self.pick(
            include_str!("answer/main.py"),
            include_str!("answer/main.cpp"),
            include_str!("answer/main.rs"),
        )
    }

    fn comment(self) -> &'static str {
        self.pick("#", "//", "//")
    }

    /// The lines between functions.
    fn gap(self) -> &'static str {
        self.pick("\n\n\n", "\n\n", "\n\n")
    }

    /// Translates an expression.
    fn expression(self, expression: &str) -> String {
        match self {
            Language::Rust => outside_quotes(expression, |code| code.replace('[', "&[")),
            Language::Cpp => {
                outside_quotes(expression, |code| code.replace('[', "{").replace(']', "}"))
            }
            Language::Python => {
                let negated = expression.strip_prefix('!').map(|rest| format!("not {rest}"));
                let expression = negated.unwrap_or_else(|| expression.to_owned());
                outside_quotes(&expression, |code| code.replace("&&", "and").replace("||", "or"))
            }
        }
    }

    /// The body of a function that returns this of the state.
    fn returned(self, expression: &str, subject: Subject) -> String {
        let is_equation =
            expression.matches(" == ").count() == 1 && !expression.contains(['&', '|']);
        let negated = match expression.strip_prefix('!') {
            _ if subject == Subject::Value => expression.to_owned(),
            Some(rest) => rest.to_owned(),
            None if is_equation => expression.replace(" == ", " != "),
            None => format!("!{}", operand(expression)),
        };
        match self {
            Language::Rust => self.expression(&negated),
            Language::Cpp | Language::Python => {
                let end = if self == Language::Cpp { ";" } else { "" };
                format!("return {}{end}", self.expression(&negated))
            }
        }
    }
}

/// The letters of several numbers in expressions.
pub(crate) const LETTERS: std::ops::RangeInclusive<char> = 'a'..='z';

/// A guess about states of a form.
pub struct Answer<'g> {
    /// The guess in words.
    pub text: &'g str,
    pub code: &'g Code,
    pub subject: Subject,
    pub form: Form,
}

impl Answer<'_> {
    /// Returns a file with a function `answer`, which takes a state. It returns the Grundy value, or whether the
    /// player to move wins if the guess is about lost states. A clause says on what grounds the guess is believed.
    pub fn file(&self, language: Language, grounds: &str) -> String {
        let returns = match self.subject {
            Subject::Value => "the Grundy value",
            Subject::IsLost => "whether the player to move wins",
        };
        let mark = language.comment();
        let head =
            format!("{mark} Returns {returns}: {}.\n{mark} The guess {grounds}.\n", self.text);
        let function = self.function(language);
        let (prelude, used) = used(language, &function);
        let mut parts: Vec<String> = prelude.into_iter().chain(used).collect();
        parts.push(head + &function);
        parts.join(language.gap()).trim_end().to_owned() + "\n"
    }

    /// Returns a file with the function and a program that reads states, one a line, and prints the answer for
    /// each.
    pub fn program(&self, language: Language) -> String {
        let file = self.file(language, "is being tested");
        let (_, state) = self.form.of(language);
        format!("{file}\n{}", language.main().replace("STATE", state))
    }

    fn function(&self, language: Language) -> String {
        let parameter = match &self.form {
            Form::Word => "word",
            Form::Numbers(fixed) if fixed.len() == 1 => "n",
            Form::Numbers(fixed) if fixed.iter().all(Option::is_none) => "numbers",
            Form::Numbers(_) => "state",
        };
        let mut lines = self.bindings(language, parameter);
        lines.extend(match self.code {
            Code::Expression(code) => vec![language.returned(code, self.subject)],
            Code::Runs(rows) => runs(language, rows),
            Code::Places { letter, side, of_place } => {
                vec![sum_of_places(language, *letter, *side, of_place)]
            }
        });
        let (kind, _) = self.form.of(language);
        let number = language.pick("", "std::uint64_t", "u64");
        let result = if self.subject == Subject::Value { number } else { "bool" };
        let head = match language {
            Language::Python => format!("def answer({parameter}):"),
            Language::Cpp => format!("{result} answer({kind} {parameter}) {{"),
            Language::Rust => format!("pub fn answer({parameter}: {kind}) -> {result} {{"),
        };
        let end = if language == Language::Python { "" } else { "\n}" };
        let body: Vec<String> = lines
            .iter()
            .flat_map(|line| line.split('\n'))
            .map(|line| format!("    {line}"))
            .collect();
        format!("{head}\n{}{end}", body.join("\n"))
    }

    /// Returns lines that bind the variables of the expression.
    fn bindings(&self, language: Language, parameter: &str) -> Vec<String> {
        let fixed = match &self.form {
            Form::Numbers(fixed) if fixed.len() > 1 => fixed,
            _ => return Vec::new(),
        };
        let mut lines = Vec::new();
        for (place, number) in fixed.iter().enumerate() {
            let Some(number) = number else {
                continue;
            };
            lines.push(match language {
                Language::Python => format!("assert {parameter}[{place}] == {number}"),
                Language::Cpp => {
                    format!("if ({parameter}.at({place}) != {number}) throw \"number {place} must be {number}\";")
                }
                Language::Rust => format!("assert_eq!({parameter}[{place}], {number});"),
            });
        }
        let varying = (0..fixed.len()).filter(|place| fixed[*place].is_none());
        let chosen: Vec<String> = varying.map(|place| format!("{parameter}[{place}]")).collect();
        if let [only] = &chosen[..] {
            lines.push(language.bound("n", only));
            return lines;
        }
        let Code::Expression(code) = self.code else {
            return lines;
        };
        let uses = |name: &str| words(code).any(|word| word == name);
        if parameter == "state" && uses("numbers") {
            let list = chosen.join(", ");
            lines.push(match language {
                Language::Python => format!("numbers = [{list}]"),
                Language::Cpp => format!("const Numbers numbers = {{{list}}};"),
                Language::Rust => format!("let numbers = &[{list}];"),
            });
        }
        let letters = LETTERS.zip(&chosen).filter(|(letter, _)| uses(&letter.to_string()));
        lines.extend(letters.map(|(letter, number)| language.bound(&letter.to_string(), number)));
        lines
    }
}

impl Language {
    /// Returns a line that gives a number a name.
    fn bound(self, name: &str, number: &str) -> String {
        match self {
            Language::Python => format!("{name} = {number}"),
            Language::Cpp => format!("const std::uint64_t {name} = {number};"),
            Language::Rust => format!("let {name} = {number};"),
        }
    }
}

/// Returns the lines of a function of a word, which adds what its runs are worth.
fn runs(language: Language, rows: &[(char, String)]) -> Vec<String> {
    let (start, [before, between, after], end) = language.pick(
        (
            "value = 0\nfor letter, run in groupby(word):\n    n = len(list(run))",
            ["    if letter == ", ":\n        value ^= ", ""],
            "return value",
        ),
        (
            "std::uint64_t value = 0;\nstd::size_t place = 0;\nfor (std::uint64_t n : run_lengths(word)) {\n    \
             const char letter = word[place];\n    place += n;",
            ["    if (letter == ", ") value ^= ", ";"],
            "}\nreturn value;",
        ),
        (
            "let mut value = 0;\nlet mut letters = word.chars();\nfor n in run_lengths(word) {\n    \
             let letter = letters.nth(n as usize - 1);\n    value ^= match letter {",
            ["        Some(", ") => ", ","],
            "        _ => 0,\n    };\n}\nvalue",
        ),
    );
    let row = |(letter, code): &(char, String)| {
        format!("{before}{letter:?}{between}{}{after}", language.expression(code))
    };
    let mut lines = vec![start.to_owned()];
    lines.extend(rows.iter().map(row));
    lines.push(end.to_owned());
    lines
}

/// Returns the lines of a function of a word, which adds what the places of a letter are worth.
fn sum_of_places(language: Language, letter: char, side: Side, code: &str) -> String {
    let code = language.expression(code);
    let is_left = side == Side::Left;
    match language {
        Language::Python => {
            let word = if is_left { "word" } else { "reversed(word)" };
            format!(
                "value = 0\nfor n, letter in enumerate({word}, 1):\n    if letter == {letter:?}:\n        value ^= \
                 {code}\nreturn value"
            )
        }
        Language::Cpp => {
            let place = if is_left { "n - 1" } else { "word.size() - n" };
            format!(
                "std::uint64_t value = 0;\nfor (std::uint64_t n = 1; n <= word.size(); ++n) {{\n    if (word[{place}] == \
                 {letter:?}) value ^= {code};\n}}\nreturn value;"
            )
        }
        Language::Rust => {
            let letters = if is_left { "word.chars()" } else { "word.chars().rev()" };
            format!(
                "let places = (1..).zip({letters}).filter(|(_, letter)| *letter == {letter:?});\n\
                 places.map(|(n, _): (u64, char)| {code}).fold(0, |value, one| value ^ one)"
            )
        }
    }
}

/// Returns the lines before the first function of the library, and the functions that a text uses, directly or
/// not, in the order of the library.
fn used(language: Language, text: &str) -> (Option<String>, Vec<String>) {
    let mut functions: Vec<(String, String)> = Vec::new();
    let mut prelude = Vec::new();
    for chunk in language.functions().split(language.gap()) {
        match name(language, chunk) {
            Some(name) => functions.push((name, chunk.trim().replace("pub(crate) fn", "fn"))),
            None => prelude.push(chunk.trim().to_owned()),
        }
    }
    let mut wanted = vec![text.to_owned()];
    let mut used = vec![false; functions.len()];
    while let Some(text) = wanted.pop() {
        for (place, (name, function)) in functions.iter().enumerate() {
            if !used[place] && calls(&text, name) {
                used[place] = true;
                wanted.push(function.clone());
            }
        }
    }
    let used = functions.into_iter().zip(used).filter(|(_, used)| *used);
    let used: Vec<String> = used.map(|((_, function), _)| function).collect();
    let prelude = match language {
        Language::Rust => None,
        Language::Cpp => Some(prelude.join("\n\n")),
        Language::Python => {
            let all = used.iter().map(String::as_str).chain([text]).collect::<Vec<_>>().join("\n");
            imports(&prelude.join("\n"), &all)
        }
    };
    (prelude, used)
}

/// Returns whether a text calls a function of this name, and not one of an object or a namespace.
fn calls(text: &str, name: &str) -> bool {
    let is_joined = |letter: char| letter.is_alphanumeric() || "_.:".contains(letter);
    text.match_indices(&format!("{name}(")).any(|(place, _)| !text[..place].ends_with(is_joined))
}

/// Returns the name of the function that a part of a library defines.
fn name(language: Language, chunk: &str) -> Option<String> {
    let definition = match language {
        Language::Python => chunk.trim_start().strip_prefix("def ")?,
        Language::Rust => chunk.split_once("fn ")?.1,
        Language::Cpp => {
            let line = chunk.trim().lines().find(|line| !line.starts_with("//"))?;
            line.split_once('(')?.0.rsplit(' ').next()?
        }
    };
    let end = definition.find(['(', '<']).unwrap_or(definition.len());
    Some(definition[..end].to_owned())
}

/// Returns the imports of names that a text in Python uses.
fn imports(lines: &str, text: &str) -> Option<String> {
    let words: HashSet<&str> = words(text).collect();
    let kept = lines.lines().filter_map(|line| {
        let (module, names) = line.split_once(" import ")?;
        let names: Vec<&str> = names.split(", ").filter(|name| words.contains(name)).collect();
        (!names.is_empty()).then(|| format!("{module} import {}", names.join(", ")))
    });
    let kept: Vec<String> = kept.collect();
    (!kept.is_empty()).then(|| kept.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case::python(
        Language::Python,
        "def answer(state):\n    assert state[1] == 3\n    n = state[0]\n    return n % 4 != 0"
    )]
    #[case::cpp(
        Language::Cpp,
        "bool answer(const Numbers& state) {\n    if (state.at(1) != 3) throw \"number 1 must be 3\";\n    const std::uint64_t n = state[0];\n    return n % 4 != 0;\n}"
    )]
    #[case::rust(
        Language::Rust,
        "pub fn answer(state: &[u64]) -> bool {\n    assert_eq!(state[1], 3);\n    let n = state[0];\n    n % 4 != 0\n}"
    )]
    fn numbers_that_are_the_same_in_all_states_are_checked(
        #[case] language: Language,
        #[case] function: &str,
    ) {
        let code = Code::from(String::from("n % 4 == 0"));
        let form = Form::Numbers(vec![None, Some(3)]);
        let answer = Answer { text: "", code: &code, subject: Subject::IsLost, form };
        assert_eq!(answer.function(language), function);
    }

    #[rstest]
    #[case("n == 0 || is_square(n)", "return not (n == 0 or is_square(n))")]
    #[case("!is_lower(n)", "return is_lower(n)")]
    #[case("is_one_of(n % 7, [0, 2])", "return not is_one_of(n % 7, [0, 2])")]
    #[case("spread(numbers) <= 1", "return not (spread(numbers) <= 1)")]
    fn python_has_words_for_signs(#[case] expression: &str, #[case] returned: &str) {
        assert_eq!(Language::Python.returned(expression, Subject::IsLost), returned);
    }

    #[rstest]
    #[case(Language::Rust, "is_one_of(count(word, '['), &[0, 2])")]
    #[case(Language::Cpp, "is_one_of(count(word, '['), {0, 2})")]
    #[case(Language::Python, "is_one_of(count(word, '['), [0, 2])")]
    fn letters_in_quotes_are_kept(#[case] language: Language, #[case] translated: &str) {
        assert_eq!(language.expression("is_one_of(count(word, '['), [0, 2])"), translated);
        let part = r#"occurrences(word, "]\"&&") == 0"#;
        assert_eq!(language.expression(part), part);
    }

    #[test]
    fn only_the_functions_that_are_used_are_in_a_file() {
        let code = Code::from(String::from("is_lower(n)"));
        let form = Form::Numbers(vec![None]);
        let answer = Answer { text: "", code: &code, subject: Subject::Value, form };
        let file = answer.file(Language::Python, "holds");
        let defined: Vec<&str> = file.lines().filter(|line| line.starts_with("def ")).collect();
        assert_eq!(defined, ["def lower(k):", "def is_lower(n):", "def answer(n):"]);
        assert!(file.starts_with("from math import isqrt\n"), "{file}");
    }
}
