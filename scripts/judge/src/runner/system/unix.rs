//! Code shared by Linux and macOS.

use super::super::{Bounds, MAX_OUTPUT};
use rustix::process::{
    Pid, Resource, Rlimit, Signal, WaitId, WaitIdOptions, getppid, getrlimit, kill_process_group,
    setrlimit, waitid,
};
use std::fs::File;
use std::io;
use std::os::fd::AsFd;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command};
use std::time::Duration;

/// The file of this process's standard output.
pub(crate) fn own_stdout() -> io::Result<File> {
    Ok(io::stdout().as_fd().try_clone_to_owned()?.into())
}

/// Keeps child processes, which get their own standard error, from inheriting that of this process.
#[expect(clippy::unnecessary_wraps, reason = "there is more to do on Windows")]
pub(crate) fn keep_stderr() -> io::Result<()> {
    Ok(())
}

/// Returns whether this process's parent has this id and still lives.
pub(crate) fn is_parent(process: u32) -> bool {
    getppid().is_some_and(|parent| parent.as_raw_pid() as u32 == process)
}

/// Returns whether a program has ended. The caller must still wait for it.
pub(crate) fn has_ended(child: &Child) -> io::Result<bool> {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    let status = waitid(WaitId::Pid(Pid::from_child(child)), options)?;
    Ok(status.is_some())
}

/// Waits until a launcher ends. Kills a stopped one, since it no longer watches its program. The caller must
/// still wait for the launcher.
pub(crate) fn end_if_stopped(launcher: &mut Child) -> io::Result<()> {
    let options = WaitIdOptions::EXITED | WaitIdOptions::STOPPED | WaitIdOptions::NOWAIT;
    let status = waitid(WaitId::Pid(Pid::from_child(launcher)), options)?;
    if status.is_some_and(|status| status.stopped()) {
        launcher.kill()?;
    }
    Ok(())
}

/// Starts a program from the launcher in its own process group.
pub(crate) fn start(mut command: Command, bounds: &Bounds) -> io::Result<Child> {
    limit(bounds);
    raise_stack(bounds);
    command.process_group(0).spawn()
}

/// Sets limits by which the system itself ends processes that escape the watcher. They slightly exceed the
/// bounds, so that the watcher notices first; this process needs much less.
fn limit(bounds: &Bounds) {
    let seconds = bounds.time.saturating_add(Duration::from_secs(2)).as_secs();
    for (resource, limit) in
        [(Resource::Cpu, seconds), (Resource::Fsize, MAX_OUTPUT + 1), (Resource::Core, 0)]
    {
        let limit = Some(limit);
        let (current, maximum) = (limit, limit);
        // An existing lower limit suffices.
        let _ = setrlimit(resource, Rlimit { current, maximum });
    }
}

/// Gives child processes as much stack as judges do: all the memory that a program may use, or as much of it
/// as the system allows.
fn raise_stack(bounds: &Bounds) {
    let Some(memory) = bounds.memory else { return };
    let Rlimit { current, maximum } = getrlimit(Resource::Stack);
    let allowed = maximum.map_or(memory, |maximum| maximum.min(memory));
    if current.is_some_and(|current| current < allowed) {
        let current = Some(allowed);
        // If the system refuses, the default stack remains.
        let _ = setrlimit(Resource::Stack, Rlimit { current, maximum });
    }
}

/// Ends a program started by [`start`], and its process group.
pub(crate) fn kill_group(child: &mut Child) -> io::Result<()> {
    // The group no longer exists if the program has moved to another one.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    child.kill()
}
