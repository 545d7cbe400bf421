// The solution takes longer: start-up before `main`.
#include "io.h"

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint32_t n = number(), m = number();
        // Either player can ensure that the least possible number of piles is left.
        (n - (n - 1) / m - 1) % 2 ? put("0\n") : put("1\n");
    }
    return written();
}
