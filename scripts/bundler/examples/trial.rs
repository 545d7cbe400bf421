use std::path::Path;
fn main() {
    let path = std::env::args().nth(1).unwrap();
    let source = std::fs::read_to_string(&path).unwrap();
    let options = bundler::rust::Options::default();
    match bundler::rust::bundle_source(Path::new("/work/wt/h3"), Path::new(&path), &source, options)
    {
        Ok(text) => println!("{text}"),
        Err(error) => {
            eprintln!("{error:#}");
            std::process::exit(1)
        }
    }
}
