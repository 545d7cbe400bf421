// The solution takes longer: page faults: the ends of 100,000 rows, and the switches beside the list of what they gain.
#include "io.h"

static int32_t cards[200000], lengths[200000], heat[200000];

// The value of a row if the first move in it is made when there is no row of even length.
static int32_t worth(const int32_t *row, int length, bool maximizes) {
    int32_t x = row[(length - 1) / 2];
    if (length < 3) return x;
    int32_t before = row[length / 2 - 1], after = row[length / 2 + 1];
    return maximizes ? std::min(x, std::max(before, after)) : std::max(x, std::min(before, after));
}

int main() {
    int rows = number(), even = 0, end = 0;
    for (int i = 0; i < rows; ++i) {
        lengths[i] = number();
        even += lengths[i] % 2 == 0;
        for (int left = lengths[i]; left--;) cards[end++] = number();
    }
    // A row of even length is a switch: its mean, and half of the heat for whoever moves in it.
    int64_t twice = 0;
    const int32_t *row = cards;
    int switches = 0;
    for (int i = 0; i < rows; row += lengths[i++]) {
        int length = lengths[i];
        if (length % 2) {
            twice += 2 * int64_t(worth(row, length, even % 2 == 0));
        } else {
            int32_t a = worth(row, length - 1, even % 2 == 0), b = worth(row + 1, length - 1, even % 2 == 0);
            twice += int64_t(a) + b;
            heat[switches++] = a < b ? b - a : a - b;
        }
    }
    std::sort(heat, heat + switches);
    for (int sign = 1; switches--; sign = -sign) twice += sign * int64_t(heat[switches]);
    printf("%lld\n", static_cast<long long>(twice / 2));
}
