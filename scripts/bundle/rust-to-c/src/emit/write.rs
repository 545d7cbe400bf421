//! Writes a module's functions in C, with only the parentheses and casts that C needs.

mod expressions;
mod statements;
mod text;

use super::build::Body;
use super::float::{Float, Width};
use super::module::{Module, Origin, Signature, Type};
use super::names;
use super::runtime;
use super::simplify::simplify;
use super::tree::{Label, Statement, Variable};
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

pub(super) struct Writer<'m, 'a> {
    module: &'m Module<'a>,
    names: BTreeMap<usize, String>,
    /// The floating-point operations in use, in the order of definition.
    pub floats: Vec<(Float, Width)>,
    pub pointers: BTreeSet<usize>,
}

struct FunctionWriter<'w, 'm, 'a> {
    writer: &'w mut Writer<'m, 'a>,
    variables: BTreeMap<Variable, String>,
    labels: BTreeMap<Label, String>,
    out: String,
}

impl<'m, 'a> Writer<'m, 'a> {
    pub(super) fn new(module: &'m Module<'a>, reached: &[usize]) -> Self {
        let own =
            |&&function: &&usize| matches!(module.functions[function].origin, Origin::Body(_));
        let names = reached
            .iter()
            .filter(own)
            .enumerate()
            .map(|(index, &function)| (function, names::function(index)))
            .collect();
        Writer { module, names, floats: Vec::new(), pointers: BTreeSet::new() }
    }

    pub(super) fn name(&self, function: usize) -> Result<&str> {
        match &self.module.functions[function].origin {
            Origin::Import(name) => runtime::import(name),
            Origin::Body(_) => Ok(&self.names[&function]),
        }
    }

    /// The name of a floating-point operation; those that it needs are defined first.
    fn float(&mut self, operation: Float, width: Width) -> String {
        if !self.floats.contains(&(operation, width)) {
            for (needed, width) in operation.needs(width) {
                self.float(needed, width);
            }
            self.floats.push((operation, width));
        }
        operation.name(width)
    }

    /// Writes a function's head; parameters without a name have only a type.
    pub(super) fn head(&self, function: usize, parameters: &[String]) -> Result<String> {
        let signature = self.module.signature_of(function)?;
        let result = signature.result.map_or("void", Type::name);
        let mut list = String::new();
        for (index, &kind) in signature.parameters.iter().enumerate() {
            if index > 0 {
                list.push(',');
            }
            list += kind.name();
            if let Some(name) = parameters.get(index) {
                list.push(' ');
                list += name;
            }
        }
        if list.is_empty() {
            list += "void";
        }
        Ok(format!("static {result} {}({list})", self.name(function)?))
    }

    pub(super) fn pointer(&self, signature: usize) -> Result<String> {
        let Signature { parameters, result } = self.module.signature(signature)?;
        let result = result.map_or("void", Type::name);
        let parameters: Vec<_> = parameters.into_iter().map(Type::name).collect();
        let parameters =
            if parameters.is_empty() { String::from("void") } else { parameters.join(",") };
        Ok(format!("typedef {result}(*t{signature})({parameters});"))
    }

    pub(super) fn function(&mut self, function: usize, body: Body) -> Result<String> {
        let Body { variables: kinds, result, statements, .. } = body;
        let parameters = self.module.signature_of(function)?.parameters.len();
        let statements = simplify(statements);
        let (variables, used) = name_variables(&statements, parameters);
        let labels = name_labels(&statements);
        let parameter_names: Vec<String> =
            (0..parameters).map(|index| variables[&index].clone()).collect();
        let head = self.head(function, &parameter_names)?;
        let mut writer =
            FunctionWriter { writer: self, variables, labels, out: format!("{head}{{") };
        for kind in [Type::Word, Type::Long] {
            let names: Vec<String> = used
                .iter()
                .filter(|&&variable| variable >= parameters && kinds[variable] == kind)
                .map(|variable| format!("{}=0", writer.variables[variable]))
                .collect();
            if !names.is_empty() {
                let _ = write!(writer.out, "{} {};", kind.name(), names.join(","));
            }
        }
        // Compilers warn about unread parameters.
        let mut read = BTreeSet::new();
        Statement::each_read(&statements, &mut |variable| {
            read.insert(variable);
        });
        for parameter in (0..parameters).filter(|parameter| !read.contains(parameter)) {
            let _ = write!(writer.out, "(void){};", writer.variables[&parameter]);
        }
        writer.statements(&statements)?;
        if result.is_some() && !matches!(statements.last(), Some(Statement::Return(_))) {
            writer.out += "return 0;";
        }
        writer.out.push('}');
        Ok(writer.out)
    }
}

/// The names of a function's variables, shortest for the most frequent, and the variables in use.
fn name_variables(
    statements: &[Statement],
    parameters: usize,
) -> (BTreeMap<Variable, String>, Vec<Variable>) {
    let mut uses: BTreeMap<Variable, usize> =
        (0..parameters).map(|variable| (variable, 0)).collect();
    let mut count = |variable: Variable| *uses.entry(variable).or_default() += 1;
    Statement::each(statements, &mut |statement| {
        if let Statement::Assign(variable, _) = statement {
            count(*variable);
        }
    });
    Statement::each_read(statements, &mut count);
    let used: Vec<Variable> = uses.keys().copied().collect();
    let mut ranked = used.clone();
    ranked.sort_by_key(|variable| (std::cmp::Reverse(uses[variable]), *variable));
    let names = ranked
        .into_iter()
        .enumerate()
        .map(|(rank, variable)| (variable, names::local(rank)))
        .collect();
    (names, used)
}

fn name_labels(statements: &[Statement]) -> BTreeMap<Label, String> {
    let mut labels = BTreeSet::new();
    Statement::each(statements, &mut |statement| match statement {
        Statement::Jump(label) => {
            labels.insert(*label);
        }
        Statement::Switch(_, targets) => labels.extend(targets),
        _ => {}
    });
    labels.into_iter().enumerate().map(|(index, label)| (label, names::local(index))).collect()
}
