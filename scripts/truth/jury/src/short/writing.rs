//! Writes games in the usual notation.

use super::{Beyond, Game, Games, Number};
use crate::listed::Listed;
use crate::rules::Player::{Left, Right};
use crate::sorted;
use std::cmp::Reverse;

/// The maximum number of characters to write.
const LONGEST: usize = 4_000;

/// The text between braces and the length of its longest bar; `None` without braces.
struct Written {
    text: String,
    bars: usize,
}

impl Written {
    fn bare(text: String) -> Written {
        Written { text, bars: 0 }
    }

    fn in_braces(self) -> String {
        match self.bars {
            0 => self.text,
            _ => format!("{{{}}}", self.text),
        }
    }
}

impl Games {
    /// Writes a canonical form: `-1/2^3*2` for the sum of a number, ups and a Nim heap, `±1` for a switch,
    /// and any other form by its options: `{1,*|0}`, and `{2|0||-1}` for `{{2|0}|-1}`.
    ///
    /// Of a player's options, a number comes first, then the shorter ones.
    ///
    /// # Errors
    ///
    /// If the text is too long.
    pub fn text(&mut self, game: Game) -> Result<String, Beyond> {
        self.written(game).map(Written::in_braces)
    }

    fn written(&mut self, game: Game) -> Result<Written, Beyond> {
        if let Some((number, ups, star)) = self.as_number_ups_star(game)? {
            return Ok(Written::bare(number_ups_star(number, ups, star)));
        }
        if let Some(number) = self.as_plus_minus(game) {
            return Ok(Written::bare(format!("±{number}")));
        }
        let mut sides = Vec::new();
        for player in [Left, Right] {
            let options = self.options(game, player);
            sides.push(match options[..] {
                [only] => self.written(only)?,
                _ => self.listed(&options)?,
            });
        }
        let bars = 1 + sides.iter().map(|side| side.bars).max().unwrap_or(0);
        let text = format!("{}{}{}", sides[0].text, "|".repeat(bars), sides[1].text);
        if text.len() > LONGEST {
            return Err(Beyond::Text);
        }
        Ok(Written { text, bars })
    }

    fn listed(&mut self, options: &[Game]) -> Result<Written, Beyond> {
        let mut texts = Vec::new();
        for &option in options {
            let is_number = self.as_number(option).is_some();
            let text = self.text(option)?;
            texts.push((Reverse(is_number), text.chars().count(), text));
        }
        sorted::sort(&mut texts);
        let texts: Vec<String> = texts.into_iter().map(|(_, _, text)| text).listed();
        Ok(Written::bare(texts.join(",")))
    }

    /// The number a if the game is `{a | -a}`.
    fn as_plus_minus(&mut self, game: Game) -> Option<Number> {
        let [left, right] = [Left, Right].map(|player| match self.options(game, player)[..] {
            [option] => self.as_number(option),
            _ => None,
        });
        left.filter(|&left| right == Some(-left))
    }

    /// The numbers x, n and k if the game is the sum of x, n ups and `*k`.
    fn as_number_ups_star(&mut self, game: Game) -> Result<Option<(Number, i64, usize)>, Beyond> {
        if let Some(number) = self.as_number(game) {
            return Ok(Some((number, 0, 0)));
        }
        let [x, y] = [Left, Right].map(|player| self.stop(game, player));
        if x != y {
            return Ok(None);
        }
        let minus_x = self.number(-x);
        let rest = self.sum(game, minus_x)?;
        if let Some((ups, star)) = self.as_ups_star(rest)? {
            return Ok(Some((x, ups, star)));
        }
        let negative = self.negative(rest)?;
        let downs = self.as_ups_star(negative)?;
        Ok(downs.map(|(downs, star)| (x, -downs, star)))
    }

    /// The numbers n ≥ 0 and k if the game is n ups plus `*k`. For n ≥ 1 this is
    /// `{0 | n - 1 ups and *(k xor 1)}`, except that `^*` is `{0, * | 0}` (*Winning Ways*, ch. 3).
    fn as_ups_star(&mut self, mut game: Game) -> Result<Option<(i64, usize)>, Beyond> {
        let zero = self.number(Number::ZERO);
        let star = self.nimber(1)?;
        for passed in 0.. {
            let flips = passed as usize % 2;
            if let Some(heap) = self.as_nimber(game) {
                return Ok(Some((passed, heap ^ flips)));
            }
            let [left, right] = [Left, Right].map(|player| self.options(game, player));
            let mut above = left.to_vec();
            above.sort_unstable();
            let mut both = vec![zero, star];
            both.sort_unstable();
            match right[..] {
                [below] if below == zero && above == both => {
                    return Ok(Some((passed + 1, 1 ^ flips)));
                }
                [below] if below != zero && above == [zero] => game = below,
                _ => return Ok(None),
            }
        }
        unreachable!("each right option is simpler")
    }

    fn as_nimber(&mut self, game: Game) -> Option<usize> {
        if let Some(number) = self.as_number(game) {
            return (number == Number::ZERO).then_some(0);
        }
        let [left, right] = [Left, Right].map(|player| self.options(game, player));
        let heap = self.nimber(u32::try_from(left.len()).ok()?).ok()?;
        (left == right && heap == game).then_some(left.len())
    }
}

fn number_ups_star(number: Number, ups: i64, star: usize) -> String {
    let mut text = match number {
        Number::ZERO if (ups, star) != (0, 0) => String::new(),
        _ => number.to_string(),
    };
    if ups != 0 {
        text += if ups > 0 { "^" } else { "v" };
    }
    if ups.unsigned_abs() > 1 {
        text += &ups.unsigned_abs().to_string();
    }
    if star > 0 {
        text += "*";
    }
    if star > 1 {
        text += &star.to_string();
    }
    text
}
