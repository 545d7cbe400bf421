use proconio::input;
use proconio::marker::Usize1;

/// Answers the case. `cost` gives the cost of a room from those of its children, in ascending order; `time` gives the
/// number of corridors that the keeper can have blocked when the mouse is at a place of the way, counted from 0.
fn answer(cost: fn(&[usize]) -> usize, time: fn(usize) -> usize) {
    input! { n: usize, trap: Usize1, mouse: Usize1, corridors: [(Usize1, Usize1); n - 1] }
    let mut neighbours = vec![Vec::new(); n];
    for (a, b) in corridors {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    // From the trap on, each room after its parent.
    let (mut parents, mut order) = (vec![n; n], vec![trap]);
    for at in 0..n {
        let room = order[at];
        let parent = parents[room];
        for &child in neighbours[room].iter().filter(|&&child| child != parent) {
            parents[child] = room;
            order.push(child);
        }
    }
    let mut costs = vec![0; n];
    for &room in order.iter().rev() {
        let mut below: Vec<usize> = neighbours[room]
            .iter()
            .filter(|&&child| child != parents[room])
            .map(|&child| costs[child])
            .collect();
        below.sort_unstable();
        costs[room] = cost(&below);
    }
    let (mut way, mut room) = (Vec::new(), mouse);
    while room != trap {
        way.push(room);
        room = parents[room];
    }
    let beside: Vec<Vec<usize>> = way
        .iter()
        .map(|&room| {
            let children = neighbours[room]
                .iter()
                .filter(|&&child| child != parents[room] && !way.contains(&child));
            children.map(|&child| costs[child]).collect()
        })
        .collect();
    let is_enough = |&budget: &usize| {
        let (mut blocked, mut others) = (0, beside.iter().map(Vec::len).sum::<usize>());
        beside.iter().enumerate().all(|(place, costs)| {
            let dear = costs.iter().filter(|&&cost| cost + others + blocked > budget).count();
            others -= costs.len();
            blocked += dear;
            blocked <= budget.min(time(place))
        })
    };
    println!("{}", (0..).find(is_enough).unwrap_or(0));
}

/// Lets the mouse into the branch that it likes best.
pub fn best() {
    answer(|below| below.len() + below.last().unwrap_or(&0), |place| place + 1);
}

/// Gives the keeper time for all corridors.
pub fn late() {
    answer(|below| below.len() + below.iter().rev().nth(1).unwrap_or(&0), |_| usize::MAX);
}
