// The solution takes longer: start-up before `main`.
#include "io.h"

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint32_t n = number(), sum = 0;
        number();
        number(); // The opponent reverses each retreat at once.
        while (n--) {
            integer();
            int black = integer(), white = integer();
            sum ^= abs(black - white) - 1;
        }
        sum ? put("Yes\n") : put("No\n");
    }
    return written();
}
