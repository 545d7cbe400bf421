// The solution takes longer: start-up before `main`.
#include "io.h"

const int MOST = 100000, LEAVES = 1 << 17;
// The sides of the rectangles in order: the coordinate in the high bits, the number of the side in the low ones.
static uint64_t rows[MOST], columns[MOST];
static int place[MOST];
// The number of multiples of 2^t in a < x <= b is odd if a and b differ in digit t, so a ^ b has these parities as bits.
static struct {
    uint32_t covers, word, covered;
} tree[2 * LEAVES];

static void update(int node) {
    if (tree[node].covers) {
        tree[node].covered = tree[node].word;
    } else {
        tree[node].covered = node < LEAVES ? tree[2 * node].covered ^ tree[2 * node + 1].covered : 0;
    }
}

static void change(int from, int to, int by) {
    int a = LEAVES + from, b = LEAVES + to - 1;
    for (int low = a, high = b + 1; low < high; low /= 2, high /= 2) {
        if (low % 2) {
            tree[low].covers += by;
            update(low++);
        }
        if (high % 2) {
            tree[--high].covers += by;
            update(high);
        }
    }
    while (a /= 2) {
        update(a);
        b /= 2;
        if (a != b) update(b);
    }
}

int main() {
    number();
    int m = number();
    uint32_t k = number();
    for (int i = 0; i < 2 * m; i += 2) {
        uint64_t a = number() - 1, b = number() - 1, c = number(), d = number();
        rows[i] = a << 32 | i;
        rows[i + 1] = c << 32 | (i + 1);
        columns[i] = b << 32 | i;
        columns[i + 1] = d << 32 | (i + 1);
    }
    std::sort(rows, rows + 2 * m);
    std::sort(columns, columns + 2 * m);
    for (int i = 0; i < 2 * m; ++i) {
        place[uint32_t(columns[i])] = i;
        if (i) tree[LEAVES + i - 1].word = (columns[i - 1] ^ columns[i]) >> 32;
    }
    for (int node = LEAVES; --node;) tree[node].word = tree[2 * node].word ^ tree[2 * node + 1].word;
    uint32_t parities = 0, row = 0;
    for (int i = 0; i < 2 * m; ++i) {
        uint32_t next = rows[i] >> 32, side = uint32_t(rows[i]);
        parities ^= (row ^ next) & tree[1].covered;
        row = next;
        change(place[side & ~1], place[side | 1], side % 2 ? -1 : 1);
    }
    int unused = __builtin_clz(k);
    puts(parities << unused >> unused ? "Hamed" : "Malek");
}
