// The solution takes longer: its numbers have 128 bits, the peer's 64; and start-up before `main`.
#include "io.h"

typedef int64_t Value; // A number times 2³².
const Value ONE = 1ll << 32;
static Value value[6561];
static bool known[6561];
static int power[9];

// The simplest number between two bounds, each of which may be missing.
static Value between(bool has_left, Value left, bool has_right, Value right) {
    if ((!has_left || left < 0) && (!has_right || right > 0)) return 0;
    if (has_right && right <= 0) return -between(true, -right, has_left, -left);
    Value step = ONE, least = (left >= 0 ? left / ONE + 1 : 0) * ONE;
    while (has_right && least >= right) {
        step /= 2;
        least = (left / step + 1) * step;
    }
    return least;
}

static Value find(int column, int n) {
    if (known[column]) return value[column];
    bool has[2] = {};
    Value best[2];
    for (int cell = 0; cell < n; ++cell) {
        int colour = column / power[cell] % 3;
        if (!colour) continue;
        int eaten = column - colour * power[cell];
        auto try_option = [&](int player, int option) {
            Value found = find(option, n);
            if (!has[player] || (player ? found < best[1] : found > best[0])) best[player] = found;
            has[player] = true;
        };
        try_option(colour == 1, eaten);
        if (cell && column / power[cell - 1] % 3 == 0) try_option(colour == 2, eaten + colour * power[cell - 1]);
    }
    known[column] = true;
    return value[column] = between(has[0], best[0], has[1], best[1]);
}

int main() {
    int n = number(), column[8] = {};
    power[0] = 1;
    for (int i = 1; i <= n; ++i) power[i] = 3 * power[i - 1];
    for (int row = 0; row < n; ++row) {
        while (*next_byte <= ' ') ++next_byte;
        for (int i = 0; i < n; ++i, ++next_byte) column[i] += (*next_byte == 'W' ? 1 : *next_byte == 'B' ? 2 : 0) * power[row];
    }
    Value sum = 0;
    for (int i = 0; i < n; ++i) sum += find(column[i], n);
    puts(sum > 0 ? "Takahashi" : "Snuke");
}
