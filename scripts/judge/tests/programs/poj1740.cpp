#include <cstdio>
#include <map>

int main() {
    int count, pile;
    while (scanf("%d", &count) == 1 && count) {
        int sum = 0;
        std::map<int, int> parities;
        while (count--) {
            scanf("%d", &pile);
            sum ^= pile;
            parities[pile] ^= 1;
        }
        bool paired = true;
        for (auto [size, odd] : parities) paired &= !size || !odd;
        puts(paired ? "0" : "1");
    }
}
