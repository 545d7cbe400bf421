use proconio::input;
use proconio::marker::Usize1;

const PRIME: u64 = 1_000_000_007;

/// Answers the case. `losing` counts the planets of a tree at which one more lost child makes the root lost; it is
/// given, for each child of the root, the number of planets below that are not counted for the child, and whether the
/// child is lost. `counts` is true if a portal to a won planet leaves a root as it is.
fn answer(losing: fn(&[(u64, bool)]) -> u64, counts: bool) {
    input! { n: usize, d: u64, tunnels: [(Usize1, Usize1); n - 1] }
    let mut neighbours = vec![Vec::new(); n];
    for (u, v) in tunnels {
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    let roots: Vec<(u64, u64, bool)> =
        (0..n).map(|root| rooted(&neighbours, root, n, losing)).collect();
    let lost = roots.iter().filter(|root| root.2).count() as u64;
    let total = roots.iter().map(|root| root.1).sum::<u64>() % PRIME;
    let (all, won) = (n as u64, n as u64 - lost);
    let same = if counts { [lost, won] } else { [0, all] };
    let step = [
        [total, all * same[0] % PRIME],
        [(all * all % PRIME + PRIME - total) % PRIME, all * same[1] % PRIME],
    ];
    let (mut power, mut left, mut behind) = (step, d - 1, [lost, won]);
    while left > 0 {
        if left % 2 == 1 {
            behind = power.map(|[a, b]| (a * behind[0] + b * behind[1]) % PRIME);
        }
        let [[a, b], [c, d]] = power;
        power = [[a * a + b * c, a * b + b * d], [c * a + d * c, c * b + d * d]]
            .map(|row| row.map(|sum| sum % PRIME));
        left /= 2;
    }
    let [l, w] = behind;
    let (_, losing, is_lost) = roots[0];
    let same = if is_lost && counts { 0 } else { all };
    println!("{}", ((all - losing) * l % PRIME + same * w) % PRIME);
}

/// The planets of a rooted tree, those that make its root lost, and whether it is lost.
fn rooted(
    neighbours: &[Vec<usize>],
    at: usize,
    from: usize,
    losing: fn(&[(u64, bool)]) -> u64,
) -> (u64, u64, bool) {
    let children = neighbours[at].iter().filter(|&&child| child != from);
    let children: Vec<_> = children.map(|&child| rooted(neighbours, child, at, losing)).collect();
    let below: Vec<(u64, bool)> =
        children.iter().map(|&(planets, losing, is_lost)| (planets - losing, is_lost)).collect();
    let planets = children.iter().map(|child| child.0).sum::<u64>() + 1;
    (planets, losing(&below), children.iter().all(|child| !child.2))
}

/// Takes every portal to a won planet for a win.
pub fn every() {
    let losing = |children: &[(u64, bool)]| match children.iter().filter(|child| child.1).count() {
        0 => children.iter().map(|child| child.0).sum(),
        1 => children.iter().filter(|child| child.1).map(|child| child.0).sum(),
        _ => 0,
    };
    answer(losing, false);
}

/// Lets no won planet become lost.
pub fn lost() {
    let losing = |children: &[(u64, bool)]| {
        if children.iter().any(|child| child.1) {
            return 0;
        }
        children.iter().map(|child| child.0).sum()
    };
    answer(losing, true);
}
