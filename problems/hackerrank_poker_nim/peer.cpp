// The solution takes longer: start-up before `main`.
#include "io.h"

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint32_t n = number(), sum = 0;
        number(); // The opponent reverses each addition at once.
        while (n--) sum ^= number();
        sum ? put("First\n") : put("Second\n");
    }
    return written();
}
