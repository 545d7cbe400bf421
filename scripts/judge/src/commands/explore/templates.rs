//! Programs that list moves, to begin with.

/// The language of a template.
#[derive(Clone, Copy, clap::ValueEnum)]
pub(super) enum Written {
    Python,
    Cpp,
    Rust,
    Java,
    Javascript,
    Go,
}

/// The kind of game of a template.
#[derive(Clone, Copy, Default, clap::ValueEnum)]
pub(super) enum Kind {
    /// Both players have the same moves: `moves`
    #[default]
    Impartial,
    /// The players have different moves: `left` and `right`
    Partizan,
    /// Points decide: `left`, `right` and `score`
    Scoring,
}

/// The texts of a language: the rules of an example of each kind, and what answers for all of them.
macro_rules! texts {
    ($language:literal, $extension:literal) => {
        [
            text!($language, "impartial", $extension),
            text!($language, "partizan", $extension),
            text!($language, "scoring", $extension),
            text!($language, "rest", $extension),
        ]
    };
}

macro_rules! text {
    ($language:literal, $name:literal, $extension:literal) => {
        include_str!(concat!("../../explore/templates/", $language, "/", $name, ".", $extension))
    };
}

impl Written {
    /// A program for an example of this kind.
    pub(super) fn template(self, kind: Kind) -> String {
        let texts = match self {
            Written::Python => texts!("python", "py"),
            Written::Cpp => texts!("cpp", "cpp"),
            Written::Rust => texts!("rust", "rs"),
            Written::Java => texts!("java", "java"),
            Written::Javascript => texts!("javascript", "js"),
            Written::Go => texts!("go", "go"),
        };
        let [impartial, partizan, scoring, rest] = texts;
        let rules = match kind {
            Kind::Impartial => impartial,
            Kind::Partizan => partizan,
            Kind::Scoring => scoring,
        };
        format!("{rules}{rest}")
    }
}
