#include <cstdio>
#include <map>

int main() {
    int n, pile, sum = 0, greatest = 0;
    std::map<int, int> counts;
    scanf("%d", &n);
    while (n--) {
        scanf("%d", &pile);
        sum ^= pile;
        counts[pile]++;
    }
    for (auto [size, count] : counts)
        if (count % 2) greatest = size;
    if (sum) puts("-1");
    else printf("%d\n", greatest ? greatest - 1 : 0);
}
