// The solution takes longer: in C, by way of WebAssembly, no vector instructions.
#pragma GCC optimize("O3")
#include "io.h"

const int MOST = 200000, WORDS = MOST / 64 + 1;
typedef uint64_t __attribute__((aligned(1), may_alias)) Loose;

static int gaps[200000], least_factor[MOST + 1];
static uint8_t value[MOST + 1];
static uint64_t undecided[WORDS], reached[WORDS];
// The steps, shifted by 0 to 7 bits, after a word of zeros; reading at an offset shifts them by whole bytes.
static uint64_t steps[8][WORDS + 2];

static const Loose *shifted(int bits) { return (const Loose *)((const char *)(steps[bits % 8] + 1) - bits / 8); }

static void find_values(int largest) {
    int words = largest / 64 + 1;
    for (int i = 0; i <= largest; ++i) undecided[i / 64] |= 1ull << i % 64;
    for (int left = largest + 1, now = 0; left; ++now) {
        memset(reached, 0, sizeof reached);
        for (int word = 0; word < words; ++word) {
            // Within a word only the first word of the steps counts; the others follow two heaps at a time.
            int heaps[65], count = 0;
            uint64_t here = reached[word];
            while (uint64_t next = undecided[word] & ~here) {
                int bit = __builtin_ctzll(next);
                undecided[word] ^= 1ull << bit;
                value[64 * word + bit] = now;
                here |= *shifted(bit);
                heaps[count++] = bit;
            }
            left -= count;
            uint64_t *rest = reached + word;
            int length = words - word;
            for (; count > 1; count -= 2) {
                const Loose *a = shifted(heaps[count - 1]), *b = shifted(heaps[count - 2]);
                for (int i = 0; i < length; ++i) rest[i] |= a[i] | b[i];
            }
            if (count) {
                const Loose *a = shifted(heaps[0]);
                for (int i = 0; i < length; ++i) rest[i] |= a[i];
            }
        }
    }
}

int main() {
    int n = number(), forbidden = number(), largest = 0;
    for (int i = 0; i < n; ++i) {
        int blue = integer(), white = integer(), red = integer();
        gaps[2 * i] = white - blue - 1;
        gaps[2 * i + 1] = red - white - 1;
        largest = std::max(largest, std::max(gaps[2 * i], gaps[2 * i + 1]));
    }
    for (int i = 2; i <= largest; ++i) {
        if (!least_factor[i]) {
            for (int j = i; j <= largest; j += i) {
                if (!least_factor[j]) least_factor[j] = i;
            }
        }
        int other = i / least_factor[i];
        if (i != forbidden && (other == 1 || least_factor[other] == other)) {
            for (int shift = 0; shift < 8; ++shift) steps[shift][1 + (i + shift) / 64] |= 1ull << (i + shift) % 64;
        }
    }
    find_values(largest);
    int sum = 0;
    for (int i = 0; i < 2 * n; ++i) sum ^= value[gaps[i]];
    puts(sum ? "Alice\nBob" : "Bob\nAlice");
}
