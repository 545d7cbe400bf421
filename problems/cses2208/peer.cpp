// The solution takes longer: start-up before `main`.
#include "io.h"

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint32_t odd = 0;
        for (uint32_t n = number(); n--;) odd |= number();
        odd & 1 ? put("first\n") : put("second\n");
    }
    return written();
}
