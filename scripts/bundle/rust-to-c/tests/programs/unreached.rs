//! Functions that libraries round differently, in code that is never reached.

/// Square roots, defined for all types at once, as in a crate.
trait Root {
    fn square_root(self) -> u64;
    fn root(self, degree: u32) -> u64;
    fn angle(self) -> (f32, f32);
}

impl Root for u64 {
    fn square_root(self) -> u64 {
        let mut root = (self as f64).sqrt() as u64;
        while root * root > self {
            root -= 1;
        }
        root
    }

    fn root(self, degree: u32) -> u64 {
        ((self as f64).ln() / f64::from(degree)).exp() as u64
    }

    fn angle(self) -> (f32, f32) {
        let (sine, cosine) = (self as f32).sin_cos();
        (sine.powf(2.0), cosine)
    }
}

fn main() {
    for n in [0_u64, 1, 15, 16, 17, 1 << 40] {
        println!("{}", n.square_root());
    }
}
