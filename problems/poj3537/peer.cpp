// The solution takes longer: start-up before `main`.
#include "io.h"

// On a strip with two more cells, beyond the ends, a cross takes three cells.
static int value[2003], seen[128];

int main() {
    for (int known = 3; !at_end();) {
        int cells = number() + 2;
        for (; known <= cells; ++known) {
            for (int i = 0, j = known - 3; i <= j; ++i, --j) seen[value[i] ^ value[j]] = known;
            while (seen[value[known]] == known) ++value[known];
        }
        value[cells] ? put("1\n") : put("2\n");
    }
    return written();
}
