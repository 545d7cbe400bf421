//! The floating-point functions that libraries round differently: those of the crate `libm`, or else
//! undefined ones, so that programs that reach any cannot be linked.

#[cfg(not(libm))]
extern "C" {
    fn function_that_libraries_round_differently() -> !;
}

/// Defines methods with these parameters, by functions of the crate `libm` with these arguments.
macro_rules! functions {
    ($type:ident $parameters:tt $arguments:tt $($name:ident = $function:ident)*) => {
        impl $type {
            $(
                #[rustc_allow_incoherent_impl]
                #[inline]
                pub fn $name $parameters -> $type {
                    #[cfg(libm)]
                    return libm::$function $arguments;
                    #[cfg(not(libm))]
                    unsafe {
                        let _ = $arguments;
                        function_that_libraries_round_differently()
                    }
                }
            )*
        }
    };
}

macro_rules! compositions {
    ($($type:ident)*) => {
        $(
            impl $type {
                #[rustc_allow_incoherent_impl]
                #[inline]
                pub fn log(self, base: $type) -> $type {
                    self.ln() / base.ln()
                }

                #[rustc_allow_incoherent_impl]
                #[inline]
                pub fn sin_cos(self) -> ($type, $type) {
                    (self.sin(), self.cos())
                }
            }
        )*
    };
}

functions! {
    f64 (self) (self)
    acos = acos acosh = acosh asin = asin asinh = asinh atan = atan atanh = atanh cbrt = cbrt
    cos = cos cosh = cosh exp = exp exp2 = exp2 exp_m1 = expm1 ln = log ln_1p = log1p log10 = log10
    log2 = log2 sin = sin sinh = sinh tan = tan tanh = tanh
}

functions! {
    f32 (self) (self)
    acos = acosf acosh = acoshf asin = asinf asinh = asinhf atan = atanf atanh = atanhf cbrt = cbrtf
    cos = cosf cosh = coshf exp = expf exp2 = exp2f exp_m1 = expm1f ln = logf ln_1p = log1pf
    log10 = log10f log2 = log2f sin = sinf sinh = sinhf tan = tanf tanh = tanhf
}

functions!(f64 (self, other: f64) (self, other) atan2 = atan2 hypot = hypot powf = pow);
functions!(f32 (self, other: f32) (self, other) atan2 = atan2f hypot = hypotf powf = powf);
compositions!(f64 f32);
