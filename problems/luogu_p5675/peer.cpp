// The solution takes longer: start-up before `main`, and it computes the sums anew for each heap, where the peer does so only for the heaps of a basis.
#include "io.h"

const uint64_t P = 1'000'000'007;
static int n, rank, added[8];
static uint32_t heaps[200], sums[256];
static uint64_t power[200];

// The nim-sums of subsets of all heaps except one form a vector space, with a basis of heaps.
static void find_sums(int without) {
    bool is_sum[256] = {true};
    rank = 0;
    for (int i = 0; i < n; ++i) {
        if (i == without || is_sum[heaps[i]]) continue;
        for (int k = 0; k < 1 << rank; ++k) is_sum[sums[k | 1 << rank] = sums[k] ^ heaps[i]] = true;
        added[rank++] = i;
    }
}

// The number of sets of other heaps whose nim-sum is at least the marked heap.
static uint64_t lost(int named) {
    uint64_t losing = 0;
    for (int k = 0; k < 1 << rank; ++k) losing += sums[k] >= heaps[named];
    return losing * power[n - 1 - rank];
}

int main() {
    n = number();
    power[0] = 1;
    for (int i = 0; i < n; ++i) heaps[i] = number();
    for (int i = 1; i < n; ++i) power[i] = power[i - 1] * 2 % P;
    find_sums(-1);
    bool is_in_basis[200] = {};
    for (int k = 0; k < rank; ++k) is_in_basis[added[k]] = true;
    uint64_t total = 0;
    for (int i = 0; i < n; ++i) {
        if (!is_in_basis[i]) total += lost(i);
    }
    for (int i = 0; i < n; ++i) {
        if (!is_in_basis[i]) continue;
        find_sums(i);
        total += lost(i);
    }
    printf("%d\n", int(total % P));
}
