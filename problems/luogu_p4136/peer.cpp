// The solution takes longer: start-up before `main`.
#include "io.h"

int main() {
    while (!at_end()) {
        uint32_t n = number();
        if (!n) break;
        n % 2 ? put("Bob\n") : put("Alice\n");
    }
    return written();
}
