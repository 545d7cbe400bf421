//! Job objects.
#![allow(unsafe_code)] // No crate offers safe functions for the limits and accounting of jobs.

use super::Bounds;
use std::ffi::c_void;
use std::io;
use std::os::windows::io::{AsRawHandle, FromRawHandle, OwnedHandle};
use std::ptr::null;
use std::time::Duration;
use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JOB_OBJECT_LIMIT_JOB_MEMORY,
    JOB_OBJECT_LIMIT_JOB_TIME, JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE,
    JOBOBJECT_BASIC_ACCOUNTING_INFORMATION, JOBOBJECT_EXTENDED_LIMIT_INFORMATION,
    JOBOBJECTINFOCLASS, JobObjectBasicAccountingInformation, JobObjectExtendedLimitInformation,
    QueryInformationJobObject, SetInformationJobObject,
};
use windows_sys::Win32::System::Threading::GetCurrentProcess;

/// The margin of the system's limits over the bounds, so that the watcher notices first.
const TIME_MARGIN: Duration = Duration::from_secs(2);
const MEMORY_MARGIN: u64 = 64 << 20;

/// A job object. When it is dropped, or this process ends, its processes end.
pub(crate) struct Job(OwnedHandle);

#[derive(Default)]
pub(crate) struct Used {
    pub(crate) cpu: Duration,
    /// The number of processes, including ended ones.
    pub(crate) processes: u32,
}

impl Job {
    /// A new job that contains this process and all that it starts from now on.
    pub(crate) fn of_this_process(bounds: Option<&Bounds>) -> io::Result<Job> {
        // SAFETY: neither attributes nor a name are given, and a non-null handle has no other owner.
        let job = unsafe {
            let handle = CreateJobObjectW(null(), null());
            if handle.is_null() {
                return Err(io::Error::last_os_error());
            }
            Job(OwnedHandle::from_raw_handle(handle))
        };
        job.limit(bounds)?;
        // SAFETY: both handles are valid.
        let assigned =
            unsafe { AssignProcessToJobObject(job.0.as_raw_handle(), GetCurrentProcess()) };
        succeeded(assigned)?;
        Ok(job)
    }

    fn limit(&self, bounds: Option<&Bounds>) -> io::Result<()> {
        let mut limits = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
        let basic = &mut limits.BasicLimitInformation;
        basic.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
        if let Some(bounds) = bounds {
            basic.LimitFlags |= JOB_OBJECT_LIMIT_JOB_TIME;
            let time = bounds.time.saturating_add(TIME_MARGIN).as_nanos() / 100;
            basic.PerJobUserTimeLimit = i64::try_from(time).unwrap_or(i64::MAX);
            if let Some(memory) = bounds.memory {
                basic.LimitFlags |= JOB_OBJECT_LIMIT_JOB_MEMORY;
                limits.JobMemoryLimit =
                    usize::try_from(memory + MEMORY_MARGIN).unwrap_or(usize::MAX);
            }
        }
        // SAFETY: the handle is valid, and the pointer and size are those of the structure for this information
        // class.
        let set = unsafe {
            SetInformationJobObject(
                self.0.as_raw_handle(),
                JobObjectExtendedLimitInformation,
                (&raw const limits).cast::<c_void>(),
                size_of_val(&limits) as u32,
            )
        };
        succeeded(set)
    }

    pub(crate) fn used(&self) -> io::Result<Used> {
        // SAFETY: this is the structure for the information class.
        let used: JOBOBJECT_BASIC_ACCOUNTING_INFORMATION =
            unsafe { self.query(JobObjectBasicAccountingInformation)? };
        let hundred_nanoseconds = (used.TotalUserTime + used.TotalKernelTime) as u64;
        Ok(Used {
            cpu: Duration::from_nanos(hundred_nanoseconds.saturating_mul(100)),
            processes: used.TotalProcesses,
        })
    }

    /// The peak of the total bytes committed by the job's processes.
    pub(crate) fn peak_memory(&self) -> io::Result<u64> {
        // SAFETY: this is the structure for the information class.
        let limits: JOBOBJECT_EXTENDED_LIMIT_INFORMATION =
            unsafe { self.query(JobObjectExtendedLimitInformation)? };
        Ok(limits.PeakJobMemoryUsed as u64)
    }

    /// Queries the system about this job.
    ///
    /// # Safety
    ///
    /// `T` must be the structure for this information class.
    unsafe fn query<T: Default>(&self, class: JOBOBJECTINFOCLASS) -> io::Result<T> {
        let mut information = T::default();
        // SAFETY: the handle is valid, and the pointer and size are those of the structure.
        let queried = unsafe {
            QueryInformationJobObject(
                self.0.as_raw_handle(),
                class,
                (&raw mut information).cast::<c_void>(),
                size_of::<T>() as u32,
                std::ptr::null_mut(),
            )
        };
        succeeded(queried)?;
        Ok(information)
    }
}

pub(crate) fn succeeded(result: i32) -> io::Result<()> {
    if result == 0 {
        return Err(io::Error::last_os_error());
    }
    Ok(())
}
