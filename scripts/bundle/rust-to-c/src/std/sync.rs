//! `std::sync` for threads that run one after the other: a held lock is never released.

pub use alloc_crate::sync::*;
use core::cell::{LazyCell, OnceCell, Ref, RefCell, RefMut};
use core::fmt;
use core::ops::{Deref, DerefMut};
pub use core::sync::atomic;

pub type LockResult<T> = Result<T, PoisonError<T>>;
pub type TryLockResult<T> = Result<T, TryLockError<T>>;

/// Never occurs, since a panic ends the program.
pub struct PoisonError<T>(T);

impl<T> PoisonError<T> {
    pub fn into_inner(self) -> T {
        self.0
    }
}

impl<T> fmt::Debug for PoisonError<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("PoisonError { .. }")
    }
}

pub enum TryLockError<T> {
    Poisoned(PoisonError<T>),
    WouldBlock,
}

impl<T> fmt::Debug for TryLockError<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            TryLockError::Poisoned(_) => "Poisoned(..)",
            TryLockError::WouldBlock => "WouldBlock",
        })
    }
}

fn never() -> ! {
    crate::thread::stop("a lock that is held is never released: threads run one after the other")
}

/// Defines a lock, with the methods common to both locks.
macro_rules! lock {
    ($lock:ident) => {
        #[derive(Default)]
        pub struct $lock<T: ?Sized>(RefCell<T>);

        // SAFETY: there is one thread.
        unsafe impl<T: ?Sized + Send> Sync for $lock<T> {}

        impl<T> $lock<T> {
            pub const fn new(value: T) -> Self {
                $lock(RefCell::new(value))
            }

            pub fn into_inner(self) -> LockResult<T> {
                Ok(self.0.into_inner())
            }
        }

        impl<T: ?Sized> $lock<T> {
            pub fn get_mut(&mut self) -> LockResult<&mut T> {
                Ok(self.0.get_mut())
            }

            pub fn is_poisoned(&self) -> bool {
                false
            }
        }

        impl<T> From<T> for $lock<T> {
            fn from(value: T) -> Self {
                $lock::new(value)
            }
        }

        impl<T: ?Sized + fmt::Debug> fmt::Debug for $lock<T> {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                let mut text = f.debug_struct(stringify!($lock));
                match self.0.try_borrow() {
                    Ok(value) => text.field("data", &&*value),
                    Err(_) => text.field("data", &format_args!("<locked>")),
                };
                text.field("poisoned", &false).finish_non_exhaustive()
            }
        }
    };
}
lock!(Mutex);
lock!(RwLock);

macro_rules! guard {
    ($guard:ident $inner:ident) => {
        pub struct $guard<'a, T: ?Sized>($inner<'a, T>);

        impl<T: ?Sized> Deref for $guard<'_, T> {
            type Target = T;

            fn deref(&self) -> &T {
                &self.0
            }
        }

        impl<T: ?Sized + fmt::Debug> fmt::Debug for $guard<'_, T> {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                (**self).fmt(f)
            }
        }

        impl<T: ?Sized + fmt::Display> fmt::Display for $guard<'_, T> {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                (**self).fmt(f)
            }
        }
    };
    ($guard:ident $inner:ident mut) => {
        guard!($guard $inner);

        impl<T: ?Sized> DerefMut for $guard<'_, T> {
            fn deref_mut(&mut self) -> &mut T {
                &mut self.0
            }
        }
    };
}
guard!(MutexGuard RefMut mut);
guard!(RwLockReadGuard Ref);
guard!(RwLockWriteGuard RefMut mut);

impl<T: ?Sized> Mutex<T> {
    pub fn lock(&self) -> LockResult<MutexGuard<'_, T>> {
        Ok(self.try_lock().unwrap_or_else(|_| never()))
    }

    pub fn try_lock(&self) -> TryLockResult<MutexGuard<'_, T>> {
        let guard = self.0.try_borrow_mut();
        guard.map(MutexGuard).map_err(|_| TryLockError::WouldBlock)
    }
}

impl<T: ?Sized> RwLock<T> {
    pub fn read(&self) -> LockResult<RwLockReadGuard<'_, T>> {
        let guard = self.0.try_borrow();
        Ok(RwLockReadGuard(guard.unwrap_or_else(|_| never())))
    }

    pub fn write(&self) -> LockResult<RwLockWriteGuard<'_, T>> {
        let guard = self.0.try_borrow_mut();
        Ok(RwLockWriteGuard(guard.unwrap_or_else(|_| never())))
    }
}

/// A one-time action; complete only once it has ended.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
pub struct Once(OnceCell<()>);

// SAFETY: there is one thread.
unsafe impl Sync for Once {}

pub const ONCE_INIT: Once = Once::new();

#[derive(Debug)]
pub struct OnceState(());

impl OnceState {
    pub fn is_poisoned(&self) -> bool {
        false
    }
}

impl Once {
    pub const fn new() -> Self {
        Once(OnceCell::new())
    }

    pub fn call_once<F: FnOnce()>(&self, body: F) {
        self.0.get_or_init(body);
    }

    pub fn call_once_force<F: FnOnce(&OnceState)>(&self, body: F) {
        self.call_once(|| body(&OnceState(())));
    }

    pub fn is_completed(&self) -> bool {
        self.0.get().is_some()
    }
}

pub struct OnceLock<T>(OnceCell<T>);

// SAFETY: there is one thread.
unsafe impl<T: Send + Sync> Sync for OnceLock<T> {}

impl<T> OnceLock<T> {
    pub const fn new() -> Self {
        OnceLock(OnceCell::new())
    }

    pub fn get(&self) -> Option<&T> {
        self.0.get()
    }

    pub fn get_mut(&mut self) -> Option<&mut T> {
        self.0.get_mut()
    }

    pub fn get_or_init<F: FnOnce() -> T>(&self, make: F) -> &T {
        self.0.get_or_init(make)
    }

    pub fn set(&self, value: T) -> Result<(), T> {
        self.0.set(value)
    }

    pub fn into_inner(self) -> Option<T> {
        self.0.into_inner()
    }

    pub fn take(&mut self) -> Option<T> {
        self.0.take()
    }
}

impl<T> From<T> for OnceLock<T> {
    fn from(value: T) -> Self {
        OnceLock(OnceCell::from(value))
    }
}

pub struct LazyLock<T, F = fn() -> T>(LazyCell<T, F>);

// SAFETY: there is one thread.
unsafe impl<T: Send + Sync, F: Send> Sync for LazyLock<T, F> {}

impl<T, F: FnOnce() -> T> LazyLock<T, F> {
    pub const fn new(make: F) -> Self {
        LazyLock(LazyCell::new(make))
    }

    pub fn force(this: &Self) -> &T {
        LazyCell::force(&this.0)
    }
}

impl<T, F: FnOnce() -> T> Deref for LazyLock<T, F> {
    type Target = T;

    fn deref(&self) -> &T {
        Self::force(self)
    }
}
