//! Highlighted code. Each piece has a class of one letter, coloured by the style sheet.

use crate::links::Links;
use maud::{Markup, PreEscaped};
use std::fmt::Write;
use std::ops::Range;
use syntect::easy::ScopeRegionIterator;
use syntect::parsing::{ParseState, Scope, ScopeStack, SyntaxSet};

pub struct Highlighter {
    syntaxes: SyntaxSet,
    classes: Vec<(Scope, &'static str)>,
}

/// The classes of scopes, more specific ones first; an empty class has no colour.
const CLASSES: [(&str, &str); 12] = [
    ("comment", "c"),
    ("string", "s"),
    ("constant", "n"),
    ("keyword.operator", ""),
    ("keyword", "k"),
    ("storage.type.numeric", "t"),
    ("storage", "k"),
    ("entity.name.function", "f"),
    ("support.function", "f"),
    ("entity.name", "t"),
    ("support.macro", "m"),
    ("support.type", "t"),
];

impl Highlighter {
    /// # Panics
    ///
    /// Never panics, since the scopes are well-formed.
    pub fn new() -> Highlighter {
        let scope = |(name, class)| (Scope::new(name).expect("a scope"), class);
        Highlighter {
            syntaxes: SyntaxSet::load_defaults_newlines(),
            classes: CLASSES.into_iter().map(scope).collect(),
        }
    }

    /// Highlights a source; `language` is an extension or a name, and a source in an unknown one is not coloured. The
    /// links are relative to `root`.
    pub fn code(&self, language: &str, source: &str, links: &Links, root: &str) -> Markup {
        let mut html = String::new();
        let mut at = 0;
        let mut piece = |text: &str, class: &str| {
            let range = at..at + text.len();
            at = range.end;
            if !class.is_empty() {
                let _ = write!(html, "<span class={class}>");
            }
            linked(&mut html, text, range, links, root);
            if !class.is_empty() {
                html.push_str("</span>");
            }
        };
        let Some(syntax) = self.syntaxes.find_syntax_by_token(language) else {
            piece(source, "");
            return PreEscaped(html);
        };
        let mut state = ParseState::new(syntax);
        let mut stack = ScopeStack::new();
        for line in source.split_inclusive('\n') {
            let Ok(operations) = state.parse_line(line, &self.syntaxes) else {
                piece(line, "");
                continue;
            };
            let mut begun: (String, &str) = (String::new(), "");
            for (text, operation) in ScopeRegionIterator::new(&operations, line) {
                // Wrong highlighting does no harm.
                let _ = stack.apply(operation);
                if text.is_empty() {
                    continue;
                }
                let class = if text.trim().is_empty() { begun.1 } else { self.class(&stack) };
                if class != begun.1 {
                    piece(&begun.0, begun.1);
                    begun.0.clear();
                }
                begun.0.push_str(text);
                begun.1 = class;
            }
            piece(&begun.0, begun.1);
        }
        PreEscaped(html)
    }

    fn class(&self, stack: &ScopeStack) -> &'static str {
        let class = |scope: &Scope| {
            let known = self.classes.iter().find(|(known, _)| known.is_prefix_of(*scope));
            known.map(|(_, class)| *class)
        };
        stack.scopes.iter().rev().find_map(class).unwrap_or("")
    }
}

fn linked(html: &mut String, text: &str, range: Range<usize>, links: &Links, root: &str) {
    let mut from = 0;
    for (link, url) in links.within(range.clone()) {
        let (start, end) = (link.start - range.start, link.end - range.start);
        escape(html, &text[from..start]);
        let _ = write!(html, "<a href=\"{root}{url}\">");
        escape(html, &text[start..end]);
        html.push_str("</a>");
        from = end;
    }
    escape(html, &text[from..]);
}

fn escape(html: &mut String, text: &str) {
    for char in text.chars() {
        match char {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            char => html.push(char),
        }
    }
}
