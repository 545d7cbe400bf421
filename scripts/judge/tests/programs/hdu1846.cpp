#include <cstdio>

int main() {
    int cases, n, m;
    scanf("%d", &cases);
    while (cases--) {
        scanf("%d %d", &n, &m);
        puts(n % (m + 1) ? "first" : "second");
    }
}
