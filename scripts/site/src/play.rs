//! The boards: the module of the games in a script, as a page that lies on a disk can load nothing else,
//! and what plays with it.

use crate::write_file;
use anyhow::Result;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use boards::page;
use judge::catalog::workspace;
use std::path::Path;

/// The scripts of a page with a board, in `assets`.
pub const SCRIPTS: [&str; 2] = ["boards.js", "play.js"];

/// The style of a page with a board, in `assets`.
pub const STYLE: &str = "play.css";

/// Builds the module, and writes the scripts and the style into the folder of the site.
pub fn write(folder: &Path) -> Result<()> {
    let module = STANDARD.encode(page::build(workspace()?)?);
    let module = format!("globalThis.BOARDS_MODULE = \"{module}\";\n");
    let [module_file, script] = SCRIPTS;
    let files = [
        (module_file, &*module),
        (script, page::SCRIPT),
        (STYLE, page::STYLE),
    ];
    let assets = folder.join("assets");
    files
        .iter()
        .try_for_each(|(name, text)| write_file(&assets.join(name), text))
}
