// The solution takes longer: start-up before `main`.
#include "io.h"

int main() {
    // Each player gets his half of a pile; the middle cards are taken in descending order.
    int n = number(), total[2] = {}, middle[100], middles = 0;
    while (n--) {
        int cards = number();
        for (int i = 0; i < cards; ++i) {
            int card = number();
            if (2 * i + 1 == cards) {
                middle[middles++] = card;
            } else {
                total[2 * i >= cards] += card;
            }
        }
    }
    std::sort(middle, middle + middles);
    for (int turn = 0; middles--; turn ^= 1) total[turn] += middle[middles];
    printf("%d %d\n", total[0], total[1]);
}
