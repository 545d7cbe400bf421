//! A picture as a file.

use std::fmt::{self, Display, Formatter};
use svg::Document;
use svg::node::Text;
use svg::node::element::{Description, Group, Style, Title};

pub struct Picture {
    /// The file's name without `.svg`.
    pub name: &'static str,
    /// The module of `shared` whose docs show it.
    pub module: &'static str,
    pub title: &'static str,
    /// A description for the gallery and for readers who cannot see the picture.
    pub description: String,
    pub size: (u32, u32),
    /// The drawing, from (0, 0) to the size.
    pub drawing: Group,
}

/// Makes a stand-alone picture follow the system's colour scheme. Within a page, this rule has no effect,
/// since the root is not an SVG element; the picture then has the text's colour.
const DARK: &str =
    "@media (prefers-color-scheme: dark) { svg:root { color-scheme: dark; color: #e6e6e6 } }";

impl Picture {
    pub fn file(&self) -> String {
        format!("{}.svg", self.name)
    }
}

impl Display for Picture {
    /// Writes one element per line, without blank lines, which would end the document within Markdown.
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let (width, height) = self.size;
        let id = |part: &str| format!("{}-{part}", self.name);
        let title = Title::new(self.title).set("id", id("title"));
        let description = Description::new()
            .set("id", id("description"))
            .add(Text::new(self.description.as_str()));
        let document = Document::new()
            .set("viewBox", (0, 0, width, height))
            .set("width", width)
            .set("style", "display: block; margin-bottom: 1em; max-width: 100%; height: auto")
            .set("role", "img")
            .set("aria-labelledby", id("title"))
            .set("aria-describedby", id("description"))
            .set("fill", "currentColor")
            .set("font-family", "system-ui, sans-serif")
            .set("font-size", 13)
            .set("text-anchor", "middle")
            .set("dominant-baseline", "central")
            .add(title)
            .add(description)
            .add(Style::new(DARK))
            .add(self.drawing.clone());
        writeln!(f, "{document}")
    }
}
