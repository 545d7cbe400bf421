#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

int main() {
    int n;
    scanf("%d", &n);
    std::vector<int> piles(n);
    for (int &pile : piles) scanf("%d", &pile);
    std::sort(piles.begin(), piles.end(), std::greater<int>());
    int at = 0;
    while (at + 1 < n && piles[at + 1] > at + 1) at++;
    int above = piles[at] - at - 1, right = 0;
    while (at + right + 1 < n && piles[at + right + 1] == at + 1) right++;
    bool first = above % 2 || right % 2;
    puts(first ? "First" : "Second");
}
