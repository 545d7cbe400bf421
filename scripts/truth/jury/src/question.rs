//! Questions of problems, and the format of their answers.

use crate::listed::Listed;
use std::fmt::{Display, Write};

/// A question about a case, and the format of its answer.
pub struct Question<A: 'static> {
    texts: [&'static str; 3],
    format: AnswerFormat<A>,
    title: Option<&'static str>,
}

enum AnswerFormat<A: 'static> {
    /// By a function, if the first text is all of the question.
    By(fn(&A) -> String),
    Of(&'static dyn Format<A>),
}

/// A format of questions and answers with the texts of a question. A question is a constant, so no function captures
/// its texts.
trait Format<A>: Sync {
    fn words(&self, texts: [&str; 3]) -> String;
    fn write(&self, texts: [&str; 3], answer: &A) -> String;
}

/// A question answered by `yes` if a sentence is true, such as "the player to move wins", else by `no`.
pub const fn yes_no(sentence: &'static str, yes: &'static str, no: &'static str) -> Question<bool> {
    Question::of([sentence, yes, no], &YesNo)
}

struct YesNo;

impl Format<bool> for YesNo {
    fn words(&self, [sentence, yes, no]: [&str; 3]) -> String {
        format!("`{yes}` if {sentence}, otherwise `{no}`")
    }

    fn write(&self, [_, yes, no]: [&str; 3], holds: &bool) -> String {
        String::from(if *holds { yes } else { no })
    }
}

/// A question about a number or word, such as "the number of winning moves".
pub const fn value<A: Display + 'static>(what: &'static str) -> Question<A> {
    Question::new(what, A::to_string)
}

/// A question about two numbers or words, such as "the scores of both players".
pub const fn two_values<A: Display + 'static>(what: &'static str) -> Question<(A, A)> {
    Question::of([what, "", ""], &TwoValues)
}

struct TwoValues;

impl<A: Display> Format<(A, A)> for TwoValues {
    fn words(&self, [what, ..]: [&str; 3]) -> String {
        format!("{what}, separated by a space")
    }

    fn write(&self, _: [&str; 3], (first, second): &(A, A)) -> String {
        format!("{first} {second}")
    }
}

/// The question about each of several things.
impl<A> Format<Vec<A>> for Question<A> {
    fn words(&self, [thing, between, _]: [&str; 3]) -> String {
        let how = match between {
            "\n" => "a line for each",
            " " => "with blanks between them, for each",
            _ => "without blanks between them, for each",
        };
        format!("{how} {thing}: {}", self.words())
    }

    fn write(&self, [_, between, _]: [&str; 3], answers: &Vec<A>) -> String {
        answers.iter().map(|answer| self.write(answer)).listed().join(between)
    }
}

/// The question that may have no answer.
impl<A> Format<Option<A>> for Question<A> {
    fn words(&self, [none, ..]: [&str; 3]) -> String {
        format!("{}, or `{none}` if there is none", self.words())
    }

    fn write(&self, [none, ..]: [&str; 3], answer: &Option<A>) -> String {
        answer.as_ref().map_or_else(|| String::from(none), |answer| self.write(answer))
    }
}

impl<A: 'static> Question<A> {
    /// A question in words, with a function that writes its answer.
    pub const fn new(words: &'static str, write: fn(&A) -> String) -> Self {
        Question { texts: [words, "", ""], format: AnswerFormat::By(write), title: None }
    }

    const fn of(texts: [&'static str; 3], format: &'static dyn Format<A>) -> Self {
        Question { texts, format: AnswerFormat::Of(format), title: None }
    }

    /// The same question about several things, with this text between the answers.
    pub const fn each(
        &'static self,
        thing: &'static str,
        between: &'static str,
    ) -> Question<Vec<A>> {
        Question::of([thing, between, ""], self)
    }

    /// The same question if it may have no answer, written `none`.
    pub const fn or(&'static self, none: &'static str) -> Question<Option<A>> {
        Question::of([none, "", ""], self)
    }

    /// The same question, with its answers numbered: `Case 1: yes`.
    #[must_use]
    pub const fn numbered(self, title: &'static str) -> Self {
        Question { title: Some(title), ..self }
    }

    /// The answer as the judge expects it.
    pub fn write(&self, answer: &A) -> String {
        match self.format {
            AnswerFormat::By(write) => write(answer),
            AnswerFormat::Of(format) => format.write(self.texts, answer),
        }
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
    pub fn words(&self) -> String {
        let words = match self.format {
            AnswerFormat::By(_) => String::from(self.texts[0]),
            AnswerFormat::Of(format) => format.words(self.texts),
        };
        match self.title {
            Some(title) => format!("`{title}`, the number of the case and `:`, then {words}"),
            None => words,
        }
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
        const WINS: Question<bool> = yes_no("Alice wins", "Yes", "No");
        const EACH: Question<Vec<bool>> = WINS.each("heap", "\n");
        const FIRST: Question<Option<u64>> = value("the first move").or("lost");
        assert_eq!(WINS.words(), "`Yes` if Alice wins, otherwise `No`");
        assert_eq!(WINS.write(&true), "Yes");
        assert_eq!(EACH.words(), "a line for each heap: `Yes` if Alice wins, otherwise `No`");
        assert_eq!(EACH.write(&vec![true, false]), "Yes\nNo");
        let output = WINS.numbered("Case").output(&["Yes".into(), "No".into()]);
        assert_eq!(output, "Case 1: Yes\nCase 2: No\n");
        assert_eq!(FIRST.words(), "the first move, or `lost` if there is none");
        assert_eq!(FIRST.write(&Some(3)), "3");
        assert_eq!(FIRST.write(&None), "lost");
    }
}
