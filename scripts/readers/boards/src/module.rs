//! The functions of the WebAssembly module. A page writes a request to the address from [`request`], and then
//! reads [`answer_length`] bytes from the address that [`respond`] returns.

use crate::protocol;
use std::cell::RefCell;

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Makes room for a request of `length` bytes; returns the address.
#[expect(unsafe_code, reason = "the page calls the function by its name")]
// SAFETY: no other function of the module has this name.
#[unsafe(no_mangle)]
pub extern "C" fn request(length: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        request.resize(length, 0);
        request.as_mut_ptr()
    })
}

/// Answers the request; returns the address of the answer, valid until the next call.
#[expect(unsafe_code, reason = "the page calls the function by its name")]
// SAFETY: no other function of the module has this name.
#[unsafe(no_mangle)]
pub extern "C" fn respond() -> *const u8 {
    let answer = REQUEST.with_borrow(|request| protocol::answer(request));
    ANSWER.with_borrow_mut(|kept| {
        *kept = answer;
        kept.as_ptr()
    })
}

/// The length of the answer in bytes.
#[expect(unsafe_code, reason = "the page calls the function by its name")]
// SAFETY: no other function of the module has this name.
#[unsafe(no_mangle)]
pub extern "C" fn answer_length() -> usize {
    ANSWER.with_borrow(Vec::len)
}
