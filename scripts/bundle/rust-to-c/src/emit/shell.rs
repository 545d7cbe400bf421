//! The shell around an output validator or interactor, as Kattis and DOMjudge start it.
//!
//! The arguments are a case's input, the expected answer, and a folder for messages. The program reads one
//! stream of three parts, each of which ends like a file: the input, the answer, and the submission's output
//! by lines.

/// Declares the current file, the message file, the files to read before stdin, and whether the output to the
/// submission is complete.
pub(super) const FILES: &str = "#include <signal.h>
static FILE*from,*said;
static char**files;
static int over;
";

pub(super) const HELPERS: [&str; 4] = [
    // At the end of a file, reads 0 bytes once; the next call reads from the next file.
    "static u input(u p,u n){u k=0;int c=0;if(!over)fflush(stdout);
while(k<n&&c!='\\n'&&(c=getc(from))!=EOF)m[p+k++]=(unsigned char)c;
if(!k&&from!=stdin){fclose(from);from=*files?fopen(*files,\"rb\"):stdin;if(*files)++files;
if(!from)exit(1);}
return k;}",
    "static void output(u to,u p,u n){fwrite(m+p,1,n,to==2?said?said:stderr:stdout);}",
    // Output is always sent before the next read, so an explicit flush means the program is done.
    "static void flush(void){if(!over)fclose(stdout);over=1;}",
    "static void trap(void){abort();}",
];

/// Writes `main`. It ignores SIGPIPE, since a submission may end before it has read all of the judge's
/// output.
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
