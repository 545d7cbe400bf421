//! The bits of floating-point results on hard cases and random numbers, and the reading and writing of
//! numbers.

fn main() {
    let mut numbers = vec![
        0.0,
        -0.0,
        0.1,
        0.5,
        1.0,
        -1.5,
        2.5,
        3.0,
        0.49999999999999994,
        4503599627370495.5,
        9007199254740993.0,
        1e15,
        1e16,
        1e22,
        1e23,
        -1e300,
        f64::MAX,
        f64::MIN_POSITIVE,
        5e-324,
        2.2250738585072011e-308,
        f64::EPSILON,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        2147483647.5,
        -2147483648.9,
        4294967295.5,
        9223372036854774784.0,
        9223372036854775808.0,
        -9223372036854775808.0,
        18446744073709549568.0,
        3.4028235e38,
        3.4028236e38,
        1.17549435e-38,
        16777217.0,
        1e-45,
        0.3333333333333333,
        1.7e38,
        3.5e38,
    ];
    let mut state = 1_u64;
    let mut random = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        state ^ state >> 29
    };
    for round in 0..160 {
        let bits = random();
        numbers.push(match round % 4 {
            0 => f64::from_bits(bits),
            1 => f64::from_bits(bits & !(0x7ff << 52) | 1023 << 52),
            2 => f64::from_bits(bits & !(0x7fe << 52)),
            _ => (bits as i64 >> (bits & 63)) as f64 / 64.0,
        });
    }
    for &a in &numbers {
        println!("{a} {a:e} {a:?} {a:.3} {:?} {:.9}", a as f32, a as f32);
        assert!(a.is_nan() || a.to_string().parse() == Ok(a));
        let mut all = Mixed(0);
        all.unary(a);
        for &b in &numbers {
            all.binary(a, b);
        }
        println!("{:016x}", all.0);
    }
    let mut all = Mixed(0);
    for _ in 0..1_000_000 {
        let (a, b) = (random(), random());
        let near = b & 0x800f_ffff_ffff_ffff | a & 0x7ff0_0000_0000_0000;
        all.binary(f64::from_bits(a), f64::from_bits(near));
        all.unary(f64::from_bits(b));
        all.unary(f64::from_bits(b & !(0x7ff << 52) | (1023 + (a & 63)) << 52));
    }
    println!("{:016x}", all.0);
    for text in
        ["1e400", "-0", "1.7976931348623157e308", "2.4703282292062328e-324", "nan", "1.", ".5", "x"]
    {
        println!("{:?} {:?}", text.parse::<f64>(), text.parse::<f32>());
    }
    println!("{} {} {}", std::f64::consts::PI, f64::MAX, std::f32::MAX);
    println!("{:08.3}|{:+}|{:>10.1}|{:e}", -1.0005, 1.0, 0.25, 123456.0);
}

struct Mixed(u64);

impl Mixed {
    fn word(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(7) ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    /// Mixes in a number. All NaNs count as one, since Rust does not specify their sign and digits.
    fn double(&mut self, value: f64) {
        self.word(if value.is_nan() { 1 } else { value.to_bits() });
    }

    fn single(&mut self, value: f32) {
        self.word(if value.is_nan() { 1 } else { u64::from(value.to_bits()) });
    }

    fn unary(&mut self, a: f64) {
        for value in [a.sqrt(), a.floor(), a.ceil(), a.round(), a.trunc(), a.fract(), -a, a.abs()] {
            self.double(value);
        }
        self.double(a.round_ties_even());
        self.double(a.powi(3));
        self.double(a.powi(-2));
        self.word(a as i8 as u64);
        self.word(a as u16 as u64);
        self.word(a as i32 as u64);
        self.word(a as u32 as u64);
        self.word(a as i64 as u64);
        self.word(a as u64);
        self.word(a as usize as u64);
        self.word(a as u128 as u64 ^ (a as u128 >> 64) as u64);
        self.word(a as i128 as u64 ^ (a as i128 >> 64) as u64);
        let bits = a.to_bits();
        self.double(bits as f64);
        self.double(bits as i64 as f64);
        self.double(bits as i32 as f64);
        self.double(bits as u32 as f64);
        self.double((u128::from(bits) << (bits & 63)) as f64);
        self.double((i128::from(bits as i64) << (bits & 63)) as f64);
        self.single(bits as f32);
        self.single(bits as i64 as f32);
        self.single(bits as i32 as f32);
        self.single(bits as u32 as f32);
        self.single((u128::from(bits) << (bits & 63)) as f32);
        let b = f32::from_bits(bits as u32);
        for value in [a as f32, b.sqrt(), b.floor(), b.ceil(), b.round(), b.trunc(), b.abs()] {
            self.single(value);
        }
        self.double(f64::from(b));
        self.word(b as i64 as u64 ^ b as u64 ^ b as i32 as u64 ^ b as u32 as u64);
    }

    fn binary(&mut self, a: f64, b: f64) {
        for value in [a + b, a - b, a * b, a / b, a.copysign(b), a * b + a] {
            self.double(value);
        }
        // Adding 0 unifies the zeros, since Rust does not specify which zero is returned.
        self.double(a.min(b) + 0.0);
        self.double(a.max(b) + 0.0);
        let order = a.partial_cmp(&b).map_or(9, |order| order as u64);
        self.word(order ^ a.total_cmp(&b) as u64);
        for holds in [a < b, a <= b, a > b, a >= b, a == b, a != b] {
            self.word(u64::from(holds));
        }
        if (a / b).abs() < 1e30 {
            self.double(a % b);
            self.double(a.rem_euclid(b));
            self.double(a.div_euclid(b));
        }
        let (a, b) = (a as f32, b as f32);
        for value in [a + b, a - b, a * b, a / b, a.min(b) + 0.0, a.max(b) + 0.0, a * b + a, a % b]
        {
            self.single(value);
        }
    }
}
