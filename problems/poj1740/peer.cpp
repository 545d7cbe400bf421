// The solution takes longer: start-up before `main`, and reading, with checks.
#include "io.h"

int main() {
    while (uint32_t n = number()) {
        uint64_t unpaired[2] = {0, 0};
        while (n--) {
            uint32_t pile = number();
            if (pile) unpaired[pile / 64] ^= 1ull << pile % 64;
        }
        unpaired[0] | unpaired[1] ? put("1\n") : put("0\n");
    }
    return written();
}
