#include "io.h"

static bool wins(uint64_t a, uint64_t b) {
    if (a == 0) return false;
    return !wins(b % a, a) || b / a % (a + 1) % 2 == 0;
}

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint64_t a = number<uint64_t>(), b = number<uint64_t>();
        wins(std::min(a, b), std::max(a, b)) ? put("First\n") : put("Second\n");
    }
    return written();
}
