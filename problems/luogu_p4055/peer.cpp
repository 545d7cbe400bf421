// The solution takes longer: lists of neighbours, where the peer computes with the grid.
#include "io.h"

// Cells are numbered by rows of 128, with a border of cells that are not free.
const int ROW = 128, CELLS = 102 * ROW, STEPS[] = {-ROW, -1, 1, ROW};
static bool is_free[CELLS], loses[CELLS];
static int mate[CELLS], seen[CELLS], turn;

static bool augment(int cell) {
    seen[cell] = turn;
    for (int step : STEPS) {
        int other = cell + step;
        if (!is_free[other] || mate[other]) continue;
        mate[cell] = other;
        mate[other] = cell;
        return true;
    }
    for (int step : STEPS) {
        int other = cell + step;
        if (!is_free[other] || seen[mate[other]] == turn || !augment(mate[other])) continue;
        mate[cell] = other;
        mate[other] = cell;
        return true;
    }
    return false;
}

// The cells that a maximum matching leaves out, and those that it can leave out instead.
static void mark(int cell) {
    loses[cell] = true;
    for (int step : STEPS) {
        int other = cell + step;
        if (is_free[other] && !loses[mate[other]]) mark(mate[other]);
    }
}

int main() {
    int n = number(), m = number();
    for (int row = 1; row <= n; ++row) {
        while (*next_byte <= ' ') ++next_byte;
        for (int column = 1; column <= m; ++column) is_free[row * ROW + column] = *next_byte++ == '.';
    }
    for (bool grows = true; grows;) {
        grows = false;
        ++turn;
        for (int row = 1; row <= n; ++row) {
            for (int column = 1 + row % 2; column <= m; column += 2) {
                int cell = row * ROW + column;
                grows |= is_free[cell] && !mate[cell] && augment(cell);
            }
        }
    }
    bool any = false;
    for (int cell = 0; cell < CELLS; ++cell) {
        if (!is_free[cell] || mate[cell]) continue;
        any = true;
        if (!loses[cell]) mark(cell);
    }
    any ? put("WIN\n") : put("LOSE\n");
    for (int row = 1; row <= n; ++row) {
        for (int column = 1; column <= m; ++column) {
            if (!loses[row * ROW + column]) continue;
            put(row);
            put(" ");
            put(column);
            put("\n");
        }
    }
    return written();
}
