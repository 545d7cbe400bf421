//! The shell around a judge's own program, which Kattis and DOMjudge start as an output validator or
//! interactor.
//!
//! Its arguments are the input of a case, the expected answer, and a folder for its messages. The program
//! sees them as one stream with three ends: the input, the answer, and then the submission's output, line by
//! line.

use super::runtime::Helper;

/// The stream that the program reads, the files that precede stdin, the place of its messages, and whether
/// its output to the submission is complete.
pub(super) const FILES: &str = "#include <signal.h>
static FILE*from,*said;
static char**files;
static int over;
";

/// At the end of a file, the next call begins the next file.
const READ: &str = "static u input(u p,u n){u k=0;int c=0;if(!over)fflush(stdout);
while(k<n&&c!='\\n'&&(c=getc(from))!=EOF)m[p+k++]=(unsigned char)c;
if(!k&&from!=stdin){fclose(from);from=*files?fopen(*files,\"rb\"):stdin;if(*files)++files;
if(!from)exit(1);}
return k;}";

const PRINT: &str =
    "static void output(u to,u p,u n){fwrite(m+p,1,n,to==2?said?said:stderr:stdout);}";

/// Output is always sent before the next read, so an explicit flush means the program is done.
const FLUSH: &str = "static void flush(void){if(!over)fclose(stdout);over=1;}";

const TRAP: &str = "static void trap(void){abort();}";

/// The definition of a function of the runtime.
pub(super) fn text(helper: Helper) -> &'static str {
    match helper {
        Helper::Read => READ,
        Helper::Print => PRINT,
        Helper::Flush => FLUSH,
        Helper::Trap => TRAP,
        _ => helper.text(),
    }
}

/// The function `main`, which calls the program. A submission may end before it has read all the judge's
/// output; that is not an error of the judge.
pub(super) fn main(call: &str) -> String {
    format!(
        "int main(int n,char**a){{
char*path;
if(n<4){{fputs(\"usage: input answer folder\\n\",stderr);return 1;}}
#ifdef SIGPIPE
signal(SIGPIPE,SIG_IGN);
#endif
path=(char*)malloc(strlen(a[3])+32);
if(!path)return 1;
sprintf(path,\"%s/judgemessage.txt\",a[3]);
said=fopen(path,\"a\");
free(path);
from=fopen(a[1],\"rb\");
if(!from){{perror(a[1]);return 1;}}
a[3]=0;
files=a+2;
{call}
return 0;}}
"
    )
}
