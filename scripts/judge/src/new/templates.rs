//! What the files of a new problem say.

use super::New;
use crate::judges;
use anyhow::{Context, Result, bail};
use toml::Value;

/// A text as a string of a TOML file.
fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

/// The judge and its name for the problem.
fn place(new: &New) -> String {
    let judge = judges::find(&new.judge).map_or("", |judge| &judge.name);
    format!("{judge} {}", new.number)
}

/// The description: `testdata/<problem>.toml`.
pub fn facts(new: &New) -> String {
    let url = match &new.url {
        Some(url) => format!("url = {}", quoted(url)),
        None => String::from("# url = \"https://...\""),
    };
    format!(
        r#"# What the problem is. docs/new-problem.md explains every key.

title = {title}
judge = {judge}
number = {number}
{url}

# The heading that the problem is listed under, and the theorem that solves it, in a few words.
topic = "My problems"
theorem = "not known yet"
# The modules of shared/src/ that the solutions use: theory = ["nim"]

# "many" if an input file holds many cases, each answered by one line; otherwise "single".
cases = "{cases}"
# Several answers may be right, and the book checks them: compare = "rules"
# The judge talks with the program: interactive = true
# note = "What is unknown or uncertain."

# For one input file. Without them, a solution may take 5 s and 1 GiB.
[limits]
# time_ms = 1000
# memory_kib = 262144

# One for each solution: problems/src/bin/<name>.rs.
[[solutions]]
name = "{id}"
method = "not written yet"
"#,
        title = quoted(&new.title),
        judge = quoted(&new.judge),
        number = quoted(&new.number),
        cases = if new.many { "many" } else { "single" },
        id = new.id,
    )
}

/// The solution: `problems/src/bin/<problem>.rs`.
pub fn solution(new: &New) -> String {
    let url = new
        .url
        .as_ref()
        .map_or_else(String::new, |url| format!(" (<{url}>)"));
    format!(
        r#"//! {place} — {title}{url}
//!
//! Game:      what a position is, what a move does, and who wins.
//! Theorem:   which positions are lost, and where that is from.
//! Cost:      O(?) time, O(?) memory; the judge's limits are unknown.
//! Status:    not written yet.

fn main() {{
    // To read a number and as many others: `proconio::input! {{ n: usize, heaps: [u64; n] }}`.
    // The theory is in `shared`, for example `shared::nim::sum(heaps)`. Gather the output, and print
    // it once.
    panic!("problems/src/bin/{id}.rs is not written yet");
}}
"#,
        place = place(new),
        title = new.title,
        id = new.id,
    )
}

/// The rules: `scripts/jury/src/rules/<problem>.rs`.
pub fn rules(new: &New) -> String {
    format!(
        r"//! {title}: what a move does, in one or two sentences.

use super::{{Game, Visit, draw_heaps}};

/// {title}. A position is the list of its heaps; choose any type that fits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct {name};

impl Game for {name} {{
    type Position = Vec<u64>;

    /// Calls `visit` for each move with the position that it leads to and the name of the move, as
    /// `visit(option, format_args!(...))`. See `nim.rs` and `euclid.rs` beside this file.
    fn moves(&self, _heaps: &Vec<u64>, _visit: Visit<Vec<u64>>) {{}}

    fn draw(&self, heaps: &Vec<u64>) -> String {{
        draw_heaps(heaps)
    }}
}}
",
        title = new.title,
        name = type_name(&new.id),
    )
}

/// A name as that of a type: `OwnNim`.
fn type_name(id: &str) -> String {
    let words = id.split('_').filter_map(|word| {
        let (first, rest) = word.split_at_checked(1)?;
        Some(first.to_uppercase() + rest)
    });
    words.collect()
}

/// A game for whose positions a book can be drafted.
pub struct Game {
    module: String,
    name: String,
    positions: &'static Positions,
}

/// How a book has to do with positions of one type.
struct Positions {
    type_name: &'static str,
    format: &'static str,
    /// The greatest number in a case.
    greatest: &'static str,
    small: &'static str,
    random: &'static str,
}

const POSITIONS: [Positions; 3] = [
    Positions {
        type_name: "Vec<u64>",
        format: "list(1.., number(\"a heap\", 1..))",
        greatest: "case.iter().copied().max().unwrap_or(0)",
        small: "cases::all_lists(1..=3, 1..=6)",
        random: "let count = random.random_range(1..=4);\n    cases::heaps(random, count, 1..=most)",
    },
    Positions {
        type_name: "(u64, u64)",
        format: "(number(\"a\", 1..), number(\"b\", 1..)).line()",
        greatest: "case.0.max(case.1)",
        small: "cases::pairs(1..=SEARCHED)",
        random: "let mut number = || cases::number(random, 1..=most);\n    (number(), number())",
    },
    Positions {
        type_name: "u64",
        format: "number(\"n\", 1..).line()",
        greatest: "*case",
        small: "1..=SEARCHED",
        random: "cases::number(random, 1..=most)",
    },
];

impl Game {
    /// The game of the drafted rules of a new problem.
    pub fn drafted(id: &str) -> Game {
        Game {
            module: id.to_owned(),
            name: type_name(id),
            positions: &POSITIONS[0],
        }
    }

    /// The game in a module of `scripts/jury/src/rules`.
    ///
    /// # Errors
    ///
    /// When no book can be drafted for it.
    pub fn of(module: &str, source: &str) -> Result<Game> {
        let after = |text: &str, start: &str, end: char| {
            let (_, rest) = text.split_once(start)?;
            Some(rest.split_once(end)?.0.trim().to_owned())
        };
        let why = || {
            format!(
                "scripts/jury/src/rules/{module}.rs: no book can be drafted for this game; leave \
                 out --game, and write the book after one of the others that use `{module}`"
            )
        };
        let name = after(source, "impl Game for ", '{').with_context(why)?;
        let position = after(source, "type Position = ", ';').with_context(why)?;
        let has_type = |positions: &&Positions| positions.type_name == position;
        match POSITIONS.iter().find(has_type) {
            Some(positions) if source.contains(&format!("pub struct {name};")) => Ok(Game {
                module: module.to_owned(),
                name,
                positions,
            }),
            _ => bail!(why()),
        }
    }
}

/// The book: `scripts/jury/src/books/<problem>.rs`.
pub fn book(new: &New, game: &Game) -> String {
    let Game {
        module,
        name,
        positions,
    } = game;
    let case = positions.type_name;
    let file = if new.many { "until_end" } else { "single" };
    let start = if case == "Vec<u64>" {
        "case.clone()"
    } else {
        "*case"
    };
    let max_cases = if new.many {
        "\n    /// The most cases of an input file.\n    const MAX_CASES: usize = 1000;\n"
    } else {
        ""
    };
    format!(
        r#"//! {place}, {title}: what is asked?

use super::prelude::*;
use crate::rules::{module}::{name};

/// The greatest number of the statement.
const MAX: u64 = 1_000_000_000;

/// The greatest number that is searched, in well under a second.
const SEARCHED: u64 = 30;

#[derive(Default)]
pub struct Book {{
    outcomes: Outcomes<{name}>,
}}

impl super::Book for Book {{
    type Case = {case};

    /// Every command refuses a draft. Remove this when all below is as in the statement.
    const IS_DRAFT: bool = true;
{max_cases}
    /// How an input file is written: `single` for one case, `counted` for cases after their number,
    /// `until_end` or `until_zero`. The ranges say down to what a case is simplified.
    fn file() -> File<impl Format<Value = {case}>> {{
        {file}({format})
    }}

    /// The position before the first move. Misère play is `misere(...)`.
    fn position(case: &{case}) -> Shown {{
        Ok(normal({name}, start(case)))
    }}

    /// What the judge expects, found by search; `None` where a search would take too long.
    fn answer(&mut self, case: &{case}) -> Option<String> {{
        let greatest = {greatest};
        let wins = (greatest <= SEARCHED).then(|| self.outcomes.wins(&start(case)))?;
        Some(String::from(if wins {{ "Yes" }} else {{ "No" }}))
    }}

    /// Every small case, all of which are searched in seconds.
    fn small() -> impl Iterator<Item = {case}> {{
        {small}
    }}

    /// A random case that can be searched.
    fn random(random: &mut Random) -> {case} {{
        case(random, SEARCHED)
    }}

    /// A random case within the bounds of the statement.
    fn full(random: &mut Random) -> {case} {{
        case(random, MAX)
    }}

    /// What full-size cases are held against, where the rules are too slow: `By` another method than
    /// the solution's, in a `second_opinion`.
    const SECOND_OPINION: SecondOpinion = SecondOpinion::Missing("it is not written yet");
}}

/// The position that a case describes, as the rules of the game have it.
fn start(case: &{case}) -> {case} {{
    {start}
}}

/// A random case with numbers up to `most`.
fn case(random: &mut Random, most: u64) -> {case} {{
    {random}
}}
"#,
        place = place(new),
        title = new.title,
        format = positions.format,
        greatest = positions.greatest,
        small = positions.small,
        random = positions.random,
    )
}
