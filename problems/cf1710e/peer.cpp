#include "io.h"

typedef long long ll;
static int n, m, a[200000], b[200000];
static ll columns[200002], cells[200002];

static bool holds(int t, int a0, int b0) {
    memset(columns, 0, (n + 2) * sizeof *columns);
    int p = n;
    for (int j = 0; j < m; ++j) {
        while (p && a[p - 1] + b[j] > t) --p;
        ++columns[p + 1];
    }
    cells[0] = 0;
    for (int p = 0; p <= n; ++p) {
        cells[p + 1] = cells[p] + p * columns[p + 1];
        columns[p + 1] += columns[p];
    }
    const int rank = std::lower_bound(a, a + n, a0) - a, p0 = std::upper_bound(a, a + n, t - b0) - a;
    ll with = 0, without = 0;
    for (int i = 0; i <= n; ++i) {
        const int low = std::min(i, n - i), high = std::max(i, n - i);
        const ll c = columns[high] - columns[low], s = cells[high] - cells[low];
        const ll f = (n - i) * columns[low] + i * (m - columns[high]) + (2 * i > n ? s : n * c - s);
        with = std::max(with, f);
        without = std::max(without, f - (rank >= i && p0 + i < n));
    }
    return with == without;
}

int main() {
    n = number(), m = number();
    for (int i = 0; i < n; ++i) a[i] = number();
    for (int j = 0; j < m; ++j) b[j] = number();
    const int a0 = a[0], b0 = b[0];
    std::sort(a, a + n);
    std::sort(b, b + m);
    int missed = 1, kept = a0 + b0;
    while (kept - missed > 1) {
        const int t = missed + (kept - missed) / 2;
        (holds(t, a0, b0) ? kept : missed) = t;
    }
    put((uint32_t)kept);
    put("\n");
    return written();
}
