#include "io.h"

const int MOST = 1000;

// The values of a castle after mixed forces, infantry and cavalry, until the last five triples recur.
static struct Table {
    int start, period;
    uint8_t values[MOST][3];
} tables[6][6][6];

static int mex(int a, int b, int c) { return __builtin_ctz(~(1 << a | 1 << b | 1 << c)); }

static void fill(Table &table, int x, int y, int z) {
    static uint32_t rows[MOST];
    for (int i = 1;; ++i) {
        int mixed = table.values[std::max(i - x, 0)][0];
        int infantry = table.values[std::max(i - y, 0)][1];
        int cavalry = table.values[std::max(i - z, 0)][2];
        uint8_t *value = table.values[i];
        value[0] = mex(mixed, infantry, cavalry);
        value[1] = mex(mixed, mixed, cavalry);
        value[2] = mex(mixed, mixed, infantry);
        rows[i] = (rows[i - 1] << 6 | value[0] << 4 | value[1] << 2 | value[2]) & ((1 << 30) - 1);
        for (int j = 0; j < i; ++j) {
            if (rows[j] == rows[i]) {
                table.start = j + 1;
                table.period = i - j;
                return;
            }
        }
    }
}

int main() {
    for (uint32_t tests = number(); tests--;) {
        static uint32_t castles[MOST];
        uint32_t n = number();
        int x = number(), y = number(), z = number();
        Table &table = tables[x][y][z];
        if (!table.period) fill(table, x, y, z);
        uint64_t start = table.start, period = table.period;
        while (n--) {
            uint64_t count = number<uint64_t>();
            ++castles[count < start ? count : start + (count - start) % period];
        }
        int sum = 0, end = start + period;
        for (int i = 1; i < end; ++i) {
            if (castles[i] & 1) sum ^= table.values[i][0];
        }
        uint32_t answer = 0;
        for (int i = 1; i < end; ++i) {
            int wanted = sum ^ table.values[i][0];
            int kills[] = {x, y, z};
            for (int attack = 0; attack < 3; ++attack) {
                if (table.values[std::max(i - kills[attack], 0)][attack] == wanted) answer += castles[i];
            }
            castles[i] = 0;
        }
        put(answer);
        put("\n");
    }
    return written();
}
