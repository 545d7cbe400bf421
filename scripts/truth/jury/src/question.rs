//! Questions of problems, and the format of their answers.

use crate::listed::Listed;
use std::any::Any;
use std::fmt::{Display, Write};

/// A question about a case, and the format of its answer. A question is a constant, so its functions capture nothing:
/// those that need its texts are given the question itself.
pub struct Question<A: 'static> {
    /// The parts of the words and of the answer.
    texts: [&'static str; 3],
    words: fn(&Self) -> String,
    write: Written<A>,
    /// The question about one thing, if this one is about several or may have no answer.
    of_one: Option<&'static (dyn Any + Send + Sync)>,
    title: Option<&'static str>,
}

enum Written<A: 'static> {
    Alone(fn(&A) -> String),
    /// With the texts of the question, or by the question about one thing.
    By(fn(&Question<A>, &A) -> String),
}

/// A question answered by `yes` if a sentence is true, such as "the player to move wins", else by `no`.
pub const fn yes_no(sentence: &'static str, yes: &'static str, no: &'static str) -> Question<bool> {
    let words = |question: &Question<bool>| {
        let [sentence, yes, no] = question.texts;
        format!("`{yes}` if {sentence}, otherwise `{no}`")
    };
    let write = |question: &Question<bool>, holds: &bool| {
        String::from(question.texts[if *holds { 1 } else { 2 }])
    };
    Question::within([sentence, yes, no], words, write, None)
}

/// A question about a number or word, such as "the number of winning moves".
pub const fn value<A: Display + 'static>(what: &'static str) -> Question<A> {
    Question::new(what, A::to_string)
}

/// A question about two numbers or words, such as "the scores of both players".
pub const fn two_values<A: Display + 'static>(what: &'static str) -> Question<(A, A)> {
    Question {
        words: |question| format!("{}, separated by a space", question.texts[0]),
        ..Question::new(what, |(first, second)| format!("{first} {second}"))
    }
}

impl<A: 'static> Question<A> {
    /// A question in words, with a function that writes its answer.
    pub const fn new(words: &'static str, write: fn(&A) -> String) -> Self {
        Question {
            texts: [words; 3],
            words: |question| String::from(question.texts[0]),
            write: Written::Alone(write),
            of_one: None,
            title: None,
        }
    }

    const fn within(
        texts: [&'static str; 3],
        words: fn(&Self) -> String,
        write: fn(&Self, &A) -> String,
        of_one: Option<&'static (dyn Any + Send + Sync)>,
    ) -> Self {
        Question { texts, words, write: Written::By(write), of_one, title: None }
    }

    /// The same question about several things, with this text between the answers.
    pub const fn each(
        &'static self,
        thing: &'static str,
        between: &'static str,
    ) -> Question<Vec<A>> {
        let words = |question: &Question<Vec<A>>| {
            let [thing, between, _] = question.texts;
            let how = match between {
                "\n" => "a line for each",
                " " => "with blanks between them, for each",
                _ => "without blanks between them, for each",
            };
            format!("{how} {thing}: {}", question.of_one::<A>().words())
        };
        let write = |question: &Question<Vec<A>>, answers: &Vec<A>| {
            let one = question.of_one();
            let answers = answers.iter().map(|answer| one.write(answer));
            answers.listed().join(question.texts[1])
        };
        Question::within([thing, between, ""], words, write, Some(self))
    }

    /// The same question if it may have no answer, written `none`.
    pub const fn or(&'static self, none: &'static str) -> Question<Option<A>> {
        let words = |question: &Question<Option<A>>| {
            let words = question.of_one::<A>().words();
            format!("{words}, or `{}` if there is none", question.texts[0])
        };
        let write = |question: &Question<Option<A>>, answer: &Option<A>| match answer {
            Some(answer) => question.of_one().write(answer),
            None => String::from(question.texts[0]),
        };
        Question::within([none; 3], words, write, Some(self))
    }

    fn of_one<B>(&self) -> &'static Question<B> {
        let question = self.of_one.and_then(|question| question.downcast_ref());
        question.expect("a question about one thing")
    }

    /// The same question, with its answers numbered: `Case 1: yes`.
    #[must_use]
    pub const fn numbered(self, title: &'static str) -> Self {
        Question { title: Some(title), ..self }
    }

    /// The answer as the judge expects it.
    pub fn write(&self, answer: &A) -> String {
        match self.write {
            Written::Alone(write) => write(answer),
            Written::By(write) => write(self, answer),
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
        let words = (self.words)(self);
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
