// The solution takes longer: start-up before `main`.
#include "io.h"

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint32_t sum = 0;
        for (uint32_t n = number(); n--;) {
            // The values of the sizes 4k - 1 and 4k are exchanged.
            uint32_t heap = number();
            sum ^= heap % 4 == 3 ? heap + 1 : heap % 4 == 0 ? heap - 1 : heap;
        }
        sum ? put("Alice\n") : put("Bob\n");
    }
    return written();
}
