//! C functions that the translated code calls.

use anyhow::{Result, bail};
use std::collections::BTreeSet;

/// The definitions of the helpers. A helper calls only those before it.
const HELPERS: [&str; 35] = [
    "static void trap(void){fflush(stdout);abort();}",
    "INLINE unsigned short l2(size_t p,u o){unsigned short v;memcpy(&v,m+p+o,2);return v;}",
    "INLINE u l4(size_t p,u o){u v;memcpy(&v,m+p+o,4);return v;}",
    "INLINE U l8(size_t p,u o){U v;memcpy(&v,m+p+o,8);return v;}",
    "INLINE void s2(size_t p,u o,u x){unsigned short v=(unsigned short)x;memcpy(m+p+o,&v,2);}",
    "INLINE void s4(size_t p,u o,u v){memcpy(m+p+o,&v,4);}",
    "INLINE void s8(size_t p,u o,U v){memcpy(m+p+o,&v,8);}",
    "static u grow(u n){u o=pages;if(n>PAGES-o)return ~0u;pages+=n;return o;}",
    "INLINE u divu(u a,u b){if(!b)trap();return a/b;}",
    "INLINE U divU(U a,U b){if(!b)trap();return a/b;}",
    "INLINE u remu(u a,u b){if(!b)trap();return a%b;}",
    "INLINE U remU(U a,U b){if(!b)trap();return a%b;}",
    "INLINE u divs(u a,u b){if(!b||(b==~0u&&a==1u<<31))trap();return (int)a/(int)b;}",
    "INLINE U divS(U a,U b){if(!b||(!~b&&a==(U)1<<63))trap();return (I)a/(I)b;}",
    "INLINE u rems(u a,u b){if(!b)trap();return b==~0u?0:(int)a%(int)b;}",
    "INLINE U remS(U a,U b){if(!b)trap();return !~b?0:(I)a%(I)b;}",
    "INLINE u rotu(u a,u n){return a<<(n&31)|a>>(-n&31);}",
    "INLINE U rotU(U a,U n){return a<<(n&63)|a>>(-n&63);}",
    "INLINE u ones(u a){a-=a>>1&0x55555555;a=(a&0x33333333)+(a>>2&0x33333333);return ((a+(a>>4))&0x0f0f0f0f)*0x01010101>>24;}",
    "INLINE u Ones(U a){return ones((u)a)+ones((u)(a>>32));}",
    "#ifdef __GNUC__\n\
     INLINE u clz(u a){return a?__builtin_clz(a):32;}\n\
     #else\n\
     INLINE u clz(u a){u n=32;for(;a;a>>=1)--n;return n;}\n\
     #endif",
    "INLINE u Clz(U a){u h=(u)(a>>32);return h?clz(h):32+clz((u)a);}",
    "#ifdef __GNUC__\n\
     INLINE u ctz(u a){return a?__builtin_ctz(a):32;}\n\
     #else\n\
     INLINE u ctz(u a){u n=32;for(;a;a<<=1)--n;return n;}\n\
     #endif",
    "#ifdef __GNUC__\n\
     INLINE u Ctz(U a){return a?__builtin_ctzll(a):64;}\n\
     #else\n\
     INLINE u Ctz(U a){u n=64;for(;a;a<<=1)--n;return n;}\n\
     #endif",
    "#ifdef __SIZEOF_INT128__\n\
     INLINE U high(U a,U b){return (U)(__extension__(unsigned __int128)a*b>>64);}\n\
     #else\n\
     INLINE U high(U a,U b){U c=a>>32,d=b>>32,e,f;a=(u)a;b=(u)b;e=c*b+(a*b>>32);f=a*d+(u)e;return c*d+(e>>32)+(f>>32);}\n\
     #endif",
    "#ifdef __SIZEOF_INT128__\n\
     INLINE U wide(U a,U b,U d){return (U)((__extension__(unsigned __int128)a<<64|b)/d);}\n\
     #else\n\
     #define wide(a,b,d) ~(U)0\n\
     #endif",
    "static u input(u p,u n){return (u)fread(m+p,1,n,stdin);}",
    "static void output(u to,u p,u n){fwrite(m+p,1,n,to==2?stderr:stdout);}",
    "static void flush(void){fflush(stdout);}",
    "static void leave(u code){exit((int)code);}",
    "static U ticks(void){return (U)clock()*((U)1000000000/CLOCKS_PER_SEC);}",
    "static U start(void){static U t;if(!t)t=(U)time(0);return t;}",
    "static void exhausted(void){fprintf(stderr,\"out of memory: the program may use %u MiB\\n\",PAGES/16);trap();}",
    "INLINE void stack(U p){if(p>>63){fputs(\"stack overflow\\n\",stderr);trap();}g0=p;}",
    "INLINE u compare(u a,u b,u n){return (u)memcmp(m+a,m+b,n);}",
];

/// The helpers that need the header `time.h`.
pub(super) const CLOCKS: [&str; 2] = ["ticks", "start"];

/// The helper of an interactive program that flushes the output, then reads the rest of a line.
pub(super) const INTERACTIVE: [&str; 1] = ["static u input(u p,u n){u k=0;int c=0;fflush(stdout);\
     while(k<n&&c!='\\n'&&(c=getchar())!=EOF)m[p+k++]=(unsigned char)c;return k;}"];

/// The words of a C source that may be names.
pub(super) fn words(source: &str) -> BTreeSet<&str> {
    source.split(|letter: char| !letter.is_alphanumeric() && letter != '_').collect()
}

/// The definitions of the helpers that a source calls, and of those that they call. A definition in `own`
/// replaces that of the same name.
pub(super) fn helpers(source: &str, own: &[&'static str]) -> Vec<&'static str> {
    let mut called = words(source);
    let mut definitions = Vec::new();
    for definition in HELPERS.into_iter().rev() {
        if called.contains(name(definition)) {
            called.extend(words(definition));
            let own = own.iter().find(|own| name(own) == name(definition));
            definitions.push(own.copied().unwrap_or(definition));
        }
    }
    definitions.reverse();
    definitions
}

/// The name of the function that a helper's text defines: the word before the first parenthesis.
pub(super) fn name(definition: &str) -> &str {
    let (head, _) = definition.split_once('(').unwrap_or_default();
    head.rsplit(' ').next().unwrap_or_default()
}

/// The helper for a function that the stand-in for `std` imports.
///
/// # Errors
///
/// Fails if the stand-in imports no such function.
pub(super) fn import(name: &str) -> Result<&'static str> {
    Ok(match name {
        "read" => "input",
        "write" => "output",
        "flush" => "flush",
        "exit" => "leave",
        "exhausted" => "exhausted",
        "processor_time" => "ticks",
        "start" => "start",
        "compare" => "compare",
        "high_product" => "high",
        "wide_quotient" => "wide",
        _ => bail!("calls `{name}`, which is not available in C"),
    })
}
