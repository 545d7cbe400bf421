//! The functions that the host provides: the C library, or an engine.
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
    /// Reports that the program is out of memory, and ends the program.
    pub fn exhausted() -> !;
}

pub unsafe fn read(to: *mut u8, length: usize) -> usize {
    words::read(to as u32, length as u32) as usize
}

pub unsafe fn write(to: u32, from: *const u8, length: usize) {
    words::write(to, from as u32, length as u32);
}

/// The function that the compiler calls to compare memory.
#[no_mangle]
unsafe extern "C" fn memcmp(a: *const u8, b: *const u8, length: usize) -> i32 {
    words::compare(a as u32, b as u32, length as u32)
}
