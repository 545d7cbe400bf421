#include <cstdio>
#include <vector>

int main() {
    int n;
    scanf("%d", &n);
    std::vector<std::vector<int>> neighbours(n);
    for (int edge = 1; edge < n; edge++) {
        int a, b;
        scanf("%d %d", &a, &b);
        neighbours[a - 1].push_back(b - 1);
        neighbours[b - 1].push_back(a - 1);
    }
    std::vector<int> order{0}, parents(n, -1), values(n);
    for (int at = 0; at < n; at++)
        for (int next : neighbours[order[at]])
            if (next != parents[order[at]]) parents[next] = order[at], order.push_back(next);
    for (int at = n - 1; at > 0; at--) {
        int v = order[at], parent = parents[v], value = values[v] + 1;
        values[parent] = values[parent] ^ value;
    }
    puts(values[0] ? "Alice" : "Bob");
}
