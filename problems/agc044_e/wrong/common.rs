//! Code shared by the wrong programs.

use proconio::input;

/// Answers with the values of prizes and costs; the first prize stands again at the end.
pub fn answer(values: fn(&[f64], &[f64]) -> Vec<f64>, cut_at_greatest: bool) {
    input! { n: usize, mut prizes: [f64; n], mut costs: [f64; n] }
    if cut_at_greatest {
        let best =
            (0..n).fold(0, |best, place| if prizes[place] > prizes[best] { place } else { best });
        prizes.rotate_left(best);
        costs.rotate_left(best);
    }
    prizes.push(prizes[0]);
    let values = values(&prizes, &costs);
    println!("{:.12}", values[..n].iter().sum::<f64>() / f64::from(n as u32));
}
