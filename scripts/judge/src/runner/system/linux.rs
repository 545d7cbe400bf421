//! Linux: a process that loses its parent becomes a child of the launcher or, if the launcher is killed, of `cargo
//! judge`. A process cannot escape this by leaving its process group or session.

mod processes;

use super::super::Bounds;
use super::{Ended, Usage, unix};
use processes::{children, cpu_of_ended, descendants, has_ready_thread, peak, share, stat};
use rustix::io::Errno;
use rustix::process::{
    DumpableBehavior, Pid, Signal, WaitOptions, getgid, getpgid, getpgrp, getpid, kill_process,
    set_child_subreaper, set_dumpable_behavior, wait, waitpid,
};
use std::io;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, ExitStatus};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use wait4::Wait4;

/// The longest pause between two checks of a program.
pub(crate) const PAUSE: Duration = Duration::from_millis(5);

/// The time limit for ending descendants that start others faster than they can be ended.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The launchers not yet waited for.
static LAUNCHERS: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

fn launchers() -> MutexGuard<'static, Vec<Pid>> {
    LAUNCHERS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a launcher in its own process group.
pub(crate) fn start_launcher(
    command: &mut Command,
    start: impl FnOnce(&mut Command) -> io::Result<Child>,
) -> io::Result<Child> {
    set_child_subreaper(Some(getpid()))?;
    let mut launchers = launchers();
    let child = start(command.process_group(0))?;
    launchers.push(Pid::from_child(&child));
    Ok(child)
}

/// Waits for a launcher. If it was killed, also ends the processes left behind.
pub(crate) fn wait_for_launcher(mut child: Child) -> io::Result<ExitStatus> {
    let pid = Pid::from_child(&child);
    unix::end_if_stopped(&mut child)?;
    let mut launchers = launchers();
    let status = child.wait()?;
    launchers.retain(|launcher| *launcher != pid);
    if status.signal().is_some() {
        end_orphans(&launchers);
    }
    Ok(status)
}

/// Ends the processes that this one has adopted: its children in other process groups, except launchers.
/// Compilers are in its own group.
fn end_orphans(launchers: &[Pid]) {
    let is_orphan =
        |pid: &Pid| !launchers.contains(pid) && getpgid(Some(*pid)).ok() != Some(getpgrp());
    let start = Instant::now();
    while start.elapsed() < TIMEOUT {
        let mut any = false;
        for pid in children().filter(is_orphan) {
            any = true;
            // Both fail only if the process is already gone.
            let _ = kill_process(pid, Signal::KILL);
            let _ = waitpid(Some(pid), WaitOptions::empty());
        }
        if !any {
            return;
        }
    }
}

pub(crate) fn processor_time(child: &Child) -> Option<Duration> {
    stat(Pid::from_child(child)).map(|stat| stat.cpu)
}

/// The pause between two searches for all descendants, as a multiple of the duration of a search, which
/// requires a list of all processes.
const REST: u32 = 30;

/// A program and its descendants: all processes below this one, the launcher.
pub(crate) struct Family {
    program: Child,
    known: Vec<Pid>,
    next_search: Instant,
    peak: u64,
}

impl Family {
    pub(crate) fn start(mut command: Command, bounds: &Bounds) -> io::Result<Family> {
        set_child_subreaper(Some(getpid()))?;
        // The program must neither trace nor inspect this process.
        set_dumpable_behavior(DumpableBehavior::NotDumpable)?;
        // A command that kills all processes called `judge` then spares this process, which can still end the
        // program.
        rustix::thread::set_name(c"launcher")?;
        // The peak of a process includes the memory it held before it became the program. If a group is set,
        // the standard library forks, which, unlike `posix_spawn`, leaves behind the pages of this
        // executable.
        command.gid(getgid().as_raw());
        let program = unix::start(command, bounds)?;
        Ok(Family { program, known: Vec::new(), next_search: Instant::now(), peak: 0 })
    }

    /// Returns whether the program has ended. Its descendants may still run.
    pub(crate) fn has_ended(&mut self) -> io::Result<bool> {
        unix::has_ended(&self.program)
    }

    pub(crate) fn usage(&mut self) -> Usage {
        self.search();
        let mut living = Vec::new();
        let mut cpu = cpu_of_ended();
        let mut is_ready = false;
        for &pid in &self.known {
            let Some(stat) = stat(pid) else { continue };
            cpu += stat.cpu;
            is_ready = is_ready || stat.is_ready || stat.has_threads && has_ready_thread(pid);
            if !stat.has_ended {
                living.push(pid);
            } else if pid != Pid::from_child(&self.program) {
                // Succeeds for orphans, for which no other process waits.
                let _ = waitpid(Some(pid), WaitOptions::NOHANG);
            }
        }
        let held = match living[..] {
            [pid] => peak(pid),
            // Memory shared by several processes is counted once.
            _ => living.into_iter().map(share).sum(),
        };
        self.peak = self.peak.max(held);
        Usage { cpu, peak: self.peak, is_ready }
    }

    fn search(&mut self) {
        let start = Instant::now();
        if start >= self.next_search {
            self.known = descendants();
            self.next_search = start + REST * start.elapsed();
        }
    }

    /// Ends the processes that still run, and waits for all.
    pub(crate) fn end(mut self) -> io::Result<Ended> {
        unix::kill_group(&mut self.program)?;
        let program = self.program.wait4()?;
        let mut cpu = program.rusage.utime + program.rusage.stime;
        if end_children()? {
            // This measure is less precise but covers all processes.
            cpu = cpu.max(cpu_of_ended());
        }
        Ok(Ended {
            status: program.status,
            usage: Usage { cpu, peak: self.peak.max(program.rusage.maxrss), is_ready: false },
        })
    }
}

pub(crate) fn end_descendants() {
    // Both fail only if there are no such processes.
    let _ = set_child_subreaper(Some(getpid()));
    let _ = end_children();
}

/// Ends all processes below this one, which adopts orphans; returns whether there were any.
fn end_children() -> io::Result<bool> {
    let start = Instant::now();
    let mut any = false;
    loop {
        match wait(WaitOptions::NOHANG) {
            Err(Errno::CHILD) => return Ok(any),
            Err(error) => return Err(error.into()),
            Ok(Some(_)) => {}
            Ok(None) if start.elapsed() > TIMEOUT => return Ok(true),
            // Their own children become children of this process.
            Ok(None) => children().for_each(|pid| {
                // Fails only if the process is already gone.
                let _ = kill_process(pid, Signal::KILL);
            }),
        }
        any = true;
    }
}
