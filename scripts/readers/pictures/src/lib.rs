//! Pictures of the theory, drawn from results of `shared`, so that they can be wrong only if the theory is.
//!
//! `cargo run -p pictures` writes them to `shared/pictures` for the docs of `shared` and the gallery; a test
//! checks that they are up to date. Each picture is a function in a separate file, listed in [`all`].

mod candy_piles;
mod chase;
mod chessmen;
mod coins;
mod cold_pairs;
mod colon;
mod cutcake;
mod days;
mod drawing;
mod fusion;
mod green;
mod hackenbush;
mod lattice;
mod matching;
mod mixed_strategies;
mod nim_tables;
mod octal;
mod picture;
mod retrograde;
mod staircase;
mod stalks;
pub mod thermographs;
mod trees;
mod ups;
mod zeckendorf;

pub use picture::Picture;

use std::fmt::Write;

/// All pictures, in gallery order.
pub fn all() -> Vec<Picture> {
    vec![
        stalks::picture(),
        days::picture(),
        trees::red_blue(),
        trees::green(),
        colon::picture(),
        fusion::picture(),
        cold_pairs::picture(),
        octal::short_periods(),
        octal::long_period(),
        nim_tables::addition(),
        nim_tables::multiplication(),
        cutcake::picture(),
        coins::ruler_marks(),
        coins::odious_numbers(),
        staircase::picture(),
        chessmen::picture(),
        zeckendorf::picture(),
        candy_piles::picture(),
        chase::picture(),
        matching::picture(),
        retrograde::picture(),
        lattice::picture(),
        ups::picture(),
        thermographs::picture(),
        mixed_strategies::picture(),
    ]
}

/// The paths in the repository and the contents of all written files.
pub fn files() -> Vec<(String, String)> {
    let pictures = all();
    let gallery = ("docs/pictures.md".to_owned(), gallery(&pictures));
    let files = pictures
        .iter()
        .map(|picture| (format!("shared/pictures/{}", picture.file()), picture.to_string()));
    files.chain([gallery]).collect()
}

fn gallery(pictures: &[Picture]) -> String {
    let mut page = String::from(
        "# Pictures of the theory\n\n\
         Each is drawn by [`scripts/readers/pictures`](../scripts/readers/pictures/src/lib.rs) from results of \
         [`shared`](../shared/src/lib.rs) and is part of the docs of its module, which `cargo doc --open` shows. \
         `cargo run -p pictures` writes the pictures and this page.\n",
    );
    for picture in pictures {
        let Picture { module, title, description, .. } = picture;
        let file = picture.file();
        write!(
            page,
            "\n## {title}\n\n![{title}](../shared/pictures/{file})\n\n{description} \
             ([`{module}`](../shared/src/{module}.rs))\n"
        )
        .expect("a string can be written to");
    }
    page
}
