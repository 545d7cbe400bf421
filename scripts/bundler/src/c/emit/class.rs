//! A class around the program, for judges that call a method: the arguments are what it reads, and
//! the result is what it prints.

use super::runtime::Helper;

/// A method that a judge calls. Its arguments are one line of the program's input, and its result is
/// the line that answers it, as a string.
#[derive(Clone, Debug)]
pub struct Method {
    /// The name of the class.
    pub class: String,
    /// The name of the method.
    pub name: String,
    /// The names of the parameters, all of which are of type `int`.
    pub parameters: Vec<String>,
}

/// Strings in place of stdin and stdout.
pub const STREAMS: &str = "\
#include <string>
static std::string in,out;
";

/// The definition of a helper, between a class and the program.
pub fn text(helper: Helper) -> &'static str {
    match helper {
        Helper::Read => {
            "static u input(u p,u n){if(n>in.size())n=(u)in.size();memcpy(m+p,in.data(),n);\
             in.erase(0,n);return n;}"
        }
        Helper::Print => {
            "static void output(u to,u p,u n){if(to==2)fwrite(m+p,1,n,stderr);\
             else out.append((const char*)m+p,n);}"
        }
        other => other.text(),
    }
}

/// The class; each call of the method begins with memory as it was at the start.
pub fn class(method: &Method, program: &str) -> String {
    let Method {
        class,
        name,
        parameters,
    } = method;
    let declared: Vec<String> = parameters
        .iter()
        .map(|parameter| format!("int {parameter}"))
        .collect();
    let formats = vec!["%d"; parameters.len()].join(" ");
    format!(
        "class {class}{{public:\n\
         std::string {name}({}){{\n\
         char arguments[{}];\n\
         sprintf(arguments,\"{formats}\\n\",{});\n\
         in=arguments;out.clear();\n\
         {program}\n\
         return out.substr(0,out.find('\\n'));}}\n\
         }};\n",
        declared.join(","),
        12 * parameters.len() + 1,
        parameters.join(",")
    )
}

/// A program that calls the method with each line of stdin and prints what it returns.
pub fn driver(method: &Method) -> String {
    let Method {
        class,
        name,
        parameters,
    } = method;
    let formats = "%d".repeat(parameters.len());
    let places: Vec<String> = (0..parameters.len())
        .map(|index| format!("a+{index}"))
        .collect();
    let values: Vec<String> = (0..parameters.len())
        .map(|index| format!("a[{index}]"))
        .collect();
    format!(
        "int main(){{int a[{0}];{class} c;\n\
         while(scanf(\"{formats}\",{1})=={0})puts(c.{name}({2}).c_str());\n\
         return 0;}}\n",
        parameters.len(),
        places.join(","),
        values.join(",")
    )
}
