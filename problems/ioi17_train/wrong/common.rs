//! Code shared by the wrong programs.

use proconio::input;

pub struct Railway {
    /// True for each station of Arezou.
    pub own: Vec<bool>,
    pub chargers: Vec<bool>,
    pub arcs: Vec<Vec<usize>>,
}

impl Railway {
    /// The stations from which a player can force the train to some stations, in at least one step if `moved` is set.
    pub fn forced(&self, arezou: bool, targets: &[bool], moved: bool) -> Vec<bool> {
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
pub fn answer(wins: fn(&Railway) -> Vec<bool>) {
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
