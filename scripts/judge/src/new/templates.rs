//! The contents of a new problem's files. The sources are files beside this one, with the placeholders
//! `the_game`, `TheGame` and words in capitals.

use super::{Kind, New};
use crate::header::{UNWRITTEN, limits as limits_of};
use crate::judges;
use anyhow::{Context, Result, ensure};
use toml::Value;

const SOLUTION: &str = include_str!("templates/solution.rs");
const SEARCH: &str = include_str!("templates/brute.py");
const GENERATE: &str = include_str!("templates/generate.py");
const GENERATE_MANY: &str = include_str!("templates/generate_many.py");
const INTERACTIVE_BRUTE_FORCE: &str = include_str!("templates/brute_interactive.py");
const INTERACTIVE_RULES: &str = include_str!("templates/rules/interactive.rs");
const INTERACTIVE_BOOK: &str = include_str!("templates/books/interactive.rs");

impl Kind {
    /// The draft of the rules of such a game.
    fn rules(self) -> &'static str {
        match self {
            Kind::Impartial => include_str!("templates/rules/impartial.rs"),
            Kind::Partizan => include_str!("templates/rules/partizan.rs"),
            Kind::Scoring => include_str!("templates/rules/scoring.rs"),
        }
    }

    /// The draft of a book, without the parts for the type of its positions.
    fn book(self) -> &'static str {
        match self {
            Kind::Impartial => include_str!("templates/books/impartial.rs"),
            Kind::Partizan => include_str!("templates/books/partizan.rs"),
            Kind::Scoring => include_str!("templates/books/scoring.rs"),
        }
    }

    fn rules_trait(self) -> &'static str {
        match self {
            Kind::Impartial => "Game",
            Kind::Partizan => "Partizan",
            Kind::Scoring => "Scoring",
        }
    }
}

/// The types of positions for which a book can be drafted, each with the part of the book for this type.
const CASES: [(&str, &str); 3] = [
    ("Vec<u64>", include_str!("templates/cases/heaps.rs")),
    ("(u64, u64)", include_str!("templates/cases/pair.rs")),
    ("u64", include_str!("templates/cases/number.rs")),
];

/// A text as a TOML string.
fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

/// The judge and its name for the problem.
fn place(new: &New) -> String {
    let judge = judges::find(&new.judge).map_or("", |judge| &judge.name);
    format!("{judge} {}", new.number)
}

/// The description: `problems/<problem>/problem.toml`.
pub(crate) fn facts(new: &New) -> String {
    let url = match &new.url {
        Some(url) => format!("url = {}", quoted(url)),
        None => String::from("# url = \"https://...\""),
    };
    let note = match &new.note {
        Some(note) => format!("note = {}", quoted(note)),
        None => String::from("# note = \"What is unknown or uncertain.\""),
    };
    format!(
        r#"# What the problem is. docs/new-problem.md explains every key.

title = {title}
judge = {judge}
number = {number}
{url}

# The heading that the problem is listed under, and the theorem that solves it, in a few words.
topic = "{UNWRITTEN}"
theorem = "{UNWRITTEN}"
# The modules of shared/src/ that the solutions use: theory = ["nim"]

# "many" if an input file holds many cases, each answered by one line; otherwise "single".
cases = "{cases}"
# Several answers may be right, and the book checks them: compare = "rules"
# Whether the judge talks with the program.
interactive = {interactive}
{note}

# For one input file. Without them, a solution may take 5 s and 1 GiB.
[limits]
{limits}

# One for each solution: <name>.rs beside this file.
[[solutions]]
name = "{id}"
method = "{UNWRITTEN}"

# The row of the guide that is to name it, by its first cell in shared/src/guide.rs or partizan.rs, and its trap.
# [[guide]]
# row = "takes any number from one heap"
# trap = "what the wrong program gets wrong: `{id}_mistake`"
"#,
        title = quoted(&new.title),
        judge = quoted(&new.judge),
        number = quoted(&new.number),
        cases = if new.many { "many" } else { "single" },
        interactive = new.interactive,
        limits = limits(new),
        id = new.id,
    )
}

/// The `problem.toml` in a folder of samples.
pub(crate) fn description(new: &New) -> String {
    let mut keys = vec![("title", Value::from(&*new.title))];
    keys.extend(new.url.iter().map(|url| ("url", Value::from(&**url))));
    keys.push(("interactive", Value::from(new.interactive)));
    keys.extend(new.note.iter().map(|note| ("note", Value::from(&**note))));
    let keys = keys.iter().map(|(key, value)| format!("{key} = {value}\n"));
    format!(
        "# What the page says of the problem.\n{}\n# `test` with this folder as --cases keeps to \
         these limits.\n[limits]\n{}\n",
        keys.collect::<String>(),
        limits(new)
    )
}

/// The limits; examples in comments replace unknown ones.
fn limits(new: &New) -> String {
    let line = |key: &str, limit: Option<u64>, example: u64| match limit {
        Some(limit) => format!("{key} = {limit}"),
        None => format!("# {key} = {example}"),
    };
    [line("time_ms", new.limits.time_ms, 1000), line("memory_kib", new.limits.memory_kib, 262_144)]
        .join("\n")
}

fn filled(draft: &str, new: &New, game: &Game) -> String {
    draft
        .replace("THE_PLACE", &marked(&place(new)))
        .replace("THE_TITLE", &marked(&new.title))
        .replace("the_problem", &new.id)
        .replace("the_game", &game.module)
        .replace("TheGame", &game.name)
}

/// A text on one line for a comment, with names from code in backticks.
fn marked(text: &str) -> String {
    let is_code = |word: &str| {
        let mut letters = word.chars().skip_while(|c| !c.is_lowercase());
        word.contains('_') || letters.any(char::is_uppercase)
    };
    let words = text
        .split_whitespace()
        .map(|word| if is_code(word) { format!("`{word}`") } else { word.to_owned() });
    words.collect::<Vec<_>>().join(" ")
}

/// The solution: `problems/<problem>/<problem>.rs`.
pub(crate) fn solution(new: &New) -> String {
    let solution = SOLUTION.replace("the judge's limits are unknown.", &limits_of(&new.limits));
    let solution = filled(&solution, new, &Game::default());
    let solution = match &new.url {
        Some(url) => solution.replacen('\n', &format!("\n//! (<{url}>)\n"), 1),
        None => solution,
    };
    match &new.note {
        Some(note) => solution.replacen("\n\n", &format!("\n//! Note:      {note}\n\n"), 1),
        None => solution,
    }
}

/// The rules: `problems/<problem>/rules/<game>.rs`.
pub(crate) fn rules(new: &New, game: &Game) -> String {
    let mut rules = game.kind.rules().to_owned();
    if new.interactive {
        rules = format!("{rules}\n{INTERACTIVE_RULES}");
    }
    filled(&rules, new, game)
}

/// A game for whose positions a book can be drafted.
#[derive(Default)]
pub(crate) struct Game {
    kind: Kind,
    module: String,
    name: String,
    /// The part of a book about cases of this type.
    cases: &'static str,
}

impl Game {
    pub(crate) fn drafted(module: &str, kind: Kind) -> Game {
        let words = module.split('_').filter_map(|word| {
            let (first, rest) = word.split_at_checked(1)?;
            Some(first.to_uppercase() + rest)
        });
        Game { kind, module: module.to_owned(), name: words.collect(), cases: CASES[0].1 }
    }

    pub(crate) fn of(module: &str, source: &str, interactive: bool) -> Result<Game> {
        let traits = Kind::ALL.into_iter().map(|kind| (kind, kind.rules_trait()));
        let game = traits.chain([(Kind::Impartial, "Heaps")]).find_map(|(kind, rules)| {
            let (_, source) = source.split_once(&format!("impl {rules} for "))?;
            let (name, source) = source.split_once(" {")?;
            let position = if rules == "Heaps" {
                "Vec<u64>"
            } else {
                source.split_once("type Position = ")?.1.split_once(';')?.0
            };
            let (_, cases) = CASES.into_iter().find(|(of, _)| *of == position)?;
            Some(Game { kind, module: module.to_owned(), name: name.to_owned(), cases })
        });
        let game = game.filter(|game| {
            let is_played = source.contains(&format!("impl Large for {} ", game.name));
            source.contains(&format!("pub struct {};", game.name)) && (is_played || !interactive)
        });
        game.with_context(|| {
            format!(
                "{module}: no book can be drafted for this game; leave \
                 out --game, and write the book after one of the others that use `{module}`"
            )
        })
    }
}

/// The brute force: `problems/<problem>/brute.py`.
pub(crate) fn brute_force(new: &New) -> String {
    let draft = if new.interactive {
        INTERACTIVE_BRUTE_FORCE.to_owned()
    } else {
        format!("{SEARCH}\n\n{}", if new.many { GENERATE_MANY } else { GENERATE })
    };
    draft.replace("the_problem", &new.id)
}

/// The book: `problems/<problem>/book.rs`.
pub(crate) fn book(new: &New, game: &Game) -> Result<String> {
    let mut book = if new.interactive {
        ensure!(
            game.kind == Kind::Impartial,
            "the book of an interactive problem is drafted for impartial games only; leave out --interactive, \
             and write `interactor` after problems/abc278_g/book.rs"
        );
        INTERACTIVE_BOOK.to_owned()
    } else {
        game.kind.book().to_owned()
    };
    if !new.many {
        book = book.replace("until_end(unstated(0..=1000), ", "single(");
    }
    Ok(filled(&format!("{book}\n{}", game.cases), new, game))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_code_are_marked_in_comments() {
        assert_eq!(marked("AtCoder abc278_g,  POJ\nNim"), "`AtCoder` `abc278_g,` POJ Nim");
    }
}
