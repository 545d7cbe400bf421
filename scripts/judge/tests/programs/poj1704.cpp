#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int cases, count;
    scanf("%d", &cases);
    while (cases--) {
        scanf("%d", &count);
        std::vector<int> cells(count);
        for (int &cell : cells) scanf("%d", &cell);
        if (count % 2) cells.insert(cells.begin(), 0);
        std::sort(cells.begin(), cells.end());
        int sum = 0;
        for (size_t at = 0; at < cells.size(); at += 2) sum ^= cells[at + 1] - cells[at] - 1;
        printf("%s will win\n", sum ? "Georgia" : "Bob");
    }
}
