// The solution takes longer: start-up before `main`.
#include "io.h"

typedef unsigned __int128 u128;

// Returns whether the ratio exceeds the golden ratio, decided by squares.
static bool wins(uint64_t a, uint64_t b) {
    if (a < b) std::swap(a, b);
    return a == b || u128(a) * (a - b) > u128(b) * b;
}

int main() {
    while (!at_end()) {
        uint64_t a = number<uint64_t>(), b = number<uint64_t>();
        if (!a && !b) break;
        wins(a, b) ? put("Stan wins\n") : put("Ollie wins\n");
    }
    return written();
}
