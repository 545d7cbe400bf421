//! The documentation of `shared` in the site, and the addresses of its items.

use anyhow::{Context, Result, bail, ensure};
use judge::catalog::workspace;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::Command;

/// A page that leads to the only crate.
const INDEX: &str = "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>The theory</title>\
     <meta http-equiv=\"refresh\" content=\"0; url=shared/index.html\"></head></html>\n";

/// The addresses of items of `shared`, by module and name, from the root of the site.
pub struct Theory {
    modules: BTreeMap<String, String>,
    items: BTreeMap<(String, String), String>,
    /// The ids of methods, variants and constants on each page.
    anchors: BTreeMap<String, Vec<String>>,
}

impl Theory {
    /// Writes the documentation into `folder`, the site's `docs`.
    pub fn document(folder: &Path) -> Result<Theory> {
        let target = workspace()?.join("target/site-docs");
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
        let output = Command::new(cargo)
            .args(["doc", "--quiet", "--package", "combinatorial-games", "--lib", "--no-deps"])
            .arg("--target-dir")
            .arg(&target)
            .env("CARGO_ENCODED_RUSTDOCFLAGS", header(workspace()?))
            .current_dir(workspace()?)
            .output()
            .context("cargo cannot be started")?;
        if !output.status.success() {
            bail!(
                "the documentation of `shared` cannot be written:\n{}",
                String::from_utf8_lossy(&output.stderr).trim_end()
            );
        }
        copy(&target.join("doc"), folder)?;
        // Rustdoc's help links to an index of crates, which it does not write.
        fs::write(folder.join("index.html"), INDEX)?;
        Theory::read(&folder.join("shared"))
    }

    fn read(folder: &Path) -> Result<Theory> {
        let mut theory =
            Theory { modules: BTreeMap::new(), items: BTreeMap::new(), anchors: BTreeMap::new() };
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                let module = entry.file_name().to_string_lossy().into_owned();
                theory.read_module(&module, &entry.path())?;
            }
        }
        ensure!(!theory.items.is_empty(), "{}: no items", folder.display());
        Ok(theory)
    }

    fn read_module(&mut self, module: &str, folder: &Path) -> Result<()> {
        let root = format!("docs/shared/{module}");
        self.modules.insert(module.to_owned(), format!("{root}/index.html"));
        let files = fs::read_dir(folder)?;
        let files = files.map(|file| Ok(file?.file_name().to_string_lossy().into_owned()));
        let mut files = files.collect::<Result<Vec<_>>>()?;
        // The files are sorted, so that items with the same name are always resolved alike.
        files.sort();
        for file in files {
            // A file name is, for example, `fn.sum.html`.
            let mut parts = file.split('.');
            let (Some(_kind), Some(name), Some("html"), None) =
                (parts.next(), parts.next(), parts.next(), parts.next())
            else {
                continue;
            };
            let url = format!("{root}/{file}");
            let page = fs::read_to_string(folder.join(&file))?;
            let ids = page.split("id=\"").skip(1);
            let ids = ids.filter_map(|rest| rest.split_once('"'));
            let is_member = |id: &&str| {
                let kinds = ["method.", "variant.", "associatedconstant.", "tymethod."];
                kinds.iter().any(|kind| id.starts_with(kind))
            };
            let ids = ids.map(|(id, _)| id).filter(is_member).map(str::to_owned);
            self.anchors.insert(url.clone(), ids.collect());
            self.items.insert((module.to_owned(), name.to_owned()), url);
        }
        Ok(())
    }

    /// The address of an item or member of `shared`, such as `nim::sum` or `nimber::Nimber::new`; that of the
    /// item if its page has no such member.
    pub fn url(&self, path: &[&str]) -> Option<String> {
        match *path {
            [] => Some(String::from("docs/shared/index.html")),
            [module] => self.modules.get(module).cloned(),
            [module, name, ref rest @ ..] => {
                let key = (module.to_owned(), name.to_owned());
                let url = self.items.get(&key)?;
                let member = rest.first().and_then(|member| self.anchor(url, member));
                Some(member.unwrap_or_else(|| url.clone()))
            }
        }
    }

    fn anchor(&self, url: &str, member: &str) -> Option<String> {
        let ids = self.anchors.get(url)?;
        let is_it = |id: &&String| id.split_once('.').is_some_and(|(_, name)| name == member);
        ids.iter().find(is_it).map(|id| format!("{url}#{id}"))
    }
}

/// The rustdoc options for links back to the site, encoded for cargo.
fn header(workspace: &Path) -> OsString {
    let mut options = OsString::from("--html-in-header\x1f");
    options.push(workspace.join("scripts/readers/site/assets/theory.html"));
    options
}

pub fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in
        fs::read_dir(from).with_context(|| format!("{}: cannot be read", from.display()))?
    {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else if entry.file_name() != ".lock" {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
