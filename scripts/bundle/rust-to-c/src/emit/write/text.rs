//! C expressions as text, with their precedence and C type.
//!
//! An expression's C value is congruent to the intended value modulo 2³² or 2⁶⁴. Its [`Form`] states what
//! else is known; an operator that needs more gets a cast.

use crate::emit::module::Type;

/// An expression's C type, and whether its value is exact as a signed or an unsigned number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// An `int` from 0 to 2³¹ - 1; exact.
    Small,
    /// `unsigned`; exact as an unsigned number.
    Word,
    /// `unsigned long long`; exact as an unsigned number.
    Long,
    /// `int`; exact as a signed number.
    SignedWord,
    /// `long long`; exact as a signed number.
    SignedLong,
}

pub(super) mod level {
    pub(crate) const ASSIGNMENT: u8 = 2;
    pub(crate) const CONDITIONAL: u8 = 3;
    pub(crate) const LOGICAL_AND: u8 = 5;
    pub(crate) const OR: u8 = 6;
    pub(crate) const XOR: u8 = 7;
    pub(crate) const AND: u8 = 8;
    pub(crate) const EQUAL: u8 = 9;
    pub(crate) const ORDER: u8 = 10;
    pub(crate) const SHIFT: u8 = 11;
    pub(crate) const SUM: u8 = 12;
    pub(crate) const PRODUCT: u8 = 13;
    pub(crate) const UNARY: u8 = 14;
    pub(crate) const PRIMARY: u8 = 15;
}

pub(super) struct Text {
    pub c: String,
    pub level: u8,
    pub form: Form,
}

impl Text {
    pub(super) fn new(text: impl Into<String>, level: u8, form: Form) -> Text {
        Text { c: text.into(), level, form }
    }

    /// The text for this level, in parentheses if the expression binds less tightly.
    pub(super) fn at(&self, level: u8) -> String {
        if self.level < level { format!("({})", self.c) } else { self.c.clone() }
    }

    pub(super) fn left(&self, operator: u8) -> String {
        self.at(if self.warns_beside(operator) { level::PRIMARY } else { operator })
    }

    pub(super) fn right(&self, operator: u8) -> String {
        self.at(if self.warns_beside(operator) { level::PRIMARY } else { operator + 1 })
    }

    /// Returns whether compilers warn about an operand without parentheses beside this operator, although the
    /// operand binds more tightly.
    fn warns_beside(&self, operator: u8) -> bool {
        let not = self.level == level::UNARY && self.c.starts_with('!');
        match operator {
            level::OR..=level::AND => {
                let other = level::OR..=level::ORDER;
                self.level != operator && other.contains(&self.level)
                    || self.level == level::SUM
                    || not
            }
            level::EQUAL | level::ORDER => not || matches!(self.level, level::EQUAL | level::ORDER),
            level::SHIFT => self.level == level::SUM,
            _ => false,
        }
    }

    pub(super) fn cast(&self, to: &str, form: Form) -> Text {
        Text::new(format!("({to}){}", self.at(level::UNARY)), level::UNARY, form)
    }
}

pub(super) fn unsigned_form(kind: Type) -> Form {
    match kind {
        Type::Word => Form::Word,
        Type::Long => Form::Long,
    }
}

pub(super) fn signed_form(kind: Type) -> Form {
    match kind {
        Type::Word => Form::SignedWord,
        Type::Long => Form::SignedLong,
    }
}

pub(super) fn signed_name(kind: Type) -> &'static str {
    match kind {
        Type::Word => "int",
        Type::Long => "I",
    }
}

pub(super) fn signed_value(kind: Type, value: u64) -> i64 {
    match kind {
        Type::Word => i64::from(value as u32 as i32),
        Type::Long => value as i64,
    }
}

pub(super) fn shortest(texts: impl IntoIterator<Item = String>) -> String {
    texts.into_iter().min_by_key(String::len).unwrap_or_default()
}

/// A constant that is exact as an unsigned number.
pub(super) fn unsigned_constant(kind: Type, value: u64) -> Text {
    let bits = if kind == Type::Word { 32 } else { 64 };
    let complement = !value & (u64::MAX >> (64 - bits));
    if value <= 0x7fff_ffff {
        return Text::new(value.to_string(), level::PRIMARY, Form::Small);
    }
    if value >> 32 == 0 {
        if kind == Type::Word && complement < 100_000_000 {
            return Text::new(format!("~{complement}u"), level::UNARY, Form::Word);
        }
        let text = shortest([format!("{value}u"), format!("0x{value:x}u")]);
        return Text::new(text, level::PRIMARY, Form::Word);
    }
    if complement < 1 << 60 {
        let text = shortest([format!("~{complement}ULL"), format!("~0x{complement:x}ULL")]);
        return Text::new(text, level::UNARY, Form::Long);
    }
    let text = shortest([format!("{value}ULL"), format!("0x{value:x}ULL")]);
    Text::new(text, level::PRIMARY, Form::Long)
}

/// A constant that is exact as a signed number.
pub(super) fn signed_constant(kind: Type, value: u64) -> Text {
    let value = signed_value(kind, value);
    if value == i64::MIN {
        return Text::new("-9223372036854775807LL-1", level::SUM, Form::SignedLong);
    }
    if value == i64::from(i32::MIN) {
        return Text::new("-2147483647-1", level::SUM, Form::SignedWord);
    }
    let level = if value < 0 { level::UNARY } else { level::PRIMARY };
    match i32::try_from(value) {
        Ok(0..) => Text::new(value.to_string(), level, Form::Small),
        Ok(_) => Text::new(value.to_string(), level, Form::SignedWord),
        Err(_) => Text::new(format!("{value}LL"), level, Form::SignedLong),
    }
}

/// A constant where C converts it to the full unsigned type.
pub(super) fn converted_constant(kind: Type, value: u64) -> Text {
    let exact = unsigned_constant(kind, value);
    match i32::try_from(signed_value(kind, value)) {
        Ok(negative) if negative > i32::MIN && exact.form != Form::Small => {
            Text::new(negative.to_string(), level::UNARY, Form::SignedWord)
        }
        _ => exact,
    }
}
