//! Wraps a program in a function for judges that call one: arguments replace the input, and the output
//! becomes the result.

use std::fmt::Write;

/// A function, or a method of a class, that a judge calls.
#[derive(Clone, Debug)]
pub struct Method {
    pub class: Option<String>,
    pub name: String,
    /// `n` is an `int`, and `a[]` is a vector of `int`.
    pub parameters: Vec<String>,
    /// The lines of the program's input: `n` is a number, `#a,b` is the common length of two lists, and `a b`
    /// stands for their items, interleaved.
    pub input: Vec<String>,
    /// True if the result is a vector of the printed numbers, false if it is the first line of output.
    pub returns_list: bool,
}

/// Strings in place of stdin and stdout.
pub(super) const STREAMS: &str = "\
#include <stdlib.h>
#include <string>
#include <vector>
static std::string in,out;
static void put(long v){char t[24];sprintf(t,\"%ld \",v);in+=t;}
";

/// The helpers of a program within a function.
pub(super) const HELPERS: [&str; 2] = [
    "static u input(u p,u n){if(n>in.size())n=(u)in.size();memcpy(m+p,in.data(),n);\
     in.erase(0,n);return n;}",
    "static void output(u to,u p,u n){if(to==2)fwrite(m+p,1,n,stderr);\
     else out.append((const char*)m+p,n);}",
];

impl Method {
    fn lists(&self) -> impl Iterator<Item = &str> {
        let parameters = self.parameters.iter();
        parameters.filter_map(|parameter| parameter.strip_suffix("[]"))
    }

    /// The code for the input: for each number, for the common length of some lists, and for item `i` of each list.
    fn code_for_input(
        &self,
        number: impl Fn(&str) -> String,
        length: impl Fn(&[&str]) -> String,
        item: impl Fn(&str) -> String,
    ) -> String {
        let line = |line: &String| {
            let words: Vec<&str> = line.split(' ').collect();
            if words.iter().any(|word| self.is_list(word)) {
                let items: String = words.iter().map(|list| item(list)).collect();
                return format!("for(size_t i=0;i<{}.size();++i){{{items}}}\n", words[0]);
            }
            let code = words.iter().map(|word| match word.strip_prefix('#') {
                Some(lists) => length(&lists.split(',').collect::<Vec<_>>()),
                None => number(word),
            });
            code.collect::<String>() + "\n"
        };
        self.input.iter().map(line).collect()
    }

    fn is_list(&self, name: &str) -> bool {
        self.lists().any(|list| list == name)
    }

    fn declared(&self) -> String {
        let declared = self.parameters.iter().map(|parameter| match parameter.strip_suffix("[]") {
            Some(list) => format!("std::vector<int> {list}"),
            None => format!("int {parameter}"),
        });
        declared.collect::<Vec<_>>().join(",")
    }

    fn names(&self) -> Vec<&str> {
        let parameters = self.parameters.iter();
        parameters.map(|parameter| parameter.trim_end_matches("[]")).collect()
    }
}

/// Writes the function, in its class if any. Each call starts from the initial memory.
pub(super) fn class(method: &Method, program: &str) -> String {
    let input = method.code_for_input(
        |number| format!("put({number});"),
        |lists| format!("put((long){}.size());", lists[0]),
        |list| format!("put({list}[i]);"),
    );
    let (kind, result) = if method.returns_list {
        (
            "std::vector<int>",
            "std::vector<int> result;const char*from=out.c_str();char*to;\n\
             for(long next;next=strtol(from,&to,10),to!=from;from=to)result.push_back((int)next);\n\
             return result;",
        )
    } else {
        ("std::string", "return out.substr(0,out.find('\\n'));")
    };
    let (name, declared) = (&method.name, method.declared());
    let function = format!(
        "{kind} {name}({declared}){{\nin.clear();out.clear();\n{input}{program}\n{result}}}\n"
    );
    match &method.class {
        Some(class) => format!("class {class}{{public:\n{function}}};\n"),
        None => function,
    }
}

/// A C++ program that calls the function with each input from stdin and prints the results.
pub fn driver(method: &Method) -> String {
    let mut body = String::from("size_t length=0;(void)length;\n");
    for name in &method.names() {
        let kind = if method.is_list(name) { "std::vector<int>" } else { "int" };
        let _ = writeln!(body, "{kind} {name};");
    }
    body += &method.code_for_input(
        |number| format!("{number}=number();"),
        |lists| {
            let resized = lists.iter().map(|list| format!("{list}.resize(length);"));
            format!("length=number();{}", resized.collect::<String>())
        },
        |list| format!("{list}[i]=number();"),
    );
    let names = method.names().join(",");
    let call = match &method.class {
        Some(class) => format!("{class}().{}({names})", method.name),
        None => format!("{}({names})", method.name),
    };
    let printed = if method.returns_list {
        format!(
            "std::vector<int> result={call};\n\
             for(size_t i=0;i<result.size();++i)printf(i?\" %d\":\"%d\",result[i]);\nputs(\"\");"
        )
    } else {
        format!("puts({call}.c_str());")
    };
    format!(
        "static int number(){{int v;if(scanf(\"%d\",&v)!=1)exit(0);return v;}}\n\
         int main(){{for(;;){{\n{body}{printed}\n}}}}\n"
    )
}
