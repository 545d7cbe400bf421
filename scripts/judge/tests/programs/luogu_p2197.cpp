#include <cstdio>

int main() {
    int cases, count, heap;
    scanf("%d", &cases);
    while (cases--) {
        int sum = 0;
        scanf("%d", &count);
        while (count--) {
            scanf("%d", &heap);
            sum ^= heap;
        }
        puts(sum ? "Yes" : "No");
    }
}
