#include "io.h"

const int MOST = 100001;
static int v[MOST], start[MOST], follower[MOST], next_open[MOST];

static int find(int at) {
    while (next_open[at] != at) at = next_open[at] = next_open[next_open[at]];
    return at;
}

static int value(int m) {
    std::fill(start, start + m, 0);
    for (int d = 0;; ++d) {
        for (int i = 0; i <= m; ++i) {
            follower[i] = -1;
            next_open[i] = i;
        }
        bool found = false;
        for (int k = m; k--;) {
            int begin = start[k], end = k + 1;
            if (follower[k] >= 0) {
                end = std::max<int>(begin, std::upper_bound(v, v + m, 2 * v[k] - v[follower[k]]) - v);
            }
            found |= begin <= k && k < end;
            for (int i = find(begin); i < std::min(end, k); i = find(i)) {
                follower[i] = k;
                next_open[i] = i + 1;
            }
            start[k] = end;
        }
        if (!found) return d;
    }
}

int main() {
    int sum = 0;
    for (int n = number(); n--;) {
        int m = number();
        for (int i = 0; i < m; ++i) v[i] = number();
        sum ^= value(m);
    }
    puts(sum ? "YES" : "NO");
}
