// The solution takes longer: a third of it is start-up before `main`.
#include "io.h"

static int value(int heap, int k) {
    int quotient = heap / k, rest = heap % k;
    while (rest) {
        // Makes all steps with this quotient at once; the next quotient follows without a division of the heap.
        int step = quotient + 1;
        int beyond = rest <= step ? step - rest : step - 1 - (rest - 1) % step;
        if (beyond <= k) {
            if (!beyond) return quotient;
            --quotient;
            rest = k - beyond;
        } else {
            int less = (beyond + k - 1) / k;
            quotient -= less;
            rest = less * k - beyond;
        }
    }
    return quotient;
}

int main() {
    int sum = 0;
    for (int n = number(); n--;) {
        int heap = number();
        sum ^= value(heap, number());
    }
    puts(sum ? "Takahashi" : "Aoki");
}
