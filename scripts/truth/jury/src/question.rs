//! Questions of problems, and the format of their answers.

use crate::listed::Listed;
use std::fmt::{Display, Write};

/// A question about a case, and the format of its answer.
pub struct Question<A> {
    words: String,
    write: Box<dyn Fn(&A) -> String + Send>,
    title: Option<&'static str>,
}

/// A question answered by `yes` if a sentence is true, such as "the player to move wins", else by `no`.
pub fn yes_no(sentence: &str, yes: &'static str, no: &'static str) -> Question<bool> {
    Question::new(format!("`{yes}` if {sentence}, otherwise `{no}`"), move |&holds| {
        String::from(if holds { yes } else { no })
    })
}

/// A question about a number or word, such as "the number of winning moves".
pub fn value<A: Display + 'static>(what: &str) -> Question<A> {
    Question::new(String::from(what), A::to_string)
}

/// A question about two numbers or words, such as "the scores of both players".
pub fn two_values<A: Display + 'static>(what: &str) -> Question<(A, A)> {
    Question::new(format!("{what}, separated by a space"), |(first, second)| {
        format!("{first} {second}")
    })
}

impl<A: 'static> Question<A> {
    /// A question in words, with a function that writes its answer.
    pub fn new(words: String, write: impl Fn(&A) -> String + Send + 'static) -> Self {
        Question { words, write: Box::new(write), title: None }
    }

    /// The same question about several things, with this text between the answers.
    pub fn each(self, thing: &str, between: &'static str) -> Question<Vec<A>> {
        let how = match between {
            "\n" => "a line for each",
            " " => "with blanks between them, for each",
            _ => "without blanks between them, for each",
        };
        let words = format!("{how} {thing}: {}", self.words);
        Question::new(words, move |answers: &Vec<A>| {
            let answers: Vec<String> = answers.iter().map(|answer| (self.write)(answer)).listed();
            answers.join(between)
        })
    }

    /// The same question if it may have no answer, written `none`.
    pub fn or(self, none: &'static str) -> Question<Option<A>> {
        let words = format!("{}, or `{none}` if there is none", self.words);
        Question::new(words, move |answer: &Option<A>| match answer {
            Some(answer) => (self.write)(answer),
            None => String::from(none),
        })
    }

    /// The same question, with its answers numbered: `Case 1: yes`.
    #[must_use]
    pub fn numbered(self, title: &'static str) -> Self {
        Question {
            words: format!("`{title}`, the number of the case and `:`, then {}", self.words),
            title: Some(title),
            ..self
        }
    }

    /// The answer as the judge expects it.
    pub fn write(&self, answer: &A) -> String {
        (self.write)(answer)
    }

    /// The answer as the judge expects it, if it is known.
    pub(crate) fn write_if_known(&self, answer: Option<A>) -> Option<String> {
        Some(self.write(&answer?))
    }

    /// The output with these written answers, one per line.
    pub fn output(&self, answers: &[String]) -> String {
        one_below_the_other(self.title, answers)
    }

    /// The question in words.
    pub fn words(&self) -> &str {
        &self.words
    }
}

fn one_below_the_other(title: Option<&'static str>, answers: &[String]) -> String {
    let mut output = String::new();
    for (number, answer) in (1..).zip(answers) {
        let _ = match title {
            Some(title) => writeln!(output, "{title} {number}: {answer}"),
            None => writeln!(output, "{answer}"),
        };
    }
    output
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_written_as_the_question_says() {
        let wins = || yes_no("Alice wins", "Yes", "No");
        assert_eq!(wins().words(), "`Yes` if Alice wins, otherwise `No`");
        assert_eq!(wins().write(&true), "Yes");
        assert_eq!(wins().each("heap", "\n").write(&vec![true, false]), "Yes\nNo");
        let output = wins().numbered("Case").output(&["Yes".into(), "No".into()]);
        assert_eq!(output, "Case 1: Yes\nCase 2: No\n");
        let first = value::<u64>("the first move").or("lost");
        assert_eq!(first.words(), "the first move, or `lost` if there is none");
        assert_eq!(first.write(&Some(3)), "3");
        assert_eq!(first.write(&None), "lost");
    }
}
