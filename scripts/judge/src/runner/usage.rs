//! The time and memory that a running program has used.

use std::process::Child;
use std::time::Duration;

/// What a running program has used so far. It is read from `/proc`; on other systems than Linux
/// nothing is measured before the end.
#[derive(Default)]
pub struct Usage {
    pub cpu: Duration,
    pub peak: u64,
}

impl Usage {
    pub fn of(child: &Child) -> Self {
        let read = |file| std::fs::read_to_string(format!("/proc/{}/{file}", child.id())).ok();
        Usage {
            cpu: read("stat").and_then(|stat| cpu(&stat)).unwrap_or_default(),
            peak: read("status").and_then(|status| peak(&status)).unwrap_or(0),
        }
    }
}

/// The processor time in `/proc/<pid>/stat`: the fields `utime` and `stime`, in hundredths of a
/// second, are the 12th and 13th after the name, which is in brackets.
fn cpu(stat: &str) -> Option<Duration> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(Duration::from_millis(10 * (user + system)))
}

/// The peak memory in `/proc/<pid>/status`: the line `VmHWM: <kibibytes> kB`.
fn peak(status: &str) -> Option<u64> {
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes << 10)
}
