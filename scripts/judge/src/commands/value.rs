//! `cargo judge value`

mod sketch;

use crate::output::stdout;
use crate::report::shortened;
use anyhow::{Context, Result, bail};
use jury::rules::Player;
use jury::short::{Game, Games, Names, Number, Statement};
use std::cmp::Ordering;
use std::fs::File;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = "\
For example, a sum, a game that begins with a minus sign, and a comparison:

  cargo judge value '{2|0||-1} + *2'
  cargo judge value -5/8^2*3 --thermograph
  cargo judge value '^ + * > 0'

Numbers are written like 3 or -1/2; ^ is up, v is down and ^3 three ups; * is
{0|0} and *3 a Nim heap. These three can be combined, as in -5/8^2*3. {1,*|0} is
the game with these options, {2|0||-1} is {{2|0}|-1}, and ±1 or +-1 is {1|-1}.
Games are added by + and -, and compared by <, <=, =, !=, >=, > and ||; the last
means that neither game is at most the other. Blanks between them are ignored.

Without a game, each line of stdin is one. There, `g = {1|-1}` names a game for
the lines below. A name is given once: `g = 2` would then compare the two.

The outcome is N if the next player (who is to move) wins, P if the previous
player wins, and L or R if Left or Right wins, whoever begins. The temperature
of a number m/2^k in lowest terms is -1/2^k.")]
pub(crate) struct Options {
    /// Game, or comparison of two games
    #[arg(allow_hyphen_values = true)]
    game: Option<String>,

    /// Draw the thermograph, as text or into a file
    #[arg(long, value_name = "FILE.svg", num_args = 0..=1, default_missing_value = SKETCH)]
    thermograph: Option<PathBuf>,
}

/// The maximum number of steps per line, some seconds of work.
const STEPS: usize = 50_000_000;

/// The standard output, as a file name.
const SKETCH: &str = "-";

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let mut desk = Desk::default();
    let thermograph = options.thermograph.as_deref().map(|argument| {
        let text = argument.to_str();
        text.with_context(|| format!("--thermograph: `{}` is not UTF-8", argument.display()))
    });
    let thermograph = thermograph.transpose()?;
    // The option's argument may be the game.
    let is_picture = |name: &str| Path::new(name).extension().is_some_and(|end| end == "svg");
    let (text, file) = match (&options.game, thermograph) {
        (None, Some(game)) if game != SKETCH && !is_picture(game) => (game, Some(SKETCH)),
        (None, Some(_)) => bail!("--thermograph needs one game; give it as an argument"),
        (None, None) => return desk.lines(),
        (Some(text), file) => (text.as_str(), file),
    };
    let shown = shortened(text.as_bytes());
    let statement = desk.read(text).with_context(|| format!("`{shown}`"))?;
    desk.print(&statement).with_context(|| format!("`{shown}`"))?;
    match (file, statement) {
        (None, _) => {}
        (Some(file), Statement::Value(game)) => desk.thermograph(game, file)?,
        (Some(_), _) => bail!("--thermograph needs one game, but `{shown}` compares two"),
    }
    Ok(ExitCode::SUCCESS)
}

#[derive(Default)]
struct Desk {
    games: Games,
    names: Names,
}

impl Desk {
    fn read(&mut self, text: &str) -> Result<Statement> {
        self.games.allow(STEPS);
        Ok(self.games.read(text, &self.names)?)
    }

    /// Answers all lines of the standard input. The exit status tells whether every line could be answered.
    fn lines(&mut self) -> Result<ExitCode> {
        let is_asked = io::stdin().is_terminal();
        let mut code = ExitCode::SUCCESS;
        let mut lines = io::stdin().lock().split(b'\n');
        for number in 1.. {
            if is_asked {
                eprint!("> ");
            }
            let Some(line) = lines.next() else { break };
            let line = line.context("the standard input cannot be read")?;
            if line.trim_ascii().is_empty() {
                continue;
            }
            let answered = str::from_utf8(&line)
                .context("not UTF-8")
                .and_then(|line| self.read(line))
                .and_then(|statement| self.print(&statement));
            if let Err(error) = answered {
                stdout().flush()?;
                eprintln!("line {number}: `{}`: {error:#}", shortened(line.trim_ascii_end()));
                code = ExitCode::from(2);
            }
            writeln!(stdout())?;
        }
        Ok(code)
    }

    fn print(&mut self, statement: &Statement) -> Result<()> {
        match statement {
            Statement::Value(game) => self.print_game(*game),
            Statement::Name(name, game) => {
                self.names.insert(name.clone(), *game);
                let text = self.text(*game);
                Ok(writeln!(stdout(), "{name}: {text}")?)
            }
            Statement::Comparison(left, relation, right) => {
                let holds = self.games.holds(*left, *relation, *right)?;
                let sign = match self.games.compare(*left, *right)? {
                    Some(Ordering::Less) => "<",
                    Some(Ordering::Equal) => "=",
                    Some(Ordering::Greater) => ">",
                    None => "||",
                };
                let [left, right] = [left, right].map(|game| self.text(*game));
                writeln!(stdout(), "holds: {holds}\nrelation: {left} {sign} {right}")?;
                Ok(())
            }
        }
    }

    fn text(&mut self, game: Game) -> String {
        let text = self.games.text(game);
        text.unwrap_or_else(|beyond| beyond.to_string())
    }

    fn print_game(&mut self, game: Game) -> Result<()> {
        let games = &mut self.games;
        let zero = games.number(Number::ZERO);
        let outcome = match games.compare(game, zero)? {
            Some(Ordering::Less) => "R",
            Some(Ordering::Equal) => "P",
            Some(Ordering::Greater) => "L",
            None => "N",
        };
        let [left, right] = [Player::Left, Player::Right].map(|first| games.stop(game, first));
        let birthday = games.birthday(game);
        let graph = games.thermograph(game)?;
        let weight = games.atomic_weight(game)?;
        let form = self.text(game);
        writeln!(stdout(), "canonical form: {form}\noutcome: {outcome}")?;
        writeln!(stdout(), "left stop: {left}\nright stop: {right}")?;
        writeln!(stdout(), "mean: {}\ntemperature: {}", graph.mean, graph.temperature)?;
        writeln!(stdout(), "birthday: {birthday}")?;
        if let Some(weight) = weight {
            let weight = self.text(weight);
            writeln!(stdout(), "atomic weight: {weight}")?;
        }
        Ok(())
    }

    fn thermograph(&mut self, game: Game, file: &str) -> Result<()> {
        let graph = self.games.thermograph(game)?;
        if file == SKETCH {
            write!(stdout(), "\n{}", sketch::of(&graph))?;
            return Ok(());
        }
        let picture = sketch::picture(&self.text(game), &graph);
        let mut new =
            File::create_new(file).with_context(|| format!("{file}: cannot be written"))?;
        write!(new, "{picture}")?;
        Ok(writeln!(stdout(), "thermograph: {file}")?)
    }
}
