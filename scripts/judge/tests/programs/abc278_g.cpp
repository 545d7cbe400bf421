#include <cstdio>
#include <cstdlib>
#include <set>
#include <vector>

int n, l, r, a, b;

void take(int x, int count) {
    printf("%d %d\n", x, count);
    fflush(stdout);
    scanf("%d %d", &a, &b);
    if (b <= 0) exit(0);
}

int main() {
    scanf("%d %d %d", &n, &l, &r);
    int middle = l + (n - l) % 2;
    if (middle <= r) {
        puts("First");
        take((n - middle) / 2 + 1, middle);
        while (true) take(n + 2 - a - b, b);
    }
    std::vector<int> values(n + 1);
    for (int size = l; size <= n; size++) {
        std::set<int> reached;
        for (int left = 0; left <= (size - l) / 2; left++) reached.insert(values[left] ^ values[size - l - left]);
        while (reached.count(values[size])) values[size]++;
    }
    std::vector<bool> taken(n + 2);
    taken[0] = taken[n + 1] = true;
    puts(values[n] ? "First" : "Second");
    fflush(stdout);
    if (!values[n]) {
        scanf("%d %d", &a, &b);
        if (b <= 0) return 0;
        for (int at = a; at < a + b; at++) taken[at] = true;
    }
    while (true) {
        int sum = 0;
        for (int pass = 0; pass < 2; pass++) {
            bool done = false;
            for (int start = 1, end; start <= n && !done; start = end + 1) {
                for (end = start; !taken[end]; end++) {}
                int size = end - start;
                if (!pass) sum ^= values[size];
                for (int left = 0; pass && !done && left + l <= size; left++)
                    if ((sum ^ values[size] ^ values[left] ^ values[size - l - left]) == 0) {
                        for (int at = start + left; at < start + left + l; at++) taken[at] = true;
                        take(start + left, l);
                        for (int at = a; at < a + b; at++) taken[at] = true;
                        done = true;
                    }
            }
            if (pass && !done) return 0;
        }
    }
}
