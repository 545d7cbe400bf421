//! The answers to an input file by the rules of the game, never by a solution.

use anyhow::{Context, Result, bail};
use jury::books::book;

/// The output that the judge expects for an input file.
///
/// # Errors
///
/// When the problem has no book, the input is malformed, or one of its cases is too large to search.
pub fn by_rules(problem: &str, input: &str) -> Result<String> {
    let mut book = book(problem)?;
    let cases = book.split(input).context("the input is malformed")?;
    let mut answers = Vec::new();
    for (at, case) in cases.iter().enumerate() {
        let Some(answer) = book.answer(case) else {
            let which = match cases.len() {
                1 => String::from("the case"),
                all => format!("case {} of {all}", at + 1),
            };
            bail!("{which} is too large to search");
        };
        answers.push(answer);
    }
    Ok(book.output(&answers))
}

#[cfg(test)]
mod tests {
    use super::by_rules;

    #[test]
    fn an_answer_is_that_of_the_rules_or_says_why_there_is_none() {
        assert_eq!(by_rules("poj1067", "1 2\n2 2\n").unwrap(), "0\n1\n");
        let error = |input| format!("{:#}", by_rules("poj1067", input).unwrap_err());
        assert_eq!(
            error("1 2\n1000000000 1\n"),
            "case 2 of 2 is too large to search"
        );
        assert_eq!(error("5000 1\n"), "the case is too large to search");
        assert!(error("1 x\n").starts_with("the input is malformed: expected"));
    }
}
