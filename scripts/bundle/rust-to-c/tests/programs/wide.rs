//! Arithmetic on 128-bit integers near every power of two.

fn main() {
    let mut operands = Vec::new();
    let mut random = 1_u128;
    for place in 0..128 {
        for near in [0, 1, 2, u128::MAX] {
            operands.push((1_u128 << place).wrapping_add(near));
        }
        random = random.wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645).wrapping_add(1);
        operands.push(random >> (place & 63));
    }
    for (at, &a) in operands.iter().enumerate() {
        let mut mixed = 0_u128;
        let mut mix = |value: u128| mixed = mixed.rotate_left(7) ^ value;
        for &b in &operands {
            mix(a.wrapping_mul(b));
            if b != 0 {
                mix(a / b);
                mix(a % b);
                mix((a as i128).wrapping_div(b as i128) as u128);
                mix((a as i128).wrapping_rem(b as i128) as u128);
            }
            mix(a << (b & 127));
            mix(a >> (b & 127));
            mix(((a as i128) >> (b & 127)) as u128);
            mix(u128::from(a.checked_mul(b).is_some()));
            let (a, b) = (a as i128, b as i128);
            mix(u128::from(a.checked_mul(b).is_some()));
            mix(a.saturating_mul(b) as u128);
            mix(a.overflowing_mul(b).0 as u128);
            mix(a.checked_div(b).unwrap_or(7) as u128);
            mix(a.checked_add(b).unwrap_or(7) as u128);
        }
        println!("{at} {a} {} {mixed:032x}", a as i128);
        assert_eq!(a.to_string().parse(), Ok(a));
        assert_eq!((a as i128).to_string().parse(), Ok(a as i128));
    }
}
