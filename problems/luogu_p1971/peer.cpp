// The solution takes longer: start-up before `main`, and each search makes a list of its own, with checked indices.
#include "io.h"

// With a border of cells that are neither black nor white.
const int CELLS = 43 * 42;
static char colour[CELLS];
static int mate[CELLS], seen[CELLS], turn, beside[4];

static bool augment(int cell) {
    for (int step : beside) {
        int other = cell + step;
        if (!colour[other] || colour[other] == colour[cell] || seen[other] == turn) continue;
        seen[other] = turn;
        if (!mate[other] || augment(mate[other])) {
            mate[cell] = other;
            mate[other] = cell;
            return true;
        }
    }
    return false;
}

// Removes a cell, and returns whether every maximum matching covered it, that is, whether its player wins.
static bool leave(int cell) {
    int other = mate[cell];
    colour[cell] = 0;
    if (!other) return false;
    mate[other] = 0;
    ++turn;
    return !augment(other);
}

int main() {
    int n = number(), m = number(), width = m + 1, at = 0;
    beside[0] = 1, beside[1] = -1, beside[2] = width, beside[3] = -width;
    const char *byte = next_byte;
    for (int row = 1; row <= n; ++row) {
        while (*byte < '.') ++byte;
        for (int cell = row * width + 1; cell <= row * width + m; ++cell, ++byte) {
            colour[cell] = *byte == 'O' ? 'O' : 'X';
            if (*byte == '.') at = cell;
        }
    }
    next_byte = byte;
    for (int cell = 0; cell < CELLS; ++cell) {
        if (colour[cell] != 'X') continue;
        ++turn;
        augment(cell);
    }
    uint32_t mistakes[1000], count = 0, rounds = number();
    for (uint32_t round = 1; round <= rounds; ++round) {
        int won = 0;
        for (int player = 0; player < 2; ++player) {
            won += leave(at);
            at = number() * width;
            at += number();
        }
        if (won == 2) mistakes[count++] = round;
    }
    put(count);
    put("\n");
    for (uint32_t i = 0; i < count; ++i) {
        put(mistakes[i]);
        put("\n");
    }
    return written();
}
