// The solution takes longer: start-up before `main`.
#include "io.h"

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint32_t sum = 0, any = 0;
        for (uint32_t n = number(); n--;) {
            uint32_t pile = number();
            sum ^= pile;
            any |= pile;
        }
        (sum != 0) == (any > 1) ? put("John\n") : put("Brother\n");
    }
    return written();
}
