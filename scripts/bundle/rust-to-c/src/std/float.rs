//! The floating-point methods that `core` lacks and that every library rounds alike. Logarithms and
//! trigonometric functions are not among them.

macro_rules! methods {
    ($type:ident: $($rounding:ident)*) => {
        impl $type {
            $(
                #[rustc_allow_incoherent_impl]
                #[inline]
                pub fn $rounding(self) -> $type {
                    core::$type::math::$rounding(self)
                }
            )*

            /// Rounds to the nearest integer; halfway cases away from 0.
            #[rustc_allow_incoherent_impl]
            #[inline]
            pub fn round(self) -> $type {
                let truncated = self.trunc();
                if (self - truncated).abs() < 0.5 { truncated } else { truncated + self.signum() }
            }

            #[rustc_allow_incoherent_impl]
            #[inline]
            pub fn fract(self) -> $type {
                self - self.trunc()
            }

            #[rustc_allow_incoherent_impl]
            pub fn div_euclid(self, divisor: $type) -> $type {
                let quotient = (self / divisor).trunc();
                if self % divisor >= 0.0 {
                    quotient
                } else if divisor > 0.0 {
                    quotient - 1.0
                } else {
                    quotient + 1.0
                }
            }

            #[rustc_allow_incoherent_impl]
            pub fn rem_euclid(self, divisor: $type) -> $type {
                let rest = self % divisor;
                if rest < 0.0 { rest + divisor.abs() } else { rest }
            }

            /// Computes the power by squaring, in the same order as the compiler's library.
            #[rustc_allow_incoherent_impl]
            pub fn powi(self, exponent: i32) -> $type {
                let (mut square, mut power) = (self, 1.0);
                let mut rest = exponent.unsigned_abs();
                loop {
                    if rest & 1 == 1 {
                        power *= square;
                    }
                    rest >>= 1;
                    if rest == 0 {
                        break;
                    }
                    square *= square;
                }
                if exponent < 0 { 1.0 / power } else { power }
            }
        }
    };
}

methods!(f32: ceil floor round_ties_even sqrt trunc);
methods!(f64: ceil floor round_ties_even sqrt trunc);
