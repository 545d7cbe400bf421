// The solution takes longer: start-up before `main`.
#include "io.h"

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint32_t n = number(), m = number();
        n % (m + 1) ? put("first\n") : put("second\n");
    }
    return written();
}
