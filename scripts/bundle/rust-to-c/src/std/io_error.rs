//! `std::io::Error` and `ErrorKind`, with the original messages.

use alloc_crate::boxed::Box;
use core::error;
use core::fmt;

macro_rules! kinds {
    ($($kind:ident $words:literal,)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum ErrorKind {
            $($kind,)*
        }

        impl fmt::Display for ErrorKind {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str(match self {
                    $(ErrorKind::$kind => $words,)*
                })
            }
        }
    };
}
kinds! {
    NotFound "entity not found",
    PermissionDenied "permission denied",
    ConnectionRefused "connection refused",
    BrokenPipe "broken pipe",
    AlreadyExists "entity already exists",
    WouldBlock "operation would block",
    InvalidInput "invalid input parameter",
    InvalidData "invalid data",
    TimedOut "timed out",
    WriteZero "write zero",
    Interrupted "operation interrupted",
    Unsupported "unsupported",
    UnexpectedEof "unexpected end of file",
    OutOfMemory "out of memory",
    Other "other error",
}

type Inner = Box<dyn error::Error + Send + Sync>;

pub type Result<T> = core::result::Result<T, Error>;

pub struct Error {
    kind: ErrorKind,
    cause: Cause,
}

enum Cause {
    None,
    Words(&'static str),
    Inner(Inner),
}

impl Error {
    pub fn new<E: Into<Inner>>(kind: ErrorKind, cause: E) -> Error {
        let cause = Cause::Inner(cause.into());
        Error { kind, cause }
    }

    pub fn other<E: Into<Inner>>(cause: E) -> Error {
        Error::new(ErrorKind::Other, cause)
    }

    pub(crate) const fn words(kind: ErrorKind, words: &'static str) -> Error {
        let cause = Cause::Words(words);
        Error { kind, cause }
    }

    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    pub fn get_ref(&self) -> Option<&(dyn error::Error + Send + Sync + 'static)> {
        match &self.cause {
            Cause::Inner(inner) => Some(&**inner),
            _ => None,
        }
    }

    pub fn into_inner(self) -> Option<Inner> {
        match self.cause {
            Cause::Inner(inner) => Some(inner),
            _ => None,
        }
    }
}

impl From<ErrorKind> for Error {
    fn from(kind: ErrorKind) -> Error {
        let cause = Cause::None;
        Error { kind, cause }
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let kind = &self.kind;
        match &self.cause {
            Cause::None => f.debug_tuple("Kind").field(kind).finish(),
            Cause::Words(words) => {
                f.debug_struct("Error").field("kind", kind).field("message", words).finish()
            }
            Cause::Inner(inner) => {
                f.debug_struct("Custom").field("kind", kind).field("error", inner).finish()
            }
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match &self.cause {
            Cause::None => self.kind.fmt(f),
            Cause::Words(words) => f.write_str(words),
            Cause::Inner(inner) => inner.fmt(f),
        }
    }
}

impl error::Error for Error {}
