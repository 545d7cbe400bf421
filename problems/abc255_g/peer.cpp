#include "io.h"

const int MOST = 200000;
static uint64_t piles[MOST];
static unsigned __int128 forbidden[MOST]; // The size, and in the lower half the size that may not be left.
static uint64_t repeats[MOST], repeat_values[MOST], values[MOST]; // The sizes with the value of a smaller one.
static int repeat_count;

static uint64_t value(uint64_t size) {
    int below = std::lower_bound(repeats, repeats + repeat_count, size) - repeats;
    return below < repeat_count && repeats[below] == size ? repeat_values[below] : size - below;
}

// The number of repeats of each value, by open addressing.
static struct Slot {
    uint64_t value;
    int count;
} slots[1 << 19];

static Slot &slot_of(uint64_t value) {
    uint32_t slot = value * 0x9e3779b97f4a7c15 >> 45;
    while (slots[slot].count && slots[slot].value != value) slot = (slot + 1) & ((1 << 19) - 1);
    return slots[slot];
}

int main() {
    int n = number(), m = number();
    for (int i = 0; i < n; ++i) piles[i] = number<uint64_t>();
    for (int i = 0; i < m; ++i) {
        uint64_t size = number<uint64_t>();
        forbidden[i] = (unsigned __int128)size << 64 | (size - number<uint64_t>());
    }
    std::sort(forbidden, forbidden + m);
    for (int i = 0; i < m;) {
        uint64_t size = forbidden[i] >> 64;
        int length = 0;
        while (i < m && forbidden[i] >> 64 == size) values[length++] = value(forbidden[i++]);
        std::sort(values, values + length);
        // The least value that no move leaves.
        for (int j = 0, k; j < length; j = k) {
            for (k = j; k < length && values[k] == values[j];) ++k;
            Slot &slot = slot_of(values[j]);
            if (k - j == slot.count + 1) {
                slot = {values[j], k - j};
                repeats[repeat_count] = size;
                repeat_values[repeat_count++] = values[j];
                break;
            }
        }
    }
    uint64_t sum = 0;
    for (int i = 0; i < n; ++i) sum ^= value(piles[i]);
    puts(sum ? "Takahashi" : "Aoki");
}
