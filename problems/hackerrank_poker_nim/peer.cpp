// The solution takes longer: before `main`.
#include "io.h"

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint32_t n = number(), sum = 0;
        number(); // An addition is taken back at once, however many there are.
        while (n--) sum ^= number();
        sum ? put("First\n") : put("Second\n");
    }
    return written();
}
