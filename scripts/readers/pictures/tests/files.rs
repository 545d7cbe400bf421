//! Tests that the committed pictures are up to date and suit all places that show them.

use roxmltree::{Document, Node};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const COMMAND: &str = "`cargo run -p pictures` writes the pictures again";

const SVG: &str = "http://www.w3.org/2000/svg";

fn root() -> &'static Path {
    Path::new("../../..")
}

#[test]
fn the_committed_files_are_up_to_date() {
    let stale: Vec<String> = pictures::files()
        .into_iter()
        .filter(|(file, content)| {
            let committed = fs::read_to_string(root().join(file));
            // Git may have changed the line endings.
            committed.map_or(true, |committed| committed.replace("\r\n", "\n") != *content)
        })
        .map(|(file, _)| file)
        .collect();
    assert!(stale.is_empty(), "not up to date: {stale:?}; {COMMAND}");
}

#[test]
fn every_committed_picture_is_still_drawn() {
    let drawn: BTreeSet<String> = pictures::all().iter().map(pictures::Picture::file).collect();
    for entry in fs::read_dir(root().join("shared/pictures")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(drawn.contains(&name), "no picture draws shared/pictures/{name}: delete the file");
    }
}

#[test]
fn each_picture_is_shown_in_the_docs_of_its_module() {
    for picture in pictures::all() {
        let module = root().join(format!("shared/src/{}.rs", picture.module));
        let source = fs::read_to_string(&module).unwrap();
        let path = format!("../pictures/{}", picture.file());
        let shown = format!("//!\n#![cfg_attr(doc, doc = include_str!(\"{path}\"))]\n");
        assert!(
            source.replace("\r\n", "\n").contains(&shown),
            "{} should show {path}, after an empty line of the docs",
            module.display()
        );
    }
}

#[test]
fn each_picture_fits_into_markdown() {
    for picture in pictures::all() {
        let name = picture.name;
        let text = picture.to_string();
        let first = text.lines().next().unwrap();
        // Such a line begins an HTML block, which a blank line would end.
        assert!(first.starts_with("<svg ") && first.ends_with('>'), "{name}: {first}");
        assert!(!text.lines().any(|line| line.trim().is_empty()), "{name}");
        assert!(text.len() < 20_000, "{name} has {} bytes", text.len());
    }
}

#[test]
fn each_picture_has_a_title_and_a_description_and_loads_nothing() {
    let mut ids = BTreeSet::new();
    for picture in pictures::all() {
        let name = picture.name;
        let text = picture.to_string();
        let document = Document::parse(&text).unwrap();
        let svg = document.root_element();
        assert_eq!(svg.attribute("role"), Some("img"), "{name}");
        for (attribute, tag) in [("aria-labelledby", "title"), ("aria-describedby", "desc")] {
            let id = svg.attribute(attribute);
            let named = document.descendants().find(|node| node.attribute("id") == id);
            let named = named.unwrap_or_else(|| panic!("{name}: nothing has the id {id:?}"));
            assert!(named.has_tag_name((SVG, tag)) && named.text().is_some(), "{name}: {id:?}");
        }
        for node in document.descendants().filter(Node::is_element) {
            let tag = node.tag_name().name();
            assert!(!["script", "image", "foreignObject", "use"].contains(&tag), "{name}: {tag}");
            if let Some(id) = node.attribute("id") {
                assert!(ids.insert(id.to_owned()), "{name}: {id} is the id of two elements");
            }
        }
    }
}

#[test]
fn nothing_is_drawn_outside_a_picture() {
    for picture in pictures::all() {
        let text = picture.to_string();
        let document = Document::parse(&text).unwrap();
        let (width, height) = picture.size;
        for node in document.descendants().filter(Node::is_element) {
            let coordinates = ["x", "x1", "x2", "cx"].map(|name| (name, width));
            let coordinates =
                coordinates.into_iter().chain(["y", "y1", "y2", "cy"].map(|name| (name, height)));
            for (attribute, bound) in coordinates {
                let Some(value) = node.attribute(attribute) else {
                    continue;
                };
                let value: f64 = value.parse().unwrap();
                assert!(
                    (0.0..=f64::from(bound)).contains(&value),
                    "{}: {attribute}={value} of {:?}",
                    picture.name,
                    node.tag_name()
                );
            }
        }
    }
}
