//! `docs/papers.md`: the items and tests that it names exist, and no numbered statement is missing.

use crate::trial;
use judge::catalog::workspace;
use libtest_mimic::Trial;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Component, Path, PathBuf};
use syn::{ImplItem, Item, Type};

/// This suite, whose tests are found when it runs.
const SUITE: &str = "problems/tests/suite";

/// The trials; `suite` contains the names of the tests of this suite.
pub fn trials(suite: BTreeSet<String>) -> Vec<Trial> {
    let names = move || {
        for row in rows(&page()) {
            for link in links(&row.items) {
                exists(&link).unwrap_or_else(|error| panic!("{}: {error}", row.statement));
            }
            for link in links(&row.tests) {
                is_test(&link, &suite).unwrap_or_else(|error| panic!("{}: {error}", row.statement));
            }
        }
    };
    vec![
        trial("papers::names_exist", names),
        trial("papers::rows_are_complete", rows_are_complete),
        trial("papers::numbered_statements_are_listed", numbered_statements_are_listed),
        trial("papers::a_stale_name_is_noticed", a_stale_name_is_noticed),
    ]
}

fn page() -> String {
    fs::read_to_string(workspace().unwrap().join("docs/papers.md")).unwrap()
}

/// A row of a table of statements.
#[derive(Debug)]
struct Row {
    statement: String,
    sentence: String,
    items: String,
    tests: String,
}

/// The rows of the tables of statements, without their headings. The list of the papers themselves has
/// three columns.
fn rows(page: &str) -> Vec<Row> {
    let mut rows = Vec::new();
    for line in page.lines().filter(|line| line.starts_with('|')) {
        let line = line.replace("\\|", "¦");
        let cells = line.trim_matches('|').split('|');
        let cells: Vec<String> = cells.map(|cell| cell.trim().replace('¦', "|")).collect();
        match &cells[..] {
            [heading, ..] if heading == "statement" || heading == "---" => {}
            [statement, sentence, items, tests] => rows.push(Row {
                statement: statement.clone(),
                sentence: sentence.clone(),
                items: items.clone(),
                tests: tests.clone(),
            }),
            [_, _, _] => {}
            _ => panic!("a row has four columns: {line}"),
        }
    }
    rows
}

/// A name and the file that it links to, relative to the root of the workspace.
#[derive(Debug)]
struct Link {
    name: String,
    file: PathBuf,
}

/// The links of a cell, ``[`name`](file)``, separated by commas.
fn links(cell: &str) -> Vec<Link> {
    let link = |text: &str| {
        let (name, file) = text.strip_prefix("[`")?.strip_suffix(')')?.split_once("`](")?;
        let file = normalized(&Path::new("docs").join(file));
        Some(Link { name: name.to_owned(), file })
    };
    let links =
        cell.split(", ").map(|text| link(text).unwrap_or_else(|| panic!("{text} is not a link")));
    links.collect()
}

/// A path without `..`.
fn normalized(path: &Path) -> PathBuf {
    let mut normalized = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => {
                normalized.pop();
            }
            other => normalized.push(other),
        }
    }
    normalized
}

/// Returns the name that a link gives within its file: the part after the modules of the file's path.
fn within_file(link: &Link) -> Result<Vec<&str>, String> {
    let path = link.file.with_extension("");
    let folders: Vec<&str> = path.iter().filter_map(|part| part.to_str()).collect();
    let names: Vec<&str> = link.name.split("::").collect();
    let modules = (1..=names.len()).find(|&count| folders.ends_with(&names[..count]));
    let modules =
        modules.ok_or_else(|| format!("{} is not in {}", link.name, link.file.display()))?;
    Ok(names[modules..].to_vec())
}

fn parsed(link: &Link) -> Result<syn::File, String> {
    let file = link.file.display();
    let source = fs::read_to_string(workspace().unwrap().join(&link.file))
        .map_err(|error| format!("{file}: {error}"))?;
    syn::parse_file(&source).map_err(|error| format!("{file}: {error}"))
}

fn exists(link: &Link) -> Result<(), String> {
    let file = parsed(link)?;
    let found = match within_file(link)?[..] {
        [] => true,
        [name] => file.items.iter().any(|item| defines(item, name)),
        [of, name] => file.items.iter().any(|item| has_member(item, of, name)),
        _ => false,
    };
    found.then_some(()).ok_or_else(|| format!("{} has no {}", link.file.display(), link.name))
}

/// Returns whether an item is public and has this name.
fn defines(item: &Item, name: &str) -> bool {
    let (visibility, ident) = match item {
        Item::Const(item) => (&item.vis, &item.ident),
        Item::Enum(item) => (&item.vis, &item.ident),
        Item::Fn(item) => (&item.vis, &item.sig.ident),
        Item::Struct(item) => (&item.vis, &item.ident),
        Item::Trait(item) => (&item.vis, &item.ident),
        Item::Type(item) => (&item.vis, &item.ident),
        _ => return false,
    };
    ident == name && matches!(visibility, syn::Visibility::Public(_))
}

/// Returns whether an item gives a type, or a reference to it, a method of this name: a public one of its own, or one
/// of a trait.
fn has_member(item: &Item, of: &str, name: &str) -> bool {
    let Item::Impl(block) = item else {
        return false;
    };
    let of_trait = block.trait_.is_some();
    type_name(&block.self_ty).is_some_and(|found| found == of)
        && block.items.iter().any(|member| match member {
            ImplItem::Fn(method) => {
                let public = matches!(method.vis, syn::Visibility::Public(_));
                method.sig.ident == name && (of_trait || public)
            }
            _ => false,
        })
}

fn type_name(of: &Type) -> Option<String> {
    match of {
        Type::Reference(reference) => type_name(&reference.elem),
        Type::Path(path) => path.path.segments.last().map(|last| last.ident.to_string()),
        _ => None,
    }
}

fn is_test(link: &Link, suite: &BTreeSet<String>) -> Result<(), String> {
    let file = parsed(link)?;
    if is_wrong_program(link, &file) {
        return Ok(());
    }
    let found = match within_file(link)?[..] {
        _ if link.file.starts_with(SUITE) => suite.contains(&link.name),
        [name] => file.items.iter().any(|item| tests(item, name)),
        ["tests", name] => file.items.iter().any(|item| match item {
            Item::Mod(module) if module.ident == "tests" => {
                let content = module.content.as_ref();
                content.is_some_and(|(_, items)| items.iter().any(|item| tests(item, name)))
            }
            _ => false,
        }),
        _ => false,
    };
    let file = link.file.display();
    found.then_some(()).ok_or_else(|| format!("{file} has no test {}", link.name))
}

/// A wrong program, `<problem>_<mistake>`, is rejected by a test of `wrong`.
fn is_wrong_program(link: &Link, file: &syn::File) -> bool {
    let parts: Option<Vec<&str>> = link.file.iter().map(OsStr::to_str).collect();
    let Some(["problems", problem, "wrong.rs"]) = parts.as_deref() else {
        return false;
    };
    let program = link.name.strip_prefix(problem).and_then(|name| name.strip_prefix('_'));
    program.is_some_and(|name| file.items.iter().any(|item| defines(item, name)))
}

/// Returns whether an item is a test of this name, or `proptest!` with such a test in it.
fn tests(item: &Item, name: &str) -> bool {
    match item {
        Item::Fn(function) => {
            let is_test = function.attrs.iter().any(|attribute| attribute.path().is_ident("test"));
            function.sig.ident == name && is_test
        }
        Item::Macro(item)
            if item.mac.path.segments.last().is_some_and(|last| last.ident == "proptest") =>
        {
            let tokens: Vec<String> =
                item.mac.tokens.clone().into_iter().map(|token| token.to_string()).collect();
            tokens.windows(2).any(|pair| pair[0] == "fn" && pair[1] == name)
        }
        _ => false,
    }
}

fn rows_are_complete() {
    let rows = rows(&page());
    assert!(rows.len() > 90, "{}", rows.len());
    for row in &rows {
        assert!(row.sentence.ends_with('.'), "a sentence: {row:?}");
        assert!(!links(&row.items).is_empty() && !links(&row.tests).is_empty(), "{row:?}");
    }
}

/// The definitions, theorems and propositions of Fang Zhanpeng 2009.
fn numbered_statements_are_listed() {
    let rows = rows(&page());
    let definitions = (1..=5).map(|number| format!("Definition {number}"));
    let theorems = (1..=8).map(|number| format!("Theorem {number}"));
    let propositions = (1..=6).map(|number| format!("Proposition 3.1.{number}"));
    for statement in definitions.chain(theorems).chain(propositions) {
        let times = rows.iter().filter(|row| row.statement == statement).count();
        assert_eq!(times, 1, "{statement}");
    }
}

/// A row that does not hold is refused.
fn a_stale_name_is_noticed() {
    let suite = BTreeSet::from([String::from("jury::poj1067")]);
    let link = |cell: &str| links(cell).remove(0);
    let nim = |name: &str| link(&format!("[`{name}`](../shared/src/nim.rs)"));
    let nims_test = |name: &str| link(&format!("[`{name}`](../shared/tests/theory/nim.rs)"));
    for known in ["nim", "nim::sum"] {
        assert_eq!(exists(&nim(known)), Ok(()));
    }
    // Gone, in another module, private, and a file that is gone.
    for stale in ["nim::product", "grundy::sum", "nim::one_reduced", "nim::Nim::sum"] {
        assert!(exists(&nim(stale)).is_err(), "{stale}");
    }
    assert!(exists(&link("[`gone`](../shared/src/gone.rs)")).is_err());

    for known in ["nim::the_sum_is_a_group", "nim::one_third_heap_makes_a_p_position"] {
        assert_eq!(is_test(&nims_test(known), &suite), Ok(()));
    }
    for stale in ["nim::gone", "nim", "nim::is_move", "grundy::the_sum_is_a_group"] {
        assert!(is_test(&nims_test(stale), &suite).is_err(), "{stale}");
    }
    let trial = |name: &str| link(&format!("[`{name}`](../problems/tests/suite/jury.rs)"));
    assert_eq!(is_test(&trial("jury::poj1067"), &suite), Ok(()));
    assert!(is_test(&trial("jury::poj1068"), &suite).is_err());
}
