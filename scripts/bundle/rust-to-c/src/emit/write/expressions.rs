use super::FunctionWriter;
use super::text::{
    Form, Text, converted_constant, level, signed_constant, signed_form, signed_name, signed_value,
    unsigned_constant, unsigned_form,
};
use crate::emit::module::Type;
use crate::emit::tree::{Binary, Call, Callee, Comparison, Expression, Load, Sign, Unary};
use anyhow::Result;

impl FunctionWriter<'_, '_, '_> {
    /// Writes a value where C converts it to its unsigned type, such as in an assignment or a call.
    pub(super) fn assigned(&mut self, value: &Expression) -> Result<String> {
        let text = match value {
            Expression::Constant(kind, value) => converted_constant(*kind, *value),
            Expression::Unary(Unary::Wrap, operand) => self.expression(operand)?,
            other => self.expression(other)?,
        };
        Ok(text.at(level::ASSIGNMENT))
    }

    /// Writes a value that is only compared with zero.
    pub(super) fn condition(&mut self, value: &Expression) -> Result<Text> {
        match value {
            Expression::Binary(Binary::Compare(Comparison::Unequal), _, left, right)
                if matches!(**right, Expression::Constant(_, 0)) =>
            {
                self.condition_of(left)
            }
            Expression::Unary(Unary::IsZero, operand) => match &**operand {
                Expression::Unary(Unary::IsZero, inner) => self.condition_of(inner),
                _ => self.expression(value),
            },
            _ => self.expression(value),
        }
    }

    /// Like [`condition`](Self::condition), but the operand may be a long.
    fn condition_of(&mut self, value: &Expression) -> Result<Text> {
        if value.kind() == Type::Word { self.condition(value) } else { self.expression(value) }
    }

    /// Writes an expression with its full unsigned C type.
    fn full(&mut self, value: &Expression) -> Result<Text> {
        let kind = value.kind();
        let text = self.expression(value)?;
        Ok(if text.form == unsigned_form(kind) {
            text
        } else {
            text.cast(kind.name(), unsigned_form(kind))
        })
    }

    /// Writes an expression whose C value is exact as an unsigned number.
    pub(super) fn unsigned(&mut self, value: &Expression) -> Result<Text> {
        let kind = value.kind();
        let text = self.expression(value)?;
        Ok(match text.form {
            Form::Small | Form::Word | Form::Long => text,
            Form::SignedWord | Form::SignedLong => text.cast(kind.name(), unsigned_form(kind)),
        })
    }

    /// Writes an expression whose C value is exact as a signed number.
    fn signed(&mut self, value: &Expression) -> Result<Text> {
        if let Expression::Constant(kind, value) = value {
            return Ok(signed_constant(*kind, *value));
        }
        let kind = value.kind();
        let text = self.expression(value)?;
        Ok(match text.form {
            Form::Small | Form::SignedWord | Form::SignedLong => text,
            Form::Word | Form::Long => text.cast(signed_name(kind), signed_form(kind)),
        })
    }

    pub(super) fn expression(&mut self, value: &Expression) -> Result<Text> {
        Ok(match value {
            Expression::Constant(kind, value) => unsigned_constant(*kind, *value),
            Expression::Variable(kind, variable) => {
                let name = self.variables[variable].clone();
                Text::new(name, level::PRIMARY, unsigned_form(*kind))
            }
            Expression::Global(kind, global) => {
                Text::new(format!("g{global}"), level::PRIMARY, unsigned_form(*kind))
            }
            Expression::Unary(operator, operand) => self.unary(*operator, operand)?,
            Expression::Binary(operator, kind, left, right) => {
                self.binary(*operator, *kind, left, right)?
            }
            Expression::Load(load, _, address, offset) => self.load(*load, address, *offset)?,
            Expression::Float(operation, width, operands) => {
                let name = self.writer.float(*operation, *width);
                let operands = self.list(operands)?;
                call(&name, &operands, unsigned_form(value.kind()))
            }
            Expression::Select(operands) => self.select(operands)?,
            Expression::Call(call) => {
                let form = unsigned_form(call.result.unwrap_or(Type::Word));
                Text::new(self.call(call)?, level::PRIMARY, form)
            }
            Expression::Pages => Text::new("pages", level::PRIMARY, Form::Word),
            Expression::Grow(pages) => call("grow", &self.assigned(pages)?, Form::Word),
        })
    }

    pub(super) fn byte(&mut self, address: &Expression, offset: u32) -> Result<String> {
        let address = self.unsigned(address)?;
        Ok(match offset {
            0 => format!("m[{}]", address.c),
            offset => format!("m[{}+{offset}]", address.at(level::SUM)),
        })
    }

    fn load(&mut self, load: Load, address: &Expression, offset: u32) -> Result<Text> {
        let text = if load.bytes == 1 {
            let text = self.byte(address, offset)?;
            Text::new(text, level::PRIMARY, Form::Small)
        } else {
            let address = self.unsigned(address)?.c;
            let form = match load.bytes {
                2 => Form::Small,
                4 => Form::Word,
                _ => Form::Long,
            };
            call(&format!("l{}", load.bytes), &format!("{address},{offset}"), form)
        };
        Ok(match (load.bytes, load.signed) {
            (1, true) => text.cast("signed char", Form::SignedWord),
            (2, true) => text.cast("short", Form::SignedWord),
            (4, true) => text.cast("int", Form::SignedWord),
            _ => text,
        })
    }

    fn select(&mut self, [condition, then, otherwise]: &[Expression; 3]) -> Result<Text> {
        let kind = then.kind();
        let full = unsigned_form(kind);
        let condition = self.condition(condition)?.at(level::CONDITIONAL + 1);
        let mut branches = [self.branch(then)?, self.branch(otherwise)?];
        for index in [0, 1] {
            let constant = [then, otherwise][index];
            if branches[1 - index].form == full
                && let Expression::Constant(kind, value) = constant
            {
                branches[index] = unsigned_constant(*kind, *value);
            }
        }
        let forms = [branches[0].form, branches[1].form];
        if forms.contains(&full) {
            // Without a cast, compilers warn about the conversion.
            let is_signed = |form| matches!(form, Form::SignedWord | Form::SignedLong);
            branches = branches.map(|branch| match branch.form {
                form if is_signed(form) => branch.cast(kind.name(), full),
                _ => branch,
            });
        }
        let form = match forms {
            _ if forms.contains(&full) => full,
            [a, b] if a == b => a,
            [Form::Small, other] | [other, Form::Small] => other,
            [Form::SignedWord, Form::SignedLong] | [Form::SignedLong, Form::SignedWord] => {
                Form::SignedLong
            }
            _ => {
                branches[0] = branches[0].cast(kind.name(), full);
                full
            }
        };
        let [then, otherwise] = branches;
        let text = format!(
            "{condition}?{}:{}",
            then.at(level::CONDITIONAL),
            otherwise.at(level::CONDITIONAL)
        );
        Ok(Text::new(text, level::CONDITIONAL, form))
    }

    /// Writes a branch of a conditional; a constant is a signed number.
    fn branch(&mut self, value: &Expression) -> Result<Text> {
        match value {
            Expression::Constant(..) => self.signed(value),
            _ => self.expression(value),
        }
    }

    fn list(&mut self, operands: &[Expression]) -> Result<String> {
        let operands = operands.iter().map(|operand| self.assigned(operand));
        Ok(operands.collect::<Result<Vec<_>>>()?.join(","))
    }

    pub(super) fn call(&mut self, call: &Call) -> Result<String> {
        let operands = self.list(&call.operands)?;
        Ok(match &call.callee {
            Callee::Function(function) => {
                format!("{}({operands})", self.writer.name(*function)?)
            }
            Callee::Table(signature, index) => {
                self.writer.pointers.insert(*signature);
                let index = self.unsigned(index)?.c;
                format!("((t{signature})tab[{index}])({operands})")
            }
        })
    }

    fn unary(&mut self, operator: Unary, operand: &Expression) -> Result<Text> {
        Ok(match operator {
            Unary::IsZero => {
                if let Expression::Binary(Binary::Compare(comparison), _, left, right) = operand {
                    return self.compare(comparison.negated(), left, right);
                }
                let operand = self.condition_of(operand)?.at(level::UNARY);
                Text::new(format!("!{operand}"), level::UNARY, Form::Small)
            }
            Unary::LeadingZeros(kind) | Unary::TrailingZeros(kind) | Unary::CountOnes(kind) => {
                let name = match (operator, kind) {
                    (Unary::LeadingZeros(_), Type::Word) => "clz",
                    (Unary::LeadingZeros(_), Type::Long) => "Clz",
                    (Unary::TrailingZeros(_), Type::Word) => "ctz",
                    (Unary::TrailingZeros(_), Type::Long) => "Ctz",
                    (_, Type::Word) => "ones",
                    (_, Type::Long) => "Ones",
                };
                call(name, &self.assigned(operand)?, Form::Word)
            }
            Unary::Wrap => {
                let text = self.expression(operand)?;
                match text.form {
                    Form::Small | Form::Word | Form::SignedWord => text,
                    Form::Long | Form::SignedLong => text.cast("u", Form::Word),
                }
            }
            Unary::ZeroExtend => self.unsigned(operand)?,
            Unary::SignExtend(_, bits) => {
                // The sign extension makes a wider cast redundant.
                let text = match operand {
                    Expression::Unary(Unary::Wrap, operand) => self.expression(operand)?,
                    _ => self.expression(operand)?,
                };
                if bits == 32 && text.form == Form::SignedWord {
                    return Ok(text);
                }
                let name = match bits {
                    8 => "signed char",
                    16 => "short",
                    _ => "int",
                };
                text.cast(name, Form::SignedWord)
            }
        })
    }

    fn compare(
        &mut self,
        comparison: Comparison,
        left: &Expression,
        right: &Expression,
    ) -> Result<Text> {
        let zero = matches!(right, Expression::Constant(_, 0));
        if comparison == Comparison::Equal && zero {
            let left = self.condition_of(left)?.at(level::UNARY);
            return Ok(Text::new(format!("!{left}"), level::UNARY, Form::Small));
        }
        let (symbol, level, sign) = match comparison {
            Comparison::Equal => ("==", level::EQUAL, Sign::Unsigned),
            Comparison::Unequal => ("!=", level::EQUAL, Sign::Unsigned),
            Comparison::Less(sign) => ("<", level::ORDER, sign),
            Comparison::Greater(sign) => (">", level::ORDER, sign),
            Comparison::AtMost(sign) => ("<=", level::ORDER, sign),
            Comparison::AtLeast(sign) => (">=", level::ORDER, sign),
        };
        let (left, right) = match sign {
            Sign::Signed => (self.signed(left)?, self.signed(right)?),
            Sign::Unsigned => (self.unsigned(left)?, self.unsigned(right)?),
        };
        let text = format!("{}{symbol}{}", left.left(level), right.right(level));
        Ok(Text::new(text, level, Form::Small))
    }

    /// Writes a shift's number of places, modulo the width.
    pub(super) fn amount(&mut self, kind: Type, amount: &Expression) -> Result<Text> {
        let mask = u64::from(kind.bits() - 1);
        match amount {
            Expression::Constant(_, places) => Ok(unsigned_constant(kind, places & mask)),
            Expression::Binary(Binary::And, _, _, limit) if matches!(**limit, Expression::Constant(_, limit) if limit <= mask) => {
                self.expression(amount)
            }
            _ => {
                let text = self.expression(amount)?;
                let text = format!("{}&{mask}", text.left(level::AND));
                Ok(Text::new(text, level::AND, Form::Small))
            }
        }
    }

    fn binary(
        &mut self,
        operator: Binary,
        kind: Type,
        left: &Expression,
        right: &Expression,
    ) -> Result<Text> {
        match operator {
            Binary::Compare(comparison) => self.compare(comparison, left, right),
            Binary::Add
            | Binary::Subtract
            | Binary::Multiply
            | Binary::And
            | Binary::Or
            | Binary::Xor => self.modular(operator, kind, left, right),
            Binary::Divide(sign) | Binary::Remainder(sign) => {
                self.divide(operator, sign, kind, left, right)
            }
            Binary::ShiftLeft => {
                let left = self.full(left)?.left(level::SHIFT);
                let right = self.amount(kind, right)?.right(level::SHIFT);
                let text = format!("{left}<<{right}");
                Ok(Text::new(text, level::SHIFT, unsigned_form(kind)))
            }
            Binary::ShiftRight(sign) => {
                let few = matches!(right, Expression::Constant(_, places) if places & u64::from(kind.bits() - 1) < 32);
                let mut left = match sign {
                    Sign::Signed => self.signed(left)?,
                    Sign::Unsigned => self.unsigned(left)?,
                };
                let narrow = matches!(left.form, Form::Small | Form::Word | Form::SignedWord);
                if kind == Type::Long && narrow && !few {
                    left = match sign {
                        Sign::Signed => left.cast("I", Form::SignedLong),
                        Sign::Unsigned => left.cast("U", Form::Long),
                    };
                }
                let amount = self.amount(kind, right)?.right(level::SHIFT);
                let text = format!("{}>>{amount}", left.left(level::SHIFT));
                Ok(Text::new(text, level::SHIFT, left.form))
            }
            Binary::RotateLeft | Binary::RotateRight => {
                // A rotation to the right by n is one to the left by -n.
                let operand = self.assigned(left)?;
                let places = if operator == Binary::RotateLeft {
                    self.assigned(right)?
                } else if let Expression::Constant(_, places) = right {
                    let bits = u64::from(kind.bits());
                    ((bits - places % bits) % bits).to_string()
                } else {
                    format!("-{}", self.full(right)?.at(level::UNARY))
                };
                let name = format!("rot{}", kind.name());
                Ok(call(&name, &format!("{operand},{places}"), unsigned_form(kind)))
            }
        }
    }

    fn divide(
        &mut self,
        operator: Binary,
        sign: Sign,
        kind: Type,
        left: &Expression,
        right: &Expression,
    ) -> Result<Text> {
        if right.divides_safely() {
            let (left, right, form) = match sign {
                Sign::Signed => (self.signed(left)?, self.signed(right)?, signed_form(kind)),
                Sign::Unsigned => (self.unsigned(left)?, self.unsigned(right)?, Form::Long),
            };
            // Exact operands give an exact result in the wider C type.
            let form = match (form, left.form, right.form) {
                (
                    Form::SignedLong,
                    Form::SignedWord | Form::Small,
                    Form::SignedWord | Form::Small,
                ) => Form::SignedWord,
                (Form::Long, Form::Small, Form::Small) => Form::Small,
                (Form::Long, Form::Small | Form::Word, Form::Small | Form::Word) => Form::Word,
                (form, ..) => form,
            };
            let symbol = match operator {
                Binary::Divide(_) => '/',
                _ => '%',
            };
            let text =
                format!("{}{symbol}{}", left.left(level::PRODUCT), right.right(level::PRODUCT));
            return Ok(Text::new(text, level::PRODUCT, form));
        }
        let name = match operator {
            Binary::Divide(_) => "div",
            _ => "rem",
        };
        let suffix = match (sign, kind) {
            (Sign::Signed, Type::Word) => "s",
            (Sign::Signed, Type::Long) => "S",
            (Sign::Unsigned, kind) => kind.name(),
        };
        let operands = format!("{},{}", self.assigned(left)?, self.assigned(right)?);
        Ok(call(&format!("{name}{suffix}"), &operands, unsigned_form(kind)))
    }

    /// Writes an operator whose low result bits depend only on the operands' low bits.
    fn modular(
        &mut self,
        operator: Binary,
        kind: Type,
        left: &Expression,
        right: &Expression,
    ) -> Result<Text> {
        // Writes x + -1 as x - 1.
        if let (Binary::Add, Expression::Constant(_, value)) = (operator, right) {
            let value = signed_value(kind, *value);
            if value < 0 && value > i64::from(i32::MIN) {
                let opposite = Expression::Constant(kind, value.unsigned_abs());
                return self.modular(Binary::Subtract, kind, left, &opposite);
            }
        }
        let (symbol, level) = match operator {
            Binary::Add => ('+', level::SUM),
            Binary::Subtract => ('-', level::SUM),
            Binary::Multiply => ('*', level::PRODUCT),
            Binary::And => ('&', level::AND),
            Binary::Or => ('|', level::OR),
            _ => ('^', level::XOR),
        };
        let full = unsigned_form(kind);
        let bitwise = matches!(operator, Binary::And | Binary::Or | Binary::Xor);
        let mut sides = [self.expression(left)?, self.expression(right)?];
        for index in [0, 1] {
            if sides[1 - index].form == full
                && let Expression::Constant(kind, value) = [left, right][index]
            {
                sides[index] = converted_constant(*kind, *value);
            }
        }
        let form = match [sides[0].form, sides[1].form] {
            forms if forms.contains(&full) => full,
            [Form::Small, Form::Small] if bitwise => Form::Small,
            [Form::Small | Form::Word, Form::Small | Form::Word] if bitwise => Form::Word,
            _ => {
                // If one side has the full type, C converts the other.
                sides[0] = sides[0].cast(kind.name(), full);
                full
            }
        };
        let [left_text, right_text] = sides;
        let same = matches!(right, Expression::Binary(inner, ..) if *inner == operator)
            && operator != Binary::Subtract
            && right_text.form == full
            && left_text.form == full;
        let mut left_text = left_text.left(level);
        let mut right_text = if same { right_text.left(level) } else { right_text.right(level) };
        // Without a space, C would read `--`.
        if symbol == '-' && right_text.starts_with('-') {
            right_text.insert(0, ' ');
        }
        left_text.push(symbol);
        Ok(Text::new(left_text + &right_text, level, form))
    }
}

/// The call of a helper.
fn call(name: &str, operands: &str, form: Form) -> Text {
    Text::new(format!("{name}({operands})"), level::PRIMARY, form)
}
