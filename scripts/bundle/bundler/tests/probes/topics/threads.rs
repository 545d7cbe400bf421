// AtomicUsize, AtomicBool: fetch_add, load, compare_exchange
mod atomic {
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
    static COUNT: AtomicUsize = AtomicUsize::new(0);

    fn main() {
        for _ in 0..5 {
            COUNT.fetch_add(2, Ordering::Relaxed);
        }
        let flag = AtomicBool::new(false);
        println!("{} {:?}", COUNT.load(Ordering::SeqCst), flag.swap(true, Ordering::AcqRel));
        println!("{:?}", COUNT.compare_exchange(10, 1, Ordering::SeqCst, Ordering::SeqCst));
    }
}

// Condvar, Barrier: threads that wait for each other
// refused in C: none can wait for another
mod barrier {
    use std::sync::{Arc, Barrier};
    use std::thread;

    fn main() {
        let barrier = Arc::new(Barrier::new(2));
        let other = Arc::clone(&barrier);
        let handle = thread::spawn(move || other.wait().is_leader());
        let leads = barrier.wait().is_leader();
        println!("{}", leads ^ handle.join().unwrap());
    }
}

// mpsc::channel: a thread that waits for another
// refused in C: none can wait for another
mod channel {
    use std::sync::mpsc;
    use std::thread;

    fn main() {
        let (sender, receiver) = mpsc::channel();
        let handle = thread::spawn(move || receiver.iter().sum::<u32>());
        for n in 0..5 {
            sender.send(n).unwrap();
        }
        drop(sender);
        println!("{}", handle.join().unwrap());
    }
}

// Mutex: try_lock, a lock that is released
mod held_lock {
    use std::sync::Mutex;

    fn main() {
        let lock = Mutex::new(1);
        *lock.lock().unwrap() += 1;
        println!("{}", lock.try_lock().is_ok());
    }
}

// Mutex, RwLock, Arc: a counter
mod mutex {
    use std::sync::{Arc, Mutex, RwLock};
    use std::thread;

    fn main() {
        let counter = Arc::new(Mutex::new(0));
        let handles: Vec<_> = (1..5)
            .map(|n| {
                let counter = Arc::clone(&counter);
                thread::spawn(move || *counter.lock().unwrap() += n)
            })
            .collect();
        for handle in handles {
            handle.join().unwrap();
        }
        let table = RwLock::new(vec![1]);
        table.write().unwrap().push(2);
        println!(
            "{} {:?} {}",
            counter.lock().unwrap(),
            table.read().unwrap(),
            table.read().unwrap().len()
        );
        println!("{:?} {:?}", Mutex::new(4).into_inner(), table.into_inner());
    }
}

// Once, park after unpark
mod once {
    use std::sync::Once;
    use std::thread;

    fn main() {
        static START: Once = Once::new();
        let mut count = 0;
        for _ in 0..3 {
            START.call_once(|| count += 1);
        }
        thread::current().unpark();
        thread::park();
        println!("{count} {}", START.is_completed());
    }
}

// std::task::Poll, Context and Waker; std::future::Future polled by hand
mod poll {
    use std::future::{Future, ready};
    use std::pin::pin;
    use std::sync::Arc;
    use std::task::{Context, Poll, Wake, Waker};

    struct Nothing;

    impl Wake for Nothing {
        fn wake(self: Arc<Self>) {}
    }

    fn main() {
        let waker = Waker::from(Arc::new(Nothing));
        let mut context = Context::from_waker(&waker);
        let mut future = pin!(ready(5));
        match future.as_mut().poll(&mut context) {
            Poll::Ready(value) => println!("{value}"),
            Poll::Pending => println!("pending"),
        }
    }
}

// thread::scope
mod scope {
    use std::thread;

    fn main() {
        let numbers = [3, 1, 4];
        let mut total = 0;
        let longest = thread::scope(|scope| {
            scope.spawn(|| total = numbers.iter().sum());
            let handle = scope.spawn(|| numbers.iter().max());
            handle.join().unwrap()
        });
        println!("{total} {longest:?}");
    }
}

// thread::sleep
// refused in C: cannot sleep
mod sleep {
    use std::thread;
    use std::time::Duration;

    fn main() {
        thread::sleep(Duration::from_millis(1));
        println!("awake");
    }
}

// thread::spawn and join
mod spawn {
    use std::thread;

    fn main() {
        let handle = thread::spawn(|| (1..=10u64).product::<u64>());
        println!("{}", handle.join().unwrap());
        let handles: Vec<_> = (0..3).map(|n| thread::spawn(move || n * n)).collect();
        println!(
            "{:?}",
            handles.into_iter().map(|handle| handle.join().unwrap()).collect::<Vec<i32>>()
        );
    }
}

// thread::Builder::new().stack_size(…).spawn(…)
mod stack {
    use std::thread;

    fn depth(n: u32) -> u64 {
        if n == 0 { 0 } else { 1 + depth(n - 1) * std::hint::black_box(1) }
    }

    fn main() {
        let builder = thread::Builder::new().name("solver".into()).stack_size(64 << 20);
        println!("{}", builder.spawn(|| depth(20_000)).unwrap().join().unwrap());
    }
}

// static Mutex, OnceLock: state without unsafe
mod static_mutex {
    use std::sync::{Mutex, OnceLock};

    static SEEN: Mutex<Vec<u32>> = Mutex::new(Vec::new());
    static PRIMES: OnceLock<Vec<u32>> = OnceLock::new();

    fn primes() -> &'static [u32] {
        PRIMES.get_or_init(|| (2..30).filter(|n| (2..*n).all(|d| n % d != 0)).collect())
    }

    fn main() {
        SEEN.lock().unwrap().push(primes()[3]);
        println!("{:?} {:?}", SEEN.lock().unwrap(), primes().len());
    }
}

// thread_local!: with, set, get, RefCell
mod thread_local {
    use std::cell::{Cell, RefCell};

    thread_local! {
        static MEMO: RefCell<Vec<u64>> = RefCell::new(vec![0, 1]);
        static CALLS: Cell<u32> = const { Cell::new(0) };
    }

    fn fibonacci(n: usize) -> u64 {
        CALLS.with(|calls| calls.set(calls.get() + 1));
        if let Some(known) = MEMO.with(|memo| memo.borrow().get(n).copied()) {
            return known;
        }
        let value = fibonacci(n - 1) + fibonacci(n - 2);
        MEMO.with(|memo| memo.borrow_mut().push(value));
        value
    }

    fn main() {
        println!("{} {}", fibonacci(50), CALLS.with(Cell::get));
    }
}

// thread_local!: values are dropped when their thread ends
mod thread_local_drop {
    use std::cell::RefCell;
    use std::io::{BufWriter, Stdout, Write, stdout};

    struct Named(&'static str);

    impl Drop for Named {
        fn drop(&mut self) {
            println!("the end of {}", self.0);
        }
    }

    thread_local! {
        static OUTPUT: RefCell<BufWriter<Stdout>> = RefCell::new(BufWriter::new(stdout()));
        static NAMED: RefCell<Option<Named>> = const { RefCell::new(None) };
    }

    fn main() {
        let thread = std::thread::spawn(|| {
            NAMED.with(|named| *named.borrow_mut() = Some(Named("a thread")));
            OUTPUT.with(|output| writeln!(output.borrow_mut(), "from a thread").unwrap());
        });
        thread.join().unwrap();
        OUTPUT.with(|output| writeln!(output.borrow_mut(), "from main").unwrap());
    }
}

// thread_local!: each thread has its own
mod thread_local_in_thread {
    use std::cell::Cell;
    use std::thread;

    thread_local!(static COUNT: Cell<u32> = Cell::new(10));

    fn main() {
        COUNT.with(|count| count.set(1));
        let inside = thread::spawn(|| {
            COUNT.with(|count| {
                count.set(count.get() + 5);
                count.get()
            })
        });
        println!("{} {}", inside.join().unwrap(), COUNT.with(Cell::get));
    }
}
