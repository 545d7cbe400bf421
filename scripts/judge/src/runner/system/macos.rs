//! macOS: the launcher and its descendants form a session, whose members are found by listing all processes.
//! Only a process that begins its own session escapes.

use super::super::Bounds;
use super::{Ended, Usage, unix};
use rustix::process::{Pid, Signal, getpid, kill_process, setsid};
use std::collections::HashMap;
use std::io;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use sysinfo::{ProcessRefreshKind, ProcessesToUpdate, System};
use wait4::Wait4;

/// The longest pause between two checks of a program. Each check takes milliseconds.
pub(crate) const PAUSE: Duration = Duration::from_millis(50);

/// Held while a launcher is started. No other launcher must be started between the creation of a pipe and the
/// flag that keeps other processes from inheriting the pipe.
static STARTING: Mutex<()> = Mutex::new(());

pub(crate) fn start_launcher(
    command: &mut Command,
    start: impl FnOnce(&mut Command) -> io::Result<Child>,
) -> io::Result<Child> {
    let _starting = STARTING.lock().unwrap_or_else(PoisonError::into_inner);
    start(command)
}

pub(crate) fn wait_for_launcher(mut child: Child) -> io::Result<ExitStatus> {
    let session = Pid::from_child(&child);
    unix::end_if_stopped(&mut child)?;
    let status = child.wait()?;
    if status.signal().is_some() {
        Session::new(session).kill();
    }
    Ok(status)
}

pub(crate) fn processor_time(child: &Child) -> Option<Duration> {
    let pid = sysinfo::Pid::from_u32(child.id());
    let mut system = System::new();
    let what = ProcessRefreshKind::nothing().with_cpu();
    system.refresh_processes_specifics(ProcessesToUpdate::Some(&[pid]), true, what);
    let process = system.process(pid)?;
    Some(Duration::from_millis(process.accumulated_cpu_time()))
}

/// A program and its descendants: all other processes of the session led by this process, the launcher.
pub(crate) struct Family {
    program: Child,
    session: Session,
    peak: u64,
    /// The processor time of each process, even after its end.
    cpu: HashMap<Pid, Duration>,
}

impl Family {
    pub(crate) fn start(command: Command, bounds: &Bounds) -> io::Result<Family> {
        let session = Session::new(setsid()?);
        let program = unix::start(command, bounds)?;
        Ok(Family { program, session, peak: 0, cpu: HashMap::new() })
    }

    pub(crate) fn has_ended(&mut self) -> io::Result<bool> {
        unix::has_ended(&self.program)
    }

    pub(crate) fn usage(&mut self) -> Usage {
        let mut held = 0;
        for (pid, process) in self.session.processes() {
            held += process.memory();
            let cpu = Duration::from_millis(process.accumulated_cpu_time());
            self.cpu.insert(pid, cpu);
        }
        self.peak = self.peak.max(held);
        Usage { cpu: self.cpu.values().sum(), peak: self.peak, is_ready: false }
    }

    /// Ends the processes that still run, and waits for the program.
    pub(crate) fn end(mut self) -> io::Result<Ended> {
        unix::kill_group(&mut self.program)?;
        let program = self.program.wait4()?;
        self.session.kill();
        self.cpu.remove(&Pid::from_child(&self.program));
        let of_others: Duration = self.cpu.values().sum();
        Ok(Ended {
            status: program.status,
            usage: Usage {
                cpu: program.rusage.utime + program.rusage.stime + of_others,
                peak: self.peak.max(program.rusage.maxrss),
                is_ready: false,
            },
        })
    }
}

pub(crate) fn end_descendants() {
    let mut system = System::new();
    system.refresh_processes(ProcessesToUpdate::All, true);
    let processes = || system.processes().values();
    let mut parents = vec![sysinfo::Pid::from_u32(std::process::id())];
    while let Some(parent) = parents.pop() {
        for child in processes().filter(|process| process.parent() == Some(parent)) {
            child.kill();
            parents.push(child.pid());
        }
    }
}

struct Session {
    leader: Pid,
    system: System,
}

impl Session {
    fn new(leader: Pid) -> Session {
        Session { leader, system: System::new() }
    }

    /// All processes except this one.
    fn processes(&mut self) -> impl Iterator<Item = (Pid, &sysinfo::Process)> {
        let what = ProcessRefreshKind::nothing().with_cpu().with_memory();
        self.system.refresh_processes_specifics(ProcessesToUpdate::All, true, what);
        let leader = self.leader.as_raw_pid() as u32;
        self.system.processes().iter().filter_map(move |(pid, process)| {
            let pid = Pid::from_raw(pid.as_u32() as i32)?;
            let is_in = process.session_id()?.as_u32() == leader && pid != getpid();
            is_in.then_some((pid, process))
        })
    }

    fn kill(&mut self) {
        for (pid, _) in self.processes() {
            // Fails only if the process is already gone.
            let _ = kill_process(pid, Signal::KILL);
        }
    }
}
