// The solution takes longer: start-up before `main`, and two fifths of the instructions sort; the peer sets bits.
#include "io.h"

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint64_t cells[157] = {};
        for (uint32_t n = number(); n--;) {
            uint32_t cell = number();
            cells[cell / 64] |= 1ull << cell % 64;
        }
        // The gaps below every second chessman, the last one among them, and below the others.
        uint32_t sum = 0, others = 0, before = 0;
        for (uint32_t word = 0; word < 157; ++word) {
            for (uint64_t left = cells[word]; left; left &= left - 1) {
                uint32_t cell = 64 * word + __builtin_ctzll(left);
                std::swap(sum, others);
                sum ^= cell - before - 1;
                before = cell;
            }
        }
        sum ? put("Georgia will win\n") : put("Bob will win\n");
    }
    return written();
}
