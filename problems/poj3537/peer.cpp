// The solution takes longer: a list of all options of each heap, and a mex of it after; the peer marks them as they come.
#include "io.h"

// On two cells more, beyond the ends, a cross takes three.
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
