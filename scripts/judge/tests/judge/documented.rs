//! The commands and options named in the documents and sources exist.

use judge::binaries::built_for_test;
use judge::catalog::workspace;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The files with this extension, except build results.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let is_passed_over = path.ends_with("target") || path.ends_with(".git");
        if path.is_dir() && !is_passed_over {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|other| other == extension) {
            found.push(path);
        }
    }
    found
}

fn docs(source: &str) -> String {
    let line = |line: &str| {
        let line = line.trim_start();
        let text = line.strip_prefix("//!").or(line.strip_prefix("///"));
        text.unwrap_or_default().to_owned() + "\n"
    };
    source.lines().map(line).collect()
}

/// The code spans in a text, and the lines after `$ ` in its blocks.
fn code(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let (mut prose, mut is_block) = (String::new(), false);
    for line in text.lines().map(str::trim) {
        if line.starts_with("```") {
            is_block = !is_block;
            prose.push('\n');
        } else if !is_block {
            prose.extend([line, "\n"]);
        } else if let Some(command) = line.strip_prefix("$ ") {
            found.push(command.trim_end_matches('\\').to_owned());
        }
    }
    for paragraph in prose.split("\n\n") {
        let spans = paragraph.split('`').skip(1).step_by(2);
        found.extend(spans.map(|span| span.replace('\n', " ").replace("\\|", "|")));
    }
    found
}

/// The words of each command in a shell line, including quoted commands.
fn commands(line: &str) -> Vec<Vec<String>> {
    let words = shell_words::split(line).unwrap_or_default();
    let quoted = words.iter().filter(|word| word.contains("cargo ") && *word != line);
    let mut found: Vec<_> = quoted.flat_map(|word| commands(word)).collect();
    let parts = words.split(|word| ["|", "&&", ";", ">", "<"].contains(&&**word));
    found.extend(parts.map(|part| {
        let is_variable =
            |word: &&String| word.split_once('=').is_some_and(|(name, _)| is_upper(name));
        part.iter().skip_while(is_variable).cloned().collect()
    }));
    found
}

fn is_upper(name: &str) -> bool {
    name.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b'_')
}

/// The possible commands and options in a help text.
fn help(of: &[&str]) -> BTreeSet<String> {
    let output = Command::new(built_for_test("judge")).args(of).arg("--help").output();
    let text = String::from_utf8(output.unwrap().stdout).unwrap();
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    words.map(str::to_owned).collect()
}

struct Known {
    commands: BTreeSet<String>,
    options: BTreeMap<String, BTreeSet<String>>,
}

impl Known {
    /// The mistake in the words after `cargo judge`, if any.
    fn mistake(&mut self, words: &[String]) -> Option<String> {
        let name = words.first().filter(|name| is_option(name).is_none())?;
        if !self.commands.contains(name) {
            return Some(format!("no command `{name}`"));
        }
        let options = self.options.entry(name.clone());
        let options = options.or_insert_with(|| help(&[name]));
        let mut named = words[1..].iter().filter_map(|word| is_option(word));
        let unknown = named.find(|option| !options.contains(*option))?;
        Some(format!("`{name}` has no option `{unknown}`"))
    }
}

/// The option in a word, unless the word is a negative number or a game.
fn is_option(word: &str) -> Option<&str> {
    let name = word.trim_start_matches('-');
    let is_option = name.len() < word.len() && name.starts_with(|c: char| c.is_ascii_lowercase());
    is_option.then(|| word.split('=').next().unwrap_or(word))
}

fn packages(root: &Path) -> BTreeMap<String, PathBuf> {
    let manifest = |folder: &Path| {
        let text = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        text.parse::<toml::Table>().unwrap()
    };
    let members = manifest(root)["workspace"]["members"].clone();
    let members = members.as_array().unwrap().iter();
    let package = |member: &toml::Value| {
        let folder = root.join(member.as_str().unwrap());
        let name = manifest(&folder)["package"]["name"].as_str().unwrap().to_owned();
        (name, folder)
    };
    members.map(package).collect()
}

/// The mistake in the words after `cargo`, if any: a missing package, test or example.
fn cargo_mistake(packages: &BTreeMap<String, PathBuf>, words: &[String]) -> Option<String> {
    let own = words.split(|word| word == "--").next()?;
    let mut folder = None;
    for (option, name) in own.iter().zip(own.iter().skip(1)) {
        let targets = match &**option {
            "-p" | "--package" => {
                let Some(found) = packages.get(name) else {
                    return Some(format!("no package `{name}`"));
                };
                folder = Some(found);
                continue;
            }
            "--test" => "tests",
            "--example" => "examples",
            _ => continue,
        };
        let target = |folder: &PathBuf| {
            let path = folder.join(targets).join(name);
            path.with_extension("rs").is_file() || path.join("main.rs").is_file()
        };
        if !folder.is_some_and(target) {
            return Some(format!("no `{name}` among the {targets}"));
        }
    }
    None
}

fn is_script(path: &str) -> bool {
    path.starts_with("scripts/") && Path::new(path).extension().is_some_and(|end| end == "py")
}

#[test]
fn documented_commands_exist() {
    let root = workspace().unwrap();
    let mut texts = Vec::new();
    for path in files(root, "md") {
        texts.push((fs::read_to_string(&path).unwrap(), path));
    }
    for path in files(root, "rs") {
        texts.push((docs(&fs::read_to_string(&path).unwrap()), path));
    }
    let packages = packages(root);
    let mut judge = Known { commands: help(&[]), options: BTreeMap::new() };
    let mut mistakes = Vec::new();
    let mut count = 0;
    for (text, path) in texts {
        for line in code(&text) {
            for command in commands(&line) {
                let words: Vec<&str> = command.iter().map(String::as_str).collect();
                let mistake = match words[..] {
                    ["cargo", "judge", ..] => judge.mistake(&command[2..]),
                    ["judge", _, ..] => judge.mistake(&command[1..]),
                    ["cargo", _, ..] => cargo_mistake(&packages, &command[1..]),
                    [path, ..] if path.starts_with(".ci/") || is_script(path) => {
                        (!root.join(path).exists()).then(|| format!("no `{path}`"))
                    }
                    _ => continue,
                };
                count += 1;
                mistakes.extend(
                    mistake.map(|mistake| format!("{}: `{line}`: {mistake}", path.display())),
                );
            }
        }
    }
    assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
    assert!(count > 200, "{count}");
}
