//! Thermographs.

use crate::drawing::{BLUE, Draw, INK, Point, RED, line, path, point, text, with_minus};
use crate::picture::Picture;
use shared::dyadic::Dyadic;
use shared::short_game::Games;
use shared::temperature::Thermographs;
use svg::node::element::Group;
use svg::node::element::path::Data;

/// The taxes at which a wall's slope changes, from 0 on, and the values there.
type Corners = [(Dyadic, Dyadic)];

type Frame = (Point, f64, f64);

/// The thermographs of the switch {5|1}, of {2|0||−1}, and of their sum.
pub fn picture() -> Picture {
    let mut games = Games::new();
    let [five, two, one, zero, minus_one] = [5, 2, 1, 0, -1].map(|n| games.number(n.into()));
    let switch = games.canonical(&[five], &[one]);
    let threat = games.canonical(&[two], &[zero]);
    let other = games.canonical(&[threat], &[minus_one]);
    let sum = games.sum(switch, other);
    let mut known = Thermographs::new();
    let mut drawing = Group::new();
    for (x, game, name) in
        [(20.0, switch, "{5|1}"), (240.0, other, "{2|0||−1}"), (460.0, sum, "their sum")]
    {
        let graph = known.of(&mut games, game);
        let frame = ((x, 30.0), 180.0, 170.0);
        draw(&mut drawing, frame, [graph.left.corners(), graph.right.corners()], graph.mean);
        drawing.draw(text((x + 90.0, 14.0), name).set("font-weight", 600));
    }
    Picture {
        name: "thermographs",
        module: "temperature",
        title: "Thermographs of two games and of their sum",
        description: "The stops if Left begins (blue) and if Right begins (red), against a tax on each \
                      move, which grows upwards; as usual, greater numbers are on the left. Where the \
                      walls meet, at the temperature, a move is no longer worth its tax, and the mast \
                      stands at the mean. Means add up: 3 + 0 = 3. Here, the sum is as hot as the hotter \
                      of its parts; no sum is hotter than that."
            .to_owned(),
        size: (660, 236),
        drawing,
    }
}

/// Draws one game's thermograph. Each wall is given by the taxes at which its slope changes, from 0 on, and
/// the values there. All numbers are dyadic, rounded to multiples of 1/2³².
pub fn of_game(game: &str, walls: [&[(f64, f64)]; 2], mean: f64) -> Picture {
    let [left, right] = walls.map(|wall| -> Vec<(Dyadic, Dyadic)> {
        let corners = wall.iter();
        corners.map(|&(tax, value)| (exact(tax), exact(value))).collect()
    });
    let mean = exact(mean);
    let mut drawing = Group::new();
    draw(&mut drawing, ((30.0, 34.0), 380.0, 300.0), [&left, &right], mean);
    drawing.draw(text((220.0, 14.0), with_minus(game)).set("font-weight", 600));
    Picture {
        name: "thermograph",
        module: "temperature",
        title: "A thermograph",
        description: format!(
            "The stops of {game} if Left begins (blue) and if Right does (red), against a tax on each \
             move, which grows upwards; greater numbers are on the left. The mast stands at the mean, \
             {mean}."
        ),
        size: (440, 370),
        drawing,
    }
}

/// A dyadic number, rounded to a multiple of 1/2³².
fn exact(number: f64) -> Dyadic {
    Dyadic::new((number * 2_f64.powi(32)).round() as i128, 32)
}

/// Draws walls and a mast, with the values of the corners and the mean below, and the taxes of the corners at
/// the side.
fn draw(drawing: &mut Group, ((x, y), width, height): Frame, walls: [&Corners; 2], mean: Dyadic) {
    let corners = || walls.into_iter().flatten();
    let greatest = corners().map(|corner| corner.1).max().unwrap_or(mean);
    let least = corners().map(|corner| corner.1).min().unwrap_or(mean);
    let hottest = corners().map(|corner| corner.0).max().unwrap_or(Dyadic::ZERO);
    // Both axes have the same scale, so that slopes are at 45 degrees, unless the walls are a single line.
    let across = decimal(greatest) - decimal(least);
    let up = decimal(hottest);
    let mast = 30.0;
    let scale = if up > 0.0 { (width / across.max(0.001)).min((height - mast) / up) } else { 1.0 };
    let floor = y + height - 20.0;
    let middle = x + width / 2.0;
    let centre = f64::midpoint(decimal(greatest), decimal(least));
    let place = |(tax, value): (Dyadic, Dyadic)| -> Point {
        let right = (centre - decimal(value)) * scale;
        (middle + right, floor - decimal(tax) * scale * 0.9)
    };
    drawing.draw(line((x, floor), (x + width, floor)).set("stroke-opacity", 0.4));
    for (wall, colour) in walls.into_iter().zip([BLUE, RED]) {
        let mut data = Data::new();
        for (at, &corner) in wall.iter().enumerate() {
            let end = point(place(corner));
            data = if at == 0 { data.move_to(end) } else { data.line_to(end) };
        }
        data = data.line_to(point(place((hottest, mean))));
        drawing.draw(path(data).set("stroke", colour).set("stroke-width", 3));
    }
    let foot = place((hottest, mean));
    let top = (foot.0, foot.1 - mast);
    drawing.draw(line(foot, top).set("stroke", INK).set("stroke-width", 3));
    let mut values: Vec<Dyadic> = corners().map(|corner| corner.1).chain([mean]).collect();
    values.sort_unstable();
    values.dedup();
    for value in values {
        let (across, _) = place((Dyadic::ZERO, value));
        drawing.draw(line((across, floor - 3.0), (across, floor + 3.0)));
        drawing.draw(text((across, floor + 14.0), with_minus(value)));
    }
    let mut taxes: Vec<Dyadic> = corners().map(|corner| corner.0).collect();
    taxes.sort_unstable();
    taxes.dedup();
    for tax in taxes.into_iter().filter(|&tax| tax > Dyadic::ZERO) {
        let (_, high) = place((tax, mean));
        drawing.draw(line((x, high), (x + 6.0, high)).set("stroke-opacity", 0.4));
        drawing.draw(text((x - 8.0, high), tax).set("font-size", 11));
    }
}

#[expect(clippy::cast_precision_loss, reason = "pictures show small numbers")]
fn decimal(number: Dyadic) -> f64 {
    number.numerator() as f64 / (1_u128 << number.exponent()) as f64
}
