//! Floating-point arithmetic.
//!
//! A number is stored as its bits, in a word or a long, and is a `float` or `double` only within the C
//! functions of this module. Its bits never pass through an x87 register, so a NaN keeps them. C and
//! WebAssembly round each operation by IEEE 754 if the compiler computes in the type itself; [`PRELUDE`]
//! ensures this or stops the compiler.

use super::module::Type;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Width {
    /// 32 bits: `f32`, C's `float`.
    Single,
    /// 64 bits: `f64`, C's `double`.
    Double,
}

impl Width {
    pub(super) fn bits(self) -> Type {
        match self {
            Width::Single => Type::Word,
            Width::Double => Type::Long,
        }
    }

    /// The prefix of the function names, and C's types for the bits and for the number.
    fn names(self) -> [&'static str; 3] {
        match self {
            Width::Single => ["f_", "u", "float"],
            Width::Double => ["d_", "U", "double"],
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Float {
    /// `+`, `-`, `*` or `/`.
    Arithmetic(char),
    /// `==`, `!=`, `<`, `>`, `<=` or `>=`.
    Compare(&'static str),
    Absolute,
    Negative,
    /// The first number with the sign of the second.
    CopySign,
    /// The smaller; NaN if either is NaN.
    Minimum,
    /// The greater; NaN if either is NaN.
    Maximum,
    /// The nearest integer towards 0.
    Truncate,
    /// The greatest integer not above the number.
    Floor,
    /// The least integer not below the number.
    Ceiling,
    /// The nearest integer, or the even one of two.
    Nearest,
    SquareRoot,
    /// Converts from the other width.
    Resize,
    /// Converts from a signed integer of this type.
    FromSigned(Type),
    /// Converts from an unsigned integer of this type.
    FromUnsigned(Type),
    /// Converts to the nearest signed integer of this type; NaN becomes 0.
    ToSigned(Type),
    /// Converts to the nearest unsigned integer of this type; NaN becomes 0.
    ToUnsigned(Type),
}

use Float::{
    Absolute, Arithmetic, Ceiling, Compare, CopySign, Floor, FromSigned, FromUnsigned, Maximum,
    Minimum, Nearest, Negative, Resize, SquareRoot, ToSigned, ToUnsigned, Truncate,
};

/// The declarations for the functions. They avoid the x87 of 32-bit x86, which would round twice.
pub(super) const PRELUDE: &str = "\
#if defined(__i386__)||defined(_M_IX86)
#if defined(__SSE2_MATH__)||_M_IX86_FP>1
#elif __GNUC__*100+__GNUC_MINOR__>403&&!defined(__clang__)
#pragma GCC target(\"sse2,fpmath=sse\")
#else
#error floating point is not exact with the x87: use a compiler for 64 bits or with SSE2
#endif
#endif
#ifdef __FP_FAST_FMA
#define ROUNDED volatile
#else
#define ROUNDED
#endif
";

/// The conversions between numbers and their bits.
pub(super) const BITS: [&str; 4] = [
    "INLINE double d(U a){double x;memcpy(&x,&a,8);return x;}",
    "INLINE U d_(double x){U a;memcpy(&a,&x,8);return a;}",
    "INLINE float f(u a){float x;memcpy(&x,&a,4);return x;}",
    "INLINE u f_(float x){u a;memcpy(&a,&x,4);return a;}",
];

impl Float {
    pub(super) fn result(self, width: Width) -> Type {
        match self {
            Compare(_) => Type::Word,
            ToSigned(kind) | ToUnsigned(kind) => kind,
            _ => width.bits(),
        }
    }

    pub(super) fn operands(self) -> usize {
        match self {
            Arithmetic(_) | Compare(_) | CopySign | Minimum | Maximum => 2,
            _ => 1,
        }
    }

    pub(super) fn name(self, width: Width) -> String {
        let suffix = |kind| if kind == Type::Word { 'u' } else { 'U' };
        let operation = match self {
            Arithmetic('+') => "add".into(),
            Arithmetic('-') => "sub".into(),
            Arithmetic('*') => "mul".into(),
            Arithmetic(_) => "div".into(),
            Compare("==") => "eq".into(),
            Compare("!=") => "ne".into(),
            Compare("<") => "lt".into(),
            Compare(">") => "gt".into(),
            Compare("<=") => "le".into(),
            Compare(_) => "ge".into(),
            Absolute => "abs".into(),
            Negative => "neg".into(),
            CopySign => "sign".into(),
            Minimum => "min".into(),
            Maximum => "max".into(),
            Truncate => "trunc".into(),
            Floor => "floor".into(),
            Ceiling => "ceil".into(),
            Nearest => "near".into(),
            SquareRoot => "sqrt".into(),
            Resize => "of".into(),
            FromSigned(kind) => format!("from_s{}", suffix(kind)),
            FromUnsigned(kind) => format!("from_{}", suffix(kind)),
            ToSigned(kind) => format!("to_s{}", suffix(kind)),
            ToUnsigned(kind) => format!("to_{}", suffix(kind)),
        };
        format!("{}{operation}", width.names()[0])
    }

    pub(super) fn needs(self, width: Width) -> Vec<(Float, Width)> {
        match (self, width) {
            (Floor | Ceiling, _) => vec![(Truncate, width)],
            (Nearest, _) => vec![(CopySign, width), (Absolute, width)],
            (SquareRoot, Width::Single) => vec![(SquareRoot, Width::Double)],
            (FromSigned(Type::Long), Width::Single) => vec![(FromUnsigned(Type::Long), width)],
            (ToSigned(_) | ToUnsigned(_), Width::Single) => vec![(self, Width::Double)],
            _ => Vec::new(),
        }
    }

    pub(super) fn text(self, width: Width) -> String {
        let [open, bits, number] = width.names();
        let close = &open[..1];
        let name = self.name(width);
        let one = |body: &str| format!("INLINE {bits} {name}({bits} a){{{body}}}");
        let two = |body: &str| format!("INLINE {bits} {name}({bits} a,{bits} b){{{body}}}");
        let (digits, top, bias) = match width {
            Width::Single => (23, 31, 127),
            Width::Double => (52, 63, 1023),
        };
        let sign = format!("(({bits})1<<{top})");
        match self {
            Arithmetic('*') => {
                two(&format!("ROUNDED {number} x={close}(a)*{close}(b);return {open}(x);"))
            }
            Arithmetic(operator) => two(&format!("return {open}({close}(a){operator}{close}(b));")),
            Compare(operator) => format!(
                "INLINE u {name}({bits} a,{bits} b){{return {close}(a){operator}{close}(b);}}"
            ),
            Absolute => one(&format!("return a&~{sign};")),
            Negative => one(&format!("return a^{sign};")),
            CopySign => two(&format!("return (a&~{sign})|(b&{sign});")),
            // Equal numbers differ at most in their signs, when both are zeros.
            Minimum | Maximum => {
                let (joined, order) = if self == Minimum { ('|', '<') } else { ('&', '>') };
                two(&format!(
                    "{number} x={close}(a),y={close}(b);return x!=x||y!=y?{open}(x+y):\
                     x==y?a{joined}b:x{order}y?a:b;"
                ))
            }
            Truncate => one(&format!(
                "int e=(int)((a&~{sign})>>{digits})-{bias};\
                 return e<0?a&{sign}:e<{digits}?a&~(((({bits})1<<{digits})-1)>>e):a;"
            )),
            Floor | Ceiling => {
                let (order, change) = if self == Floor { ('<', '-') } else { ('>', '+') };
                one(&format!(
                    "{bits} t={open}trunc(a);\
                     return {close}(a){order}{close}(t)?{open}({close}(t){change}1):t;"
                ))
            }
            // Numbers of this size have no fractional digits, so adding rounds to an integer.
            Nearest => {
                let large = match width {
                    Width::Single => "8388608.f",
                    Width::Double => "4503599627370496.",
                };
                one(&format!(
                    "ROUNDED {number} x={close}({open}abs(a));\
                     if(!(x<{large}))return a;x+={large};x-={large};return {open}sign({open}(x),a);"
                ))
            }
            SquareRoot => String::from(match width {
                // Rounding the root to 53 bits first is safe: it is never rounded to a midpoint between
                // 24-bit numbers.
                Width::Single => {
                    "INLINE u f_sqrt(u a){return f_((float)d(d_sqrt(d_((double)f(a)))));}"
                }
                Width::Double => DOUBLE_ROOT,
            }),
            _ => self.conversion(width),
        }
    }

    fn conversion(self, width: Width) -> String {
        let [open, bits, number] = width.names();
        let name = self.name(width);
        match self {
            Resize => match width {
                Width::Single => String::from("INLINE u f_of(U a){return f_((float)d(a));}"),
                Width::Double => String::from("INLINE U d_of(u a){return d_((double)f(a));}"),
            },
            FromSigned(Type::Word) => {
                format!("INLINE {bits} {name}(u a){{return {open}(({number})(int)a);}}")
            }
            FromUnsigned(Type::Word) => {
                format!("INLINE {bits} {name}(u a){{return {open}(({number})(double)(I)a);}}")
            }
            FromSigned(Type::Long) => match width {
                Width::Double => format!("INLINE U {name}(U a){{return d_((double)(I)a);}}"),
                Width::Single => {
                    format!("INLINE u {name}(U a){{return a>>63?f_from_U(-a)^1u<<31:f_from_U(a);}}")
                }
            },
            // The lowest bits are merged into a sticky bit, which does not change the rounding.
            FromUnsigned(Type::Long) => match width {
                Width::Double => format!(
                    "INLINE U {name}(U a){{return a>>63?d_((double)(I)(a>>1|(a&1))*2):d_((double)(I)a);}}"
                ),
                Width::Single => format!(
                    "INLINE u {name}(U a){{return a>>53?\
                     f_((float)((double)(I)(a>>11|((a&2047)!=0))*2048)):f_((float)(double)(I)a);}}"
                ),
            },
            ToSigned(kind) | ToUnsigned(kind) if width == Width::Single => format!(
                "INLINE {} {name}(u a){{return {}(d_((double)f(a)));}}",
                kind.name(),
                self.name(Width::Double)
            ),
            ToSigned(Type::Word) => format!(
                "INLINE u {name}(U a){{double x=d(a);return x!=x?0:x>=2147483648.?~0u>>1:\
                 x<=-2147483649.?1u<<31:(u)(int)x;}}"
            ),
            ToSigned(Type::Long) => format!(
                "INLINE U {name}(U a){{double x=d(a);return x!=x?0:x>=9223372036854775808.?~(U)0>>1:\
                 x<-9223372036854775808.?(U)1<<63:(U)(I)x;}}"
            ),
            ToUnsigned(Type::Word) => format!(
                "INLINE u {name}(U a){{double x=d(a);return x>=4294967296.?~0u:x>=1?(u)(I)x:0;}}"
            ),
            ToUnsigned(Type::Long) => format!(
                "INLINE U {name}(U a){{double x=d(a);return x>=18446744073709551616.?~(U)0:\
                 x>=9223372036854775808.?(U)(I)(x-9223372036854775808.)|(U)1<<63:x>=1?(U)(I)x:0;}}"
            ),
            _ => String::new(),
        }
    }
}

/// Computes a 54-bit root, whose last bit decides how to round: Newton's method estimates the root, and the
/// remainder of subtracting the square corrects it.
const DOUBLE_ROOT: &str = "\
static U d_sqrt(U a){U n=a<<12>>12,s,r;int e=(int)(a>>52),i;double x,y;
if(!(a<<1)||(a<<1>>53==2047&&n)||a==2047ull<<52)return a;
if(a>>63)return 4095ull<<51;
if(e)n|=1ull<<52;else for(e=1;!(n>>52);--e)n<<=1;
if(!(e&1)){n<<=1;--e;}
x=(double)(I)n/4503599627370496.;y=(x+1)/2;for(i=0;i<5;++i)y=(y+x/y)/2;
s=(U)(I)(y*9007199254740992.);r=(n<<54)-s*s;
while(r>>63){--s;r+=2*s+1;}
while(r>2*s){r-=2*s+1;++s;}
return ((U)((e-1075)/2+1048)<<52)+(s>>1)+(s&1);}";
