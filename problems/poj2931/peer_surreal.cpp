// The solution takes longer: start-up before `main`.
#include "io.h"

static char letter() {
    while (*next_byte <= ' ') ++next_byte;
    return *next_byte++;
}

// In units of 2^-50: a cube of the first colour is worth 1; from the first change of colour on, each cube is worth half
// of the one before.
static int64_t three_towers() {
    uint32_t heights[3];
    for (uint32_t &height : heights) height = number();
    int64_t sum = 0;
    for (uint32_t height : heights) {
        char first = 0;
        int64_t worth = 1ll << 50;
        bool mixed = false;
        while (height--) {
            char cube = letter();
            if (!first) first = cube;
            mixed |= cube != first;
            if (mixed) worth /= 2;
            sum += cube == 'W' ? worth : -worth;
        }
    }
    return sum;
}

int main() {
    for (uint32_t tests = number(); tests--;) {
        for (int i = 0; i < 4; ++i) letter();
        put("Test ");
        put(number());
        int64_t first = three_towers(), second = three_towers();
        first >= second ? put(": Yes\n") : put(": No\n");
    }
    return written();
}
