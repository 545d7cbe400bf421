// The solution takes longer: a general arena with each road once per player; the peer walks along the roads, and stops at the start.
#include <queue>
#include <vector>
#include "io.h"

typedef unsigned long long ull;
struct State {
    ull total;
    int at;
    bool operator<(const State &other) const { return total > other.total; }
};
const int N = 200001;
static int a[N], b[N], c[N], start[N], arcs[N], open_arcs[N];
static ull best[N];
static bool is_done[2 * N];

int main() {
    const int n = number(), m = number(), v = number() - 1;
    for (int i = 0; i < m; ++i) {
        a[i] = number() - 1, b[i] = number() - 1, c[i] = number();
        ++start[b[i] + 1];
        ++open_arcs[a[i]];
    }
    for (int i = 0; i < n; ++i) start[i + 1] += start[i];
    static int place[N];
    std::copy(start, start + n, place);
    for (int i = 0; i < m; ++i) arcs[place[b[i]]++] = i;
    std::priority_queue<State> queue;
    for (int i = 0; i < n; ++i) {
        if (!open_arcs[i]) {
            queue.push({0, 2 * i});
            queue.push({0, 2 * i + 1});
        }
    }
    while (!queue.empty()) {
        const State top = queue.top();
        queue.pop();
        if (is_done[top.at]) continue;
        is_done[top.at] = true;
        if (top.at == 2 * v) {
            printf("%llu\n", top.total);
            return 0;
        }
        const int vertex = top.at / 2;
        for (int i = start[vertex]; i < start[vertex + 1]; ++i) {
            const int arc = arcs[i], from = a[arc];
            const ull through = top.total + c[arc];
            if (top.at % 2) {
                if (!is_done[2 * from]) queue.push({through, 2 * from});
            } else {
                best[from] = std::max(best[from], through);
                if (!--open_arcs[from]) queue.push({best[from], 2 * from + 1});
            }
        }
    }
    puts("INFINITY");
}
