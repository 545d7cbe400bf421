// The solution takes longer: start-up before `main`.
#include "io.h"

// Returns whether the heaps are floor(k phi) and floor(k phi) + k. No multiple of phi is an integer, so this is decided by
// squares.
static bool lost(uint64_t a, uint64_t b) {
    if (a > b) std::swap(a, b);
    uint64_t k = b - a;
    return a >= k && a * (a - k) <= k * k && k * k < (a + 1) * (a + 1 - k);
}

int main() {
    while (!at_end()) {
        uint32_t a = number(), b = number();
        lost(a, b) ? put("0\n") : put("1\n");
    }
    return written();
}
