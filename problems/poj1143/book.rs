use super::prelude::*;
use crate::rules::sylver_coinage::{SylverCoinage, sums};

const MOST_NUMBERS: usize = 20;

#[derive(Default)]
pub struct Book(impartial::Outcomes<SylverCoinage>);

impl super::Book for Book {
    type Case = Vec<usize>;
    type Answer = Vec<usize>;
    const QUESTION: Question<Vec<usize>> = Question::new(
        "`Test Case #` and its number; below, `The winning moves are: ` and the numbers that win, in \
         ascending order, or `There's no winning move.`; and an empty line",
        |winning| {
            let numbers: Vec<String> = winning.iter().map(ToString::to_string).listed();
            match numbers.join(" ") {
                none if none.is_empty() => String::from("There's no winning move."),
                numbers => format!("The winning moves are: {numbers}"),
            }
        },
    );

    fn file() -> File<Vec<usize>> {
        // With 20 numbers left, the greatest possible is 41, after 2 has been named.
        let left = line_list("n", 1..=MOST_NUMBERS, number("a number", unstated(2..=41)));
        let left = left.distinct().chosen_by(|choices| {
            let count = choices.count("n", 1..=MOST_NUMBERS)?;
            Some(first(choices.rng, count))
        });
        let left = left.such_that("a list that can arise", |left| can_arise(left));
        until_zero(1, unstated(0..=1000), left)
    }

    fn output(answers: &[String]) -> String {
        let blocks = (1..).zip(answers);
        let blocks = blocks.map(|(number, answer)| format!("Test Case #{number}\n{answer}\n\n"));
        blocks.listed().concat()
    }

    fn position(left: &Vec<usize>) -> Shown {
        Ok(normal(SylverCoinage, sorted(left)))
    }

    fn answer(&mut self, left: &Vec<usize>) -> Option<Vec<usize>> {
        let left = sorted(left);
        let options = SylverCoinage.options(&left);
        let moves = left.into_iter().zip(options);
        let winning = moves.filter(|(_, option)| !self.0.wins(option));
        Some(winning.map(|(number, _)| number).listed())
    }

    fn small() -> impl Iterator<Item = Vec<usize>> {
        let mut lists = Vec::new();
        let mut open = vec![(2..=20).listed()];
        while let Some(list) = open.pop() {
            if !list.is_empty() && sorted::insert(&mut lists, list.clone()) {
                open.extend(SylverCoinage.options(&list));
            }
        }
        lists.into_iter()
    }

    fn random(rng: &mut Random) -> Vec<usize> {
        let count = rng.random_range(1..=MOST_NUMBERS);
        let mut left = first(rng, count);
        for _ in 0..rng.random_range(0..4) {
            let mut options = SylverCoinage.options(&left);
            options.retain(|option| !option.is_empty());
            left = options.choose(rng).cloned().unwrap_or(left);
        }
        if rng.random() {
            left.shuffle(rng);
        }
        left
    }

    fn full(rng: &mut Random) -> Vec<usize> {
        Self::random(rng)
    }

    const SECOND_OPINION: SecondOpinion =
        SecondOpinion::NotNeeded("every list of up to 20 numbers that can arise is searched");

    fn largest(_: &mut Random) -> Vec<(&'static str, Vec<Vec<usize>>)> {
        vec![("1,000 lists", Self::small().listed().into_iter().rev().take(1000).listed())]
    }
}

/// Numbers that may be left: all up to the last one, or all odd ones after 2 is named.
fn first(rng: &mut Random, count: usize) -> Vec<usize> {
    if rng.random() {
        (2..=count + 1).listed()
    } else {
        (1..=count).map(|half| 2 * half + 1).listed()
    }
}

fn sorted(left: &[usize]) -> Vec<usize> {
    let mut left = left.to_vec();
    left.sort_unstable();
    left
}

/// Returns whether the numbers that are not left, and all after them, are closed under addition.
fn can_arise(left: &[usize]) -> bool {
    let sums = sums(&sorted(left));
    let mut both = sums.iter().flat_map(|a| sums.iter().map(move |b| a + b));
    both.all(|sum| !left.contains(&sum))
}
