//! The board of a game that none draws: the position as text, and the moves by name.

use crate::board::{About, Choice, Table};
use crate::scene::{Picture, Place, escaped};
use jury::position::Position;
use jury::rules::Player;
use std::fmt::Write;
use std::rc::Rc;

/// A position on a text board.
pub struct Text {
    position: Rc<dyn Position>,
}

impl Text {
    /// Opens the board.
    pub fn open(position: &Rc<dyn Position>) -> Box<dyn Table> {
        let position = Rc::clone(position);
        Box::new(Text { position })
    }
}

static ABOUT: About = About {
    clicks: "Choose a move from the list.",
    ending: "There is no move.",
    sides: Some(["Left", "Right"]),
};

fn id(number: usize) -> String {
    format!("move-{}", number + 1)
}

impl Table for Text {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn is_drawn(&self) -> bool {
        false
    }

    fn position(&self) -> &dyn Position {
        &*self.position
    }

    fn turn(&self) -> Option<Player> {
        self.position.turn()
    }

    fn picture(&self) -> Picture {
        let mut html = self.editing().html;
        html += "<div class=\"play-list\" role=\"group\" aria-label=\"Moves\">";
        let mut places = Vec::new();
        for (number, (name, _)) in self.position.moves().into_iter().enumerate() {
            let id = id(number);
            let _ = write!(
                html,
                "<button type=\"button\" id=\"{id}\" class=\"place\" tabindex=\"-1\">{}</button>",
                escaped(&name)
            );
            places.push(Place::new(id, name, ""));
        }
        html += "</div>";
        Picture { html, places, least: (0, 0) }
    }

    /// Returns only the text, without places: changes are chosen from a list.
    fn editing(&self) -> Picture {
        let drawing = self.position.draw();
        let drawing = match &*drawing {
            "" => "nothing is left",
            drawing => drawing,
        };
        let drawing = escaped(drawing);
        Picture {
            html: format!(
                "<pre role=\"group\" aria-label=\"Position\" tabindex=\"0\">{drawing}</pre>"
            ),
            places: Vec::new(),
            least: (0, 0),
        }
    }

    fn moves(&self) -> Vec<Choice> {
        let moves = self.position.moves().into_iter().enumerate();
        let choice =
            |(number, (name, _))| Choice { name, clicks: vec![id(number)], in_rules: vec![number] };
        moves.map(choice).collect()
    }

    fn after(&self, number: usize) -> Option<Box<dyn Table>> {
        let (_, after) = self.position.moves().into_iter().nth(number)?;
        Some(Text::open(&Rc::from(after)))
    }
}
