//! The shell around a program of a judge's own: what Kattis and DOMjudge start as an output validator or
//! an interactor.
//!
//! Its arguments are the input of a case, the expected answer, and a folder for what it has to say. The
//! program sees them as one stream with three ends: the input, the answer, and then what the submission
//! writes, line by line.

use super::runtime::Helper;

/// Where the program reads, which files come before stdin, where its messages go, and whether it has said
/// all that it has to say to the submission.
pub(super) const FILES: &str = "#include <signal.h>
static FILE*from,*said;
static char**files;
static int over;
";

/// At the end of a file the next one begins with the next call.
const READ: &str = "static u input(u p,u n){u k=0;int c=0;if(!over)fflush(stdout);
while(k<n&&c!='\\n'&&(c=getc(from))!=EOF)m[p+k++]=(unsigned char)c;
if(!k&&from!=stdin){fclose(from);from=*files?fopen(*files,\"rb\"):stdin;if(*files)++files;
if(!from)exit(1);}
return k;}";

const PRINT: &str =
    "static void output(u to,u p,u n){fwrite(m+p,1,n,to==2?said?said:stderr:stdout);}";

/// All is sent before the next line is read anyway: that it is asked for means that no more will come.
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

/// The function `main`, in which the program is called. A submission may end before it has read all that the
/// judge says: that is not the judge's mistake.
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
