// The solution takes longer: start-up before `main`.
#include "io.h"

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint32_t sum = 0;
        for (uint32_t n = number(); n--;) sum ^= number();
        sum ? put("Yes\n") : put("No\n");
    }
    return written();
}
