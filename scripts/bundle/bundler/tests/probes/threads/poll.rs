// std::task::Poll, Context and Waker; std::future::Future polled by hand

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
