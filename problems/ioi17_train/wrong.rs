use proconio::input;

struct Railway {
    /// True for each station of Arezou.
    own: Vec<bool>,
    chargers: Vec<bool>,
    arcs: Vec<Vec<usize>>,
}

impl Railway {
    /// The stations from which a player can force the train to some stations, in at least one step if `moved` is set.
    fn forced(&self, arezou: bool, targets: &[bool], moved: bool) -> Vec<bool> {
        let start = if moved { vec![false; targets.len()] } else { targets.to_vec() };
        let mut forced = start;
        loop {
            let into = |station: usize| {
                let mut into = self.arcs[station].iter().map(|&to| targets[to] || forced[to]);
                if self.own[station] == arezou {
                    into.any(|into| into)
                } else {
                    into.all(|into| into)
                }
            };
            let next: Vec<bool> = (0..targets.len()).map(|at| forced[at] || into(at)).collect();
            if next == forced {
                return forced;
            }
            forced = next;
        }
    }
}

/// Answers the case; the closure returns the stations from which Arezou wins.
fn answer(wins: fn(&Railway) -> Vec<bool>) {
    input! { n: usize, m: usize, a: [u8; n], r: [u8; n], arcs: [(usize, usize); m] }
    let mut railway = Railway {
        own: a.iter().map(|&a| a == 1).collect(),
        chargers: r.iter().map(|&r| r == 1).collect(),
        arcs: vec![Vec::new(); n],
    };
    for (u, v) in arcs {
        railway.arcs[u].push(v);
    }
    let wins: Vec<_> = wins(&railway).iter().map(|&wins| u8::from(wins).to_string()).collect();
    println!("{}", wins.join(" "));
}

/// Removes the stations that Borzou wins only once, without repeating the search.
pub fn first() {
    answer(|railway| {
        let reached = railway.forced(true, &railway.chargers, false);
        let lost: Vec<bool> = reached.iter().map(|reached| !reached).collect();
        let lost = railway.forced(false, &lost, false);
        lost.iter().map(|lost| !lost).collect()
    });
}

/// Lets Arezou win by reaching a charger once.
pub fn once() {
    answer(|railway| railway.forced(true, &railway.chargers, true));
}
