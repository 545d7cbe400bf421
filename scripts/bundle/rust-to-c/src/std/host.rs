//! The functions of the host: the C library, or an engine.
//!
//! Addresses and lengths stay below 2^32, and the host takes them as words.

mod words {
    #[link(wasm_import_module = "env")]
    extern "C" {
        pub fn read(to: u32, length: u32) -> u32;
        pub fn write(to: u32, from: u32, length: u32);
        pub fn compare(a: u32, b: u32, length: u32) -> i32;
    }
}

#[link(wasm_import_module = "env")]
extern "C" {
    pub fn flush();
    pub fn exit(code: i32) -> !;
    /// Ends the program with the message that it is out of memory.
    pub fn exhausted() -> !;
    /// The program's processor time in nanoseconds.
    #[cfg(host_is_c)]
    pub fn processor_time() -> u64;
    /// The time when this function was first called, in seconds since 1970.
    #[cfg(host_is_c)]
    pub fn start() -> u64;
}

pub unsafe fn read(to: *mut u8, length: usize) -> usize {
    words::read(to as u32, length as u32) as usize
}

pub unsafe fn write(to: u32, from: *const u8, length: usize) {
    words::write(to, from as u32, length as u32);
}

/// The compiler calls this function to compare memory.
#[no_mangle]
unsafe extern "C" fn memcmp(a: *const u8, b: *const u8, length: usize) -> i32 {
    words::compare(a as u32, b as u32, length as u32)
}
