// The solution takes longer: checked indices, and lists of zeros.
#include "io.h"

// A sum of piles has the number of boxes in its lowest 11 bits, and its value in units of 2^-39 above. Ends with END.
const int64_t END = INT64_MAX / 4;
static int64_t lists[3][(1 << 20) + 1], *spare = lists[2];

// Merges the sums with and without a pile in ascending order, keeping the one with the most boxes for each value.
static int add(int64_t *&sums, int count, int64_t pile) {
    int length = -1;
    int64_t last = END;
    const int64_t *without = sums, *with = sums;
    for (int left = 2 * count; left--;) {
        int64_t a = *without, b = *with + pile, next = std::min(a, b);
        without += a <= b;
        with += a > b;
        length += next >> 11 != last >> 11;
        spare[length] = last = next;
    }
    spare[++length] = END;
    std::swap(sums, spare);
    return length;
}

int main() {
    int64_t *sums[2] = {lists[0], lists[1]};
    int count[2] = {1, 1};
    sums[0][1] = sums[1][1] = END;
    int n = number();
    const char *byte = next_byte;
    for (int i = 0; i < n; ++i) {
        while (*byte < 'A') ++byte;
        const char *foot = byte;
        int64_t value = 0, unit = int64_t(1) << 39;
        bool changed = false;
        for (; *byte >= 'A'; ++byte) {
            changed |= *byte != *foot;
            if (changed) unit /= 2;
            value += *byte == 'B' ? unit : -unit;
        }
        count[i % 2] = add(sums[i % 2], count[i % 2], value * 2048 + (byte - foot));
    }
    int64_t most = 0;
    for (int i = 0, j = count[1] - 1; i < count[0] && j >= 0;) {
        int64_t a = sums[0][i], b = sums[1][j], value = (a >> 11) + (b >> 11);
        if (value == 0) most = std::max(most, (a + b) % 2048);
        i += value <= 0;
        j -= value >= 0;
    }
    printf("%d\n", int(most));
}
