// The solution takes longer: pairs of 64-bit numbers, sorted by columns and by rows.
#include "io.h"

const int MOST = 100000;
const uint32_t FAR = 1u << 31;
static uint64_t by_column[MOST], by_row[MOST];

// The lines with a shortcut, each with the first one; the last line is beyond all heaps.
struct Lines {
    uint32_t at[MOST + 1], first[MOST + 1];
    int length = 0;

    void take(const uint64_t *sorted, int n) {
        for (int i = 0; i < n; ++i) {
            uint32_t line = sorted[i] >> 32;
            if (length && at[length - 1] == line) continue;
            at[length] = line;
            first[length++] = sorted[i];
        }
        at[length] = FAR;
    }
};
static Lines columns, rows;

// Runs of lost pairs along diagonals: (x, y), (x + 1, y + 1), …
static uint32_t run_x[2 * MOST + 1], run_y[2 * MOST + 1], run_length[2 * MOST + 1];

int main() {
    int n = number(), m = number();
    for (int i = 0; i < n; ++i) {
        uint64_t x = number(), y = number();
        by_column[i] = x << 32 | y;
        by_row[i] = y << 32 | x;
    }
    std::sort(by_column, by_column + n);
    std::sort(by_row, by_row + n);
    columns.take(by_column, n);
    rows.take(by_row, n);

    int runs = 0, c = 0, r = 0;
    for (uint32_t x = 0, y = 0; x < FAR && y < FAR;) {
        while (columns.at[c] < x) ++c;
        while (rows.at[r] < y) ++r;
        bool column_taken = columns.at[c] == x && columns.first[c] <= y;
        bool row_taken = rows.at[r] == y && rows.first[r] <= x;
        if (column_taken || row_taken) {
            x += column_taken;
            y += row_taken;
            continue;
        }
        uint32_t to_column = columns.at[c + (columns.at[c] == x)] - x;
        uint32_t to_row = rows.at[r + (rows.at[r] == y)] - y;
        uint32_t length = std::min(to_column, to_row);
        run_x[runs] = x;
        run_y[runs] = y;
        run_length[runs++] = length;
        x += length;
        y += length;
    }

    while (m--) {
        uint64_t x = number(), y = number();
        int run = std::upper_bound(run_x, run_x + runs, x) - run_x - 1;
        bool loses = run >= 0 && x - run_x[run] < run_length[run] && y - run_y[run] == x - run_x[run];
        loses = loses || std::binary_search(by_column, by_column + n, x << 32 | y);
        loses ? put("LOSE\n") : put("WIN\n");
    }
    return written();
}
