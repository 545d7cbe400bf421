// The solution takes longer: a row is read as UTF-8 text and scanned three times; and start-up before `main`.
#include "io.h"

// The Grundy values of rows from which pairs of neighbours are taken; from some length they have period 34.
const int LONGEST = 200;
static int value[LONGEST];

int main() {
    for (int n = 2; n < LONGEST; ++n) {
        bool reached[32] = {};
        for (int left = 0; 2 * left <= n - 2; ++left) reached[value[left] ^ value[n - 2 - left]] = true;
        while (reached[value[n]]) ++value[n];
    }
    for (uint32_t tests = number(); tests--;) {
        int n = number(), lead = 0, run = 0, sum = 0;
        const char *cell = next_byte;
        while (*cell < 'A') ++cell;
        next_byte = cell + n;
        for (; cell < next_byte; ++cell) {
            lead += *cell == 'R' ? 1 : -1;
            ++run;
            if (cell[0] != cell[1] && cell + 1 < next_byte) continue;
            sum ^= value[run < LONGEST ? run : LONGEST - 34 + (run - LONGEST) % 34];
            run = 0;
        }
        (lead ? lead > 0 : sum != 0) ? put("Alice\n") : put("Bob\n");
    }
    return written();
}
