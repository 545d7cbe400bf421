// The solution takes longer: edges of 24 bytes in a list, and branches by the exclusive or of edges and vertices; the peer keeps the colour with the vertex.
#include "io.h"
#include <vector>

const int MOST = 100001;
// The exclusive or of the remaining neighbours, doubled, with the colours of the edges to them; and their number.
static uint32_t other[MOST], degree[MOST];
// The value of a vertex: an integer, and binary digits with the most significant one at the end. The last digit is 1.
static int32_t whole[MOST];
static std::vector<uint8_t> digits[MOST];

// Visits only as many digits as the shorter number has, which is then discarded, so the total is O(n).
static void add(int32_t &whole, std::vector<uint8_t> &sum, int32_t more, std::vector<uint8_t> &digits) {
    if (sum.size() < digits.size()) sum.swap(digits);
    int carry = 0;
    size_t from = sum.size() - digits.size(), zeros = 0;
    for (size_t i = 0; i < digits.size(); ++i) {
        carry += sum[from + i] + digits[i];
        sum[from + i] = carry % 2;
        carry /= 2;
    }
    whole += more + carry;
    if (from) return;
    while (zeros < sum.size() && !sum[zeros]) ++zeros;
    sum.erase(sum.begin(), sum.begin() + zeros);
}

int main() {
    for (uint32_t tests = number(); tests--;) {
        uint32_t n = number();
        for (uint32_t v = 1; v <= n; ++v) {
            other[v] = degree[v] = whole[v] = 0;
            digits[v].clear();
        }
        for (uint32_t i = 1; i < n; ++i) {
            uint32_t u = number(), v = number(), white = number();
            other[u] ^= 2 * v + white;
            other[v] ^= 2 * u + white;
            ++degree[u];
            ++degree[v];
        }
        for (uint32_t start = 2; start <= n; ++start) {
            for (uint32_t leaf = start; leaf != 1 && degree[leaf] == 1;) {
                uint32_t up = other[leaf] / 2, white = other[leaf] % 2;
                int32_t &value = whole[leaf];
                std::vector<uint8_t> &rest = digits[leaf];
                // x on a black edge becomes (x + p) / 2^(p - 1), with the least p > 0 for which x + p > 1.
                if (white == (value < 0)) {
                    value += white ? -1 : 1;
                } else if (white) {
                    if (!rest.empty()) rest.push_back(0);
                    rest.insert(rest.end(), value, 1);
                    value = -1;
                } else {
                    rest.push_back(1);
                    rest.insert(rest.end(), -value - 1, 0);
                    value = 0;
                }
                degree[leaf] = 0;
                other[up] ^= 2 * leaf + white;
                --degree[up];
                add(whole[up], digits[up], value, rest);
                leaf = up;
            }
        }
        if (whole[1] < 0) {
            put("Ksen Ksen\n");
        } else if (whole[1] || !digits[1].empty()) {
            put("Chef Chef\n");
        } else {
            put("Ksen Chef\n");
        }
    }
    return written();
}
