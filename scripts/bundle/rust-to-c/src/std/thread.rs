//! `std::thread` with a single thread of execution: a spawned thread runs at once, to its end, before its
//! parent continues.
//!
//! This is one of the orders allowed for threads. A thread that would wait for its parent ends the program
//! with a message.

use crate::io;
use alloc_crate::boxed::Box;
use alloc_crate::string::String;
use alloc_crate::vec::Vec;
use core::any::Any;
use core::cell::{Cell, RefCell, UnsafeCell};
use core::fmt;
use core::marker::PhantomData;

pub type Result<T> = core::result::Result<T, Box<dyn Any + Send + 'static>>;

/// Ends the program as a panic does, but with a message.
pub(crate) fn stop(sentence: &str) -> ! {
    // Formatting would make the program longer.
    io::put(io::ERROR, sentence.as_bytes());
    io::put(io::ERROR, b"\n");
    crate::process::abort()
}

/// A value that is shared without a lock.
struct Shared<T>(T);

// SAFETY: there is one thread.
unsafe impl<T> Sync for Shared<T> {}

/// The numbers of the running and of the last thread; 0 is the main thread.
struct Threads {
    current: Cell<u32>,
    last: Cell<u32>,
}

static THREADS: Shared<Threads> = Shared(Threads { current: Cell::new(0), last: Cell::new(0) });

fn run<T>(body: impl FnOnce() -> T) -> T {
    THREADS.0.last.set(THREADS.0.last.get() + 1);
    let parent = THREADS.0.current.replace(THREADS.0.last.get());
    let result = body();
    drop_values();
    THREADS.0.current.set(parent);
    result
}

#[derive(Clone, Debug)]
pub struct Thread(u32);

/// The threads whose next call of `park` returns at once.
static UNPARKED: Shared<RefCell<Vec<u32>>> = Shared(RefCell::new(Vec::new()));

impl Thread {
    pub fn unpark(&self) {
        let mut unparked = UNPARKED.0.borrow_mut();
        if !unparked.contains(&self.0) {
            unparked.push(self.0);
        }
    }
}

pub fn current() -> Thread {
    Thread(THREADS.0.current.get())
}

pub fn park() {
    let mut unparked = UNPARKED.0.borrow_mut();
    match unparked.iter().position(|&one| one == current().0) {
        Some(place) => unparked.swap_remove(place),
        None => stop("a thread that parks is never woken: threads run one after the other"),
    };
}

pub struct JoinHandle<T>(T);

impl<T> JoinHandle<T> {
    pub fn join(self) -> Result<T> {
        Ok(self.0)
    }

    pub fn is_finished(&self) -> bool {
        true
    }
}

impl<T> fmt::Debug for JoinHandle<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("JoinHandle { .. }")
    }
}

pub fn spawn<F, T>(body: F) -> JoinHandle<T>
where
    F: FnOnce() -> T + Send + 'static,
    T: Send + 'static,
{
    JoinHandle(run(body))
}

// The name and the size of the stack have no effect.
#[derive(Debug, Default)]
pub struct Builder(());

impl Builder {
    pub fn new() -> Self {
        Builder(())
    }

    pub fn name(self, _: String) -> Self {
        self
    }

    pub fn stack_size(self, _: usize) -> Self {
        self
    }

    pub fn spawn<F, T>(self, body: F) -> io::Result<JoinHandle<T>>
    where
        F: FnOnce() -> T + Send + 'static,
        T: Send + 'static,
    {
        Ok(spawn(body))
    }

    pub fn spawn_scoped<'scope, 'env, F, T>(
        self,
        scope: &'scope Scope<'scope, 'env>,
        body: F,
    ) -> io::Result<ScopedJoinHandle<'scope, T>>
    where
        F: FnOnce() -> T + Send + 'scope,
        T: Send + 'scope,
    {
        Ok(scope.spawn(body))
    }
}

pub struct Scope<'scope, 'env: 'scope> {
    scope: PhantomData<&'scope mut &'scope ()>,
    env: PhantomData<&'env mut &'env ()>,
}

pub struct ScopedJoinHandle<'scope, T>(T, PhantomData<&'scope ()>);

pub fn scope<'env, F, T>(body: F) -> T
where
    F: for<'scope> FnOnce(&'scope Scope<'scope, 'env>) -> T,
{
    body(&Scope { scope: PhantomData, env: PhantomData })
}

impl<'scope, 'env> Scope<'scope, 'env> {
    pub fn spawn<F, T>(&'scope self, body: F) -> ScopedJoinHandle<'scope, T>
    where
        F: FnOnce() -> T + Send + 'scope,
        T: Send + 'scope,
    {
        ScopedJoinHandle(run(body), PhantomData)
    }
}

impl<T> ScopedJoinHandle<'_, T> {
    pub fn join(self) -> Result<T> {
        Ok(self.0)
    }

    pub fn is_finished(&self) -> bool {
        true
    }
}

/// A value of a thread that is to be dropped when the thread ends.
struct Made {
    thread: u32,
    key: *const (),
    drop: unsafe fn(*const (), u32),
}

/// The values of all threads, in the order in which they were made.
static ALL_MADE: Shared<UnsafeCell<Vec<Made>>> = Shared(UnsafeCell::new(Vec::new()));

/// Drops the values of a thread: [`drop_all_made`], once there are any. So a program without such values does not
/// contain that function.
static AT_END: Shared<Cell<Option<fn(u32)>>> = Shared(Cell::new(None));

/// Drops the values of the current thread, which ends.
pub(crate) fn drop_values() {
    if let Some(drop_all) = AT_END.0.get() {
        drop_all(THREADS.0.current.get());
    }
}

/// Drops the values of a thread, the last first, and those that are made meanwhile.
fn drop_all_made(thread: u32) {
    loop {
        // SAFETY: the reference is used in this statement only.
        let made = unsafe { &mut *ALL_MADE.0.get() };
        let Some(last) = made.iter().rposition(|made| made.thread == thread) else { break };
        let Made { key, drop, .. } = made.remove(last);
        // SAFETY: the key made the value, and is never dropped.
        unsafe { drop(key, thread) };
    }
}

/// A value for each thread, made on first use.
pub struct LocalKey<T: 'static> {
    make: fn() -> T,
    // The values are boxed, so that none moves when another is added.
    values: UnsafeCell<Vec<(u32, Box<T>)>>,
}

// SAFETY: there is one thread.
unsafe impl<T> Sync for LocalKey<T> {}

#[derive(Debug)]
pub struct AccessError(());

impl<T: 'static> LocalKey<T> {
    #[doc(hidden)]
    pub const fn new(make: fn() -> T) -> Self {
        LocalKey { make, values: UnsafeCell::new(Vec::new()) }
    }

    fn find(&self) -> Option<*const T> {
        // SAFETY: the reference does not leave this function, and nothing else runs meanwhile.
        let values = unsafe { &*self.values.get() };
        let mut values = values.iter().rev();
        let found = values.find(|(thread, _)| *thread == THREADS.0.current.get());
        found.map(|(_, value)| core::ptr::from_ref(&**value))
    }

    pub fn with<R>(&'static self, body: impl FnOnce(&T) -> R) -> R {
        let value = self.find().unwrap_or_else(|| {
            let value = Box::new((self.make)());
            let thread = THREADS.0.current.get();
            // SAFETY: as in `find`; any use of the key by `make` is over, since `make` has returned.
            unsafe { (*self.values.get()).push((thread, value)) };
            if core::mem::needs_drop::<T>() {
                let key = core::ptr::from_ref(self).cast();
                // SAFETY: as above.
                unsafe { (*ALL_MADE.0.get()).push(Made { thread, key, drop: Self::drop_value }) };
                AT_END.0.set(Some(drop_all_made));
            }
            self.find().unwrap()
        });
        // SAFETY: the value is in a box that is dropped when the thread ends.
        body(unsafe { &*value })
    }

    /// Drops the value of a thread.
    ///
    /// # Safety
    ///
    /// `key` must point to a key of this type.
    unsafe fn drop_value(key: *const (), thread: u32) {
        let key = unsafe { &*key.cast::<Self>() };
        // SAFETY: the reference is used in this statement only.
        let values = unsafe { &mut *key.values.get() };
        if let Some(place) = values.iter().position(|(one, _)| *one == thread) {
            let (_, value) = values.swap_remove(place);
            drop(value);
        }
    }

    pub fn try_with<R>(
        &'static self,
        body: impl FnOnce(&T) -> R,
    ) -> core::result::Result<R, AccessError> {
        Ok(self.with(body))
    }
}

impl<T: 'static> LocalKey<Cell<T>> {
    pub fn set(&'static self, value: T) {
        self.with(|cell| cell.set(value));
    }

    pub fn get(&'static self) -> T
    where
        T: Copy,
    {
        self.with(Cell::get)
    }

    pub fn take(&'static self) -> T
    where
        T: Default,
    {
        self.with(Cell::take)
    }

    pub fn replace(&'static self, value: T) -> T {
        self.with(|cell| cell.replace(value))
    }
}

impl<T: 'static> LocalKey<RefCell<T>> {
    pub fn with_borrow<R>(&'static self, body: impl FnOnce(&T) -> R) -> R {
        self.with(|cell| body(&cell.borrow()))
    }

    pub fn with_borrow_mut<R>(&'static self, body: impl FnOnce(&mut T) -> R) -> R {
        self.with(|cell| body(&mut cell.borrow_mut()))
    }

    pub fn set(&'static self, value: T) {
        self.replace(value);
    }

    pub fn take(&'static self) -> T
    where
        T: Default,
    {
        self.with(RefCell::take)
    }

    pub fn replace(&'static self, value: T) -> T {
        self.with(|cell| cell.replace(value))
    }
}

#[macro_export]
macro_rules! thread_local {
    () => {};
    ($(#[$attribute:meta])* $vis:vis static $name:ident: $kind:ty = const $value:block $(; $($rest:tt)*)?) => {
        $(#[$attribute])*
        $vis static $name: $crate::thread::LocalKey<$kind> = $crate::thread::LocalKey::new(|| $value);
        $($crate::thread_local! { $($rest)* })?
    };
    ($(#[$attribute:meta])* $vis:vis static $name:ident: $kind:ty = $value:expr $(; $($rest:tt)*)?) => {
        $(#[$attribute])*
        $vis static $name: $crate::thread::LocalKey<$kind> = $crate::thread::LocalKey::new(|| $value);
        $($crate::thread_local! { $($rest)* })?
    };
}
