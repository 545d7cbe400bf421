// The solution takes longer: start-up before `main`.
#include "io.h"

const int LAST_LOST = 1222;
static uint8_t value[LAST_LOST + 1]; // All of them are below 64.

int main() {
    for (int heap = 3; heap <= LAST_LOST; ++heap) {
        uint64_t seen = 0;
        for (int part = 1; 2 * part < heap; ++part) seen |= 1ull << (value[part] ^ value[heap - part]);
        value[heap] = __builtin_ctzll(~seen);
    }
    for (uint32_t tests = number(); tests--;) {
        uint32_t heap = number();
        heap > LAST_LOST || value[heap] ? put("first\n") : put("second\n");
    }
    return written();
}
