//! The functions that libraries round differently. A line has a type, a function, the arguments, and the
//! value with all digits.

use std::hint::black_box;

macro_rules! functions {
    ($type:ident: $($one:ident)*; $($two:ident)*) => {
        let numbers: [$type; 15] = [
            0.0, -0.0, 1e-9, 0.1, -0.3, 0.5, 0.999, 1.0, -1.0, 1.5, 2.0, -2.75, 10.0, 33.3, $type::INFINITY,
        ];
        // More numbers, of many magnitudes.
        let more = (1..=60).map(|n| (n * n * n) as $type / 777.0 * if n % 3 == 0 { -1.0 } else { 1.0 });
        let numbers: Vec<$type> = numbers.into_iter().chain(more).map(black_box).collect();
        for x in &numbers {
            $(
                println!("{} {} {x:?} {:?}", stringify!($type), stringify!($one), x.$one());
            )*
            let (sin, cos) = x.sin_cos();
            for value in [sin, cos] {
                println!("{} sin_cos {x:?} {value:?}", stringify!($type));
            }
            for y in numbers.iter().step_by(4) {
                $(
                    println!("{} {} {x:?} {y:?} {:?}", stringify!($type), stringify!($two), x.$two(*y));
                )*
            }
        }
    };
}

fn main() {
    functions! {
        f64: acos acosh asin asinh atan atanh cbrt cos cosh exp exp2 exp_m1 ln ln_1p log10 log2 sin sinh
            tan tanh;
        atan2 hypot log powf
    }
    functions! {
        f32: acos acosh asin asinh atan atanh cbrt cos cosh exp exp2 exp_m1 ln ln_1p log10 log2 sin sinh
            tan tanh;
        atan2 hypot log powf
    }
}
