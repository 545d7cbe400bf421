//! Random Pawn: what is the greatest expected gain?

use super::prelude::*;

const MAX_PRIZE: u64 = 1_000_000_000_000;
const MAX_COST: u64 = 100;
const SEARCHED_PLACES: usize = 12;
const SECOND_OPINION_PLACES: usize = 300;

/// Prizes and costs.
type Case = (Vec<u64>, Vec<u64>);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    /// Numerator and denominator.
    type Answer = (i128, i128);
    const QUESTION: Question<(i128, i128)> = Question::new(
        "the greatest expected gain, with an absolute or relative error of at most 1e-10",
        |&(gain, over)| {
            let unit = 10_i128.pow(12);
            let rounded = (2 * gain * unit + over).div_euclid(2 * over);
            format!("{}.{:012}", rounded / unit, rounded % unit)
        },
    );
    const SUBJECT: &str = "a single player walks at random";

    fn file() -> File<Case> {
        let prizes = list("N", 2..=200_000, number("A", 0..=MAX_PRIZE));
        single((prizes, sequence("N", number("B", 0..=MAX_COST))))
    }

    /// The best of all sets of places to stop at.
    fn answer(&mut self, (prizes, costs): &Case) -> Option<(i128, i128)> {
        only_if(prizes.len() <= SEARCHED_PLACES)?;
        note(Search::OfBook);
        let sets = 1..1_u32 << prizes.len();
        let most = sets.map(|stops| gain(prizes, costs, stops)).max()?;
        Some((most, LENGTHS * prizes.len() as i128))
    }

    fn small() -> impl Iterator<Item = Case> {
        (2..=4).flat_map(|places| {
            let prizes = cases::all_lists(places..=places, 0..=3);
            cases::products(prizes, cases::all_lists(places..=places, 0..=1))
        })
    }

    fn random(rng: &mut Random) -> Case {
        let places = rng.random_range(2..=SEARCHED_PLACES);
        case(rng, places)
    }

    fn full(rng: &mut Random) -> Case {
        let places = rng.random_range(2..=SECOND_OPINION_PLACES);
        case(rng, places)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::SameClaim(
        "the places above which no chord of two others passes, for up to 300 places",
    );

    fn second_opinion(&mut self, (prizes, costs): &Case) -> Option<(i128, i128)> {
        let places = prizes.len();
        only_if(places <= SECOND_OPINION_PLACES)?;
        let best = (0..places).max_by_key(|&place| prizes[place])?;
        let at = |list: &[u64], place: usize| i128::from(list[(best + place) % places]);
        let mut paid = vec![0, 0];
        for place in 1..places {
            paid.push(2 * (paid[place] + at(costs, place)) - paid[place - 1]);
        }
        let heights = (0..=places).map(|place| at(prizes, place) - paid[place]).listed();
        let is_below = |place: usize, left: usize, right: usize| {
            let (before, after) = ((place - left) as i128, (right - place) as i128);
            heights[left] * after + heights[right] * before > heights[place] * (before + after)
        };
        let is_corner = |&place: &usize| {
            !(0..place).any(|left| (place + 1..=places).any(|right| is_below(place, left, right)))
        };
        let corners = (0..=places).filter(is_corner).listed();
        let mut twice = 2 * paid[..places].iter().sum::<i128>();
        for ends in corners.windows(2) {
            let length = (ends[1] - ends[0]) as i128;
            twice += (length + 1) * heights[ends[0]] + (length - 1) * heights[ends[1]];
        }
        Some((twice, 2 * places as i128))
    }
}

/// A multiple of all distances between places of a searched circle.
const LENGTHS: i128 = 27_720;

/// The sum of the gains from all places, times [`LENGTHS`], if the player stops exactly at these.
fn gain(prizes: &[u64], costs: &[u64], stops: u32) -> i128 {
    let places = prizes.len();
    let at = |list: &[u64], place: usize| i128::from(list[place % places]);
    let mut sum = 0;
    for stop in (0..places).filter(|stop| stops >> stop & 1 == 1) {
        let length =
            (1..=places).find(|step| stops >> ((stop + step) % places) & 1 == 1).unwrap_or(places);
        let unit = LENGTHS / length as i128;
        for place in 0..length {
            let (before, after) = (place as i128, (length - place) as i128);
            sum += unit * (at(prizes, stop) * after + at(prizes, stop + length) * before);
            for paid in 1..length {
                // The walk pays there 2 · min · (length - max) / length times on average.
                let times = 2 * place.min(paid) * (length - place.max(paid));
                sum -= unit * times as i128 * at(costs, stop + paid);
            }
        }
    }
    sum
}

/// A circle with small or great prizes, most of which may be nothing.
fn case(rng: &mut Random, places: usize) -> Case {
    let most = [10, 2000, MAX_PRIZE][rng.random_range(0..3)];
    let dearest = [1, 5, MAX_COST][rng.random_range(0..3)];
    let share = [1.0, 0.3][rng.random_range(0..2)];
    let prize = || if rng.random_bool(share) { rng.random_range(0..=most) } else { 0 };
    let prizes = cases::several(places, prize);
    (prizes, cases::uniform(rng, places, 0..=dearest))
}
