//! Periods of octal games, and the values before them.

use crate::drawing::{BLUE, Draw, Point, RED, length, path, point, rectangle, text, text_from};
use crate::picture::Picture;
use shared::octal::Octal;
use shared::periodic::Periodic;
use svg::node::element::Group;
use svg::node::element::path::Data;

struct Game {
    periodic: Periodic<u16>,
    code: &'static str,
}

impl Game {
    fn new(code: &'static str) -> Self {
        let octal: Octal = code.parse().expect("a valid code");
        let periodic = octal.periodic(20_000).expect("the game is periodic");
        Game { periodic, code }
    }

    fn period(&self) -> usize {
        self.periodic.period()
    }

    fn value(&self, heap: usize) -> u16 {
        self.periodic.value(heap as u64)
    }

    /// Returns whether a heap's value differs from the periodic one.
    fn is_exceptional(&self, heap: usize) -> bool {
        let periods = self.periodic.preperiod().div_ceil(self.period());
        self.value(heap) != self.value(heap + periods * self.period())
    }

    /// States the period, the number of exceptional heaps, and the last of them.
    fn summary(&self, name: &str) -> String {
        let heaps = (0..self.periodic.preperiod()).filter(|&heap| self.is_exceptional(heap));
        let exceptions: Vec<usize> = heaps.collect();
        let last = exceptions.last().expect("some value is exceptional");
        let (code, period, count) = (self.code, self.period(), exceptions.len());
        format!("{name}, {code}: period {period}, {count} exceptions, the last at {last}")
    }
}

pub fn short_periods() -> Picture {
    let mut drawing = Group::new();
    draw_rows(&mut drawing, &Game::new("0.77"), "Kayles", (40.0, 24.0), 8);
    draw_rows(&mut drawing, &Game::new("0.07"), "Dawson's Kayles", (40.0, 254.0), 4);
    Picture {
        name: "kayles",
        module: "octal",
        title: "The periods of Kayles and of Dawson's Kayles",
        description: "The nim-values of the heaps 0, 1, 2, …, with a row for each period. Framed values \
                      are exceptions: they differ from the periodic value below them. After the last \
                      exception, each column has only one value."
            .to_owned(),
        size: (680, 366),
        drawing,
    }
}

/// Writes the first values in rows as long as the period.
fn draw_rows(drawing: &mut Group, game: &Game, name: &str, (left, top): Point, rows: usize) {
    const CELL: (f64, f64) = (18.0, 24.0);
    drawing.draw(text_from((left, top - 8.0), game.summary(name)).set("font-weight", 600));
    for row in 0..rows {
        let y = top + CELL.1 * (length(row) + 0.5) + 6.0;
        let first = row * game.period();
        drawing.draw(text((left - 18.0, y), first).set("font-size", 10).set("fill-opacity", 0.7));
        for column in 0..game.period() {
            let x = left + CELL.0 * (length(column) + 0.5);
            let heap = first + column;
            if game.is_exceptional(heap) {
                let frame = rectangle((x - 8.0, y - 10.0), 16.0, 20.0);
                drawing.draw(frame.set("stroke", RED).set("stroke-width", 2));
            }
            drawing.draw(text((x, y), game.value(heap)));
        }
    }
}

/// A game whose period is longer than a line of text, with a mark at each exception.
pub fn long_period() -> Picture {
    const LEFT: f64 = 46.0;
    const WIDE: f64 = 1.7;
    const HIGH: f64 = 18.0;
    let game = Game::new("0.156");
    let rows = game.periodic.preperiod().div_ceil(game.period()) + 1;
    let top = |row: usize| 26.0 + 24.0 * length(row);
    let mut drawing = Group::new();
    drawing.draw(text_from((LEFT, 12.0), game.summary("An octal game")).set("font-weight", 600));
    let mut marks = Data::new();
    for row in 0..rows {
        let first = row * game.period();
        let y = top(row) + HIGH / 2.0;
        drawing.draw(text((LEFT - 22.0, y), first).set("font-size", 10).set("fill-opacity", 0.7));
        let strip = rectangle((LEFT, top(row)), WIDE * length(game.period()), HIGH);
        drawing.draw(strip.set("stroke-opacity", 0.4));
        let heaps: Vec<usize> = (first..first + game.period()).collect();
        for run in heaps.chunk_by(|&a, &b| game.is_exceptional(a) == game.is_exceptional(b)) {
            if game.is_exceptional(run[0]) {
                let start = LEFT + WIDE * length(run[0] - first);
                let end = start + WIDE * length(run.len());
                marks = marks.move_to(point((start, y))).horizontal_line_to(point((end, y)).0);
            }
        }
    }
    drawing.draw(path(marks).set("stroke", BLUE).set("stroke-width", HIGH - 4.0));
    Picture {
        name: "long-period",
        module: "octal",
        title: "An octal game with a long period",
        description: format!(
            "The game {}, with a strip for each {} heaps. A heap is marked if its value is an exception \
             to the period. At first nearly all heaps are exceptions, then fewer and fewer, and none \
             from the heap of {} on.",
            game.code,
            game.period(),
            game.periodic.preperiod()
        ),
        size: (660, (top(rows) + 4.0) as u32),
        drawing,
    }
}
