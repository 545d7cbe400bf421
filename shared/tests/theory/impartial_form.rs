//! Equivalence of impartial games against its definition, with outcomes from the jury's search.

use jury::rules::{Game, Visit};
use jury::search::impartial::{Outcomes, Play};
use shared::impartial_form::Form;

/// Every game that lasts at most three moves, without repeated options; each game is given by the indices
/// of its options in the list.
fn small_games() -> Vec<Vec<usize>> {
    let mut games: Vec<Vec<usize>> = vec![vec![]];
    for _ in 0..3 {
        let sets = 0..1_usize << games.len();
        let members = |set: usize| (0..games.len()).filter(move |at| set >> at & 1 == 1).collect();
        let mut next: Vec<Vec<usize>> = sets.map(members).collect();
        next.retain(|set| !games.contains(set));
        games.extend(next);
    }
    games
}

/// The module's forms of the same games.
fn forms(games: &[Vec<usize>]) -> Vec<Form> {
    let mut forms: Vec<Form> = Vec::new();
    for options in games {
        let options = options.iter().map(|&at| forms[at].clone()).collect();
        forms.push(Form::new(options));
    }
    forms
}

/// The rules of sums of games: a move replaces one of them by one of its options. A position is the
/// ascending list of the indices of its games.
struct Sums(Vec<Vec<usize>>);

impl Game for Sums {
    type Position = Vec<usize>;

    fn moves(&self, games: &Vec<usize>, visit: Visit<Vec<usize>>) {
        for (at, &game) in games.iter().enumerate() {
            for &option in &self.0[game] {
                visit(moved(games, at, option), format_args!("to {option}"));
            }
        }
    }

    fn draw(&self, games: &Vec<usize>) -> String {
        format!("{games:?}")
    }
}

/// A sum in which one of the games has been replaced by one of its options.
pub fn moved(games: &[usize], at: usize, option: usize) -> Vec<usize> {
    let mut games = games.to_vec();
    games[at] = option;
    games.sort_unstable();
    games
}

fn sorted<const N: usize>(mut games: [usize; N]) -> Vec<usize> {
    games.sort_unstable();
    games.to_vec()
}

/// The outcomes of all sums of up to three of the small games.
fn small_sums() -> (usize, Outcomes<Sums>) {
    let games = small_games();
    assert_eq!(games.len(), 16);
    (games.len(), Outcomes::new(Sums(games), Play::Normal))
}

#[test]
fn n_and_p_positions_are_those_of_the_rules() {
    let (count, mut outcomes) = small_sums();
    let forms = forms(&small_games());
    for g in 0..count {
        assert_eq!(forms[g].is_n_position(), outcomes.wins(&vec![g]));
        for h in 0..count {
            let next_wins = outcomes.wins(&sorted([g, h]));
            let sum = &forms[g] + &forms[h];
            assert_eq!(sum.is_n_position(), next_wins, "{g} {h}");
            assert_eq!(sum.is_p_position(), !next_wins, "{g} {h}");
        }
    }
}

#[test]
fn sums_of_three_are_the_same_in_any_order() {
    let (count, mut outcomes) = small_sums();
    let forms = forms(&small_games());
    for (a, b, c) in
        (0..count).flat_map(|a| (0..a).flat_map(move |b| (0..b).map(move |c| (a, b, c))))
    {
        let lost = !outcomes.wins(&vec![c, b, a]);
        for [x, y, z] in [[a, b, c], [c, a, b], [b, c, a]].map(|order| order.map(|at| &forms[at])) {
            assert_eq!((&(x + y) + z).is_p_position(), lost, "{a} {b} {c}");
            assert_eq!((x + &(y + z)).is_p_position(), lost, "{a} {b} {c}");
        }
    }
}

/// The definition: with every game, the sums of both are P-positions or neither is.
fn equivalent(g: &[usize], h: &[usize], count: usize, outcomes: &mut Outcomes<Sums>) -> bool {
    (0..count).all(|other| {
        let mut beside = |games: &[usize]| {
            let mut games = [games, &[other]].concat();
            games.sort_unstable();
            outcomes.wins(&games)
        };
        beside(g) == beside(h)
    })
}

/// Lemma: G ≈ G' exactly when G + G' is a P-position.
#[test]
fn games_are_equivalent_exactly_when_their_sum_is_a_p_position() {
    let (count, mut outcomes) = small_sums();
    let forms = forms(&small_games());
    for g in 0..count {
        for h in 0..count {
            let by_definition = equivalent(&[g], &[h], count, &mut outcomes);
            assert_eq!(forms[g].is_equivalent(&forms[h]), by_definition, "{g} {h}");
        }
    }
}

/// Lemma: G ≈ G + P for each P-position P, but not for an N-position P.
#[test]
fn a_p_position_changes_nothing() {
    let (count, mut outcomes) = small_sums();
    let forms = forms(&small_games());
    for g in 0..count {
        for p in 0..count {
            let by_definition = equivalent(&[g], &[g, p], count, &mut outcomes);
            assert_eq!(by_definition, !outcomes.wins(&vec![p]), "{g} {p}");
            let sum = &forms[g] + &forms[p];
            assert_eq!(forms[g].is_equivalent(&sum), by_definition, "{g} {p}");
        }
    }
}

/// The Sprague–Grundy theorem: each game is equivalent to exactly one heap, the mex of the heaps of its
/// options.
#[test]
fn each_game_is_equivalent_to_exactly_one_heap() {
    let games = small_games();
    let (count, mut outcomes) = small_sums();
    let mut heaps: Vec<usize> = Vec::new(); // the index of *n, whose options are all smaller heaps
    for _ in 0..4 {
        let place = games.iter().position(|options| *options == heaps);
        heaps.push(place.unwrap());
    }
    for (at, form) in forms(&games).iter().enumerate() {
        let equivalent: Vec<usize> = (0..heaps.len())
            .filter(|&n| equivalent(&[at], &[heaps[n]], count, &mut outcomes))
            .collect();
        assert_eq!(equivalent, [form.nimber() as usize], "{form:?}");
        assert!(form.is_equivalent(&Form::heap(form.nimber())));
    }
}

#[test]
fn heaps_are_sets_of_smaller_heaps() {
    for n in 0..8 {
        let heap = Form::heap(n);
        assert_eq!(heap.nimber(), n);
        assert_eq!(heap.options().len() as u64, n);
    }
}
