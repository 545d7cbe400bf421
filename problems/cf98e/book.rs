use super::prelude::*;
use crate::rules::hidden_card::{Hands, Position};
use crate::search::chances::{self, Fraction};

const MAX_CARDS: u64 = 1000;
const SEARCHED_CARDS: u64 = 9;
const SECOND_OPINION_CARDS: u64 = 600;
/// Answers are in units of 10⁻¹².
const UNITS: i128 = 1_000_000_000_000;

#[derive(Default)]
pub struct Book(Memo<Hands, Option<Fraction>>);

impl super::Book for Book {
    type Case = (u64, u64);
    /// The chance of Shrek, who begins.
    type Answer = i128;
    const QUESTION: Question<i128> = Question::new(
        "the chance that Shrek, who begins, wins if both play optimally, and that of Donkey",
        |&chance| {
            let decimal = |units: i128| format!("{}.{:012}", units / UNITS, units % UNITS);
            format!("{} {}", decimal(chance), decimal(UNITS - chance))
        },
    );
    const SUBJECT: &str = "a case asks for chances in a game with hidden cards";

    fn file() -> File<(u64, u64)> {
        single((number("m", 0..=MAX_CARDS), number("n", 0..=MAX_CARDS)).line())
    }

    /// The cards as Shrek sees them.
    fn sketch(&(own, other): &(u64, u64)) -> Option<String> {
        let own = (1..=own).map(|card| format!("[{card}]")).listed().join(" ");
        let other = vec!["[?]"; other as usize].join(" ");
        Some(format!("Shrek   {own}\ntable   [?]\nDonkey  {other}"))
    }

    fn answer(&mut self, &(own, other): &(u64, u64)) -> Option<i128> {
        only_if(own + other <= SEARCHED_CARDS)?;
        let (own, other) = (own as u32, other as u32);
        self.chance(Hands { own, other })?.scaled(UNITS)
    }

    fn small() -> impl Iterator<Item = (u64, u64)> {
        cases::pairs(0..=SEARCHED_CARDS).filter(|(m, n)| m + n <= SEARCHED_CARDS)
    }

    fn random(rng: &mut Random) -> (u64, u64) {
        let m = rng.random_range(0..=SEARCHED_CARDS);
        (m, rng.random_range(0..=SEARCHED_CARDS - m))
    }

    fn full(rng: &mut Random) -> (u64, u64) {
        let most = [20, SECOND_OPINION_CARDS / 2, MAX_CARDS][rng.random_range(0..3)];
        let mut cards = || cases::number(rng, 0..=most);
        (cards(), cards())
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the same payoffs in integers, as decimals with 17 places, for up to 600 cards; it shares with the \
         solution the theorem that no other strategies are needed",
    );

    fn second_opinion(&mut self, &(own, other): &(u64, u64)) -> Option<i128> {
        (own + other <= SECOND_OPINION_CARDS).then(|| decimals(own as usize, other as usize))
    }
}

impl Book {
    fn chance(&mut self, hands: Hands) -> Option<Fraction> {
        if let Some(&known) = self.0.get(&hands) {
            return known;
        }
        let position = hands.position(|after| self.chance(after));
        let chance = position.and_then(|position| match position {
            Position::Over(chance) => Some(chance),
            Position::Matrix(matrix) => chances::value(matrix),
        });
        self.0.insert(hands, chance);
        chance
    }
}

/// The chance of the player to move, who mixes so that both answers are equally good. Each step is
/// rounded by less than 10⁻¹⁶, and errors add up: 600 steps stay below 10⁻¹³.
fn decimals(own: usize, other: usize) -> i128 {
    const SCALE: i128 = UNITS * 100_000;
    let most = own.max(other);
    let mut chances = vec![vec![0; most + 1]; most + 1];
    for cards in 0..=own + other {
        for own in cards.saturating_sub(most)..=most.min(cards) {
            let other = cards - own;
            let unknown = other as i128 + 1;
            chances[own][other] = if own == 0 || other == 0 {
                SCALE / unknown
            } else {
                let held = (SCALE - chances[other - 1][own]) * (unknown - 1) / unknown;
                let [asked, doubted] = [held, held + SCALE / unknown];
                let bluffed = SCALE - chances[other][own - 1];
                // The probability of honest asking that makes both answers equally good.
                let share = (SCALE - bluffed) * SCALE / (SCALE - asked + doubted - bluffed);
                (share * asked + (SCALE - share) * SCALE) / SCALE
            };
        }
    }
    (chances[own][other] + 50_000) / 100_000
}
