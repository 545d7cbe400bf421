//! Watches files for changes.

use anyhow::{Context, Result};
use notify::event::{Event, EventKind};
use notify::{RecommendedWatcher, RecursiveMode, Watcher};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// Changes within this time, such as an editor's, count as one.
const QUIET: Duration = Duration::from_millis(100);

pub struct Changes {
    paths: Vec<PathBuf>,
    events: Receiver<notify::Result<Event>>,
    /// Sends the events until it is dropped.
    _watcher: RecommendedWatcher,
}

impl Changes {
    /// Begins to watch these paths.
    ///
    /// # Errors
    ///
    /// If a path does not exist or cannot be watched.
    pub fn of(paths: impl IntoIterator<Item = PathBuf>) -> Result<Changes> {
        let (send, events) = channel();
        let mut watcher = notify::recommended_watcher(send).context("no file can be watched")?;
        let mut watched = Vec::new();
        for path in paths {
            let what = || format!("{}: cannot be watched", path.display());
            let path = path.canonicalize().with_context(what)?;
            // Editors replace a changed file by a new one, which only a watch on the folder notices.
            let (folder, mode) = if path.is_dir() {
                (path.as_path(), RecursiveMode::Recursive)
            } else {
                (path.parent().unwrap_or(&path), RecursiveMode::NonRecursive)
            };
            watcher.watch(folder, mode).with_context(what)?;
            watched.push(path);
        }
        Ok(Changes { paths: watched, events, _watcher: watcher })
    }

    /// Waits for a change and then for a moment without changes; returns the first changed path.
    ///
    /// # Errors
    ///
    /// If the system stops reporting changes.
    pub fn next(&self) -> Result<PathBuf> {
        let changed = loop {
            let event = self.events.recv().context("the file watcher has stopped")?;
            let event = event.context("file changes cannot be watched")?;
            if let Some(path) = self.changed(&event) {
                break path;
            }
        };
        while self.events.recv_timeout(QUIET).is_ok() {}
        Ok(changed)
    }

    /// The watched path that has changed. Reading a file does not change it.
    fn changed(&self, event: &Event) -> Option<PathBuf> {
        if matches!(event.kind, EventKind::Access(_)) {
            return None;
        }
        let is_watched = |path: &Path| self.paths.iter().any(|watched| path.starts_with(watched));
        event.paths.iter().find(|path| is_watched(path)).cloned()
    }
}
