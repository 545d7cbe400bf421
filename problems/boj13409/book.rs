//! Black and White Boxes: what is the greatest number of boxes in a choice of piles in which whoever begins loses?

use super::prelude::*;
use crate::rules::Player::{Left as Alice, Right as Bob};
use crate::rules::towers::{Tower, Towers, sorted};

const MAX_PILES: usize = 40;
const MAX_BOXES: usize = 40;

#[derive(Default)]
pub struct Book(partizan::Outcomes<Towers>);

impl super::Book for Book {
    type Case = Vec<String>;
    type Answer = usize;
    const QUESTION: Question<usize> = value(
        "the greatest number of boxes of a choice of piles in which whoever begins loses; Alice removes \
         black boxes, Bob white ones",
    );
    const SUBJECT: &str = "a case asks which of its piles to choose";

    fn file() -> File<Vec<String>> {
        let pile = free_word("BW", 1, MAX_BOXES).line();
        single(list("n", 1..=MAX_PILES, pile))
    }

    fn answer(&mut self, piles: &Vec<String>) -> Option<usize> {
        let positions = product(piles.iter().map(|pile| pile.len() as u64 + 1));
        only_if(piles.len() <= 6 && positions <= (1 << 12))?;
        let mut is_fair = |towers: &Vec<Tower>| {
            let towers = sorted(towers.clone());
            !self.0.wins(&towers, Alice) && !self.0.wins(&towers, Bob)
        };
        let fair = cases::subsets(towers(piles)).filter(|towers| is_fair(towers));
        fair.map(|towers| towers.iter().map(Vec::len).sum()).max()
    }

    fn small() -> impl Iterator<Item = Vec<String>> {
        [(3, 3), (2, 4)].into_iter().flat_map(|(most, highest)| {
            let piles = cases::words(1..=highest, "BW").listed();
            cases::multisets(1..=most, 0..=piles.len() as u64 - 1)
                .map(move |choice| choice.iter().map(|&at| piles[at as usize].clone()).listed())
        })
    }

    fn random(rng: &mut Random) -> Vec<String> {
        let count = rng.random_range(1..=5);
        often_balanced(rng, count, 4)
    }

    fn full(rng: &mut Random) -> Vec<String> {
        let count = rng.random_range(1..=MAX_PILES);
        let highest = [3, 8, MAX_BOXES][rng.random_range(0..3)];
        often_balanced(rng, count, highest)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "a table of all sums, if they are few, of the simplest numbers between options, by definition; the \
         solution uses Berlekamp's rule and matches the sums of two halves; it shares with the solution that \
         numbers add up",
    );

    fn second_opinion(&mut self, piles: &Vec<String>) -> Option<usize> {
        let mut edges = Edges::default();
        let mut value = |tower: &Tower| {
            let mut from_above = tower.iter().rev();
            from_above.try_fold(0, |above, &owner| edges.value(owner, above))
        };
        let towers = towers(piles);
        let values = towers.iter().map(|tower| Some((value(tower)?, tower.len())));
        most_boxes(values.all_listed()?)
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Vec<String>>)> {
        let mut tall = || pile(rng, MAX_BOXES);
        let different = cases::several(MAX_PILES, &mut tall);
        let half = cases::several(MAX_PILES / 2, tall);
        let mirrored = half.iter().map(|pile| exchanged(pile)).listed();
        let alternating = "BW".repeat(MAX_BOXES / 2);
        vec![
            ("40 random piles of 40 boxes", vec![different]),
            ("20 piles of 40 boxes, and their opposites", vec![[half, mirrored].concat()]),
            ("40 equal piles of 40 boxes", vec![vec![alternating; MAX_PILES]]),
        ]
    }
}

fn towers(piles: &[String]) -> Vec<Tower> {
    let owner = |letter| if letter == 'B' { Alice } else { Bob };
    let tower = |pile: &String| pile.chars().map(owner).listed();
    piles.iter().map(tower).listed()
}

fn pile(rng: &mut Random, height: usize) -> String {
    cases::row(rng, &['B', 'W'], height).into_iter().collect()
}

fn exchanged(pile: &str) -> String {
    pile.chars().map(|letter| if letter == 'B' { 'W' } else { 'B' }).collect()
}

/// Piles up to a height, some perhaps the opposites of others.
fn often_balanced(rng: &mut Random, count: usize, highest: usize) -> Vec<String> {
    let mut piles: Vec<String> = Vec::new();
    while piles.len() < count {
        let height = rng.random_range(1..=highest);
        let new = pile(rng, height);
        if rng.random() {
            piles.push(exchanged(&new));
        }
        piles.push(new);
    }
    piles.truncate(count);
    piles.shuffle(rng);
    piles
}

/// The most boxes of some of these numbers that add up to 0, by all sums; `None` if there are too many.
fn most_boxes(mut values: Vec<(i128, usize)>) -> Option<usize> {
    // The finest first: after them, a sum that is not a multiple of the others never becomes 0.
    let places = |value: i128| value.trailing_zeros();
    sorted::sort_by_number(&mut values, |&(value, _)| u64::from(!places(value)));
    let mut sums: Memo<i128, usize> = Memo::default();
    sums.insert(0, 0);
    while let Some((value, boxes)) = values.pop() {
        let finest = values.last().map_or(0, |&(value, _)| places(value));
        let mut more: Memo<i128, usize> = Memo::default();
        for (sum, count) in sums {
            for (sum, count) in [(sum, count), (sum + value, count + boxes)] {
                if places(sum) >= finest {
                    let most = more.get_or_insert(sum, |_| 0);
                    *most = count.max(*most);
                }
            }
        }
        sums = more;
        only_if(sums.count() <= (1 << 17))?;
    }
    Some(sums[&0])
}
