//! What solutions use of `proconio`: the items of `shared::reading`, which is a module here, by the
//! names that the crate has for them.

pub(crate) use reading::{input, is_stdin_empty, marker, read};

#[macro_export]
macro_rules! input_interactive {
    ($($input:tt)*) => { $crate::input! { $($input)* } };
}
