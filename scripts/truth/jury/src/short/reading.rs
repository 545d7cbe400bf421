//! Parses games in the usual notation.

use super::{Beyond, Game, Games, Number};
use crate::listed::Listed;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

/// The named games.
pub type Names = BTreeMap<String, Game>;

/// The content of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Statement {
    /// An expression.
    Value(Game),
    /// `g = …`: the definition of a name.
    Name(String, Game),
    /// A claimed comparison of two games.
    Comparison(Game, Relation, Game),
}

/// A relation between two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `=`
    Equal,
    /// `!=`
    Different,
    /// `>=`
    AtLeast,
    /// `>`
    Greater,
    /// `||`: neither is at most the other.
    Confused,
}

/// The reason why a text is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// An error and its position, counted from 1.
    Text(usize, String),
    /// The game it denotes is too large.
    Beyond(Beyond),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Error::Text(column, what) => write!(f, "column {column}: {what}"),
            Error::Beyond(beyond) => write!(f, "{beyond}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<Beyond> for Error {
    fn from(beyond: Beyond) -> Error {
        Error::Beyond(beyond)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Digits(String),
    Name(String),
    Up,
    Down,
    PlusMinus,
    Bars(usize),
    Relation(Relation),
    Sign(char),
}

/// The greatest nesting depth of parentheses and braces.
const DEEPEST: usize = 100;

impl Games {
    /// Parses an expression, a comparison, or the definition of a name.
    ///
    /// An expression is a sum and difference of
    ///
    /// - a number, ups and a Nim heap, each of which may be missing: `3/4`, `^2`, `v`, `*3`, `-5/8^2*`; a
    ///   minus before a number belongs to the number;
    /// - `{left|right}`, where commas separate options, and `{2|0||-1}` is `{{2|0}|-1}`;
    /// - `±g`, which is `{g|-g}`; also `+-g`, except after another term: `1 +- 2` is `1 + (-2)`;
    /// - an expression in parentheses, a name, or minus one of these.
    ///
    /// Blanks between these have no meaning.
    ///
    /// # Errors
    ///
    /// If the text is not a game or denotes one that is too large.
    pub fn read(&mut self, text: &str, names: &Names) -> Result<Statement, Error> {
        let tokens = tokens(text)?;
        let end = text.chars().count() + 1;
        let mut reader = Reader {
            games: self,
            names,
            tokens: &tokens,
            at: 0,
            end: tokens.len(),
            last_column: end,
            depth: 0,
        };
        if let [(_, Token::Name(name)), (_, Token::Relation(Relation::Equal)), ..] = &tokens[..]
            && !names.contains_key(name)
        {
            reader.at = 2;
            let game = reader.sum()?;
            reader.ended()?;
            return Ok(Statement::Name(name.clone(), game));
        }
        let left = reader.sum()?;
        let relation = match reader.next() {
            None => return Ok(Statement::Value(left)),
            Some(Token::Relation(relation)) => *relation,
            Some(Token::Bars(2)) => Relation::Confused,
            Some(_) => {
                reader.at -= 1;
                return Err(reader.unexpected("an operator such as + or <"));
            }
        };
        let right = reader.sum()?;
        reader.ended()?;
        Ok(Statement::Comparison(left, relation, right))
    }

    /// Returns whether a claimed comparison of two games holds.
    ///
    /// # Errors
    ///
    /// If the comparison takes too many steps.
    pub fn holds(&mut self, left: Game, relation: Relation, right: Game) -> Result<bool, Beyond> {
        let is_at_most = self.at_most(left, right)?;
        let is_at_least = self.at_most(right, left)?;
        Ok(match relation {
            Relation::Less => is_at_most && !is_at_least,
            Relation::AtMost => is_at_most,
            Relation::Equal => is_at_most && is_at_least,
            Relation::Different => !(is_at_most && is_at_least),
            Relation::AtLeast => is_at_least,
            Relation::Greater => is_at_least && !is_at_most,
            Relation::Confused => !is_at_most && !is_at_least,
        })
    }
}

fn tokens(text: &str) -> Result<Vec<(usize, Token)>, Error> {
    let characters: Vec<char> = text.chars().listed();
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(&first) = characters.get(at) {
        let column = at + 1;
        let run = |belongs: fn(char) -> bool| {
            let run: String =
                characters[at..].iter().copied().take_while(|&c| belongs(c)).collect();
            run
        };
        let next = characters.get(at + 1);
        let (token, length) = match first {
            _ if first.is_whitespace() => {
                at += 1;
                continue;
            }
            '0'..='9' => {
                let digits = run(|c| c.is_ascii_digit());
                let length = digits.len();
                (Token::Digits(digits), length)
            }
            'v' if !next
                .is_some_and(|&next| next != 'v' && is_of_name(next) && !next.is_ascii_digit()) =>
            {
                (Token::Down, 1)
            }
            _ if first.is_alphabetic() || first == '_' => {
                let name = run(is_of_name);
                let length = name.chars().count();
                (Token::Name(name), length)
            }
            '|' => {
                let bars = run(|c| c == '|').len();
                (Token::Bars(bars), bars)
            }
            '^' | '↑' => (Token::Up, 1),
            '↓' => (Token::Down, 1),
            '±' => (Token::PlusMinus, 1),
            '−' => (Token::Sign('-'), 1),
            '<' | '>' | '!' | '=' => {
                let is_double = next == Some(&'=');
                let relation = match (first, is_double) {
                    ('<', false) => Relation::Less,
                    ('<', true) => Relation::AtMost,
                    ('>', false) => Relation::Greater,
                    ('>', true) => Relation::AtLeast,
                    ('!', true) => Relation::Different,
                    ('=', _) => Relation::Equal,
                    _ => return Err(Error::Text(column, String::from("`!` stands only in `!=`"))),
                };
                (Token::Relation(relation), 1 + usize::from(is_double))
            }
            '/' | '*' | '(' | ')' | '{' | '}' | ',' | '+' | '-' => (Token::Sign(first), 1),
            _ => {
                let what = format!("unexpected character {}", shown(first));
                return Err(Error::Text(column, what));
            }
        };
        tokens.push((column, token));
        at += length;
    }
    Ok(tokens)
}

/// A character in quotation marks, or a control character's number.
fn shown(character: char) -> String {
    match character {
        _ if character.is_control() => format!("U+{:04X}", u32::from(character)),
        _ => format!("`{character}`"),
    }
}

fn is_of_name(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

struct Reader<'a> {
    games: &'a mut Games,
    names: &'a Names,
    tokens: &'a [(usize, Token)],
    /// The index of the next token, and the end of the part being read.
    at: usize,
    end: usize,
    last_column: usize,
    depth: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<&'a Token> {
        self.tokens[..self.end].get(self.at).map(|(_, token)| token)
    }

    fn next(&mut self) -> Option<&'a Token> {
        let token = self.peek();
        self.at += usize::from(token.is_some());
        token
    }

    fn takes(&mut self, sign: char) -> bool {
        let is_next = self.peek() == Some(&Token::Sign(sign));
        self.at += usize::from(is_next);
        is_next
    }

    fn column(&self, at: usize) -> usize {
        self.tokens.get(at).map_or(self.last_column, |&(column, _)| column)
    }

    fn wrong(&self, what: impl Into<String>) -> Error {
        Error::Text(self.column(self.at), what.into())
    }

    fn unexpected(&self, expected: &str) -> Error {
        self.wrong(format!("{expected} is expected here"))
    }

    fn ended(&self) -> Result<(), Error> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.unexpected("an operator such as +, or the end")),
        }
    }

    fn sum(&mut self) -> Result<Game, Error> {
        let mut sum = self.term()?;
        loop {
            let is_minus = match self.peek() {
                Some(Token::Sign('+')) => false,
                Some(Token::Sign('-')) => true,
                Some(Token::PlusMinus) => {
                    let term = self.term()?;
                    sum = self.games.sum(sum, term)?;
                    continue;
                }
                _ => return Ok(sum),
            };
            self.at += 1;
            let mut term = self.term()?;
            if is_minus {
                term = self.games.negative(term)?;
            }
            sum = self.games.sum(sum, term)?;
        }
    }

    fn term(&mut self) -> Result<Game, Error> {
        self.deeper(Self::signed)
    }

    fn deeper(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<Game, Error>,
    ) -> Result<Game, Error> {
        if self.depth > DEEPEST {
            return Err(self.wrong(format!("nested more than {DEEPEST} levels deep")));
        }
        self.depth += 1;
        let game = read(self);
        self.depth -= 1;
        game
    }

    fn signed(&mut self) -> Result<Game, Error> {
        if self.takes('-') {
            if let Some(Token::Digits(_)) = self.peek() {
                return self.number_ups_star(true);
            }
            let term = self.term()?;
            return Ok(self.games.negative(term)?);
        }
        let is_plus_minus = match self.peek() {
            Some(Token::PlusMinus) => {
                self.at += 1;
                true
            }
            Some(Token::Sign('+')) => {
                self.at += 1;
                if !self.takes('-') {
                    return Err(self.unexpected("the minus of `+-`"));
                }
                true
            }
            _ => false,
        };
        let game = self.atom()?;
        if !is_plus_minus {
            return Ok(game);
        }
        let negative = self.games.negative(game)?;
        Ok(self.games.canonical(&[game], &[negative])?)
    }

    fn atom(&mut self) -> Result<Game, Error> {
        match self.peek() {
            Some(Token::Digits(_) | Token::Up | Token::Down | Token::Sign('*')) => {
                self.number_ups_star(false)
            }
            Some(Token::Name(name)) => match self.names.get(name) {
                Some(&game) => {
                    self.at += 1;
                    Ok(game)
                }
                None => Err(self.wrong(format!("no game is called `{name}`"))),
            },
            Some(Token::Sign(open @ ('(' | '{'))) => {
                let close = self.closing(*open)?;
                let (inside, end) = (self.at + 1..close, self.end);
                let game = if *open == '{' {
                    self.braces(inside)?
                } else {
                    self.within(inside, |reader| {
                        let sum = reader.sum()?;
                        match reader.peek() {
                            None => Ok(sum),
                            Some(_) => Err(reader.unexpected("an operator such as +, or `)`")),
                        }
                    })?
                };
                (self.at, self.end) = (close + 1, end);
                Ok(game)
            }
            _ => Err(self.unexpected("a game")),
        }
    }

    fn within<T>(
        &mut self,
        part: Range<usize>,
        read: impl FnOnce(&mut Self) -> Result<T, Error>,
    ) -> Result<T, Error> {
        (self.at, self.end) = (part.start, part.end);
        read(self)
    }

    /// The index of the matching closing bracket.
    fn closing(&self, open: char) -> Result<usize, Error> {
        let mut depth = 0;
        for at in self.at..self.end {
            match self.tokens[at].1 {
                Token::Sign('(' | '{') => depth += 1,
                Token::Sign(')' | '}') => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                let close = if open == '{' { '}' } else { ')' };
                let is_closed = self.tokens[at].1 == Token::Sign(close);
                return is_closed.then_some(at).ok_or_else(|| {
                    Error::Text(self.column(at), format!("`{open}` is to be closed by `{close}`"))
                });
            }
        }
        Err(self.wrong(format!("`{open}` is not closed")))
    }

    /// Parses `left|right`, divided at the longest bars.
    fn braces(&mut self, part: Range<usize>) -> Result<Game, Error> {
        let bars = self.bars(part.clone());
        let Some(longest) = bars.iter().map(|&(_, bars)| bars).max() else {
            return Err(self.wrong("a game in braces has a bar: {|} is 0"));
        };
        let mut longest = bars.iter().filter(|&&(_, bars)| bars == longest);
        let middle = longest.next().map_or(part.end, |&(at, _)| at);
        if let Some(&(second, _)) = longest.next() {
            let what = "these bars are as long as others before them: which come first?";
            return Err(Error::Text(self.column(second), what.into()));
        }
        let left = self.side(part.start..middle)?;
        let right = self.side(middle + 1..part.end)?;
        Ok(self.games.canonical(&left, &right)?)
    }

    /// The bars outside all brackets, each with its length.
    fn bars(&self, part: Range<usize>) -> Vec<(usize, usize)> {
        let mut depth = 0;
        let mut bars = Vec::new();
        for at in part {
            match self.tokens[at].1 {
                Token::Sign('(' | '{') => depth += 1,
                Token::Sign(')' | '}') => depth -= 1,
                Token::Bars(length) if depth == 0 => bars.push((at, length)),
                _ => {}
            }
        }
        bars
    }

    /// Parses the options of a player: one game without braces, or a list.
    fn side(&mut self, part: Range<usize>) -> Result<Vec<Game>, Error> {
        if !self.bars(part.clone()).is_empty() {
            return Ok(vec![self.deeper(|reader| reader.braces(part))?]);
        }
        if part.is_empty() {
            return Ok(Vec::new());
        }
        self.within(part, |reader| {
            let mut options = vec![reader.sum()?];
            while reader.takes(',') {
                options.push(reader.sum()?);
            }
            match reader.peek() {
                None => Ok(options),
                Some(_) => Err(reader.unexpected("an operator such as +, or a comma")),
            }
        })
    }

    /// Parses a number, ups and a Nim heap, at least one of which comes next.
    fn number_ups_star(&mut self, is_negative: bool) -> Result<Game, Error> {
        let mut game = self.games.number(Number::ZERO);
        if let Some(Token::Digits(_)) = self.peek() {
            let number = self.number(is_negative)?;
            game = self.games.number(number);
        }
        let arrow = self.peek();
        if let Some(Token::Up | Token::Down) = arrow {
            let mut count = 0;
            while self.peek() == arrow {
                self.at += 1;
                count += 1;
            }
            if count == 1 {
                count = self.count(1)?;
            }
            let ups = self.games.ups(if arrow == Some(&Token::Up) { count } else { -count })?;
            game = self.games.sum(game, ups)?;
        }
        if self.takes('*') {
            let size = self.count(1)?;
            let heap = self.games.nimber(size.unsigned_abs())?;
            game = self.games.sum(game, heap)?;
        }
        Ok(game)
    }

    /// Parses an integer; `missing` if there is none.
    fn count(&mut self, missing: i32) -> Result<i32, Error> {
        let Some(Token::Digits(digits)) = self.peek() else {
            return Ok(missing);
        };
        self.at += 1;
        digits.parse().map_err(|_| Error::Beyond(Beyond::Steps))
    }

    fn number(&mut self, is_negative: bool) -> Result<Number, Error> {
        let above = self.integer()?;
        let above = if is_negative { -above } else { above };
        let mut below = 1;
        let mut at = self.at;
        if self.takes('/') {
            at = self.at;
            below = self.integer()?;
        }
        if below <= 0
            || above % below != 0 && !(below / gcd(above, below)).unsigned_abs().is_power_of_two()
        {
            let what = format!(
                "{above}/{below} is no dyadic rational: a denominator must be a power of 2"
            );
            return Err(Error::Text(self.column(at), what));
        }
        Number::quotient(above, below).ok_or(Error::Beyond(Beyond::Numbers))
    }

    fn integer(&mut self) -> Result<i64, Error> {
        let Some(Token::Digits(digits)) = self.peek() else {
            return Err(self.unexpected("a number"));
        };
        self.at += 1;
        digits.parse().map_err(|_| Error::Beyond(Beyond::Numbers))
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a.abs(), b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
