// The solution takes longer: it finds the backward moves of one position at a time; the peer has rows of positions as bits.
#include "io.h"

// The moves until White, who is to move, is lost, from all positions except those in which he takes the other checker at
// once: elsewhere he never wins.
static uint8_t moves[21][400][400];
static bool is_solved[21];

// For each cell of White, Black's cells as rows of bits: those where White, to move, is lost, and where Black wins.
static void solve(int n) {
    static uint32_t lost[400][24], won[400][24];
    const uint32_t row = (1u << n) - 1;
    memset(lost, 0, sizeof lost);
    for (int white = 0; white < n * n; ++white) lost[white][2 + white / n] = 1u << white % n;
    bool any = true;
    for (int length = 2; any; length += 2) {
        for (int white = 0; white < n * n; ++white) {
            for (int i = 2; i < n + 2; ++i) {
                const uint32_t *at = lost[white] + i;
                won[white][i] = (*at << 1 | *at << 2 | *at >> 1 | *at >> 2 | at[-2] | at[-1] | at[1] | at[2]) & row;
            }
            won[white][2 + white / n] &= ~(1u << white % n);
        }
        any = false;
        for (int white = 0; white < n * n; ++white) {
            const uint32_t *up = won[white >= n ? white - n : white + n];
            const uint32_t *down = won[white + n < n * n ? white + n : white - n];
            const uint32_t *left = won[white % n ? white - 1 : white + 1];
            const uint32_t *right = won[(white + 1) % n ? white + 1 : white - 1];
            for (int i = 2; i < n + 2; ++i) {
                uint32_t found = up[i] & down[i] & left[i] & right[i] & ~lost[white][i];
                lost[white][i] |= found;
                any |= found != 0;
                for (; found; found &= found - 1) moves[n][white][(i - 2) * n + __builtin_ctz(found)] = length;
            }
        }
    }
}

int main() {
    while (!at_end()) {
        int n = number(), place[4];
        for (int &at : place) at = number() - 1;
        if (!is_solved[n]) solve(n);
        is_solved[n] = true;
        int length = moves[n][place[0] * n + place[1]][place[2] * n + place[3]];
        length ? put("BLACK ") : put("WHITE ");
        put(length ? length : 1);
        put("\n");
    }
    return written();
}
