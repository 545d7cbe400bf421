//! Reads Linux processes from `/proc`.

use rustix::process::{Pid, RawPid, getpid};
use std::fs;
use std::time::Duration;

/// The contents of `/proc/<pid>/stat`.
pub(crate) struct Stat {
    parent: Option<Pid>,
    /// True if the process has ended and has not been waited for.
    pub(crate) has_ended: bool,
    /// True if its first thread is running or ready to run.
    pub(crate) is_ready: bool,
    pub(crate) has_threads: bool,
    /// The processor time, including that of children for which the process has waited.
    pub(crate) cpu: Duration,
}

pub(crate) fn stat(pid: Pid) -> Option<Stat> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let fields = fields(&stat);
    Some(Stat {
        parent: Pid::from_raw(fields.get(1)?.parse().ok()?),
        has_ended: *fields.first()? == "Z",
        is_ready: *fields.first()? == "R",
        has_threads: *fields.get(17)? != "1",
        cpu: ticks(fields.get(11..15)?),
    })
}

pub(crate) fn has_ready_thread(pid: Pid) -> bool {
    let threads = fs::read_dir(format!("/proc/{pid}/task"));
    threads.into_iter().flatten().flatten().any(|thread| {
        let stat = fs::read_to_string(thread.path().join("stat")).unwrap_or_default();
        fields(&stat).first() == Some(&"R")
    })
}

/// The processor time of children for which this process has waited.
pub(crate) fn cpu_of_ended() -> Duration {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    fields(&stat).get(13..15).map_or(Duration::ZERO, ticks)
}

/// The fields after the name, which is in parentheses and may itself contain blanks and parentheses. They are
/// the state and the parent; from the 12th on, the processor times in user and system mode, of the process
/// and of children for which it has waited; the 18th is the number of threads.
fn fields(stat: &str) -> Vec<&str> {
    let (_, fields) = stat.rsplit_once(')').unwrap_or_default();
    fields.split_ascii_whitespace().collect()
}

/// The sum of times in hundredths of a second.
fn ticks(fields: &[&str]) -> Duration {
    let ticks = fields.iter().filter_map(|field| field.parse::<u64>().ok());
    Duration::from_millis(10 * ticks.sum::<u64>())
}

/// All processes, each with its parent.
fn all() -> impl Iterator<Item = (Pid, Pid)> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries.filter_map(|entry| {
        let pid: RawPid = entry.file_name().to_str()?.parse().ok()?;
        let pid = Pid::from_raw(pid)?;
        Some((pid, stat(pid)?.parent?))
    })
}

pub(crate) fn children() -> impl Iterator<Item = Pid> {
    let own = getpid();
    all().filter_map(move |(pid, parent)| (parent == own).then_some(pid))
}

pub(crate) fn descendants() -> Vec<Pid> {
    let all: Vec<_> = all().collect();
    let mut found = vec![getpid()];
    let mut at = 0;
    while let Some(&above) = found.get(at) {
        let below = all.iter().filter(|(_, parent)| *parent == above);
        found.extend(below.map(|(pid, _)| pid));
        at += 1;
    }
    found.split_off(1)
}

pub(crate) fn peak(pid: Pid) -> u64 {
    kibibytes(&format!("/proc/{pid}/status"), "VmHWM:")
}

/// The memory of a process; shared memory is divided among the processes that share it.
pub(crate) fn share(pid: Pid) -> u64 {
    kibibytes(&format!("/proc/{pid}/smaps_rollup"), "Pss:")
}

/// Parses the bytes in a line `<name> <kibibytes> kB` of a file.
fn kibibytes(file: &str, name: &str) -> u64 {
    let text = fs::read_to_string(file).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    let kibibytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse().ok());
    kibibytes.unwrap_or(0_u64) << 10
}
