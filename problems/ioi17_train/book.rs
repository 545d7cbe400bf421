use super::prelude::*;
use crate::rules::Player::{Left as Arezou, Right as Borzou};
use crate::rules::toy_train::ToyTrain;

const MAX_STATIONS: usize = 5000;
const MAX_ARCS: usize = 20_000;
const SEARCHED_STATIONS: usize = 4;
const SECOND_OPINION_STATIONS: usize = 60;

/// For each station, whether it is Arezou's and whether it charges; and the arcs.
type Case = (Vec<(bool, bool)>, Vec<(usize, usize)>);

#[derive(Default)]
pub struct Book;

impl super::Book for Book {
    type Case = Case;
    type Answer = Vec<bool>;
    const QUESTION: Question<Vec<bool>> =
        yes_no("the train that starts there runs for ever", "1", "0").each("station", " ");

    fn file() -> File<Case> {
        let counts = (number("n", 1..=MAX_STATIONS), number("m", between("n", MAX_ARCS)));
        let bits = |what| sequence("n", bit(what));
        let station = || number::<usize>("a station", between(0, plus("n", -1)));
        let arcs = sequence("m", (station(), station()).line());
        let case = (counts.line(), bits("a_i"), bits("r_i"), arcs).iso(
            |(_, owners, chargers, arcs)| (owners.into_iter().zip(chargers).listed(), arcs),
            |(stations, arcs): &Case| {
                let (owners, chargers) = stations.iter().copied().unzip();
                ((stations.len(), arcs.len()), owners, chargers, arcs.clone())
            },
        );
        let case = case.chosen_by(|choices| {
            let stations = choices.count("n", 1..=MAX_STATIONS)?;
            let most = stations.saturating_mul(stations).min(MAX_ARCS);
            let arcs = choices.count("m", stations..=most)?;
            let mut chosen = |what| bit(what).choose(choices);
            let owners = (0..stations).map(|_| chosen("a_i")).all_listed()?;
            let chargers = (0..stations).map(|_| chosen("r_i")).all_listed()?;
            let both = owners.into_iter().zip(chargers).listed();
            Some((both, some_arcs(choices.rng, stations, arcs)))
        });
        let case = case.simplified_by(simpler);
        let has_charger = |(stations, _): &Case| stations.iter().any(|&(_, charges)| charges);
        let case = case.such_that("a charger", has_charger);
        let case = case.such_that("different arcs", |(_, arcs)| are_different(arcs));
        let has_arcs = |(stations, arcs): &Case| has_arcs(stations.len(), arcs);
        single(case.such_that("an arc from each station", has_arcs))
    }

    fn positions(case: &Case) -> AllShown {
        shown_if(case.0.len() <= 20)?;
        let train = train(case);
        let starts = 0..case.0.len();
        Ok(starts.map(|start| loopy(train.clone(), train.start(start))).listed())
    }

    fn answer(&mut self, case: &Case) -> Option<Vec<bool>> {
        only_if(case.0.len() <= SEARCHED_STATIONS)?;
        let train = train(case);
        let starts = (0..case.0.len()).map(|start| train.start(start)).listed();
        let outcomes = solve(&train, Play::Normal, starts.clone());
        Some(starts.iter().map(|start| outcomes[start] == Outcome::Draw).listed())
    }

    fn small() -> impl Iterator<Item = Case> {
        (1..=3).flat_map(|stations| {
            let arcs = cases::subsets(cases::products(0..stations, 0..stations).listed());
            let arcs = arcs.filter(move |arcs| has_arcs(stations, arcs));
            let kinds = cases::multisets(stations..=stations, 0..=3);
            let charged = kinds.filter(|kinds| kinds.iter().any(|kind| kind / 2 == 1));
            let kind = |kind: u64| (kind % 2 == 1, kind / 2 == 1);
            cases::products(arcs, charged)
                .map(move |(arcs, kinds)| (kinds.into_iter().map(kind).listed(), arcs))
        })
    }

    fn random(rng: &mut Random) -> Case {
        case(rng, SEARCHED_STATIONS)
    }

    fn full(rng: &mut Random) -> Case {
        let most = [12, SECOND_OPINION_STATIONS, 600][rng.random_range(0..3)];
        case(rng, most)
    }

    const SECOND_OPINION: SecondOpinion = SecondOpinion::By(
        "for up to 60 stations, the greatest set from which Arezou can force a charger that has a continuation \
         within the set, by nested fixed points over all stations; the solution removes attractors",
    );

    fn second_opinion(&mut self, case: &Case) -> Option<Vec<bool>> {
        (case.0.len() <= SECOND_OPINION_STATIONS).then(|| fixed_points(case))
    }

    fn largest(rng: &mut Random) -> Vec<(&'static str, Vec<Case>)> {
        // From each of Arezou's stations, the only charger within reach is Borzou's, from which he reaches the station
        // below: so pairs are lost one after the other, from the bottom up.
        let chain = |stations: usize| {
            let loops = (0..stations).step_by(2).map(|own| (own, own));
            let down = (1..stations).map(|station| (station, station - 1));
            let up = (2..stations).step_by(2).map(|own| (own - 1, own));
            let stations = (0..stations).map(|station| (station % 2 == 0, station % 2 == 1));
            (stations.listed(), loops.chain(down).chain(up).listed())
        };
        // Arezou reaches the chargers of a chain by way of one station, at the end of a long path.
        let top = MAX_STATIONS / 2;
        let mut path = chain(top);
        path.0.resize(MAX_STATIONS, (true, false));
        path.1.extend((1..top).step_by(2).rev().map(|charger| (top, charger)));
        path.1.extend((top + 1..MAX_STATIONS).map(|station| (station, station - 1)));
        let any = (0..MAX_STATIONS).map(|station| (rng.random(), station % 7 == 0)).listed();
        let any = (any, some_arcs(rng, MAX_STATIONS, MAX_ARCS));
        vec![
            ("a chain", vec![chain(MAX_STATIONS)]),
            ("a path to a chain", vec![path]),
            ("random arcs", vec![any]),
        ]
    }
}

/// Returns whether an arc leaves each station.
fn has_arcs(stations: usize, arcs: &[(usize, usize)]) -> bool {
    let mut from = vec![false; stations];
    for arc in arcs {
        from[arc.0] = true;
    }
    from.iter().all(|from| *from)
}

fn train((stations, arcs): &Case) -> ToyTrain {
    let mut options = vec![Vec::new(); stations.len()];
    for &(from, to) in arcs {
        options[from].push(to);
    }
    let owner = |&(arezou, _): &(bool, bool)| if arezou { Arezou } else { Borzou };
    ToyTrain {
        owners: stations.iter().map(owner).listed(),
        chargers: stations.iter().map(|station| station.1).listed(),
        arcs: options,
    }
}

/// Distinct arcs, at least one from each station.
fn some_arcs(rng: &mut Random, stations: usize, count: usize) -> Vec<(usize, usize)> {
    let mut arcs: Vec<_> = (0..stations).map(|from| (from, rng.random_range(0..stations))).listed();
    let mut seen = Numbered::default();
    for &arc in &arcs {
        seen.insert(arc);
    }
    let most = count.min(stations.saturating_mul(stations));
    while arcs.len() < most {
        let arc = [(); 2].map(|()| rng.random_range(0..stations)).into();
        if seen.insert(arc) {
            arcs.push(arc);
        }
    }
    arcs
}

fn case(rng: &mut Random, most: usize) -> Case {
    let count = rng.random_range(1..=most);
    let odds = [2, 4, 10][rng.random_range(0..3)];
    let mut stations = cases::several(count, || (rng.random(), rng.random_ratio(1, odds)));
    stations[rng.random_range(0..count)].1 = true;
    let arcs = rng.random_range(count..=2 * count).min(count * count);
    (stations, some_arcs(rng, count, arcs))
}

/// νX. μY. (a charger and a step into X) or a step into Y, where Arezou can take such a step, or Borzou must.
fn fixed_points(case: &Case) -> Vec<bool> {
    let ToyTrain { owners, chargers, arcs } = train(case);
    let stations = owners.len();
    let steps_into = |set: &[bool], station: usize| {
        let mut into = arcs[station].iter().map(|&to| set[to]);
        if owners[station] == Arezou { into.any(|into| into) } else { into.all(|into| into) }
    };
    fixed_point(vec![true; stations], |outer| {
        fixed_point(vec![false; stations], |inner| {
            let is_next = |station: usize| {
                (chargers[station] && steps_into(outer, station)) || steps_into(inner, station)
            };
            (0..stations).map(is_next).listed()
        })
    })
}

/// Applies a function again and again, until nothing changes.
fn fixed_point(set: Vec<bool>, next: impl Fn(&[bool]) -> Vec<bool>) -> Vec<bool> {
    let after = next(&set);
    if after == set { set } else { fixed_point(after, next) }
}

/// Removes a station and its arcs, or an arc.
fn simpler((stations, arcs): &Case) -> Vec<Case> {
    let mut simpler = Vec::new();
    for station in 0..stations.len() {
        let mut rest = stations.clone();
        rest.remove(station);
        let renamed = |at| renumbered(at, station);
        let kept = arcs.iter().filter(|(from, to)| *from != station && *to != station);
        simpler.push((rest, kept.map(|&(from, to)| (renamed(from), renamed(to))).listed()));
    }
    for at in 0..arcs.len() {
        let mut fewer = arcs.clone();
        fewer.remove(at);
        simpler.push((stations.clone(), fewer));
    }
    simpler
}
