use proconio::input;
use proconio::marker::Usize1;
use shared::modular::Modular;
use shared::walsh;

type Probability = Modular<998_244_353>;

/// Reads a graph, as the heads of each vertex's arcs.
fn read() -> Vec<Vec<usize>> {
    input! { n: usize, m: usize, arcs: [(Usize1, Usize1); m] }
    let mut options = vec![Vec::new(); n];
    for (from, to) in arcs {
        options[from].push(to);
    }
    options
}

/// The values of all vertices, each from those of its options.
fn values(options: &[Vec<usize>], value: fn(&[usize]) -> usize) -> Vec<usize> {
    fn visit(
        vertex: usize,
        options: &[Vec<usize>],
        value: fn(&[usize]) -> usize,
        values: &mut [Option<usize>],
    ) -> usize {
        if let Some(known) = values[vertex] {
            return known;
        }
        let below = options[vertex].iter();
        let below: Vec<usize> = below.map(|&to| visit(to, options, value, values)).collect();
        *values[vertex].insert(value(&below))
    }
    let mut known = vec![None; options.len()];
    let vertices = 0..options.len();
    vertices.map(|vertex| visit(vertex, options, value, &mut known)).collect()
}

fn mex(values: &[usize]) -> usize {
    (0..).find(|value| !values.contains(value)).unwrap()
}

/// Prints the probability that the nim-sum is not 0. The closure gives the series for a character's sum.
fn print(values: &[usize], series: fn(i64, i64) -> (i64, i64)) {
    let most = values.iter().max().copied().unwrap_or(0);
    let mut counts = vec![0; (most + 1).next_power_of_two()];
    for &value in values {
        counts[value] += 1;
    }
    walsh::transform(&mut counts);
    let number = |number: i64| Probability::new(number.rem_euclid(998_244_353) as u64);
    let share = number(counts.len() as i64).inverse().unwrap();
    let terms = counts.iter().map(|&sum| {
        let (numerator, denominator) = series(values.len() as i64, sum);
        number(numerator) * number(denominator).inverse().unwrap()
    });
    println!("{}", (Probability::ONE - terms.sum::<Probability>() * share).value());
}

/// Assumes that the first number drawn is a vertex, so that there is always a token.
pub fn first() {
    let values = values(&read(), mex);
    print(&values, |n, sum| (sum, n * (n + 1 - sum)));
}

/// Uses the length of the longest path as a vertex's value.
pub fn longest() {
    let values = values(&read(), |below| below.iter().max().map_or(0, |most| most + 1));
    print(&values, |n, sum| (1, n + 1 - sum));
}
