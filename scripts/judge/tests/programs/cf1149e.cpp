#include <algorithm>
#include <cstdio>
#include <set>
#include <vector>

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    std::vector<int> taxes(n), entering(n), order, layers(n);
    std::vector<std::vector<int>> roads(n);
    for (int &tax : taxes) scanf("%d", &tax);
    while (m--) {
        int from, to;
        scanf("%d %d", &from, &to);
        roads[from - 1].push_back(to - 1);
        entering[to - 1]++;
    }
    for (int city = 0; city < n; city++)
        if (!entering[city]) order.push_back(city);
    for (size_t at = 0; at < order.size(); at++)
        for (int to : roads[order[at]])
            if (!--entering[to]) order.push_back(to);
    std::vector<int> sums(n);
    for (int at = n - 1; at >= 0; at--) {
        std::set<int> reached;
        for (int to : roads[order[at]]) reached.insert(layers[to]);
        while (reached.count(layers[order[at]])) layers[order[at]]++;
        sums[layers[order[at]]] ^= taxes[order[at]];
    }
    int top = n - 1;
    while (top >= 0 && !sums[top]) top--;
    if (top < 0) return puts("LOSE"), 0;
    // The last city that fits, where another program may take the first.
    int city = n - 1;
    while (layers[city] != top || (taxes[city] ^ sums[top]) >= taxes[city]) city--;
    taxes[city] ^= sums[top];
    for (int to : roads[city]) {
        taxes[to] ^= sums[layers[to]];
        sums[layers[to]] = 0;
    }
    puts("WIN");
    for (int tax : taxes) printf("%d ", tax);
    puts("");
}
