//! The allocator. Blocks have eight sizes from each power of two to the next; each size has a list of free
//! blocks.

use core::alloc::{GlobalAlloc, Layout};
use core::arch::wasm64::{memory_grow, memory_size};
use core::ptr::{addr_of_mut, null_mut};

const PAGE: usize = 65536;
const SMALLEST: usize = 16;

struct Heap {
    free: [*mut u8; 256],
    next: usize,
    end: usize,
}

// No lock is needed, since there is one thread.
static mut HEAP: Heap = Heap { free: [null_mut(); 256], next: 0, end: 0 };

struct Allocator;

#[global_allocator]
static ALLOCATOR: Allocator = Allocator;

/// The size of the block for a layout, and the index of that size.
fn class(layout: Layout) -> (usize, usize) {
    let size = layout.size().max(layout.align()).max(SMALLEST);
    let step = (size - 1).ilog2().max(7) - 3;
    let steps = ((size - 1) >> step) + 1;
    (steps << step, steps + (step as usize - 4) * 8)
}

impl Heap {
    unsafe fn fresh(&mut self, size: usize, align: usize) -> *mut u8 {
        if self.end == 0 {
            self.end = memory_size(0) * PAGE;
            self.next = self.end;
        }
        let start = (self.next + align - 1) & !(align - 1);
        if self.reach(start, size) { start as *mut u8 } else { null_mut() }
    }

    /// Makes the block at `start` the last one, of this size; returns false if memory is exhausted.
    unsafe fn reach(&mut self, start: usize, size: usize) -> bool {
        let Some(next) = start.checked_add(size) else {
            return false;
        };
        if next > self.end {
            let pages = (next - self.end - 1) / PAGE + 1;
            if memory_grow(0, pages) == usize::MAX {
                return false;
            }
            self.end += pages * PAGE;
        }
        self.next = next;
        true
    }
}

unsafe impl GlobalAlloc for Allocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let heap = &mut *addr_of_mut!(HEAP);
        let (size, class) = class(layout);
        let block = heap.free[class];
        if block.is_null() || block as usize & (layout.align() - 1) != 0 {
            return heap.fresh(size, layout.align().max(SMALLEST));
        }
        heap.free[class] = *(block as *mut *mut u8);
        block
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        let heap = &mut *addr_of_mut!(HEAP);
        let (size, class) = class(layout);
        if block as usize + size == heap.next {
            heap.next = block as usize;
            return;
        }
        *(block as *mut *mut u8) = heap.free[class];
        heap.free[class] = block;
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let heap = &mut *addr_of_mut!(HEAP);
        let wanted = Layout::from_size_align_unchecked(size, layout.align());
        let ((old_size, _), (new_size, new)) = (class(layout), class(wanted));
        if old_size == new_size {
            return block;
        }
        // The last block changes its size in place. It does not grow if a block of the new size is free;
        // otherwise, a vector that always grows at the end would never reuse freed blocks.
        let is_last = block as usize + old_size == heap.next;
        if is_last && (new_size < old_size || heap.free[new].is_null()) {
            return if heap.reach(block as usize, new_size) { block } else { null_mut() };
        }
        let moved = self.alloc(wanted);
        if !moved.is_null() {
            core::ptr::copy_nonoverlapping(block, moved, layout.size().min(size));
            self.dealloc(block, layout);
        }
        moved
    }
}

/// Called by `alloc` when memory is exhausted.
#[alloc_error_handler]
fn exhausted(_: Layout) -> ! {
    unsafe { crate::host::exhausted() }
}
