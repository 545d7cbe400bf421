//! Simplifies a function's body: turns an early exit from a block into an `if` around the rest, and removes
//! values that are never read.

use super::tree::{Binary, Expression, Label, Statement, Unary};
use std::collections::BTreeSet;

/// The maximum depth of nested `if`s; Visual C++ accepts 128.
const DEEPEST: usize = 60;

pub(super) fn simplify(mut statements: Vec<Statement>) -> Vec<Statement> {
    while drop_unread(&mut statements) {}
    list(statements, &[], 0)
}

/// Removes assignments to variables that are never read; returns false if there were none.
fn drop_unread(statements: &mut Vec<Statement>) -> bool {
    let mut read = BTreeSet::new();
    Statement::each_read(statements, &mut |variable| {
        read.insert(variable);
    });
    let mut dropped = false;
    Statement::each_list(statements, &mut |list| {
        list.retain_mut(|statement| {
            let Statement::Assign(variable, value) = statement else {
                return true;
            };
            let unread = !read.contains(variable);
            dropped |= unread;
            let acts = value.has_effects();
            if unread && acts {
                *statement = Statement::Evaluate(value.clone());
            }
            !unread || acts
        });
    });
    dropped
}

pub(super) fn negated(condition: Expression) -> Expression {
    match condition {
        Expression::Binary(Binary::Compare(comparison), kind, left, right) => {
            Expression::Binary(Binary::Compare(comparison.negated()), kind, left, right)
        }
        Expression::Unary(Unary::IsZero, operand) => *operand,
        other => Expression::Unary(Unary::IsZero, Box::new(other)),
    }
}

/// Returns whether code after the statement is unreachable.
fn leaves(statement: &Statement) -> bool {
    match statement {
        Statement::Jump(_) | Statement::Switch(..) | Statement::Return(_) | Statement::Trap => true,
        Statement::If(_, then, otherwise) => {
            then.last().is_some_and(leaves) && otherwise.last().is_some_and(leaves)
        }
        _ => false,
    }
}

fn uses(statements: &[Statement], label: Label) -> bool {
    let mut found = false;
    Statement::each(statements, &mut |statement| match statement {
        Statement::Jump(target) => found |= *target == label,
        Statement::Switch(_, targets) => found |= targets.contains(&label),
        _ => {}
    });
    found
}

/// Simplifies statements. Drops a jump at the very end to one of the labels `following`, which come right
/// after.
fn list(statements: Vec<Statement>, following: &[Label], depth: usize) -> Vec<Statement> {
    let mut simplified: Vec<Statement> = Vec::new();
    let mut rest = std::collections::VecDeque::from(statements);
    while let Some(statement) = rest.pop_front() {
        // Only jumps within a block reach its label, so code after a jump is dead.
        if simplified.last().is_some_and(leaves) {
            break;
        }
        let last = rest.is_empty();
        let following_this = if last { following } else { &[] };
        match statement {
            Statement::Jump(label) if last && following.contains(&label) => {}
            Statement::Block(label, body) => {
                let mut labels = following_this.to_vec();
                labels.push(label);
                let body = list(body, &labels, depth);
                if uses(&body, label) {
                    simplified.push(Statement::Block(label, body));
                } else {
                    simplified.extend(body);
                }
            }
            Statement::Loop(label, body) => {
                let body = list(body, following_this, depth);
                if uses(&body, label) {
                    simplified.push(Statement::Loop(label, body));
                } else {
                    simplified.extend(body);
                }
            }
            Statement::If(condition, mut then, mut otherwise) => {
                let ends_in_jump = |branch: &[Statement]| matches!(branch.last(), Some(Statement::Jump(label)) if following.contains(label));
                if !last && depth < DEEPEST && ends_in_jump(&then) {
                    then.pop();
                    otherwise.extend(rest.drain(..));
                }
                let following_this = if rest.is_empty() { following } else { &[] };
                let then = list(then, following_this, depth + 1);
                let otherwise = list(otherwise, following_this, depth + 1);
                if then.last().is_some_and(leaves) {
                    simplified.push(Statement::If(condition, then, Vec::new()));
                    simplified.extend(otherwise);
                } else if !then.is_empty() {
                    simplified.push(Statement::If(condition, then, otherwise));
                } else if !otherwise.is_empty() {
                    let condition = negated(condition);
                    simplified.push(Statement::If(condition, otherwise, Vec::new()));
                } else if condition.has_effects() {
                    simplified.push(Statement::Evaluate(condition));
                }
            }
            other => simplified.push(other),
        }
    }
    simplified
}
