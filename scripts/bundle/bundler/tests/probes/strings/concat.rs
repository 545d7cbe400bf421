// concat, join, +, +=, collect into a String

fn main() {
    let parts = ["a", "b", "c"];
    println!("{} {} {}", parts.concat(), parts.join("-"), String::from("x") + "y");
    let mut text = String::new();
    text += "z";
    text.extend(['1', '2']);
    println!("{text} {}", (0..3).map(|i| i.to_string()).collect::<Vec<_>>().join(" "));
}
