//! Blocks and jumps.

use super::{Builder, Frame, Shape};
use crate::emit::module::Type;
use crate::emit::tree::{Expression, Label, Statement};
use anyhow::{Context, Result, bail};
use wasmparser::BlockType;

impl Builder<'_, '_> {
    pub(super) fn enter(&mut self, shape: Shape, result: Option<Type>) {
        self.spill(|pending| !matches!(pending, Expression::Constant(..)));
        // The result of the whole function is returned.
        let result = match result {
            Some(kind) if !self.frames.is_empty() => Some(self.temporary(kind)),
            _ => None,
        };
        self.labels += 1;
        self.frames.push(Frame {
            shape,
            label: self.labels - 1,
            result,
            height: self.stack.len(),
            outside: std::mem::take(&mut self.statements),
        });
    }

    pub(super) fn block(&mut self, shape: Shape, kind: BlockType) -> Result<()> {
        let result = match kind {
            BlockType::Empty => None,
            BlockType::Type(result) => Some(Type::of(result)?),
            BlockType::FuncType(_) => {
                bail!("a block with parameters or several results is unsupported")
            }
        };
        self.enter(shape, result);
        Ok(())
    }

    /// Assigns the innermost block's result if the end is reachable.
    fn finish(&mut self) -> Result<()> {
        if self.reachable {
            let outermost = self.frames.len() == 1;
            self.traps &= !outermost;
            let result = self.frames.last().context("unmatched `end`")?.result;
            if outermost {
                if self.result.is_some() {
                    let value = self.pop()?;
                    self.statements.push(Statement::Return(Some(value)));
                }
            } else if let Some(variable) = result {
                let value = self.pop()?;
                self.assign(variable, value);
            }
        }
        Ok(())
    }

    pub(super) fn end(&mut self) -> Result<()> {
        self.finish()?;
        let frame = self.frames.pop().context("unmatched `end`")?;
        self.stack.truncate(frame.height);
        let inside = std::mem::replace(&mut self.statements, frame.outside);
        if self.frames.is_empty() {
            self.statements = inside;
            return Ok(());
        }
        let body = match frame.shape {
            Shape::Block => inside,
            Shape::Loop => {
                self.statements.push(Statement::Loop(frame.label, inside));
                Vec::new()
            }
            Shape::Then(condition) => vec![Statement::If(condition, inside, Vec::new())],
            Shape::Else(condition, then) => vec![Statement::If(condition, then, inside)],
        };
        if !body.is_empty() {
            self.statements.push(Statement::Block(frame.label, body));
        }
        if let Some(variable) = frame.result {
            self.stack.push(self.variable(variable));
        }
        self.reachable = true;
        Ok(())
    }

    pub(super) fn otherwise(&mut self) -> Result<()> {
        self.finish()?;
        let then = std::mem::take(&mut self.statements);
        let frame = self.frames.last_mut().context("`else` without `if`")?;
        self.stack.truncate(frame.height);
        let shape = std::mem::replace(&mut frame.shape, Shape::Block);
        let Shape::Then(condition) = shape else {
            bail!("`else` without `if`");
        };
        frame.shape = Shape::Else(condition, then);
        self.reachable = true;
        Ok(())
    }

    /// The statements that jump out of `depth` blocks, and pass the top of the stack if the target has a
    /// result.
    pub(super) fn jump(&mut self, depth: u32) -> Result<Vec<Statement>> {
        let index = (self.frames.len() - 1)
            .checked_sub(depth as usize)
            .context("a jump leaves more blocks than the function has")?;
        if index == 0 {
            self.traps = false;
            let value = match self.result {
                Some(_) => Some(self.stack.last().context("an operand is missing")?.clone()),
                None => None,
            };
            return Ok(vec![Statement::Return(value)]);
        }
        let frame = &self.frames[index];
        let jump = Statement::Jump(frame.label);
        Ok(match frame.result {
            Some(variable) if !matches!(frame.shape, Shape::Loop) => {
                let value = self.stack.last().context("an operand is missing")?.clone();
                vec![Statement::Assign(variable, value), jump]
            }
            _ => vec![jump],
        })
    }

    pub(super) fn leave(&mut self) {
        self.reachable = false;
    }

    pub(super) fn trap(&mut self) {
        self.statements.push(Statement::Trap);
        self.leave();
    }

    pub(super) fn br_if(&mut self, depth: u32) -> Result<()> {
        let condition = self.pop()?;
        // A value passed by the jump is also used if the jump is not taken, and must be computed only once.
        let carries = {
            let index = self.frames.len() - 1 - depth as usize;
            index == 0 && self.result.is_some() || self.frames[index].result.is_some()
        };
        let condition = if carries {
            let kept = self.temporary(Type::Word);
            self.assign(kept, condition);
            self.spill(|pending| !matches!(pending, Expression::Constant(..)));
            self.variable(kept)
        } else {
            // Effects happen even if the jump is not taken.
            self.spill(Expression::has_effects);
            condition
        };
        let jump = self.jump(depth)?;
        self.statements.push(Statement::If(condition, jump, Vec::new()));
        Ok(())
    }

    pub(super) fn br_table(&mut self, targets: &wasmparser::BrTable) -> Result<()> {
        let index = self.pop()?;
        let depths =
            targets.targets().chain([Ok(targets.default())]).collect::<Result<Vec<u32>, _>>()?;
        let outermost = (self.frames.len() - 1) as u32;
        let plain = |&depth: &u32| {
            let frame = &self.frames[(outermost - depth) as usize];
            depth < outermost && (frame.result.is_none() || matches!(frame.shape, Shape::Loop))
        };
        if depths.iter().all(plain) {
            let label = |&depth: &u32| self.frames[(outermost - depth) as usize].label;
            let labels = depths.iter().map(label).collect();
            self.spill(Expression::has_effects);
            self.statements.push(Statement::Switch(index, labels));
        } else {
            // Each target gets an intermediate label, after which its value is assigned.
            let kept = self.temporary(Type::Word);
            self.assign(kept, index);
            self.spill(|pending| !matches!(pending, Expression::Constant(..)));
            let labels: Vec<Label> = (self.labels..).take(depths.len()).collect();
            self.labels += depths.len();
            let index = self.variable(kept);
            let mut body = vec![Statement::Switch(index, labels.clone())];
            for (&label, &depth) in labels.iter().zip(&depths) {
                body = vec![Statement::Block(label, body)];
                body.extend(self.jump(depth)?);
            }
            self.statements.extend(body);
        }
        self.leave();
        Ok(())
    }
}
