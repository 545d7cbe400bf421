// The solution takes longer: start-up before `main`.
#include "io.h"

// The value of each heap as one bit of 128.
typedef uint64_t Bits __attribute__((vector_size(16)));
static Bits bits[10001];
static int64_t steps[100];
static int heaps[10000], start[101], value[10001];

int main() {
    while (int k = number()) {
        for (int i = 0; i < k; ++i) steps[i] = -number<int64_t>();
        std::sort(steps, steps + k);
        int m = number(), count = 0, largest = 0;
        for (int i = 0; i < m; ++i) {
            for (int l = number(); l--;) largest = std::max(largest, heaps[count++] = number());
            start[i + 1] = count;
        }
        int first = k;
        for (int heap = 0; heap <= largest; ++heap) {
            while (first && heap + steps[first - 1] >= 0) --first;
            Bits seen = {0, 0}, *here = bits + heap;
            for (int i = first; i < k; ++i) seen |= here[steps[i]];
            int half = ~seen[0] ? 0 : 1, digit = __builtin_ctzll(~seen[half]);
            value[heap] = 64 * half + digit;
            bits[heap] = half ? Bits{0, 1ull << digit} : Bits{1ull << digit, 0};
        }
        for (int i = 0; i < m; ++i) {
            int sum = 0;
            for (int at = start[i]; at < start[i + 1]; ++at) sum ^= value[heaps[at]];
            sum ? put("W") : put("L");
        }
        put("\n");
    }
    return written();
}
