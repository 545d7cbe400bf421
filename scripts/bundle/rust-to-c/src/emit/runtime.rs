//! The C functions that generated code calls, emitted only if used.

use super::module::Type;
use super::tree::{Binary, Sign, Unary};
use anyhow::{Result, bail};

macro_rules! helpers {
    ($($helper:ident $name:literal $needs:expr, $text:literal;)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub(crate) enum Helper {
            $(
                #[doc = concat!("`", $name, "`")]
                $helper,
            )*
        }

        impl Helper {
            /// All helpers, in the order of definition.
            pub(crate) const ALL: &[Helper] = &[$(Helper::$helper),*];

            pub(crate) fn name(self) -> &'static str {
                match self {
                    $(Helper::$helper => $name,)*
                }
            }

            /// The helper that this one calls, if any.
            pub(crate) fn needs(self) -> Option<Helper> {
                match self {
                    $(Helper::$helper => $needs,)*
                }
            }

            pub(crate) fn text(self) -> &'static str {
                match self {
                    $(Helper::$helper => $text,)*
                }
            }
        }
    };
}

helpers! {
    Trap "trap" None, "static void trap(void){fflush(stdout);abort();}";
    Load2 "l2" None, "INLINE unsigned short l2(size_t p,u o){unsigned short v;memcpy(&v,m+p+o,2);return v;}";
    Load4 "l4" None, "INLINE u l4(size_t p,u o){u v;memcpy(&v,m+p+o,4);return v;}";
    Load8 "l8" None, "INLINE U l8(size_t p,u o){U v;memcpy(&v,m+p+o,8);return v;}";
    Store2 "s2" None, "INLINE void s2(size_t p,u o,u x){unsigned short v=(unsigned short)x;memcpy(m+p+o,&v,2);}";
    Store4 "s4" None, "INLINE void s4(size_t p,u o,u v){memcpy(m+p+o,&v,4);}";
    Store8 "s8" None, "INLINE void s8(size_t p,u o,U v){memcpy(m+p+o,&v,8);}";
    Grow "grow" None, "static u grow(u n){u o=pages;if(n>PAGES-o)return ~0u;pages+=n;return o;}";
    DivideWord "divu" Some(Helper::Trap), "INLINE u divu(u a,u b){if(!b)trap();return a/b;}";
    DivideLong "divU" Some(Helper::Trap), "INLINE U divU(U a,U b){if(!b)trap();return a/b;}";
    RemainderWord "remu" Some(Helper::Trap), "INLINE u remu(u a,u b){if(!b)trap();return a%b;}";
    RemainderLong "remU" Some(Helper::Trap), "INLINE U remU(U a,U b){if(!b)trap();return a%b;}";
    DivideSignedWord "divs" Some(Helper::Trap), "INLINE u divs(u a,u b){if(!b||(b==~0u&&a==1u<<31))trap();return (int)a/(int)b;}";
    DivideSignedLong "divS" Some(Helper::Trap), "INLINE U divS(U a,U b){if(!b||(!~b&&a==(U)1<<63))trap();return (I)a/(I)b;}";
    RemainderSignedWord "rems" Some(Helper::Trap), "INLINE u rems(u a,u b){if(!b)trap();return b==~0u?0:(int)a%(int)b;}";
    RemainderSignedLong "remS" Some(Helper::Trap), "INLINE U remS(U a,U b){if(!b)trap();return !~b?0:(I)a%(I)b;}";
    RotateWord "rotu" None, "INLINE u rotu(u a,u n){return a<<(n&31)|a>>(-n&31);}";
    RotateLong "rotU" None, "INLINE U rotU(U a,U n){return a<<(n&63)|a>>(-n&63);}";
    OnesWord "ones" None, "INLINE u ones(u a){a-=a>>1&0x55555555;a=(a&0x33333333)+(a>>2&0x33333333);return ((a+(a>>4))&0x0f0f0f0f)*0x01010101>>24;}";
    OnesLong "Ones" Some(Helper::OnesWord), "INLINE u Ones(U a){return ones((u)a)+ones((u)(a>>32));}";
    LeadingWord "clz" None, "#ifdef __GNUC__\n\
         INLINE u clz(u a){return a?__builtin_clz(a):32;}\n\
         #else\n\
         INLINE u clz(u a){u n=32;for(;a;a>>=1)--n;return n;}\n\
         #endif";
    LeadingLong "Clz" Some(Helper::LeadingWord), "INLINE u Clz(U a){u h=(u)(a>>32);return h?clz(h):32+clz((u)a);}";
    TrailingWord "ctz" None, "#ifdef __GNUC__\n\
         INLINE u ctz(u a){return a?__builtin_ctz(a):32;}\n\
         #else\n\
         INLINE u ctz(u a){u n=32;for(;a;a<<=1)--n;return n;}\n\
         #endif";
    TrailingLong "Ctz" None, "#ifdef __GNUC__\n\
         INLINE u Ctz(U a){return a?__builtin_ctzll(a):64;}\n\
         #else\n\
         INLINE u Ctz(U a){u n=64;for(;a;a<<=1)--n;return n;}\n\
         #endif";
    HighProduct "high" None, "#ifdef __SIZEOF_INT128__\n\
         INLINE U high(U a,U b){return (U)(__extension__(unsigned __int128)a*b>>64);}\n\
         #else\n\
         INLINE U high(U a,U b){U c=a>>32,d=b>>32,e,f;a=(u)a;b=(u)b;e=c*b+(a*b>>32);f=a*d+(u)e;return c*d+(e>>32)+(f>>32);}\n\
         #endif";
    Read "input" None, "static u input(u p,u n){return (u)fread(m+p,1,n,stdin);}";
    Print "output" None, "static void output(u to,u p,u n){fwrite(m+p,1,n,to==2?stderr:stdout);}";
    Flush "flush" None, "static void flush(void){fflush(stdout);}";
    Exit "leave" None, "static void leave(u code){exit((int)code);}";
    Exhausted "exhausted" Some(Helper::Trap), "static void exhausted(void){fprintf(stderr,\"out of memory: the program may use %u MiB\\n\",PAGES/16);trap();}";
    Stack "stack" Some(Helper::Trap), "INLINE void stack(U p){if(p>>63){fputs(\"stack overflow\\n\",stderr);trap();}g0=p;}";
    Compare "compare" None, "INLINE u compare(u a,u b,u n){return (u)memcmp(m+a,m+b,n);}";
}

/// [`Helper::Read`] for an interactive program: flushes the output, then reads the rest of a line.
pub(super) const READ_LINE: &str = "static u input(u p,u n){u k=0;int c=0;fflush(stdout);\
     while(k<n&&c!='\\n'&&(c=getchar())!=EOF)m[p+k++]=(unsigned char)c;return k;}";

impl Helper {
    /// The helper for a function that the stand-in for `std` imports.
    ///
    /// # Errors
    ///
    /// Fails if the stand-in imports no such function.
    pub(super) fn import(name: &str) -> Result<Helper> {
        Ok(match name {
            "read" => Helper::Read,
            "write" => Helper::Print,
            "flush" => Helper::Flush,
            "exit" => Helper::Exit,
            "exhausted" => Helper::Exhausted,
            "compare" => Helper::Compare,
            "high_product" => Helper::HighProduct,
            _ => bail!("calls `{name}`, which is not available in C"),
        })
    }

    pub(super) fn load(bytes: u32) -> Helper {
        match bytes {
            2 => Helper::Load2,
            4 => Helper::Load4,
            _ => Helper::Load8,
        }
    }

    pub(super) fn store(bytes: u32) -> Helper {
        match bytes {
            2 => Helper::Store2,
            4 => Helper::Store4,
            _ => Helper::Store8,
        }
    }

    pub(super) fn count(operator: Unary, kind: Type) -> Helper {
        match (operator, kind) {
            (Unary::LeadingZeros(_), Type::Word) => Helper::LeadingWord,
            (Unary::LeadingZeros(_), Type::Long) => Helper::LeadingLong,
            (Unary::TrailingZeros(_), Type::Word) => Helper::TrailingWord,
            (Unary::TrailingZeros(_), Type::Long) => Helper::TrailingLong,
            (_, Type::Word) => Helper::OnesWord,
            (_, Type::Long) => Helper::OnesLong,
        }
    }

    pub(super) fn rotate(kind: Type) -> Helper {
        match kind {
            Type::Word => Helper::RotateWord,
            Type::Long => Helper::RotateLong,
        }
    }

    /// The helper that divides by a number that may be 0 or -1.
    pub(super) fn divide(operator: Binary, kind: Type) -> Helper {
        match (operator, kind) {
            (Binary::Divide(Sign::Signed), Type::Word) => Helper::DivideSignedWord,
            (Binary::Divide(Sign::Signed), Type::Long) => Helper::DivideSignedLong,
            (Binary::Divide(Sign::Unsigned), Type::Word) => Helper::DivideWord,
            (Binary::Divide(Sign::Unsigned), Type::Long) => Helper::DivideLong,
            (Binary::Remainder(Sign::Signed), Type::Word) => Helper::RemainderSignedWord,
            (Binary::Remainder(Sign::Signed), Type::Long) => Helper::RemainderSignedLong,
            (_, Type::Word) => Helper::RemainderWord,
            (_, Type::Long) => Helper::RemainderLong,
        }
    }
}
