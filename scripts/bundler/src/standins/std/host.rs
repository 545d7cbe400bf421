//! The functions that the C source gets from C's library.

#[link(wasm_import_module = "env")]
extern "C" {
    pub fn read(to: *mut u8, length: usize) -> usize;
    pub fn write(to: u32, from: *const u8, length: usize);
    pub fn flush();
    pub fn exit(code: i32) -> !;
    pub fn compare(a: *const u8, b: *const u8, length: usize) -> i32;
}

/// What the compiler calls to compare memory.
#[no_mangle]
unsafe extern "C" fn memcmp(a: *const u8, b: *const u8, length: usize) -> i32 {
    compare(a, b, length)
}
