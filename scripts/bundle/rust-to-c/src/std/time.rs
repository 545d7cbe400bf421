//! `std::time`. Clocks count the processor time of the program, which is what judges limit.

pub use core::time::*;

#[cfg(host_is_c)]
pub use clocks::{Instant, SystemTime, SystemTimeError, UNIX_EPOCH};

#[cfg(host_is_c)]
mod clocks {
    use crate::host;
    use core::error::Error;
    use core::fmt;
    use core::ops::{Add, AddAssign, Sub, SubAssign};
    use core::time::Duration;

    /// Returns the processor time since the program began.
    fn processor_time() -> Duration {
        // SAFETY: the host's function has no preconditions.
        Duration::from_nanos(unsafe { host::processor_time() })
    }

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct Instant(Duration);

    impl Instant {
        pub fn now() -> Instant {
            Instant(processor_time())
        }

        pub fn elapsed(&self) -> Duration {
            Instant::now().duration_since(*self)
        }

        pub fn duration_since(&self, earlier: Instant) -> Duration {
            self.0.saturating_sub(earlier.0)
        }

        pub fn saturating_duration_since(&self, earlier: Instant) -> Duration {
            self.duration_since(earlier)
        }

        pub fn checked_duration_since(&self, earlier: Instant) -> Option<Duration> {
            self.0.checked_sub(earlier.0)
        }
    }

    impl Sub<Instant> for Instant {
        type Output = Duration;

        fn sub(self, earlier: Instant) -> Duration {
            self.duration_since(earlier)
        }
    }

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct SystemTime(Duration);

    pub const UNIX_EPOCH: SystemTime = SystemTime::UNIX_EPOCH;

    impl SystemTime {
        pub const UNIX_EPOCH: SystemTime = SystemTime(Duration::ZERO);

        /// Returns the date in seconds, plus the processor time.
        pub fn now() -> SystemTime {
            // SAFETY: the host's function has no preconditions.
            SystemTime(Duration::from_secs(unsafe { host::start() }) + processor_time())
        }

        pub fn elapsed(&self) -> Result<Duration, SystemTimeError> {
            SystemTime::now().duration_since(*self)
        }

        pub fn duration_since(&self, earlier: SystemTime) -> Result<Duration, SystemTimeError> {
            let duration = self.0.checked_sub(earlier.0);
            duration.ok_or_else(|| SystemTimeError(earlier.0 - self.0))
        }
    }

    #[derive(Clone, Debug)]
    pub struct SystemTimeError(Duration);

    impl SystemTimeError {
        pub fn duration(&self) -> Duration {
            self.0
        }
    }

    impl fmt::Display for SystemTimeError {
        fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("second time provided was later than self")
        }
    }

    impl Error for SystemTimeError {}

    macro_rules! shifts {
        ($($clock:ident)*) => {$(
            impl $clock {
                pub fn checked_add(&self, duration: Duration) -> Option<$clock> {
                    self.0.checked_add(duration).map($clock)
                }

                pub fn checked_sub(&self, duration: Duration) -> Option<$clock> {
                    self.0.checked_sub(duration).map($clock)
                }
            }

            impl Add<Duration> for $clock {
                type Output = $clock;

                fn add(self, duration: Duration) -> $clock {
                    $clock(self.0 + duration)
                }
            }

            impl AddAssign<Duration> for $clock {
                fn add_assign(&mut self, duration: Duration) {
                    self.0 += duration;
                }
            }

            impl Sub<Duration> for $clock {
                type Output = $clock;

                fn sub(self, duration: Duration) -> $clock {
                    $clock(self.0 - duration)
                }
            }

            impl SubAssign<Duration> for $clock {
                fn sub_assign(&mut self, duration: Duration) {
                    self.0 -= duration;
                }
            }
        )*};
    }

    shifts!(Instant SystemTime);
}
