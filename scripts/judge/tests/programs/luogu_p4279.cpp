#include <cstdio>

int main() {
    int cases, count, pile;
    scanf("%d", &cases);
    while (cases--) {
        int sum = 0;
        bool large = false;
        scanf("%d", &count);
        while (count--) {
            scanf("%d", &pile);
            sum ^= pile;
            large |= pile > 1;
        }
        bool wins = (sum != 0) == large;
        puts(wins ? "John" : "Brother");
    }
}
