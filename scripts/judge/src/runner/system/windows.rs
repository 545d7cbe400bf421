//! Windows: the launcher and its descendants form a job, which no process can leave and which ends with the
//! launcher. `cargo judge` is a job too, so launchers end with it.

use super::super::Bounds;
use super::{Ended, Usage};
use job::Job;
use std::fs::File;
use std::io;
use std::os::windows::io::{AsHandle, AsRawHandle};
use std::process::{Child, Command, ExitStatus};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use wait4::Wait4;
use windows_sys::Win32::Foundation::{FILETIME, HANDLE_FLAG_INHERIT, SetHandleInformation};
use windows_sys::Win32::System::Threading::GetProcessTimes;

mod job;

/// The longest pause between two checks of a program.
pub(crate) const PAUSE: Duration = Duration::from_millis(5);

/// The job of this process, from its first launcher on.
static OWN_JOB: Mutex<Option<Job>> = Mutex::new(None);

pub(crate) fn own_stdout() -> io::Result<File> {
    Ok(io::stdout().as_handle().try_clone_to_owned()?.into())
}

#[allow(unsafe_code)] // No crate offers a safe function for this.
pub(crate) fn keep_stderr() -> io::Result<()> {
    // SAFETY: the handle is that of the standard error, which is never closed.
    let kept =
        unsafe { SetHandleInformation(io::stderr().as_raw_handle(), HANDLE_FLAG_INHERIT, 0) };
    job::succeeded(kept)
}

/// Returns true: this process ends with the one that started it.
pub(crate) fn is_parent(_process: u32) -> bool {
    true
}

pub(crate) fn start_launcher(
    command: &mut Command,
    start: impl FnOnce(&mut Command) -> io::Result<Child>,
) -> io::Result<Child> {
    let mut own_job = OWN_JOB.lock().unwrap_or_else(PoisonError::into_inner);
    if own_job.is_none() {
        *own_job = Some(Job::of_this_process(None)?);
    }
    drop(own_job);
    start(command)
}

pub(crate) fn wait_for_launcher(mut child: Child) -> io::Result<ExitStatus> {
    child.wait()
}

/// Does nothing: Ctrl-C reaches all processes of the console, and no other signal can be handled.
pub(crate) fn end_descendants() {}

#[allow(unsafe_code)] // No crate offers a safe function for this.
pub(crate) fn processor_time(child: &Child) -> Option<Duration> {
    let mut times = [FILETIME::default(); 4];
    let [begin, end, system, user] = &mut times;
    // SAFETY: the handle is that of a child and is open, and all pointers are to variables of this function.
    let asked = unsafe { GetProcessTimes(child.as_raw_handle(), begin, end, system, user) };
    job::succeeded(asked).ok()?;
    let hundred_nanoseconds =
        |time: FILETIME| (u64::from(time.dwHighDateTime) << 32) + u64::from(time.dwLowDateTime);
    let used = hundred_nanoseconds(times[2]) + hundred_nanoseconds(times[3]);
    Some(Duration::from_nanos(used.saturating_mul(100)))
}

/// A program and its descendants: all other processes of the job of this process, the launcher.
pub(crate) struct Family {
    program: Child,
    job: Job,
    /// The job's peak memory, in bytes, before the program was started.
    own_memory: u64,
}

impl Family {
    pub(crate) fn start(mut command: Command, bounds: &Bounds) -> io::Result<Family> {
        let job = Job::of_this_process(Some(bounds))?;
        let own_memory = job.peak_memory()?;
        let program = command.spawn()?;
        Ok(Family { program, job, own_memory })
    }

    pub(crate) fn has_ended(&mut self) -> io::Result<bool> {
        Ok(self.program.try_wait()?.is_some())
    }

    pub(crate) fn usage(&mut self) -> Usage {
        let used = self.job.used().unwrap_or_default();
        let peak = self.job.peak_memory().unwrap_or_default();
        Usage { cpu: used.cpu, peak: peak.saturating_sub(self.own_memory), is_ready: false }
    }

    /// Ends the program if it still runs. Its descendants end with this process.
    pub(crate) fn end(mut self) -> io::Result<Ended> {
        if !self.has_ended()? {
            self.program.kill()?;
        }
        let program = self.program.wait4()?;
        let usage = self.usage();
        let cpu = program.rusage.utime + program.rusage.stime;
        let is_alone = self.job.used()?.processes <= 2;
        // Dropping the job would end its processes, including this one.
        std::mem::forget(self.job);
        Ok(Ended {
            status: program.status,
            usage: Usage {
                // Excludes the usage of this process.
                cpu: if is_alone { cpu } else { usage.cpu.max(cpu) },
                peak: usage.peak.max(program.rusage.maxrss),
                is_ready: false,
            },
        })
    }
}
